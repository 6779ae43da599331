/// The quote that opens and closes a string literal, and the number of `#` before and after.
struct StringDelimiter {
  enum Quote { case double, triple, single }

  var quote: Quote
  var pounds: Int

  var isMultiline: Bool { quote == .triple }

  var quoteKind: TokenKind {
    switch quote {
    case .double: .stringQuote
    case .triple: .multilineStringQuote
    case .single: .singleQuote
    }
  }

  var quoteLength: Int { quote == .triple ? 3 : 1 }
}

/// String literals: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure#String-Literals
extension Lexer {
  /// Lexes what begins with `#`: a raw string, a regular expression, a directive or a macro.
  mutating func lexPound(_ flags: TokenFlags) {
    if poundsEnd <= position {
      poundsEnd = position + 1
      while byteAt(poundsEnd) == UInt8(ascii: "#") { poundsEnd += 1 }
    }
    let pounds = poundsEnd - position
    if byteAt(position + pounds) == UInt8(ascii: "\"") { return lexString(poundCount: pounds, flags) }
    if byteAt(position + pounds) == UInt8(ascii: "/"), lexExtendedRegex(flags) { return }
    lexPoundKeyword(flags)
  }

  private mutating func lexPoundKeyword(_ flags: TokenFlags) {
    var end = position + 1
    while end < count, classes[Int(bytes[end])] == .letter { end += 1 }
    let length = end - position
    func spells(_ word: StaticString) -> Bool {
      word.utf8CodeUnitCount == length
        && (1..<length).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
    }
    let kind: TokenKind =
      if spells("#if") { .poundIf } else if spells("#else") { .poundElse } else if spells("#endif") {
        .poundEndif
      } else if spells("#elseif") { .poundElseif } else if spells("#available") {
        .poundAvailable
      } else if spells("#unavailable") { .poundUnavailable } else if spells("#sourceLocation") {
        .poundSourceLocation
      } else { .pound }
    emit(kind, length: kind == .pound ? 1 : length, flags)
  }

  /// string-literal: its opening delimiter, and its text up to the first interpolation or the end
  mutating func lexString(poundCount: Int, _ flags: TokenFlags) {
    let quote = quoteOpening(at: position + poundCount, pounds: poundCount)
    let delimiter = StringDelimiter(quote: quote, pounds: poundCount)
    let firstToken = tokens.count + 1
    if poundCount > 0 { emit(.rawStringDelimiter, length: poundCount, flags) }
    emit(delimiter.quoteKind, length: delimiter.quoteLength, poundCount > 0 ? [] : flags)
    if quote == .single { report("single-quoted string literal found, use '\"'", at: position - 1) }
    if quote == .triple, classes[Int(byteAt(position))] != .newline {
      report("multi-line string literal content must begin on a new line", at: position)
    }
    lexText(
      OpenString(
        literal: delimiter, parenDepth: 0, firstToken: firstToken, firstSegment: multilineSegments.count))
  }

  /// Returns the quote that opens a literal. `#"""` opens a multi-line literal unless a `"#` follows on the same line.
  private func quoteOpening(at index: Int, pounds: Int) -> StringDelimiter.Quote {
    if bytes[index] == UInt8(ascii: "'") { return .single }
    guard byteAt(index + 1) == UInt8(ascii: "\""), byteAt(index + 2) == UInt8(ascii: "\"") else {
      return .double
    }
    guard pounds > 0 else { return .triple }
    if hasPounds(pounds, at: index + 3) { return .double }
    var scan = index + 3
    while scan < count, classes[Int(bytes[scan])] != .newline {
      if bytes[scan] == UInt8(ascii: "\""), hasPounds(pounds, at: scan + 1) { return .double }
      scan += 1
    }
    return .triple
  }

  /// Lexes the text of a literal up to the next interpolation, with its `\(`, or up to the end, with the closing
  /// delimiter.
  mutating func lexText(_ string: OpenString) {
    let delimiter = string.literal
    let end = endOfText(delimiter)
    if delimiter.isMultiline { multilineSegments.append(position..<end) }
    let isBlank = isIndentationOnly(position..<end, delimiter)
    if isBlank { position = end }
    if end > position { emit(.stringSegment, length: end - position, []) }
    if end < count, bytes[end] == UInt8(ascii: "\\") {
      openInterpolation(string)
    } else {
      closeString(string)
    }
  }

  /// Returns whether a multi-line literal has no lines. The white space between its quotes is trivia then.
  private func isIndentationOnly(_ text: Range<Int>, _ delimiter: StringDelimiter) -> Bool {
    guard delimiter.isMultiline, previousKind == .multilineStringQuote, text.upperBound < count,
      classes[Int(bytes[text.upperBound])] == .quote, classes[Int(byteAt(text.lowerBound))] == .newline
    else { return false }
    var index =
      text.lowerBound + (bytes[text.lowerBound] == 0x0D && byteAt(text.lowerBound + 1) == 0x0A ? 2 : 1)
    while index < text.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index >= text.upperBound
  }

  /// Appends the `\(` here and returns to lexing code.
  private mutating func openInterpolation(_ string: OpenString) {
    var string = string
    string.parenDepth = parenDepth
    openStrings.append(string)
    parenDepth = 0
    newlineEndsInterpolation = !string.literal.isMultiline
    emit(.backslash, length: 1, [])
    if string.literal.pounds > 0 { emit(.rawStringDelimiter, length: string.literal.pounds, []) }
    emit(.leftParen, length: 1, [])
  }

  /// Goes on with the text of the enclosing literal after the `)` that closes an interpolation.
  @inline(never)
  mutating func leaveInterpolation() {
    guard let string = openStrings.popLast() else {
      parenDepth = 0
      return
    }
    resume(string)
    lexText(string)
  }

  /// Restores the state of the lexer around a string literal.
  private mutating func resume(_ string: OpenString) {
    parenDepth = string.parenDepth
    newlineEndsInterpolation = openStrings.last.map { !$0.literal.isMultiline } ?? false
  }

  /// Ends the single-line literals whose interpolations are open at a line break.
  mutating func endInterpolationAtNewline(_ offset: Int) {
    while newlineEndsInterpolation, let string = openStrings.popLast() {
      report("unterminated string literal", .unterminated, at: offset)
      resume(string)
    }
  }

  /// Ends all literals that are open at the end of the source.
  mutating func endOpenStrings() {
    while let string = openStrings.popLast() {
      report("unterminated string literal", .unterminated, at: position)
      resume(string)
    }
  }

  /// Appends the closing delimiter here, or reports that the literal is not terminated.
  private mutating func closeString(_ string: OpenString) {
    let delimiter = string.literal
    guard position < count, classes[Int(bytes[position])] == .quote else {
      multilineSegments.removeSubrange(string.firstSegment...)
      return report("unterminated string literal", .unterminated, at: position)
    }
    if delimiter.isMultiline { checkLines(string) }
    emit(delimiter.quoteKind, length: delimiter.quoteLength, [])
    guard delimiter.pounds > 0 else { return }
    var pounds = 0
    while byteAt(position + pounds) == UInt8(ascii: "#") { pounds += 1 }
    if pounds > delimiter.pounds {
      emit(
        .rawStringDelimiter, length: pounds, [], error: "too many '#' characters in closing delimiter",
        at: position + delimiter.pounds)
    } else {
      emit(.rawStringDelimiter, length: pounds, [])
    }
  }
}
