/// Splits a source into tokens.
///
/// - Returns: The tokens, the last of which is `endOfFile`, and the errors in ascending order of offsets.
package func lex(_ source: [UInt8]) -> (tokens: [Token], errors: [SyntaxError]) {
  var errors: [SyntaxError] = []
  let tokens = Lexer.run(source) { errors = $0.errors }
  return (tokens, errors)
}

/// A lexer, which passes once over the bytes of a file.
///
/// The text of a string literal is lexed as a whole, up to an interpolation. In an interpolation, the lexer is back in
/// code and counts parentheses to find the end. Whether a slash begins a regular expression or an operator follows from
/// the token before it and the white space around it, as in the compiler.
struct Lexer: ~Copyable {
  /// A string literal that is suspended for an interpolation.
  struct OpenString {
    var literal: StringDelimiter
    /// The number of open parentheses around the literal, in the enclosing interpolation.
    var parenDepth: Int
    /// The index of the token after the literal's first one.
    var firstToken: Int
    /// The index of the literal's first segment in `multilineSegments`.
    var firstSegment: Int
  }

  let source: SourceBytes
  let tables: LexerTables
  var position = 0
  var tokens: Buffer<Token>
  var errors: [SyntaxError] = []
  var openStrings: [OpenString] = []
  /// The number of open parentheses within the innermost interpolation.
  var parenDepth = 0
  /// Whether a line break ends the innermost interpolation, because its literal is a single-line one.
  var newlineEndsInterpolation = false
  /// The text segments of the open multi-line string literals, outer ones first.
  var multilineSegments: [Range<Int>] = []

  /// The end of the run of `#` that was counted last.
  var poundsEnd = 0
  /// The least number of `#` of a multi-line regular expression that was found to have no end.
  var unterminatedRegexPounds = Int.max
  /// A set of bits, one for `<` and one for `>`: the conflict markers that were found to have no end.
  var unterminatedConflicts: UInt8 = 0
  /// The offset up to which the source has been searched for `”` in vain.
  var curlyQuoteSearchEnd = 0

  /// Lexes `source`, calls `body` with the lexer, and returns the tokens.
  ///
  /// The tokens are lexed in place into the array's memory. It has room for one token per five bytes, which is more
  /// than there are in all but the densest of files.
  static func run(_ source: [UInt8], _ body: (inout Lexer) -> Void) -> [Token] {
    var moved: [Token]?
    let tables = LexerTables.shared
    let tokens = [Token](unsafeUninitializedCapacity: source.count / 5 + 16) { memory, count in
      source.withUnsafeBufferPointer { bytes in
        // An empty source has no base address. Its bytes are never read.
        let base = bytes.baseAddress ?? UnsafeRawPointer(tables.classes).assumingMemoryBound(to: UInt8.self)
        var lexer = Lexer(
          SourceBytes(bytes: base, count: bytes.count, classes: tables.classes), tables,
          Buffer<Token>(borrowing: memory))
        lexer.lexFile()
        body(&lexer)
        if lexer.tokens.isBorrowed { count = lexer.tokens.count } else { moved = lexer.tokens.copy() }
      }
    }
    return moved ?? tokens
  }

  private init(_ source: SourceBytes, _ tables: LexerTables, _ tokens: consuming Buffer<Token>) {
    self.source = source
    self.tables = tables
    self.tokens = tokens
  }

  private mutating func lexFile() {
    var next = skipTrivia(from: offsetAfterShebang())
    next.flags.formUnion(next.position > 0 ? [.newlineBefore, .spaceBefore] : .newlineBefore)
    while next.position < count { next = lexToken(next) }
    position = count
    endOpenStrings()
    // A second token after the end lets the parser look at the next token without a check.
    let end = Token(start: UInt32(count), end: UInt32(count), kind: .endOfFile, flags: next.flags)
    tokens.append(end)
    tokens.append(end)
    tokens.truncate(to: tokens.count - 1)
    errors.sort { $0.offset < $1.offset }
  }

  /// Lexes one token and returns the start of the next one.
  ///
  /// Words, punctuators and periods are nine of ten tokens. For them, there is no jump by the byte's class, and the
  /// next token's start stays in registers.
  @inline(__always)
  private mutating func lexToken(_ token: TokenStart) -> TokenStart {
    let start = token.position
    let byte = bytes[start]
    switch classes[Int(byte)] {
    case .letter:
      let end = source.endOfName(from: start)
      append(kindOfWord(from: start, to: end), from: start, to: end, token.flags)
      return skipTrivia(from: end)
    case .punctuator where byte != UInt8(ascii: ":") || byteAt(start &+ 1) != byte:
      append(tables.punctuators[Int(byte)], from: start, to: start &+ 1, token.flags)
      parenDepth &+= byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      if parenDepth >= 0 { return skipTrivia(from: start &+ 1) }
      position = start &+ 1
      leaveInterpolation()
    case .period where continuesName(start &+ 1):
      append(.period, from: start, to: start &+ 1, token.flags)
      return TokenStart(position: start &+ 1, flags: [])
    case let byteClass:
      position = start
      lexOther(byteClass, token.flags)
    }
    return skipTrivia(from: position)
  }

  @inline(__always)
  private func continuesName(_ index: Int) -> Bool {
    classes[Int(byteAt(index))].rawValue <= ByteClass.dollar.rawValue
  }

  /// Lexes the tokens that `lexToken` does not handle itself.
  @inline(never)
  private mutating func lexOther(_ byteClass: ByteClass, _ flags: TokenFlags) {
    switch byteClass {
    case .letter: break
    case .punctuator: emit(.colonColon, length: 2, flags)
    case .digit: lexNumber(flags)
    case .dollar: lexDollarIdentifier(flags)
    case .wide: lexWide(flags)
    case .operatorCharacter, .slash, .period: lexOperator(flags)
    case .conflict: lexPlaceholderOrOperator(flags)
    case .questionOrExclamation: lexQuestionOrExclamation(flags)
    case .pound: lexPound(flags)
    case .quote: lexString(poundCount: 0, flags)
    case .backtick: lexBacktick(flags)
    case .space, .newline, .control: emit(.unknown, length: 1, flags)
    }
  }

  @inline(__always) var bytes: UnsafePointer<UInt8> { source.bytes }
  @inline(__always) var count: Int { source.count }
  @inline(__always) var classes: UnsafePointer<ByteClass> { source.classes }

  /// Returns the byte at an index, or 0 past the end.
  @inline(__always)
  func byteAt(_ index: Int) -> UInt8 { source.byteAt(index) }

  /// The kind of the last token, or `endOfFile` if there is none.
  @inline(__always)
  var previousKind: TokenKind { tokens.count > 0 ? tokens[tokens.count - 1].kind : .endOfFile }

  @inline(__always)
  private mutating func append(_ kind: TokenKind, from start: Int, to end: Int, _ flags: TokenFlags) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind,
        flags: flags))
  }

  /// Appends a token of `length` bytes at the current position, and moves past it.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, length: Int, _ flags: TokenFlags) {
    append(kind, from: position, to: position &+ length, flags)
    position &+= length
  }

  /// Appends a malformed token and reports an error.
  mutating func emit(_ kind: TokenKind, length: Int, _ flags: TokenFlags, error: String, at offset: Int) {
    report(error, at: offset)
    emit(kind, length: length, flags.union(.malformed))
  }

  mutating func report(_ message: String, _ kind: SyntaxError.Kind = .other, at offset: Int) {
    errors.append(SyntaxError(offset: offset, kind, message: message))
  }
}
