import StubbleSemantics
import StubbleSyntax

/// Why edits, which are in order, cannot be made in a file; nil if they can.
func diagnostic(about edits: [Edit], in tree: SyntaxTree) -> Diagnostic? {
  var end = 0
  for edit in edits {
    let start = edit.range.lowerBound
    if start < end {
      return Diagnostic(
        .error, at: edit.range, "two declarations of one type would each change this place in another way",
        notes: [Diagnostic.Note(message: "move what is in an extension into the declarations")])
    }
    // A marker right after another is after a comment's end.
    if start > end, let token = tree.token(joiningMarkerAt: start) {
      let (last, what) = token == .pound ? ("#", "regular expression") : ("/", "line comment")
      return Diagnostic(
        .error, at: start..<start, "no marker can follow '\(last)', with which it would begin a \(what)",
        notes: [Diagnostic.Note(message: "put a space after the '\(last)'")])
    }
    end = edit.range.upperBound
  }
  return edits.last.flatMap { diagnostic(aboutLast: $0, in: tree) }
}

/// What is generated after the last declaration would become a part of one that is not complete.
private func diagnostic(aboutLast edit: Edit, in tree: SyntaxTree) -> Diagnostic? {
  let end = tree.tokens.dropLast().last.map { Int($0.end) } ?? 0
  guard edit.range.lowerBound >= end, tree.errors.contains(where: { $0.offset >= end }) else { return nil }
  return Diagnostic(
    .error, at: end..<end,
    "the file ends before its last declaration does, so nothing can be generated after it",
    notes: [Diagnostic.Note(message: "complete the declaration")])
}

extension SyntaxTree {
  /// The kind of the token that ends at an offset, if the slash that a marker begins with would join it: one whose last
  /// byte is a slash, an operator or a regular expression, or a `#` without a name.
  func token(joiningMarkerAt offset: Int) -> TokenKind? {
    guard offset > 0, source[offset - 1] == UInt8(ascii: "/") || source[offset - 1] == UInt8(ascii: "#")
    else {
      return nil
    }
    guard let kind = token(endingAt: offset).map({ tokens[$0].kind }) else { return nil }
    return source[offset - 1] == UInt8(ascii: "/") || kind == .pound ? kind : nil
  }
}
