/// Functions, initializers, subscripts, and their signatures.
extension Parser {
  /// function-declaration → 'func' name generic-parameter-clause? signature generic-where-clause? code-block?
  mutating func parseFunction(_ start: Mark) {
    bump()
    parseFunctionRest(start)
  }

  mutating func parseFunctionRest(_ start: Mark) {
    parseFunctionName()
    if atLeftAngle { parseGenericParameterClause() }
    parseSignature()
    parseGenericWhereClauseIfPresent()
    parseCodeBlockIfPresent()
    complete(start, .functionDecl)
  }

  /// Parses a name or an operator. `func <<T>(…)` declares the operator `<` with a generic parameter.
  private mutating func parseFunctionName() {
    if kind.isOperator || at(.exclamation) || at(.prefixAmpersand) || at(.postfixQuestion)
      || at(.infixQuestion)
    {
      let length = Int(token.end - token.start)
      if length > 1, nextKind.isIdentifierLike || nextKind == .let,
        lexer.pointee.source.endsWithLeftAngle(token)
      {
        return split(length - 1, as: .otherOperator)
      }
      return bump()
    }
    expectName("in function")
    if at(.editorPlaceholder) { bump(as: .unexpected) }
  }

  /// initializer-declaration → 'init' ('?' | '!')? generic-parameter-clause? signature generic-where-clause?
  /// code-block?
  mutating func parseInitializer(_ start: Mark) {
    bump()
    switch kind {
    case .postfixQuestion, .exclamation, .infixQuestion: bump()
    case .exclamationRun where token.end - token.start == 1: bump()
    default: break
    }
    if atLeftAngle { parseGenericParameterClause() }
    parseSignature()
    parseGenericWhereClauseIfPresent()
    parseCodeBlockIfPresent(allowsInitializer: false)
    complete(start, .initializerDecl)
  }

  /// deinitializer-declaration → 'deinit' 'async'? code-block?
  mutating func parseDeinitializer(_ start: Mark) {
    bump()
    let effects = mark()
    var unexpected = false
    while atEffect {
      if !at(.async) { unexpected = true }
      bump()
    }
    if lastToken(isSince: effects) { complete(effects, .effectSpecifiers) }
    if atOnLine(.leftParen) || !atLineStart && kind.isIdentifierLike || at(.arrow) { unexpected = true }
    if unexpected { report("deinitializers cannot have a name, parameters, or effects other than 'async'") }
    if !at(.leftBrace), unexpected { parseUnexpectedUpToBrace() }
    parseCodeBlockIfPresent()
    complete(start, .deinitializerDecl)
  }

  /// Whether any token was consumed since `mark`.
  private func lastToken(isSince mark: Mark) -> Bool { position + shift > Int(mark.token) }

  private mutating func parseUnexpectedUpToBrace() {
    let start = mark()
    repeat { skipBalanced() } while !atLineStart && !at(.leftBrace) && !at(.rightBrace) && !at(.endOfFile)
    complete(start, .unexpected)
  }

  /// subscript-declaration → 'subscript' generic-parameter-clause? parameter-clause return-clause
  /// generic-where-clause? accessor-block?
  mutating func parseSubscript(_ start: Mark) {
    bump()
    if kind.isIdentifierLike {
      report("subscripts cannot have a name")
      bump(as: .unexpected)
    }
    if atLeftAngle { parseGenericParameterClause() }
    parseParameterClause(.function)
    if at(.arrow) {
      parseReturnClause(allowsOpaqueParameters: true)
    } else {
      reportExpected("'->' and return type", "in subscript")
    }
    parseGenericWhereClauseIfPresent()
    if at(.leftBrace) { parseAccessorBlock() }
    complete(start, .subscriptDecl)
  }

  /// signature → parameter-clause effect-specifiers? return-clause?
  mutating func parseSignature() {
    parseParameterClause(.function)
    parseEffectsIfPresent(.function)
    if at(.arrow) { parseReturnClause(allowsOpaqueParameters: true) }
  }

  /// return-clause → '->' type
  @inline(never)
  mutating func parseReturnClause(allowsOpaqueParameters: Bool) {
    let start = mark()
    bump()
    parseMisplacedEffects()
    if allowsOpaqueParameters { parseResultType() } else { parseType() }
    parseMisplacedEffects()
    complete(start, .returnClause)
  }

  private mutating func parseMisplacedEffects() {
    while atEffect {
      report("effect specifiers must precede '->'")
      bump(as: .unexpected)
    }
  }

  /// result-type → generic-parameter-clause type | type
  mutating func parseResultType() {
    guard atLeftAngle else { return parseType() }
    let start = mark()
    parseGenericParameterClause()
    parseType()
    complete(start, .namedOpaqueReturnType)
  }

  /// Where effect specifiers are. Only functions can be `reasync` or `rethrows`.
  enum EffectContext { case function, type, accessor }

  /// Whether the current token is an effect specifier, or on the same line a keyword that is one by mistake.
  var atEffect: Bool {
    switch kind {
    case .async, .reasync, .throws, .rethrows: true
    case .await, .try, .throw: !atLineStart
    default: false
    }
  }

  mutating func parseTypeEffectsIfPresent() { parseEffectsIfPresent(.type) }

  /// effect-specifiers → 'async'? throws-clause?
  mutating func parseEffectsIfPresent(_ context: EffectContext) {
    guard atEffect else { return }
    let start = mark()
    if at(.async) || at(.reasync) && context == .function { bump() }
    if at(.throws) || at(.rethrows) && context == .function { parseThrowsClause() }
    while atEffect {
      report("unexpected effect specifier")
      bump(as: .unexpected)
    }
    complete(start, .effectSpecifiers)
  }

  /// throws-clause → ('throws' | 'rethrows') ('(' type ')')?
  mutating func parseThrowsClause() {
    let start = mark()
    bump()
    if eat(.leftParen) {
      parseType()
      expectClosing(.rightParen, "to end throws clause")
    }
    complete(start, .throwsClause)
  }
}
