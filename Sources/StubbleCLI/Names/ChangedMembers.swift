/// A search, without lexing, for the members that a file may modify in place, such as `items` in
/// `store.items.append(x)` or `swap(&store.items, &other)`.
///
/// Members that a type's own code modifies are not searched for. There may be too many names, from comments and
/// strings: files that matter are parsed.
struct ChangedMembers {
  private let bytes: UnsafeRawBufferPointer

  private init(in bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the names of the members that may be modified in place or passed `inout`.
  static func names(in bytes: UnsafeRawBufferPointer) -> [Name] {
    let members = ChangedMembers(in: bytes)
    var names: [Name] = []
    members.forEach(period) { offset in
      let end = members.endOfName(from: offset + 1)
      if end > offset + 1, members.isChanged(after: end) { members.add(offset, to: &names) }
    }
    members.forEach(UInt8(ascii: "&")) { offset in
      var offset = offset + 1
      while offset < bytes.count, members.isPathPart(bytes[offset]) {
        if bytes[offset] == period { members.add(offset, to: &names) }
        offset += 1
      }
    }
    return names
  }

  private func forEach(_ byte: UInt8, _ body: (Int) -> Void) {
    var start = 0
    while let offset = System.firstIndex(of: byte, in: bytes, from: start) {
      body(offset)
      start = offset + 1
    }
  }

  /// Adds the name after a period, unless it is a member of `self` or of a type.
  private func add(_ period: Int, to names: inout [Name]) {
    let (name, end) = Name.ranges(at: period + 1, in: bytes)
    if end == period + 1 || isOfSelf(before: period) || isOfType(before: period) { return }
    names.append(Name(in: bytes, at: name))
  }

  private static let period = UInt8(ascii: ".")

  /// Returns whether `self` comes before the period, as in `self.items`.
  private func isOfSelf(before period: Int) -> Bool {
    let start = period - 4
    guard start >= 0, bytes[start..<period].elementsEqual("self".utf8) else { return false }
    return start == 0 || !isPathPart(bytes[start - 1])
  }

  /// Returns whether nothing or a type comes before the period, as in `.items` and `Store.items`.
  private func isOfType(before period: Int) -> Bool {
    var start = period
    while start > 0, isPathPart(bytes[start - 1]) { start -= 1 }
    guard start < period else {
      return period > 0 && bytes[period - 1] == UInt8(ascii: " ") && !beginsLine(period)
    }
    return bytes[start].isCapitalLetter
  }

  /// Returns whether only spaces and tabs come before an offset on its line.
  private func beginsLine(_ offset: Int) -> Bool {
    let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
  }

  private func isPathPart(_ byte: UInt8) -> Bool {
    Name.hasPart(byte) || byte == Self.period || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "`")
  }

  /// Returns whether the text after a member's name may modify it: a call of a method with arguments, an operator that
  /// is not a usual one, a `?`, or a subscript with a default value.
  private func isChanged(after end: Int) -> Bool {
    var position = end
    var isMethod = false
    while position < bytes.count {
      switch bytes[position] {
      case Self.period:
        position = endOfName(from: position + 1)
        isMethod = true
      case UInt8(ascii: "["):
        let close = endOfBrackets(from: position)
        let inside = UnsafeRawBufferPointer(rebasing: bytes[position..<close])
        if Self.defaultLabel.isFound(in: inside) { return true }
        position = close
      case UInt8(ascii: "!"): position += 1
      case UInt8(ascii: "?"): return true
      case UInt8(ascii: "("):
        guard isMethod else { return false }
        if hasNames(inParenthesesAt: position) { return true }
        position = endOfBrackets(from: position)
      case UInt8(ascii: "{"): return isMethod
      case 0...UInt8(ascii: " "): position += 1
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
        position = System.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: position) ?? bytes.count
      default: return isUnusualOperator(at: position)
      }
    }
    return false
  }

  private static let defaultLabel = ByteSearch("default:")

  /// Returns whether arguments contain more than numbers. Most begin with a name, so that few bytes are examined.
  private func hasNames(inParenthesesAt start: Int) -> Bool {
    var depth = 0
    for byte in bytes[start..<min(bytes.count, start + Self.longestArguments)] {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return false }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "$"), UInt8(ascii: "{"): return true
      default: if Name.hasPart(byte) { return true }
      }
    }
    return false
  }

  private static let longestArguments = 0x10000

  /// Returns the offset after the bracket that matches the one at `start`, or after the longest text that is searched
  /// for it.
  private func endOfBrackets(from start: Int) -> Int {
    let (open, close) = (
      bytes[start], bytes[start] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    )
    let limit = min(bytes.count, start + Self.longestArguments)
    var depth = 0
    var position = start
    while position < limit {
      if bytes[position] == open { depth += 1 }
      if bytes[position] == close { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    return position
  }

  private func isUnusualOperator(at start: Int) -> Bool {
    var end = start
    var spelling: UInt32 = 0
    while end < bytes.count, Self.isOperatorPart(bytes[end]) {
      spelling = spelling << 8 | UInt32(bytes[end])
      end += 1
      if end > start + 3 { return true }
    }
    // Most operators have one character, and of those only one is unusual.
    if end <= start + 1 { return spelling == UInt32(UInt8(ascii: "~")) }
    return !Self.usualOperators.contains(spelling)
  }

  private static func isOperatorPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), 0x80...:
      true
    default: false
    }
  }

  /// The usual operators of two or three characters, each packed into an integer, the last one in the lowest byte. A shift
  /// is not among them, since types may declare one that changes both operands, nor is the beginning of a comment, after
  /// which anything may follow.
  private static let usualOperators = Set(
    [
      "==", "!=", "===", "!==", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
      "&+", "&-", "&*", "->",
    ].map { $0.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } })

  private func endOfName(from start: Int) -> Int { Name.ranges(at: start, in: bytes).end }
}
