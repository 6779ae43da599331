import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// White space inside attributes and modifiers, of which the compiler warns before Swift 6.
@Suite struct SpacedAttributesTests {
  /// A member, and what is generated for it.
  @Test(
    arguments: [
      ("@available (*, deprecated) func f() {}", "var _f: (() -> Void)?"),
      ("@ discardableResult func f() -> Int { 1 }", "var _f: (() -> Int)?"),
      ("@ MainActor func f() {}", "var _f: (@MainActor () -> Void)?"),
      ("func f(_ g: @ escaping () -> Void) {}", "var _f: ((@escaping () -> Void) -> Void)?"),
      ("func f(_ g: @escaping () -> Void) {}", "var _f: ((@escaping () -> Void) -> Void)?"),
      ("unowned (unsafe) var x: C?", "private unowned(unsafe) var _x: C?"),
    ].rows)
  func areNotCopied(row: Row<(String, String)>) {
    let (member, generated) = row.value
    let rewritten = Rewritten("class C { \(member) }", selection: Selection(allTypes: true))
    #expect(rewritten.plan.diagnostics.map(\.message) == [])
    #expect(rewritten.text.contains(generated), "\(rewritten.text)")
  }
}
