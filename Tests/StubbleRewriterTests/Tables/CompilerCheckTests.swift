import TestSupport
import Testing

@testable import StubbleRewriter

/// Members of which the compiler checks, or relies on, what no closure keeps, and the reasons why they are left.
@Suite struct CompilerCheckTests {
  @Test(
    arguments: [
      ("final class A { @_noLocks func f() {} }", "'@_noLocks' makes a promise"),
      ("final class A { @_noAllocation static func f() {} }", "'@_noAllocation' makes a promise"),
      ("struct A { @_noRuntime var f: Int { 1 } }", "'@_noRuntime' makes a promise"),
      ("struct A { @_effects(readnone) func f() -> Int { 1 } }", "'@_effects' makes a promise"),
      ("struct A { var f: Int { @_effects(readonly) get { 1 } } }", "'@_effects' makes a promise"),
      ("struct A { subscript(i: Int) -> Int { @_noLocks get { 1 } } }", "'@_noLocks' makes a promise"),
      ("@DebugDescription struct A { var description: String { \"\" } }", "'@DebugDescription' allows"),
      ("@DebugDescription struct A { var lldbDescription: String { \"\" } }", "'@DebugDescription' allows"),
      (
        "@DebugDescription struct A { var x = 1 }",
        "'@DebugDescription' depends on the type's stored properties"
      ),
      (
        "import _Differentiation; struct A: Differentiable { var x: Float }",
        "'Differentiable' is synthesized"
      ),
      (
        "import _Differentiation; class A: Differentiable { var x: Float = 1 }",
        "'Differentiable' is synthesized"
      ),
      ("distributed actor A { let x = 1 }", "the stored properties of a distributed actor"),
      ("distributed actor A { static let x = 1 }", "the stored properties of a distributed actor"),
    ].rows)
  func isLeft(row: Row<(String, String)>) {
    let (source, reason) = row.value
    #expect(reasons(source).contains { $0?.hasPrefix(reason) == true })
  }

  @Test(
    arguments: [
      "final class A { @abi(func old() -> Int) func f() -> Int { 1 } }",
      "@DebugDescription struct A { var title: String { \"\" } }",
      "struct A { var description: String { \"\" } }", "distributed actor A { func f() {} }",
      "extension B { func f() {} }; import _Differentiation; struct A: Differentiable { static func g() {} }; struct B {}",
      "import DifferenceKit; class A: Differentiable { var x: Float = 1 }",
    ].rows)
  func isStubbed(row: Row<String>) { #expect(reasons(row.value) == [nil]) }

  /// Of the members of `A`; nil for those that are stubbed.
  private func reasons(_ source: String) -> [String?] {
    Rewritten(source, selection: .init(typeNames: ["A"])).plan.members.map(\.reason)
  }
}
