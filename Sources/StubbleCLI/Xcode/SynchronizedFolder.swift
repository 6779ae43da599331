/// A folder of an Xcode project, synchronized with the file system: a target compiles its files without listing them,
/// except for exceptions.
struct SynchronizedFolder: Equatable, Sendable {
  /// The class of synchronized folders among the objects of a project.
  static let name = "PBXFileSystemSynchronizedRootGroup"

  /// The absolute path of the folder.
  let path: String
  /// Whether the target compiles all files of the folder except the exceptions; if not, it compiles only the
  /// exceptions.
  let isWhole: Bool
  /// The paths, relative to the folder, of files, and of folders with everything in them.
  let exceptions: Set<String>

  /// Returns whether the target compiles a file, given by its absolute path.
  func contains(_ path: String) -> Bool {
    // Names are compared as texts here, since a project may spell one in another normal form than the disk does.
    let folder = Path.names(in: self.path)
    let names = Path.names(in: path)
    guard names.count > folder.count, names.starts(with: folder) else { return false }
    let below = names.dropFirst(folder.count)
    let isException = below.indices.contains { exceptions.contains(below[...$0].joined(separator: "/")) }
    return isException != isWhole
  }

  /// Creates a folder of a target. Returns `nil` if the target compiles nothing in it.
  ///
  /// - Parameters:
  ///   - key: The identifier of the folder.
  ///   - target: The target.
  ///   - id: The identifier of the target.
  ///   - objects: The objects of the project.
  ///   - paths: The paths of the project's references.
  init?(
    _ key: String, of target: PropertyList, _ id: String, _ objects: [String: PropertyList],
    _ paths: ReferencePaths
  ) {
    guard let group = objects[key], let path = paths[key] else { return nil }
    let phases = Set(target["buildPhases"]?.texts ?? [])
    let sets = (group["exceptions"]?.texts ?? []).compactMap { objects[$0] }
      .filter { Self.concerns($0, target: id, phases, objects) }
    var exceptions = Set(sets.flatMap { $0["membershipExceptions"]?.texts ?? [] })
    isWhole = target["fileSystemSynchronizedGroups"]?.texts.contains(key) ?? false
    if isWhole { exceptions.formUnion(group["explicitFolders"]?.texts ?? []) }
    if !isWhole && exceptions.isEmpty { return nil }
    self.path = path
    self.exceptions = exceptions
  }

  /// Returns whether a set of exceptions is about what a target compiles, rather than, say, about what it copies.
  private static func concerns(
    _ set: PropertyList, target: String, _ phases: Set<String>, _ objects: [String: PropertyList]
  ) -> Bool {
    if let phase = set["buildPhase"]?.text {
      return phases.contains(phase) && objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase"
    }
    return set["target"]?.text == target
  }
}
