/// Patterns: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/patterns
extension Parser {
  /// The context of a pattern, or of an expression in one: which names it may bind.
  enum PatternContext { case none, matching, binding }

  /// pattern → identifier | '_' | '(' tuple-pattern-elements ')' | ('let' | 'var' | 'inout') pattern
  @inline(never)
  mutating func parsePattern() {
    guard enter() else { return completeMissing(.missingPattern) }
    defer { leave() }
    switch kind {
    case .leftParen: parseTuplePattern()
    case .wildcard: bump(as: .wildcardPattern)
    case .let, .var, .inout, ._borrowing, .borrowing:
      guard atBinding else { return bump(as: .identifierPattern) }
      let start = mark()
      bump()
      parsePattern()
      complete(start, .valueBindingPattern)
    case _ where kind.isIdentifierLike: bump(as: .identifierPattern)
    default: parseMissingPattern()
    }
  }

  private mutating func parseMissingPattern() {
    reportExpected("pattern", "")
    if at(.dollarIdentifier) || kind.isReservedKeyword && !atLineStart { bump(as: .unexpected) }
    completeMissing(.missingPattern)
  }

  /// Whether the word here introduces a binding. `borrowing` does so only before a name.
  var atBinding: Bool {
    switch kind {
    case .let, .var, .inout: true
    case ._borrowing, .borrowing:
      !next.flags.contains(.newlineBefore) && (nextKind.isIdentifierLike || nextKind == .wildcard)
    default: false
    }
  }

  /// tuple-pattern → '(' ((label ':')? pattern ','?)* ')'
  private mutating func parseTuplePattern() {
    let start = mark()
    bump()
    while !at(.rightParen), !at(.endOfFile) {
      let element = mark()
      if kind.isIdentifierLike, nextKind == .colon {
        bump()
        bump()
      }
      parsePattern()
      complete(element, .tuplePatternElement)
      if eat(.comma) { continue }
      guard !atLineStart, kind.isIdentifierLike else { break }
      reportExpected("','", "in tuple pattern")
    }
    expectClosing(.rightParen, "to end tuple pattern")
    complete(start, .tuplePattern)
  }

  /// matching-pattern → 'is' type | ('let' | 'var' | 'inout') matching-pattern | expression
  @inline(never)
  mutating func parseMatchingPattern(_ context: PatternContext) {
    guard enter() else { return completeMissing(.missingPattern) }
    defer { leave() }
    let start = mark()
    if at(.is) {
      bump()
      parseType()
      return complete(start, .isTypePattern)
    }
    if atBinding {
      bump()
      parseMatchingPattern(.binding)
      return complete(start, .valueBindingPattern)
    }
    parseSequence(.condition, context)
    if lastNode(since: start) == .patternExpr {
      uncomplete()
    } else {
      complete(start, .expressionPattern)
    }
  }

  /// Parses a pattern in the place of an expression, and returns whether one begins here.
  mutating func parsePatternExpressionIfPresent() -> Bool {
    guard at(.is) || atBinding else { return false }
    let start = mark()
    parseMatchingPattern(.matching)
    complete(start, .patternExpr)
    return true
  }
}
