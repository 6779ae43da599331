import Observation
import Stubble
import Testing

struct Failure: Error, Equatable {
  var id: Int
}

struct StubTests {
  let queue: [Result<Int, Failure>] = [.success(0), .failure(Failure(id: 1)), .success(2)]

  @Test func defaultResultAndQueueAreKept() {
    let stub = ThrowingStub<String, Int, Failure>(defaultResult: .success(5), resultQueue: queue)
    #expect(stub.defaultResult == .success(5))
    #expect(stub.resultQueue == queue)
    #expect(stub.calls.isEmpty)
  }

  @Test func defaultValueAndDefaultErrorAreResults() {
    let value = ThrowingStub<String, Int, Failure>(defaultReturnValue: 10, resultQueue: queue)
    #expect(value.defaultResult == .success(10))
    #expect(value.resultQueue == queue)
    let error = ThrowingStub<String, Int, Failure>(defaultError: Failure(id: 7), resultQueue: queue)
    #expect(error.defaultResult == .failure(Failure(id: 7)))
    #expect(error.resultQueue == queue)
  }

  @Test func resultsCanBeReplaced() {
    let stub = ThrowingStub<String, Int, Failure>(defaultResult: .success(0))
    stub.defaultResult = .failure(Failure(id: 1))
    stub.resultQueue = queue
    #expect(stub.defaultResult == .failure(Failure(id: 1)))
    #expect(stub.resultQueue == queue)
  }

  @Test func callsTakeTheQueueThenTheDefault() {
    let stub = ThrowingStub<String, Int, Failure>(defaultResult: .success(5), resultQueue: queue)
    let arguments = ["a", "b", "c", "d", "e"]
    let results = arguments.map { argument in Result { () throws(Failure) in try stub(argument) } }
    #expect(results == queue + [.success(5), .success(5)])
    #expect(stub.resultQueue.isEmpty)
    #expect(stub.calls.map(\.arguments) == arguments)
    #expect(stub.calls.map(\.result) == results)
    #expect(stub.callArguments == arguments)
    #expect(stub.callResults == results)
    stub.clearCalls()
    #expect(stub.calls.isEmpty)
    #expect(stub.callArguments.isEmpty)
  }

  @Test func queueCanBeRefilled() {
    let stub = Stub<Void, Int>(defaultReturnValue: 0, returnValueQueue: [1])
    #expect([stub(), stub()] == [1, 0])
    stub.resultQueue = [.success(2), .success(3)]
    stub.resultQueue.append(.success(4))
    #expect([stub(), stub(), stub(), stub()] == [2, 3, 4, 0])
  }

  @Test func errorsKeepTheirType() {
    let stub = ThrowingStub<Void, Double, Failure>(defaultResult: .failure(Failure(id: 3)))
    do throws(Failure) {
      _ = try stub()
      Issue.record("did not throw")
    } catch {
      #expect(error.id == 3)
    }
  }

  @Test(arguments: [nil, Failure(id: 5)])
  func voidStubsTakeErrors(defaultError: Failure?) {
    let queue = [Failure(id: 1), nil, Failure(id: 2)]
    let stub = ThrowingStub<Int, Void, Failure>(defaultError: defaultError, errorQueue: queue)
    #expect(stub.defaultError == defaultError)
    #expect(stub.errorQueue == queue)
    let errors = (0...3).map { argument -> Failure? in
      do throws(Failure) {
        try stub(argument)
        return nil
      } catch {
        return error
      }
    }
    #expect(errors == queue + [defaultError])
    #expect(stub.errorQueue.isEmpty)
    #expect(stub.callErrors == errors)
    #expect(stub.calls.map(\.error) == errors)
    #expect(stub.callArguments == [0, 1, 2, 3])
  }

  @Test func stubsWithoutErrorsTakeValues() {
    let stub = Stub<Int, Bool>(defaultReturnValue: true, returnValueQueue: [false, true])
    #expect(stub.defaultReturnValue)
    #expect(stub.returnValueQueue == [false, true])
    let values = (0...2).map { stub($0) }
    #expect(values == [false, true, true])
    #expect(stub.returnValueQueue.isEmpty)
    #expect(stub.callReturnValues == values)
    #expect(stub.calls.map(\.returnValue) == values)
  }

  @Test func initializersDoNotCollide() {
    #expect(Stub<Void, Void>().returnValueQueue.isEmpty)
    #expect(Stub<Void, Int>(defaultReturnValue: 3)() == 3)
    #expect(ThrowingStub<Void, Void, any Error>(defaultError: nil).defaultError == nil)
    #expect(throws: Failure.self) {
      try ThrowingStub<Void, Int, any Error>(defaultError: Failure(id: 2))()
    }
  }

  @Test func namedStubsAreGivenTheirResultsLater() {
    let stub = ThrowingStub<Int, Int, Failure>(named: "load")
    stub.resultQueue = [.success(1)]
    #expect(throws: Never.self) { try stub(1) }
    stub.defaultResult = .failure(Failure(id: 2))
    #expect(stub.defaultResult == .failure(Failure(id: 2)))
    #expect(throws: Failure(id: 2)) { try stub(2) }
    #expect(stub.callArguments == [1, 2])
  }

  @Test func stubWithoutResultsTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Stub<Int, Int>(named: "load(id:)")(1)
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("load(id:) was called with 1 before its stub had a result"))
    #expect(message.contains("StubbleTests/StubTests.swift:"))
  }

  @Test func resultsCanBeSetLater() {
    let stub = Stub<Int, Int>(defaultReturnValue: 1)
    stub.defaultReturnValue = 2
    stub.returnValueQueue = [3]
    #expect([stub(0), stub(0)] == [3, 2])
    let thrower = ThrowingStub<Int, Void, Failure>(defaultError: nil)
    thrower.defaultError = Failure(id: 1)
    thrower.errorQueue = [nil, Failure(id: 2)]
    for argument in 0..<3 { try? thrower(argument) }
    #expect(thrower.callErrors == [nil, Failure(id: 2), Failure(id: 1)])
  }

  @Test func callsAreComparedAndFiltered() {
    let stub = Stub<String, Int>(defaultReturnValue: 1)
    for argument in ["a", "b", "a"] { _ = stub(argument) }
    let calls = stub.calls
    #expect(calls[0] == calls[2])
    #expect(calls[0] != calls[1])
    #expect(Set(calls).count == 2)
    #expect(calls.map(\.number) == calls.map(\.number).sorted())
    #expect(stub.calls(with: "a").count == 2)
    #expect(stub.calls { $0 > "a" }.map(\.arguments) == ["b"])
    #expect(stub.calls(where: \.count, 1).count == 3)
    #expect("\(calls[0])" == "a -> 1")
  }

  @Test func callsOfSeveralStubsAreNumberedInTheirOrder() {
    let (first, second) = (Stub<Int, Int>(defaultReturnValue: 0), Stub<Int, Int>(defaultReturnValue: 0))
    let order =
      [second, first, first, second, second, first] + Array(repeating: first, count: 3000) + [second]
    var numbers: [Int] = []
    for stub in order {
      _ = stub(1)
      numbers.append(stub.calls.last?.number ?? 0)
    }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy(<))
  }

  @Test func argumentsNeedNotBeSendable() {
    final class Box { var value = 1 }
    let stub = Stub<(Box, () -> Int), Box>(defaultReturnValue: Box())
    let box = Box()
    _ = stub((box, { 3 }))
    #expect(stub.callArguments.first?.0 === box)
    #expect(stub.callArguments.first?.1() == 3)
  }

  @Test(.timeLimit(.minutes(30))) func whatIsForgottenMayCallTheStub() {
    final class Caller: Sendable {
      let stub: Stub<Caller?, Caller?>
      init(_ stub: Stub<Caller?, Caller?>) { self.stub = stub }
      deinit { _ = stub(nil) }
    }
    let stub = Stub<Caller?, Caller?>(defaultReturnValue: nil)
    _ = stub(Caller(stub))
    stub.clearCalls()
    stub.defaultResult = .success(Caller(stub))
    stub.defaultResult = .success(nil)
    stub.resultQueue = [.success(Caller(stub))]
    stub.resultQueue = []
    stub.prologue = { [caller = Caller(stub)] in _ = caller }
    stub.prologue = nil
    stub.epilogue = { [caller = Caller(stub)] in _ = caller }
    stub.epilogue = nil
    stub.handler = { [caller = Caller(stub)] _ in caller }
    stub.handler = nil
    stub.asyncHandler = { [caller = Caller(stub)] _ in caller }
    stub.asyncHandler = nil
    #expect(stub.calls.count == 7)
    stub.returnsOnce(Caller(stub))
    _ = stub(nil)
    stub.clearCalls()
    stub.returnsOnce(nil)
    #expect(stub.calls.count == 1)
  }

  @Test func callsAreObserved() {
    let stub = Stub<String, Int>(defaultReturnValue: 42)
    let isChanged = Stub<Void, Void>()
    func observe(_ read: () -> Void) { withObservationTracking(read) { isChanged() } }

    observe { _ = stub.calls }
    stub.defaultResult = .success(1)
    #expect(isChanged.calls.isEmpty)
    _ = stub("first")
    #expect(isChanged.calls.count == 1)

    observe { _ = stub.callArguments.last }
    stub.clearCalls()
    #expect(isChanged.calls.count == 2)

    observe { _ = stub.callResults }
    _ = stub("second")
    #expect(isChanged.calls.count == 3)
  }

  @Test func everyRoundOfObservationsSeesTheCalls() async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) else { return }
    let stub = Stub<Int, Void>()
    var observations = Observations { stub.callArguments }.makeAsyncIterator()
    #expect(await observations.next() == [])
    stub(1)
    #expect(await observations.next() == [1])
    stub(2)
    #expect(await observations.next() == [1, 2])
    stub.clearCalls()
    #expect(await observations.next() == [])
  }
}
