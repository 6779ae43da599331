extension DoubleKind {
  /// The annotations that do not begin with the name of the tool.
  package static let otherAnnotations = allCases.map(\.annotation).filter { !$0.hasPrefix("Stubbable") }

  /// The one of them that a word is a misspelling of. The first two letters must be right but for their case: many other
  /// words end as these do.
  package static func annotation(misspelled word: String) -> String? {
    let letters = word.lowercased()
    guard let found = closest(to: letters, in: otherAnnotations.map { $0.lowercased() }),
      found.prefix(2) == letters.prefix(2)
    else { return nil }
    return otherAnnotations.first { $0.lowercased() == found && $0 != word }
  }
}
