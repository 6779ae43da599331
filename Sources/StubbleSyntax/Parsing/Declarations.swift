/// Declarations: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/declarations
extension Parser {
  /// declaration → attribute* modifier* (import | constant | variable | type-alias | function | …)
  ///
  /// - Parameter requiresDeclaration: Whether only a declaration may be here, as among members.
  mutating func parseDeclaration(requiresDeclaration: Bool) {
    let start = mark()
    parseAttributes()
    parseModifiers()
    switch kind {
    case .import: parseImport(start)
    case .class: parseNominalType(start, .classDecl)
    case .struct: parseNominalType(start, .structDecl)
    case .enum: parseNominalType(start, .enumDecl)
    case .protocol: parseNominalType(start, .protocolDecl)
    case .extension: parseExtension(start)
    case .func: parseFunction(start)
    case .`init`: parseInitializer(start)
    case .deinit: parseDeinitializer(start)
    case .subscript: parseSubscript(start)
    case .let, .var, .inout, ._borrowing: parseVariable(start, requiresDeclaration: requiresDeclaration)
    case .typealias: parseTypealias(start)
    case .associatedtype: parseAssociatedType(start)
    case .case: parseEnumCase(start)
    case .operator: parseOperatorDeclaration(start)
    case .precedencegroup: parsePrecedenceGroup(start)
    case .actor: parseNominalType(start, .actorDecl)
    case .macro: parseMacro(start)
    case .pound: parseMacroExpansion(start)
    default: parseMissingDeclaration(start, requiresDeclaration: requiresDeclaration)
    }
  }

  /// Completes a declaration that lacks its keyword, or attributes and modifiers without a declaration.
  @inline(never)
  private mutating func parseMissingDeclaration(_ start: Mark, requiresDeclaration: Bool) {
    if atFunctionWithoutKeyword {
      reportExpected("'func'", "in function")
      parseFunctionRest(start)
    } else if atVariableWithoutKeyword {
      reportExpected("'var'", "in variable")
      parseBindings(start, requiresDeclaration: requiresDeclaration)
    } else {
      if requiresDeclaration, at(.editorPlaceholder) { bump() } else { reportExpected("declaration", "") }
      complete(start, .missingDecl)
    }
  }

  private var atFunctionWithoutKeyword: Bool {
    guard kind.isIdentifierLike || kind.isOperator else { return false }
    return nextKind == .leftParen || nextKind == .leftAngle || nextKind == .leftAngleRun
  }

  private var atVariableWithoutKeyword: Bool {
    guard kind.isIdentifierLike || at(.wildcard) else { return false }
    return nextKind == .colon || nextKind == .equal || nextKind == .comma
  }

  /// Returns whether a declaration begins here.
  mutating func atDeclaration(allowsInitializer: Bool = true, requiresDeclaration: Bool = false) -> Bool {
    switch kind {
    case _ where kind.beginsDeclaration: return true
    case .`init`: return allowsInitializer
    case .case: return requiresDeclaration
    case .pound: return requiresDeclaration
    case ._borrowing: return atBinding
    case .macro: if nextKind.isIdentifierLike { return true }
    case .actor: if nextKind.isIdentifierLike { return true }
    case .at, .poundIf, .try: break
    case .identifier where !requiresDeclaration: return false
    default:
      if !kind.isKeyword, !requiresDeclaration { return false }
    }
    if strayModifiers.contains(position), !requiresDeclaration { return false }
    return lookahead { $0.skipToDeclaration(allowsInitializer, requiresDeclaration) }
  }

  /// Passes over attributes and modifiers, and returns whether a declaration follows.
  private mutating func skipToDeclaration(_ allowsInitializer: Bool, _ requiresDeclaration: Bool) -> Bool {
    var hasAttribute = false
    while true {
      if skipAttributes() {
        hasAttribute = true
      } else if atIfConfigOfAttributes {
        _ = skipIfConfigOfAttributes()
        hasAttribute = true
      } else {
        break
      }
    }
    let firstModifier = position
    let hasModifier = skipModifiers()
    if hasModifier, kind.isIdentifierLike, !kind.isContextualKeyword {
      strayModifiers = firstModifier..<position
    }
    if at(.endOfFile) { strayModifiers = firstModifier..<position }
    if hasAttribute {
      switch kind {
      case .rightBrace, .endOfFile, .poundEndif: return true
      case .stringQuote: return false
      default: break
      }
    }
    switch kind {
    case _ where kind.beginsDeclaration: return true
    case .`init`: return allowsInitializer
    case .case: return requiresDeclaration
    case .pound: return hasAttribute || hasModifier || requiresDeclaration
    case ._borrowing: return atBinding
    case .macro: return nextKind.isIdentifierLike
    case .actor: return atActor(allowsInitializer, requiresDeclaration)
    default: break
    }
    if requiresDeclaration {
      if hasAttribute || hasModifier || atFunctionWithoutKeyword || atVariableWithoutKeyword { return true }
      if at(.editorPlaceholder) { return true }
    }
    return at(.try) && (nextKind == .let || nextKind == .var || nextKind == .inout)
  }

  /// Returns whether `actor` begins a declaration: a name follows, perhaps after modifiers that are misplaced.
  private mutating func atActor(_ allowsInitializer: Bool, _ requiresDeclaration: Bool) -> Bool {
    if nextKind.isIdentifierLike { return true }
    bump()
    guard depth < Parser.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    while atDeclaration(allowsInitializer: allowsInitializer, requiresDeclaration: requiresDeclaration),
      !at(.endOfFile)
    {
      bump()
    }
    return kind.isIdentifierLike
  }
}
