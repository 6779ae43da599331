import StubbleSyntax

/// Tells which files are compiled together, from the package manifests above them.
///
/// A file without a manifest above it belongs to the one module that all such files make.
struct Modules: Sendable {
  /// The folders of a package's targets, longest first.
  private struct Package: Sendable {
    let folders: [(path: String, target: String)]
    /// The folders of its test targets.
    let tests: [String]
  }

  /// By folder; nil where there is no manifest.
  private var packages: [String: Package?] = [:]

  /// The folders of the tests of all packages that files were found in.
  var testFolders: [String] { packages.values.flatMap { $0?.tests ?? [] }.sorted() }

  /// The module of a file: a name that no other module has.
  mutating func module(of path: String) -> String {
    guard let path = System.realPath(path) else { return "" }
    var folder = Modules.parent(of: path)
    while true {
      if let package = package(in: folder) {
        return folder + ":" + Modules.target(of: path, in: package, root: folder)
      }
      if folder == "/" { return "" }
      folder = Modules.parent(of: folder)
    }
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
    let folders = Set(package.folders.map(\.path)).subtracting(package.tests)
    return folders.filter { (try? System.status(of: $0))?.kind == .folder }
      .map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }

  /// The targets that a manifest names in plain sight.
  private static func read(_ manifest: [UInt8], in folder: String) -> Package {
    let tree = SyntaxTree(parsing: manifest)
    var folders: [(path: String, target: String)] = []
    var tests: [String] = []
    for call in tree.nodes(ofKind: .callExpr) {
      guard let callee = call.children.first?.spelling.lowercased(),
        callee.hasSuffix("target") || callee == ".macro"
      else { continue }
      let arguments = literals(of: call)
      guard let name = arguments["name"] else { continue }
      let paths = (arguments["path"] ?? arguments["directory"]).map { [$0] } ?? []
      let standard =
        paths.isEmpty ? ["Sources", "Source", "src", "srcs", "Tests", "Plugins"].map { $0 + "/" + name } : []
      folders += (paths + standard).map { (join(folder, $0), name) }
      if callee.hasSuffix("testtarget") {
        tests += (paths.isEmpty ? ["Tests/" + name] : paths).map { join(folder, $0) }
      }
    }
    return Package(folders: folders.sorted { $0.path.utf8.count > $1.path.utf8.count }, tests: tests)
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

  /// The target whose folder a file is in, or else the folder below `Sources`.
  private static func target(of path: String, in package: Package, root: String) -> String {
    if let found = package.folders.first(where: { path.hasPrefix($0.path + "/") }) { return found.target }
    let below = path.dropFirst(root.utf8.count).split(separator: "/")
    return below.dropLast().prefix(2).joined(separator: "/")
  }

  private static func join(_ folder: String, _ name: String) -> String {
    let name = name.hasSuffix("/") ? String(name.dropLast()) : name
    return folder == "/" ? folder + name : folder + "/" + name
  }

  /// The folder that an absolute path is in.
  private static func parent(of path: String) -> String {
    "/" + path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
