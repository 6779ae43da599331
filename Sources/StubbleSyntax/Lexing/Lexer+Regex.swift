/// Regular expression literals, and the decision which slashes begin one.
extension Lexer {
  /// The extents of the parts of a literal.
  struct RegexExtent {
    var openingPounds = 0
    var patternEnd = 0
    var isTerminated = false
    var closingPounds = 0
    var error: (message: String, offset: Int)?
  }

  /// Lexes a literal that begins at a slash of the operator here.
  ///
  /// - Returns: Whether there is one; `false` if the slash belongs to an operator after all.
  mutating func lexRegexInOperator(end: Int, _ flags: TokenFlags) -> Bool {
    var slash = position
    while bytes[slash] != UInt8(ascii: "/") { slash += 1 }
    guard let mustBeRegex = canBeRegex(operatorEnd: end),
      let extent = regexExtent(from: slash, mustBeRegex: mustBeRegex)
    else { return false }
    if slash > position {
      emitOperator(end: slash, flags)
      emitRegex(extent, [])
    } else {
      emitRegex(extent, flags)
    }
    return true
  }

  /// Lexes an extended literal `#/…/#`.
  ///
  /// - Returns: Whether there is one; `false` if the `#` begins something else.
  mutating func lexExtendedRegex(_ flags: TokenFlags) -> Bool {
    guard let extent = regexExtent(from: position, mustBeRegex: true) else { return false }
    emitRegex(extent, flags)
    return true
  }

  /// Returns whether a literal may begin in the operator that ends at `operatorEnd`, and whether it must.
  ///
  /// - Returns: `nil` if a literal cannot begin here, `true` if an operator cannot be here so that it must be a
  ///   literal, and `false` if the text decides.
  private func canBeRegex(operatorEnd: Int) -> Bool? {
    guard !source.isLeftBound(position) else { return nil }
    let previous = previousKind
    if previous == .func || previous == .operator { return nil }
    if source.isRightBound(operatorEnd, leftBound: false) { return false }
    // The operator is spaced like an infix one, but has no operand before it.
    let afterTry =
      (previous == .postfixQuestion || previous == .exclamation) && tokens.count > 1
      && tokens[tokens.count - 2].kind == .try
    guard afterTry || tokens.count == 0 || endsBeforeOperand(previous) else { return nil }
    switch previous {
    case .leftParen, .leftSquare, .comma, .colon, .colonColon: return afterTry
    default: return true
    }
  }

  /// Returns whether an expression may begin after a token of this kind.
  private func endsBeforeOperand(_ kind: TokenKind) -> Bool {
    switch kind {
    case .leftBrace, .leftParen, .leftSquare, .prefixAmpersand, .equal, .semicolon, .comma, .colon,
      .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .true, .false, .Any, .nil, .self, .Self, .super: return false
    case _ where kind.isReservedKeyword: return !endsWithMemberName
    case _ where kind.isOperator: return !tokens[tokens.count - 1].flags.contains(.postfix)
    default: return false
    }
  }

  /// Whether the last token is the name of a member, which can be any word, as in `.default`.
  private var endsWithMemberName: Bool {
    guard tokens.count > 1 else { return false }
    let kind = tokens[tokens.count - 2].kind
    return kind == .period || kind == .colonColon
  }

  /// Returns the extent of the literal whose `#` or slash is at `start`, or `nil` if there is none.
  private mutating func regexExtent(from start: Int, mustBeRegex: Bool) -> RegexExtent? {
    var scan = RegexScan(
      bytes: bytes, count: count, position: start, mustBeRegex: mustBeRegex,
      unterminatedPounds: unterminatedRegexPounds)
    let extent = scan.run()
    unterminatedRegexPounds = scan.unterminatedPounds
    return extent
  }

  private mutating func emitRegex(_ extent: RegexExtent, _ flags: TokenFlags) {
    var flags = flags
    if extent.openingPounds > 0 {
      emit(.regexDelimiter, length: extent.openingPounds, flags)
      flags = []
    }
    emit(.regexSlash, length: 1, flags)
    if let error = extent.error { report(error.message, at: error.offset) }
    if extent.patternEnd > position {
      emit(.regexPattern, length: extent.patternEnd - position, extent.error == nil ? [] : .malformed)
    }
    guard extent.isTerminated, extent.closingPounds == extent.openingPounds else {
      report("unterminated regex literal", .unterminated, at: Int(tokens[tokens.count - 1].start))
      if extent.isTerminated { emit(.regexSlash, length: 1, []) }
      if extent.closingPounds > 0 { emit(.regexDelimiter, length: extent.closingPounds, .malformed) }
      return
    }
    emit(.regexSlash, length: 1, [])
    if extent.closingPounds > 0 { emit(.regexDelimiter, length: extent.closingPounds, []) }
  }
}

/// A scan of what may be a regular expression literal.
private struct RegexScan {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var position: Int
  /// Whether it is a literal even if its parentheses do not balance, or it begins or ends with a space.
  let mustBeRegex: Bool
  /// The least number of `#` of a multi-line literal that was found to have no end. Later ones with as many have none.
  var unterminatedPounds: Int

  var extent = Lexer.RegexExtent()
  /// The offset of the first line break of a multi-line literal; `nil` for another one.
  private var firstNewline: Int?
  /// The offset just past the last line break.
  private var lineStart: Int?
  private var groupDepth = 0
  private var classDepth = 0
  private var lastUnescapedBlank: Int?
  /// The offset just past the last slash that is followed by too few `#` to close the literal.
  private var candidateEnd: Int?

  private enum Step { case goOn, done, notRegex, unterminated }

  init(
    bytes: UnsafePointer<UInt8>, count: Int, position: Int, mustBeRegex: Bool, unterminatedPounds: Int
  ) {
    self.bytes = bytes
    self.count = count
    self.position = position
    self.mustBeRegex = mustBeRegex
    self.unterminatedPounds = unterminatedPounds
  }

  private func byteAt(_ index: Int) -> UInt8 { index < count ? bytes[index] : 0 }

  /// Scans the literal, and returns its extent, or `nil` if there is none.
  mutating func run() -> Lexer.RegexExtent? {
    guard open() else { return nil }
    while true {
      var step = hasNoEnd ? .unterminated : close()
      if step == .goOn { step = character() }
      switch step {
      case .goOn: continue
      case .done: return extent
      case .notRegex: return nil
      case .unterminated:
        guard mustBeRegex else { return nil }
        inferEnd()
        return extent
      }
    }
  }

  /// Scans the `#` and the slash before the pattern.
  ///
  /// - Returns: Whether a literal begins here.
  private mutating func open() -> Bool {
    let start = position
    while byteAt(position) == UInt8(ascii: "#") { position += 1 }
    extent.openingPounds = position - start
    guard byteAt(position) == UInt8(ascii: "/") else { return false }
    position += 1
    guard extent.openingPounds == 0 else {
      openLines()
      return true
    }
    switch byteAt(position) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      guard mustBeRegex else { return false }
      report("bare slash regex literal may not start with space", at: position)
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return false
    default: break
    }
    return position < 2 || bytes[position - 2] != UInt8(ascii: "*")
  }

  /// Notes that the literal has several lines if a line break follows `#/`.
  private mutating func openLines() {
    var index = position
    while byteAt(index) == UInt8(ascii: " ") || byteAt(index) == UInt8(ascii: "\t") { index += 1 }
    if byteAt(index) == 0x0A || byteAt(index) == 0x0D {
      firstNewline = index
      position = index
    }
  }

  /// Whether the literal has several lines, and an earlier scan found no end for it.
  private var hasNoEnd: Bool { firstNewline != nil && extent.openingPounds >= unterminatedPounds }

  /// Scans the slash and the `#` after the pattern, if they are here.
  private mutating func close() -> Step {
    guard byteAt(position) == UInt8(ascii: "/") else { return .goOn }
    let slash = position
    candidateEnd = slash + 1
    var pounds = 0
    if extent.openingPounds > 0 {
      while byteAt(slash + 1 + pounds) == UInt8(ascii: "#") { pounds += 1 }
    }
    guard pounds >= extent.openingPounds else { return .goOn }
    if let lineStart, (lineStart..<slash).contains(where: { bytes[$0] != 0x20 && bytes[$0] != 0x09 }) {
      report("multi-line regex closing delimiter must appear on new line", at: slash)
    }
    if pounds == 0 {
      let next = byteAt(slash + 1)
      if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return .unterminated }
      if let blank = lastUnescapedBlank, blank + 1 == slash {
        guard mustBeRegex else { return .notRegex }
        report("bare slash regex literal may not end with space", at: blank)
      }
    }
    extent.patternEnd = slash
    extent.isTerminated = true
    extent.closingPounds = pounds
    return .done
  }

  /// Scans one character of the pattern, and the backslash before it.
  private mutating func character() -> Step {
    let escaped = byteAt(position) == UInt8(ascii: "\\")
    if escaped { position += 1 }
    guard position < count else {
      if let firstNewline {
        position = firstNewline
        unterminatedPounds = extent.openingPounds
      }
      return .unterminated
    }
    let start = position
    let scalar = DecodedScalar(bytes, at: position, end: count)
    position += scalar.length
    guard let value = scalar.value else {
      report("invalid UTF-8 found in source file", at: start)
      return .goOn
    }
    switch value {
    case 0x0A, 0x0D:
      guard firstNewline != nil else {
        position = start
        return .unterminated
      }
      lineStart = position
    case 0x20:
      if !escaped { lastUnescapedBlank = start }
    case 0x09 where firstNewline != nil:
      if !escaped { lastUnescapedBlank = start }
    case 1..<0x20, 0x7F: report("unprintable ASCII character found in source file", at: start)
    default: return escaped ? .goOn : bracket(UInt8(truncatingIfNeeded: value), isASCII: value < 0x80)
    }
    return .goOn
  }

  /// Counts open groups and character classes.
  private mutating func bracket(_ byte: UInt8, isASCII: Bool) -> Step {
    guard isASCII else { return .goOn }
    switch byte {
    case UInt8(ascii: "(") where classDepth == 0: groupDepth += 1
    case UInt8(ascii: ")") where classDepth == 0:
      if groupDepth == 0, !mustBeRegex { return .notRegex }
      groupDepth = max(0, groupDepth - 1)
    case UInt8(ascii: "["): classDepth += 1
    case UInt8(ascii: "]"): classDepth = max(0, classDepth - 1)
    default: break
    }
    return .goOn
  }

  /// Ends an unterminated literal at the last slash, if only `#` follow it.
  private mutating func inferEnd() {
    extent.patternEnd = position
    guard extent.openingPounds > 0, let candidateEnd, candidateEnd <= position else { return }
    guard (candidateEnd..<position).allSatisfy({ bytes[$0] == UInt8(ascii: "#") }) else { return }
    extent.patternEnd = candidateEnd - 1
    extent.isTerminated = true
    extent.closingPounds = position - candidateEnd
  }

  private mutating func report(_ message: String, at offset: Int) {
    if extent.error == nil { extent.error = (message, offset) }
  }
}
