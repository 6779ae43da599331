/// Names and numbers.
extension Lexer {
  /// identifier → identifier-head identifier-characters?, or a keyword
  @inline(__always)
  func kindOfWord(from start: Int, to end: Int) -> TokenKind {
    let length = end &- start
    return tables.kind(
      of: count &- start >= 8
        ? KeywordTable.Word(bytes + start, length: length)
        : KeywordTable.Word(short: bytes + start, length: length))
  }

  /// implicit-parameter-name → '$' decimal-digits; property-wrapper-projection → '$' identifier-characters
  mutating func lexDollarIdentifier(_ flags: TokenFlags) {
    let end = source.endOfName(from: position + 1)
    let digits = end > position + 1 && (position + 1..<end).allSatisfy { classes[Int(bytes[$0])] == .digit }
    emit(digits || end == position + 1 ? .dollarIdentifier : .identifier, length: end - position, flags)
  }

  /// identifier → '`' any characters but '`', '\' and line breaks '`'
  mutating func lexBacktick(_ flags: TokenFlags) {
    var end = position + 1
    while end < count, bytes[end] != UInt8(ascii: "`"), classes[Int(bytes[end])] != .newline { end += 1 }
    guard byteAt(end) == UInt8(ascii: "`"), end < count else {
      report("unterminated raw identifier", .unterminated, at: position)
      return emit(.backtick, length: 1, flags.union(.malformed))
    }
    if let (message, offset) = error(inRawIdentifier: position + 1..<end) {
      emit(.identifier, length: end + 1 - position, flags, error: message, at: offset)
    } else {
      emit(.identifier, length: end + 1 - position, flags)
    }
  }

  /// Returns what is wrong with the text between two back-ticks, and where, or `nil` if it is a name.
  private func error(inRawIdentifier range: Range<Int>) -> (String, Int)? {
    if range.isEmpty { return ("raw identifier cannot be empty", range.lowerBound - 1) }
    if range.allSatisfy({ classes[Int(bytes[$0])].rawValue <= ByteClass.dollar.rawValue }) { return nil }
    var blank = true
    var allOperator = true
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = DecodedScalar(bytes, at: index, end: range.upperBound)
      guard let value = scalar.value else { return ("invalid UTF-8 found in source file", index) }
      switch value {
      case 0x5C: return ("a raw identifier cannot contain a backslash", index)
      case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F, 0x205F, 0x3000:
        return ("invalid whitespace found in raw identifier", index)
      case 0..<0x20, 0x7F: return ("unprintable ASCII character found in source file", index)
      case 0x20, 0x200E, 0x200F: allOperator = false
      default:
        blank = false
        let begins = index == range.lowerBound
        if !isOperatorScalar(value, beginning: begins) { allOperator = false }
      }
      index += scalar.length
    }
    if blank { return ("raw identifier cannot contain only whitespace characters", range.lowerBound - 1) }
    return allOperator ? ("raw identifier cannot be an operator", range.lowerBound - 1) : nil
  }

  private func isOperatorScalar(_ value: UInt32, beginning: Bool) -> Bool {
    guard value >= 0x80 else {
      switch classes[Int(value)] {
      case .operatorCharacter, .slash, .conflict, .questionOrExclamation, .period: return true
      default: return false
      }
    }
    let scalar = ScalarClass(value)
    return beginning ? scalar == .operatorHead : scalar.continuesOperator
  }

  /// Lexes a token that begins with a scalar beyond ASCII: a name, an operator, or a curly quote or unknown scalar.
  mutating func lexWide(_ flags: TokenFlags) {
    let scalar = DecodedScalar(bytes, at: position, end: count)
    let value = scalar.value ?? 0
    let scalarClass = ScalarClass(value)
    if scalarClass.beginsIdentifier {
      emit(.identifier, length: source.endOfName(from: position + scalar.length) - position, flags)
    } else if scalarClass == .operatorHead {
      lexOperator(flags)
    } else if scalarClass == .combining {
      let end = source.endOfName(from: position + scalar.length)
      emit(
        .identifier, length: end - position, flags, error: "an identifier cannot begin with this character",
        at: position)
    } else {
      lexCurlyQuote(opening: value == 0x201C, length: scalar.length, flags)
    }
  }

  /// Lexes `“…”` as a name, so that the parser finds an expression where a literal was meant.
  private mutating func lexCurlyQuote(opening: Bool, length: Int, _ flags: TokenFlags) {
    let message = "unicode curly quote found; use '\"' instead"
    guard opening else { return emit(.unknown, length: length, flags, error: message, at: position) }
    let end = endOfCurlyQuote(from: position + length) ?? position + length
    emit(.identifier, length: end - position, flags, error: message, at: position)
  }

  /// Returns the offset just past the next `”` on this line, or `nil` if there is none.
  private mutating func endOfCurlyQuote(from start: Int) -> Int? {
    var index = max(start, curlyQuoteSearchEnd)
    while index < count, classes[Int(bytes[index])] != .newline {
      if bytes[index] == 0xE2, byteAt(index + 1) == 0x80, byteAt(index + 2) == 0x9D { return index + 3 }
      index += 1
    }
    curlyQuoteSearchEnd = index
    return nil
  }

  // MARK: Numbers

  /// numeric-literal → integer-literal | floating-point-literal
  mutating func lexNumber(_ flags: TokenFlags) {
    if bytes[position] == UInt8(ascii: "0") {
      switch byteAt(position + 1) {
      case UInt8(ascii: "x"): return lexHexadecimal(flags)
      case UInt8(ascii: "o"): return lexRadix(UInt8(ascii: "7"), "octal", flags)
      case UInt8(ascii: "b"): return lexRadix(UInt8(ascii: "1"), "binary", flags)
      default: break
      }
    }
    var end = source.endOfDigits(from: position + 1)
    let next = byteAt(end)
    if next == UInt8(ascii: ".") {
      // `x.0.1` is a member of a member.
      guard source.isDigit(end + 1), previousKind != .period else {
        return emit(.integerLiteral, length: end - position, flags)
      }
      end = source.endOfDigits(from: end + 1)
    } else if next | 0x20 != UInt8(ascii: "e") {
      return emitNumber(.integerLiteral, end: end, flags, "invalid digit in integer literal")
    }
    guard byteAt(end) | 0x20 == UInt8(ascii: "e") else {
      return emit(.floatLiteral, length: end - position, flags)
    }
    lexExponent(at: end, flags)
  }

  /// octal-literal, binary-literal: '0o' or '0b', a digit, digits and '_'
  private mutating func lexRadix(_ last: UInt8, _ name: String, _ flags: TokenFlags) {
    let zero = UInt8(ascii: "0")
    var end = position + 2
    if end < count, bytes[end] >= zero, bytes[end] <= last {
      while end < count, bytes[end] >= zero && bytes[end] <= last || bytes[end] == UInt8(ascii: "_") {
        end += 1
      }
      return emitNumber(.integerLiteral, end: end, flags, "invalid digit in \(name) integer literal")
    }
    let message = "expected \(name) digit in integer literal"
    emit(.integerLiteral, length: source.endOfName(from: end) - position, flags, error: message, at: end)
  }

  /// hexadecimal-literal, or a floating-point literal, which must have an exponent
  private mutating func lexHexadecimal(_ flags: TokenFlags) {
    var end = position + 2
    guard end < count, source.isHexDigit(bytes[end]) else {
      let message = "expected hexadecimal digit (0-9, A-F) in integer literal"
      return emit(
        .integerLiteral, length: source.endOfName(from: end) - position, flags, error: message, at: end)
    }
    end = source.endOfHexDigits(from: end)
    let integerEnd = end
    let hasFraction = byteAt(end) == UInt8(ascii: ".") && source.isHexDigit(byteAt(end + 1))
    if hasFraction { end = source.endOfHexDigits(from: end + 1) }
    guard byteAt(end) | 0x20 == UInt8(ascii: "p") else {
      if !hasFraction {
        return emitNumber(.integerLiteral, end: end, flags, "invalid digit in hexadecimal integer literal")
      }
      if !source.isDigit(integerEnd + 1) || end + 1 < count && !source.isDigit(end + 1) {
        // `0xff.description`
        return emit(.integerLiteral, length: integerEnd - position, flags)
      }
      let message = "hexadecimal floating point literal must end with an exponent"
      return emit(.integerLiteral, length: end - position, flags, error: message, at: end)
    }
    if hasFraction, !source.isDigit(integerEnd + 1), !source.isDigit(end + 1), !source.isSign(end + 1) {
      // `0xff.fp`
      return emit(.integerLiteral, length: integerEnd - position, flags)
    }
    lexExponent(at: end, flags)
  }

  /// Lexes the rest of a floating-point literal whose exponent begins with the letter at `index`: an optional sign, a
  /// digit, then digits and '_'.
  private mutating func lexExponent(at index: Int, _ flags: TokenFlags) {
    let digits = index + (source.isSign(index + 1) ? 2 : 1)
    guard source.isDigit(digits) else {
      let message = "expected a digit in floating point exponent"
      return emit(
        .floatLiteral, length: source.endOfName(from: digits) - position, flags, error: message, at: digits)
    }
    emitNumber(
      .floatLiteral, end: source.endOfDigits(from: digits), flags, "invalid digit in floating point exponent")
  }

  /// Appends a number that ends at `end`. It is malformed if letters follow immediately.
  private mutating func emitNumber(_ kind: TokenKind, end: Int, _ flags: TokenFlags, _ message: String) {
    let nameEnd = source.endOfName(from: end)
    guard nameEnd == end else {
      return emit(kind, length: nameEnd - position, flags, error: message, at: end)
    }
    emit(kind, length: end - position, flags)
  }
}
