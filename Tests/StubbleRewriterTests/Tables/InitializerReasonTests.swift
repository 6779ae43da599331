import StubbleRewriter
import TestSupport
import Testing

/// The reason why an initializer or deinitializer is left: what it is, before what its parameters are.
@Suite struct InitializerReasonTests {
  @Test(
    arguments: [
      (
        "class C { @available(*, deprecated) struct R {}; @available(*, deprecated) init(r: R) {} }",
        "an initializer cannot be stubbed: it must initialize its instance"
      ),
      (
        "enum Level {}; class C { init(level: Level) {} }",
        "an initializer cannot be stubbed: it must initialize its instance"
      ),
      ("class C { deinit {} }", "a deinitializer cannot be stubbed"),
    ].rows)
  func isTheirKind(row: Row<(String, String)>) {
    let (source, reason) = row.value
    let members = Rewritten(source, selection: .init(allTypes: true)).plan.members
    #expect(members.last?.reason == reason)
  }
}
