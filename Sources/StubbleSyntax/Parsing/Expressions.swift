/// Expressions: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/expressions
extension Parser {
  /// The context of an expression.
  enum ExpressionFlavor {
    case basic
    /// The condition of a statement. The statement's block must not be taken for a trailing closure.
    case condition
    /// The condition of an `#if`, which ends with its line.
    case poundIf
    /// The arguments of an attribute, where `deinit` and `subscript` are names.
    case attribute
  }

  /// expression → pattern, where one can be | infix-expression
  mutating func parseExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext = .none) {
    if pattern != .none, parsePatternExpressionIfPresent() { return }
    parseSequence(flavor, pattern)
  }

  /// infix-expression → operand (operator operand)*
  mutating func parseSequence(_ flavor: ExpressionFlavor, _ pattern: PatternContext = .none) {
    guard enter() else { return completeMissing(.missingExpr) }
    let start = mark()
    if flavor == .poundIf, atLineStart {
      reportMissingExpression("condition", "in conditional compilation directive")
    } else {
      parseOperand(flavor, pattern)
      parseSequenceRest(start, flavor, pattern)
    }
    leave()
  }

  /// (operator operand)*
  ///
  /// - Parameter start: The mark before the first operand.
  mutating func parseSequenceRest(_ start: Mark, _ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    var isSequence = false
    while kind.mayBeInfix, !(flavor == .poundIf && atLineStart),
      nodes[nodes.count - 1].kind != .missingExpr, parseInfixIfPresent(flavor, pattern)
    {
      isSequence = true
    }
    if isSequence { complete(start, .sequenceExpr) }
  }

  /// Parses an operator and the operand after it.
  ///
  /// - Returns: Whether an operator is here.
  private mutating func parseInfixIfPresent(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    switch kind {
    case .as: parseAs()
    case .is: parseIs()
    case .equal:
      if pattern != .none { return false }
      bump(as: .assignmentExpr)
      parseInfixOperand(flavor, pattern)
    case .infixQuestion:
      parseTernary(flavor, pattern)
      parseInfixOperand(flavor, pattern)
    case .arrow, .throws: parseArrow(flavor, pattern)
    case .async:
      guard nextKind == .arrow || nextKind == .throws else { return false }
      parseArrow(flavor, pattern)
    default:
      guard kind.isOperator, flags.isDisjoint(with: [.prefix, .postfix]) else { return false }
      bump(as: .binaryOperatorExpr)
      parseInfixOperand(flavor, pattern)
    }
    return true
  }

  private mutating func parseInfixOperand(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    if flavor == .poundIf, atLineStart {
      reportMissingExpression("expression", "after operator")
    } else {
      parseOperand(flavor, pattern)
    }
  }

  /// type-casting-operator → 'as' ('?' | '!')? type
  private mutating func parseAs() {
    let start = mark()
    bump()
    if at(.postfixQuestion) || at(.exclamation) { bump() }
    parseType()
    complete(start, .asExpr)
  }

  /// type-casting-operator → 'is' type
  private mutating func parseIs() {
    let start = mark()
    bump()
    parseType()
    complete(start, .isExpr)
  }

  /// conditional-operator → '?' expression ':'
  private mutating func parseTernary(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    let start = mark()
    bump()
    parseSequence(flavor, pattern)
    expect(.colon, "after '? ...' in ternary expression")
    complete(start, .ternaryExpr)
  }

  /// effect-specifiers? '->', between two types where expressions are expected
  private mutating func parseArrow(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    let start = mark()
    parseTypeEffectsIfPresent()
    expect(.arrow, "in type")
    complete(start, .arrowExpr)
    parseInfixOperand(flavor, pattern)
  }

  // MARK: Operands

  /// operand → 'try' …, 'await' … | attributed type | prefix-expression
  private mutating func parseOperand(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    switch kind {
    case .identifier: parsePostfix(flavor, pattern)
    case .try: parseTry(flavor, pattern)
    case .await: parseCovering(.awaitExpr, flavor, pattern)
    case .unsafe where atContextualPrefix(flavor, acceptsClosure: true, prefersPostfix: false):
      parseCovering(.unsafeExpr, flavor, pattern)
    case .borrow, .copy, .consume, .each:
      if !parseOwnershipIfPresent(flavor, pattern) { parsePrefix(flavor, pattern) }
    case .repeat:
      let start = mark()
      bump()
      parseExpression(flavor, pattern)
      complete(start, .packExpansionExpr)
    case .any
    where nextKind == .tilde || atContextualPrefix(flavor, acceptsClosure: false, prefersPostfix: true):
      parseTypeExpression()
    case .at, .inout, .nonisolated:
      if atAttributedType { parseTypeExpression() } else { parsePrefix(flavor, pattern) }
    default: parsePrefix(flavor, pattern)
    }
  }

  /// try-expression → 'try' ('?' | '!')? expression
  private mutating func parseTry(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    let start = mark()
    bump()
    if at(.postfixQuestion) || at(.exclamation) { bump() }
    parseSequence(flavor, pattern)
    complete(start, .tryExpr)
  }

  /// Parses a word such as `await`, which covers everything to its right.
  private mutating func parseCovering(
    _ nodeKind: NodeKind, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) {
    let start = mark()
    bump()
    parseSequence(flavor, pattern)
    complete(start, nodeKind)
  }

  /// ownership-expression → ('consume' | 'copy' | 'borrow' | 'each') operand
  private mutating func parseOwnershipIfPresent(
    _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) -> Bool {
    guard atContextualPrefix(flavor, acceptsClosure: false, prefersPostfix: true), enter() else {
      return false
    }
    let start = mark()
    let nodeKind = at(.each) ? NodeKind.packElementExpr : .ownershipExpr
    bump()
    parseOperand(flavor, pattern)
    complete(start, nodeKind)
    leave()
    return true
  }

  private mutating func parseTypeExpression() {
    let start = mark()
    parseType()
    complete(start, .typeExpr)
  }

  /// Whether a type with attributes or specifiers is here.
  private var atAttributedType: Bool {
    mutating get {
      if at(.nonisolated) {
        return nextKind == .leftParen && !next.flags.contains(.newlineBefore)
          && lookahead { parser in
            parser.bump()
            parser.bump()
            parser.bump()
            return parser.atOnLine(.rightParen)
          }
      }
      return lookahead { $0.skipType() }
    }
  }

  /// prefix-expression → prefix-operator? postfix-expression | '&' expression | key-path | 'if' … | 'switch' …
  private mutating func parsePrefix(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    switch kind {
    case .if: parseIf()
    case .switch: parseSwitch()
    case .prefixAmpersand: parsePrefixed(.inoutExpr, flavor, pattern)
    case .backslash: parseKeyPath(pattern)
    default:
      if kind.isOperator, flags.contains(.prefix) {
        parsePrefixed(.prefixOperatorExpr, flavor, pattern)
      } else {
        parsePostfix(flavor, pattern)
      }
    }
  }

  private mutating func parsePrefixed(
    _ nodeKind: NodeKind, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) {
    guard enter() else { return completeMissing(.missingExpr) }
    let start = mark()
    bump()
    parsePrefix(flavor, pattern)
    complete(start, nodeKind)
    leave()
  }

  // MARK: Lookahead

  /// Whether an expression begins here.
  var atExpression: Bool {
    mutating get {
      switch kind {
      case .integerLiteral, .floatLiteral, .rawStringDelimiter, .stringQuote, .multilineStringQuote,
        .singleQuote,
        .regexDelimiter, .regexSlash, .leftParen, .leftSquare, .leftBrace, .backslash, .pound,
        .poundAvailable,
        .poundUnavailable, .period, .dollarIdentifier, .wildcard, .colonColon, .prefixAmpersand,
        .editorPlaceholder:
        return true
      case .Any, .Self, .self, .super, .`init`, .deinit, .subscript, .true, .false, .nil: return true
      case .try, .await, .unsafe, .borrow, .copy, .consume, .each, .any: return atPrefixedExpression
      case .repeat: return nextKind != .leftBrace
      case .at: return nextKind == .stringQuote
      default: return kind.isIdentifierLike || kind.isOperator && flags.contains(.prefix)
      }
    }
  }

  /// Whether the word here is followed by the rest of an expression, rather than by a declaration or statement.
  private var atPrefixedExpression: Bool {
    mutating get {
      lookahead { parser in
        parser.bump()
        if parser.at(.if) || parser.at(.switch) { return true }
        guard parser.atDeclaration() || parser.atStatement(prefersExpression: false) else { return true }
        return parser.atLineStart
      }
    }
  }

  /// Returns whether a contextual keyword such as `consume` is one here, because its operand follows.
  mutating func atContextualPrefix(
    _ flavor: ExpressionFlavor, acceptsClosure: Bool, prefersPostfix: Bool
  ) -> Bool {
    let following = next
    if following.flags.contains(.newlineBefore) { return false }
    switch following.kind {
    case .identifier, .dollarIdentifier, .wildcard, .editorPlaceholder, .integerLiteral, .floatLiteral,
      .stringQuote, .multilineStringQuote, .singleQuote, .rawStringDelimiter, .regexSlash, .regexDelimiter,
      .prefixAmpersand, .at, .backslash, .pound:
      return true
    case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
    case .period, .leftParen, .leftSquare: return !prefersPostfix && following.flags.contains(.spaceBefore)
    case .leftBrace:
      return acceptsClosure
        && lookahead { parser in
          parser.bump()
          return parser.atTrailingClosure(flavor)
        }
    default:
      return following.kind.isContextualKeyword
        || following.kind.isOperator && following.flags.contains(.prefix)
    }
  }
}
