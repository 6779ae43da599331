/// Statements: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/statements
extension Parser {
  /// statement → label? (loop-statement | branch-statement | control-transfer-statement | defer | do)
  mutating func parseStatement() {
    let start = mark()
    let labeled = kind.isIdentifierLike && nextKind == .colon
    if labeled {
      bump()
      bump()
    }
    if at(.try) {
      report("'try' must precede the expression, not the statement")
      bump(as: .unexpected)
    }
    parseUnlabeledStatement()
    if labeled { complete(start, .labeledStmt) }
  }

  private mutating func parseUnlabeledStatement() {
    let start = mark()
    switch kind {
    case .if: parseIf()
    case .switch: parseSwitch()
    case .guard: parseGuard(start)
    case .for: parseFor(start)
    case .while: parseWhile(start)
    case .repeat: parseRepeat(start)
    case .do: parseDo(start)
    case .defer:
      bump()
      parseCodeBlock()
      return complete(start, .deferStmt)
    case .return: return parseReturn(start)
    case .throw: return parseOperand(start, .throwStmt)
    case .break: return parseJump(start, .breakStmt)
    case .continue: return parseJump(start, .continueStmt)
    case .fallthrough: return bump(as: .fallthroughStmt)
    case .yield: return parseYield(start)
    case .discard: return parseOperand(start, .discardStmt)
    case .then: return parseOperand(start, .thenStmt)
    default: return reportExpected("statement", "")
    }
    // In `if … as T`, the statement is an expression after all.
    if at(.as), let last = lastNode(since: start), last == .ifExpr || last == .switchExpr {
      parseSequenceRest(start, .basic, .none)
    }
  }

  /// Returns whether a statement begins here.
  ///
  /// - Parameter prefersExpression: Whether what can be both a statement and an expression counts as an expression.
  mutating func atStatement(prefersExpression: Bool) -> Bool {
    switch kind {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch:
      return true
    case .repeat: return nextKind == .leftBrace
    case .yield, .discard:
      if nextKind == .colon { break }
      return atContextualPrefix(.basic, acceptsClosure: false, prefersPostfix: true)
    case .try:
      guard !prefersExpression else { return false }
      return lookahead { parser in
        parser.bump()
        return !parser.at(.if) && !parser.at(.switch) && !parser.at(.try)
          && parser.atStatement(prefersExpression: prefersExpression)
      }
    default: break
    }
    guard kind.isIdentifierLike, nextKind == .colon else { return false }
    return lookahead { parser in
      parser.bump()
      parser.bump()
      return !(parser.kind.isIdentifierLike && parser.nextKind == .colon)
        && parser.atStatement(prefersExpression: prefersExpression)
    }
  }

  // MARK: Branches

  /// guard-statement → 'guard' conditions 'else' code-block
  private mutating func parseGuard(_ start: Mark) {
    bump()
    parseConditions()
    expect(.else, "in 'guard' statement")
    parseCodeBlock()
    complete(start, .guardStmt)
  }

  /// if-statement → 'if' conditions code-block ('else' (code-block | if-statement))?
  ///
  /// A chain of any length is read in a loop and completed from its end.
  mutating func parseIf() {
    var chain: [Mark] = []
    while at(.if) {
      chain.append(mark())
      bump()
      if at(.leftBrace) {
        reportMissingExpression("condition", "in 'if' statement")
      } else {
        parseConditions()
      }
      parseCodeBlock()
      guard eat(.else) else { break }
      if !at(.if) {
        parseCodeBlock()
        break
      }
    }
    for start in chain.reversed() { complete(start, .ifExpr) }
  }

  /// Reports that an expression is missing, and completes an empty node in its place.
  @inline(never)
  mutating func reportMissingExpression(_ what: StaticString, _ context: StaticString) {
    reportExpected(what, context)
    completeMissing(.missingExpr)
  }

  // MARK: Loops

  /// while-statement → 'while' conditions code-block
  private mutating func parseWhile(_ start: Mark) {
    bump()
    if at(.leftBrace) {
      reportMissingExpression("condition", "in 'while' statement")
    } else {
      parseConditions()
    }
    parseCodeBlock()
    complete(start, .whileStmt)
  }

  /// repeat-while-statement → 'repeat' code-block 'while' expression
  private mutating func parseRepeat(_ start: Mark) {
    bump()
    parseCodeBlock()
    expect(.while, "and condition in 'repeat' statement")
    parseExpression(.basic)
    complete(start, .repeatStmt)
  }

  /// for-in-statement → 'for' 'try'? 'await'? 'unsafe'? 'case'? pattern 'in' expression where-clause? code-block
  private mutating func parseFor(_ start: Mark) {
    bump()
    _ = eat(.try)
    _ = eat(.await)
    if at(.unsafe), nextKind != .in, nextKind != .colon { bump() }
    if eat(.case) {
      parseMatchingPattern(.matching)
      if at(.colon) { parseTypeAnnotation() }
    } else {
      parseTypedPattern(reportsMissingColon: false)
    }
    expect(.in, "in 'for' statement")
    if at(.leftBrace) {
      reportMissingExpression("Sequence expression", "for for-each loop")
    } else {
      parseExpression(.condition)
    }
    parseWhereClauseIfPresent(.condition)
    parseCodeBlock()
    complete(start, .forStmt)
  }

  /// where-clause → 'where' expression
  mutating func parseWhereClauseIfPresent(_ flavor: ExpressionFlavor) {
    guard at(.where) else { return }
    let start = mark()
    bump()
    parseExpression(flavor)
    complete(start, .whereClause)
  }

  // MARK: Errors

  /// do-statement → 'do' throws-clause? code-block catch-clause*
  private mutating func parseDo(_ start: Mark) {
    bump()
    if at(.throws) { parseThrowsClause() }
    parseCodeBlock()
    while at(.catch) { parseCatch() }
    complete(start, .doStmt)
  }

  /// catch-clause → 'catch' (pattern? where-clause?) (',' …)* code-block
  private mutating func parseCatch() {
    let start = mark()
    bump()
    if !at(.leftBrace) {
      repeat {
        let item = mark()
        if !at(.leftBrace), !at(.where) { parseMatchingPattern(.matching) }
        parseWhereClauseIfPresent(.condition)
        complete(item, .catchItem)
      } while eat(.comma)
    }
    parseCodeBlock()
    complete(start, .catchClause)
  }

  // MARK: Control transfer

  /// return-statement → 'return' expression?
  private mutating func parseReturn(_ start: Mark) {
    bump()
    if atReturnedExpression { parseExpression(.basic) }
    complete(start, .returnStmt)
  }

  private var atReturnedExpression: Bool {
    mutating get {
      switch kind {
      case .rightBrace, .case, .default, .semicolon, .poundIf, .poundElseif, .poundElse, .poundEndif,
        .endOfFile:
        return false
      case .if, .switch: return true
      case .identifier where nextKind != .colon: return true
      default: break
      }
      if atStatement(prefersExpression: true) || atDeclaration() { return false }
      return !(atLineStart && atSwitchCase)
    }
  }

  /// ('throw' | 'discard' | 'then') expression
  private mutating func parseOperand(_ start: Mark, _ nodeKind: NodeKind) {
    bump()
    parseExpression(.basic)
    complete(start, nodeKind)
  }

  /// ('break' | 'continue') label-name?
  private mutating func parseJump(_ start: Mark, _ nodeKind: NodeKind) {
    bump()
    if !atLineStart, kind.isIdentifierLike, !atStatement(prefersExpression: true), !atDeclaration() { bump() }
    complete(start, nodeKind)
  }

  /// yield-statement → 'yield' (expression | '(' (expression ','?)* ')')
  private mutating func parseYield(_ start: Mark) {
    bump()
    if eat(.leftParen) {
      while !at(.rightParen), !at(.endOfFile) {
        let argument = mark()
        parseExpression(.basic)
        complete(argument, .argument)
        if !eat(.comma) { break }
      }
      expectClosing(.rightParen, "to end yield")
    } else {
      parseExpression(.basic)
    }
    complete(start, .yieldStmt)
  }
}
