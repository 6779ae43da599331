/// The scanning of operators: where they end, what kinds their spellings have, and what is around them.
extension SourceBytes {
  /// Returns the end of the editor placeholder `<#…#>` that begins at `start`, or `nil` if it is not closed on its line
  /// and before another one.
  func endOfPlaceholder(from start: Int) -> Int? {
    var index = start + 2
    while index < count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "#"), byteAt(index + 1) == UInt8(ascii: ">") { return index + 2 }
      if bytes[index] == UInt8(ascii: "<"), byteAt(index + 1) == UInt8(ascii: "#") { return nil }
      index += 1
    }
    return nil
  }

  /// Returns the end of the operator characters that begin at `start`, and whether a slash is among them.
  func operatorRun(from start: Int) -> (end: Int, hasSlash: Bool) {
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
      case .conflict:
        if end > start, bytes[end] == UInt8(ascii: "<"), byteAt(end + 1) == UInt8(ascii: "#"),
          endOfPlaceholder(from: end) != nil
        {
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

  /// Returns the offset of the first comment that begins after the first character of an operator, or `end` if there is
  /// none.
  func endBeforeComment(from position: Int, to end: Int) -> Int {
    guard end - position > 2 else { return end }
    for index in position + 1..<end where bytes[index] == UInt8(ascii: "/") {
      let next = byteAt(index + 1)
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return index }
    }
    return end
  }

  /// Returns the kind of an operator by its spelling.
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
    return endsBlockComment(start, end) ? .unknown : kind(ofRun: start, end)
  }

  /// Returns whether an operator contains `*/`.
  private func endsBlockComment(_ start: Int, _ end: Int) -> Bool {
    for index in start..<end - 1
    where bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/") {
      return true
    }
    return false
  }

  /// Returns the kind of an operator of several characters, which follows from its first.
  private func kind(ofRun start: Int, _ end: Int) -> TokenKind {
    let first = bytes[start]
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

  /// Returns whether an operator that begins at `index` has an operand right before it.
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

  /// Returns whether an operator that ends at `index` has an operand right after it.
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

  /// Returns the token that remains when the first `length` bytes of an operator are split off: the second `>` of `>>`.
  /// What is split off counts as an operand before it.
  func remainder(of token: Token, after length: Int) -> Token {
    let start = Int(token.start) + length
    let end = Int(token.end)
    var flags: TokenFlags = []
    let isMark = bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!")
    if isMark || !isRightBound(end, leftBound: true) { flags.insert(.postfix) }
    var kind = end - start > 3 ? self.kind(ofRun: start, end) : operatorKind(start, end, flags)
    if isMark, end - start == 1 { kind = bytes[start] == UInt8(ascii: "?") ? .postfixQuestion : .exclamation }
    return Token(start: UInt32(start), end: token.end, kind: kind, flags: flags)
  }

  /// Returns the number of digits before the period of a floating-point literal, or `nil` if the literal has anything
  /// but digits around a period.
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

  /// Returns whether an operator ends in `<`.
  func endsWithLeftAngle(_ token: Token) -> Bool { bytes[Int(token.end) - 1] == UInt8(ascii: "<") }

  /// Returns whether an operator that begins with a period goes on with `?` or `!`: `.?` or `.?.`.
  func isOptionalChain(_ token: Token) -> Bool {
    let marks = bytes[Int(token.start) + 1]
    return marks == UInt8(ascii: "?") || marks == UInt8(ascii: "!")
  }
}
