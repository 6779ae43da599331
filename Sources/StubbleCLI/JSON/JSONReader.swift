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
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    // Some editors begin a file with a byte order mark.
    if bytes.starts(with: "\u{FEFF}".utf8) { reader.position = 3 }
    try reader.refuseInvalidText()
    let node = try reader.value()
    reader.skipBlanks()
    if reader.position < bytes.count { throw reader.error("unexpected text after the end of the document") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ message: String, from start: Int? = nil) -> Diagnostic {
    let start = start ?? position
    return Diagnostic(.error, at: start..<max(start, position), message)
  }

  /// Throws an error if the document is not UTF-8.
  private func refuseInvalidText() throws(Diagnostic) {
    let valid = String(decoding: bytes, as: UTF8.self).utf8
    if valid.elementsEqual(bytes) { return }
    let start = zip(valid, bytes).prefix { $0 == $1 }.count
    throw Diagnostic(.error, at: start..<start, "the file is not UTF-8")
  }

  private mutating func skipBlanks() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func eat(_ letter: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard current == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Diagnostic) -> JSONNode {
    skipBlanks()
    let start = position
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { throw error("nested too deeply") }
    let value: JSONNode.Value =
      switch current {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .string(try string())
      default: try word()
      }
    return JSONNode(value: value, range: start..<position)
  }

  private mutating func members() throws(Diagnostic) -> [(key: JSONNode, value: JSONNode)] {
    position += 1
    var members: [(key: JSONNode, value: JSONNode)] = []
    if eat("}") { return members }
    repeat {
      skipBlanks()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
      let key = JSONNode(value: .string(try string()), range: start..<position)
      if !eat(":") { throw error("expected ':'") }
      members.append((key, try value()))
    } while eat(",")
    if !eat("}") { throw error("expected ',' or '}'") }
    return members
  }

  private mutating func elements() throws(Diagnostic) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    if eat("]") { return elements }
    repeat { elements.append(try value()) } while eat(",")
    if !eat("]") { throw error("expected ',' or ']'") }
    return elements
  }

  private mutating func word() throws(Diagnostic) -> JSONNode.Value {
    let start = position
    while let byte = current, !" \t\r\n,]}:[{\"".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw error("expected a value")
    default:
      guard Self.isNumber(bytes[start..<position]), let number = Double(text) else {
        throw error("'\(text)' is not a value", from: start)
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
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<0x20: throw error("control character in a string", from: start)
      default: text.append(byte)
      }
    }
    throw error("the string is not closed", from: start)
  }

  /// Reads the rest of an escape sequence after its backslash.
  private mutating func escape() throws(Diagnostic) -> String {
    guard let letter = current else { throw error("the string is not closed", from: position - 1) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(letter))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error("invalid escape sequence", from: position - 2)
    }
  }

  /// Reads the rest of an escape sequence after `\u`: four digits, and those of the second unit of a surrogate pair.
  private mutating func unicodeEscape() throws(Diagnostic) -> String {
    let start = position - 2
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try unit())
    }
    let text = String(decoding: units, as: UTF16.self)
    // Decoding replaces invalid units by U+FFFD.
    if !text.utf16.elementsEqual(units) { throw error("invalid Unicode escape", from: start) }
    return text
  }

  private mutating func unit() throws(Diagnostic) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    position += 4
    return unit
  }
}
