import Stubble
import Synchronization
import Testing

struct AsyncStubTests {
  @Test func prologueAndEpilogueSurroundTheCall() async throws {
    let stub = ThrowingStub<Int, String, Failure>(defaultReturnValue: "a")
    let counts = Stub<Int, Void>()
    stub.prologue = { counts(stub.calls.count) }
    stub.epilogue = { counts(stub.calls.count) }
    #expect(try await stub.call(1) == "a")
    #expect(counts.callArguments == [0, 1])
    #expect(stub.callArguments == [1])
  }

  @Test func errorOfThePrologueComesInTheCallsPlace() async {
    let stub = ThrowingStub<Void, Void, Failure>(defaultError: Failure(id: 1))
    stub.prologue = { () throws(Failure) in throw Failure(id: 2) }
    await #expect(throws: Failure(id: 2)) { try await stub.call() }
    #expect(stub.calls.isEmpty)
  }

  @Test func errorOfTheEpilogueComesAfterTheCall() async {
    let stub = ThrowingStub<Void, Void, Failure>(defaultError: nil)
    stub.epilogue = { () throws(Failure) in throw Failure(id: 3) }
    await #expect(throws: Failure(id: 3)) { try await stub.call() }
    #expect(stub.calls.count == 1)
  }

  @Test func prologueCanCancelTheCaller() async {
    let stub = ThrowingStub<Void, Bool, any Error>(defaultReturnValue: true)
    stub.prologue = {
      withUnsafeCurrentTask { $0?.cancel() }
      try Task.checkCancellation()
    }
    let task = Task { try await stub.call() }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func waitEndsAtTheLastCall() async throws {
    let stub = Stub<Int, Void>()
    stub(0)
    let task = Task { for index in 1...3 { stub(index) } }
    let calls = try await stub.waitForCalls(count: 4, timeout: .seconds(60))
    #expect(calls.map(\.arguments) == [0, 1, 2, 3])
    await task.value
  }

  @Test func waitForCallsMadeBeforeReturnsAtOnce() async throws {
    let stub = Stub<Void, Void>()
    stub()
    try await stub.waitForCalls(timeout: .zero)
    try await stub.waitForCalls(count: 0, timeout: .zero)
  }

  @Test func waitEndsWithTheTime() async throws {
    let stub = Stub<Void, Void>()
    stub()
    let error = await #expect(throws: StubTimeout.self) {
      try await stub.waitForCalls(count: 2, timeout: .milliseconds(5))
    }
    #expect(error?.description == "called 1 of 2 times within 0.005 seconds")
  }

  @Test func waitEndsWithTheTask() async {
    let stub = Stub<Void, Void>()
    let task = Task { try await stub.waitForCalls(timeout: .seconds(60)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func severalMayWait() async throws {
    let stub = Stub<Int, Void>()
    try await withThrowingTaskGroup { group in
      for count in 1...10 {
        group.addTask { _ = try await stub.waitForCalls(count: count, timeout: .seconds(60)) }
      }
      for index in 1...10 { stub(index) }
      try await group.waitForAll()
    }
  }

  @Test @MainActor func stubsThatAreNotSendableStayWithTheirActor() async throws {
    final class Box {}
    let stub = Stub<Box, Box>(defaultReturnValue: Box())
    _ = await stub.call(Box())
    try await stub.waitForCalls()
  }
}
