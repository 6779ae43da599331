/// An edit of a source: a range of its bytes, and the text that replaces them.
package struct Edit: Sendable, Equatable {
  /// The layout of generated text on several lines, for reading.
  enum Expanded: Sendable, Equatable {
    /// Declarations on lines of their own.
    case declarations([Code])
    /// The part of code before the author's text in it, which follows on the same line.
    case before(Code)
    /// The part of code after the author's text in it.
    case after(Code)
    /// The beginning of the code around a body.
    case bodyStart
    /// The end of the code around a body.
    case bodyEnd
    /// Lines that are laid out already.
    case lines(String)
  }

  /// The bytes of the original that are replaced; empty for an insertion.
  package var range: Range<Int>
  /// The generated text. It contains no line break, so that no line moves; line breaks of the original are kept in the
  /// marker. Only text after the last byte of a file may have several lines.
  package var text: String
  /// The layout of the text for reading, or `nil` if it is the text itself.
  var expanded: Expanded?

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  init(_ range: Range<Int>, _ text: String, expanded: Expanded?) {
    self.init(range, text)
    self.expanded = expanded
  }

  /// Creates an edit that inserts declarations.
  ///
  /// - Parameter isSeparated: Whether a semicolon comes before them, because another declaration ends on the same line.
  init(_ range: Range<Int>, declarations: [Code], isSeparated: Bool) {
    self.init(
      range, (isSeparated ? "; " : "") + Code.inline(declarations), expanded: .declarations(declarations))
  }

  /// Creates an edit that inserts code which follows on the same line.
  init(_ range: Range<Int>, following code: Code) {
    self.init(range, code.inline, expanded: .before(code))
  }
}
