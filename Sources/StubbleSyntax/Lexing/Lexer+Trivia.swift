/// Trivia: white space, comments, and bytes that are passed over between tokens.
extension Lexer {
  /// Returns the offset after a `#!` line at the beginning, perhaps after a byte order mark, or 0 if there is none.
  func offsetAfterShebang() -> Int {
    let start = byteAt(0) == 0xEF && byteAt(1) == 0xBB && byteAt(2) == 0xBF ? 3 : 0
    return byteAt(start) == UInt8(ascii: "#") && byteAt(start + 1) == UInt8(ascii: "!")
      ? source.endOfLine(from: start + 2) : 0
  }

  /// The offset of a token, and the flags for what precedes it.
  struct TokenStart {
    var position: Int
    var flags: TokenFlags
  }

  /// Returns the start of the first token at or after `start`.
  @inline(__always)
  mutating func skipTrivia(from start: Int) -> TokenStart {
    guard start &+ 1 < count else { return skipTriviaSlowly(from: start) }
    let byte = bytes[start]
    if classes[Int(byte)].rawValue < ByteClass.wide.rawValue { return TokenStart(position: start, flags: []) }
    if byte == 0x20, !mayBeTrivia(start &+ 1) {
      return TokenStart(position: start &+ 1, flags: .spaceBefore)
    }
    if byte == 0x0A, !newlineEndsInterpolation {
      let end = source.endOfBlanks(from: start &+ 1)
      var next = TokenStart(position: end, flags: [])
      if end < count, mayBeTrivia(end) { next = skipTriviaSlowly(from: end) }
      next.flags.formUnion([.newlineBefore, .spaceBefore])
      return next
    }
    return skipTriviaSlowly(from: start)
  }

  /// Returns whether the byte at an index is, or may begin, trivia.
  @inline(__always)
  private func mayBeTrivia(_ index: Int) -> Bool {
    classes[Int(bytes[index])].rawValue >= ByteClass.wide.rawValue
  }

  @inline(never)
  private mutating func skipTriviaSlowly(from start: Int) -> TokenStart {
    var index = start
    var newline = false
    scan: while index < count {
      let byteClass = classes[Int(bytes[index])]
      if byteClass.rawValue < ByteClass.wide.rawValue { break }
      switch byteClass {
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
    let flags: TokenFlags =
      index == start ? [] : newline ? [.newlineBefore, .spaceBefore] : .spaceBefore
    return TokenStart(position: index, flags: flags)
  }

  /// Passes over a comment, and returns whether one begins here.
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
      if !comment.isTerminated { report("unterminated '/*' comment", .unterminated, at: start) }
      return true
    default: return false
    }
  }

  /// Passes over bytes that are not Swift: white space beyond ASCII, control characters, invalid UTF-8.
  ///
  /// - Returns: Whether there are any; `false` if a token begins here.
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

  /// Passes over a source control conflict marker up to the line that ends it, and returns whether there is one.
  private mutating func skipConflictMarker() -> Bool {
    let bit: UInt8 = 1 << (bytes[position] & 2)
    guard unterminatedConflicts & bit == 0 else { return false }
    guard let end = source.endOfConflict(from: position) else {
      if source.conflictTerminator(at: position) != nil { unterminatedConflicts |= bit }
      return false
    }
    report("source control conflict marker in source file", .conflict, at: position)
    position = end
    return true
  }
}
