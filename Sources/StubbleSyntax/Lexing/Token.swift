/// One lexeme of a source file. The bytes between two tokens are trivia and belong to neither.
@usableFromInline package struct Token: Sendable, BitwiseCopyable {
  /// Offset of the first byte, counted from the beginning of the source.
  @usableFromInline package var start: UInt32
  /// Offset just past the last byte.
  @usableFromInline package var end: UInt32
  /// What the lexeme is.
  @usableFromInline package var kind: TokenKind
  /// What is around it.
  @usableFromInline package var flags: TokenFlags

  package init(start: UInt32, end: UInt32, kind: TokenKind, flags: TokenFlags) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
  }

  /// The lexeme's bytes in the source.
  @inlinable package var range: Range<Int> { Int(start)..<Int(end) }
}

/// What the grammar needs to know of the bytes around a token.
@usableFromInline package struct TokenFlags: OptionSet, Sendable, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break is between the previous token and this one, or this is the first token.
  package static let newlineBefore = TokenFlags(rawValue: 1)
  /// White space or a comment is between the previous token and this one.
  package static let spaceBefore = TokenFlags(rawValue: 2)
  /// The lexer found the token malformed; an error says how.
  package static let malformed = TokenFlags(rawValue: 4)
  /// An operator that has white space or an opening bracket before it and an operand after it.
  package static let prefix = TokenFlags(rawValue: 8)
  /// An operator that has an operand before it and white space or a closing bracket after it.
  package static let postfix = TokenFlags(rawValue: 16)
}
