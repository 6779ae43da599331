import StubbleRewriter

/// A reader of property lists in XML, the format in which some tools write Xcode projects.
struct XMLPropertyListReader {
  private var cursor: TextCursor

  static func read(_ text: [UInt8]) throws(Diagnostic) -> PropertyList {
    var reader = XMLPropertyListReader(cursor: TextCursor(text))
    guard try reader.nextTag().name == "plist" else { throw reader.cursor.error("expected '<plist>'") }
    let tag = try reader.nextTag()
    return try reader.value(of: tag)
  }

  private struct Tag {
    var name: String
    /// Whether the element has no content, as in `<true/>`.
    var isEmpty: Bool
  }

  /// Reads up to the end of the next tag, and returns it: `dict`, or `/dict` for a closing one. Comments and
  /// declarations are skipped.
  private mutating func nextTag() throws(Diagnostic) -> Tag {
    while let start = cursor.bytes[cursor.position...].firstIndex(of: UInt8(ascii: "<")) {
      cursor.position = start
      if cursor.isAt("<!--") {
        try skip(past: "-->")
      } else if cursor.isAt("<?") || cursor.isAt("<!") {
        try skip(past: ">")
      } else {
        try skip(past: ">")
        let text = cursor.bytes[(start + 1)..<(cursor.position - 1)]
        let name = text.prefix { $0 > UInt8(ascii: " ") && ($0 != UInt8(ascii: "/") || text.first == $0) }
        return Tag(name: String(decoding: name, as: UTF8.self), isEmpty: text.last == UInt8(ascii: "/"))
      }
    }
    cursor.position = cursor.bytes.count
    throw cursor.error("the property list is not closed")
  }

  private mutating func skip(past end: String) throws(Diagnostic) {
    while !cursor.isAtEnd {
      if cursor.isAt(end) {
        cursor.position += end.utf8.count
        return
      }
      cursor.position += 1
    }
    throw cursor.error("a tag is not closed")
  }

  private mutating func value(of tag: Tag) throws(Diagnostic) -> PropertyList {
    try cursor.beginValue()
    defer { cursor.endValue() }
    switch tag.name {
    case "dict": return .dictionary(tag.isEmpty ? [:] : try members())
    case "array": return .array(tag.isEmpty ? [] : try elements())
    case "true", "false":
      if !tag.isEmpty { _ = try text(upTo: tag.name) }
      return .string(tag.name == "true" ? "YES" : "NO")
    case "string", "integer", "real", "date", "data":
      return .string(tag.isEmpty ? "" : try text(upTo: tag.name))
    default: throw cursor.error("'<\(tag.name)>' is not a value")
    }
  }

  private mutating func members() throws(Diagnostic) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    while true {
      let tag = try nextTag()
      if tag.name == "/dict" { return members }
      if tag.name != "key" { throw cursor.error("expected '<key>'") }
      let key = tag.isEmpty ? "" : try text(upTo: "key")
      members[key] = try value(of: try nextTag())
    }
  }

  private mutating func elements() throws(Diagnostic) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      let tag = try nextTag()
      if tag.name == "/array" { return elements }
      elements.append(try value(of: tag))
    }
  }

  /// Reads the text of an element up to the next tag, which must close the element.
  private mutating func text(upTo name: String) throws(Diagnostic) -> String {
    let text = cursor.bytes[cursor.position...].prefix { $0 != UInt8(ascii: "<") }
    guard try nextTag().name == "/" + name else { throw cursor.error("expected '</\(name)>'") }
    return Self.unescaped(String(decoding: text, as: UTF8.self))
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { done, part in
      guard let end = part.firstIndex(of: ";") else { return done += "&" + part }
      done += character(named: part[..<end]) + part[part.index(after: end)...]
    }
  }

  private static func character(named name: Substring) -> String {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      let number = name.hasPrefix("#") ? UInt32(digits, radix: isHexadecimal ? 16 : 10) : nil
      return number.flatMap(Unicode.Scalar.init).map { String($0) } ?? "&\(name);"
    }
  }
}
