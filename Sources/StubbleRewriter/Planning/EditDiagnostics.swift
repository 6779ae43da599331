import StubbleSemantics
import StubbleSyntax

/// Returns why edits cannot be made in a file, or `nil` if they can.
///
/// - Parameter edits: The edits of the file, in order.
func diagnostic(about edits: [Edit], in tree: SyntaxTree) -> Diagnostic? {
  var end = 0
  for edit in edits {
    let start = edit.range.lowerBound
    if start < end {
      return Diagnostic(
        .error, at: edit.range, "two declarations of the type need different edits here",
        notes: ["move what is in an extension into the declarations"])
    }
    // Right after another edit, the marker follows the `*/` of that edit's marker, which joins nothing.
    if start > end, let token = tree.token(joiningMarkerAt: start) {
      let (last, what) = token == .pound ? ("#", "regular expression") : ("/", "line comment")
      return Diagnostic(
        .error, at: start..<start, "the marker after '\(last)' would begin a \(what)",
        notes: ["put a space after the '\(last)'"])
    }
    end = edit.range.upperBound
  }
  return edits.last.flatMap { diagnostic(aboutLast: $0, in: tree) }
}

/// Returns an error if the last edit inserts text after a last declaration that is incomplete: the compiler would read
/// the text as a part of that declaration.
private func diagnostic(aboutLast edit: Edit, in tree: SyntaxTree) -> Diagnostic? {
  let end = tree.tokens.dropLast().last.map { Int($0.end) } ?? 0
  guard edit.range.lowerBound >= end, tree.errors.contains(where: { $0.offset >= end }) else { return nil }
  return Diagnostic(
    .error, at: end..<end,
    "the file ends before its last declaration does, so nothing can be generated after it",
    notes: ["complete the declaration"])
}

extension SyntaxTree {
  /// Returns the kind of the token that ends at an offset, if a marker there would change how it is read, and `nil`
  /// otherwise. A marker begins with a slash: after an operator or a regular expression that ends in `/` the two would
  /// begin a line comment, and after a lone `#` a regular expression.
  func token(joiningMarkerAt offset: Int) -> TokenKind? {
    guard offset > 0, source[offset - 1] == UInt8(ascii: "/") || source[offset - 1] == UInt8(ascii: "#")
    else {
      return nil
    }
    guard let kind = token(endingAt: offset).map({ tokens[$0].kind }) else { return nil }
    return source[offset - 1] == UInt8(ascii: "/") || kind == .pound ? kind : nil
  }
}
