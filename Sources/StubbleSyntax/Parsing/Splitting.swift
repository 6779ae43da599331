/// The splitting of operators: `Array<Array<Int>>` ends with two closing brackets, which are one operator to the lexer.
///
/// The operator's element in `tokens` then holds what remains of it. The piece that was split off is kept aside until
/// `finish` inserts all pieces.
extension Parser {
  /// A split of an operator into two tokens.
  struct Split {
    /// The index of the operator in `tokens`.
    let index: Int
    /// The operator before the split.
    let original: Token
    /// The piece that was split off.
    let piece: Token
  }

  /// Consumes the first `length` bytes of the current token as a token of the given kind.
  @inline(never)
  mutating func split(_ length: Int, as kind: TokenKind) {
    let original = token
    if original.start + UInt32(length) == original.end {
      tokens[position].kind = kind
      return bump()
    }
    var piece = original
    piece.end = original.start + UInt32(length)
    piece.kind = kind
    piece.flags.subtract([.prefix, .postfix])
    splits.append(Split(index: position, original: original, piece: piece))
    shift += 1
    tokens[position] = lexer.pointee.source.remainder(of: original, after: length)
  }

  /// Restores the operators that were split last, until `count` splits are left.
  @inline(never)
  mutating func undoSplits(to count: Int) {
    while shift > count, let split = splits.popLast() {
      tokens[split.index] = split.original
      shift -= 1
    }
  }

  /// Whether the current token is `<` or an operator that begins with it.
  @inline(__always) var atLeftAngle: Bool { kind == .leftAngle || kind == .leftAngleRun }

  /// Whether the current token is `>` or an operator that begins with it.
  @inline(__always) var atRightAngle: Bool { kind == .rightAngle || kind == .rightAngleRun }

  /// Whether the current token is a `?` after its operand, or a postfix operator that begins with one.
  @inline(__always) var atPostfixQuestion: Bool {
    kind == .postfixQuestion || (kind == .questionRun && flags.contains(.postfix))
  }

  /// Whether the current token is a `!` after its operand, or an operator that begins with one.
  @inline(__always) var atPostfixExclamation: Bool {
    kind == .exclamation || (kind == .exclamationRun && flags.contains(.postfix))
  }

  /// Consumes the first byte of the current operator. What remains is the current token then.
  @inline(__always)
  mutating func splitOne(as kind: TokenKind) {
    if self.kind == kind { bump() } else { split(1, as: kind) }
  }

  /// Consumes a `>` that ends a list in angle brackets, or reports that it is missing.
  mutating func expectRightAngle(_ context: StaticString) {
    if atRightAngle { splitOne(as: .rightAngle) } else { reportExpected("'>'", context) }
  }
}

extension Parser {
  /// Consumes `10.15`, which is a floating-point literal to the lexer, as the three tokens of a version.
  mutating func splitFloatLiteral() {
    guard let length = lexer.pointee.source.lengthBeforePeriod(of: token) else {
      reportExpected("integer literal", "in version")
      return bump()
    }
    split(length, as: .integerLiteral)
    split(1, as: .period)
    tokens[position].kind = .integerLiteral
    bump()
  }
}
