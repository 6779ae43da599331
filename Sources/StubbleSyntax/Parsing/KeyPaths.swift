/// Key paths: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/expressions#Key-Path-Expression
extension Parser {
  /// key-path-expression → '\' type? component*
  mutating func parseKeyPath(_ pattern: PatternContext) {
    let start = mark()
    bump()
    let hasRoot = !at(.period) && !at(.periodRun) && !at(.ellipsis)
    if hasRoot { parseSimpleType(allowsMembers: false) }
    // A period before '[' or '?' is the beginning of the path, and what comes before it the root, as in `\A.B.[0]`.
    var mayBegin = true
    while parseKeyPathComponentIfPresent(pattern, mayBegin: &mayBegin) { mayBegin = mayBegin && hasRoot }
    complete(start, .keyPathExpr)
  }

  /// key-path-component → key-path-member | '.'? ('?' | '!') | '.'? '[' arguments ']' | '(' arguments ')'
  private mutating func parseKeyPathComponentIfPresent(
    _ pattern: PatternContext, mayBegin: inout Bool
  ) -> Bool {
    let start = mark()
    if atOnLine(.leftSquare) || mayBegin && at(.period) && nextKind == .leftSquare {
      if eat(.period) { mayBegin = false }
      bump()
      if !at(.rightSquare) { parseArguments(.basic, pattern, allowsTrailingComma: true) }
      expectClosing(.rightSquare, "to end key path component")
    } else if atOnLine(.leftParen) {
      bump()
      parseArguments(.basic, pattern, allowsTrailingComma: true)
      expectClosing(.rightParen, "to end function call")
    } else if at(.period) {
      parseKeyPathMember()
    } else if atPostfixQuestion || atPostfixExclamation {
      splitOne(as: atPostfixQuestion ? .postfixQuestion : .exclamation)
    } else if at(.periodRun), lexer.pointee.source.isOptionalChain(token) {
      if !mayBegin { report("unexpected '.' in key path") }
      mayBegin = false
      split(1, as: .period)
      if atPostfixQuestion || atPostfixExclamation {
        splitOne(as: atPostfixQuestion ? .postfixQuestion : .exclamation)
      }
    } else {
      return false
    }
    complete(start, .keyPathComponent)
    return true
  }

  /// key-path-member → '.' (name | number | 'self') generic-argument-clause?
  private mutating func parseKeyPathMember() {
    guard eatMemberPeriod() else { return reportExpected("identifier", "in key path") }
    if nextKind != .colonColon, at(.integerLiteral) || at(.self) {
      bump()
    } else {
      parseName([.keywords, .arguments], "in key path")
    }
    if atGenericArguments { parseGenericArgumentClause() }
  }
}
