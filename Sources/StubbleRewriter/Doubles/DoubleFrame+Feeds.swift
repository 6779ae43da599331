/// What a test feeds, and what announces the changes of a double to its observers.
extension DoubleFrame {
  /// A variable that a test feeds, and its name.
  ///
  /// - Parameters:
  ///   - words: What its name begins with.
  ///   - isConstant: The answers of the double are made of it once for all.
  mutating func feed(
    _ feed: ResultFeed, _ words: String, for requirement: Requirement, isConstant: Bool = false
  ) throws(Ineligibility) -> (name: String, variable: [Code]) {
    let name = try claimFirst(of: [words + feed.suffix, words + "Result" + feed.suffix], for: requirement)
    let isInRegistry = requirement.isStatic && registry != nil
    guard isConstant, !isInRegistry else {
      return (name, variable(name, type: feed.type, initial: feed.initial, for: requirement))
    }
    let word = requirement.isStatic ? "static " : ""
    guard isLocked(requirement) else {
      return (name, [.typed("\(access)\(word)let \(name)", type: feed.type, value: feed.initial)])
    }
    let locked = lockedVariable(
      name, type: feed.type, initial: feed.initial, words: word,
      isolation: isolation(ofTrackersFor: requirement), isConstant: true)
    return (name, locked)
  }

  /// Objects that can be observed say before a change that they will change.
  func announcement(for requirement: Requirement) -> [Code] {
    model.isObservable && !requirement.isStatic ? [.line("objectWillChange.send()")] : []
  }
}
