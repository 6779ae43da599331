/// The reporting of errors, and recovery from them.
extension Parser {
  /// Reports an error at the current token.
  @inline(never)
  mutating func report(_ message: String, _ kind: SyntaxError.Kind = .other) {
    errors.append(SyntaxError(offset: Int(token.start), kind, message: message))
  }

  /// Reports that something is missing here, such as "expected '{' in struct".
  @inline(never)
  mutating func reportExpected(
    _ what: StaticString, _ context: StaticString, _ kind: SyntaxError.Kind = .other
  ) {
    report(context.utf8CodeUnitCount == 0 ? "expected \(what)" : "expected \(what) \(context)", kind)
  }

  /// Consumes a token of a kind, or reports that it is missing.
  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ context: StaticString) {
    if self.kind == kind { bump() } else { reportMissing(kind, context) }
  }

  @inline(never)
  private mutating func reportMissing(_ kind: TokenKind, _ context: StaticString) {
    reportExpected(kind.spelling, context, kind == .rightBrace ? .missingBrace : .other)
  }

  /// Consumes the bracket that closes a list. Tokens before it on the line are unexpected.
  @inline(__always)
  mutating func expectClosing(_ kind: TokenKind, _ context: StaticString) {
    if self.kind == kind { bump() } else { skipToClosing(kind, context) }
  }

  @inline(never)
  private mutating func skipToClosing(_ kind: TokenKind, _ context: StaticString) {
    reportExpected(kind.spelling, context)
    guard lookahead({ $0.skipLine(to: kind) }) else { return }
    let start = mark()
    _ = skipLine(to: kind)
    complete(start, .unexpected)
    bump()
  }

  /// Consumes, as unexpected, what precedes the brace that opens a body on this line.
  mutating func skipToBraceOnLine(_ context: StaticString) {
    guard !at(.leftBrace), !at(.rightBrace), !atLineStart, lookahead({ $0.skipLine(to: .leftBrace) }) else {
      return
    }
    reportExpected("'{'", context)
    let start = mark()
    _ = skipLine(to: .leftBrace)
    complete(start, .unexpected)
  }

  /// Moves to the next token of a kind on this line, outside of brackets, and returns whether there is one nearby.
  private mutating func skipLine(to kind: TokenKind) -> Bool {
    var count = 0
    while !at(kind) {
      count += 1
      if count > 64 || atLineStart && count > 1 { return false }
      switch self.kind {
      case .endOfFile, .rightBrace, .rightParen, .rightSquare, .semicolon, .leftBrace: return at(kind)
      default: skipBalanced()
      }
    }
    return true
  }

  /// Consumes the current token or, if it is an opening bracket, everything up to the one that closes it.
  mutating func skipBalanced() {
    if kind.closingBracket == nil { bump() } else { skipBrackets() }
  }

  /// Consumes a bracket and everything up to the one that closes it. A closing brace ends all parentheses that are open
  /// inside the braces, and the end of the file ends all brackets.
  ///
  /// The ends of long runs are remembered, also those of nested ones, because lookahead passes them again at every
  /// level.
  @inline(never)
  private mutating func skipBrackets() {
    if position < bracketEnds.count, bracketEnds[position] > 0 {
      // This counts as one step, however far it goes.
      tokensGivenBack &-= Int(bracketEnds[position]) &- position
      position = Int(bracketEnds[position])
      return
    }
    var open: [(closing: TokenKind, position: Int)] = []
    repeat {
      if let closing = kind.closingBracket {
        open.append((closing, position))
      } else if let last = open.last {
        if at(.rightBrace), last.closing == .rightParen {
          while let inner = open.last, inner.closing == .rightParen { closeBracket(inner.position, &open) }
          continue
        }
        if at(last.closing) {
          bump()
          closeBracket(last.position, &open)
          continue
        }
      }
      bump()
    } while !open.isEmpty && !at(.endOfFile)
    while let last = open.last { closeBracket(last.position, &open) }
  }

  /// Removes the innermost open bracket, which ends before the current token.
  @inline(never)
  private mutating func closeBracket(
    _ opening: Int, _ open: inout [(closing: TokenKind, position: Int)]
  ) {
    open.removeLast()
    guard position - opening > 64 else { return }
    if bracketEnds.isEmpty { bracketEnds = Array(repeating: 0, count: lexer.pointee.tokens.count) }
    bracketEnds[opening] = UInt32(position)
  }

  /// Consumes a name, or reports that it is missing. A number or keyword in its place is consumed as unexpected.
  @inline(__always)
  mutating func expectName(_ context: StaticString) {
    if kind.isIdentifierLike { bump() } else { reportMissingName(context) }
  }

  @inline(never)
  private mutating func reportMissingName(_ context: StaticString) {
    reportExpected("identifier", context)
    switch kind {
    case .unknown, .integerLiteral, .floatLiteral, .dollarIdentifier: bump(as: .unexpected)
    case .wildcard where !atLineStart: bump(as: .unexpected)
    case _ where kind.isReservedKeyword && !atLineStart: bump(as: .unexpected)
    default: break
    }
  }

  /// Consumes the rest of the line, which should be empty.
  @inline(never)
  mutating func skipRestOfLine(_ context: StaticString) {
    guard !atLineStart, !at(.endOfFile) else { return }
    report("extra tokens \(context)")
    let start = mark()
    repeat { bump() } while !atLineStart && !at(.endOfFile)
    complete(start, .unexpected)
  }
}

extension TokenKind {
  /// The bracket that closes this one, or `nil` for all other tokens.
  var closingBracket: TokenKind? {
    switch self {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    case .leftBrace: .rightBrace
    default: nil
    }
  }

  /// The token as error messages name it.
  var spelling: StaticString {
    switch self {
    case .leftParen: "'('"
    case .rightParen: "')'"
    case .leftSquare: "'['"
    case .rightSquare: "']'"
    case .leftBrace: "'{'"
    case .rightBrace: "'}'"
    case .comma: "','"
    case .semicolon: "';'"
    case .colon: "':'"
    case .equal: "'='"
    case .arrow: "'->'"
    case .period: "'.'"
    case .poundEndif: "'#endif'"
    case .in: "'in'"
    case .else: "'else'"
    case .while: "'while'"
    case .of: "'of'"
    case .for: "'for'"
    case .integerLiteral: "integer literal"
    case .stringQuote: "string literal"
    default: "keyword"
    }
  }
}
