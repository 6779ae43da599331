/// What stands between tokens.
extension Lexer {
  /// `#!` and the rest of the first line.
  func offsetAfterShebang() -> Int {
    byteAt(0) == UInt8(ascii: "#") && byteAt(1) == UInt8(ascii: "!")
      ? source.endOfLine(from: 2) : 0
  }

  /// Goes to the next token and says what was passed over.
  @inline(__always)
  mutating func skipTrivia() -> TokenFlags {
    guard position &+ 1 < count else { return skipTriviaSlowly() }
    if !mayBeTrivia(position) { return [] }
    if bytes[position] == 0x20, !mayBeTrivia(position &+ 1) {
      position &+= 1
      return .spaceBefore
    }
    return skipTriviaSlowly()
  }

  /// Whether the byte at an index is, or may be, part of what stands between tokens.
  @inline(__always)
  private func mayBeTrivia(_ index: Int) -> Bool {
    classes[Int(bytes[index])].rawValue >= ByteClass.wide.rawValue
  }

  @inline(never)
  private mutating func skipTriviaSlowly() -> TokenFlags {
    let start = position
    var index = start
    var newline = false
    scan: while index < count {
      switch classes[Int(bytes[index])] {
      case .space: index = source.endOfBlanks(from: index &+ 1)
      case .newline:
        if newlineEndsInterpolation { endInterpolationAtNewline(index) }
        newline = true
        index = source.endOfBlanks(from: index &+ 1)
      case .slash:
        position = index
        guard skipComment(&newline) else { break scan }
        index = position
      case .control, .wide:
        position = index
        guard skipGarbage() else { break scan }
        index = position
      case .conflict:
        position = index
        guard skipConflictMarker() else { break scan }
        index = position
        newline = true
      default: break scan
      }
    }
    position = index
    if index == start { return [] }
    return newline ? [.newlineBefore, .spaceBefore] : .spaceBefore
  }

  /// A comment; false if none begins here.
  @inline(__always)
  private mutating func skipComment(_ newline: inout Bool) -> Bool {
    switch byteAt(position + 1) {
    case UInt8(ascii: "/"):
      position = source.endOfLine(from: position + 2)
      return true
    case UInt8(ascii: "*"):
      let start = position
      let comment = source.endOfBlockComment(from: position)
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
    let bit: UInt8 = 1 << (bytes[position] & 2)
    guard unterminatedConflicts & bit == 0 else { return false }
    guard let end = source.endOfConflict(from: position) else {
      if source.conflictTerminator(at: position) != nil { unterminatedConflicts |= bit }
      return false
    }
    report("source control conflict marker in source file", at: position)
    position = end
    return true
  }
}
