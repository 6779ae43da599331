import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// The text on one line. Multiline string literals, if they have no interpolations, become literals on one line.
  var textOnOneLine: String { textOnOneLine(ofTokens: tokenRange) }

  /// Returns the text of some of the node's tokens on one line. Semicolons separate statements and members.
  func textOnOneLine(ofTokens range: Range<TokenIndex>) -> String {
    let separated = separatedTokens
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if separated.contains(index) {
        text += "; "
      } else if index > range.lowerBound, tree.hasWantedSpace(beforeToken: index) {
        text += " "
      }
      if tree.tokens[index].kind == .multilineStringQuote, let end = closingQuote(after: index) {
        let content = Int(tree.tokens[index].end)..<Int(tree.tokens[end].start)
        text += "\"" + SyntaxNode.lineBreaksEscaped(in: tree.text(content)) + "\""
        index = end
      } else {
        text += tree.text(ofToken: index)
      }
      index += 1
    }
    return text
  }

  /// Whether the node can be written on one line: it contains no directive that needs a line, and no token with a line
  /// break of its own.
  var fitsOnOneLine: Bool {
    !tokenRange.contains { index in
      [.poundIf, .poundSourceLocation].contains(tree.tokens[index].kind)
        || tree.source[tree.tokens[index].range].contains { $0 == 10 || $0 == 13 }
    }
  }

  /// The first tokens of statements and members that only a line break separates from the previous ones.
  private var separatedTokens: Set<TokenIndex> {
    var tokens: Set<TokenIndex> = []
    for block in allNodes where block.kind.separatesItems {
      let items = block.children.filter { !$0.kind.isBeforeItems && !$0.tokenRange.isEmpty }
      for item in items.dropFirst() {
        let first = item.tokenRange.lowerBound
        if tree.tokens[first - 1].kind != .semicolon { tokens.insert(first) }
      }
    }
    return tokens
  }

  private func closingQuote(after index: TokenIndex) -> TokenIndex? {
    (index + 1..<tokenRange.upperBound).first { tree.tokens[$0].kind == .multilineStringQuote }
  }

  /// Returns the contents of a multiline string literal, with `\n` for its line breaks. The indentation of the last
  /// line is removed from all lines.
  private static func lineBreaksEscaped(in content: String) -> String {
    let lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst()
    let indentation = lines.last?.count ?? 0
    var text = ""
    for (index, line) in lines.dropLast().enumerated() {
      let own = escapingQuotes(in: String(line.dropFirst(indentation)))
      text += own.text + (own.isJoined || index + 2 >= lines.count ? "" : "\\n")
    }
    return text
  }

  /// Returns the text of a line with escaped quotes, and whether a backslash at its end joins it with the next line.
  private static func escapingQuotes(in line: String) -> (text: String, isJoined: Bool) {
    var text = ""
    var isEscaped = false
    for character in line {
      if character == "\"", !isEscaped { text.append("\\") }
      isEscaped = character == "\\" && !isEscaped
      if character == "\t" { text += "\\t" } else { text.append(character) }
    }
    let trimmed = text.trimmingWhitespace()
    let isJoined = trimmed.reversed().prefix { $0 == "\\" }.count % 2 == 1
    guard isJoined, let backslash = text.lastIndex(of: "\\") else { return (text, false) }
    return (String(text[..<backslash]), true)
  }
}

extension NodeKind {
  /// Whether a node's items are statements or members, each on a line of its own.
  fileprivate var separatesItems: Bool {
    switch self {
    case .codeBlock, .closureExpr, .switchCase, .accessorBlock, .memberBlock: true
    default: false
    }
  }

  /// Whether a child of such a node is not one of its items, or is an accessor, which needs no separator.
  fileprivate var isBeforeItems: Bool {
    switch self {
    case .closureSignature, .caseItem, .attribute, .accessorDecl: true
    default: false
    }
  }
}
