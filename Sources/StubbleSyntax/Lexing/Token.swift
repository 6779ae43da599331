/// A token of a source file. The bytes between two tokens are trivia, and belong to neither.
@usableFromInline package struct Token: Sendable, BitwiseCopyable {
  /// The byte offset of the token in the source.
  @usableFromInline package var start: UInt32
  /// The byte offset just past the token.
  @usableFromInline package var end: UInt32
  /// The kind of the token.
  @usableFromInline package var kind: TokenKind
  /// What the grammar needs to know about the bytes around the token.
  @usableFromInline package var flags: TokenFlags

  package init(start: UInt32, end: UInt32, kind: TokenKind, flags: TokenFlags) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
  }

  /// The byte range of the token in the source.
  @inlinable package var range: Range<Int> { Int(start)..<Int(end) }
}

/// Facts about the bytes around a token that the grammar depends on.
@usableFromInline package struct TokenFlags: OptionSet, Sendable, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break precedes the token, or it is the first token.
  package static let newlineBefore = TokenFlags(rawValue: 1)
  /// White space or a comment precedes the token.
  package static let spaceBefore = TokenFlags(rawValue: 2)
  /// The token is malformed; an error describes how.
  package static let malformed = TokenFlags(rawValue: 4)
  /// The token is a prefix operator: white space or an opening bracket precedes it, and an operand follows.
  package static let prefix = TokenFlags(rawValue: 8)
  /// The token is a postfix operator: an operand precedes it, and white space or a closing bracket follows.
  package static let postfix = TokenFlags(rawValue: 16)
}
