/// Closures: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/expressions#Closure-Expression
extension Parser {
  /// closure-expression → '{' closure-signature? item* '}'
  @inline(never)
  mutating func parseClosure() {
    guard enter() else { return completeMissing(.missingExpr) }
    let start = mark()
    bump()
    if atClosureSignature { parseClosureSignature() }
    parseItems(.block)
    expect(.rightBrace, "to end closure")
    complete(start, .closureExpr)
    leave()
  }

  /// closure-signature → attribute* capture-list? (names | parameter-clause)? effect-specifiers? return-clause? 'in'
  @inline(never)
  private mutating func parseClosureSignature() {
    let start = mark()
    parseAttributes()
    if at(.leftSquare) { parseCaptureClause() }
    if !at(.in) {
      if at(.leftParen) || nextKind == .colon {
        parseParameterClause(.closure)
      } else if !at(.arrow) {
        repeat { parseClosureParameter() } while eat(.comma)
      }
      parseTypeEffectsIfPresent()
      if at(.arrow) { parseReturnClause(allowsOpaqueParameters: false) }
    }
    expect(.in, "in closure signature")
    complete(start, .closureSignature)
  }

  private mutating func parseClosureParameter() {
    let start = mark()
    if !eat(.wildcard) { expectName("in closure signature") }
    complete(start, .closureParameter)
  }

  /// capture-list → '[' (capture (',' capture)* ','?)? ']'
  private mutating func parseCaptureClause() {
    let start = mark()
    bump()
    if !at(.rightSquare) {
      repeat { parseCapture() } while eat(.comma) && !at(.rightSquare)
    }
    expectClosing(.rightSquare, "to end capture list")
    complete(start, .closureCaptureClause)
  }

  /// capture → ('weak' | 'unowned' ('(' ('safe' | 'unsafe') ')')?)? (name initializer-clause?)
  private mutating func parseCapture() {
    let start = mark()
    if eat(.weak) {
    } else if eat(.unowned), eat(.leftParen) {
      if !eat(.safe), !eat(.unsafe) { reportExpected("'safe' or 'unsafe'", "in capture") }
      expectClosing(.rightParen, "in capture")
    }
    if !eat(.self) { expectName("in capture") }
    if at(.equal) || at(.equalEqual) { parseInitializerClause() }
    complete(start, .closureCapture)
  }

  /// trailing-closures → closure-expression (label ':' closure-expression)*
  @inline(never)
  mutating func parseTrailingClosures() {
    parseClosure()
    while atLabeledClosure {
      let start = mark()
      bump()
      bump()
      if at(.leftBrace) { parseClosure() } else { bump(as: .editorPlaceholderExpr) }
      complete(start, .labeledClosure)
    }
  }

  private var atLabeledClosure: Bool {
    guard nextKind == .colon, !at(.default), kind.isArgumentLabel else { return false }
    let third = tokens[position + 2]
    return third.kind == .leftBrace || third.kind == .editorPlaceholder
  }

  /// Returns whether the brace here opens a trailing closure of the call before it, rather than a block.
  mutating func atTrailingClosure(_ flavor: ExpressionFlavor) -> Bool {
    if atObservingAccessor || nextKind == .case { return false }
    guard flavor == .condition else { return true }
    if next.flags.contains(.newlineBefore) { return false }
    return lookahead { $0.skipTrailingClosureInCondition() }
  }

  /// Passes over a closure in a condition, and returns whether it is one: whether what follows continues the condition.
  private mutating func skipTrailingClosureInCondition() -> Bool {
    bump()
    while !at(.endOfFile), !at(.rightBrace), !atEndOfIfConfigClause { skipBalanced() }
    guard eat(.rightBrace) else { return false }
    switch kind {
    case .leftBrace, .where, .comma: return true
    case .leftSquare, .leftParen, .period, .is, .as, .postfixQuestion, .infixQuestion, .exclamation, .colon,
      .equal:
      return !atLineStart
    default: return kind.isOperator && !flags.contains(.prefix) && !atLineStart
    }
  }

  /// Whether a closure signature is here, which ends in `in`.
  private var atClosureSignature: Bool {
    mutating get {
      switch kind {
      case .at, .leftParen, .leftSquare: break
      case .wildcard, .identifier: guard nextKind.mayFollowClosureParameter else { return false }
      default: guard kind.isIdentifierLike, nextKind.mayFollowClosureParameter else { return false }
      }
      return lookahead { $0.skipClosureSignature() }
    }
  }

  private mutating func skipClosureSignature() -> Bool {
    skipAttributes()
    if eat(.leftSquare) {
      while !at(.rightSquare), !at(.endOfFile), !atEndOfIfConfigClause { skipBalanced() }
      guard eat(.rightSquare) else { return false }
    }
    if at(.leftParen) {
      while !at(.endOfFile), !at(.rightBrace), !at(.in), !at(.arrow) { skipBalanced() }
    } else if kind.isIdentifierLike || at(.wildcard) {
      guard skipClosureParameters() else { return false }
    }
    _ = eat(.rightParen)
    skipEffects()
    if eat(.arrow), !skipType() { return false }
    return at(.in)
  }

  private mutating func skipClosureParameters() -> Bool {
    bump()
    while true {
      if eat(.colon), !skipType() { return true }
      guard eat(.comma) else { return true }
      guard kind.isIdentifierLike || at(.wildcard) else { return false }
      bump()
    }
  }
}
