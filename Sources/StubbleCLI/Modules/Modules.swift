import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// Tells which files are compiled together: by what the user says, from the package manifests above them, and from
/// Xcode projects.
///
/// Of a file that none of these mentions, the module is not known; the nearest Xcode project tells of its isolation.
struct Modules: Sendable {
  /// The folders of a package's targets with a slash at their ends, longest first.
  private struct Package: Sendable {
    let folders: [(path: String, target: String, settings: CompilerSettings)]
    /// How files are compiled that are in none of these folders.
    let otherSettings: CompilerSettings
    /// The folders of its test targets.
    let tests: [String]
    /// The folders of packages that it depends on by a path.
    let dependencies: [String]
  }

  /// How the files of one folder are compiled.
  private struct Folder: Sendable {
    /// Absolute, without links.
    let path: String
    /// Of all files, or of those that no Xcode project mentions.
    let compilation: Compilation
    let mayBeInProjects: Bool
    let named: ModuleSet?
  }

  private let named: NamedModules
  private var xcode: XcodeProjects
  /// By folder as it is written in paths; nil where it is not there.
  private var folders: [PathKey: Folder?] = [:]
  /// By folder; nil where there is no manifest.
  private var packages: [PathKey: Package?] = [:]
  /// By folder; nil where there is no Xcode project.
  private var projects: [PathKey: XcodeSettings?] = [:]

  init(named: NamedModules = NamedModules(), xcode: XcodeProjects = XcodeProjects()) {
    self.named = named
    self.xcode = xcode
  }

  /// The folders of the tests of all packages that files were found in.
  var testFolders: [String] { packages.values.flatMap { $0?.tests ?? [] }.sorted() }

  /// A file belongs to the modules that its folder's place gives it, even if it is a link.
  mutating func compilation(of path: String) -> Compilation {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    guard let folder = folder(slash.map { path[..<$0] } ?? ".") else { return .unknown }
    var compilation = folder.compilation
    if folder.mayBeInProjects {
      let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
      compilation = xcode.compilation(of: folder.path + "/" + name) ?? compilation
    }
    if let named = folder.named { compilation.modules = named }
    return compilation
  }

  private mutating func folder(_ shown: Substring) -> Folder? {
    let key = PathKey(String(shown))
    if let known = folders[key] { return known }
    let folder = System.realPath(shown.isEmpty ? "/" : String(shown)).map { makeFolder($0) }
    folders[key] = .some(folder)
    return folder
  }

  private mutating func makeFolder(_ path: String) -> Folder {
    let (compilation, isCertain) = manifestCompilation(ofFolder: path)
    return Folder(
      path: path, compilation: compilation, mayBeInProjects: !isCertain, named: named.modules(ofFolder: path))
  }

  /// What the nearest manifest says, or else the settings around the nearest Xcode project; and whether a target of the
  /// manifest has the folder.
  private mutating func manifestCompilation(ofFolder path: String) -> (Compilation, isCertain: Bool) {
    var folder = path
    var project: XcodeSettings?
    while true {
      if let package = package(in: folder) {
        let target = Modules.target(of: path, in: package, root: folder)
        let compilation = Compilation(
          modules: ModuleSet(Module(ofProduct: target.name, target: target.name, origin: folder)),
          settings: target.settings)
        return (compilation, target.isNamed)
      }
      if project == nil { project = self.project(in: folder) }
      if folder == "/" {
        let compilation = Compilation(
          modules: .unknown, settings: project?.settings ?? CompilerSettings())
        return (compilation, false)
      }
      folder = Modules.parent(of: folder)
    }
  }

  private mutating func project(in folder: String) -> XcodeSettings? {
    if let known = projects[PathKey(folder)] { return known }
    let settings = XcodeSettings(in: folder)
    projects[PathKey(folder)] = .some(settings)
    return settings
  }

  private mutating func package(in folder: String) -> Package? {
    if let known = packages[PathKey(folder)] { return known }
    let package = Modules.readPackage(in: folder)
    packages[PathKey(folder)] = .some(package)
    return package
  }

  private static func readPackage(in folder: String) -> Package? {
    (try? System.contents(of: join(folder, "Package.swift"))).map { read($0.bytes, in: folder) }
  }

  /// The folders of a package's targets that are no tests, as far as they are there; relative to its own.
  static func sourceFolders(ofPackageIn folder: String) -> [String] {
    guard let package = readPackage(in: folder) else { return [] }
    let folders = package.folders.map { String($0.path.dropLast()) }.pathKeys.subtracting(
      package.tests.pathKeys)
    return folders.sorted().map(\.path).filter { (try? System.status(of: $0))?.kind == .folder }
      .map { String($0.dropFirst(folder.count + 1)) }
  }

  /// The folders of the targets of a package, each with the module's name, and the folders of packages that it depends
  /// on by a path; nil where there is no manifest.
  static func sources(
    ofPackageIn folder: String
  ) -> (targets: [(module: String, folder: String)], dependencies: [String])? {
    readPackage(in: folder).map { package in
      let targets = package.folders.map { folder in
        let module = Module(ofProduct: folder.target, target: folder.target, origin: "")
        return (module.name, String(folder.path.dropLast()))
      }
      return (targets, package.dependencies)
    }
  }

  /// The folder with the nearest manifest around a file or folder.
  /// - Parameter path: absolute.
  static func folderOfPackage(around path: String) -> String? {
    var folder = path
    while true {
      if (try? System.status(of: join(folder, "Package.swift")))?.kind == .file { return folder }
      if folder == "/" { return nil }
      folder = parent(of: folder)
    }
  }

  /// The targets that a manifest names in plain sight.
  private static func read(_ manifest: [UInt8], in folder: String) -> Package {
    let tree = SyntaxTree(parsing: manifest)
    let settings = ManifestSettings(tree)
    var folders: [(path: String, target: String, settings: CompilerSettings)] = []
    var tests: [String] = []
    var dependencies: [String] = []
    for call in tree.nodes(ofKind: .callExpr) {
      if call.children.first?.spelling.hasSuffix(".package") == true, let path = literals(of: call)["path"] {
        dependencies.append(XcodePath.join(folder, path))
      }
      guard ManifestSettings.isTarget(call) else { continue }
      let arguments = literals(of: call)
      guard let name = arguments["name"] else { continue }
      let paths = (arguments["path"] ?? arguments["directory"]).map { [$0] } ?? []
      let standard =
        paths.isEmpty ? ["Sources", "Source", "src", "srcs", "Tests", "Plugins"].map { $0 + "/" + name } : []
      let own = settings.settings(ofTarget: call)
      folders += (paths + standard).map { (join(folder, $0) + "/", name, own) }
      if call.children.first?.spelling.lowercased().hasSuffix("testtarget") == true {
        tests += (paths.isEmpty ? ["Tests/" + name] : paths).map { join(folder, $0) }
      }
    }
    return Package(
      folders: folders.sorted { $0.path.utf8.count > $1.path.utf8.count },
      otherSettings: CompilerSettings(isInLanguageMode4: settings.isInLanguageMode4), tests: tests,
      dependencies: dependencies)
  }

  /// The arguments of a call that are plain string literals, by label.
  private static func literals(of call: SyntaxNode) -> [String: String] {
    var found: [String: String] = [:]
    for argument in call.children(.argument) {
      guard let colon = argument.token(.colon), let value = argument.content, value.kind == .stringLiteralExpr
      else { continue }
      found[call.tree.text(ofToken: colon - 1)] = String(value.text.dropFirst().dropLast())
    }
    return found
  }

  /// The target whose folder a folder is in, or else the folder below `Sources`, which the manifest does not name.
  private static func target(
    of path: String, in package: Package, root: String
  ) -> (name: String, settings: CompilerSettings, isNamed: Bool) {
    let folder = path + "/"
    if let found = package.folders.first(where: { folder.hasPathPrefix($0.path) }) {
      return (found.target, found.settings, true)
    }
    let below = path[path.utf8.index(path.startIndex, offsetBy: root.utf8.count)...].split(separator: "/")
    return (below.prefix(2).joined(separator: "/"), package.otherSettings, false)
  }

  private static func join(_ folder: String, _ name: String) -> String {
    let name = name.hasSuffix("/") ? String(name.dropLast()) : name
    return folder == "/" ? folder + name : folder + "/" + name
  }

  /// The folder that an absolute path is in.
  private static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
