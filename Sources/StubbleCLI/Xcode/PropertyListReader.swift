import StubbleRewriter

/// A reader of property lists in the text format, in which Xcode writes its projects: `{ key = value; }`, `( a, b )`,
/// and words with or without quotes.
struct PropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0

  /// Reads a property list in the text format, or in XML if it begins with `<?xml` or `<plist`.
  ///
  /// - Throws: A diagnostic at the first byte that is not valid.
  static func read(_ text: [UInt8]) throws(Diagnostic) -> PropertyList {
    let blanks = text.prefix { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }.count
    if text[blanks...].starts(with: "<?xml".utf8) || text[blanks...].starts(with: "<plist".utf8) {
      return try XMLPropertyListReader.read(text)
    }
    let result = text.withUnsafeBufferPointer { bytes in
      var reader = PropertyListReader(bytes: bytes)
      return Result { () throws(Diagnostic) in try reader.document() }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func document() throws(Diagnostic) -> PropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value()
    try skipBlanks()
    if position < bytes.count { throw error("unexpected text after the end of the property list") }
    return value
  }

  private func error(_ message: String, from start: Int? = nil) -> Diagnostic {
    let start = start ?? position
    return Diagnostic(.error, at: start..<max(start, position), message)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(Diagnostic) {
    while let byte = current {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        try skipComment()
      } else if byte <= UInt8(ascii: " ") {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw error("the comment is not closed", from: start)
  }

  private mutating func eat(_ letter: Unicode.Scalar) throws(Diagnostic) -> Bool {
    try skipBlanks()
    guard current == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Diagnostic) -> PropertyList {
    try skipBlanks()
    depth += 1
    defer { depth -= 1 }
    if depth > PropertyList.maximumDepth { throw error("nested too deeply") }
    switch current {
    case UInt8(ascii: "{"): return .dictionary(try members())
    case UInt8(ascii: "("): return .array(try elements())
    case UInt8(ascii: "<"): return .string(try data())
    default: return .string(try string())
    }
  }

  private mutating func members() throws(Diagnostic) -> [String: PropertyList] {
    position += 1
    var members: [String: PropertyList] = [:]
    while true {
      if try eat("}") { return members }
      let key = try string()
      if try !eat("=") { throw error("expected '='") }
      members[key] = try value()
      if try !eat(";") { throw error("expected ';'") }
    }
  }

  private mutating func elements() throws(Diagnostic) -> [PropertyList] {
    position += 1
    var elements: [PropertyList] = []
    while true {
      if try eat(")") { return elements }
      elements.append(try value())
      if try eat(",") { continue }
      if try eat(")") { return elements }
      throw error("expected ',' or ')'")
    }
  }

  /// Reads binary data, `<0fbd77>`. Its text is returned as it is, since projects use none.
  private mutating func data() throws(Diagnostic) -> String {
    let start = position
    while let byte = current, byte != UInt8(ascii: ">") { position += 1 }
    if current == nil { throw error("the data are not closed", from: start) }
    position += 1
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(Diagnostic) -> String {
    try skipBlanks()
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(by: quote)
    }
    let start = position
    while let byte = current, Self.isWordPart(byte) { position += 1 }
    if start == position { throw error("expected a value") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
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
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += escape().utf8
      default: text.append(byte)
      }
    }
    throw error("the string is not closed", from: start)
  }

  /// Reads the rest of an escape sequence after its backslash: a letter for a control character, the digits of a
  /// character, or the character itself.
  private mutating func escape() -> String {
    guard let letter = current else { return "" }
    switch letter {
    case UInt8(ascii: "U"):
      position += 1
      return character(radix: 16, digits: 4)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return character(radix: 8, digits: 3)
    default: break
    }
    position += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    default: return String(decoding: [letter], as: UTF8.self)
    }
  }

  private mutating func character(radix: Int, digits: Int) -> String {
    let text = String(decoding: bytes[position...].prefix(digits), as: UTF8.self)
      .prefix { $0.isHexDigit && ($0.hexDigitValue ?? radix) < radix }
    position += text.utf8.count
    return UInt32(text, radix: radix).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}
