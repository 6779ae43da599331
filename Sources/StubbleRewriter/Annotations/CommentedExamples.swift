import StubbleSyntax

extension SyntaxTree {
  /// Returns the line comments before a token that are code in the Markdown of the text around them: they are between
  /// lines of back-ticks or tildes, or indented by four spaces in a documentation comment. An annotation in an example
  /// is none.
  func commentedExamples(beforeToken token: TokenIndex) -> Set<Range<Int>> {
    var examples: Set<Range<Int>> = []
    var fence: CodeFence?
    var isDocumentation = false
    var newlines = 0
    for piece in triviaPieces(in: leadingTrivia(ofToken: token)) {
      switch piece.kind {
      case .newline:
        newlines += 1
        if newlines > 1 { fence = nil }
      case .lineComment:
        newlines = 0
        let comment = text(piece.range)
        // A plain comment after documentation is another text.
        if comment.hasPrefix("///") != isDocumentation { fence = nil }
        isDocumentation = comment.hasPrefix("///")
        let line = CodeFence(comment.textOfComment)
        if fence != nil || line != nil || comment.isIndentedCode { examples.insert(piece.range) }
        if let open = fence {
          if line?.ends(open) == true { fence = nil }
        } else {
          fence = line
        }
      case .blockComment:
        newlines = 0
        fence = nil
      default: break
      }
    }
    return examples
  }
}

/// A line that begins or ends code in Markdown: three or more back-ticks or tildes.
struct CodeFence {
  private let mark: Character
  private let count: Int
  /// Whether a word for the language follows, so that the line can only begin code.
  private let isFollowed: Bool

  /// Returns `nil` for other lines. One with further back-ticks has code in a line of text.
  init?(_ line: Substring) {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let rest = line.drop { $0 == mark }
    count = line.count - rest.count
    guard count >= 3, mark != "`" || !rest.contains("`") else { return nil }
    self.mark = mark
    isFollowed = rest.contains { !$0.isWhitespace }
  }

  /// Returns whether the line ends the code that another one begins.
  func ends(_ other: CodeFence) -> Bool { mark == other.mark && count >= other.count && !isFollowed }
}

extension String {
  /// Whether the text is a line of documentation that Markdown takes for code.
  fileprivate var isIndentedCode: Bool {
    hasPrefix("///") && (dropFirst(3).hasPrefix("    ") || dropFirst(3).hasPrefix("\t"))
  }
}
