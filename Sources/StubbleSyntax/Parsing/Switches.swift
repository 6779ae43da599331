/// switch: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/statements#Switch-Statement
extension Parser {
  /// switch-statement → 'switch' expression '{' (switch-case | '#if' …)* '}'
  mutating func parseSwitch() {
    let start = mark()
    bump()
    if at(.leftBrace) {
      reportMissingExpression("expression", "in 'switch' statement")
    } else {
      parseExpression(.condition)
    }
    let opened = at(.leftBrace)
    expect(.leftBrace, "in 'switch' statement")
    if opened {
      parseSwitchCases()
      expect(.rightBrace, "to end 'switch' statement")
    }
    complete(start, .switchExpr)
  }

  /// Parses cases up to the closing brace or the end of an `#if` clause.
  @inline(never)
  mutating func parseSwitchCases() {
    while !at(.endOfFile), !at(.rightBrace), !atEndOfIfConfigClause {
      let begin = position
      if atSwitchCase {
        parseSwitchCase()
      } else if at(.poundIf) {
        parseIfConfig(.switchCases)
      } else {
        report("all statements inside a switch must be covered by a 'case' or 'default' label")
        let start = mark()
        parseItems(.switchCase)
        complete(start, .unexpected)
      }
      if position == begin { return }
    }
  }

  /// switch-case → attribute? ('case' case-items ':' | 'default' ':') item*
  @inline(never)
  mutating func parseSwitchCase() {
    guard enter() else { return }
    let start = mark()
    if at(.at) { parseCaseAttribute() }
    if eat(.case) {
      repeat {
        parseCaseItem()
      } while eat(.comma)
    } else if !eat(.default) {
      reportExpected("label", "in 'switch' case")
    }
    expect(.colon, "in 'switch' case")
    parseItems(.switchCase)
    complete(start, .switchCase)
    leave()
  }

  /// '@' name
  private mutating func parseCaseAttribute() {
    let start = mark()
    bump()
    let name = mark()
    expectName("in attribute")
    complete(name, .identifierType)
    complete(start, .attribute)
  }

  /// case-item → pattern where-clause?
  private mutating func parseCaseItem() {
    let start = mark()
    if at(.case) {
      report("unexpected 'case' keyword in 'switch' case")
      bump(as: .unexpected)
    }
    parseMatchingPattern(.matching)
    parseWhereClauseIfPresent(.basic)
    complete(start, .caseItem)
  }

  /// Whether a `case` or `default`, perhaps with an attribute, begins here.
  var atSwitchCase: Bool {
    mutating get {
      switch kind {
      case .case, .default: true
      case .at:
        lookahead { parser in
          parser.skipAttributes()
          return parser.at(.case) || parser.at(.default) || parser.at(.rightBrace)
        }
      default: false
      }
    }
  }

  /// Whether the `#if` or attribute here belongs to the next case, rather than to the items of this one.
  var atConditionalSwitchCases: Bool {
    mutating get {
      guard at(.poundIf) else { return atSwitchCase }
      return lookahead { parser in
        repeat {
          parser.bump()
          while !parser.at(.endOfFile), !parser.atLineStart { parser.skipBalanced() }
        } while parser.at(.poundIf) || parser.at(.poundElseif) || parser.at(.poundElse)
        return parser.atSwitchCase
      }
    }
  }
}
