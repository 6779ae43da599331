import Stubble
import Testing

/// What the runtime promises when it is called from several tasks; meant for the thread sanitizer too.
struct ConcurrencyTests {
  let tasks = 8
  let callsOfTask = 100_000

  @Test func stubLosesNoCall() async {
    let stub = Stub<Int, Int>(defaultReturnValue: -1, returnValueQueue: Array(0..<1000))
    await concurrently { task, call in _ = stub(task * callsOfTask + call) }
    let calls = stub.calls
    let count = tasks * callsOfTask
    #expect(calls.count == count)
    var seen = [Bool](repeating: false, count: count)
    for call in calls { seen[call.arguments] = true }
    #expect(!seen.contains(false))
    #expect(calls.prefix(1001).map(\.returnValue) == Array(0..<1000) + [-1])
  }

  @Test func watchedStubLosesNoCall() async throws {
    let stub = Stub<Int, Void>()
    #expect(stub.calls.isEmpty)
    async let calls = stub.waitForCalls(count: tasks * 1000, timeout: .seconds(3600))
    await concurrently(1000) { _, call in
      stub(call)
      if call.isMultiple(of: 250) { _ = stub.calls.count }
    }
    #expect(try await calls.count == tasks * 1000)
  }

  @Test func stubMayBeConfiguredWhileItIsCalled() async {
    let stub = ThrowingStub<Int, Int, Failure>(defaultReturnValue: 0)
    await concurrently(1000) { task, call in
      if task == 0 { stub.defaultResult = call.isMultiple(of: 2) ? .success(1) : .failure(Failure(id: 2)) }
      if task == 1 { stub.resultQueue = [.success(call)] }
      if task == 2 { stub.prologue = {} }
      _ = try? stub(call)
    }
    #expect(stub.calls.count == tasks * 1000)
  }

  @Test func spiesAndSequencesLoseNoCall() async {
    nonisolated(unsafe) var action: (Int) -> Int = { _ in -1 }
    let calls = 2000
    let below = setupStubSequence(of: &action).expect(.times(tasks * calls))
    let sequence = setupStubSequence(of: &action).expect(.times(tasks * calls))
    for value in 0..<1000 { sequence.returnsOnce(value) }
    let spy = spyCalls(of: &action)
    let answers = spyCalls(of: &action, transform: { _ in 0 })
    let stub = Stub<Int, Void>()
    nonisolated(unsafe) let called = action
    await concurrently(calls) { task, call in stub(called(task * calls + call)) }
    #expect(stub.callArguments.filter { $0 >= 0 }.sorted() == Array(0..<1000))
    #expect(Set(spy.elements).count == tasks * calls)
    #expect(answers.count == tasks * calls)
    #expect(sequence.verify())
    #expect(below.verify())
  }

  private func concurrently(_ calls: Int? = nil, _ body: @escaping @Sendable (Int, Int) -> Void) async {
    await withTaskGroup { group in
      for task in 0..<tasks {
        group.addTask { for call in 0..<(calls ?? callsOfTask) { body(task, call) } }
      }
    }
  }
}
