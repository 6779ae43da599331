import StubbleSyntax

extension SyntaxTree {
  /// Returns the line comments before a token that are code in the Markdown of the text around them: they are between
  /// lines of back-ticks or tildes, or indented by four spaces in a documentation comment. An annotation in an example
  /// is none.
  func commentedExamples(beforeToken token: TokenIndex) -> Set<Range<Int>> {
    var examples: Set<Range<Int>> = []
    var isFenced = false
    var newlines = 0
    for piece in triviaPieces(in: leadingTrivia(ofToken: token)) {
      switch piece.kind {
      case .newline:
        newlines += 1
        if newlines > 1 { isFenced = false }
      case .lineComment:
        newlines = 0
        let comment = text(piece.range)
        if comment.textOfComment.beginsOrEndsCode { isFenced.toggle() }
        if isFenced || comment.isIndentedCode { examples.insert(piece.range) }
      case .blockComment:
        newlines = 0
        isFenced = false
      default: break
      }
    }
    return examples
  }
}

extension Substring {
  /// Whether the text is a line that begins or ends code in Markdown.
  var beginsOrEndsCode: Bool { hasPrefix("```") || hasPrefix("~~~") }
}

extension String {
  /// Whether the text is a line of documentation that Markdown takes for code.
  fileprivate var isIndentedCode: Bool {
    hasPrefix("///") && (dropFirst(3).hasPrefix("    ") || dropFirst(3).hasPrefix("\t"))
  }
}
