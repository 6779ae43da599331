/// A message to the author of a file, with notes on how to resolve it.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, CaseIterable, Sendable {
    case error, warning, note
  }

  /// A change that would resolve the diagnostic. It is shown, but never made.
  package struct FixIt: Sendable, Equatable {
    /// The instruction, in the imperative: “make it 'var'”.
    package var message: String
    /// The bytes that would be replaced.
    package var range: Range<Int>
    /// The text that would replace them.
    package var replacement: String

    package init(message: String, range: Range<Int>, replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  /// A further sentence of a diagnostic, such as what to do.
  package struct Note: Sendable, Equatable {
    package var message: String
    /// The bytes at which the note points, or `nil` for those of the diagnostic.
    package var range: Range<Int>?

    package init(message: String, range: Range<Int>? = nil) {
      self.message = message
      self.range = range
    }
  }

  package var severity: Severity
  /// The bytes of the file at which the diagnostic points; perhaps empty.
  package var range: Range<Int>
  /// One sentence that begins in lower case and has no period at its end.
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

extension Diagnostic.Note: ExpressibleByStringInterpolation {
  package init(stringLiteral message: String) { self.init(message: message) }
}
