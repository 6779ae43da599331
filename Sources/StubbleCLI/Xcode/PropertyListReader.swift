import StubbleRewriter

/// A reader of property lists in the text format, in which Xcode writes its projects: `{ key = value; }`, `( a, b )`,
/// and words with or without quotes.
struct PropertyListReader {
  private var cursor: TextCursor

  /// Reads a property list in the text format, or in XML if it begins with `<?xml` or `<plist`.
  ///
  /// - Throws: A diagnostic at the first byte that is not valid.
  static func read(_ text: [UInt8]) throws(Diagnostic) -> PropertyList {
    let blanks = text.prefix { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }.count
    if text[blanks...].starts(with: "<?xml".utf8) || text[blanks...].starts(with: "<plist".utf8) {
      return try XMLPropertyListReader.read(text)
    }
    var reader = PropertyListReader(cursor: TextCursor(text))
    let value = try reader.value()
    try reader.skipBlanks()
    if !reader.cursor.isAtEnd {
      throw reader.cursor.error("unexpected text after the end of the property list")
    }
    return value
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(Diagnostic) {
    while let byte = cursor.current {
      if byte == UInt8(ascii: "/"), cursor.isAt("//") {
        while let byte = cursor.current, byte != UInt8(ascii: "\n") { cursor.position += 1 }
      } else if byte == UInt8(ascii: "/"), cursor.isAt("/*") {
        try skipComment()
      } else if byte <= UInt8(ascii: " ") {
        cursor.position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = cursor.position
    cursor.position += 2
    while let byte = cursor.current {
      if byte == UInt8(ascii: "*"), cursor.isAt("*/") {
        cursor.position += 2
        return
      }
      cursor.position += 1
    }
    throw cursor.error("the comment is not closed", from: start)
  }

  private mutating func eat(_ letter: Unicode.Scalar) throws(Diagnostic) -> Bool {
    try skipBlanks()
    return cursor.eat(letter)
  }

  private mutating func value() throws(Diagnostic) -> PropertyList {
    try skipBlanks()
    try cursor.beginValue()
    defer { cursor.endValue() }
    switch cursor.current {
    case UInt8(ascii: "{"): return .dictionary(try members())
    case UInt8(ascii: "("): return .array(try elements())
    case UInt8(ascii: "<"): return .string(try data())
    default: return .string(try string())
    }
  }

  private mutating func members() throws(Diagnostic) -> [String: PropertyList] {
    cursor.position += 1
    var members: [String: PropertyList] = [:]
    while true {
      if try eat("}") { return members }
      let key = try string()
      if try !eat("=") { throw cursor.error("expected '='") }
      members[key] = try value()
      if try !eat(";") { throw cursor.error("expected ';'") }
    }
  }

  private mutating func elements() throws(Diagnostic) -> [PropertyList] {
    cursor.position += 1
    var elements: [PropertyList] = []
    while true {
      if try eat(")") { return elements }
      elements.append(try value())
      if try eat(",") { continue }
      if try eat(")") { return elements }
      throw cursor.error("expected ',' or ')'")
    }
  }

  /// Reads binary data, `<0fbd77>`. Its text is returned as it is, since projects use none.
  private mutating func data() throws(Diagnostic) -> String {
    let start = cursor.position
    while let byte = cursor.current, byte != UInt8(ascii: ">") { cursor.position += 1 }
    if cursor.current == nil { throw cursor.error("the data are not closed", from: start) }
    cursor.position += 1
    return cursor.text(from: start)
  }

  private mutating func string() throws(Diagnostic) -> String {
    try skipBlanks()
    if let quote = cursor.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(by: quote)
    }
    let start = cursor.position
    while let byte = cursor.current, Self.isWordPart(byte) { cursor.position += 1 }
    if start == cursor.position { throw cursor.error("expected a value") }
    return cursor.text(from: start)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8) throws(Diagnostic) -> String {
    let start = cursor.position
    cursor.position += 1
    var text: [UInt8] = []
    while let byte = cursor.current {
      cursor.position += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += escape().utf8
      default: text.append(byte)
      }
    }
    throw cursor.error("the string is not closed", from: start)
  }

  /// Reads the rest of an escape sequence after its backslash: a letter for a control character, the digits of a
  /// character, or the character itself.
  private mutating func escape() -> String {
    guard let letter = cursor.current else { return "" }
    switch letter {
    case UInt8(ascii: "U"):
      cursor.position += 1
      return character(radix: 16, digits: 4)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return character(radix: 8, digits: 3)
    default: break
    }
    cursor.position += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    default: return String(decoding: [letter], as: UTF8.self)
    }
  }

  private mutating func character(radix: Int, digits: Int) -> String {
    let text = String(decoding: cursor.bytes[cursor.position...].prefix(digits), as: UTF8.self)
      .prefix { $0.isHexDigit && ($0.hexDigitValue ?? radix) < radix }
    cursor.position += text.utf8.count
    return UInt32(text, radix: radix).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}
