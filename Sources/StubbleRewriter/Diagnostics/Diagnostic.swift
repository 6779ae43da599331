/// A message for the author of a file, and the way out.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, CaseIterable, Sendable {
    case error, warning, note
  }

  /// A change that would answer the diagnostic, shown as text and never made by us.
  package struct FixIt: Sendable, Equatable {
    /// What to do, in the imperative: “make it 'var'”.
    package var message: String
    /// The bytes that would be replaced.
    package var range: Range<Int>
    /// What would be there instead.
    package var replacement: String

    package init(message: String, range: Range<Int>, replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  package struct Note: Sendable, Equatable {
    package var message: String
    /// The bytes that the note mentions; nil for the diagnostic's own.
    package var range: Range<Int>?

    package init(message: String, range: Range<Int>? = nil) {
      self.message = message
      self.range = range
    }
  }

  package var severity: Severity
  /// The bytes that the diagnostic mentions, in the file it was made from; may be empty.
  package var range: Range<Int>
  /// One sentence in lower case without a full stop.
  package var message: String
  package var notes: [Note]
  package var fixIts: [FixIt]

  package init(
    _ severity: Severity, at range: Range<Int>, _ message: String, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
  }
}
