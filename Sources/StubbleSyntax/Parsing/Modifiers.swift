/// Modifiers: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/declarations#Declaration-Modifiers
extension Parser {
  /// modifier* in front of a declaration.
  mutating func parseModifiers() {
    while isModifier(kind) {
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

  /// Whether a word is a modifier wherever a declaration may begin.
  func isModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .class, .static, .private, .fileprivate, .internal, .public: true
    case .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .consuming, .convenience,
      .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated,
      .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .reasync, .required, .sending,
      .unowned, .weak:
      true
    default: false
    }
  }

  /// `class func`: the word is a modifier if a declaration goes on behind it.
  private var classIsModifier: Bool {
    mutating get {
      lookahead { parser in
        parser.bump()
        return parser.at(.override) || parser.atDeclaration()
      }
    }
  }

  /// Passes over the modifiers here; whether there are any.
  mutating func skipModifiers() -> Bool {
    let begin = position
    while isModifier(kind), !at(.class) {
      let keyword = kind
      bump()
      if keyword != .open, at(.leftParen), canHaveDetail(keyword) { skipModifierDetail() }
    }
    return position > begin
  }

  private func canHaveDetail(_ keyword: TokenKind) -> Bool {
    switch keyword {
    case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
    default: false
    }
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
