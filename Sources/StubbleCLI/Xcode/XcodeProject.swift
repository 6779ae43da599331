import StubbleRewriter
import StubbleSemantics

/// The targets of an Xcode project: the Swift files that each compiles, and the compiler settings.
struct XcodeProject: Sendable {
  /// A target that compiles files.
  struct Target: Sendable {
    let name: String
    /// The name by which other modules import the target.
    let moduleName: String
    /// The absolute paths of the files that the target lists.
    let files: [String]
    /// The folders whose files belong to the target without being listed.
    let folders: [SynchronizedFolder]
    /// The compiler settings that result from the build settings.
    let settings: CompilerSettings
  }

  let targets: [Target]
  /// The folders of the local packages that the project depends on.
  let packages: [String]
  /// An error for each file of build settings that cannot be read.
  let unreadableSettings: [SystemError]

  /// Reads the targets of a project.
  ///
  /// - Parameters:
  ///   - document: The contents of `project.pbxproj`.
  ///   - folder: The absolute path of the folder that the project is in.
  init(_ document: PropertyList, in folder: String) throws(Diagnostic) {
    guard let root = document["rootObject"]?.text, let objects = document["objects"]?.members,
      let project = objects[root], project["isa"]?.text == "PBXProject"
    else {
      throw Diagnostic(.error, at: 0..<0, "not a project: it has no object of the class 'PBXProject'")
    }
    let top = project["projectDirPath"]?.text ?? ""
    let paths = ReferencePaths(objects, project: project, folder: Path.join(folder, top))
    packages = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"]?.text }.sorted().map { Path.join(folder, $0) }
    let settings = BuildSettings(objects, paths: paths, project: project)
    unreadableSettings = settings.failures
    let groups = objects.filter { $0.value["isa"]?.text == SynchronizedFolder.name }.keys.sorted()
    targets = (project["targets"]?.texts ?? []).compactMap { id in
      guard let target = objects[id] else { return nil }
      let sources = SourceFiles(of: id, target, objects, paths, groups)
      if sources.files.isEmpty && sources.folders.isEmpty { return nil }
      return Target(
        name: target["name"]?.text ?? id, moduleName: settings.moduleName(of: target), files: sources.files,
        folders: sources.folders,
        settings: CompilerSettings { settings.values(of: $0, for: target) })
    }
  }
}

/// The Swift files of one target.
private struct SourceFiles {
  let files: [String]
  let folders: [SynchronizedFolder]

  init(
    of id: String, _ target: PropertyList, _ objects: [String: PropertyList], _ paths: ReferencePaths,
    _ groups: [String]
  ) {
    let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
    files = phases.flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }
      .flatMap { paths.files(of: $0) }.filter { $0.hasSuffix(".swift") }
    folders = groups.compactMap { SynchronizedFolder($0, of: target, id, objects, paths) }
  }
}
