/// The variables by which tests feed publishers and streams, and the announcements of changes to a double's observers.
extension DoubleFrame {
  /// Returns the variable of a feed, and its name.
  ///
  /// - Parameters:
  ///   - words: The beginning of the name.
  ///   - isConstant: Whether the feed cannot be replaced, since the double's results are made of it only once.
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

  /// Returns the statement by which an `ObservableObject` announces a change before it; none for other doubles.
  func announcement(for requirement: Requirement) -> [Code] {
    // Nonisolated code cannot use an isolated conformance to `ObservableObject`.
    let isUsable = !model.needsIsolatedConformance || !model.isOffActor(requirement)
    return model.isObservable && !requirement.isStatic && isUsable ? [.line("objectWillChange.send()")] : []
  }
}
