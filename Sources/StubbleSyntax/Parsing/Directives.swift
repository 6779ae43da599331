/// Compiler control: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/statements#Compiler-Control-Statements
extension Parser {
  /// What the clauses of an `#if` contain.
  enum IfConfigContent {
    case items(allowsInitializer: Bool), members, attributes, switchCases, postfix(ExpressionFlavor)
  }

  /// Whether a directive that ends a clause of an `#if` is here.
  var atEndOfIfConfigClause: Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// if-config → '#if' condition content ('#elseif' condition content)* ('#else' content)? '#endif'
  @inline(never)
  mutating func parseIfConfig(_ content: IfConfigContent) {
    guard enter() else { return }
    let start = mark()
    repeat { parseIfConfigClause(content) } while at(.poundElseif) || at(.poundElse)
    if !at(.poundEndif) { skipToEndif() }
    expect(.poundEndif, "in conditional compilation block")
    skipRestOfLine("following conditional compilation directive")
    complete(start, .ifConfig)
    leave()
  }

  private mutating func parseIfConfigClause(_ content: IfConfigContent) {
    let start = mark()
    let hasCondition = !at(.poundElse)
    bump()
    if hasCondition {
      parseSequence(.poundIf)
    } else if atOnLine(.if) {
      report(
        "unexpected 'if' keyword following '#else' conditional compilation directive; did you mean '#elseif'?"
      )
      bump(as: .unexpected)
      parseSequence(.poundIf)
    }
    skipRestOfLine("following conditional compilation directive")
    parseIfConfigContent(content)
    complete(start, .ifConfigClause)
  }

  private mutating func parseIfConfigContent(_ content: IfConfigContent) {
    switch content {
    case .items(let allowsInitializer): parseItems(.clause, allowsInitializer: allowsInitializer)
    case .members: parseMembers()
    case .attributes: parseAttributes()
    case .switchCases: parseSwitchCases()
    case .postfix(let flavor): parsePostfixClause(flavor)
    }
  }

  /// Passes over tokens that do not belong to any clause, up to the end of the block.
  private mutating func skipToEndif() {
    guard
      lookahead({ parser in
        while !parser.atEndOfIfConfigClause, !parser.at(.rightBrace), !parser.at(.endOfFile) {
          parser.skipBalanced()
        }
        return parser.atEndOfIfConfigClause
      })
    else { return }
    report("unexpected code in conditional compilation block")
    let start = mark()
    while !at(.poundEndif), !at(.rightBrace), !at(.endOfFile) { skipBalanced() }
    complete(start, .unexpected)
  }

  /// source-location → '#sourceLocation' '(' ('file' ':' string ',' 'line' ':' integer)? ')'
  mutating func parseSourceLocation() {
    let start = mark()
    bump()
    if atOnLine(.leftParen) { bump() } else { reportExpected("'('", "in '#sourceLocation' directive") }
    if !at(.rightParen) {
      expect(.file, "in '#sourceLocation' directive")
      expect(.colon, "in '#sourceLocation' directive")
      parseStringLiteralOrReport("in '#sourceLocation' directive")
      expect(.comma, "in '#sourceLocation' directive")
      expect(.line, "in '#sourceLocation' directive")
      expect(.colon, "in '#sourceLocation' directive")
      expect(.integerLiteral, "in '#sourceLocation' directive")
    }
    expectClosing(.rightParen, "to end '#sourceLocation' directive")
    skipRestOfLine("following '#sourceLocation' directive")
    complete(start, .sourceLocationDirective)
  }
}
