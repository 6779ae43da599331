/// Primary expressions: names, literals, and expressions in brackets.
extension Parser {
  /// primary-expression → identifier generic-argument-clause? | literal | closure | tuple | implicit member | …
  mutating func parsePrimary(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    switch kind {
    case .identifier, .self, .Self, .`init`: parseIdentifierExpression(flavor, pattern)
    case .integerLiteral, .floatLiteral, .true, .false, .nil: bump(as: .literalExpr)
    case .stringQuote, .multilineStringQuote, .rawStringDelimiter, .singleQuote: parseStringLiteral()
    case .regexSlash, .regexDelimiter: parseRegexLiteral()
    case .period: parseImplicitMember()
    case .leftParen: parseTuple(pattern)
    case .leftSquare: parseCollection()
    case .leftBrace: parseClosure()
    case .dollarIdentifier: bump(as: .identifierExpr)
    case .editorPlaceholder: bump(as: .editorPlaceholderExpr)
    case .wildcard, .Any, .super: parseWord(flavor, pattern)
    case .colonColon, .deinit, .subscript: parseIdentifierExpression(flavor, pattern)
    case .pound:
      let start = mark()
      parseMacroExpansionRest(flavor)
      complete(start, .macroExpansionExpr)
    case .poundAvailable, .poundUnavailable:
      report("#available may only be used as condition of an 'if', 'guard' or 'while' statement")
      parseAvailabilityCondition()
    case .at where nextKind == .stringQuote:
      report("string literals in Swift are not preceded by an '@' sign")
      bump(as: .unexpected)
      parseStringLiteral()
    default:
      if kind.isIdentifierLike { return parseIdentifierExpression(flavor, pattern) }
      reportMissingExpression("expression", "")
    }
  }

  /// `_`, `Any` or `super`, unless it is a module's name
  private mutating func parseWord(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    if nextKind == .colonColon { return parseIdentifierExpression(flavor, pattern) }
    switch kind {
    case .wildcard: bump(as: .wildcardExpr)
    case .super: bump(as: .superExpr)
    default:
      let start = mark()
      bump(as: .identifierType)
      complete(start, .typeExpr)
    }
  }

  /// identifier-expression → name declaration-name-arguments? generic-argument-clause?
  private mutating func parseIdentifierExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    let start = mark()
    if pattern == .binding, atBoundName {
      bump(as: .identifierPattern)
      return complete(start, .patternExpr)
    }
    if flavor == .attribute {
      parseName([.arguments, .keywords], "in expression")
    } else if at(.identifier), nextKind != .colonColon {
      bump()
      if at(.leftParen) { parseNameArgumentsIfPresent(.arguments) }
    } else {
      parseName(.arguments, "in expression")
    }
    complete(start, .identifierExpr)
    parseGenericSpecializationIfPresent(start)
  }

  /// Parses the generic arguments of the expression since a mark.
  @inline(__always)
  mutating func parseGenericSpecializationIfPresent(_ start: Mark) {
    guard atLeftAngle, atGenericArguments else { return }
    parseGenericArgumentClause()
    complete(start, .genericSpecializationExpr)
  }

  /// Whether the name here is bound by the enclosing pattern, rather than being part of an expression.
  private var atBoundName: Bool {
    mutating get {
      switch nextKind {
      case .period, .leftParen, .leftSquare: return false
      case .leftAngle:
        return !lookahead { parser in
          parser.bump()
          return parser.atGenericArguments
        }
      default: return true
      }
    }
  }

  /// implicit-member-expression → '.' name
  private mutating func parseImplicitMember() {
    let start = mark()
    bump()
    if at(.integerLiteral) {
      report("floating point literals must have a leading '0'")
      bump()
      return complete(start, .literalExpr)
    }
    parseName([.keywords, .arguments], "in member access")
    complete(start, .memberAccessExpr)
    parseGenericSpecializationIfPresent(start)
  }

  /// tuple-expression → '(' (argument ','?)* ')'
  private mutating func parseTuple(_ pattern: PatternContext) {
    let start = mark()
    bump()
    parseArguments(.basic, pattern, allowsTrailingComma: true)
    expectClosing(.rightParen, "to end tuple")
    complete(start, .tupleExpr)
  }

  // MARK: Collections

  /// array-literal → '[' (expression ','?)* ']';
  /// dictionary-literal → '[' (expression ':' expression ','?)+ ']' | '[' ':' ']'
  private mutating func parseCollection() {
    let start = mark()
    bump()
    if at(.rightSquare) {
      bump()
      return complete(start, .arrayExpr)
    }
    if at(.colon), nextKind == .rightSquare {
      bump()
      bump()
      return complete(start, .dictionaryExpr)
    }
    if atInlineArrayBody {
      parseInlineArrayType(start)
      return complete(start, .typeExpr)
    }
    let isDictionary = parseElements()
    expectClosing(.rightSquare, "to end array or dictionary")
    complete(start, isDictionary ? .dictionaryExpr : .arrayExpr)
  }

  /// Parses the elements of a collection literal, and returns whether it is a dictionary, as the first element decides.
  private mutating func parseElements() -> Bool {
    var isDictionary: Bool?
    repeat {
      let element = mark()
      parseExpression(.basic)
      if isDictionary ?? at(.colon) {
        isDictionary = true
        expect(.colon, "in dictionary literal")
        parseExpression(.basic)
        complete(element, .dictionaryElement)
      } else {
        isDictionary = false
      }
    } while eat(.comma) && !at(.rightSquare)
    return isDictionary ?? false
  }

  // MARK: Literals

  /// regex-literal → delimiter? '/' pattern '/' delimiter?
  private mutating func parseRegexLiteral() {
    let start = mark()
    _ = eat(.regexDelimiter)
    bump()
    _ = eat(.regexPattern)
    // If the closing slash is missing, the lexer has reported that.
    if at(.regexSlash), !flags.contains(.spaceBefore) {
      bump()
      if at(.regexDelimiter), !flags.contains(.spaceBefore) { bump() }
    }
    complete(start, .regexLiteralExpr)
  }

  @inline(never)
  mutating func parseStringLiteralOrReport(_ context: StaticString) {
    switch kind {
    case .stringQuote, .multilineStringQuote, .rawStringDelimiter, .singleQuote: parseStringLiteral()
    default: reportExpected("string literal", context)
    }
  }

  /// string-literal → delimiter? quote (segment | interpolation)* quote delimiter?
  @inline(never)
  mutating func parseStringLiteral() {
    let start = mark()
    _ = eat(.rawStringDelimiter)
    let quote = kind
    bump()
    while true {
      if at(.stringSegment) {
        bump()
      } else if at(.backslash), !flags.contains(.spaceBefore) {
        parseInterpolation()
      } else {
        break
      }
    }
    // If the closing quote is missing, the lexer has reported that.
    if at(quote), !flags.contains(.spaceBefore) {
      bump()
      if at(.rawStringDelimiter), !flags.contains(.spaceBefore) { bump() }
    }
    complete(start, .stringLiteralExpr)
  }

  /// interpolation → '\' delimiter? '(' arguments ')'
  private mutating func parseInterpolation() {
    let start = mark()
    bump()
    _ = eat(.rawStringDelimiter)
    bump()
    parseArguments(.basic, allowsTrailingComma: true)
    if !at(.rightParen) { skipToInterpolationEnd() }
    expect(.rightParen, "in string literal")
    complete(start, .interpolation)
  }

  /// Consumes what does not belong in an interpolation, up to its end or that of the literal.
  private mutating func skipToInterpolationEnd() {
    report("unexpected code in string interpolation")
    let start = mark()
    while !at(.rightParen), !at(.stringSegment), !at(.endOfFile), !atLineStart { skipBalanced() }
    complete(start, .unexpected)
  }
}
