/// The text of string literals.
extension Lexer {
  /// Returns the end of the text that begins here, and reports what is wrong with the text.
  ///
  /// The text ends at an interpolation, at the closing quote, at the line's end if the literal is a single-line one, or
  /// at the end of the source.
  mutating func endOfText(_ delimiter: StringDelimiter) -> Int {
    var index = position
    while index < count {
      while index &+ 16 <= count {
        let length = SixteenBytes(bytes + index).plainTextLength
        index &+= length
        if length < 16 { break }
      }
      guard index < count else { break }
      switch classes[Int(bytes[index])] {
      case .quote:
        if closes(delimiter, at: index) { return index }
        index += 1
      case .newline:
        if !delimiter.isMultiline { return index }
        index += 1
      case .punctuator:
        guard bytes[index] == UInt8(ascii: "\\"), hasPounds(delimiter.pounds, at: index + 1) else {
          index += 1
          continue
        }
        let escape = index + 1 + delimiter.pounds
        if byteAt(escape) == UInt8(ascii: "(") { return index }
        index = endOfEscape(at: escape, delimiter)
      case .wide:
        let scalar = DecodedScalar(bytes, at: index, end: count)
        if scalar.value == nil { report("invalid UTF-8 found in source file", at: index) }
        index += scalar.length
      case .control:
        if bytes[index] != 0 { report("unprintable ASCII character found in source file", at: index) }
        index += 1
      case .space:
        if bytes[index] != 0x20, bytes[index] != 0x09 || !delimiter.isMultiline {
          report("unprintable ASCII character found in source file", at: index)
        }
        index += 1
      default: index &+= 1
      }
    }
    return index
  }

  /// Returns whether the quote at `index` closes the literal.
  private func closes(_ delimiter: StringDelimiter, at index: Int) -> Bool {
    let quote = delimiter.quote == .single ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    guard bytes[index] == quote else { return false }
    if delimiter.isMultiline, byteAt(index + 1) != quote || byteAt(index + 2) != quote { return false }
    return hasPounds(delimiter.pounds, at: index + delimiter.quoteLength)
  }

  /// Returns whether at least this many `#` are at an index.
  func hasPounds(_ pounds: Int, at index: Int) -> Bool {
    for offset in 0..<pounds where byteAt(index + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Returns the offset just past an escape sequence.
  ///
  /// - Parameter index: The offset of the character after the backslash and the literal's `#`.
  private mutating func endOfEscape(at index: Int, _ delimiter: StringDelimiter) -> Int {
    switch byteAt(index) {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return index + 1
    case UInt8(ascii: "u"): return endOfUnicodeEscape(at: index + 1)
    case 0x20, 0x09, 0x0A, 0x0D:
      var end = index
      while byteAt(end) == 0x20 || byteAt(end) == 0x09 { end += 1 }
      if delimiter.isMultiline, end < count, classes[Int(bytes[end])] == .newline { return end }
      report("invalid escape sequence in literal", at: index - 1)
      return index
    default:
      report("invalid escape sequence in literal", at: index - 1)
      let byteClass = classes[Int(byteAt(index))]
      return index < count && (byteClass == .letter || byteClass == .digit) ? index + 1 : index
    }
  }

  /// Returns the offset just past `{`, one to eight hexadecimal digits of a Unicode scalar, and `}`.
  private mutating func endOfUnicodeEscape(at index: Int) -> Int {
    guard byteAt(index) == UInt8(ascii: "{") else {
      report(#"expected '{…}' with a hexadecimal code after '\u'"#, at: index)
      return index
    }
    var end = index + 1
    var value: UInt64 = 0
    while let digit = hexValue(byteAt(end)) {
      value = min(value << 4 | digit, 0xFFFF_FFFF_FFFF)
      end += 1
    }
    guard byteAt(end) == UInt8(ascii: "}") else {
      report(#"expected '}' in '\u{…}' escape sequence"#, at: end)
      return end
    }
    if end == index + 1 || end - index > 9 {
      report(#"'\u{…}' escape sequence expects between 1 and 8 hex digits"#, at: index)
    } else if Unicode.Scalar(UInt32(truncatingIfNeeded: value)) == nil {
      report("invalid unicode scalar", at: index)
    }
    return end + 1
  }

  private func hexValue(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Reports if the closing quote of a multi-line literal, which is here, is not on a line of its own, or if lines are
  /// indented less than it.
  mutating func checkLines(_ string: OpenString) {
    let segments = Array(multilineSegments[string.firstSegment...])
    multilineSegments.removeSubrange(string.firstSegment...)
    guard let last = segments.last else { return }
    var lineStart = last.upperBound
    while lineStart > last.lowerBound, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 {
      lineStart -= 1
    }
    guard lineStart > last.lowerBound, classes[Int(bytes[lineStart - 1])] == .newline else {
      return report("multi-line string literal closing delimiter must begin on a new line", at: position)
    }
    if string.literal.pounds == 0, isEscaped(newlineBefore: lineStart, in: last) {
      report(
        "escaped newline at the last line of a multi-line string literal is not allowed", at: lineStart - 1)
    }
    let indentation = lineStart..<last.upperBound
    guard !indentation.isEmpty else { return }
    for segment in segments { checkIndentation(of: segment, indentation) }
    for index in string.firstToken..<tokens.count where tokens[index].flags.contains(.newlineBefore) {
      checkIndentation(ofToken: tokens[index], indentation)
    }
  }

  /// Returns whether the line break before a line is escaped by a backslash, perhaps with white space between.
  private func isEscaped(newlineBefore lineStart: Int, in segment: Range<Int>) -> Bool {
    var index = lineStart - 1
    if index > segment.lowerBound, bytes[index] == 0x0A, bytes[index - 1] == 0x0D { index -= 1 }
    while index > segment.lowerBound, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    var backslashes = 0
    while index - backslashes > segment.lowerBound, bytes[index - backslashes - 1] == UInt8(ascii: "\\") {
      backslashes += 1
    }
    return backslashes % 2 == 1
  }

  /// Reports the lines that begin in a segment, are not empty, and do not begin with the indentation.
  private mutating func checkIndentation(of segment: Range<Int>, _ indentation: Range<Int>) {
    var index = segment.lowerBound
    while index < segment.upperBound {
      index = min(source.endOfLine(from: index), segment.upperBound)
      guard index < segment.upperBound else { return }
      index += bytes[index] == 0x0D && byteAt(index + 1) == 0x0A ? 2 : 1
      let isEmpty = index >= segment.upperBound || classes[Int(bytes[index])] == .newline
      if !isEmpty, !begins(with: indentation, at: index) { reportIndentation(at: index) }
    }
  }

  /// Reports a line of code in an interpolation that does not begin with the indentation.
  private mutating func checkIndentation(ofToken token: Token, _ indentation: Range<Int>) {
    var lineStart = Int(token.start)
    while lineStart > 0, classes[Int(bytes[lineStart - 1])] != .newline { lineStart -= 1 }
    if !begins(with: indentation, at: lineStart) { reportIndentation(at: lineStart) }
  }

  private func begins(with indentation: Range<Int>, at index: Int) -> Bool {
    index + indentation.count <= count
      && indentation.indices.allSatisfy { bytes[$0] == bytes[index + $0 - indentation.lowerBound] }
  }

  private mutating func reportIndentation(at offset: Int) {
    report("insufficient indentation of line in multi-line string literal", at: offset)
  }
}
