/// Errors, and how parsing goes on after them.
extension Parser {
  mutating func report(_ message: String) {
    errors.append(SyntaxError(offset: Int(token.start), message: message))
  }

  /// Reports that something is missing here: "expected '{' in struct".
  @inline(never)
  mutating func reportExpected(_ what: StaticString, _ context: StaticString) {
    report("expected \(what) \(context)")
  }

  /// Consumes a token of a kind, or reports it missing.
  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ context: StaticString) {
    if self.kind == kind { bump() } else { reportExpected(kind.spelling, context) }
  }

  /// Consumes the bracket that closes a list. What stands before it on the line is unexpected.
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

  /// Goes to the next token of a kind on this line outside of brackets; false if there is none nearby.
  private mutating func skipLine(to kind: TokenKind) -> Bool {
    var count = 0
    while !at(kind) {
      count += 1
      if count > 64 || atLineStart && count > 1 { return false }
      switch self.kind {
      case .endOfFile, .rightBrace, .rightParen, .rightSquare, .semicolon, .leftBrace: return false
      default: skipBalanced()
      }
    }
    return true
  }

  /// Consumes one token, or everything up to the bracket that closes it.
  mutating func skipBalanced() {
    guard let closing = closingKind(of: kind) else { return bump() }
    bump()
    var open = [closing]
    while let expected = open.last, !at(.endOfFile) {
      if at(expected) {
        open.removeLast()
      } else if let nested = closingKind(of: kind) {
        open.append(nested)
      } else if at(.rightBrace), expected == .rightParen || expected == .poundEndif {
        // A brace ends the parentheses in it, however many are open.
        while open.last == expected { open.removeLast() }
        if open.isEmpty { return }
        continue
      }
      bump()
    }
  }

  private func closingKind(of kind: TokenKind) -> TokenKind? {
    switch kind {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    case .leftBrace: .rightBrace
    default: nil
    }
  }

  /// A name, or an error; numbers and keywords in its place are consumed as unexpected.
  mutating func expectName(_ context: StaticString) {
    if kind.isIdentifierLike { return bump() }
    reportExpected("identifier", context)
    switch kind {
    case .unknown, .integerLiteral, .floatLiteral, .dollarIdentifier: bump(as: .unexpected)
    case .wildcard where !atLineStart: bump(as: .unexpected)
    case _ where kind.isReservedKeyword && !atLineStart: bump(as: .unexpected)
    default: break
    }
  }

  /// Consumes the rest of the line, which should be empty.
  mutating func skipRestOfLine(_ context: StaticString) {
    guard !atLineStart, !at(.endOfFile) else { return }
    report("extra tokens \(context)")
    let start = mark()
    repeat { bump() } while !atLineStart && !at(.endOfFile)
    complete(start, .unexpected)
  }
}

extension TokenKind {
  /// The token as an error message names it.
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
