import StubbleSemantics
import StubbleSyntax

extension ExhaustiveSwitches.Switch {
  /// Returns an edit that adds a `default`, which is never reached, before the closing brace.
  ///
  /// - Parameter standard: The qualification of names of the standard library, `Swift.` or empty.
  func defaultEdit(standard: String) -> Edit? {
    let tree = node.tree
    guard let brace = node.tokenRange.last, tree.tokens[brace].kind == .rightBrace else { return nil }
    let separator = tree.tokens[brace].flags.contains(.newlineBefore) ? "" : "; "
    let start = tree.tokens[brace].range.lowerBound
    let text = "default: \(standard)fatalError()"
    return Edit(
      start..<start, separator + text + " ", expanded: separator.isEmpty ? nil : .declarations([.line(text)]))
  }
}
