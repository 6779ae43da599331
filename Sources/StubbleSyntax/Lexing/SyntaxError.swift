/// A place in the source that is not valid Swift.
package struct SyntaxError: Sendable, Equatable {
  /// What follows from an error, beyond its message.
  package enum Kind: Sendable {
    /// A source control conflict marker.
    case conflict
    /// A comment, literal or name that does not end.
    case unterminated
    /// A `}` that is missing.
    case missingBrace
    /// White space that the compiler only warns about, in the language modes before 6, and reads as what was meant.
    case unwantedSpace
    case other
  }

  /// The byte offset at which the error is reported.
  package var offset: Int
  package var kind: Kind
  /// The message, in lower case and without a period, as the compiler writes messages.
  package var message: String

  package init(offset: Int, _ kind: Kind = .other, message: String) {
    self.offset = offset
    self.kind = kind
    self.message = message
  }
}
