/// The arguments of attributes that have a grammar of their own.
extension Parser {
  /// `@abi(declaration)`
  mutating func parseABIArguments() {
    guard !at(.rightParen) else { return reportExpected("declaration", "in '@abi' attribute") }
    if at(.poundIf) { report("conditional compilation not permitted in ABI attribute") }
    parseDeclaration(requiresDeclaration: true)
  }

  /// `@attached(peer, names: prefixed(_))`
  mutating func parseMacroRoleArguments() {
    let start = mark()
    let role = mark()
    if at(.extension) || kind.isIdentifierLike {
      bump()
    } else {
      reportExpected("identifier", "in attribute")
    }
    complete(role, .identifierExpr)
    complete(start, .argument)
    _ = eat(.comma)
    parseArguments(.attribute, allowsTrailingComma: false)
  }

  /// `@backDeployed(before: macOS 14, iOS 17)`
  mutating func parseBackDeployedArguments() {
    expect(.before, "in attribute")
    expect(.colon, "in attribute")
    repeat { parsePlatformVersion(allowsStar: false) } while eat(.comma)
  }

  /// `@_originallyDefinedIn(module: "M", macOS 14)`
  mutating func parseOriginallyDefinedInArguments() {
    expect(.module, "in attribute")
    expect(.colon, "in attribute")
    parseStringLiteralOrReport("in attribute")
    expect(.comma, "in attribute")
    repeat { parsePlatformVersion(allowsStar: true) } while eat(.comma)
  }

  /// `@objc(name:of:)`
  mutating func parseObjectiveCSelector() {
    var isFirst = true
    while true {
      if at(.colon) || at(.colonColon) {
        bump()
      } else if kind.isIdentifierLike || at(.wildcard) || kind.isReservedKeyword {
        bump()
        if at(.rightParen), isFirst { return }
        if !eat(.colon), !eat(.colonColon) { reportExpected("':'", "in selector") }
      } else {
        return
      }
      isFirst = false
    }
  }

  /// `@_dynamicReplacement(for: name(_:))`
  mutating func parseDynamicReplacementArguments() {
    expect(.for, "in attribute")
    expect(.colon, "in attribute")
    let name = mark()
    parseReferencedName()
    complete(name, .identifierExpr)
  }

  private mutating func parseReferencedName() {
    parseName([.emptyArguments, .keywords, .operators], "in attribute")
  }

  /// `@_implements(Protocol, name(_:))`
  mutating func parseImplementsArguments() {
    parseType()
    expect(.comma, "in attribute")
    let name = mark()
    parseName([.emptyArguments, .operators], "in attribute")
    complete(name, .identifierExpr)
  }

  /// `@_documentation(visibility: internal, metadata: word)`
  mutating func parseDocumentationArguments() {
    repeat {
      switch kind {
      case .visibility:
        bump()
        expect(.colon, "in attribute")
        switch kind {
        case .private, .fileprivate, .internal, .package, .public, .open: bump()
        default: reportExpected("access level", "in attribute")
        }
      case .metadata:
        bump()
        expect(.colon, "in attribute")
        if kind.isIdentifierLike { bump() } else { parseStringLiteralOrReport("in attribute") }
      default: return reportExpected("'visibility' or 'metadata'", "in attribute")
      }
    } while eat(.comma)
  }

  /// `@_specialize(exported: true, kind: full, where T == Int)`
  mutating func parseSpecializeArguments() {
    while !at(.endOfFile), !at(.rightParen), !at(.where) {
      guard parseSpecializeArgument() else { break }
    }
    if at(.where) { parseGenericWhereClause() }
  }

  private mutating func parseSpecializeArgument() -> Bool {
    let label = kind
    switch label {
    case .target, .availability, .exported, .kind, .spi, .spiModule: bump()
    default: return false
    }
    expect(.colon, "in attribute")
    switch label {
    case .target:
      let name = mark()
      parseReferencedName()
      complete(name, .identifierExpr)
    case .availability:
      parseAvailabilityArguments()
      expect(.semicolon, "in attribute")
      return true
    case .exported: if !eat(.true), !eat(.false) { reportExpected("'true' or 'false'", "in attribute") }
    case .kind: if kind.isIdentifierLike { bump() } else { reportExpected("identifier", "in attribute") }
    default: bump()
    }
    _ = eat(.comma)
    return true
  }

  /// `@differentiable(reverse, wrt: (self, x) where T: P)`
  mutating func parseDifferentiableArguments() {
    switch kind {
    case ._forward, .reverse, ._linear:
      bump()
      _ = eat(.comma)
    default: break
    }
    if at(.wrt) {
      parseWithRespectTo()
      _ = eat(.comma)
    }
    if at(.where) { parseGenericWhereClause() }
  }

  /// `@derivative(of: Type.name.get, wrt: x)`
  mutating func parseDerivativeArguments() {
    expect(.of, "in attribute")
    expect(.colon, "in attribute")
    let name = mark()
    parseReferencedName()
    complete(name, .identifierExpr)
    while at(.period) {
      bump()
      parseReferencedName()
      complete(name, .memberAccessExpr)
    }
    if eat(.comma) { parseWithRespectTo() }
  }

  /// wrt-argument → 'wrt' ':' (name | '(' name (',' name)* ')')
  private mutating func parseWithRespectTo() {
    expect(.wrt, "in attribute")
    expect(.colon, "in attribute")
    guard eat(.leftParen) else { return parseDifferentiabilityParameter() }
    while !at(.rightParen), !at(.endOfFile) {
      parseDifferentiabilityParameter()
      if !eat(.comma) { break }
    }
    expectClosing(.rightParen, "in attribute")
  }

  private mutating func parseDifferentiabilityParameter() {
    if kind.isIdentifierLike || at(.integerLiteral) || at(.self) {
      bump()
    } else {
      reportExpected("identifier", "in attribute")
    }
  }
}
