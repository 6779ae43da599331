import StubbleRewriter
import StubbleSemantics

/// The Xcode projects of a command, and which of their targets compile a file.
struct XcodeProjects: Sendable {
  private struct Target: Sendable {
    let module: Module
    let folders: [SynchronizedFolder]
    let compilation: Compilation
  }

  private var targets: [Target] = []
  /// The targets that list a file, by its path.
  private var targetsByFile: [String: [Int]] = [:]
  /// Those that have folders whose files nothing lists.
  private var targetsWithFolders: [Int] = []
  /// By targets that compile the same files.
  private var known: [[Int]: Compilation] = [:]
  /// The folders of packages that the projects depend on by a path.
  private(set) var packages: [String] = []
  /// What was wrong with projects; their files belong to no module that is known.
  private(set) var findings: [Finding] = []

  init() {}

  /// - Parameter paths: those of projects and workspaces.
  init(at paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      guard let real = System.realPath(path) else { continue }
      if path.hasSuffix(".xcworkspace") {
        for project in Workspace.projects(of: real)
        where seen.insert(System.realPath(project) ?? project).inserted {
          add(project, shown: project)
        }
      } else if seen.insert(real).inserted {
        add(real, shown: path)
      }
    }
  }

  /// The projects and the workspaces in folders and those above them, absolute.
  static func above(_ folders: [String]) -> [String] {
    var found: [String] = []
    var seen: Set<PathKey> = []
    for var folder in folders {
      while seen.insert(PathKey(folder)).inserted {
        let names = ((try? System.entries(ofFolder: folder)) ?? []).map(\.name)
          .filter(Discovery.isXcodeProject)
        found += names.sorted().map { XcodePath.join(folder, $0) }
        if folder == "/" { break }
        folder = XcodePath.join(folder, "..")
      }
    }
    return found
  }

  private mutating func add(_ path: String, shown: String) {
    let name = "/project.pbxproj"
    guard let text = try? System.contents(of: path + name).bytes else { return }
    do throws(Diagnostic) {
      let project = try XcodeProject(PropertyListReader.read(text), in: XcodePath.join(path, ".."))
      for target in project.targets { add(target, of: path) }
      packages += project.packages
    } catch {
      var warning = error
      warning.severity = .warning
      warning.message =
        "the project cannot be read, so which files its targets compile is not known: " + error.message
      warning.notes = [Diagnostic.Note(message: "say it with '--module NAME=FOLDER'")]
      findings.append(Finding(path: shown + name, text: text, warning))
    }
  }

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

  /// The files of the targets that others import by a name.
  func files(ofModule name: String) -> [String] {
    let numbers = Set(targets.indices.filter { targets[$0].module.name == name })
    let listed = targetsByFile.filter { !numbers.isDisjoint(with: $0.value) }.keys.sorted()
    return listed
      + numbers.sorted().flatMap { targets[$0].folders }.flatMap { folder in
        Discovery.find([folder.path], excluding: []).files.filter(folder.contains)
      }
  }

  /// How the targets compile a file; nil if none does.
  /// - Parameter path: absolute, without links.
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
