import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// The text on one line: literals of several lines without interpolations become such of one line.
  var textOnOneLine: String { textOnOneLine(ofTokens: tokenRange) }

  /// The same for some of the node's tokens. Statements and members after others are separated by semicolons.
  func textOnOneLine(ofTokens range: Range<TokenIndex>) -> String {
    let separated = separatedTokens
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if separated.contains(index) {
        text += "; "
      } else if index > range.lowerBound, tree.tokens[index].start > tree.tokens[index - 1].end {
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

  /// Neither a literal nor a condition for the compiler needs lines of its own.
  var fitsOnOneLine: Bool {
    !tokenRange.contains { index in
      tree.tokens[index].kind == .poundIf
        || tree.source[tree.tokens[index].range].contains { $0 == 10 || $0 == 13 }
    }
  }

  /// The first tokens of statements and members that a line break alone separates from those before them.
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

  /// What is between the quotes of a literal of several lines. The last line is the indentation of all.
  private static func lineBreaksEscaped(in content: String) -> String {
    let lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst()
    let indentation = lines.last?.count ?? 0
    var text = ""
    for (place, line) in lines.dropLast().enumerated() {
      let own = escapingQuotes(in: String(line.dropFirst(indentation)))
      text += own.text + (own.isJoined || place + 2 >= lines.count ? "" : "\\n")
    }
    return text
  }

  /// A line's text, and whether a backslash at its end joins it with the next.
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

  /// Whether a child of such a node is none of its items, or an accessor, which needs no separation.
  fileprivate var isBeforeItems: Bool {
    switch self {
    case .closureSignature, .caseItem, .attribute, .accessorDecl: true
    default: false
    }
  }
}
