import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// The text of the node from one of its tokens on, on one line, with semicolons where only a line break separates
  /// two statements. Nil if it needs several lines, for a literal of several or for `#if`.
  func statementsOnOneLine(from first: TokenIndex) -> String? {
    let tokens = first..<tokenRange.upperBound
    let lineBreaks: ClosedRange<UInt8> = UInt8(ascii: "\n")...UInt8(ascii: "\r")
    guard tree.source[range].contains(where: lineBreaks.contains) else {
      return tree.spelling(ofTokens: tokens)
    }
    if allNodes.contains(where: { $0.kind == .ifConfig })
      || tokens.contains(where: { tree.tokens[$0].kind == .multilineStringQuote })
    {
      return nil
    }
    var text = ""
    var start = first
    for next in allNodes.flatMap(\.itemsAfterLineBreaks).sorted() where next > first {
      text += tree.spelling(ofTokens: start..<next) + "; "
      start = next
    }
    return text + tree.spelling(ofTokens: start..<tokens.upperBound)
  }

  /// The first tokens of the statements or members in a node that no semicolon separates from those before them.
  private var itemsAfterLineBreaks: [TokenIndex] {
    switch kind {
    case .codeBlock, .closureExpr, .switchCase, .memberBlock, .accessorBlock: break
    default: return []
    }
    let items = children.filter { $0.kind != .closureSignature && $0.kind != .accessorDecl }
    return zip(items, items.dropFirst()).compactMap { item, next in
      item.tokenRange.upperBound == next.tokenRange.lowerBound ? next.tokenRange.lowerBound : nil
    }
  }
}
