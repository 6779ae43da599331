/// Something in the source that is not Swift.
package struct SyntaxError: Sendable, Equatable {
  /// Offset of the byte at which the error shows.
  package var offset: Int
  /// One sentence in lower case without a full stop, as the compiler writes them.
  package var message: String

  static let conflict = "source control conflict marker in source file"

  /// Version control left two versions of some lines.
  package var isConflict: Bool { message == Self.conflict }

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
