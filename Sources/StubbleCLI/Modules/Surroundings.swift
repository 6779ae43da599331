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
  /// The packages, with the local ones that they depend on.
  private let packages: [LocatedPackage]

  private typealias LocatedPackage = (folder: String, package: Package)

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
    self.packages = Package.all(in: packages + xcode.packages)
    let sources = self.packages.flatMap(Self.sources)
    let ofPackages = sources.filter { folder in !roots.contains { Discovery.reaches(folder, from: $0) } }
    let ofProjects = xcode.sources.filter { source in
      !roots.contains { PathKey($0) == source || source.path.hasPathPrefix(Path.withSlash($0)) }
    }
    let here = System.currentFolder()
    self.paths = ofProjects.union(ofPackages.pathKeys).sorted().map { Path.shown($0.path, in: here) }
  }

  /// Returns the folders of a package's targets, except tests.
  private static func sources(of located: LocatedPackage) -> [String] {
    located.package.isWhole
      ? located.package.sourceFolders : [Path.join(located.folder, "Sources")].filter(System.isFolder)
  }

  /// Returns the files, and folders with files, that targets compile although searches left them out, because git ignores
  /// them or the command excludes them.
  ///
  /// - Parameter others: What a search of `paths` left out.
  func compiled(leftOut others: [String]) -> [String] {
    let paths = (leftOut + others).compactMap(System.realPath).pathKeys
    if paths.isEmpty { return [] }
    let packages = Package.all(
      in: Set(paths.map { Path.folder(of: $0.path) }).compactMap(Modules.folderOfPackage), and: packages)
    let inside = paths.filter { isCompiled($0.path, in: packages) }
    let around = xcode.sources.union(packages.flatMap(Self.sources).pathKeys)
      .filter { Self.isInside($0.path, paths) }
    let here = System.currentFolder()
    return inside.union(around).sorted().map { Path.shown($0.path, in: here) }
  }

  /// Returns whether a target of the package around a file or folder contains it, or an Xcode project lists it.
  private func isCompiled(_ path: String, in packages: [LocatedPackage]) -> Bool {
    let folder = Modules.folderOfPackage(around: Path.folder(of: path)).map(PathKey.init)
    let package = packages.first { PathKey($0.folder) == folder }
    return package.map { Self.compiles(path, $0) } ?? false || Self.isInside(path, xcode.sources)
  }

  private static func isInside(_ path: String, _ folders: Set<PathKey>) -> Bool {
    Path.upward(from: path).contains { folders.contains(PathKey($0)) }
  }

  /// Returns whether a package's target contains a file or folder.
  private static func compiles(_ path: String, _ located: LocatedPackage) -> Bool {
    located.package.isWhole
      ? located.package.targets.contains { $0.contains(path) }
      : sources(of: located).contains(where: path.isPath(in:))
  }
}
