import StubbleRewriter

/// The rule for the time of a file that is replaced, so that a build compiles what has changed and nothing else.
///
/// Build systems remember the time of each file that they compiled, and compile it again if it has another one; some
/// see whole seconds only. So an applied text has the time of its original less a distance that follows from its
/// bytes: 34 to 43 years in steps of two seconds, which every file system can store. The same text has the same time
/// each time, another one another, and the original gets its own time back. Nothing is to be remembered.
///
/// Whoever edits an applied file gives it a time of today. Such a time is known by being later than all that the rule
/// gives, and says nothing of the original's. From there on the original counts as modified two seconds after the
/// edit, at a time that no build has seen and no later edit can have.
enum TimeStamps {
  /// How long before its original's an applied text's time is, in seconds. Later versions must give the same.
  static func distance(of applied: [UInt8]) -> Int {
    // Mixed so that each bit counts.
    var hash = Fingerprint(applied).value
    hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
    return (1 << 30) + 2 * Int(truncatingIfNeeded: hash >> 37)
  }

  /// The times of applied texts, in seconds: from 1970 on, since compilers know none before, to the end of 2025,
  /// since nobody edited an applied file by then. Originals of 2012 to 2059 lead here.
  static let ofApplied = 0..<1_767_225_600
}

extension Change {
  /// The time that the new bytes are to have; nil if nothing but a time of now is free of failure.
  /// - Parameter old: the time of the old bytes.
  func time(from old: FileTime, now: FileTime) -> FileTime? {
    if let modified { return modified }
    guard let original = original(from: old, now: now), let time = time(ofOriginal: original) else {
      return nil
    }
    // Other bytes, another time: two distances may be equal by chance.
    return time.seconds == old.seconds ? nil : time
  }

  /// When the original was modified, or counts as modified.
  private func original(from old: FileTime, now: FileTime) -> FileTime? {
    if !wasApplied { return old }
    if TimeStamps.ofApplied.contains(old.seconds) { return old.later(by: TimeStamps.distance(of: self.old)) }
    let afterEdit = old.later(by: 2)
    return afterEdit.seconds < now.seconds ? afterEdit : nil
  }

  private func time(ofOriginal original: FileTime) -> FileTime? {
    if !isApplied { return original }
    let time = original.later(by: -TimeStamps.distance(of: new))
    return TimeStamps.ofApplied.contains(time.seconds) ? time : nil
  }

  /// Gives the new file its time, or leaves it alone if stubble was applied neither to the old bytes nor to the new.
  /// - Parameters:
  ///   - old: the time of the old bytes.
  ///   - set: sets a time, nil for now, and gives the one that the file has then.
  ///   - wait: lets ten milliseconds pass.
  func setTime<Failure>(
    from old: FileTime, set: (FileTime?) throws(Failure) -> FileTime, wait: () -> Void
  ) throws(Failure) {
    if !hasStableTime || (!wasApplied && !isApplied) { return }
    if let time = time(from: old, now: try set(nil)), try set(time) == time { return }
    var now = try set(nil)
    // The coarsest file system counts in two seconds. If the clock does not move there is nothing to be done.
    for _ in 0..<250 where now.seconds == old.seconds {
      wait()
      now = try set(nil)
    }
    if isApplied, let time = time(ofOriginal: now), try set(time) != time { _ = try set(now) }
  }
}

extension FileTime {
  fileprivate func later(by seconds: Int) -> FileTime {
    FileTime(seconds: self.seconds &+ seconds, nanoseconds: nanoseconds)
  }
}
