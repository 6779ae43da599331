/// The scanning of comments and conflict markers.
extension SourceBytes {
  /// Returns the offset of the next LF or CR from `index` on, or the end of the source. It compares sixteen bytes at a
  /// time.
  func endOfLine(from index: Int) -> Int {
    var index = index
    while index &+ 16 < count {
      let length = SixteenBytes(bytes + index).lineLength
      index &+= length
      if length < 16 {
        if bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
        index &+= 1
      }
    }
    while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index &+= 1 }
    return index
  }

  /// The end of a block comment, with the comments that are nested in it.
  struct BlockComment {
    var end: Int
    var hasNewline = false
    var isTerminated = false
  }

  /// Returns the end of the block comment that begins at an offset.
  ///
  /// - Parameter start: The offset of `/*`.
  func endOfBlockComment(from start: Int) -> BlockComment {
    var comment = BlockComment(end: start + 2)
    var depth = 1
    while comment.end < count {
      while comment.end &+ 16 < count {
        let length = SixteenBytes(bytes + comment.end).plainCommentLength
        comment.end &+= length
        if length < 16 { break }
      }
      let byte = bytes[comment.end]
      comment.end &+= 1
      switch byte {
      case UInt8(ascii: "*") where byteAt(comment.end) == UInt8(ascii: "/"):
        comment.end &+= 1
        depth -= 1
        if depth == 0 {
          comment.isTerminated = true
          return comment
        }
      case UInt8(ascii: "/") where byteAt(comment.end) == UInt8(ascii: "*"):
        comment.end &+= 1
        depth += 1
      case 0x0A, 0x0D: comment.hasNewline = true
      default: break
      }
    }
    return comment
  }

  /// Returns the line start that ends the conflict marker at `index`, or `nil` if no marker begins there.
  func conflictTerminator(at index: Int) -> StaticString? {
    guard beginsLine(index) else { return nil }
    if matches("<<<<<<< ", at: index) { return ">>>>>>> " }
    return matches(">>>> ", at: index) ? "<<<<\n" : nil
  }

  /// Returns the end of the conflict marker that begins at `index`, with the line that terminates it, or `nil` if there
  /// is none.
  func endOfConflict(from index: Int) -> Int? {
    guard let terminator = conflictTerminator(at: index) else { return nil }
    var line = index
    while line < count {
      line = endOfLine(from: line) + 1
      if line < count, beginsLine(line), matches(terminator, at: line) {
        return endOfLine(from: line)
      }
    }
    return nil
  }

  private func beginsLine(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
  }

  private func matches(_ text: StaticString, at index: Int) -> Bool {
    index + text.utf8CodeUnitCount <= count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }
}
