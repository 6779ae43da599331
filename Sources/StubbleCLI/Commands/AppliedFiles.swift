/// The files that `run` wrote for its command.
struct AppliedFiles {
  /// What stays the same of a file when it is moved.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64

    init(_ status: FileStatus) { (device, inode) = (status.device, status.inode) }

    init?(ofFile path: String) {
      guard let status = try? System.status(of: path) else { return nil }
      self.init(status)
    }
  }

  private struct File {
    /// The path to show the user.
    var path: String
    /// The absolute path, with symbolic links resolved; the command may remove the links.
    var target: String
    var identity: Identity?
  }

  private let files: [File]

  /// Records the files and their identities. To be called when all is written that the command will see.
  init(_ paths: [String]) {
    files = paths.map {
      File(path: $0, target: System.realPath($0) ?? $0, identity: Identity(ofFile: $0))
    }
  }

  /// The files that are not in their places any more.
  private var gone: [File] { files.filter { !System.isFile($0.target) } }

  /// Returns the paths to which the command moved files.
  func moved(among paths: [String]) -> [String] {
    let identities = Set(gone.compactMap(\.identity))
    if identities.isEmpty { return [] }
    return paths.filter { Identity(ofFile: $0).map(identities.contains) ?? false }
  }

  /// Returns an error for each file that is neither in its place nor among those that were found, and is therefore not
  /// reverted.
  func missing(among found: [String]) -> [FileDiagnostic] {
    if gone.isEmpty { return [] }
    let there = Set(found.compactMap(Identity.init(ofFile:)))
    return gone.filter { !($0.identity.map(there.contains) ?? false) }.map { Self.missing($0.path) }
  }

  /// Returns the error for a file that was applied and is not reverted, since it is not in its place.
  static func missing(_ path: String) -> FileDiagnostic {
    FileDiagnostic(
      path: path, message: "the file was applied, and does not exist any more",
      notes: ["where the command moved it, 'stubble revert' restores it if it is given the path"])
  }
}
