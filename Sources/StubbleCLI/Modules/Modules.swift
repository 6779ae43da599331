import StubbleRewriter
import StubbleSemantics

/// Tells which files are compiled together: by what the user says, from the package manifests above them, and from
/// Xcode projects.
///
/// Of a file that none of these mentions, the module is not known; the nearest Xcode project tells of its isolation.
struct Modules: Sendable {
  /// What manifests and the settings around projects say of a file, or of the files in a folder.
  private struct Place: Sendable {
    /// Of all files, or of those that no Xcode project mentions.
    var compilation: Compilation
    var mayBeInProjects = true
    /// A manifest leaves it out of its target.
    var isLeftOut = false
    /// A manifest names single files of the folder.
    var isDivided = false
  }

  private struct Folder: Sendable {
    /// Absolute, without links.
    let path: String
    let place: Place
    let named: ModuleSet?

    /// The absolute path of a file in the folder, however it was written.
    func path(of file: String) -> String { path + "/" + TemporaryName.split(file).name }
  }

  private let named: NamedModules
  private var xcode: XcodeProjects
  /// By folder as it is written in paths; nil where it is not there.
  private var folders: [PathKey: Folder?] = [:]
  /// The folder that was asked for last: paths come one folder after another.
  private var latest: (shown: String, folder: Folder?) = ("", nil)
  /// By folder; nil where there is no manifest.
  private var packages: [PathKey: Package?] = [:]
  /// By folder; nil where there is no Xcode project.
  private var projects: [PathKey: XcodeSettings?] = [:]

  init(named: NamedModules = NamedModules(), xcode: XcodeProjects = XcodeProjects()) {
    self.named = named
    self.xcode = xcode
  }

  /// The folders of the tests of all packages that files were found in.
  var testFolders: [String] {
    packages.values.flatMap { $0?.targets ?? [] }.filter(\.isTest).flatMap(\.folders).sorted()
  }

  /// What the manifests of all packages that files were found in leave open.
  var findings: [Finding] {
    packages.sorted { $0.key < $1.key }.flatMap { $0.value?.findings ?? [] }
  }

  /// A file belongs to the modules that its folder's place gives it, even if it is a link.
  mutating func compilation(of path: String) -> Compilation {
    guard let folder = folder(around: path) else { return .unknown }
    let place = folder.place.isDivided ? place(of: folder.path(of: path)) : folder.place
    var compilation = place.compilation
    if place.mayBeInProjects { compilation = xcode.compilation(of: folder.path(of: path)) ?? compilation }
    if let named = folder.named { compilation.modules = named }
    return compilation
  }

  /// A manifest leaves a file out of its target, and nobody else says that it is compiled.
  mutating func leavesOut(_ path: String) -> Bool {
    guard let folder = folder(around: path), folder.named == nil else { return false }
    guard folder.place.isLeftOut || folder.place.isDivided else { return false }
    let file = folder.path(of: path)
    return place(of: file).isLeftOut && xcode.compilation(of: file) == nil
  }

  private mutating func folder(around path: String) -> Folder? {
    let shown = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? "."
    if !shown.isEmpty, shown.hasSameBytes(as: latest.shown) { return latest.folder }
    let key = PathKey(String(shown))
    let folder = folders[key] ?? System.realPath(shown.isEmpty ? "/" : key.path).map { makeFolder($0) }
    folders[key] = .some(folder)
    latest = (key.path, folder)
    return folder
  }

  private mutating func makeFolder(_ path: String) -> Folder {
    Folder(path: path, place: place(of: path), named: named.modules(ofFolder: path))
  }

  /// What the nearest manifest says, or else the settings around the nearest Xcode project.
  private mutating func place(of path: String) -> Place {
    let folders = Self.folders(from: path)
    for folder in folders {
      if let package = package(in: folder) { return Self.place(of: path, in: package, root: folder) }
    }
    for folder in folders {
      guard let project = project(in: folder) else { continue }
      return Place(compilation: Compilation(modules: .unknown, settings: project.settings))
    }
    return Place(compilation: .unknown)
  }

  /// A file that is in no target belongs with the others of its folder below `Sources`.
  private static func place(of path: String, in package: Package, root: String) -> Place {
    let target = package.target(of: path)
    let below = path[path.utf8.index(path.startIndex, offsetBy: root.utf8.count)...].split(separator: "/")
    let name = target?.name ?? below.prefix(2).joined(separator: "/")
    let isLeftOut = package.leavesOut(path)
    let module = Module(ofProduct: name, target: name, origin: isLeftOut ? path : root)
    return Place(
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

  /// The folders of a package's targets that are no tests, as far as they are there; relative to its own. None if
  /// there may be more than the manifest shows.
  static func sourceFolders(ofPackageIn folder: String) -> [String] {
    guard let package = Package(in: folder), package.isWhole else { return [] }
    let tests = package.targets.filter(\.isTest).flatMap(\.folders).pathKeys
    let folders = package.targets.flatMap(\.folders).pathKeys.subtracting(tests)
    return folders.sorted().map(\.path).filter(System.isFolder).map {
      PathKey($0) == PathKey(folder) ? "." : String($0.dropFirst(folder.count + 1))
    }
  }

  /// The folder with the nearest manifest around a file or folder.
  /// - Parameter path: absolute.
  static func folderOfPackage(around path: String) -> String? {
    folders(from: path).first {
      (try? System.status(of: XcodePath.join($0, "Package.swift")))?.kind == .file
    }
  }

  /// An absolute path, the folder that it is in, and so on up to the root.
  private static func folders(from path: String) -> [String] {
    var folders = [path]
    while let last = folders.last, last != "/" {
      let slash = last.utf8.lastIndex(of: UInt8(ascii: "/")) ?? last.startIndex
      folders.append(slash > last.startIndex ? String(last[..<slash]) : "/")
    }
    return folders
  }
}
