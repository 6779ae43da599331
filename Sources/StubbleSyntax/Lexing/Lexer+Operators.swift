/// Operators: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure#Operators
extension Lexer {
  /// `<#name#>` or an operator
  mutating func lexPlaceholderOrOperator(_ flags: TokenFlags) {
    if bytes[position] == UInt8(ascii: "<"), byteAt(position + 1) == UInt8(ascii: "#"),
      let end = source.endOfPlaceholder(from: position)
    {
      let message = "editor placeholder in source file"
      return emit(.editorPlaceholder, length: end - position, flags, error: message, at: position)
    }
    lexOperator(flags)
  }

  /// Lexes `?` or `!`, which is a token of its own after an operand.
  mutating func lexQuestionOrExclamation(_ flags: TokenFlags) {
    guard source.isLeftBound(position) else { return lexOperator(flags) }
    emit(bytes[position] == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, length: 1, flags)
  }

  /// operator → operator-head operator-characters? | dot-operator-head dot-operator-characters
  mutating func lexOperator(_ flags: TokenFlags) {
    let run = source.operatorRun(from: position)
    if run.hasSlash, lexRegexInOperator(end: run.end, flags) { return }
    emitOperator(end: run.hasSlash ? source.endBeforeComment(from: position, to: run.end) : run.end, flags)
  }

  /// Appends the operator from the current position to `end`.
  mutating func emitOperator(end: Int, _ flags: TokenFlags) {
    let leftBound = source.isLeftBound(position)
    let rightBound = source.isRightBound(end, leftBound: leftBound)
    var flags = flags
    if leftBound != rightBound { flags.insert(leftBound ? .postfix : .prefix) }
    let kind = source.operatorKind(position, end, flags)
    if kind == .equal, leftBound != rightBound {
      let message = "'=' must have consistent whitespace on both sides"
      return emit(.equal, length: 1, flags, error: message, at: position)
    }
    if kind == .unknown {
      return emit(
        .unknown, length: end - position, flags, error: "unexpected end of block comment", at: position)
    }
    emit(kind, length: end - position, flags)
  }
}
