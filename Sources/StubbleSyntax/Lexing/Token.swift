/// One lexeme of a source file. The bytes between two tokens are trivia and belong to neither.
package struct Token: Sendable {
  /// Offset of the first byte, counted from the beginning of the source.
  package var start: UInt32
  /// Offset just past the last byte.
  package var end: UInt32
  /// What the lexeme is.
  package var kind: TokenKind
  /// What stands around it.
  package var flags: TokenFlags

  package init(start: UInt32, end: UInt32, kind: TokenKind, flags: TokenFlags) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
  }

  /// The lexeme's bytes in the source.
  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// What the grammar needs to know of the bytes around a token.
package struct TokenFlags: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between the previous token and this one, or this is the first token.
  package static let newlineBefore = TokenFlags(rawValue: 1)
  /// White space or a comment stands between the previous token and this one.
  package static let spaceBefore = TokenFlags(rawValue: 2)
  /// The lexer found the token malformed; `SyntaxTree.errors` says how.
  package static let malformed = TokenFlags(rawValue: 4)
}
