/// The change of a file's contents, from the bytes that were read to new ones.
struct Change: Equatable, Sendable {
  var path: String
  var old: [UInt8]
  var new: [UInt8]
  /// Whether the old bytes have regions.
  var wasApplied = false
  /// Whether the new bytes have regions.
  var isApplied = false
  /// The modification time to restore, if the file had the new bytes before; otherwise `nil`.
  var modified: FileTime?
  /// Whether the modification time is to be computed from the new bytes; otherwise it is the current time.
  var hasStableTime = true
}

/// The replacement of one file as a part of a transaction. A test may make every step fail.
struct Replacement: Sendable {
  let change: Change
  private let faults: Faults
  /// The path of the file, with symbolic links resolved.
  private let target: String
  private let status: FileStatus
  private let unfinished: String
  private let whole: String
  private let previous: String

  var folder: String { Path.folder(of: target) }

  /// Examines the file to replace.
  ///
  /// - Throws: An error if the file must not be replaced, or would lose something by that.
  init(_ change: Change, faults: Faults) throws(FileDiagnostic) {
    self.change = change
    self.faults = faults
    guard let target = System.realPath(change.path) else {
      throw FileDiagnostic(path: change.path, message: "the file does not exist any more")
    }
    self.target = target
    do { status = try System.status(of: target) } catch { throw FileDiagnostic(error) }
    let stem = TemporaryName.stem(for: target)
    unfinished = stem + TemporaryName.unfinished
    whole = stem + TemporaryName.whole
    previous = stem + TemporaryName.previous
    if let reason = reasonAgainstReplacing() {
      throw FileDiagnostic(path: change.path, message: reason.0, notes: [reason.1])
    }
  }

  /// Returns why the file must not be replaced, and what to do about it; `nil` if it may be.
  private func reasonAgainstReplacing() -> (String, String)? {
    if status.kind != .file { return ("not a regular file", "stubble rewrites files only") }
    if status.links > 1 {
      return (
        "the file has \(status.links) hard links",
        "replacing the file would break them; copy the file first to break them yourself"
      )
    }
    return Self.reasonAgainst(writing: target, status, subject: "the file", object: "it")
      ?? Self.reasonAgainst(
        writing: folder, try? System.status(of: folder), subject: "the file's folder", object: "the folder")
  }

  /// Returns why a file or folder must not be written, and what to do about it; `nil` if it may be.
  private static func reasonAgainst(
    writing path: String, _ status: FileStatus?, subject: String, object: String
  ) -> (String, String)? {
    let code = System.errorCode(writing: path)
    // Root may write anything, but a file without any permission to write is meant to stay as it is.
    if code == nil, let status, status.mode & 0o222 != 0 { return nil }
    switch code {
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

  /// Does a step, and returns its error, if any, as a diagnostic about the file: users do not know the temporary files
  /// next to it.
  func diagnostic(_ step: () throws(SystemError) -> Void) -> FileDiagnostic? {
    do throws(SystemError) {
      try step()
      return nil
    } catch {
      let message =
        error.path == target ? error.message : "cannot write a temporary file next to it: \(error.reason)"
      return FileDiagnostic(path: change.path, message: message, notes: [error.wayOut].compactMap(\.self))
    }
  }

  // MARK: Steps

  /// Writes the new bytes to a temporary file next to the file, and waits until they are on the disk.
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
    // Before the mode, since an access control list contains parts of it.
    System.copyAttributes(of: target, to: file)
    try System.setMode(status.mode, of: file, path: unfinished)
    try setTime(of: file)
    try faults.step("sync", unfinished)
    try System.synchronize(file, path: unfinished)
  }

  /// Gives the temporary file the owner and group of the file, so that the same users can access it.
  private func setOwner(of file: Int32) throws(SystemError) {
    if !faults.hasNoOwners, System.setOwner(status.owner, group: status.group, of: file) { return }
    // On a file system with a single owner for all files, nothing needs to be done.
    let new = try System.status(of: file, path: unfinished)
    if new.owner != status.owner {
      throw SystemError(
        action: "keep its owner", path: target, code: SystemError.notPermitted,
        ownWayOut: "run stubble as its owner")
    }
    if new.group != status.group {
      throw SystemError(
        action: "keep its group", path: target, code: SystemError.notPermitted,
        ownWayOut: "run stubble as a member of the group, or give the file to a group of yours with 'chgrp'")
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

  /// Exchanges the file and the temporary file. From then on, `rollBack` must be called if anything fails.
  ///
  /// - Returns: `false`, with both files as they were, if another program has replaced the file meanwhile.
  func exchange() throws(SystemError) -> Bool {
    try faults.step("rename", whole)
    try System.renameFile(unfinished, to: whole)
    return try swap()
  }

  private func swap() throws(SystemError) -> Bool {
    try faults.step("exchange", target)
    if !faults.hasNoExchange, try System.exchange(whole, target) { return true }
    return try swapByLinks()
  }

  /// Exchanges the files in three steps, if the file system cannot do it in one. The file exists after each step, and
  /// each text has a name. If a step fails, or another program replaces the file, the steps before are undone.
  private func swapByLinks() throws(SystemError) -> Bool {
    try faults.step("link", target)
    guard try System.linkFile(target, as: previous) else {
      throw SystemError(action: "keep the old text of", path: target, code: SystemError.notSupported)
    }
    do throws(SystemError) {
      try faults.step("rename", target)
      // An editor may save the file under another name, which it then gives the name of the file.
      if !isTarget(try System.status(of: previous)) {
        try System.removeFile(previous)
        return false
      }
      try System.renameFile(whole, to: target)
    } catch {
      try? System.removeFile(previous)
      throw error
    }
    do throws(SystemError) {
      try faults.step("rename", whole)
      try System.renameFile(previous, to: whole)
      return true
    } catch {
      if (try? System.linkFile(target, as: whole)) == true { try? System.renameFile(previous, to: target) }
      throw error
    }
  }

  /// Returns whether a status is that of the file which has the name of the target now.
  private func isTarget(_ status: FileStatus) -> Bool {
    guard let now = try? System.status(of: target, followingLinks: false) else { return false }
    return now.device == status.device && now.inode == status.inode
  }

  /// Returns whether the file that was replaced has the bytes, time and permissions that were read. To be called after
  /// the exchange, so that no change that another program makes before it is lost.
  func replacedWhatWasRead() throws(SystemError) -> Bool {
    let (bytes, now) = try System.contents(of: whole)
    return bytes == change.old && now.modified == status.modified && now.mode == status.mode
      && now.owner == status.owner && now.links == 1
  }

  /// Exchanges the files back.
  ///
  /// - Returns: `false`, with the file as it is, if another program has changed it since the exchange.
  func rollBack() throws(SystemError) -> Bool {
    guard try swap() else { return false }
    if try System.contents(of: whole).bytes == change.new { return true }
    _ = try swap()
    return false
  }

  /// Removes the temporary file with a suffix, if it exists.
  func discard(_ suffix: String) throws(SystemError) {
    let path = suffix == TemporaryName.whole ? whole : unfinished
    try faults.step("remove", path)
    let absence = [SystemError.notFound, SystemError.nameTooLong]
    do { try System.removeFile(path) } catch  where absence.contains(error.code) {}
  }
}
