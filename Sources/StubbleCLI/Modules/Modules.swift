import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// What a file is compiled with.
struct Module: Sendable {
  /// A name that no other module has.
  var name: String
  var defaultIsolation: DefaultIsolation
  var isInLanguageMode4 = false
}

/// Tells which files are compiled together, from the package manifests above them.
///
/// A file without a manifest above it belongs to the one module that all such files make; the nearest Xcode project
/// tells of its isolation.
struct Modules: Sendable {
  /// The folders of a package's targets with a slash at their ends, longest first.
  private struct Package: Sendable {
    let folders: [(path: String, target: String, isolation: DefaultIsolation)]
    let isInLanguageMode4: Bool
    /// The folders of its test targets.
    let tests: [String]
  }

  /// By folder as it is written in paths.
  private var modules: [Substring: Module] = [:]
  /// By folder; nil where there is no manifest.
  private var packages: [String: Package?] = [:]
  /// By folder; nil where there is no Xcode project.
  private var projects: [String: XcodeSettings?] = [:]

  /// The folders of the tests of all packages that files were found in.
  var testFolders: [String] { packages.values.flatMap { $0?.tests ?? [] }.sorted() }

  /// A file belongs to the module whose folder it is in, even if it is a link.
  mutating func module(of path: String) -> Module {
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    if let known = modules[folder] { return known }
    let module = System.realPath(folder.isEmpty ? "/" : String(folder)).map { self.module(ofFolder: $0) }
    modules[folder] = module
    return module ?? Module(name: "", defaultIsolation: .nonisolated)
  }

  private mutating func module(ofFolder path: String) -> Module {
    var folder = path
    var project: XcodeSettings?
    while true {
      if let package = package(in: folder) {
        let target = Modules.target(of: path, in: package, root: folder)
        return Module(
          name: folder + ":" + target.name, defaultIsolation: target.isolation,
          isInLanguageMode4: package.isInLanguageMode4)
      }
      if project == nil { project = self.project(in: folder) }
      if folder == "/" {
        return Module(
          name: "", defaultIsolation: project?.defaultIsolation ?? .nonisolated,
          isInLanguageMode4: project?.isInLanguageMode4 ?? false)
      }
      folder = Modules.parent(of: folder)
    }
  }

  private mutating func project(in folder: String) -> XcodeSettings? {
    if let known = projects[folder] { return known }
    let settings = XcodeSettings(in: folder)
    projects[folder] = .some(settings)
    return settings
  }

  private mutating func package(in folder: String) -> Package? {
    if let known = packages[folder] { return known }
    let package = Modules.readPackage(in: folder)
    packages[folder] = .some(package)
    return package
  }

  private static func readPackage(in folder: String) -> Package? {
    (try? System.contents(of: join(folder, "Package.swift"))).map { read($0.bytes, in: folder) }
  }

  /// The folders of a package's targets that are no tests, as far as they are there; relative to its own.
  static func sourceFolders(ofPackageIn folder: String) -> [String] {
    guard let package = readPackage(in: folder) else { return [] }
    let folders = Set(package.folders.map { String($0.path.dropLast()) }).subtracting(package.tests)
    return folders.filter { (try? System.status(of: $0))?.kind == .folder }
      .map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }

  /// The targets that a manifest names in plain sight.
  private static func read(_ manifest: [UInt8], in folder: String) -> Package {
    let tree = SyntaxTree(parsing: manifest)
    let settings = ManifestSettings(tree)
    var folders: [(path: String, target: String, isolation: DefaultIsolation)] = []
    var tests: [String] = []
    for call in tree.nodes(ofKind: .callExpr) {
      guard ManifestSettings.isTarget(call) else { continue }
      let arguments = literals(of: call)
      guard let name = arguments["name"] else { continue }
      let paths = (arguments["path"] ?? arguments["directory"]).map { [$0] } ?? []
      let standard =
        paths.isEmpty ? ["Sources", "Source", "src", "srcs", "Tests", "Plugins"].map { $0 + "/" + name } : []
      let isolation = settings.defaultIsolation(ofTarget: call)
      folders += (paths + standard).map { (join(folder, $0) + "/", name, isolation) }
      if call.children.first?.spelling.lowercased().hasSuffix("testtarget") == true {
        tests += (paths.isEmpty ? ["Tests/" + name] : paths).map { join(folder, $0) }
      }
    }
    return Package(
      folders: folders.sorted { $0.path.utf8.count > $1.path.utf8.count },
      isInLanguageMode4: ManifestSettings.isInLanguageMode4(tree), tests: tests)
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

  /// The target whose folder a folder is in, or else the folder below `Sources`.
  private static func target(
    of path: String, in package: Package, root: String
  ) -> (name: String, isolation: DefaultIsolation) {
    let folder = path + "/"
    if let found = package.folders.first(where: { folder.hasPrefix($0.path) }) {
      return (found.target, found.isolation)
    }
    let below = path.dropFirst(root.utf8.count).split(separator: "/")
    return (below.prefix(2).joined(separator: "/"), .nonisolated)
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
