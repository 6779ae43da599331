import StubbleSyntax

/// The line table of the most recent text, since the diagnostics of a file follow each other.
struct LineCache {
  private var text: [UInt8] = []
  private var table = LineTable([])

  /// Returns the line table of a text.
  mutating func table(of text: [UInt8]) -> LineTable {
    if text != self.text {
      self.text = text
      table = LineTable(text)
    }
    return table
  }

  /// Returns the location of an offset in the diagnostic's text; `nil` if the diagnostic has no text.
  mutating func location(of offset: Int, in fileDiagnostic: FileDiagnostic) -> SourceLocation? {
    guard let text = fileDiagnostic.text else { return nil }
    return table(of: text).location(of: min(offset, text.count))
  }

  /// Returns the bytes of a line without its line break.
  mutating func line(_ line: Int, of text: [UInt8]) -> ArraySlice<UInt8> {
    text[table(of: text).start(ofLine: line)...].prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
  }
}
