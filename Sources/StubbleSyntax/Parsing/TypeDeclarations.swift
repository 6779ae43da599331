/// Declarations of types, and their members.
extension Parser {
  /// ('struct' | 'class' | 'actor' | 'enum' | 'protocol') name generic-parameter-clause? inheritance-clause?
  /// generic-where-clause? member-block
  @inline(never)
  mutating func parseNominalType(_ start: Mark, _ nodeKind: NodeKind) {
    bump()
    expectName("in declaration")
    if atLeftAngle {
      if nodeKind == .protocolDecl {
        parsePrimaryAssociatedTypeClause()
      } else {
        parseGenericParameterClause()
      }
    }
    parseInheritanceClauseIfPresent()
    parseGenericWhereClauseIfPresent()
    parseMemberBlock()
    complete(start, nodeKind)
  }

  /// extension-declaration → 'extension' type inheritance-clause? generic-where-clause? member-block
  mutating func parseExtension(_ start: Mark) {
    bump()
    parseType()
    parseInheritanceClauseIfPresent()
    parseGenericWhereClauseIfPresent()
    parseMemberBlock()
    complete(start, .extensionDecl)
  }

  /// member-block → '{' (declaration | '#if' …)* '}'
  private mutating func parseMemberBlock() {
    let start = mark()
    expect(.leftBrace, "in declaration")
    parseMembers()
    expect(.rightBrace, "to end declaration")
    complete(start, .memberBlock)
  }

  /// Parses members up to a closing brace or the end of an `#if` clause.
  @inline(never)
  mutating func parseMembers() {
    var separated = true
    while !at(.rightBrace), !at(.endOfFile), !atEndOfIfConfigClause {
      let begin = position
      let isFirstOnLine = atLineStart
      let error = errors.count
      let isMember = parseMember()
      if !separated, !isFirstOnLine, isMember { reportMissingSeparator("declarations", before: begin, error) }
      separated = eatSemicolons()
      if position == begin { return }
    }
  }

  /// Consumes a semicolon after an item, and returns whether there is one. Further ones are unexpected.
  mutating func eatSemicolons() -> Bool {
    guard eat(.semicolon) else { return false }
    if at(.semicolon) {
      report("unexpected ';' separator")
      let start = mark()
      while eat(.semicolon) {}
      complete(start, .unexpected)
    }
    return true
  }

  /// Parses a member, or unexpected tokens.
  ///
  /// - Returns: Whether a member is here; `false` if the tokens were unexpected.
  private mutating func parseMember() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    if at(.poundSourceLocation) {
      parseSourceLocation()
    } else if at(.poundIf), !atIfConfigOfAttributes {
      parseIfConfig(.members)
    } else if atDeclaration(requiresDeclaration: true) {
      parseDeclaration(requiresDeclaration: true)
    } else {
      parseUnexpectedItem(requiresDeclaration: true, "unexpected code in declaration")
      return false
    }
    return true
  }

  /// Consumes tokens that begin neither a declaration nor a statement, up to one that does.
  ///
  /// - Parameter message: What is reported, unless it is a semicolon.
  @inline(never)
  mutating func parseUnexpectedItem(requiresDeclaration: Bool, _ message: String) {
    if at(.semicolon) { return report("unexpected ';' separator") }
    report(message)
    let start = mark()
    repeat {
      if at(.rightBrace) { bump() } else { skipBalanced() }
    } while !atEndOfUnexpectedItem(requiresDeclaration: requiresDeclaration)
    complete(start, .unexpected)
  }

  private mutating func atEndOfUnexpectedItem(requiresDeclaration: Bool) -> Bool {
    switch kind {
    case .endOfFile, .semicolon, .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif,
      .poundSourceLocation:
      return true
    default: break
    }
    if atDeclaration(requiresDeclaration: requiresDeclaration) { return true }
    return !requiresDeclaration && (atStatement(prefersExpression: false) || atLineStart && atExpression)
  }

  /// enum-case → 'case' (name parameter-clause? initializer-clause?) (',' …)*
  mutating func parseEnumCase(_ start: Mark) {
    bump()
    repeat {
      let element = mark()
      if at(.period) {
        report("unexpected '.' in enum case")
        bump(as: .unexpected)
      }
      expectName("in enum case")
      if atLeftAngle {
        report("enum case cannot have generic parameters")
        parseGenericParameterClause()
      }
      if at(.leftParen) { parseParameterClause(.enumCase) }
      if at(.equal) { parseInitializerClause() }
      complete(element, .enumCaseElement)
    } while eat(.comma)
    complete(start, .enumCaseDecl)
  }

  /// initializer-clause → '=' expression
  @inline(never)
  mutating func parseInitializerClause() {
    let start = mark()
    if at(.equalEqual) {
      reportExpected("'='", "instead of '==' to assign default value")
      bump(as: .unexpected)
    } else {
      expect(.equal, "in initializer")
    }
    parseExpression(.basic)
    complete(start, .initializerClause)
  }

  /// '=' type
  mutating func parseTypeInitializerClause() {
    let start = mark()
    if at(.colon) {
      reportExpected("'='", "in typealias declaration")
      bump(as: .unexpected)
    } else {
      expect(.equal, "in declaration")
    }
    parseType()
    complete(start, .initializerClause)
  }

  /// typealias-declaration → 'typealias' name generic-parameter-clause? '=' type generic-where-clause?
  mutating func parseTypealias(_ start: Mark) {
    bump()
    expectName("in typealias declaration")
    if atLeftAngle { parseGenericParameterClause() }
    parseTypeInitializerClause()
    parseGenericWhereClauseIfPresent()
    complete(start, .typealiasDecl)
  }

  /// associatedtype-declaration → 'associatedtype' name inheritance-clause? ('=' type)? generic-where-clause?
  mutating func parseAssociatedType(_ start: Mark) {
    bump()
    if at(.each) {
      report("associated types cannot be variadic")
      bump(as: .unexpected)
    }
    expectName("in associatedtype declaration")
    if at(.ellipsis) {
      report("associated types cannot be variadic")
      bump(as: .unexpected)
    }
    parseInheritanceClauseIfPresent()
    if at(.equal) { parseTypeInitializerClause() }
    parseGenericWhereClauseIfPresent()
    complete(start, .associatedtypeDecl)
  }
}
