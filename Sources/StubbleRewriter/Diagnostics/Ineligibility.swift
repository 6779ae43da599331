/// Why a member cannot be stubbed. An error if its author annotated it; a reason in the report if it was
/// only one of all members.
struct Ineligibility: Error, Sendable {
  /// The bytes to blame.
  let range: Range<Int>
  /// One sentence in lower case without a full stop.
  let reason: String
  /// What to do about it.
  var notes: [String] = []
  var fixIts: [Diagnostic.FixIt] = []

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
