/// The parameters of functions, enum cases and closures.
extension Parser {
  /// What the parameters belong to.
  enum ParameterContext { case function, enumCase, closure }

  /// parameter-clause → '(' (parameter ','?)* ')'
  @inline(never)
  mutating func parseParameterClause(_ context: ParameterContext) {
    let start = mark()
    guard at(.leftParen) || atArgumentLabel && !kind.isReservedKeyword else {
      return reportExpected("'('", "to begin parameter clause")
    }
    expect(.leftParen, "to begin parameter clause")
    while !at(.rightParen), !at(.endOfFile) {
      let begin = position
      parseParameter(context)
      if eat(.comma) { continue }
      guard context == .function, !at(.rightParen), position > begin else { break }
      guard at(.at) || kind.isIdentifierLike else { break }
      reportExpected("','", "in parameter clause")
    }
    expectClosing(.rightParen, "to end parameter clause")
    complete(start, .parameterClause)
  }

  /// parameter → attribute* modifier* first-name? second-name? ':'? type '...'? initializer-clause?
  private mutating func parseParameter(_ context: ParameterContext) {
    let start = mark()
    if context != .enumCase { parseAttributes() }
    parseParameterModifiers(isClosure: context == .closure)
    skipMisplacedSpecifiers()
    switch context {
    case .function: parseFunctionParameter()
    case .enumCase: parseEnumCaseParameter()
    case .closure: parseClosureParameterRest()
    }
    complete(start, .parameter)
  }

  /// Parses `isolated` and `_const` before a name.
  private mutating func parseParameterModifiers(isClosure: Bool) {
    while at(.isolated) || at(._const), !atParameterName(isClosure: isClosure) { bump(as: .modifier) }
  }

  /// Reports specifiers before a parameter's name, `inout x: Int`, which belong before its type.
  @inline(never)
  private mutating func skipMisplacedSpecifiers() {
    guard kind.isTypeSpecifier, canBeSpecifier, !atParameterName(isClosure: false) else { return }
    // A parameter without a name begins with its type.
    let followedByName = lookahead { parser in
      while parser.kind.isTypeSpecifier, parser.canBeSpecifier { parser.bump() }
      return parser.atParameterName(isClosure: false)
    }
    guard followedByName else { return }
    report("specifier before a parameter name is not allowed, place it before the parameter type instead")
    let start = mark()
    while kind.isTypeSpecifier, canBeSpecifier { bump() }
    complete(start, .unexpected)
  }

  private mutating func parseFunctionParameter() {
    if atArgumentLabel { bumpName() } else { reportExpected("identifier", "in parameter") }
    if atArgumentLabel { bumpName() }
    expect(.colon, "in parameter")
    parseType()
    _ = eat(.ellipsis)
    if at(.equal) || at(.equalEqual) { parseInitializerClause() }
  }

  private mutating func parseEnumCaseParameter() {
    if atParameterName(isClosure: false) {
      bumpName()
      if atArgumentLabel { bumpName() }
      expect(.colon, "in parameter")
    }
    parseType()
    if at(.equal) || at(.equalEqual) { parseInitializerClause() }
  }

  private mutating func parseClosureParameterRest() {
    if atArgumentLabel { bumpName() } else { reportExpected("identifier", "in parameter") }
    if atArgumentLabel { bumpName() }
    let hasColon = eat(.colon)
    if hasColon || !at(.comma) && !at(.rightParen) && lookahead({ $0.skipType() }) {
      if !hasColon { reportExpected("':'", "in parameter") }
      parseType()
    }
    _ = eat(.ellipsis)
  }

  /// Consumes a name, and reports `$0`, which is none.
  private mutating func bumpName() {
    if at(.dollarIdentifier) { reportExpected("identifier", "in parameter") }
    bump()
  }
}
