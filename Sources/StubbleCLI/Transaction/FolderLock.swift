import StubbleSemantics

/// Keeps other runs of stubble out of folders, and leaves nothing: the locks are on the folders themselves
/// and end with the process, however it ends.
///
/// Each folder is locked for this process alone, and each folder above it in common with others. So two runs are in
/// each other's way exactly if one's folder is the other's or lies within it.
struct FolderLock: Sendable {
  /// Processes that inherit these hold the lock too.
  let descriptors: [Int32]

  /// Takes the lock, waiting `patience` milliseconds for a process that holds it.
  /// - Parameters:
  ///   - files: folders, and files, of which the folders count.
  ///   - onWait: called once, after half a second, with words about the process in the way.
  static func acquire(_ files: [String], patience: Int = 5000, onWait: (String) -> Void) throws(Finding)
    -> FolderLock
  {
    try acquire(plan(for: files), patience: patience, onWait: onWait)
  }

  /// Takes the lock of one folder, and of no folder above it: runs on other folders are in nobody's way.
  /// - Parameter patience: in milliseconds; nil to wait as long as it takes.
  static func acquire(only folder: String, patience: Int?, onWait: (String) -> Void) throws(Finding)
    -> FolderLock
  {
    try acquire([Step(folder: folder, isExclusive: true)], patience: patience ?? .max, onWait: onWait)
  }

  private static func acquire(_ plan: [Step], patience: Int, onWait: (String) -> Void) throws(Finding)
    -> FolderLock
  {
    var waited = 0
    while true {
      switch try attempt(plan) {
      case .success(let lock): return lock
      case .failure(let conflict):
        if waited >= patience {
          throw Finding(path: conflict.folder, message: "in use by \(conflict.holder)")
        }
        if waited == 500 { onWait("waiting for \(conflict.holder), which is at work in \(conflict.folder)") }
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
  }

  /// More folders than these are locked as one: a process may not have many files open.
  private static let limit = 50

  /// The folders in an order that is the same in every process, those above first.
  private static func plan(for files: [String]) -> [Step] {
    var own = files.compactMap(folder).pathKeys
    if own.count > limit { own = [PathKey(commonAncestor(of: own))] }
    let above = own.flatMap { ancestors(of: $0.path) }.pathKeys.subtracting(own)
    return own.union(above).sorted().map { Step(folder: $0.path, isExclusive: own.contains($0)) }
  }

  private static func folder(of path: String) -> String? {
    guard let path = System.realPath(path), let status = try? System.status(of: path) else { return nil }
    if status.kind == .folder { return path }
    let folder = TemporaryName.split(path).folder
    return folder.count > 1 ? String(folder.dropLast()) : folder
  }

  private static func commonAncestor(of folders: Set<PathKey>) -> String {
    let parts = folders.map { $0.path.split(separator: "/") }
    let shared = parts.dropFirst().reduce(parts.first ?? []) { shared, path in
      zip(shared, path).prefix { $0.hasSameBytes(as: $1) }.map(\.0)
    }
    return "/" + shared.joined(separator: "/")
  }

  private static func ancestors(of folder: String) -> [String] {
    var result: [String] = []
    var folder = folder[...]
    while let slash = folder.lastIndex(of: "/"), folder != "/" {
      folder = slash == folder.startIndex ? "/" : folder[..<slash]
      result.append(String(folder))
    }
    return result
  }

  /// All or nothing, so that two runs never wait for each other.
  private static func attempt(_ plan: [Step]) throws(Finding) -> Result<FolderLock, Conflict> {
    var descriptors: [Int32] = []
    for step in plan {
      guard let descriptor = try? System.openForReading(step.folder) else { continue }
      descriptors.append(descriptor)
      // A file system without locks answers with an error: there is nothing to wait for.
      if (try? System.lock(descriptor, exclusive: step.isExclusive, path: step.folder)) == false {
        let holder = System.lockHolder(of: descriptor)
        descriptors.forEach(System.closeFile)
        return .failure(
          Conflict(folder: step.folder, holder: holder.map { "process \($0)" } ?? "another stubble"))
      }
    }
    return .success(FolderLock(descriptors: descriptors))
  }

  func release() { descriptors.forEach(System.closeFile) }
}
