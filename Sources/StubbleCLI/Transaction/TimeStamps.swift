import StubbleRewriter

/// The rule for the modification time of a file that is replaced, so that a build compiles what has changed and nothing
/// else.
///
/// Build systems remember the time of each file that they compiled, and compile it again if the time differs; some see
/// whole seconds only. Therefore the time of an applied text is that of its original minus a distance that is computed
/// from the text's bytes: 34 to 43 years, in steps of two seconds, which every file system can store. The same text
/// always gets the same time, another text another one, and the original gets its own time back. No state is stored.
///
/// An edit of an applied file gives it the current time, or the one that a tool chooses. Such a time is recognized, since it
/// is later than all times of applied texts, or would be that of an original of the future. The original then counts as
/// modified two seconds after the edit, at a time that no build has seen and no later edit can have.
enum TimeStamps {
  /// Returns the distance, in seconds, between the time of an applied text and that of its original. Later versions
  /// must compute the same.
  static func distance(of applied: [UInt8]) -> Int {
    // Mixes the hash so that each bit of it counts.
    var hash = Fingerprint(applied).value
    hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
    return (1 << 30) + 2 * Int(truncatingIfNeeded: hash >> 37)
  }

  /// The range of applied texts' times, in seconds: from 1970, since compilers support none before, to the end of 2025,
  /// since no applied file was edited before then. Originals of 2012 to 2059 have applied texts in this range.
  static let ofApplied = 0..<1_767_225_600

  /// The number of seconds by which an original may be later than the current time, since clocks differ.
  static let tolerance = 86_400
}

extension Change {
  /// Returns the modification time of the new bytes by the rule; `nil` if it gives none, so that the current time must
  /// do.
  ///
  /// - Parameters:
  ///   - old: The modification time of the old bytes.
  ///   - now: The current time.
  func time(from old: FileTime, now: FileTime) -> FileTime? {
    if let modified { return modified }
    guard let original = original(from: old, now: now), let time = time(ofOriginal: original) else {
      return nil
    }
    // Other bytes need another time, but two distances may be equal by chance.
    return time.seconds == old.seconds ? nil : time
  }

  /// Returns the time at which the original was modified, or counts as modified; `nil` if that is too recent.
  private func original(from old: FileTime, now: FileTime) -> FileTime? {
    let latest = now.later(by: TimeStamps.tolerance).seconds
    if !wasApplied { return old.seconds <= latest ? old : nil }
    if TimeStamps.ofApplied.contains(old.seconds) {
      let original = old.later(by: TimeStamps.distance(of: self.old))
      if original.seconds <= latest { return original }
    }
    let afterEdit = old.later(by: 2)
    return afterEdit.seconds < now.seconds ? afterEdit : nil
  }

  private func time(ofOriginal original: FileTime) -> FileTime? {
    if !isApplied { return original }
    let time = original.later(by: -TimeStamps.distance(of: new))
    return TimeStamps.ofApplied.contains(time.seconds) ? time : nil
  }

  /// Sets the modification time of the new file. Leaves it as it is if neither the old bytes nor the new ones are
  /// applied.
  ///
  /// - Parameters:
  ///   - old: The modification time of the old bytes.
  ///   - set: A closure that sets a time, `nil` for the current one, and returns the time that the file has then.
  ///   - wait: A closure that waits for ten milliseconds.
  func setTime<Failure>(
    from old: FileTime, set: (FileTime?) throws(Failure) -> FileTime, wait: () -> Void
  ) throws(Failure) {
    if !hasStableTime || (!wasApplied && !isApplied) { return }
    if let time = time(from: old, now: try set(nil)), try set(time) == time { return }
    var now = try set(nil)
    // The coarsest file system counts in two seconds. If the clock does not advance, nothing can be done.
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
