import StubbleRewriter
import StubbleSemantics

/// The modules and compiler settings of files, found by what the user gives, by the package manifests above the files,
/// and by Xcode projects.
///
/// If none of these mentions a file, its module is unknown, and its settings are those that the nearest Xcode project
/// has in common for all targets.
struct Modules: Sendable {
  /// How a file, or the files in a folder, belong to a module, as manifests and the settings around Xcode projects
  /// describe it.
  private struct Membership: Sendable {
    /// The compilation, which an Xcode project overrides if `mayBeInProjects` is true and the project mentions the
    /// file.
    var compilation: Compilation
    var mayBeInProjects = true
    /// Whether a manifest excludes the file or folder from its target.
    var isLeftOut = false
    /// Whether a manifest names single files of the folder, so that its files may differ.
    var isDivided = false
  }

  private struct Folder: Sendable {
    /// The absolute path, with symbolic links resolved.
    let path: String
    let membership: Membership
    let named: ModuleSet?

    /// Returns the absolute path of a file in the folder, given by any path.
    func path(of file: String) -> String { path + "/" + Path.split(file).name }
  }

  private let named: NamedModules
  private var xcode: XcodeProjects
  private var folders: [Folder] = []
  /// The indices of the folders by their paths as they are written; `nil` for a folder that does not exist.
  private var indices: [PathKey: Int?] = [:]
  /// The index of the folder of the previous request, since the files of a folder usually follow each other.
  private var latest: (shown: String, index: Int?) = ("", nil)
  /// The packages by folder; `nil` for a folder without a manifest.
  private var packages: [PathKey: Package?] = [:]
  /// The settings of Xcode projects by folder; `nil` for a folder without a project.
  private var projects: [PathKey: XcodeSettings?] = [:]

  init(named: NamedModules = NamedModules(), xcode: XcodeProjects = XcodeProjects()) {
    self.named = named
    self.xcode = xcode
  }

  /// The folders of the test targets of all packages that files were found in.
  var testFolders: [String] {
    packages.values.flatMap { $0?.targets ?? [] }.filter(\.isTest).flatMap(\.folders).sorted()
  }

  /// The warnings about the manifests of all packages that files were found in.
  var diagnostics: [FileDiagnostic] {
    packages.sorted { $0.key < $1.key }.flatMap { $0.value?.diagnostics ?? [] }
  }

  /// Returns the compilation of a file. It depends on the folder that the file is in, even if the file is a symbolic
  /// link to another.
  mutating func compilation(of path: String) -> Compilation {
    guard let index = indexOfFolder(around: path) else { return .unknown }
    let folder = folders[index]
    let membership = folder.membership.isDivided ? membership(of: folder.path(of: path)) : folder.membership
    var compilation = membership.compilation
    if membership.mayBeInProjects {
      compilation = xcode.compilation(of: folder.path(of: path)) ?? compilation
    }
    if let named = folder.named { compilation.modules = named }
    return compilation
  }

  /// Returns the modules of a file, which is less work than to find its whole compilation.
  mutating func modules(of path: String) -> ModuleSet {
    guard let index = indexOfFolder(around: path) else { return .unknown }
    if let named = folders[index].named { return named }
    if folders[index].membership.isDivided || folders[index].membership.mayBeInProjects {
      return compilation(of: path).modules
    }
    return folders[index].membership.compilation.modules
  }

  /// Returns the compilation of a file that may be in several modules, by all paths that lead to it.
  mutating func compilation(of input: Input) -> Compilation {
    let first = compilation(of: input.path)
    if input.otherPaths.isEmpty { return first }
    return Compilation(joining: [first] + input.otherPaths.map { compilation(of: $0) })
  }

  /// Returns whether a manifest excludes a file from its target, and neither the user nor an Xcode project includes it.
  mutating func leavesOut(_ path: String) -> Bool {
    guard let index = indexOfFolder(around: path), folders[index].named == nil else { return false }
    guard folders[index].membership.isLeftOut || folders[index].membership.isDivided else { return false }
    let file = folders[index].path(of: path)
    return membership(of: file).isLeftOut && xcode.compilation(of: file) == nil
  }

  /// Returns whether manifests exclude all files of a folder from their targets, and the user does not include it.
  mutating func leavesOut(folder path: String) -> Bool {
    guard let index = indexOfFolder(around: Path.withSlash(path)) else { return false }
    let folder = folders[index]
    guard folder.named == nil, folder.membership.isLeftOut else { return false }
    for around in Path.upward(from: folder.path) {
      if let package = package(in: around) { return package.compilesNothing(in: folder.path) }
    }
    return false
  }

  /// Returns the index of the folder that a file is in; `nil` if the folder does not exist.
  private mutating func indexOfFolder(around path: String) -> Int? {
    let shown = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? "."
    if !shown.isEmpty, shown.hasSameBytes(as: latest.shown) { return latest.index }
    let key = PathKey(String(shown))
    let index = indices[key] ?? System.realPath(shown.isEmpty ? "/" : key.path).map { addFolder($0) }
    indices[key] = .some(index)
    latest = (key.path, index)
    return index
  }

  private mutating func addFolder(_ path: String) -> Int {
    folders.append(makeFolder(path))
    return folders.count - 1
  }

  private mutating func makeFolder(_ path: String) -> Folder {
    Folder(path: path, membership: membership(of: path), named: named.modules(ofFolder: path))
  }

  /// Returns the membership of a file or folder by the nearest manifest, or else by the settings around the nearest Xcode
  /// project.
  private mutating func membership(of path: String) -> Membership {
    let folders = Path.upward(from: path)
    for folder in folders {
      if let package = package(in: folder) { return Self.membership(of: path, in: package, root: folder) }
    }
    for folder in folders {
      guard let project = project(in: folder) else { continue }
      return Membership(compilation: Compilation(modules: .unknown, settings: project.settings))
    }
    return Membership(compilation: .unknown)
  }

  /// Returns the membership of a file or folder in a package. A file that is in no target belongs to the same module as the
  /// other files of its folder below `Sources`.
  private static func membership(of path: String, in package: Package, root: String) -> Membership {
    let target = package.target(of: path)
    let below = Path.names(in: Path.relative(path, to: root) ?? "")
    let name = target?.name ?? below.prefix(2).joined(separator: "/")
    let isLeftOut = package.leavesOut(path)
    let module = Module(
      ofProduct: name, target: name, origin: isLeftOut ? path : root, isDeclared: target != nil)
    return Membership(
      compilation: Compilation(
        modules: ModuleSet(module), settings: target?.settings ?? package.otherSettings),
      mayBeInProjects: target == nil, isLeftOut: isLeftOut, isDivided: package.namesFiles(in: path))
  }

  private mutating func project(in folder: String) -> XcodeSettings? {
    if let known = projects[PathKey(folder)] { return known }
    let settings = XcodeSettings(in: folder)
    projects[PathKey(folder)] = .some(settings)
    return settings
  }

  private mutating func package(in folder: String) -> Package? {
    if let known = packages[PathKey(folder)] { return known }
    let package = Package(in: folder)
    packages[PathKey(folder)] = .some(package)
    return package
  }

  /// Returns the existing folders of the targets of a package, and of the local packages in its folder that it depends
  /// on, other than tests, relative to the package's folder; and whether its manifest spells out all targets.
  static func sourceFolders(ofPackageIn folder: String) -> (folders: [String], areAll: Bool) {
    let packages = Package.all(in: [folder])
    let inside = packages.filter {
      PathKey($0.folder) == PathKey(folder) || $0.folder.hasPathPrefix(folder + "/")
    }
    let folders = inside.flatMap { found -> [String] in
      let isOther = PathKey(found.folder) != PathKey(folder)
      return isOther && !found.package.isWhole ? [found.folder] : found.package.sourceFolders
    }
    let shown = folders.pathKeys.sorted().map(\.path).map {
      PathKey($0) == PathKey(folder) ? "." : Path.shown($0, in: folder)
    }
    return (shown, packages.first?.package.isWhole ?? false)
  }

  /// Returns the folders of the package and of the git work tree that a file or folder is in.
  static func tops(around path: String) -> [String] {
    guard let path = System.realPath(path) else { return [] }
    return [folderOfPackage(around: path), GitWorkTree(around: path)?.top].compactMap(\.self)
  }

  /// Returns the nearest folder with a manifest, at or above an absolute path.
  static func folderOfPackage(around path: String) -> String? {
    Path.upward(from: path).first(where: ManifestFile.exists)
  }
}
