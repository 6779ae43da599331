import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// Returns an edit that lets the package manager find `@main` in a file with the given edits.
  ///
  /// In a target of one file, the package manager searches for a line that begins with `@main`. It mistakes a line that
  /// begins with a marker, and does not end with one, for the beginning of a long comment, and skips what follows. An
  /// empty region at the end of the line before `@main` closes that comment.
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
