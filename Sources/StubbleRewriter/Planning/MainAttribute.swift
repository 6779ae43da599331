import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// Keeps `@main` where the package manager finds it: in a target of one file it looks for a line that begins so, and
  /// takes a line that begins with a marker, and does not end with one, for the beginning of a long comment. A region
  /// without text, at the end of the line before, ends that.
  func edits(beforeMainOf edits: [Edit]) -> [Edit] {
    guard
      let main = nodes(ofKind: .attribute).first(where: { $0.attributeName == "main" })?.tokenRange
        .lowerBound,
      main > 0, tokens[main].flags.contains(.newlineBefore)
    else { return [] }
    let end = Int(tokens[main - 1].end)
    return edits.contains { $0.range.upperBound <= end } ? [Edit(end..<end, "")] : []
  }
}
