/// A place in the source that is not valid Swift.
package struct SyntaxError: Sendable, Equatable {
  /// The byte offset at which the error is reported.
  package var offset: Int
  /// The message, in lower case and without a period, as the compiler writes messages.
  package var message: String

  static let conflict = "source control conflict marker in source file"

  /// Whether the error is a source control conflict marker.
  package var isConflict: Bool { message == Self.conflict }

  static let spaceAfterAt = "extraneous whitespace after '@' is not permitted"
  static let spaceBeforeArguments = "extraneous whitespace before '(' is not permitted"

  /// Whether the compiler warns only, in the language modes before 6, and reads what was meant.
  package var isWarningBeforeSwift6: Bool {
    message == Self.spaceAfterAt || message == Self.spaceBeforeArguments
  }

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
