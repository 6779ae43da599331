/// One change of a source: some of its bytes, perhaps none, and what is to stand in their place.
package struct Edit: Sendable, Equatable {
  /// The bytes of the original that are replaced; empty for an insertion.
  package var range: Range<Int>
  /// The generated text. Holds no line break, so that no line moves: those of the original are kept in the
  /// marker. Behind the last byte of a file it may be of several lines.
  package var text: String
  /// The same on lines of its own, where it has a layout already.
  var lines: String?

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}
