/// One change of a source: some of its bytes, perhaps none, and what is to stand in their place.
package struct Edit: Sendable, Equatable {
  /// How generated text is laid out for reading.
  enum Expanded: Sendable, Equatable {
    /// Declarations on lines of their own.
    case declarations([Code])
    /// Code that follows on the line before the text of the author's in it, or comes after that.
    case before(Code)
    case after(Code)
    /// The beginning and the end of what is around a body.
    case bodyStart
    case bodyEnd
    /// Lines that are laid out already.
    case lines(String)
  }

  /// The bytes of the original that are replaced; empty for an insertion.
  package var range: Range<Int>
  /// The generated text. Holds no line break, so that no line moves: those of the original are kept in the
  /// marker. After the last byte of a file it may be of several lines.
  package var text: String
  /// The same for reading; nil if that is the same.
  var expanded: Expanded?

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  init(_ range: Range<Int>, _ text: String, expanded: Expanded?) {
    self.init(range, text)
    self.expanded = expanded
  }

  /// Declarations, after a semicolon if they follow another on its line.
  init(_ range: Range<Int>, declarations: [Code], isSeparated: Bool) {
    self.init(
      range, (isSeparated ? "; " : "") + Code.inline(declarations), expanded: .declarations(declarations))
  }

  /// Code that follows on a line.
  init(_ range: Range<Int>, following code: Code) {
    self.init(range, code.inline, expanded: .before(code))
  }
}
