/// What stands between tokens.
extension Lexer {
  /// `#!` and the rest of the first line.
  func offsetAfterShebang() -> Int {
    byteAt(0) == UInt8(ascii: "#") && byteAt(1) == UInt8(ascii: "!")
      ? endOfLine(bytes, from: 2, count: count) : 0
  }

  /// Goes to the next token and says what was passed over.
  @inline(__always)
  mutating func skipTrivia() -> TokenFlags {
    guard position < count else { return [] }
    let byteClass = classes[Int(bytes[position])]
    if byteClass.rawValue < ByteClass.space.rawValue, byteClass != .slash, byteClass != .wide,
      byteClass != .lessThan, byteClass != .operatorCharacter
    {
      return []
    }
    return skipTriviaSlowly()
  }

  private mutating func skipTriviaSlowly() -> TokenFlags {
    let start = position
    var newline = false
    scan: while position < count {
      switch classes[Int(bytes[position])] {
      case .space: position &+= 1
      case .newline:
        if newlineEndsInterpolation { endInterpolationAtNewline() }
        newline = true
        position &+= 1
      case .slash:
        guard skipComment(&newline) else { break scan }
      case .control, .wide:
        guard skipGarbage() else { break scan }
      case .lessThan, .operatorCharacter:
        guard skipConflictMarker() else { break scan }
        newline = true
      default: break scan
      }
    }
    if position == start { return [] }
    return newline ? [.newlineBefore, .spaceBefore] : .spaceBefore
  }

  /// A comment; false if none begins here.
  @inline(__always)
  private mutating func skipComment(_ newline: inout Bool) -> Bool {
    switch byteAt(position + 1) {
    case UInt8(ascii: "/"):
      position = endOfLine(bytes, from: position + 2, count: count)
      return true
    case UInt8(ascii: "*"):
      let start = position
      let comment = BlockCommentEnd(bytes, from: position, count: count)
      position = comment.end
      if comment.hasNewline { newline = true }
      if !comment.isTerminated { report("unterminated '/*' comment", at: start) }
      return true
    default: return false
    }
  }

  /// Bytes that are not Swift: white space beyond ASCII, control characters, invalid UTF-8. False if a token
  /// begins here.
  private mutating func skipGarbage() -> Bool {
    let scalar = DecodedScalar(bytes, at: position, end: count)
    switch scalar.value {
    case 0xFEFF?, 0xA0?, 0?: break
    case 0x201C?, 0x201D?: return false
    case nil: report("invalid UTF-8 found in source file", at: position)
    case let value?:
      if value >= 0x80, ScalarClass(value) != .other { return false }
      report("invalid character in source file", at: position)
    }
    position += scalar.length
    return true
  }

  /// A version control system's conflict marker, up to the line that ends it.
  private mutating func skipConflictMarker() -> Bool {
    let byte = bytes[position]
    guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">"), byte != unterminatedConflict else {
      return false
    }
    guard let end = endOfConflict(bytes, from: position, count: count) else {
      if beginsConflict(bytes, at: position, count: count) != nil { unterminatedConflict = byte }
      return false
    }
    report("source control conflict marker in source file", at: position)
    position = end
    return true
  }
}

/// The next LF or CR from `index` on, or `count`; eight bytes at a time.
func endOfLine(_ bytes: UnsafePointer<UInt8>, from index: Int, count: Int) -> Int {
  let low: UInt64 = 0x0101_0101_0101_0101
  let high: UInt64 = 0x8080_8080_8080_8080
  var index = index
  while index + 8 <= count {
    let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
    let lf = word ^ (low &* 0x0A)
    let cr = word ^ (low &* 0x0D)
    if ((lf &- low) & ~lf | (cr &- low) & ~cr) & high != 0 { break }
    index &+= 8
  }
  while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index &+= 1 }
  return index
}

/// Where a block comment ends, the comments nested in it included.
struct BlockCommentEnd {
  var end: Int
  var hasNewline = false
  var isTerminated = false

  /// - Parameter start: the offset of `/*`.
  init(_ bytes: UnsafePointer<UInt8>, from start: Int, count: Int) {
    end = start + 2
    var depth = 1
    while end < count {
      let byte = bytes[end]
      end &+= 1
      switch byte {
      case UInt8(ascii: "*") where end < count && bytes[end] == UInt8(ascii: "/"):
        end &+= 1
        depth -= 1
        if depth == 0 { isTerminated = true; return }
      case UInt8(ascii: "/") where end < count && bytes[end] == UInt8(ascii: "*"):
        end &+= 1
        depth += 1
      case 0x0A, 0x0D: hasNewline = true
      default: break
      }
    }
  }
}

/// The words that end the conflict marker which begins at `index`; nil if none begins there.
func beginsConflict(_ bytes: UnsafePointer<UInt8>, at index: Int, count: Int) -> StaticString? {
  guard beginsLine(bytes, index) else { return nil }
  if matches("<<<<<<< ", bytes, at: index, count: count) { return ">>>>>>> " }
  return matches(">>>> ", bytes, at: index, count: count) ? "<<<<\n" : nil
}

/// The end of the conflict marker that begins at `index`, the words that end it included; nil if none does.
func endOfConflict(_ bytes: UnsafePointer<UInt8>, from index: Int, count: Int) -> Int? {
  guard let terminator = beginsConflict(bytes, at: index, count: count) else { return nil }
  var line = index
  while line < count {
    line = endOfLine(bytes, from: line, count: count) + 1
    if line < count, beginsLine(bytes, line), matches(terminator, bytes, at: line, count: count) {
      return endOfLine(bytes, from: line + terminator.utf8CodeUnitCount, count: count)
    }
  }
  return nil
}

private func beginsLine(_ bytes: UnsafePointer<UInt8>, _ index: Int) -> Bool {
  index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
}

private func matches(_ text: StaticString, _ bytes: UnsafePointer<UInt8>, at index: Int, count: Int) -> Bool {
  index + text.utf8CodeUnitCount <= count
    && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
}
