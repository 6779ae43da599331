import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// The text on one line: literals of several lines without interpolations become such of one line.
  var textOnOneLine: String {
    var text = ""
    var index = tokenRange.lowerBound
    while index < tokenRange.upperBound {
      if index > tokenRange.lowerBound, tree.tokens[index].start > tree.tokens[index - 1].end { text += " " }
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
