import StubbleSyntax

/// What a double is asked to have, whatever its protocol.
struct DoubleStyle: Sendable {
  /// What grows with each call: all arguments, the order of calls.
  var keepsHistory = true
  /// The documentation comments of the protocol and of its members are on the class and its members.
  var isDocumented = false
}

extension SyntaxNode {
  /// The lines of the documentation comment above a declaration, without annotations.
  var documentation: [String] {
    var lines: [String] = []
    var newlines = 0
    for piece in tree.triviaPieces(in: tree.leadingTrivia(ofToken: tokenRange.lowerBound)) {
      let text = tree.text(piece.range)
      switch piece.kind {
      case .newline: newlines += 1
      case .lineComment, .blockComment:
        // A blank line ends what is said of the declaration.
        if newlines > 1 { lines = [] }
        newlines = 0
        if let isLine = text.documents { lines += isLine ? [text] : text.linesOfBlock }
      default: break
      }
    }
    return (newlines > 1 ? [] : lines).filter { !DoubleAnnotation.isMentioned(in: $0) }
  }
}

extension String {
  /// The comment is documentation, on a line of its own or in a block; nil if it is none.
  fileprivate var documents: Bool? {
    if hasPrefix("///"), !hasPrefix("////") { return true }
    return hasPrefix("/**") && count > 4 ? false : nil
  }

  /// The lines of a block comment, without what is before their stars.
  fileprivate var linesOfBlock: [String] {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { place, line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      return place > 0 && words.hasPrefix("*") ? " " + words : String(words)
    }
  }
}
