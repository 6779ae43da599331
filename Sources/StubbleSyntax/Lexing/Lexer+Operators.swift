/// Operators: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure#Operators
extension Lexer {
  /// `.` or an operator that begins with it
  @inline(__always)
  mutating func lexPeriod(_ flags: TokenFlags) {
    let next = classes[Int(byteAt(position + 1))]
    if next.rawValue <= ByteClass.dollar.rawValue { return emit(.period, length: 1, flags) }
    lexOperator(flags)
  }

  /// `<#name#>` or an operator
  mutating func lexPlaceholderOrOperator(_ flags: TokenFlags) {
    if byteAt(position + 1) == UInt8(ascii: "#"), let end = endOfPlaceholder(from: position) {
      let message = "editor placeholder in source file"
      return emit(.editorPlaceholder, length: end - position, flags, error: message, at: position)
    }
    lexOperator(flags)
  }

  private func endOfPlaceholder(from start: Int) -> Int? {
    var index = start + 2
    while index < count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "#"), byteAt(index + 1) == UInt8(ascii: ">") { return index + 2 }
      if bytes[index] == UInt8(ascii: "<"), byteAt(index + 1) == UInt8(ascii: "#") { return nil }
      index += 1
    }
    return nil
  }

  /// A `?` or `!` after an operand is a token of its own.
  mutating func lexQuestionOrExclamation(_ flags: TokenFlags) {
    guard isLeftBound(position) else { return lexOperator(flags) }
    emit(bytes[position] == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, length: 1, flags)
  }

  /// operator → operator-head operator-characters? | dot-operator-head dot-operator-characters
  mutating func lexOperator(_ flags: TokenFlags) {
    let run = operatorRun(from: position)
    if run.hasSlash, lexRegexInOperator(end: run.end, flags) { return }
    emitOperator(end: run.hasSlash ? endBeforeComment(run.end) : run.end, flags)
  }

  /// The end of the operator characters that begin at `start`, and whether a slash is among them.
  private func operatorRun(from start: Int) -> (end: Int, hasSlash: Bool) {
    let isDotOperator = bytes[start] == UInt8(ascii: ".")
    var hasSlash = false
    var end = start
    scan: while end < count {
      switch classes[Int(bytes[end])] {
      case .operatorCharacter, .questionOrExclamation: end &+= 1
      case .slash:
        hasSlash = true
        end &+= 1
      case .period:
        guard isDotOperator || end == start else { break scan }
        end &+= 1
      case .lessThan:
        if end > start, byteAt(end + 1) == UInt8(ascii: "#"), endOfPlaceholder(from: end) != nil {
          break scan
        }
        end &+= 1
      case .wide:
        let scalar = DecodedScalar(bytes, at: end, end: count)
        guard let value = scalar.value, ScalarClass(value).continuesOperator else { break scan }
        end += scalar.length
      default: break scan
      }
    }
    return (end, hasSlash)
  }

  /// A comment ends an operator: where the first one begins behind the first character.
  private func endBeforeComment(_ end: Int) -> Int {
    guard end - position > 2 else { return end }
    for index in position + 1..<end where bytes[index] == UInt8(ascii: "/") {
      let next = byteAt(index + 1)
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return index }
    }
    return end
  }

  /// Appends the operator that begins here.
  mutating func emitOperator(end: Int, _ flags: TokenFlags) {
    let leftBound = isLeftBound(position)
    let rightBound = isRightBound(end, leftBound: leftBound)
    var flags = flags
    if leftBound != rightBound { flags.insert(leftBound ? .postfix : .prefix) }
    let kind = operatorKind(position, end, flags)
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

  /// The kind of an operator by its spelling.
  func operatorKind(_ start: Int, _ end: Int, _ flags: TokenFlags) -> TokenKind {
    let first = bytes[start]
    guard end - start > 1 else { return kind(ofSingle: first, flags) }
    if end - start == 2 {
      switch (first, bytes[start + 1]) {
      case (UInt8(ascii: "-"), UInt8(ascii: ">")): return .arrow
      case (UInt8(ascii: "="), UInt8(ascii: "=")): return .equalEqual
      default: break
      }
    }
    for index in start..<end - 1
    where bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/") {
      return .unknown
    }
    switch first {
    case UInt8(ascii: "<"): return .leftAngleRun
    case UInt8(ascii: ">"): return .rightAngleRun
    case UInt8(ascii: "&"): return .ampersandRun
    case UInt8(ascii: "?"): return .questionRun
    case UInt8(ascii: "!"): return .exclamationRun
    case UInt8(ascii: "="): return .equalRun
    case UInt8(ascii: "."):
      let isEllipsis = end - start == 3 && bytes[start + 1] == first && bytes[start + 2] == first
      return isEllipsis ? .ellipsis : .periodRun
    default: return .otherOperator
    }
  }

  private func kind(ofSingle byte: UInt8, _ flags: TokenFlags) -> TokenKind {
    switch byte {
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "="): .equal
    case UInt8(ascii: "<"): .leftAngle
    case UInt8(ascii: ">"): .rightAngle
    case UInt8(ascii: "&"): flags.contains(.prefix) ? .prefixAmpersand : .ampersand
    case UInt8(ascii: "?"): .infixQuestion
    case UInt8(ascii: "!"): .exclamationRun
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "~"): .tilde
    default: .otherOperator
    }
  }

  // MARK: The white space rule

  /// Whether an operator that begins at `index` has an operand right before it.
  func isLeftBound(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case 0, 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return index < 2 || bytes[index - 2] != UInt8(ascii: "*")
    case 0xA0: return index < 2 || bytes[index - 2] != 0xC2
    default: return true
    }
  }

  /// Whether an operator that ends at `index` has an operand right after it.
  func isRightBound(_ index: Int, leftBound: Bool) -> Bool {
    guard index < count else { return false }
    switch bytes[index] {
    case 0, 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !leftBound
    case UInt8(ascii: "/"):
      let next = byteAt(index + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return byteAt(index + 1) != 0xA0
    default: return true
    }
  }

  // MARK: Splitting

  /// The token that is left of an operator when its first `length` bytes are taken away: `>` of `>>`. What
  /// stands before it is an operand now.
  func remainder(of token: Token, after length: Int) -> Token {
    let start = Int(token.start) + length
    let end = Int(token.end)
    var flags: TokenFlags = []
    if !isRightBound(end, leftBound: true) { flags.insert(.postfix) }
    var kind = operatorKind(start, end, flags)
    if end - start == 1 {
      if bytes[start] == UInt8(ascii: "?") { kind = .postfixQuestion }
      if bytes[start] == UInt8(ascii: "!") { kind = .exclamation }
    }
    return Token(start: UInt32(start), end: token.end, kind: kind, flags: flags)
  }
}

extension Lexer {
  /// How many digits a floating point literal has before its period; nil if it is not digits on both sides.
  func lengthBeforePeriod(of token: Token) -> Int? {
    var period: Int?
    for index in token.range {
      if bytes[index] == UInt8(ascii: ".") {
        period = index
      } else if classes[Int(bytes[index])] != .digit {
        return nil
      }
    }
    return period.map { $0 - Int(token.start) }
  }
}

extension Lexer {
  /// Whether an operator's last character is `<`.
  func endsWithLeftAngle(_ token: Token) -> Bool { bytes[Int(token.end) - 1] == UInt8(ascii: "<") }
}

extension Lexer {
  /// Whether an operator is a period and then `?` and `!` in a row, with or without a period behind.
  func isOptionalChain(_ token: Token) -> Bool {
    let marks = bytes[Int(token.start) + 1]
    return marks == UInt8(ascii: "?") || marks == UInt8(ascii: "!")
  }
}
