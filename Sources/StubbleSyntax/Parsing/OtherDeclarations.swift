/// Imports, operators, precedence groups and macros.
extension Parser {
  /// import-declaration → 'import' kind? path
  mutating func parseImport(_ start: Mark) {
    bump()
    var hasKind = true
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout: bump()
    default: hasKind = false
    }
    if hasKind, parseModuleSelectorIfPresent() {
      parseImportName()
    } else {
      repeat { parseImportName() } while eat(.period)
      if at(.colonColon) {
        reportExpected("'.'", "in import path")
        bump(as: .unexpected)
        parseImportName()
      }
    }
    complete(start, .importDecl)
  }

  private mutating func parseImportName() {
    if kind.isIdentifierLike || kind.isOperator {
      bump()
    } else {
      reportExpected("identifier", "in import path")
    }
  }

  /// operator-declaration → ('prefix' | 'postfix' | 'infix') 'operator' name (':' names)?
  mutating func parseOperatorDeclaration(_ start: Mark) {
    let hasFixity = (start.node..<nodes.count).contains { index in
      guard nodes[index].kind == .modifier else { return false }
      switch tokens[Int(nodes[index].firstToken) - shift].kind {
      case .prefix, .infix, .postfix: return true
      default: return false
      }
    }
    if !hasFixity { report("operator must be declared as 'prefix', 'postfix', or 'infix'") }
    bump()
    switch kind {
    case .exclamation, .postfixQuestion, .infixQuestion, .prefixAmpersand, .equal, .arrow, .period: bump()
    case _ where kind.isOperator: bump()
    default: reportExpected("operator", "in operator declaration")
    }
    if eat(.colon) {
      if !eat(.Self), !eat(.self) { expectName("in operator declaration") }
      while eat(.comma) { bump() }
    }
    if at(.leftBrace) {
      report("operator should not be declared with body")
      let unexpected = mark()
      skipBalanced()
      complete(unexpected, .unexpected)
    }
    complete(start, .operatorDecl)
  }

  /// precedence-group-declaration → 'precedencegroup' name '{' precedence-group-attribute* '}'
  mutating func parsePrecedenceGroup(_ start: Mark) {
    bump()
    if !eat(.Self), !eat(.self) { expectName("in precedencegroup") }
    expect(.leftBrace, "in precedencegroup")
    while parsePrecedenceGroupAttribute() {}
    if !at(.rightBrace) { skipToRightBrace("unexpected code in precedencegroup") }
    expect(.rightBrace, "to end precedencegroup")
    complete(start, .precedenceGroupDecl)
  }

  private mutating func parsePrecedenceGroupAttribute() -> Bool {
    let attribute = kind
    switch attribute {
    case .associativity, .assignment, .higherThan, .lowerThan: bump()
    default: return false
    }
    expect(.colon, "in precedencegroup")
    switch attribute {
    case .associativity:
      if !eat(.left), !eat(.right), !eat(.none) {
        reportExpected("'none', 'left', or 'right'", "after 'associativity'")
      }
    case .assignment:
      if !eat(.true), !eat(.false) { reportExpected("'true' or 'false'", "after 'assignment'") }
    default: repeat { expectName("in precedencegroup") } while eat(.comma)
    }
    return true
  }

  /// macro-declaration → 'macro' name generic-parameter-clause? signature ('=' expression)?
  /// generic-where-clause?
  mutating func parseMacro(_ start: Mark) {
    bump()
    expectName("in macro")
    if atLeftAngle { parseGenericParameterClause() }
    parseSignature()
    if at(.equal) { parseInitializerClause() }
    parseGenericWhereClauseIfPresent()
    complete(start, .macroDecl)
  }

  /// macro-expansion → '#' name generic-argument-clause? ('(' arguments ')')? trailing-closures?
  mutating func parseMacroExpansion(_ start: Mark) {
    parseMacroExpansionRest(.basic)
    complete(start, .macroExpansionDecl)
  }

  /// Parses the rest of a macro expansion from its `#` on, in a declaration or an expression.
  @inline(never)
  mutating func parseMacroExpansionRest(_ flavor: ExpressionFlavor) {
    bump()
    if atUnwantedSpace { report("extraneous whitespace after '#' is not permitted") }
    if atLineStart {
      reportExpected("identifier", "in macro expansion")
    } else if parseModuleSelectorIfPresent() {
      parseSelectedName()
    } else if kind.isIdentifierLike || kind.isReservedKeyword {
      bump()
    } else {
      reportExpected("identifier", "in macro expansion")
    }
    if atGenericArguments { parseGenericArgumentClause() }
    if atOnLine(.leftParen) {
      bump()
      parseArguments(.basic, allowsTrailingComma: true)
      expectClosing(.rightParen, "to end macro expansion")
    }
    if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
  }
}
