/// New bytes for a file, and the bytes that they were made from.
struct Change: Equatable, Sendable {
  var path: String
  var old: [UInt8]
  var new: [UInt8]
  /// The old bytes have regions.
  var wasApplied = false
  /// The new bytes have regions.
  var isApplied = false
  /// When the file had the new bytes before, if that is known.
  var modified: FileTime?
  /// Whether the time of the new bytes is to follow from them; else it is that of now.
  var hasStableTime = true
}

/// One file on its way through a transaction. Every step is a point at which a test may make it fail.
struct Replacement: Sendable {
  let change: Change
  private let faults: Faults
  /// Where the file is, all links followed.
  private let target: String
  private let status: FileStatus
  private let unfinished: String
  private let whole: String

  var folder: String { TemporaryName.folder(of: target) }

  /// Looks at what is to be replaced, and refuses what would not survive it.
  init(_ change: Change, faults: Faults) throws(Finding) {
    self.change = change
    self.faults = faults
    guard let target = System.realPath(change.path) else {
      throw Finding(path: change.path, message: "the file has vanished")
    }
    self.target = target
    do { status = try System.status(of: target) } catch { throw Finding(error) }
    unfinished = TemporaryName.path(for: target, TemporaryName.unfinished)
    whole = TemporaryName.path(for: target, TemporaryName.whole)
    if let reason = refusal() { throw Finding(path: change.path, message: reason.0, notes: [reason.1]) }
  }

  /// Why the file is not to be replaced, and what to do about it.
  private func refusal() -> (String, String)? {
    if status.kind != .file { return ("not a regular file", "stubble rewrites files only") }
    if status.links > 1 {
      return (
        "the file has \(status.links) hard links", "replacing it would cut them: copy the file to break them"
      )
    }
    return Self.refusal(toWrite: target, status, subject: "the file", object: "it")
      ?? Self.refusal(
        toWrite: folder, try? System.status(of: folder), subject: "the file's folder", object: "the folder")
  }

  /// Why a file or folder may not be written, and what to do about it.
  private static func refusal(
    toWrite path: String, _ status: FileStatus?, subject: String, object: String
  ) -> (String, String)? {
    let obstacle = System.obstacle(toWriting: path)
    // Root may write anything; the owner's wish still counts.
    if obstacle == nil, let status, status.mode & 0o222 != 0 { return nil }
    switch obstacle {
    case SystemError.readOnly:
      return ("\(subject) is on a file system that is read-only", "mount it so that it can be written")
    case SystemError.notPermitted:
      let command = System.commandToUnlock
      return ("\(subject) is immutable", "run '\(command)' on \(object)")
    case _ where status?.owner == System.user:
      return ("\(subject) is read-only", "run 'chmod u+w' on \(object)")
    default:
      return ("\(subject) belongs to another user, and may not be written", "run stubble as its owner")
    }
  }

  /// What goes wrong in a step, in words of the file: nobody knows the names of those beside it.
  func finding(_ step: () throws(SystemError) -> Void) -> Finding? {
    do throws(SystemError) {
      try step()
      return nil
    } catch {
      let message =
        error.path == target ? error.message : "cannot write its new text beside it: \(error.reason)"
      return Finding(path: change.path, message: message, notes: [error.wayOut].compactMap(\.self))
    }
  }

  // MARK: Steps

  /// Writes the new bytes beside the file and waits until they are on the disk.
  func stage() throws(SystemError) {
    try faults.step("create", unfinished)
    let file = try System.create(unfinished)
    defer { System.closeFile(file) }
    let half = change.new.count / 2
    for part in [change.new[..<half], change.new[half...]] {
      try faults.step("write", unfinished)
      try System.writeAll(part, to: file, path: unfinished)
    }
    try faults.step("set the mode", unfinished)
    try setOwner(of: file)
    // Before the mode, a part of which an access list has as well.
    System.copyAttributes(of: target, to: file)
    try System.setMode(status.mode, of: file, path: unfinished)
    try setTime(of: file)
    try faults.step("sync", unfinished)
    try System.synchronize(file, path: unfinished)
  }

  /// Gives the new bytes to the owner and the group of the file, who decide who may read it.
  private func setOwner(of file: Int32) throws(SystemError) {
    if !faults.hasNoOwners, System.setOwner(status.owner, group: status.group, of: file) { return }
    // Some file systems know one owner only.
    let new = try System.status(of: file, path: unfinished)
    if new.owner != status.owner {
      throw SystemError(
        action: "keep its owner", path: target, code: SystemError.notPermitted,
        wayOut: "run stubble as its owner")
    }
    if new.group != status.group {
      throw SystemError(
        action: "keep its group", path: target, code: SystemError.notPermitted,
        wayOut: "run stubble as a member of the group, or give the file to a group of yours with 'chgrp'")
    }
  }

  private func setTime(of file: Int32) throws(SystemError) {
    try faults.step("set the time", unfinished)
    try change.setTime(
      from: status.modified,
      set: { time throws(SystemError) in
        System.setModified(faults.hasNoTimes ? nil : time, of: file)
        return try System.status(of: file, path: unfinished).modified
      }, wait: { System.sleep(milliseconds: 10) })
  }

  /// Puts the new bytes in the place of the file, which then has the temporary name. From here on `rollBack` is
  /// to be called if anything goes wrong.
  func exchange() throws(SystemError) {
    try faults.step("rename", whole)
    try System.renameFile(unfinished, to: whole)
    try swap()
  }

  private func swap() throws(SystemError) {
    try faults.step("exchange", target)
    if !faults.hasNoExchange, try System.exchange(whole, target) { return }
    try swapByLinks()
  }

  /// The same in three steps, where the file system has no exchange. The file is there at each; a step that
  /// fails undoes those before it.
  private func swapByLinks() throws(SystemError) {
    try faults.step("link", target)
    guard try System.linkFile(target, as: unfinished) else {
      throw SystemError(action: "keep the old text of", path: target, code: SystemError.notSupported)
    }
    do throws(SystemError) {
      try faults.step("rename", target)
      try System.renameFile(whole, to: target)
      try faults.step("rename", whole)
      try System.renameFile(unfinished, to: whole)
    } catch {
      try? System.renameFile(unfinished, to: target)
      throw error
    }
  }

  /// Whether what was in the file's place is what the new bytes were made from, and its time theirs. Asked after the
  /// exchange, so that nothing which anybody writes before it goes unseen.
  func replacedWhatWasRead() throws(SystemError) -> Bool {
    let (bytes, now) = try System.contents(of: whole)
    return bytes == change.old && now.modified == status.modified && now.mode == status.mode
      && now.owner == status.owner && now.links == 1
  }

  /// Puts the file back.
  func rollBack() throws(SystemError) {
    try swap()
  }

  /// Removes what has a temporary name.
  func discard(_ suffix: String) throws(SystemError) {
    let path = suffix == TemporaryName.whole ? whole : unfinished
    try faults.step("remove", path)
    do { try System.removeFile(path) } catch  where error.code == SystemError.notFound {}
  }
}
