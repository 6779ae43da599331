import StubbleRewriter

/// A value of a JSON document, with its range in the text.
struct JSONNode: Sendable {
  indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([(key: JSONNode, value: JSONNode)])
  }

  var value: Value
  /// The range in bytes of the document.
  var range: Range<Int>

  /// The text of a string; `nil` for any other value.
  var text: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  /// The members of an object, the last one of each key; `nil` for any other value.
  var members: [String: JSONNode]? {
    guard case .object(let members) = value else { return nil }
    return Dictionary(members.map { ($0.key.text ?? "", $0.value) }) { $1 }
  }
}

/// A reader of JSON as RFC 8259 defines it. Errors have the place of the first byte that is not valid.
struct JSONReader {
  private var cursor: TextCursor

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> JSONNode {
    try refuseInvalidText(bytes)
    var reader = JSONReader(cursor: TextCursor(bytes))
    let node = try reader.value()
    reader.skipBlanks()
    if !reader.cursor.isAtEnd { throw reader.cursor.error("unexpected text after the end of the document") }
    return node
  }

  /// Throws an error if the document is not UTF-8.
  private static func refuseInvalidText(_ bytes: [UInt8]) throws(Diagnostic) {
    let valid = String(decoding: bytes, as: UTF8.self).utf8
    if valid.elementsEqual(bytes) { return }
    let start = zip(valid, bytes).prefix { $0 == $1 }.count
    throw Diagnostic(.error, at: start..<start, "the file is not UTF-8")
  }

  private mutating func skipBlanks() {
    while let byte = cursor.current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { cursor.position += 1 }
  }

  private mutating func eat(_ letter: Unicode.Scalar) -> Bool {
    skipBlanks()
    return cursor.eat(letter)
  }

  private mutating func value() throws(Diagnostic) -> JSONNode {
    skipBlanks()
    let start = cursor.position
    try cursor.beginValue()
    defer { cursor.endValue() }
    let value: JSONNode.Value =
      switch cursor.current {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .string(try string())
      default: try word()
      }
    return JSONNode(value: value, range: start..<cursor.position)
  }

  private mutating func members() throws(Diagnostic) -> [(key: JSONNode, value: JSONNode)] {
    cursor.position += 1
    var members: [(key: JSONNode, value: JSONNode)] = []
    if eat("}") { return members }
    repeat {
      skipBlanks()
      let start = cursor.position
      guard cursor.current == UInt8(ascii: "\"") else {
        throw cursor.error("expected a key in double quotes")
      }
      let key = JSONNode(value: .string(try string()), range: start..<cursor.position)
      if !eat(":") { throw cursor.error("expected ':'") }
      members.append((key, try value()))
    } while eat(",")
    if !eat("}") { throw cursor.error("expected ',' or '}'") }
    return members
  }

  private mutating func elements() throws(Diagnostic) -> [JSONNode] {
    cursor.position += 1
    var elements: [JSONNode] = []
    if eat("]") { return elements }
    repeat { elements.append(try value()) } while eat(",")
    if !eat("]") { throw cursor.error("expected ',' or ']'") }
    return elements
  }

  private mutating func word() throws(Diagnostic) -> JSONNode.Value {
    let start = cursor.position
    while let byte = cursor.current, !" \t\r\n,]}:[{\"".utf8.contains(byte) { cursor.position += 1 }
    let text = cursor.text(from: start)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw cursor.error("expected a value")
    default:
      guard Self.isNumber(cursor.bytes[start..<cursor.position]), let number = Double(text) else {
        throw cursor.error("'\(text)' is not a value", from: start)
      }
      return .number(number)
    }
  }

  /// Returns whether a word has the form of a number, which is narrower than what `Double` reads.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func takeDigits() -> Bool {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    func take(_ letters: String) -> Bool {
      guard let first = rest.first, letters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    if !take("0"), !takeDigits() { return false }
    if take("."), !takeDigits() { return false }
    if take("eE") {
      _ = take("+-")
      if !takeDigits() { return false }
    }
    return rest.isEmpty
  }

  private mutating func string() throws(Diagnostic) -> String {
    let start = cursor.position
    cursor.position += 1
    var text: [UInt8] = []
    while let byte = cursor.current {
      cursor.position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<0x20: throw cursor.error("control character in a string", from: start)
      default: text.append(byte)
      }
    }
    throw cursor.error("the string is not closed", from: start)
  }

  /// Reads the rest of an escape sequence after its backslash.
  private mutating func escape() throws(Diagnostic) -> String {
    guard let letter = cursor.current else {
      throw cursor.error("the string is not closed", from: cursor.position - 1)
    }
    cursor.position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(letter))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw cursor.error("invalid escape sequence", from: cursor.position - 2)
    }
  }

  /// Reads the rest of an escape sequence after `\u`: four digits, and those of the second unit of a surrogate pair.
  private mutating func unicodeEscape() throws(Diagnostic) -> String {
    let start = cursor.position - 2
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), cursor.bytes[cursor.position...].starts(with: "\\u".utf8) {
      cursor.position += 2
      units.append(try unit())
    }
    let text = String(decoding: units, as: UTF16.self)
    // Decoding replaces invalid units by U+FFFD.
    if !text.utf16.elementsEqual(units) { throw cursor.error("invalid Unicode escape", from: start) }
    return text
  }

  private mutating func unit() throws(Diagnostic) -> UInt16 {
    let digits = cursor.bytes[cursor.position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw cursor.error("expected four hexadecimal digits") }
    cursor.position += 4
    return unit
  }
}
