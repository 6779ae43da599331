/// Modifiers: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/declarations#Declaration-Modifiers
extension Parser {
  /// modifier*
  mutating func parseModifiers() {
    while kind.isModifier {
      if at(.class), !classIsModifier { return }
      parseModifier()
    }
  }

  /// modifier → keyword ('(' detail ')')?
  private mutating func parseModifier() {
    let start = mark()
    let keyword = kind
    bump()
    if at(.leftParen) { parseModifierDetailIfAllowed(keyword) }
    complete(start, .modifier)
  }

  private mutating func parseModifierDetailIfAllowed(_ keyword: TokenKind) {
    switch keyword {
    case .private, .fileprivate, .internal, .public, .package, .open:
      bump()
      expect(.set, "in access modifier")
    case .unowned:
      bump()
      if kind.isIdentifierLike { bump() } else { reportExpected("identifier", "in modifier") }
    case .nonisolated:
      bump()
      if !eat(.unsafe), !eat(.nonsending) { reportExpected("'unsafe' or 'nonsending'", "in modifier") }
    default: return
    }
    expectClosing(.rightParen, "to end modifier")
  }

  /// Whether `class` is a modifier here, because a declaration follows it: `class func`.
  private var classIsModifier: Bool {
    mutating get {
      lookahead { parser in
        parser.bump()
        return parser.at(.override) || parser.atDeclaration()
      }
    }
  }

  /// Passes over the modifiers here, and returns whether there are any.
  mutating func skipModifiers() -> Bool {
    let begin = position
    while kind.isModifier, !at(.class) {
      let keyword = kind
      bump()
      if keyword != .open, at(.leftParen), keyword.takesModifierDetail { skipModifierDetail() }
    }
    return position > begin
  }

  private mutating func skipModifierDetail() {
    bump()
    if eat(.rightParen) { return }
    if nextKind == .rightParen {
      bump()
      bump()
    }
  }
}
