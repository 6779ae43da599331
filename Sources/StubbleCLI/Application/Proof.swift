import StubbleRewriter
import StubbleSyntax

/// Why a planned text is not written. Users see one only if stubble itself has a bug.
struct ProofFailure: Error, Equatable {
  static let report = "please report this, with the file if you may"
  var message: String
  var wayOut: String { "the file was left as it is; \(ProofFailure.report)" }
}

/// A check of an applied text before it is written, which returns the text's regions.
typealias Proof =
  @Sendable (_ applied: [UInt8], _ tree: SyntaxTree, _ layout: Layout) -> Result<[Region], ProofFailure>

/// Proves, before anything is written, that an applied text reverts to its source byte for byte.
///
/// The text is restored from its bytes alone. It must have no damage and revert to the source. In the default layout,
/// each region must have as many line breaks as the text it replaces, so that no line moves. And the text must not have
/// more syntax errors than the source.
///
/// - Returns: The regions that were found in the applied text.
func prove(_ applied: [UInt8], revertsTo tree: SyntaxTree, layout: Layout) -> Result<[Region], ProofFailure> {
  let source = tree.source
  let restoration = restore(applied)
  if let damage = (restoration.damage + restoration.tampering).first {
    return .failure(ProofFailure(message: "the applied text would be damaged: \(damage.message)"))
  }
  if restoration.original != source {
    return .failure(ProofFailure(message: "the applied text would not revert to the source"))
  }
  if applied != source, restoration.regions.isEmpty {
    return .failure(ProofFailure(message: "the applied text would have no markers"))
  }
  if layout == .lines, let line = firstMovedLine(restoration.regions, in: applied) {
    return .failure(ProofFailure(message: "line \(line) would move"))
  }
  if applied != source, let error = newSyntaxError(in: applied, notIn: tree) {
    return .failure(
      ProofFailure(message: "the applied text would not be Swift at line \(error.line): \(error.message)"))
  }
  return .success(restoration.regions)
}

/// Returns a syntax error of the applied text if it has more of them than the source; otherwise `nil`.
private func newSyntaxError(in applied: [UInt8], notIn tree: SyntaxTree) -> (line: Int, message: String)? {
  let errors = SyntaxTree(parsing: applied).errors
  guard errors.count > tree.errors.count else { return nil }
  let old = Set(tree.errors.map(\.message))
  let new = errors.first { !old.contains($0.message) } ?? errors[errors.count - 1]
  return (LineTable(applied).location(of: new.offset).line, new.message)
}

/// Returns the first line that a region moves because it has more or fewer line breaks than the text it replaces.
/// Regions after the last byte of the source move no line.
private func firstMovedLine(_ regions: [Region], in applied: [UInt8]) -> Int? {
  var last = applied.count
  let atEnd = regions.reversed().prefix { region in
    defer { last = region.range.lowerBound }
    return region.range.upperBound == last && region.original.isEmpty
  }
  let moving = regions.dropLast(atEnd.count).first {
    LineTable(Array(applied[$0.range])).count != LineTable($0.original).count
  }
  return moving.map { LineTable(applied).location(of: $0.range.lowerBound).line }
}
