import Foundation
import StubbleSyntax
import Testing

@testable import StubbleRewriter
import StubbleSemantics

@Suite struct SnapshotTests {
  @Test func thereAreSnapshots() {
    #expect(Snapshot.all.count > 10)
  }

  /// The first line of its README.md is a sentence, and no other's.
  @Test func everyTopicAndCaseSaysWhatItShows() throws {
    var folders: [String: URL] = [:]
    for folder in try Repository.folders(in: Repository.snapshots) + Snapshot.all.map(\.folder) {
      let text = try? String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
      let line = text?.prefix { $0 != "\n" } ?? ""
      #expect(line.hasSuffix(".") && line.contains(" "), "\(folder.path): README.md says nothing")
      #expect(folders.updateValue(folder, forKey: String(line)) == nil, "\(folder.path): \(line)")
    }
  }

  @Test(arguments: Snapshot.all) func rewritesAsRecorded(_ snapshot: Snapshot) throws {
    let rewriting = try snapshot.rewriting()
    let applied = rewriting.applied
    for (name, (file, applied)) in zip(snapshot.inputNames, zip(rewriting.files, applied)) {
      let record = snapshot.file(name.replacing("input", with: "applied"))
      try Expectation.check(applied == file.tree.source ? nil : applied, isIn: record)
      #expect(reversibilityFault(of: applied, from: file.tree) == nil)
    }
    try Expectation.check(Array(rewriting.report.utf8), isIn: snapshot.file("diagnostics.txt"))
    #expect(
      !rewriting.hasErrors || applied.indices.allSatisfy { applied[$0] == rewriting.files[$0].tree.source })
  }

  @Test(arguments: Snapshot.all) func appliesToTheAppliedTheSame(_ snapshot: Snapshot) throws {
    let applied = try snapshot.rewriting().applied
    let again = try snapshot.rewriting(of: applied.map { restore($0).original }).applied
    #expect(again == applied)
  }

  /// So what one of the layouts is compiled for, the other need not be.
  @Test(arguments: Snapshot.all) func layoutsHoldTheSameCode(_ snapshot: Snapshot) throws {
    let rewriting = try snapshot.rewriting()
    for (applied, expanded) in zip(rewriting.applied, rewriting.expanded) {
      #expect(code(of: applied) == code(of: expanded))
    }
  }

  /// The kinds of all nodes and the texts of all tokens, without semicolons, for which the other layout has new lines.
  private func code(of source: [UInt8]) -> [String] {
    let tree = SyntaxTree(parsing: source)
    let kinds = tree.nodes { _ in true }.map { "\($0.kind)" }
    let tokens = tree.tokens.map { tree.text($0.range) }
    return kinds + tokens.filter { $0 != ";" }
  }

  @Test(arguments: Snapshot.all) func saysSomethingOrChangesSomething(_ snapshot: Snapshot) throws {
    let rewriting = try snapshot.rewriting()
    let isChanged = rewriting.plans.contains { !$0.edits.isEmpty }
    #expect(isChanged || !rewriting.report.isEmpty)
  }
}
