import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// A package, as far as its manifest spells it out: the manifest is read as source, and not run.
struct Package: Sendable {
  let targets: [Target]
  /// The compiler settings of files that are in no target.
  let otherSettings: CompilerSettings
  /// The folders of the local packages that the package depends on.
  let dependencies: [String]
  /// Warnings about the local packages that it depends on, but whose folders the manifest does not spell out.
  let unknownDependencies: [FileDiagnostic]
  /// Whether the manifest spells out all targets.
  let isWhole: Bool
  /// Warnings about settings that the manifest does not spell out.
  let diagnostics: [FileDiagnostic]

  /// Reads the manifest in a folder, given by its absolute path. Returns `nil` if there is none.
  init?(in folder: String) {
    guard let path = ManifestFile.path(in: folder) else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try System.contents(of: path).bytes } catch {
      self.init(unreadable: path, error)
      return
    }
    self.init(manifest: bytes, at: path, in: folder)
  }

  /// A package of which nothing is known, since its manifest cannot be read.
  private init(unreadable path: String, _ error: SystemError) {
    targets = []
    otherSettings = CompilerSettings()
    dependencies = []
    unknownDependencies = []
    isWhole = false
    diagnostics = [
      FileDiagnostic(
        .warning, path: Path.shown(path, in: System.currentFolder()),
        message:
          "cannot read the manifest, so the files and settings of its targets are unknown: \(error.reason)",
        notes: [error.wayOut, Self.noteOnModules].compactMap(\.self))
    ]
  }

  private init(manifest bytes: [UInt8], at path: String, in folder: String) {
    let tree = SyntaxTree(parsing: bytes)
    let settings = ManifestSettings(tree)
    let calls = tree.nodes(ofKind: .callExpr)
    let made = settings.targets(among: calls)
    let named = made.filter { settings.name(ofTarget: $0) != nil }
    let all = named.compactMap { Target($0, of: made, settings, in: folder) }
    let targets = all.map { $0.withoutSharedFolder(among: all) }
    self.targets = targets
    let local = calls.filter { $0.isCall(of: "package") }
      .compactMap { $0.argument("path") }
    dependencies = local.compactMap { settings.text(of: $0).map { Path.join(folder, $0) } }
    let unknown = local.filter { settings.text(of: $0) == nil }
    otherSettings = CompilerSettings(languageMode: settings.languageMode)
    let placed = zip(named, targets).filter { !$1.roots.isEmpty }.map(\.0)
    let errors = tree.errorsInAllModes
    isWhole = errors.isEmpty && placed.count == made.count && Self.listsTargets(calls)
    let others = made.filter { call in !placed.contains { $0.range == call.range } }
    let warnings =
      settings.warningsOnIsolation(ofTargets: placed) + settings.warningsOnSettings(ofUnplacedTargets: others)
      + named.compactMap(settings.warningOnExclusions)
    func located(_ diagnostic: Diagnostic) -> FileDiagnostic {
      FileDiagnostic(path: Path.shown(path, in: System.currentFolder()), text: bytes, diagnostic)
    }
    diagnostics = (errors.prefix(1).map(Self.warning) + warnings).map(located)
    unknownDependencies = unknown.map {
      located(
        ManifestSettings.warning(
          "cannot determine the folder of this dependency, whose sources are left as they are", at: $0,
          "write the path as a string literal"))
    }
  }

  /// Returns a warning about a syntax error in a manifest.
  private static func warning(of error: SyntaxError) -> Diagnostic {
    Diagnostic(
      .warning, at: error.offset..<error.offset,
      "cannot parse the manifest, so files and settings of its targets may be unknown: \(error.message)",
      notes: [noteOnModules].map { Diagnostic.Note(message: $0) })
  }

  private static let noteOnModules = "name the modules with '--module NAME=FOLDER'"

  /// Returns some packages that are known, those in some folders, given by absolute paths, and the local packages that
  /// these depend on.
  static func all(
    in folders: [String], and known: [(folder: String, package: Package)] = []
  ) -> [(folder: String, package: Package)] {
    var found = known
    var rest = folders
    var seen = Set(known.map { PathKey($0.folder) })
    while let folder = rest.popLast() {
      guard seen.insert(PathKey(folder)).inserted, let package = Package(in: folder) else { continue }
      found.append((folder, package))
      rest += package.dependencies
    }
    return found
  }

  /// Returns whether the manifest's list of targets is an array literal of calls that create targets. Plug-ins and
  /// system libraries may be among them, since they add no source to modules.
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

  /// The folders of the targets that are no tests.
  var sourceFolders: [String] {
    let tests = targets.filter(\.isTest).flatMap(\.folders).pathKeys
    return targets.flatMap(\.folders).pathKeys.subtracting(tests).map(\.path).filter(System.isFolder)
  }

  /// Returns the target that compiles a file, or the files of a folder, given by its absolute path: the one whose
  /// folder is nearest.
  func target(of path: String) -> Target? {
    let found = targets.compactMap { target in target.root(around: path).map { (target, $0.utf8.count) } }
    return found.max { $0.1 < $1.1 }?.0
  }

  /// Returns whether a file is below the folder of a target, but belongs to none.
  func leavesOut(_ path: String) -> Bool {
    target(of: path) == nil && targets.contains { $0.folders.contains { path.isPath(in: $0) } }
  }

  /// Returns whether no file or folder that a target consists of is in a folder.
  func compilesNothing(in folder: String) -> Bool {
    !targets.contains { $0.contains(folder) || $0.roots.contains { $0.isPath(in: folder) } }
  }

  /// Returns whether some target includes or excludes single files of a folder.
  func namesFiles(in folder: String) -> Bool {
    targets.contains { target in
      (target.roots + target.exclusions).contains {
        $0.hasSuffix(".swift") && PathKey(Path.join($0, "..")) == PathKey(folder)
      }
    }
  }

  /// A target of the package.
  struct Target: Sendable {
    let name: String
    let isTest: Bool
    /// The absolute paths that the target's folder may have. There are none if the manifest does not spell it out.
    let folders: [String]
    /// The absolute paths of the files and folders that the target consists of. There are none if the manifest does not
    /// spell them out.
    private(set) var roots: [String]
    /// The absolute paths of the files and folders that the target excludes, and those of its resources, which are not
    /// compiled either.
    let exclusions: [String]
    let settings: CompilerSettings
    /// Whether the manifest has a list of the target's sources that it does not spell out.
    private let hasUnknownSources: Bool

    /// - Parameters:
    ///   - call: The call that creates the target.
    ///   - all: The calls that create the package's targets.
    fileprivate init?(
      _ call: SyntaxNode, of all: [SyntaxNode], _ manifest: ManifestSettings, in folder: String
    ) {
      guard let name = manifest.name(ofTarget: call) else { return nil }
      self.name = name
      isTest = Self.kind(of: call) == .test
      let candidates =
        manifest.path(ofTarget: call).map { path in
          manifest.text(of: path).map { [Path.join(folder, $0)] } ?? []
        } ?? Self.folders(of: name, call, among: all, folder)
      // A target's folder may be a symbolic link.
      let folders = candidates.map { System.realPath($0) ?? $0 }
      func texts(_ label: String) -> [String?]? {
        call.argument(label).flatMap { $0.spelling == "nil" ? nil : manifest.texts(of: $0) }
      }
      func paths(_ names: [String?]) -> [String] {
        names.compactMap(\.self).flatMap { name in folders.map { Path.join($0, name) } }
      }
      self.folders = folders
      let sources = texts("sources")
      hasUnknownSources = sources?.contains(nil) ?? false
      roots = hasUnknownSources ? folders : sources.map(paths) ?? folders
      exclusions = paths(texts("exclude") ?? []) + paths(manifest.resources(ofTarget: call))
      settings = manifest.settings(ofTarget: call)
    }

    /// Returns the target without its files if another one has the same folder, and only a list of sources that is not
    /// spelled out says which files belong to which.
    fileprivate func withoutSharedFolder(among targets: [Target]) -> Target {
      let isShared = targets.contains { $0.name != name && $0.folders.contains(where: folders.contains) }
      guard hasUnknownSources, isShared else { return self }
      var target = self
      target.roots = []
      return target
    }

    private enum Kind { case test, plugin, other }

    private static func kind(of call: SyntaxNode) -> Kind {
      let callee = call.children.first?.spelling.lowercased() ?? ""
      return callee.hasSuffix("testtarget") ? .test : callee.hasSuffix("plugin") ? .plugin : .other
    }

    /// Returns the folders in which the package manager looks for the sources of a target without a path.
    private static func folders(
      of name: String, _ call: SyntaxNode, among all: [SyntaxNode], _ package: String
    ) -> [String] {
      let kind = kind(of: call)
      let sources = ["Sources", "Source", "src", "srcs"]
      let parents = (kind == .test ? ["Tests"] : kind == .plugin ? ["Plugins"] : []) + sources
      let folders = parents.map { Path.join(package, $0) }
      // The sources of the only target of its kind may be in `Sources` itself.
      if all.count(where: { Self.kind(of: $0) == kind }) == 1,
        let parent = folders.first(where: System.isFolder), !System.isFolder(Path.join(parent, name))
      {
        return [parent]
      }
      return folders.map { Path.join($0, name) }
    }

    /// Returns the nearest of the roots that a file or folder is in; `nil` if it is in none, or excluded.
    func root(around path: String) -> String? {
      if exclusions.contains(where: path.isPath(in:)) { return nil }
      return roots.filter(path.isPath(in:)).max { $0.utf8.count < $1.utf8.count }
    }

    func contains(_ path: String) -> Bool { root(around: path) != nil }
  }
}

extension SyntaxNode {
  /// Returns the argument of a call with a label; `nil` if there is none.
  func argument(_ label: String) -> SyntaxNode? {
    children(.argument).first { $0.argumentLabel == label }?.content
  }
}

extension ManifestSettings {
  /// Returns the name of the target that a call creates; `nil` if the manifest does not spell it out.
  func name(ofTarget call: SyntaxNode) -> String? { call.argument("name").flatMap(text) }

  /// Returns the paths of the resources of the target that a call creates, such as `.copy("Templates")`: `nil` in place
  /// of each that the manifest does not spell out.
  fileprivate func resources(ofTarget call: SyntaxNode) -> [String?] {
    guard let list = call.argument("resources") else { return [] }
    return elements(of: list).map { $0?.children(.argument).first?.content.flatMap(text) }
  }

  /// Returns a warning if the target that a call creates excludes files that the manifest does not spell out.
  fileprivate func warningOnExclusions(ofTarget call: SyntaxNode) -> Diagnostic? {
    guard let list = call.argument("exclude"), list.spelling != "nil", texts(of: list).contains(nil) else {
      return nil
    }
    return Self.warning(
      "cannot determine all files that this target excludes; the others count as its own", at: list,
      "write the paths as string literals, or name them under 'exclude' in .stubble.json too")
  }

  /// Returns the argument with the path of the folder of the target that a call creates; `nil` if the folder has the
  /// target's name.
  fileprivate func path(ofTarget call: SyntaxNode) -> SyntaxNode? {
    ["path", "directory"].compactMap(call.argument).first { $0.spelling != "nil" }
  }
}
