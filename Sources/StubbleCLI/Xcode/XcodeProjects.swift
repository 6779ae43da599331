import StubbleRewriter
import StubbleSemantics

/// The Xcode projects that a command considers, by which the targets that compile a file are known.
struct XcodeProjects: Sendable {
  private struct Target: Sendable {
    let module: Module
    let folders: [SynchronizedFolder]
    let compilation: Compilation
  }

  private var targets: [Target] = []
  /// The indices of the targets that list a file, by its path.
  private var targetsByFile: [String: [Int]] = [:]
  /// The indices of the targets that have synchronized folders.
  private var targetsWithFolders: [Int] = []
  /// The joined compilations of files, by the targets that compile them.
  private var known: [[Int]: Compilation] = [:]
  /// The folders of the local packages that the projects depend on.
  private(set) var packages: [String] = []
  /// A warning for each project or workspace that cannot be read, so that the modules of its files are unknown, and for each
  /// of their files of build settings.
  private(set) var diagnostics: [FileDiagnostic] = []

  init() {}

  /// Reads projects, and those in workspaces, each once.
  ///
  /// - Parameter paths: The paths of projects and workspaces.
  init(at paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      guard let real = System.realPath(path) else { continue }
      if path.hasSuffix(".xcworkspace") {
        for project in projects(ofWorkspace: real, shown: path)
        where seen.insert(System.realPath(project) ?? project).inserted {
          add(project, shown: project)
        }
      } else if seen.insert(real).inserted {
        add(real, shown: path)
      }
    }
  }

  /// Returns the projects and workspaces in folders, given by absolute paths, and in all folders above them.
  static func above(_ folders: [String]) -> [String] {
    var found: [String] = []
    var seen: Set<PathKey> = []
    for folder in folders.flatMap(Path.upward) where seen.insert(PathKey(folder)).inserted {
      let names = ((try? System.entries(ofFolder: folder)) ?? []).map(\.name)
        .filter(Discovery.isXcodeProject)
      found += names.sorted().map { Path.join(folder, $0) }
    }
    return found
  }

  private static let conflictMarker = ByteSearch("\n<<<<<<< ")

  private mutating func add(_ path: String, shown: String) {
    let name = "/project.pbxproj"
    guard let text = contents(of: path + name, shown: shown + name, "project") else { return }
    do throws(Diagnostic) {
      let project = try XcodeProject(PropertyListReader.read(text), in: Path.join(path, ".."))
      for target in project.targets { add(target, of: path) }
      packages += project.packages
      diagnostics += project.unreadableSettings.map(Self.warning)
    } catch {
      var warning = error
      warning.severity = .warning
      warning.message = Self.unreadable("project", error.message)
      let isConflict = text.withUnsafeBytes(Self.conflictMarker.isFound)
      warning.notes =
        (isConflict ? ["resolve the merge conflict in the project first"] : [])
        + [Diagnostic.Note(message: Self.wayOut)]
      diagnostics.append(FileDiagnostic(path: shown + name, text: text, warning))
    }
  }

  private mutating func projects(ofWorkspace path: String, shown: String) -> [String] {
    let name = Workspace.contents
    return contents(of: path + name, shown: shown + name, "workspace").map {
      Workspace.projects(in: $0, of: Path.join(path, ".."))
    } ?? []
  }

  /// Returns the bytes of a file of a project or workspace; `nil` if there is none, or if it cannot be read, which is warned
  /// of.
  private mutating func contents(of path: String, shown: String, _ what: String) -> [UInt8]? {
    do throws(SystemError) { return try System.existingContents(of: path) } catch {
      diagnostics.append(
        FileDiagnostic(
          .warning, path: shown, message: Self.unreadable(what, error.reason),
          notes: [error.wayOut, Self.wayOut].compactMap(\.self)))
      return nil
    }
  }

  private static func warning(ofSettings error: SystemError) -> FileDiagnostic {
    let path = Path.shown(error.path, in: System.currentFolder())
    return FileDiagnostic(
      .warning, path: path, message: "cannot read the build settings, so they are unknown: \(error.reason)",
      notes: [error.wayOut].compactMap(\.self))
  }

  private static func unreadable(_ what: String, _ reason: String) -> String {
    "cannot read the \(what), so the files of its targets are unknown: \(reason)"
  }

  private static let wayOut = "name the modules with '--module NAME=FOLDER'"

  private mutating func add(_ target: XcodeProject.Target, of project: String) {
    let number = targets.count
    let module = Module(ofProduct: target.moduleName, target: target.name, origin: project)
    targets.append(
      Target(
        module: module, folders: target.folders,
        compilation: Compilation(
          modules: ModuleSet(module), settings: target.settings)))
    for file in target.files { targetsByFile[file, default: []].append(number) }
    if !target.folders.isEmpty { targetsWithFolders.append(number) }
  }

  /// Returns the files of the targets that other modules import by a name.
  func files(ofModule name: String) -> [String] {
    let numbers = Set(targets.indices.filter { targets[$0].module.name == name })
    let listed = targetsByFile.filter { !numbers.isDisjoint(with: $0.value) }.keys.sorted()
    return listed
      + numbers.sorted().flatMap { targets[$0].folders }.flatMap { folder in
        Discovery.find([folder.path], excluding: []).files.filter(folder.contains)
      }
  }

  /// The paths of the Swift files that targets list, and those of their synchronized folders.
  var sources: Set<PathKey> {
    let folders = targetsWithFolders.flatMap { targets[$0].folders }.map(\.path)
    return (targetsByFile.keys.filter { $0.hasSuffix(".swift") } + folders).pathKeys
  }

  /// Returns the compilation of a file; `nil` if no target compiles it.
  ///
  /// - Parameter path: The absolute path of the file, without symbolic links.
  mutating func compilation(of path: String) -> Compilation? {
    var numbers = targetsByFile[path] ?? []
    numbers += targetsWithFolders.filter { targets[$0].folders.contains { $0.contains(path) } }
    if numbers.isEmpty { return nil }
    if let compilation = known[numbers] { return compilation }
    let compilation = Compilation(joining: numbers.map { targets[$0].compilation })
    known[numbers] = compilation
    return compilation
  }
}
