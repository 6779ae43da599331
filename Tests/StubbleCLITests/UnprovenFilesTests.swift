import StubbleRewriter
import Testing

@testable import StubbleCLI

/// Files whose applied text does not pass the proof.
@Suite struct UnprovenFilesTests {
  /// A proof that refuses texts with all of some words.
  private func outcomes(_ sources: [String], refusing words: [String]...) -> [FileOutcome] {
    var application = Application(
      selection: Selection(allTypes: true), layout: .lines, force: false, jobs: 1)
    application.proof = { applied, tree, layout in
      let text = String(decoding: applied, as: UTF8.self)
      if words.contains(where: { $0.allSatisfy(text.contains) }) {
        return .failure(ProofFailure(message: "a fault"))
      }
      return prove(applied, revertsTo: tree, layout: layout)
    }
    var inputs = Inputs()
    inputs.relevant = sources.enumerated().map { order, source in
      Input(path: "\(order).swift", order: order, bytes: Array(source.utf8))
    }
    return application.plan(inputs)
  }

  private let types = """
    final class First { func a() {}; func b() {}; func c() {} }
    struct Second { var d: Int = 1; func e() {} }

    """

  private func left(_ outcome: FileOutcome) -> [String] {
    outcome.members.filter { $0.reason != nil }.map(\.member)
  }

  @Test func oneMemberIsLeft() {
    let outcomes = outcomes([types, "struct Third { func f() {} }"], refusing: ["_b:"])
    #expect(outcomes.map(\.state) == [.applied, .applied])
    #expect(left(outcomes[0]) == ["b()"])
    #expect(
      outcomes[0].diagnostics.map(\.diagnostic.message) == ["'First.b()' is left as it is: a fault"])
    #expect(outcomes[0].diagnostics.allSatisfy { $0.diagnostic.severity == .warning })
    #expect(outcomes[1].diagnostics.isEmpty)
  }

  @Test func oneTypeIsLeft() {
    let outcomes = outcomes([types], refusing: ["_a:"], ["_c:"])
    #expect(left(outcomes[0]) == ["a()", "b()", "c()"])
    #expect(
      outcomes[0].diagnostics.map(\.diagnostic.message) == [
        "the members of 'First' are left as they are: a fault"
      ])
  }

  @Test func oneFileIsLeft() {
    let outcomes = outcomes([types, "struct Third { func f() {} }"], refusing: ["_a:"], ["_e:"])
    #expect(outcomes.map(\.state) == [.original, .applied])
    #expect(left(outcomes[0]) == ["a()", "b()", "c()", "d", "e()"])
    #expect(outcomes.map(\.hasErrors) == [false, false])
  }

  @Test func membersOfExtensionsElsewhereAreLeft() {
    let outcomes = outcomes([types, "extension First { func g() {} }"], refusing: ["_g:"])
    #expect(left(outcomes[1]) == ["g()"])
    #expect(outcomes[0].state == .applied)
  }

  @Test func whatIsAnnotatedIsAnError() {
    for annotated in [
      "@Stubbable struct Third { func f() {} }", "struct Third { @StubbableFunction func f() {} }",
    ] {
      let outcomes = outcomes([types, annotated], refusing: ["_f:"])
      #expect(outcomes[1].hasErrors)
      #expect(outcomes[1].diagnostics.map(\.diagnostic.message) == ["a fault"])
    }
  }

  @Test func editsThatCannotBeMadeAreLeftToo() throws {
    let half = "struct Half {\n  func value() -> Int { 4^/}\n  func other() {}\n}\n"
    let folder = try TemporaryFolder(["a.swift": half, "b.swift": "struct Other { func f() {} }\n"])
    let ran = try Program.stubble("apply", "--all-types", in: folder)
    #expect(ran.status == 0)
    #expect(ran.errors.contains("a.swift: warning: 'Half.value()' is left as it is: the marker after"))
    let applied = try folder.text(of: "a.swift")
    #expect(applied.contains("_other"))
    #expect(try Program.stubble("revert", in: folder).status == 0)
    #expect(try folder.text(of: "a.swift") == half)
  }
}
