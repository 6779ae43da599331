import StubbleSemantics

/// A lock that keeps other runs of stubble out of folders. It is on the folders themselves, so that no file
/// remains, and ends with the process, however that ends.
///
/// Each folder is locked exclusively, and each folder above it in shared mode. Two runs therefore exclude each other
/// exactly if the folder of one is, or contains, that of the other.
struct FolderLock: Sendable {
  /// The descriptors of the locked folders. Processes that inherit them hold the lock too.
  let descriptors: [Int32]

  /// Locks folders, waiting for other runs that hold a lock on them.
  ///
  /// - Parameters:
  ///   - files: The folders, and files whose folders are to be locked.
  ///   - patience: How long to wait, in milliseconds.
  ///   - onWait: A closure that is called once, after half a second, with a message about the process that holds the
  ///     lock.
  static func acquire(_ files: [String], patience: Int = 5000, onWait: (String) -> Void)
    throws(FileDiagnostic)
    -> FolderLock
  {
    try acquire(plan(for: files), patience: patience, onWait: onWait)
  }

  /// Locks one folder, and none above it, so that runs on folders that contain it are not excluded.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - patience: How long to wait for other runs, in milliseconds; `nil` for as long as it takes.
  ///   - onWait: A closure that is called once, after half a second, with a message about the process that holds the
  ///     lock.
  static func acquire(only folder: String, patience: Int?, onWait: (String) -> Void) throws(FileDiagnostic)
    -> FolderLock
  {
    try acquire([Step(folder: folder, isExclusive: true)], patience: patience ?? .max, onWait: onWait)
  }

  private static func acquire(_ plan: [Step], patience: Int, onWait: (String) -> Void) throws(FileDiagnostic)
    -> FolderLock
  {
    var waited = 0
    while true {
      switch try attempt(plan) {
      case .success(let lock): return lock
      case .failure(let conflict):
        if conflict.isWithParent {
          throw FileDiagnostic(
            path: conflict.folder, message: "in use by \(conflict.holder), which started this command",
            notes: ["a command that stubble runs cannot run stubble on the same folder"])
        }
        if waited >= patience {
          throw FileDiagnostic(
            path: conflict.folder, message: "in use by \(conflict.holder)",
            notes: ["run the command again when that has ended"])
        }
        if waited == 500 { onWait("waiting for \(conflict.holder), which is running in \(conflict.folder)") }
        System.sleep(milliseconds: 20)
        waited += 20
      }
    }
  }

  private struct Step {
    var folder: String
    var isExclusive: Bool
  }

  private struct Conflict: Error {
    var folder: String
    var holder: String
    /// Whether the holder waits for this process to end.
    var isWithParent: Bool
  }

  /// The maximum number of folders to lock one by one, since a process can have only so many files open. If there are
  /// more, their common ancestor is locked.
  private static let limit = 50

  /// Returns the folders to lock, with those above them, in an order that is the same in every process: outer ones
  /// first.
  private static func plan(for files: [String]) -> [Step] {
    var own = files.compactMap(folder).pathKeys
    if own.count > limit { own = [PathKey(commonAncestor(of: own))] }
    let above = own.flatMap { Path.upward(from: $0.path) }.pathKeys.subtracting(own)
    return own.union(above).sorted().map { Step(folder: $0.path, isExclusive: own.contains($0)) }
  }

  private static func folder(of path: String) -> String? {
    guard let path = System.realPath(path), let status = try? System.status(of: path) else { return nil }
    if status.kind == .folder { return path }
    let folder = Path.split(path).folder
    return folder.count > 1 ? String(folder.dropLast()) : folder
  }

  private static func commonAncestor(of folders: Set<PathKey>) -> String {
    let parts = folders.map { Path.names(in: $0.path) }
    let shared = parts.dropFirst().reduce(parts.first ?? []) { shared, path in
      zip(shared, path).prefix { $0.hasSameBytes(as: $1) }.map(\.0)
    }
    return "/" + shared.joined(separator: "/")
  }

  /// Takes all locks or none, so that two runs never wait for each other.
  private static func attempt(_ plan: [Step]) throws(FileDiagnostic) -> Result<FolderLock, Conflict> {
    var descriptors: [Int32] = []
    for step in plan {
      guard let descriptor = try? System.openForReading(step.folder) else { continue }
      descriptors.append(descriptor)
      // On a file system without locks this is an error, and there is nothing to wait for.
      if (try? System.lock(descriptor, exclusive: step.isExclusive, path: step.folder)) == false {
        let holder = System.lockHolder(of: descriptor)
        descriptors.forEach(System.closeFile)
        return .failure(
          Conflict(
            folder: step.folder, holder: holder.map { "process \($0)" } ?? "another stubble",
            isWithParent: holder.map(System.isStarted) ?? false))
      }
    }
    return .success(FolderLock(descriptors: descriptors))
  }

  func release() { descriptors.forEach(System.closeFile) }
}
