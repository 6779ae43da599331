/// Splits a source into tokens, the last of them `endOfFile`.
package func lex(_ source: [UInt8]) -> (tokens: [Token], errors: [SyntaxError]) {
  Lexer.run(source) { lexer in
    let count = lexer.tokens.count
    let tokens = [Token](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.baseAddress?.initialize(from: lexer.tokens.base, count: count)
      initialized = count
    }
    return (tokens, lexer.errors)
  }
}

/// One pass over the bytes of a file.
///
/// String literals are lexed whole, up to an interpolation; within one the lexer is back in ordinary code
/// and counts parentheses to find its end. A slash is a regular expression or an operator by the token
/// before it and the white space around it, as the compiler decides.
struct Lexer: ~Copyable {
  /// A string literal that was left for an interpolation.
  struct OpenString {
    var literal: StringDelimiter
    /// Parentheses open around the interpolation.
    var parenDepth: Int
    /// Index of the literal's first token.
    var firstToken: Int
    /// Where the literal's text begins in `multilineSegments`.
    var firstSegment: Int
  }

  let bytes: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<ByteClass>
  let keywords: KeywordPointers
  var position = 0
  var tokens: Buffer<Token>
  var errors: [SyntaxError] = []
  var openStrings: [OpenString] = []
  /// Parentheses open within the innermost interpolation.
  var parenDepth = 0
  /// Whether a line break ends the innermost interpolation, for its string must end on its line.
  var newlineEndsInterpolation = false
  /// The text of the multi-line string literals that are open, outer ones first.
  var multilineSegments: [Range<Int>] = []

  /// The byte of a conflict marker that was found to have no end; 0 at first.
  var unterminatedConflict: UInt8 = 0

  /// Lexes `source` and hands the lexer over; its pointers are valid within `body` only.
  static func run<Result>(_ source: [UInt8], _ body: (inout Lexer) -> Result) -> Result {
    let table = KeywordTable.shared
    return source.withUnsafeBufferPointer { bytes in
      byteClasses.withUnsafeBufferPointer { classes in
        table.slots.withUnsafeBufferPointer { slots in
          table.words.withUnsafeBufferPointer { words in
            table.kinds.withUnsafeBufferPointer { kinds in
              // None of the tables is empty; an empty source is never read.
              let some = classes.baseAddress.unsafelyUnwrapped
              var lexer = Lexer(
                bytes: bytes.baseAddress ?? UnsafeRawPointer(some).assumingMemoryBound(to: UInt8.self),
                count: bytes.count, classes: some,
                keywords: KeywordPointers(
                  slots: slots.baseAddress.unsafelyUnwrapped, words: words.baseAddress.unsafelyUnwrapped,
                  kinds: kinds.baseAddress.unsafelyUnwrapped))
              lexer.lexFile()
              return body(&lexer)
            }
          }
        }
      }
    }
  }

  private init(
    bytes: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<ByteClass>, keywords: KeywordPointers
  ) {
    self.bytes = bytes
    self.count = count
    self.classes = classes
    self.keywords = keywords
    tokens = Buffer(capacity: count / 6 + 8)
  }

  private mutating func lexFile() {
    position = offsetAfterShebang()
    var flags = skipTrivia()
    flags.formUnion(position > 0 ? [.newlineBefore, .spaceBefore] : .newlineBefore)
    while position < count {
      lexToken(flags)
      flags = skipTrivia()
    }
    endOpenStrings()
    tokens.append(Token(start: UInt32(count), end: UInt32(count), kind: .endOfFile, flags: flags))
    errors.sort { $0.offset < $1.offset }
  }

  @inline(__always)
  private mutating func lexToken(_ flags: TokenFlags) {
    let byte = bytes[position]
    switch classes[Int(byte)] {
    case .letter: lexWord(flags)
    case .digit: lexNumber(flags)
    case .dollar: lexDollarIdentifier(flags)
    case .wide: lexWide(flags)
    case .operatorCharacter, .slash: lexOperator(flags)
    case .lessThan: lexPlaceholderOrOperator(flags)
    case .questionOrExclamation: lexQuestionOrExclamation(flags)
    case .period: lexPeriod(flags)
    case .punctuator: emit(punctuatorKind(byte), length: 1, flags)
    case .leftParen:
      parenDepth &+= 1
      emit(.leftParen, length: 1, flags)
    case .rightParen: lexRightParen(flags)
    case .colon:
      byteAt(position + 1) == byte ? emit(.colonColon, length: 2, flags) : emit(.colon, length: 1, flags)
    case .pound: lexPound(flags)
    case .quote: lexString(poundCount: 0, flags)
    case .backtick: lexBacktick(flags)
    case .space, .newline, .control: emit(.unknown, length: 1, flags)
    }
  }

  // MARK: Reading and emitting

  /// The byte at an index, 0 past the end.
  @inline(__always)
  func byteAt(_ index: Int) -> UInt8 { index < count ? bytes[index] : 0 }

  /// The kind of the token before this one; `endOfFile` if there is none.
  @inline(__always)
  var previousKind: TokenKind { tokens.count > 0 ? tokens[tokens.count - 1].kind : .endOfFile }

  /// Appends the token that begins here and takes `length` bytes, and goes on behind it.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, length: Int, _ flags: TokenFlags) {
    let start = UInt32(truncatingIfNeeded: position)
    position &+= length
    tokens.append(Token(start: start, end: UInt32(truncatingIfNeeded: position), kind: kind, flags: flags))
  }

  /// Appends a malformed token.
  mutating func emit(_ kind: TokenKind, length: Int, _ flags: TokenFlags, error: String, at offset: Int) {
    report(error, at: offset)
    emit(kind, length: length, flags.union(.malformed))
  }

  mutating func report(_ message: String, at offset: Int) {
    errors.append(SyntaxError(offset: offset, message: message))
  }

  /// The end of the run of bytes from `index` on that continue a name.
  @inline(__always)
  func endOfName(from index: Int) -> Int {
    var end = index
    while end < count {
      let byteClass = classes[Int(bytes[end])]
      if byteClass.rawValue <= ByteClass.dollar.rawValue { end &+= 1; continue }
      guard byteClass == .wide else { break }
      let scalar = DecodedScalar(bytes, at: end, end: count)
      guard let value = scalar.value, ScalarClass(value).continuesIdentifier else { break }
      end += scalar.length
    }
    return end
  }
}
