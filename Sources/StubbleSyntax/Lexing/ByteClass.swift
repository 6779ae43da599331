/// The class of a byte that begins a token or trivia, by which the lexer decides what to do.
///
/// The classes that continue a name come first, so that scanning a name takes one comparison per byte.
enum ByteClass: UInt8 {
  /// A letter or `_`.
  case letter
  case digit
  case dollar
  // Bytes that end a name and begin a token.
  /// `% + - * & | ^ ~ =`
  case operatorCharacter
  case questionOrExclamation
  case period
  /// A punctuator of one byte; `punctuatorKinds` says which.
  case punctuator
  case pound
  case quote
  case backtick
  // Bytes that may be trivia, or begin trivia.
  /// A byte of a scalar beyond ASCII.
  case wide
  case slash
  /// `<` and `>`, which may begin a conflict marker.
  case conflict
  /// Space, tab, vertical tab, form feed.
  case space
  /// LF or CR.
  case newline
  /// NUL and the other control characters.
  case control
}

/// The class of each byte.
let byteClasses: [ByteClass] = (0...255).map { byte in
  switch UInt8(byte) {
  case 0x80...: .wide
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
    .letter
  case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
  case UInt8(ascii: "$"): .dollar
  case UInt8(ascii: "<"), UInt8(ascii: ">"): .conflict
  case UInt8(ascii: "?"), UInt8(ascii: "!"): .questionOrExclamation
  case UInt8(ascii: "/"): .slash
  case UInt8(ascii: "."): .period
  case UInt8(ascii: "#"): .pound
  case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
  case UInt8(ascii: "`"): .backtick
  case 0x20, 0x09, 0x0B, 0x0C: .space
  case 0x0A, 0x0D: .newline
  case 0...0x1F, 0x7F: .control
  case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
    UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
    UInt8(ascii: "\\"):
    .punctuator
  default: .operatorCharacter
  }
}

/// The token kind of each byte of class `punctuator`.
let punctuatorKinds: [TokenKind] = (0...255).map { byte in
  switch UInt8(byte) {
  case UInt8(ascii: "("): .leftParen
  case UInt8(ascii: ")"): .rightParen
  case UInt8(ascii: "["): .leftSquare
  case UInt8(ascii: "]"): .rightSquare
  case UInt8(ascii: "{"): .leftBrace
  case UInt8(ascii: "}"): .rightBrace
  case UInt8(ascii: ","): .comma
  case UInt8(ascii: ":"): .colon
  case UInt8(ascii: ";"): .semicolon
  case UInt8(ascii: "@"): .at
  case UInt8(ascii: "\\"): .backslash
  default: .unknown
  }
}
