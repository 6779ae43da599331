/// A piece of what stands between two tokens.
package struct TriviaPiece: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// Blanks, tabs and other white space that does not break a line.
    case space
    /// One line break: LF, CR or CRLF.
    case newline
    /// `// …` up to the line break.
    case lineComment
    /// `/* … */`, nested ones included.
    case blockComment
    /// `#!` and the rest of the first line.
    case shebang
    /// A byte order mark, NUL, an invalid byte, a conflict marker: passed over by the lexer.
    case garbage
  }

  package var kind: Kind
  package var range: Range<Int>
}
