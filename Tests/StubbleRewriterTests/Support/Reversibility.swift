import StubbleSyntax
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// The applied text of one file seen alone; the file itself if an error keeps it as it is.
func apply(to source: [UInt8], selection: Selection = Selection()) -> [UInt8] {
  apply(to: SyntaxTree(parsing: source), selection: selection)
}

func apply(to tree: SyntaxTree, selection: Selection = Selection()) -> [UInt8] {
  let file = SourceFile(path: "input.swift", tree: tree, modules: .unknown, settings: CompilerSettings())
  let plan = Project(files: [file], selection: selection).plans()[0]
  return render(plan.edits, in: file.tree, layout: .lines)
}

/// What every applied text owes its original: it reverts to it, moves none of its lines, and parses as well.
func reversibilityFault(of applied: [UInt8], from original: SyntaxTree) -> String? {
  let source = original.source
  guard applied != source else { return nil }
  let restoration = restore(applied)
  if let damage = (restoration.damage + restoration.tampering).first { return "damaged: \(damage.message)" }
  if restoration.original != source { return "reverts to something else" }
  // After the last byte of the original there is no line left to move.
  let end = restoration.regions.reversed().reduce(applied.count) {
    $1.range.upperBound == $0 ? $1.range.lowerBound : $0
  }
  let moving = restoration.regions.first {
    $0.range.lowerBound < end && LineTable(Array(applied[$0.range])).count != LineTable($0.original).count
  }
  if let moving {
    return "moves lines at line \(LineTable(applied).location(of: moving.range.lowerBound).line)"
  }
  if LineTable(Array(applied[..<end])).count != LineTable(source).count {
    return "has another number of lines"
  }
  let after = SyntaxTree(parsing: applied).errors
  if after.count > original.errors.count { return "has more syntax errors: \(after.map(\.message))" }
  return nil
}
