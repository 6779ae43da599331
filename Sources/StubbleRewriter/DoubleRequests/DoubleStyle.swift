import StubbleSyntax

/// The options of doubles that do not depend on the protocol.
struct DoubleStyle: Sendable {
  /// Whether the double keeps what grows with each call: all arguments, and the order of calls.
  var keepsHistory = true
  /// Whether the class and its members get the documentation comments of the protocol and its requirements.
  var isDocumented = false
  /// The name of the class of values that are protected by a lock, if the file declares one for all its doubles; `nil`
  /// if each double has its own.
  var sharedLock: String?
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
        // Comments before a blank line do not belong to the declaration.
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
  /// Whether a documentation comment is a line comment rather than a block comment, or `nil` for other comments.
  fileprivate var documents: Bool? {
    if hasPrefix("///"), !hasPrefix("////") { return true }
    return hasPrefix("/**") && count > 4 ? false : nil
  }

  /// The lines of a block comment, without the indentation before their stars.
  fileprivate var linesOfBlock: [String] {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { index, line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      return index > 0 && words.hasPrefix("*") ? " " + words : String(words)
    }
  }
}
