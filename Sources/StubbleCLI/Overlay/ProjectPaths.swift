import StubbleSemantics

/// The folders and files of a project, by all their paths.
struct ProjectPaths: Sendable {
  /// The absolute paths, each with a slash at the end.
  private let paths: [String]

  init(_ paths: [String]) {
    let written = [System.currentFolder(), System.logicalCurrentFolder].flatMap { folder in
      paths.map { Path.join(folder, $0) }
    }
    self.paths = (written + paths.compactMap(System.realPath)).map(Path.withSlash)
  }

  /// Returns whether a file is one of the places, or in a folder that is.
  func contains(_ file: PathKey) -> Bool {
    let path = Path.withSlash(file.path)
    return paths.contains { path.hasPathPrefix($0) }
  }
}
