/// Types: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/types
extension Parser {
  /// type → 'repeat' type-scalar | type-scalar
  @inline(never)
  mutating func parseType() {
    let start = mark()
    let isPack = eat(.repeat)
    parseTypeScalar()
    if isPack { complete(start, .packExpansionType) }
  }

  /// type-scalar → (attribute | specifier)* simple-or-composition-type (effect-specifiers? '->' type)?
  mutating func parseTypeScalar() {
    guard enter() else { return completeMissing(.missingType) }
    let start = mark()
    let attributed = parseTypeAttributesIfPresent()
    let base = mark()
    parseSimpleOrCompositionType()
    if at(.arrow) || atEffect && lookahead({ $0.skipFunctionTypeArrow() }) {
      parseFunctionTypeRest(base)
    }
    if attributed { complete(start, .attributedType) }
    leave()
  }

  /// function-type → '(' tuple-type-elements ')' effect-specifiers? '->' type
  @inline(never)
  private mutating func parseFunctionTypeRest(_ base: Mark) {
    if lastNode(since: base) == .tupleType {
      uncomplete()
    } else {
      report("single argument function types require parentheses")
    }
    parseTypeEffectsIfPresent()
    parseReturnClause(allowsOpaqueParameters: false)
    complete(base, .functionType)
  }

  /// simple-or-composition-type → 'each' type | ('some' | 'any')? simple-type ('&' simple-type)*
  private mutating func parseSimpleOrCompositionType() {
    let start = mark()
    switch kind {
    case .each:
      bump()
      parseSimpleType()
      complete(start, .packElementType)
    case .some, .any:
      bump()
      parseComposition()
      complete(start, .someOrAnyType)
    default: parseComposition()
    }
  }

  /// protocol-composition-type → simple-type '&' simple-type ('&' simple-type)*
  private mutating func parseComposition() {
    let start = mark()
    parseSimpleType()
    guard at(.ampersand) else { return }
    while eat(.ampersand) { parseSimpleType() }
    complete(start, .compositionType)
  }

  /// simple-type → '~'? type-base ('.' name generic-argument-clause? | '.' 'Type' | '.' 'Protocol' | '?' | '!')*
  @inline(never)
  mutating func parseSimpleType(allowsMembers: Bool = true) {
    let start = mark()
    let isSuppressed = eat(.tilde)
    parseUnsuppressedType(allowsMembers: allowsMembers)
    if isSuppressed { complete(start, .suppressedType) }
  }

  private mutating func parseUnsuppressedType(allowsMembers: Bool) {
    let start = mark()
    guard parseTypeBase() else { return }
    while true {
      if at(.period), allowsMembers || nextKind == .Type || nextKind == .Protocol {
        parseTypeMember(start)
      } else if atPostfixQuestion, !atLineStart {
        splitOne(as: .postfixQuestion)
        complete(start, .optionalType)
      } else if atPostfixExclamation, !atLineStart {
        splitOne(as: .exclamation)
        complete(start, .implicitlyUnwrappedOptionalType)
      } else {
        return
      }
    }
  }

  /// Parses the name of an attribute, which is a type without `?` and `!`.
  mutating func parseAttributeName() {
    let start = mark()
    guard parseTypeBase() else { return }
    while at(.period) { parseTypeMember(start) }
  }

  /// type-base → identifier generic-argument-clause? | tuple-type | array-type | dictionary-type | '_'
  private mutating func parseTypeBase() -> Bool {
    switch kind {
    case .leftParen: parseTupleType()
    case .leftSquare: parseCollectionType()
    case .Self, .Any, .wildcard, .colonColon: parseTypeName()
    case _ where kind.isIdentifierLike: parseTypeName()
    case _ where nextKind == .colonColon && (at(.self) || at(.super)): parseTypeName()
    default:
      reportExpected("type", "")
      completeMissing(.missingType)
      return false
    }
    return true
  }

  /// type-identifier → module-selector? name generic-argument-clause?
  private mutating func parseTypeName() {
    let start = mark()
    if parseModuleSelectorIfPresent() {
      parseSelectedName()
    } else if at(.Any) || at(.wildcard) {
      bump()
      return complete(start, .identifierType)
    } else {
      bump()
    }
    if atLeftAngle { parseGenericArgumentClause() }
    complete(start, .identifierType)
  }

  /// '.' (name generic-argument-clause? | 'Type' | 'Protocol')
  @inline(never)
  private mutating func parseTypeMember(_ start: Mark) {
    guard eatMemberPeriod() else { return complete(start, .memberType) }
    if nextKind != .colonColon, eat(.Type) || eat(.Protocol) { return complete(start, .metatypeType) }
    if parseModuleSelectorIfPresent() {
      parseSelectedName()
    } else if kind.isIdentifierLike || kind.isReservedKeyword {
      bump()
    } else {
      reportExpected("identifier", "in member type")
    }
    if atLeftAngle { parseGenericArgumentClause() }
    complete(start, .memberType)
  }

  /// Consumes the period before a member.
  ///
  /// - Returns: Whether a member can follow; `false` if a line break does.
  mutating func eatMemberPeriod() -> Bool {
    let spaceBefore = flags.contains(.spaceBefore)
    let following = next.flags
    let isLast = nextKind == .endOfFile
    if !spaceBefore, following.contains(.spaceBefore), !isLast {
      report("extraneous whitespace after '.' is not permitted")
    }
    bump()
    return spaceBefore || !following.contains(.newlineBefore) || isLast
  }

  // MARK: Brackets

  /// tuple-type → '(' (tuple-type-element ','?)* ')'
  private mutating func parseTupleType() {
    let start = mark()
    bump()
    while !at(.rightParen), !at(.endOfFile) {
      parseTupleTypeElement()
      if eat(.comma) { continue }
      guard !at(.rightParen), lookahead({ $0.skipType() }) else { break }
      reportExpected("','", "in tuple type")
    }
    expectClosing(.rightParen, "to end tuple type")
    complete(start, .tupleType)
  }

  /// tuple-type-element → (label label? ':')? type '...'?
  private mutating func parseTupleTypeElement() {
    let start = mark()
    if atParameterName(isClosure: false) {
      bump()
      if atArgumentLabel, nextKind == .colon { bump() }
      expect(.colon, "in tuple type")
    }
    parseType()
    _ = eat(.ellipsis)
    complete(start, .tupleTypeElement)
  }

  /// array-type → '[' type ']'; dictionary-type → '[' type ':' type ']';
  /// inline-array-type → '[' count 'of' type ']'
  private mutating func parseCollectionType() {
    let start = mark()
    bump()
    if atInlineArrayBody { return parseInlineArrayType(start) }
    parseType()
    var kind = NodeKind.arrayType
    if eat(.colon) {
      parseType()
      kind = .dictionaryType
    }
    expectClosing(.rightSquare, "to end type")
    complete(start, kind)
  }

  /// Parses the rest of an inline array type after its bracket.
  ///
  /// - Parameter start: The mark before the bracket.
  mutating func parseInlineArrayType(_ start: Mark) {
    parseGenericArgument()
    expect(.of, "in inline array type")
    parseGenericArgument()
    expectClosing(.rightSquare, "to end inline array type")
    complete(start, .inlineArrayType)
  }

  /// Whether a type or an integer, and then `of`, are here, after a `[`.
  var atInlineArrayBody: Bool {
    mutating get {
      switch kind {
      case .integerLiteral, .minus: break
      case .leftParen, .leftSquare, .wildcard, .Self, .Any, .at, .inout, .tilde: break
      case _ where kind.isIdentifierLike: if nextKind == .rightSquare || nextKind == .comma { return false }
      default: return false
      }
      return lookahead { ($0.skipTypeScalar() || $0.skipInteger()) && $0.atOnLine(.of) }
    }
  }

  // MARK: Generic arguments

  /// generic-argument-clause → '<' (generic-argument ','?)* '>'
  @inline(never)
  mutating func parseGenericArgumentClause() {
    guard enter() else { return }
    let start = mark()
    splitOne(as: .leftAngle)
    if !atRightAngle {
      repeat { parseGenericArgument() } while eat(.comma) && !atRightAngle
    }
    expectRightAngle("to end generic argument list")
    complete(start, .genericArgumentClause)
    leave()
  }

  /// generic-argument → type | '-'? integer-literal
  mutating func parseGenericArgument() {
    let start = mark()
    if !parseIntegerIfPresent() { parseType() }
    complete(start, .genericArgument)
  }

  /// Parses an integer in the place of a type, and returns whether one is here.
  mutating func parseIntegerIfPresent() -> Bool {
    if at(.integerLiteral) {
      bump(as: .literalExpr)
      return true
    }
    guard at(.minus), nextKind == .integerLiteral else { return false }
    let start = mark()
    bump()
    bump(as: .literalExpr)
    complete(start, .prefixOperatorExpr)
    return true
  }

  // MARK: Attributes and specifiers

  /// (attribute | specifier)*
  ///
  /// - Returns: Whether there are any.
  private mutating func parseTypeAttributesIfPresent() -> Bool {
    guard at(.at) || kind.isTypeSpecifier || at(.nonisolated) else { return false }
    let begin = position
    while canBeSpecifier {
      if kind.isTypeSpecifier {
        bump()
      } else if at(.nonisolated), !(nextKind == .leftParen && next.flags.contains(.newlineBefore)) {
        parseNonisolatedSpecifier()
      } else {
        break
      }
    }
    while at(.at) { parseAttribute(ofType: true) }
    if at(.nonisolated), !(nextKind == .leftParen && next.flags.contains(.newlineBefore)), canBeSpecifier {
      parseNonisolatedSpecifier()
    }
    return position > begin
  }

  /// 'nonisolated' '(' 'nonsending' ')'
  private mutating func parseNonisolatedSpecifier() {
    let start = mark()
    bump()
    if atOnLine(.leftParen) {
      bump()
      expect(.nonsending, "in 'nonisolated' specifier")
      expectClosing(.rightParen, "to end 'nonisolated' specifier")
    } else if !lookahead({ $0.skipTypeName(allowsKeywords: false) }) {
      reportExpected("'(nonsending)'", "in 'nonisolated' specifier")
    }
    complete(start, .modifier)
  }

  /// Whether the token after the current one can begin a type, so that the current one may be a specifier.
  var canBeSpecifier: Bool {
    switch nextKind {
    case .at, .leftParen, .leftSquare, .wildcard, .inout, .Any, .Self, .var, .let: true
    case .tilde: next.flags.contains(.prefix)
    default: nextKind.isIdentifierLike
    }
  }
}
