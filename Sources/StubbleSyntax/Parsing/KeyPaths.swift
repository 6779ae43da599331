/// Key paths: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/expressions#Key-Path-Expression
extension Parser {
  /// key-path-expression → '\' type? component*
  mutating func parseKeyPath(_ pattern: PatternContext) {
    let start = mark()
    bump()
    if !at(.period), !at(.periodRun), !at(.ellipsis) { parseSimpleType(allowsMembers: false) }
    var isFirst = true
    while parseKeyPathComponentIfPresent(pattern, isFirst: isFirst) { isFirst = false }
    complete(start, .keyPathExpr)
  }

  /// key-path-component → '.' name generic-argument-clause? | '.'? ('?' | '!') | '.'? '[' arguments ']'
  private mutating func parseKeyPathComponentIfPresent(_ pattern: PatternContext, isFirst: Bool) -> Bool {
    let start = mark()
    if atOnLine(.leftSquare) || isFirst && at(.period) && nextKind == .leftSquare {
      _ = eat(.period)
      bump()
      if !at(.rightSquare) { parseArguments(.basic, pattern, allowsTrailingComma: true) }
      expectClosing(.rightSquare, "to end key path component")
    } else if at(.period) {
      parseKeyPathMember(start)
    } else if atPostfixQuestion || atPostfixExclamation {
      splitOne(as: atPostfixQuestion ? .postfixQuestion : .exclamation)
    } else if at(.periodRun), lexer.pointee.source.isOptionalChain(token) {
      // In `\.?.name`, the first period is the beginning of the path. It is not valid later on.
      if !isFirst { report("unexpected '.' in key path") }
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

  /// '.' (name | number | 'self') generic-argument-clause?
  private mutating func parseKeyPathMember(_ start: Mark) {
    guard eatMemberPeriod() else { return reportExpected("identifier", "in key path") }
    if nextKind != .colonColon, at(.integerLiteral) || at(.self) {
      bump()
    } else {
      parseName([.keywords, .arguments], "in key path")
    }
    if atGenericArguments { parseGenericArgumentClause() }
  }
}
