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
    if start > end, tree.hasToken(endingWithSlashAt: start) {
      return Diagnostic(
        .error, at: start..<start,
        "no marker can follow '/', with which it would begin a line comment",
        notes: [Diagnostic.Note(message: "put a space after the '/'")])
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
  /// A token that ends at an offset has a slash for its last byte: an operator, or a regular expression.
  func hasToken(endingWithSlashAt offset: Int) -> Bool {
    guard offset > 0, source[offset - 1] == UInt8(ascii: "/") else { return false }
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) < offset { low = middle + 1 } else { high = middle }
    }
    return Int(tokens[low].end) == offset && !tokens[low].range.isEmpty
  }
}
