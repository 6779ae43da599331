import StubbleTesting
import Testing

private enum Answer {
  static let local = TaskLocal(wrappedValue: 1)
  static var value: Int { local.get() }
}

/// The trait that keeps stubs to a test, with a task-local value for a stub.
@Suite(.stubs { test in try await Answer.local.withValue(Answer.value + 1) { try await test() } })
struct StubScopeTests {
  @Test func eachTestOfASuiteRunsInAScope() { #expect(Answer.value == 2) }

  @Test(.stubs { test in try await Answer.local.withValue(7) { try await test() } })
  func scopesOfATestAreInsideThoseOfItsSuite() { #expect(Answer.value == 7) }
}
