/// A piece of the trivia between two tokens.
package struct TriviaPiece: Sendable, Equatable {
  /// The kind of a piece.
  package enum Kind: Sendable, Equatable {
    /// Spaces, tabs and other white space that does not break a line.
    case space
    /// One line break: LF, CR or CRLF.
    case newline
    /// `// …` up to the line break.
    case lineComment
    /// `/* … */`, with nested comments.
    case blockComment
    /// `#!` and the rest of the first line.
    case shebang
    /// Bytes that the lexer passes over: a byte order mark, NUL, invalid bytes, a conflict marker.
    case garbage
  }

  package var kind: Kind
  package var range: Range<Int>
}

/// The pieces of the trivia between two tokens, in order and without gaps.
package struct TriviaPieces: Sequence, IteratorProtocol, Sendable {
  let source: [UInt8]
  var position: Int
  let end: Int

  package mutating func next() -> TriviaPiece? {
    guard position < end else { return nil }
    let start = position
    let kind = source.withUnsafeBufferPointer { buffer in
      byteClasses.withUnsafeBufferPointer { classes -> TriviaPiece.Kind in
        guard let bytes = buffer.baseAddress, let classes = classes.baseAddress else { return .garbage }
        return scan(SourceBytes(bytes: bytes, count: end, classes: classes))
      }
    }
    return TriviaPiece(kind: kind, range: start..<position)
  }

  /// Passes over the piece that begins here, and returns its kind.
  private mutating func scan(_ source: SourceBytes) -> TriviaPiece.Kind {
    switch source.bytes[position] {
    case 0x20, 0x09, 0x0B, 0x0C:
      repeat { position += 1 } while position < end && source.classes[Int(source.bytes[position])] == .space
      return .space
    case 0x0A, 0x0D:
      position += source.bytes[position] == 0x0D && source.byteAt(position + 1) == 0x0A ? 2 : 1
      return .newline
    case UInt8(ascii: "#"):
      position = source.endOfLine(from: position)
      return .shebang
    case UInt8(ascii: "/") where source.byteAt(position + 1) == UInt8(ascii: "/"):
      position = source.endOfLine(from: position)
      return .lineComment
    case UInt8(ascii: "/"):
      position = source.endOfBlockComment(from: position).end
      return .blockComment
    default:
      let scalar = DecodedScalar(source.bytes, at: position, end: end)
      position = source.endOfConflict(from: position) ?? position + scalar.length
      return .garbage
    }
  }
}
