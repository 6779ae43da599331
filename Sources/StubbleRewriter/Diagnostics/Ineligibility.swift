import StubbleSyntax

/// The reason why a member cannot be stubbed. It is an error if the member itself is annotated, and only an entry in
/// the report if it was selected with its type.
struct Ineligibility: Error, Sendable {
  /// The bytes at which a diagnostic points.
  let range: Range<Int>
  /// One sentence that begins in lower case and has no period at its end.
  let reason: String
  /// What to do about it.
  var notes: [String] = []
  var fixIts: [Diagnostic.FixIt] = []
  /// The initial value from which no type is inferred, if that is the reason.
  var uninferredValue: SyntaxNode?

  init(_ range: Range<Int>, _ reason: String, notes: [String] = [], fixIts: [Diagnostic.FixIt] = []) {
    self.range = range
    self.reason = reason
    self.notes = notes
    self.fixIts = fixIts
  }

  var diagnostic: Diagnostic {
    Diagnostic(.error, at: range, reason, notes: notes.map { Diagnostic.Note(message: $0) }, fixIts: fixIts)
  }
}
