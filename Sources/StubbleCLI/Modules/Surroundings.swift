import StubbleSemantics

/// The packages and Xcode projects around the paths of a command, and the sources in them that the command does not name.
///
/// What is generated for a file depends on the other files that it is compiled with, and must fit them, whether the
/// command names them or not.
struct Surroundings: Sendable {
  let xcode: XcodeProjects
  /// The files, and folders with files, that a search of the command's paths does not find.
  let paths: [String]
  /// The Swift files and folders that a search of the command's paths left out.
  private let leftOut: [String]
  /// The folders of the targets of packages that are no tests.
  private let folders: [String]

  /// - Parameters:
  ///   - paths: The paths of the command.
  ///   - xcode: The Xcode projects in and around them.
  ///   - leftOut: The Swift files and folders that a search of the paths left out.
  init(of paths: [String], _ xcode: XcodeProjects, leftOut: [String] = []) {
    self.xcode = xcode
    self.leftOut = leftOut
    let roots = paths.compactMap(System.realPath)
    let folders = roots.map { System.isFolder($0) ? $0 : Path.folder(of: $0) }
    let packages = folders.pathKeys.sorted().compactMap { Modules.folderOfPackage(around: $0.path) }
    let sources = Package.all(in: packages + xcode.packages).flatMap { folder, package in
      package.isWhole
        ? package.sourceFolders : [Path.join(folder, "Sources")].filter(System.isFolder)
    }
    self.folders = sources
    let ofPackages = sources.filter { folder in !roots.contains { Discovery.reaches(folder, from: $0) } }
    let ofProjects = xcode.sources.filter { source in
      !roots.contains { PathKey($0) == source || source.path.hasPathPrefix(Path.withSlash($0)) }
    }
    let here = System.currentFolder()
    self.paths = ofProjects.union(ofPackages.pathKeys).sorted().map { Path.shown($0.path, in: here) }
  }

  /// Returns the files, and folders with files, that targets compile although searches left them out, because git ignores
  /// them or the command excludes them.
  ///
  /// - Parameter others: What a search of `paths` left out.
  func compiled(leftOut others: [String]) -> [String] {
    let here = System.currentFolder()
    let sources = (leftOut.isEmpty && others.isEmpty ? [] : xcode.sources).map(\.path)
    return (leftOut + others).flatMap { path -> [String] in
      guard let absolute = System.realPath(path) else { return [] }
      if (folders + sources).contains(where: { absolute.isPath(in: $0) }) { return [path] }
      return sources.filter { $0.isPath(in: absolute) }.map { Path.shown($0, in: here) }
    }
  }
}
