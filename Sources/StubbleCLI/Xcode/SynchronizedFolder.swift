/// A folder of an Xcode project whose files are compiled by a target although nothing lists them, but for exceptions.
struct SynchronizedFolder: Equatable, Sendable {
  /// The class of such folders in projects.
  static let name = "PBXFileSystemSynchronizedRootGroup"

  /// Absolute.
  let path: String
  /// The target compiles the files of the folder but the exceptions; or else the exceptions alone.
  let isWhole: Bool
  /// Relative to the folder: files, or folders with all that is in them.
  let exceptions: Set<String>

  /// Whether the target compiles a file.
  /// - Parameter path: absolute.
  func contains(_ path: String) -> Bool {
    guard path.hasPrefix(self.path + "/") else { return false }
    let relative = path.dropFirst(self.path.count + 1)
    var end = relative.endIndex
    var isException = false
    while !isException {
      isException = exceptions.contains(String(relative[..<end]))
      guard let slash = relative[..<end].lastIndex(of: "/") else { break }
      end = slash
    }
    return isException != isWhole
  }

  /// Nil if the target compiles nothing of the folder.
  /// - Parameters:
  ///   - key: the identifier of the folder.
  ///   - id: that of the target.
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

  /// A set of exceptions is about what a target compiles, not about what it copies, say.
  private static func concerns(
    _ set: PropertyList, target: String, _ phases: Set<String>, _ objects: [String: PropertyList]
  ) -> Bool {
    if let phase = set["buildPhase"]?.text {
      return phases.contains(phase) && objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase"
    }
    return set["target"]?.text == target
  }
}
