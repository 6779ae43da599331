/// Generic parameters and requirements:
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/genericparametersandarguments
extension Parser {
  /// generic-parameter-clause → '<' (generic-parameter ','?)* generic-where-clause? '>'
  @inline(never)
  mutating func parseGenericParameterClause() {
    let start = mark()
    splitOne(as: .leftAngle)
    if atRightAngle {
      reportExpected("generic parameter", "in generic parameter clause")
    } else {
      repeat { parseGenericParameter() } while eat(.comma) && !atRightAngle
    }
    if at(.where) { parseGenericWhereClause() }
    expectRightAngle("to end generic parameter clause")
    complete(start, .genericParameterClause)
  }

  /// generic-parameter → attribute* ('each' | 'let')? name (':' type)?
  private mutating func parseGenericParameter() {
    let start = mark()
    parseAttributes()
    if at(.each) || at(.let) { bump() }
    if !eat(.Self), !eat(.self) { expectName("in generic parameter") }
    if at(.ellipsis) {
      report("ellipsis operator cannot be used with a type parameter pack")
      bump(as: .unexpected)
    }
    if eat(.colon) { parseGenericParameterConstraint() }
    complete(start, .genericParameter)
  }

  private mutating func parseGenericParameterConstraint() {
    switch kind {
    case .class:
      report("'class' constraint can only appear on protocol declarations")
      bump(as: .classRestrictionType)
    case .protocol, .Any, .tilde, .leftParen, .leftSquare, .Self, .at: parseType()
    case _ where kind.isIdentifierLike: parseType()
    default:
      reportExpected("type", "in generic parameter")
      completeMissing(.missingType)
    }
  }

  /// primary-associated-type-clause → '<' (name ','?)* '>'
  mutating func parsePrimaryAssociatedTypeClause() {
    let start = mark()
    splitOne(as: .leftAngle)
    repeat {
      if !eat(.Self), !eat(.self) { expectName("in primary associated type clause") }
    } while eat(.comma) && !atRightAngle
    expectRightAngle("to end primary associated type clause")
    complete(start, .primaryAssociatedTypeClause)
  }

  mutating func parseGenericWhereClauseIfPresent() {
    if at(.where) { parseGenericWhereClause() }
  }

  /// generic-where-clause → 'where' (requirement ','?)*
  @inline(never)
  mutating func parseGenericWhereClause() {
    let start = mark()
    expect(.where, "in generic where clause")
    repeat { parseGenericRequirement() } while eat(.comma) && !at(.leftBrace)
    complete(start, .genericWhereClause)
  }

  /// requirement → type ':' (type | layout) | (type | integer) '==' (type | integer)
  private mutating func parseGenericRequirement() {
    let start = mark()
    let isInteger = parseIntegerIfPresent()
    if !isInteger { parseType() }
    if at(.equalEqual) {
      bump()
      if !parseIntegerIfPresent() { parseType() }
    } else if at(.colon), !isInteger {
      bump()
      parseRequirementConstraint()
    } else if lastNode(since: start) != .missingType {
      reportExpected("':' or '=='", "to indicate a conformance or same-type requirement")
    }
    complete(start, .genericRequirement)
  }

  /// A type, or a layout such as `_Trivial(64, 8)`.
  private mutating func parseRequirementConstraint() {
    parseType()
    guard atOnLine(.leftParen), nextKind == .integerLiteral else { return }
    bump()
    bump()
    if eat(.comma) { expect(.integerLiteral, "in layout requirement") }
    expectClosing(.rightParen, "to end layout requirement")
  }

  /// inheritance-clause → ':' (inherited-type ','?)*
  mutating func parseInheritanceClauseIfPresent() {
    guard at(.colon) else { return }
    let start = mark()
    bump()
    repeat {
      let inherited = mark()
      if at(.class) { bump(as: .classRestrictionType) } else { parseType() }
      complete(inherited, .inheritedType)
    } while eat(.comma)
    complete(start, .inheritanceClause)
  }
}
