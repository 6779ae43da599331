/// Names, perhaps with a module selector `Module::`.
extension Parser {
  /// module-selector → identifier '::'
  @inline(__always)
  mutating func parseModuleSelectorIfPresent() -> Bool {
    guard atModuleSelector else { return false }
    parseModuleSelector()
    return true
  }

  private mutating func parseModuleSelector() {
    if !kind.isIdentifierLike { reportExpected("identifier", "in module selector") }
    if !at(.colonColon) { bump() }
    bump()
    if !atLineStart, atModuleSelector {
      reportExpected("identifier", "after module selector")
      let start = mark()
      while !atLineStart, atModuleSelector {
        if !at(.colonColon) { bump() }
        bump()
      }
      complete(start, .unexpected)
    }
  }

  /// Parses the name after a module selector: any word on the same line.
  mutating func parseSelectedName() {
    if !atLineStart, kind.isIdentifierLike || kind.isReservedKeyword { return bump() }
    reportExpected("identifier", "after module selector")
  }

  /// What the name of a referenced declaration can be besides an identifier.
  struct NameOptions: OptionSet {
    let rawValue: UInt8
    /// `+`
    static let operators = NameOptions(rawValue: 1)
    /// Any keyword and `_`, as they can be after a period.
    static let keywords = NameOptions(rawValue: 2)
    /// `f(a:b:)`
    static let arguments = NameOptions(rawValue: 4)
    /// `f(a:b:)` and `f()`
    static let emptyArguments = NameOptions(rawValue: 12)
  }

  /// declaration-name → module-selector? (identifier | keyword | operator) declaration-name-arguments?
  @inline(never)
  mutating func parseName(_ options: NameOptions, _ context: StaticString) {
    let selected = parseModuleSelectorIfPresent()
    if selected, atLineStart {
      reportExpected("identifier", "after module selector")
    } else if kind.isIdentifierLike || at(.`init`) || !selected && (at(.self) || at(.Self)) {
      bump()
    } else if options.contains(.operators), kind.isOperator {
      bump()
    } else if options.contains(.keywords) || selected, kind.isReservedKeyword {
      bump()
    } else if options.contains(.keywords), at(.wildcard) {
      bump()
    } else {
      reportExpected("identifier", context)
    }
    if options.contains(.arguments) { parseNameArgumentsIfPresent(options) }
  }

  /// declaration-name-arguments → '(' (label ':')+ ')'
  mutating func parseNameArgumentsIfPresent(_ options: NameOptions) {
    guard atOnLine(.leftParen) else { return }
    let isEmpty = nextKind == .rightParen && options.contains(.emptyArguments)
    guard isEmpty || nextKind.isArgumentLabel else { return }
    guard lookahead({ $0.skipNameArguments() }) else { return }
    let start = mark()
    bump()
    while !at(.rightParen), !at(.endOfFile) {
      bump()
      expect(.colon, "in name")
    }
    bump()
    complete(start, .declNameArguments)
  }

  private mutating func skipNameArguments() -> Bool {
    bump()
    while !at(.rightParen) {
      guard kind.isArgumentLabel, nextKind == .colon else { return false }
      bump()
      bump()
    }
    return true
  }
}
