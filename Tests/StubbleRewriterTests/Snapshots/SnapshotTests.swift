import StubbleSyntax
import Testing

@testable import StubbleRewriter
import StubbleSemantics

@Suite struct SnapshotTests {
  @Test func thereAreSnapshots() {
    #expect(Snapshot.all.count > 10)
  }

  @Test(arguments: Snapshot.all) func rewritesAsRecorded(_ snapshot: Snapshot) throws {
    let rewriting = try snapshot.rewriting()
    let applied = rewriting.applied
    for (name, (file, applied)) in zip(snapshot.inputNames, zip(rewriting.files, applied)) {
      let record = snapshot.file(name.replacing("input", with: "applied"))
      try Expectation.check(applied == file.tree.source ? nil : applied, isIn: record)
      #expect(reversibilityFault(of: applied, from: file.tree.source) == nil)
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

  @Test(arguments: Snapshot.all) func saysSomethingOrChangesSomething(_ snapshot: Snapshot) throws {
    let rewriting = try snapshot.rewriting()
    let isChanged = rewriting.plans.contains { !$0.edits.isEmpty }
    #expect(isChanged || !rewriting.report.isEmpty)
  }
}
