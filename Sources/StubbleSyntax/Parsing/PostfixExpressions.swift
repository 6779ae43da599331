/// The suffixes of expressions: members, calls, subscripts, `?`, `!` and postfix operators.
extension Parser {
  /// postfix-expression → primary-expression suffix*
  mutating func parsePostfix(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    let start = mark()
    if at(.identifier), pattern == .none, nextKind.endsPlainName {
      bump(as: .identifierExpr)
      return parseSuffixes(start, flavor, pattern)
    }
    parsePrimary(flavor, pattern)
    if nodes[nodes.count - 1].kind != .missingExpr { parseSuffixes(start, flavor, pattern) }
  }

  /// suffix*
  ///
  /// - Parameter start: The mark before the expression that has the suffixes.
  private mutating func parseSuffixes(_ start: Mark, _ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    while !(flavor == .poundIf && atLineStart) {
      switch kind {
      case .period: parseMember(start)
      case .leftParen:
        if atLineStart { return }
        parseCall(start, flavor, pattern)
      case .leftSquare:
        if atLineStart { return }
        parseSubscript(start, flavor, pattern)
      case .leftBrace:
        guard !endsWithLiteral(start), atTrailingClosure(flavor) else { return }
        parseTrailingClosures()
        complete(start, .callExpr)
        if at(.leftBrace) { return }
      case .postfixQuestion:
        bump()
        complete(start, .optionalChainingExpr)
      case .exclamation:
        bump()
        complete(start, .forceUnwrapExpr)
      case .poundIf:
        guard atPostfixIfConfig else { return }
        parseIfConfig(.postfix(flavor))
        complete(start, .postfixIfConfigExpr)
      default:
        guard kind.isOperator, flags.contains(.postfix) else { return }
        parsePostfixOperator(start)
      }
    }
  }

  /// postfix-operator, or the `?` and `!` that remain of a split operator
  private mutating func parsePostfixOperator(_ start: Mark) {
    if at(.questionRun) {
      splitOne(as: .postfixQuestion)
      complete(start, .optionalChainingExpr)
    } else if at(.exclamationRun) {
      splitOne(as: .exclamation)
      complete(start, .forceUnwrapExpr)
    } else {
      bump()
      complete(start, .postfixOperatorExpr)
    }
  }

  /// Returns whether the expression is a literal, which takes no trailing closure.
  private func endsWithLiteral(_ start: Mark) -> Bool {
    switch lastNode(since: start) {
    case .literalExpr, .stringLiteralExpr, .regexLiteralExpr, .arrayExpr, .dictionaryExpr: true
    default: false
    }
  }

  /// explicit-member-expression → postfix-expression '.' (name | number | 'self') generic-argument-clause?
  mutating func parseMember(_ start: Mark) {
    let hasMember = eatMemberPeriod()
    if hasMember {
      if at(.identifier), nextKind != .colonColon {
        bump()
        if at(.leftParen) { parseNameArgumentsIfPresent(.arguments) }
      } else if nextKind != .colonColon, at(.integerLiteral) || at(.self) {
        bump()
      } else {
        parseName([.keywords, .arguments], "in member access")
      }
    } else {
      reportExpected("identifier", "in member access")
    }
    complete(start, .memberAccessExpr)
    if hasMember { parseGenericSpecializationIfPresent(start) }
  }

  /// function-call-expression → postfix-expression '(' arguments ')' trailing-closures?
  private mutating func parseCall(_ start: Mark, _ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    bump()
    parseArguments(flavor == .attribute ? .attribute : .basic, pattern, allowsTrailingComma: true)
    expectClosing(.rightParen, "to end function call")
    if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
    complete(start, .callExpr)
  }

  /// subscript-expression → postfix-expression '[' arguments ']' trailing-closures?
  private mutating func parseSubscript(_ start: Mark, _ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    bump()
    if !at(.rightSquare) { parseArguments(.basic, pattern, allowsTrailingComma: true) }
    expectClosing(.rightSquare, "to end subscript")
    if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
    complete(start, .subscriptExpr)
  }

  /// Whether the first clause of the `#if` here continues the expression before it with a member.
  private var atPostfixIfConfig: Bool {
    mutating get {
      lookahead { parser in
        repeat {
          parser.bump()
          while !parser.at(.endOfFile), !parser.atLineStart { parser.skipBalanced() }
        } while parser.at(.poundIf)
        guard parser.at(.period) else { return false }
        let following = parser.nextKind
        return following.isReservedKeyword || following.isIdentifierLike || following == .wildcard
      }
    }
  }

  /// Parses the members in one clause of an `#if` after an expression.
  mutating func parsePostfixClause(_ flavor: ExpressionFlavor) {
    let start = mark()
    if at(.period) {
      parseMember(start)
    } else if at(.poundIf) {
      parseIfConfig(.postfix(flavor))
      complete(start, .postfixIfConfigExpr)
    } else {
      return
    }
    parseSuffixes(start, flavor, .none)
  }

  /// arguments → (argument (',' argument)* ','?)?
  @inline(never)
  mutating func parseArguments(
    _ flavor: ExpressionFlavor, _ pattern: PatternContext = .none, allowsTrailingComma: Bool
  ) {
    guard !at(.rightParen) else { return }
    repeat {
      parseArgument(flavor, pattern)
    } while eat(.comma) && !(allowsTrailingComma && (at(.rightParen) || at(.rightSquare)))
  }

  /// argument → (label ':')? (expression | operator)
  private mutating func parseArgument(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    let start = mark()
    if nextKind == .colon, atArgumentLabel {
      if at(.dollarIdentifier) { reportExpected("identifier", "in argument") }
      bump()
      bump()
    } else if at(.colon) {
      reportExpected("label", "in argument")
      bump()
    }
    if kind.isOperator || nextKind == .colonColon, atOperatorArgument {
      let name = mark()
      parseName(.operators, "in argument")
      complete(name, .identifierExpr)
    } else {
      parseExpression(flavor, pattern)
    }
    complete(start, .argument)
  }

  /// Whether an operator is here as an argument: `reduce(0, +)`.
  private var atOperatorArgument: Bool {
    mutating get {
      if kind.isOperator { return flags.isDisjoint(with: [.prefix, .postfix]) && nextKind.endsArgument }
      guard nextKind == .colonColon, atModuleSelector else { return false }
      return lookahead { parser in
        parser.skipModuleSelector()
        return parser.kind.isOperator && parser.flags.isDisjoint(with: [.prefix, .postfix])
          && parser.nextKind.endsArgument
      }
    }
  }
}
