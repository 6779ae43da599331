import StubbleSemantics

/// The absolute paths by which a compiler may know a source: those of links that lead to it count as well, and the
/// current folder may have two names itself.
struct SourceNames {
  private let linksByTarget: [PathKey: [String]]
  private let currentFolders: Set<PathKey>

  init(_ found: Discovery.Result) {
    linksByTarget = Dictionary(grouping: found.links) { PathKey(System.realPath($0) ?? $0) }
    currentFolders = [System.currentFolder(), System.logicalCurrentFolder].pathKeys
  }

  /// All names of a file that was found.
  func names(of path: String) -> Set<PathKey> {
    guard let target = System.realPath(path) else { return spellings(of: path) }
    let links = linksByTarget[PathKey(target)] ?? []
    return links.reduce(into: spellings(of: path).union([PathKey(target)])) {
      $0.formUnion(spellings(of: $1))
    }
  }

  private func spellings(of path: String) -> Set<PathKey> {
    var names = currentFolders.map { Self.normalized(path.hasPrefix("/") ? path : $0.path + "/" + path) }
      .pathKeys
    let (folder, name) = TemporaryName.split(path)
    if let real = System.realPath(folder.isEmpty ? "." : folder) {
      names.insert(PathKey(Self.normalized(real + "/" + name)))
    }
    return names
  }

  /// Without `.`, `..` and doubled slashes, as compilers look paths up.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
