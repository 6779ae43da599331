/// Attributes: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes
extension Parser {
  /// attributes → (attribute | '#if' around attributes)*
  mutating func parseAttributes() {
    while true {
      if at(.at) {
        parseAttribute(ofType: false)
      } else if at(.poundIf), atIfConfigOfAttributes {
        parseIfConfig(.attributes)
      } else {
        return
      }
    }
  }

  /// attribute → '@' name ('(' arguments ')')?
  @inline(never)
  mutating func parseAttribute(ofType: Bool) {
    let start = mark()
    bump()
    if atUnwantedSpace { report("extraneous whitespace after '@' is not permitted", .unwantedSpace) }
    let name = nextKind == .colonColon ? .identifier : kind
    if at(.rethrows) { bump(as: .identifierType) } else { parseAttributeName() }
    parseAttributeArguments(name, ofType: ofType)
    complete(start, .attribute)
  }

  /// The arguments by the attribute's name: required, optional, or those of any attribute.
  private mutating func parseAttributeArguments(_ name: TokenKind, ofType: Bool) {
    if ofType ? name.takesNoTypeAttributeArguments : name == .rethrows || name == .Sendable { return }
    guard ofType ? name == .isolated : name.requiresAttributeArguments else {
      if atAttributeArguments(ofType: ofType) { parseParenthesizedArguments(name, ofType: ofType) }
      return
    }
    if atOnLine(.leftParen) {
      parseParenthesizedArguments(name, ofType: ofType)
    } else {
      reportExpected("'('", "in attribute")
    }
  }

  private mutating func parseParenthesizedArguments(_ name: TokenKind, ofType: Bool) {
    if flags.contains(.spaceBefore) {
      report("extraneous whitespace before '(' is not permitted", .unwantedSpace)
    }
    bump()
    if ofType { parseTypeAttributeArguments(name) } else { parseDeclarationAttributeArguments(name) }
    expectClosing(.rightParen, "to end attribute")
  }

  private mutating func parseTypeAttributeArguments(_ name: TokenKind) {
    switch name {
    case .isolated: if kind.isReservedKeyword { bump() } else { expectName("in attribute") }
    case .differentiable: parseDifferentiableArguments()
    default: parseArguments(.attribute, allowsTrailingComma: true)
    }
  }

  private mutating func parseDeclarationAttributeArguments(_ name: TokenKind) {
    switch name {
    case .abi: parseABIArguments()
    case .available, ._spi_available: parseAvailabilityArguments()
    case .backDeployed, ._backDeploy: parseBackDeployedArguments()
    case .differentiable: parseDifferentiableArguments()
    case .derivative, .transpose: parseDerivativeArguments()
    case .objc: parseObjectiveCSelector()
    case .specialized: parseGenericWhereClause()
    case ._specialize: parseSpecializeArguments()
    case ._dynamicReplacement: parseDynamicReplacementArguments()
    case ._documentation: parseDocumentationArguments()
    case ._effects: while !at(.rightParen), !at(.endOfFile) { bump() }
    case ._implements: parseImplementsArguments()
    case ._originallyDefinedIn: parseOriginallyDefinedInArguments()
    case .attached, .freestanding: parseMacroRoleArguments()
    default: parseArguments(.basic, allowsTrailingComma: true)
    }
  }
}
