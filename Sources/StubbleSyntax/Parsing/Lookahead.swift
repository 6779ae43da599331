/// Decisions for which a few tokens are not enough: the functions pass over tokens, and the caller goes back.
extension Parser {
  // MARK: Types

  /// Whether `<` here opens generic arguments: what is between it and its `>` are types, and a token follows that can
  /// follow generic arguments.
  var atGenericArguments: Bool {
    mutating get {
      guard atLeftAngle else { return false }
      // `<>` is an operator, while `< >` is an empty list.
      let isAlone = at(.leftAngle)
      return lookahead { $0.skipGenericArguments(emptyAllowed: isAlone) && $0.atTokenAfterGenericArguments }
    }
  }

  private var atTokenAfterGenericArguments: Bool {
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .colon:
      true
    case .exclamation, .postfixQuestion: true
    case .questionRun, .exclamationRun: flags.contains(.postfix)
    case .ampersand: !flags.contains(.postfix)
    case .leftParen, .leftSquare: !atLineStart
    default: false
    }
  }

  @inline(never)
  private mutating func skipGenericArguments(emptyAllowed: Bool) -> Bool {
    guard atLeftAngle else { return false }
    splitOne(as: .leftAngle)
    if !atRightAngle {
      repeat {
        guard skipType() || skipInteger() else { return false }
      } while eat(.comma) && !atRightAngle
    } else if !emptyAllowed {
      return false
    }
    guard atRightAngle else { return false }
    splitOne(as: .rightAngle)
    return true
  }

  /// Passes over a type, and returns whether one is here.
  @inline(never)
  mutating func skipType() -> Bool {
    _ = eat(.repeat)
    guard skipTypeScalar() else { return false }
    _ = eat(.ellipsis)
    return true
  }

  @inline(never)
  mutating func skipTypeScalar() -> Bool {
    guard typeDepth < Parser.maximumLookahead else { return false }
    typeDepth += 1
    defer { typeDepth -= 1 }
    guard skipTypeAttributes(), skipSimpleOrCompositionType() else { return false }
    return skipFunctionTypeArrow() ? skipType() : true
  }

  @inline(never)
  mutating func skipSimpleOrCompositionType() -> Bool {
    if at(.some) || at(.any) || at(.each) { bump() }
    guard skipSimpleType() else { return false }
    while eat(.ampersand) {
      guard skipSimpleType() else { return false }
    }
    return true
  }

  @inline(never)
  mutating func skipSimpleType() -> Bool {
    if at(.tilde) {
      guard flags.contains(.prefix) else { return false }
      bump()
    }
    switch kind {
    case .Any, .wildcard: bump()
    case .leftParen:
      bump()
      guard skipTupleTypeBody() else { return false }
    case .leftSquare:
      bump()
      guard skipCollectionTypeBody() else { return false }
    case .repeat: return true
    default:
      guard skipTypeName(allowsKeywords: false) else { return false }
    }
    while true {
      if at(.period) {
        bump()
        if eat(.Type) || eat(.Protocol) { continue }
        guard skipTypeName(allowsKeywords: true) else { return false }
      } else if atPostfixQuestion, !atLineStart {
        splitOne(as: .postfixQuestion)
      } else if atPostfixExclamation, !atLineStart {
        splitOne(as: .exclamation)
      } else {
        return true
      }
    }
  }

  @inline(never)
  mutating func skipTypeName(allowsKeywords: Bool) -> Bool {
    skipModuleSelector()
    if eat(.Any) { return true }
    guard kind.isIdentifierLike || at(.Self) || allowsKeywords && kind.isReservedKeyword else { return false }
    bump()
    return !atLeftAngle || skipGenericArguments(emptyAllowed: true)
  }

  /// Passes over an integer literal, perhaps negative, and returns whether one is here.
  mutating func skipInteger() -> Bool {
    if at(.minus), nextKind == .integerLiteral { bump() }
    return eat(.integerLiteral)
  }

  /// Passes over effects and `->`, and returns whether an arrow is here.
  mutating func skipFunctionTypeArrow() -> Bool {
    if eat(.arrow) { return true }
    skipEffects()
    return eat(.arrow)
  }

  @inline(never)
  mutating func skipEffects() {
    while true {
      switch kind {
      case .throws, .rethrows: break
      case .throw, .try: if atLineStart { return }
      case .async, .reasync:
        bump()
        continue
      case .await:
        if atLineStart { return }
        bump()
        continue
      default: return
      }
      bump()
      if eat(.leftParen) {
        _ = skipSimpleOrCompositionType()
        _ = eat(.rightParen)
      }
    }
  }

  private mutating func skipCollectionTypeBody() -> Bool {
    let repeats = eat(.repeat)
    let isInteger = !repeats && skipInteger()
    guard isInteger || skipTypeScalar() else { return false }
    if !repeats, atOnLine(.of) {
      bump()
      return (skipType() || skipInteger()) && eat(.rightSquare)
    }
    if isInteger { return false }
    _ = eat(.ellipsis)
    if eat(.colon) {
      guard skipType() else { return false }
    }
    return eat(.rightSquare)
  }

  private mutating func skipTupleTypeBody() -> Bool {
    if at(.rightParen) || at(.rightBrace) || at(.ellipsis) || !at(.inout) && atDeclaration() {
      return eat(.rightParen)
    }
    repeat {
      _ = eat(.inout)
      if atParameterName(isClosure: false) {
        bump()
        if atArgumentLabel { bump() }
        guard eat(.colon), skipType() else { return false }
        if eat(.equal) { skipDefaultArgument() }
        continue
      }
      guard skipType() else { return false }
      _ = eat(.ellipsis)
    } while eat(.comma) && !at(.rightParen)
    return eat(.rightParen)
  }

  private mutating func skipDefaultArgument() {
    while !at(.endOfFile), !at(.rightParen), !at(.rightBrace), !at(.comma), !at(.ellipsis), !atDeclaration() {
      skipBalanced()
    }
  }

  private mutating func skipTypeAttributes() -> Bool {
    while canBeSpecifier {
      if kind.isTypeSpecifier {
        bump()
      } else if at(.nonisolated) {
        bump()
        guard atOnLine(.leftParen) else { continue }
        guard nextKind == .nonsending else { return false }
        skipBalanced()
      } else {
        break
      }
    }
    while at(.at) { skipAttribute(ofType: true) }
    return true
  }

  // MARK: Attributes

  /// Passes over all attributes here, and returns whether there are any.
  @discardableResult
  mutating func skipAttributes() -> Bool {
    guard at(.at) else { return false }
    while at(.at) { skipAttribute(ofType: false) }
    return true
  }

  @inline(never)
  private mutating func skipAttribute(ofType: Bool) {
    bump()
    if eat(.rethrows) { return }
    guard mayLookAhead else { return }
    let start = checkpoint()
    guard skipSimpleType() else { return rewind(start) }
    if atAttributeArguments(ofType: ofType) { skipBalanced() }
  }

  /// Returns whether a parenthesis after an attribute's name opens the attribute's arguments: it follows immediately,
  /// or something else that belongs to the declaration follows its end. After an attribute of a type, it may open a
  /// function type instead.
  mutating func atAttributeArguments(ofType: Bool) -> Bool {
    guard atOnLine(.leftParen) else { return false }
    if !flags.contains(.spaceBefore) {
      return !ofType
        || lookahead { parser in
          parser.skipBalanced()
          return !parser.at(.arrow) && !parser.atEffect
        }
    }
    return lookahead { parser in
      parser.skipBalanced()
      return parser.at(.at) || parser.atDeclaration()
    }
  }

  /// Whether the `#if` here encloses only attributes, so that it belongs to a declaration.
  var atIfConfigOfAttributes: Bool {
    mutating get { at(.poundIf) && lookahead { $0.skipIfConfigOfAttributes() } }
  }

  /// Passes over an `#if`, and returns whether it encloses only attributes.
  @inline(never)
  mutating func skipIfConfigOfAttributes() -> Bool {
    guard depth < Parser.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    var sawAttributes = false
    repeat {
      bump()
      while !at(.endOfFile), !atLineStart { skipBalanced() }
      scan: while true {
        switch kind {
        case .at:
          sawAttributes = true
          skipAttributes()
        case .poundIf:
          guard skipIfConfigOfAttributes() else { break scan }
          sawAttributes = true
        default: break scan
        }
      }
    } while at(.poundElseif) || at(.poundElse)
    return sawAttributes && atLineStart && eat(.poundEndif)
  }

  // MARK: Names

  /// Whether the current token can be an argument's label.
  @inline(__always) var atArgumentLabel: Bool { kind.isArgumentLabel || at(.dollarIdentifier) }

  /// Returns whether the current token names a parameter, rather than beginning its type.
  mutating func atParameterName(isClosure: Bool) -> Bool {
    guard atArgumentLabel else { return false }
    let following = nextKind
    if following == .colon { return true }
    if following.isArgumentLabel || following == .dollarIdentifier {
      switch kind {
      case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming,
        .sending:
        return lookahead { parser in
          parser.bump()
          return parser.atArgumentLabel && parser.nextKind == .colon
        }
      default: return true
      }
    }
    if following == .postfixQuestion || following == .exclamation { return false }
    return isClosure
  }

  /// Whether `Module::` is here.
  @inline(__always)
  var atModuleSelector: Bool {
    at(.colonColon) || nextKind == .colonColon && kind.canNameModule
  }

  mutating func skipModuleSelector() {
    while atModuleSelector {
      if !at(.colonColon) { bump() }
      bump()
      if atLineStart { return }
    }
  }
}
