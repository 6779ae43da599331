extension DoubleKind {
  /// The annotations whose names do not begin with `Stubbable`.
  package static let otherAnnotations = allCases.map(\.annotation).filter { !$0.hasPrefix("Stubbable") }

  /// Returns the one of these annotations that a word misspells, or `nil` if it is not close to any. The first two
  /// letters must be right except for their case, since many other words have the same ending.
  package static func annotation(misspelled word: String) -> String? {
    let letters = word.lowercased()
    guard let found = closest(to: letters, in: otherAnnotations.map { $0.lowercased() }),
      found.prefix(2) == letters.prefix(2)
    else { return nil }
    return otherAnnotations.first { $0.lowercased() == found && $0 != word }
  }
}
