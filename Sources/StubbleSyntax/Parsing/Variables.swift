/// Variables, constants and their accessors.
extension Parser {
  /// variable-declaration → ('var' | 'let' | 'inout') pattern-binding (',' pattern-binding)*
  mutating func parseVariable(_ start: Mark, requiresDeclaration: Bool) {
    bump()
    parseBindings(start, requiresDeclaration: requiresDeclaration)
  }

  mutating func parseBindings(_ start: Mark, requiresDeclaration: Bool) {
    repeat { parseBinding(requiresDeclaration: requiresDeclaration) } while eat(.comma)
    complete(start, .variableDecl)
  }

  /// pattern-binding → pattern type-annotation? initializer-clause? accessor-block?
  private mutating func parseBinding(requiresDeclaration: Bool) {
    let start = mark()
    if at(.at) {
      report("attributes must precede 'var' or 'let'")
      let unexpected = mark()
      parseAttributes()
      complete(unexpected, .unexpected)
    }
    parseTypedPattern(reportsMissingColon: true)
    var hasInitializer = false
    if at(.equal) {
      parseInitializerClause()
      hasInitializer = true
    } else if !atLineStart, !at(.leftBrace), atExpression {
      reportExpected("'='", "in variable")
      let clause = mark()
      parseExpression(.basic)
      complete(clause, .initializerClause)
      hasInitializer = true
    }
    if at(.leftBrace), !hasInitializer || !atLineStart || atObservingAccessor { parseAccessorBlock() }
    complete(start, .patternBinding)
  }

  /// type-annotation → ':' type
  mutating func parseTypedPattern(reportsMissingColon: Bool) {
    parsePattern()
    if at(.colon) {
      parseTypeAnnotation()
    } else if reportsMissingColon, !atLineStart, !at(.equal), !at(.leftBrace), !at(.comma),
      lookahead({ $0.skipType() })
    {
      reportExpected("':'", "in type annotation")
      let start = mark()
      parseType()
      complete(start, .typeAnnotation)
    }
  }

  mutating func parseTypeAnnotation() {
    let start = mark()
    bump()
    parseResultType()
    complete(start, .typeAnnotation)
  }

  /// accessor-block → '{' accessor+ '}' | '{' item* '}'
  @inline(never)
  mutating func parseAccessorBlock() {
    let start = mark()
    expect(.leftBrace, "in variable")
    var hasAccessors = false
    while !at(.rightBrace), !at(.endOfFile), parseAccessorIfPresent(isFirst: !hasAccessors) {
      hasAccessors = true
    }
    if !hasAccessors { parseItems(.block) }
    if !at(.rightBrace) { skipToRightBrace("unexpected code in accessor block") }
    expect(.rightBrace, "to end accessor block")
    complete(start, .accessorBlock)
  }

  /// Consumes, as unexpected, what precedes the brace that ends this block.
  @inline(never)
  mutating func skipToRightBrace(_ message: String) {
    guard !at(.endOfFile), !atEndOfIfConfigClause else { return }
    report(message)
    let start = mark()
    while !at(.rightBrace), !at(.endOfFile), !atEndOfIfConfigClause { skipBalanced() }
    complete(start, .unexpected)
  }

  /// accessor → attribute* modifier? keyword ('(' name ')')? effect-specifiers? code-block?
  @inline(never)
  private mutating func parseAccessorIfPresent(isFirst: Bool) -> Bool {
    if !kind.isAccessor(isFirst: isFirst) {
      let begins = lookahead { parser in
        parser.skipAttributes()
        if parser.kind.isAccessorModifier { parser.bump() }
        return parser.kind.isAccessor(isFirst: isFirst)
      }
      guard begins else { return false }
    }
    let start = mark()
    parseAttributes()
    if kind.isAccessorModifier { bump(as: .modifier) }
    let takesName = at(.set) || at(.willSet) || at(.didSet) || at(.`init`)
    bump()
    if takesName, eat(.leftParen) {
      expectName("in accessor")
      expectClosing(.rightParen, "to end accessor parameter")
    }
    parseEffectsIfPresent(.accessor)
    skipToBraceOnLine("in accessor")
    parseCodeBlockIfPresent()
    complete(start, .accessorDecl)
    return true
  }

  /// Whether the brace here opens observers or an init accessor, and so is no trailing closure.
  var atObservingAccessor: Bool {
    mutating get {
      switch nextKind {
      case .didSet, .willSet, .`init`: return true
      case .at: break
      default: return false
      }
      return lookahead { parser in
        parser.bump()
        while parser.eat(.at) {
          guard parser.kind.isIdentifierLike else { return false }
          parser.bump()
          if parser.at(.leftParen) { parser.skipBalanced() }
        }
        return parser.at(.didSet) || parser.at(.willSet) || parser.at(.`init`)
      }
    }
  }
}
