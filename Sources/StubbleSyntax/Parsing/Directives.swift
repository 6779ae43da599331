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
    var asksForVersion = false
    repeat { parseIfConfigClause(content, &asksForVersion) } while at(.poundElseif) || at(.poundElse)
    if !at(.poundEndif) { skipToEndif() }
    expect(.poundEndif, "in conditional compilation block")
    skipRestOfLine("following conditional compilation directive")
    complete(start, .ifConfig)
    leave()
  }

  /// - Parameter asksForVersion: Whether this or an earlier condition asks for the version of the compiler.
  private mutating func parseIfConfigClause(_ content: IfConfigContent, _ asksForVersion: inout Bool) {
    let start = mark()
    let hasCondition = !at(.poundElse)
    let directive = position
    bump()
    if hasCondition {
      parseCondition()
    } else if atOnLine(.if) {
      report(
        "unexpected 'if' keyword following '#else' conditional compilation directive; did you mean '#elseif'?"
      )
      bump(as: .unexpected)
      parseCondition()
    }
    if hasVersion(in: directive..<position) { asksForVersion = true }
    skipRestOfLine("following conditional compilation directive")
    let beginning = checkpoint()
    parseIfConfigContent(content)
    if asksForVersion, errors.count > beginning.error || !atEndOfIfConfigClause {
      skipIfConfigContent(from: beginning)
    }
    complete(start, .ifConfigClause)
  }

  private mutating func parseCondition() {
    let start = nodes.count
    parseSequence(.poundIf)
    for index in start..<nodes.count where nodes[index].kind == .identifierExpr {
      nodes[index].kind = .conditionName
    }
  }

  /// Returns whether there is a version in a condition: `(>=6.4)`.
  private func hasVersion(in condition: Range<Int>) -> Bool {
    condition.dropLast(2).contains { first in
      tokens[first].kind == .leftParen && tokens[first + 1].kind.isOperator
        && (tokens[first + 2].kind == .floatLiteral || tokens[first + 2].kind == .integerLiteral)
    }
  }

  /// Goes back to the beginning of a clause that may be written for other compilers, and passes over its content without
  /// an error. The compiler does not parse it, either, if the version is not its own.
  @inline(never)
  private mutating func skipIfConfigContent(from beginning: Checkpoint) {
    guard let end = endOfIfConfigContent(from: beginning.position) else { return }
    rewind(beginning)
    guard end > position else { return }
    let start = mark()
    position = end
    complete(start, .unexpected)
  }

  /// Returns the position of the directive that ends a clause, or `nil` if there is none.
  private func endOfIfConfigContent(from beginning: Int) -> Int? {
    var depth = 0
    var token = beginning
    while tokens[token].kind != .endOfFile {
      switch tokens[token].kind {
      case .poundIf: depth += 1
      case .poundElseif, .poundElse: if depth == 0 { return token }
      case .poundEndif where depth == 0: return token
      case .poundEndif: depth -= 1
      default: break
      }
      token += 1
    }
    return nil
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
