import StubbleRewriter
import StubbleSyntax

/// Why a text is not written although it was planned. To be seen only if stubble itself has a fault.
struct Doubt: Error, Equatable {
  static let report = "please report this, with the file if you may"
  var message: String
  var wayOut: String { "the file was left alone; \(Doubt.report)" }
}

/// Looks at an applied text before it is written, and finds its regions.
typealias Proof =
  @Sendable (_ applied: [UInt8], _ tree: SyntaxTree, _ layout: Layout) -> Result<[Region], Doubt>

/// Proves that an applied text can be reverted to the last byte, before anything is written.
///
/// Read again from its bytes alone, the text must have no damage and give the source back; each region must have
/// the line breaks of what it replaces, so that no line moves; and it must parse as well as the source does.
/// Gives the regions found.
func prove(_ applied: [UInt8], revertsTo tree: SyntaxTree, layout: Layout) -> Result<[Region], Doubt> {
  let source = tree.source
  let restoration = restore(applied)
  if let damage = (restoration.damage + restoration.tampering).first {
    return .failure(Doubt(message: "the applied text would be damaged: \(damage.message)"))
  }
  if restoration.original != source {
    return .failure(Doubt(message: "the applied text would not revert to the source"))
  }
  if applied != source, restoration.regions.isEmpty {
    return .failure(Doubt(message: "the applied text would have no markers"))
  }
  if layout == .lines, let line = firstMovedLine(restoration.regions, in: applied) {
    return .failure(Doubt(message: "line \(line) would move"))
  }
  if applied != source, let error = newSyntaxError(in: applied, besides: tree) {
    return .failure(
      Doubt(message: "the applied text would not be Swift at line \(error.line): \(error.message)"))
  }
  return .success(restoration.regions)
}

/// An error in the applied text, if there are more of them than in the source.
private func newSyntaxError(in applied: [UInt8], besides tree: SyntaxTree) -> (line: Int, message: String)? {
  let errors = SyntaxTree(parsing: applied).errors
  guard errors.count > tree.errors.count else { return nil }
  let old = Set(tree.errors.map(\.message))
  let new = errors.first { !old.contains($0.message) } ?? errors[errors.count - 1]
  return (LineTable(applied).location(of: new.offset).line, new.message)
}

/// The first line that a region moves, since it has more or fewer line breaks than what it replaces.
/// Regions after the last byte of the source move none.
private func firstMovedLine(_ regions: [Region], in applied: [UInt8]) -> Int? {
  var last = applied.count
  let behind = regions.reversed().prefix { region in
    defer { last = region.range.lowerBound }
    return region.range.upperBound == last && region.original.isEmpty
  }
  let moving = regions.dropLast(behind.count).first {
    LineTable(Array(applied[$0.range])).count != LineTable($0.original).count
  }
  return moving.map { LineTable(applied).location(of: $0.range.lowerBound).line }
}
