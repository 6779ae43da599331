import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// A package, as far as its manifest shows it in plain sight.
struct Package: Sendable {
  let targets: [Target]
  /// How files are compiled that are in no target.
  let otherSettings: CompilerSettings
  /// The folders of packages that it depends on by a path.
  let dependencies: [String]
  /// The manifest names all targets in plain sight.
  let isWhole: Bool
  /// What the manifest leaves open.
  let findings: [Finding]

  /// Nil if there is no manifest in the folder.
  /// - Parameter folder: absolute.
  init?(in folder: String) {
    guard let path = Self.manifest(in: folder), let bytes = try? System.contents(of: path).bytes else {
      return nil
    }
    let tree = SyntaxTree(parsing: bytes)
    let settings = ManifestSettings(tree)
    let calls = tree.nodes(ofKind: .callExpr)
    let made = calls.filter(ManifestSettings.isTarget)
    let named = made.filter { settings.name(ofTarget: $0) != nil }
    targets = named.compactMap { Target($0, of: made, settings, in: folder) }
    dependencies = calls.filter { $0.children.first?.spelling.hasSuffix(".package") == true }
      .compactMap { $0.argument("path").flatMap(settings.text).map { XcodePath.join(folder, $0) } }
    otherSettings = CompilerSettings(languageMode: settings.languageMode)
    isWhole = named.count == made.count && Self.listsTargets(calls)
    let here = System.currentFolder() + "/"
    let shown = path.hasPathPrefix(here) ? String(path.dropFirst(here.count)) : path
    findings = settings.doubts(besides: named).map { Finding(path: shown, text: bytes, $0) }
  }

  /// The packages in some folders, and those that they depend on by a path, with their folders.
  /// - Parameter folders: absolute.
  static func all(in folders: [String]) -> [(folder: String, package: Package)] {
    var found: [(folder: String, package: Package)] = []
    var rest = folders
    var seen: Set<PathKey> = []
    while let folder = rest.popLast() {
      guard seen.insert(PathKey(folder)).inserted, let package = Package(in: folder) else { continue }
      found.append((folder, package))
      rest += package.dependencies
    }
    return found
  }

  /// The manifest for the newest version of the tools; which of them is in use is not asked.
  private static func manifest(in folder: String) -> String? {
    let plain = XcodePath.join(folder, "Package.swift")
    guard (try? System.status(of: plain))?.kind == .file else { return nil }
    let versions = ((try? System.entries(ofFolder: folder)) ?? []).compactMap { entry -> [Int]? in
      guard entry.name.hasPrefix("Package@swift-"), entry.name.hasSuffix(".swift") else { return nil }
      let numbers = entry.name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(
        separator: ".")
      let version = numbers.compactMap { Int($0) }
      return version.count == numbers.count ? version : nil
    }
    guard let newest = versions.max(by: { $0.lexicographicallyPrecedes($1) }) else { return plain }
    let text = newest.map(String.init).joined(separator: ".")
    return XcodePath.join(folder, "Package@swift-\(text).swift")
  }

  /// What the package is made of is a list of calls that make targets, or what holds no code of its modules.
  private static func listsTargets(_ calls: [SyntaxNode]) -> Bool {
    guard let package = calls.first(where: { $0.children.first?.spelling == "Package" }) else { return false }
    guard let list = package.argument("targets") else { return true }
    return list.kind == .arrayExpr
      && list.children.allSatisfy { call in
        let others = [".plugin", ".systemLibrary"]
        return call.kind == .callExpr
          && (ManifestSettings.isTarget(call) || others.contains(call.children.first?.spelling ?? ""))
      }
  }

  /// The target that compiles a file, or the files of a folder: the one whose folder is nearest.
  /// - Parameter path: absolute.
  func target(of path: String) -> Target? {
    let found = targets.compactMap { target in target.root(around: path).map { (target, $0.utf8.count) } }
    return found.max { $0.1 < $1.1 }?.0
  }

  /// A target has the folder of a file, and no target has the file.
  func leavesOut(_ path: String) -> Bool {
    target(of: path) == nil && targets.contains { $0.folders.contains { path.isPath(in: $0) } }
  }

  /// Of files in a folder, targets name some.
  func namesFiles(in folder: String) -> Bool {
    targets.contains { target in
      (target.roots + target.exclusions).contains {
        $0.hasSuffix(".swift") && PathKey(XcodePath.join($0, "..")) == PathKey(folder)
      }
    }
  }

  /// A target.
  struct Target: Sendable {
    let name: String
    let isTest: Bool
    /// Where its folder may be, absolute.
    let folders: [String]
    /// The files and folders that it is made of.
    let roots: [String]
    /// The files and folders that do not count.
    let exclusions: [String]
    let settings: CompilerSettings

    /// - Parameters:
    ///   - call: what makes it.
    ///   - all: what makes the package's targets.
    fileprivate init?(
      _ call: SyntaxNode, of all: [SyntaxNode], _ manifest: ManifestSettings, in folder: String
    ) {
      guard let name = manifest.name(ofTarget: call) else { return nil }
      self.name = name
      isTest = Self.kind(of: call) == .test
      let path = ["path", "directory"].compactMap(call.argument).compactMap(manifest.text).first
      let candidates =
        path.map { [XcodePath.join(folder, $0)] } ?? Self.folders(of: name, call, among: all, folder)
      // A target's folder may be a link.
      let folders = candidates.map { System.realPath($0) ?? $0 }
      func places(_ label: String) -> [String]? {
        call.argument(label).flatMap(manifest.texts)?.flatMap { name in
          folders.map { XcodePath.join($0, name) }
        }
      }
      self.folders = folders
      roots = places("sources") ?? folders
      exclusions = places("exclude") ?? []
      settings = manifest.settings(ofTarget: call)
    }

    private enum Kind { case test, plugin, other }

    private static func kind(of call: SyntaxNode) -> Kind {
      let callee = call.children.first?.spelling.lowercased() ?? ""
      return callee.hasSuffix("testtarget") ? .test : callee.hasSuffix("plugin") ? .plugin : .other
    }

    /// Where the package manager looks for a target without a path.
    private static func folders(
      of name: String, _ call: SyntaxNode, among all: [SyntaxNode], _ package: String
    ) -> [String] {
      let kind = kind(of: call)
      let sources = ["Sources", "Source", "src", "srcs"]
      let parents = (kind == .test ? ["Tests"] : kind == .plugin ? ["Plugins"] : []) + sources
      let places = parents.map { XcodePath.join(package, $0) }
      // The only target of its kind may have all of the folder.
      if all.count(where: { Self.kind(of: $0) == kind }) == 1,
        let parent = places.first(where: System.isFolder), !System.isFolder(XcodePath.join(parent, name))
      {
        return [parent]
      }
      return places.map { XcodePath.join($0, name) }
    }

    /// Which of the roots a file or folder is in, the nearest; nil if it is in none, or excluded.
    func root(around path: String) -> String? {
      if exclusions.contains(where: path.isPath(in:)) { return nil }
      return roots.filter(path.isPath(in:)).max { $0.utf8.count < $1.utf8.count }
    }

    func contains(_ path: String) -> Bool { root(around: path) != nil }
  }
}

extension String {
  /// An absolute path is that of a file or folder, or leads below it.
  fileprivate func isPath(in folder: String) -> Bool {
    folder == "/"
      || hasPathPrefix(folder)
        && (utf8.count == folder.utf8.count || utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/"))
  }
}

extension SyntaxNode {
  /// What a call is given for a label.
  fileprivate func argument(_ label: String) -> SyntaxNode? {
    children(.argument).first { $0.argumentLabel == label }?.content
  }
}

extension ManifestSettings {
  /// Nil if it is not in plain sight.
  fileprivate func name(ofTarget call: SyntaxNode) -> String? { call.argument("name").flatMap(text) }
}
