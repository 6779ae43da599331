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

  /// Those of conditions that accept the arguments are inside of those of the stub.
  @Test func conditionsHaveProloguesAndEpilogues() async throws {
    let stub = ThrowingStub<Int, Int, any Error>(defaultReturnValue: 0)
    let places = Stub<String, Void>()
    func surround(_ stub: ThrowingStub<Int, Int, any Error>, _ name: String) {
      stub.prologue = { places(name) }
      stub.epilogue = { places("end of \(name)") }
    }
    surround(stub, "all")
    let small = stub.when { $0 < 10 }
    surround(small, "small")
    surround(small.when(3), "three")
    stub.when(20).prologue = { throw Failure(id: 20) }
    stub.when { _ in true }.returns(1)
    #expect(try await stub.call(3) == 1)
    #expect(
      places.callArguments == ["all", "small", "three", "end of three", "end of small", "end of all"])
    await #expect(throws: Failure(id: 20)) { try await stub.call(20) }
    #expect(stub.callArguments == [3])
  }

  @Test func attachedStubsHaveProloguesAndEpilogues() async throws {
    var load: @Sendable (Int) async throws -> Int = { $0 }
    let stub = attachStub(to: &load), counts = Stub<Int, Void>()
    stub.prologue = { counts(stub.calls.count) }
    stub.when(2).epilogue = { throw Failure(id: 2) }
    let attached = load
    #expect(try await attached(1) == 1)
    await #expect(throws: Failure(id: 2)) { try await attached(2) }
    #expect(counts.callArguments == [0, 1])
    #expect(stub.calls.count == 2)
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
    let calls = try await stub.waitForCalls(count: 4, timeout: .seconds(3600))
    #expect(calls.map(\.arguments) == [0, 1, 2, 3])
    await task.value
  }

  @Test func waitForCallsMadeBeforeReturnsAtOnce() async throws {
    let stub = Stub<Void, Void>()
    stub()
    try await stub.waitForCalls(timeout: .zero)
    try await stub.waitForCalls(count: 0, timeout: .zero)
  }

  @Test(
    arguments: [
      Duration.seconds(Int64.max), .seconds(Int64.max) * 10, .seconds(Int64.min), .seconds(100_000_000_000),
    ])
  func noTimeIsTooLong(timeout: Duration) async throws {
    let stub = Stub<Int, Void>()
    let task = Task { try await stub.waitForCalls(timeout: timeout) }
    let other = Task { try await stub.waitForCall(timeout: timeout, clock: SuspendingClock()) { $0 == 1 } }
    for _ in 1...100 { await Task.yield() }
    stub(1)
    if timeout > .zero {
      #expect(try await task.value.count == 1)
      #expect(try await other.value.arguments == 1)
    }
    _ = await (task.result, other.result)
  }

  @Test func waitEndsWithTheTime() async throws {
    let stub = Stub<Int, Void>(named: "store(_:)", defaultResult: .success(()))
    stub(7)
    let line = #line + 1
    let thrown = await #expect(throws: StubTimeout.self) {
      try await stub.waitForCalls(count: 2, timeout: .milliseconds(5), clock: SuspendingClock())
    }
    let error = try #require(thrown)
    #expect([error.count, error.expectedCount] == [1, 2])
    #expect(error.location.line == line)
    #expect(error.description.hasSuffix("expected 2 calls of store(_:) within 0.005 seconds, got 1:\n  7"))
  }

  @Test func nobodyWaitsForCallsThatAreNotKept() async throws {
    let stub = Stub<Int, Void>(named: "store(_:)", defaultResult: .success(()), recordsCalls: false)
    stub(7)
    try await stub.waitForCalls(count: 0)
    let thrown = await #expect(throws: StubTimeout.self) {
      try await stub.waitForCalls(timeout: .seconds(3600))
    }
    #expect(
      thrown?.description.hasSuffix("expected a call of store(_:), which does not record calls") == true)
    await #expect(throws: StubTimeout.self) {
      try await stub.waitForCall(timeout: .seconds(3600)) { $0 == 7 }
    }
  }

  @Test func waitEndsAtTheCallWithTheArguments() async throws {
    let stub = Stub<Int, Void>()
    stub(0)
    let task = Task { for index in 1...9 { stub(index) } }
    #expect(try await stub.waitForCall(timeout: .seconds(3600)) { $0 > 4 }.arguments == 5)
    await #expect(throws: StubTimeout.self) {
      try await stub.waitForCall(timeout: .milliseconds(5)) { $0 == 10 }
    }
    await task.value
  }

  @Test func waitForACallEndsAlsoAfterOthersWereCleared() async throws {
    let stub = Stub<Int, Void>()
    for index in 1...5 { stub(index) }
    let (refused, continuation) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      try await stub.waitForCall(timeout: .seconds(3600)) { argument in
        if argument < 7 { continuation.yield(argument) }
        return argument == 7
      }
    }
    for await argument in refused where argument == 5 { break }
    stub.clearCalls()
    stub(6)
    for await _ in refused { break }
    stub(7)
    #expect(try await task.value.arguments == 7)
  }

  @Test func theMessageOfAWaitSaysWhatWasExpected() async {
    let stub = Stub<Int, Void>(named: "store(_:)", defaultResult: .success(()))
    stub(7)
    let error = await #expect(throws: StubTimeout.self) {
      try await stub.waitForCall(timeout: .milliseconds(5)) { $0 == 8 }
    }
    #expect(
      error?.description.hasSuffix(
        "expected a call with matching arguments of store(_:) within 0.005 seconds, got 1:\n  7") == true)
  }

  @Test func asynchronousHandlerAnswers() async throws {
    let stub = ThrowingStub<Int, Int, Failure>(defaultReturnValue: 0)
    stub.handler = { $0 * 2 }
    #expect(try await stub.call(2) == 4)
    stub.asyncHandler = { (id) async throws(Failure) in
      await Task.yield()
      if id > 2 { throw Failure(id: id) }
      return id * 3
    }
    #expect(try await stub.call(2) == 6)
    await #expect(throws: Failure(id: 3)) { try await stub.call(3) }
    #expect(try await stub.asyncHandler?(1) == 3)
    stub.when(2).returnsOnce(7)
    #expect(try await stub.call(2) == 7)
    #expect(stub.callArguments == [2, 2, 3, 2])
  }

  @Test func waitEndsWithTheTask() async {
    let stub = Stub<Void, Void>()
    let task = Task { try await stub.waitForCalls(timeout: .seconds(3600)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func severalMayWait() async throws {
    let stub = Stub<Int, Void>()
    try await withThrowingTaskGroup { group in
      for count in 1...10 {
        group.addTask { _ = try await stub.waitForCalls(count: count, timeout: .seconds(3600)) }
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
