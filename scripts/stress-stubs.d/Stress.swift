import Stubble

/// Calls each kind of stub and double from many tasks while stubs are being replaced, and counts the records.
@main
enum Stress {
  static let tasks = 2_000
  static let calls = 50

  static func main() async throws {
    await inPlace()
    await scopes()
    await ownObjects()
    try await sharedDoubles()
    await isolatedDoubles()
    await recordedStubs()
    print("no call was lost")
  }

  /// Makes all calls, in several tasks at once.
  static func run(_ call: @escaping @Sendable (_ task: Int, _ call: Int) async -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask { for number in 0..<calls { await call(task, number) } }
      }
    }
  }

  static func check(_ count: Int, _ what: String) {
    precondition(count == tasks * calls, "\(what) recorded \(count) of \(tasks * calls) calls")
  }

  static func inPlace() async {
    let service = SharedService(), counter = Counter(), screen = await MainActor.run { Screen() }
    await run { task, call in
      if call == task % calls {
        let same: @Sendable (Int) -> Int = { $0 + task - task }
        let sometimes = call % 2 == 0 ? same : nil
        service._add = sometimes
        SharedService._now = sometimes
        counter._name = same
        screen._measure = same
        Pool<Int>._size = sometimes
        _globalAnswer = same
      }
      var sum = service.add(call) + SharedService.now(call) + counter.name(call) + screen.measure(call)
      sum += PlainService.name(call) + Box.make(call) + Pool<Int>.size(call) + globalAnswer(call)
      sum += (try? await service.load(call)) ?? 0
      sum += await counter.add(call) + screen.show(call) + Screen.scale(call)
      precondition(sum == 12 * call)
    }
    check(service._addCalls.count, "a Sendable class")
    check(service._loadCalls.count, "an asynchronous function of a Sendable class")
    check(SharedService._nowCalls.count, "a static function")
    check(counter._nameCalls.count, "a nonisolated function of an actor")
    check(await counter._addCalls.count, "an actor")
    check(screen._measureCalls.count, "a nonisolated function of a type on the main actor")
    check(await screen._showCalls.count, "a type on the main actor")
    check(Screen._scaleCalls.count, "a static function on the main actor")
    check(PlainService._nameCalls.count, "a function of a class that is not Sendable")
    check(Box._makeCalls.count, "a static function of a struct")
    check(Pool<Int>._sizeCalls.count, "a static function of a generic type")
    check(_globalAnswerCalls.count, "a global function")
  }

  /// Calls static members in scopes, in which each task has stubs of its own.
  static func scopes() async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask {
          await SharedService._withStubs {
            SharedService._now = { _ in task }
            for call in 0..<calls {
              if call % 10 == 0 { await Task.yield() }
              precondition(SharedService.now(call) == task, "a task sees the stub of another")
            }
            precondition(SharedService._nowCalls.count == calls, "a task sees the calls of another")
          }
        }
      }
    }
  }

  /// Calls members of types that are not `Sendable`, each value in one task at a time.
  static func ownObjects() async {
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<tasks {
        group.addTask {
          let service = PlainService(), spy = PlainStoreSpy(), stubs = StubbablePlainStore(),
            mock = MockPlainStore()
          var box = Box()
          service._add = { $0 }
          spy.saveReturnValue = 1
          stubs.stubs.save = { $0 }
          mock.saveStub = Stub(defaultReturnValue: 1)
          for call in 0..<calls {
            _ = service.add(call) + spy.save(call) + stubs.save(call) + mock.save(call)
            box.add(call)
          }
          let counts = [
            service._addCalls.count, spy.saveCallsCount, stubs.callOrder.count, mock.saveStub.calls.count,
          ]
          return counts.allSatisfy { $0 == calls } ? box._addCalls.count : 0
        }
      }
      check(await group.reduce(0, +), "objects that are not Sendable")
    }
  }

  static func sharedDoubles() async throws {
    let spy = StoreSpy(), stubs = StubbableStore(), mock = MockStore()
    spy.saveReturnValue = 1
    spy.loadClosure = { $0 }
    stubs.stubs.save = { $0 }
    stubs.stubs.load = { $0 }
    mock.saveStub = Stub(defaultReturnValue: 1)
    mock.loadStub = ThrowingStub(defaultReturnValue: 1)
    await run { task, call in
      if call == task % calls {
        spy.loadClosure = { $0 + task - task }
        stubs.stubs.save = { $0 + task - task }
      }
      _ = spy.save(call) + stubs.save(call) + mock.save(call)
      _ = try? await spy.load(call) + stubs.load(call) + mock.load(call)
    }
    check(spy.saveCallsCount, "a spy")
    check(spy.saveReceivedInvocations.count, "a spy's arguments")
    check(spy.loadCallsCount, "an asynchronous function of a spy")
    check(spy.callOrder.count / 2, "a spy's order of calls")
    check(stubs.callOrder.count / 2, "a stub struct")
    check(mock.saveStub.calls.count, "a mock")
    check(mock.loadStub.calls.count, "an asynchronous function of a mock")
  }

  static func isolatedDoubles() async {
    let spy = CountingStoreSpy(), shown = await ShownStoreSpy(), mock = await MockShownStore()
    await spy.setUp()
    await MainActor.run {
      shown.saveReturnValue = 1
      mock.saveStub = Stub(defaultReturnValue: 1)
    }
    await run { _, call in
      _ = await spy.save(call)
      _ = await shown.save(call) + mock.save(call)
    }
    check(spy.saveCallsCount, "a spy of an actor's protocol")
    check(await shown.saveCallsCount, "a spy on the main actor")
    check(await mock.saveStub.calls.count, "a mock on the main actor")
  }

  static func recordedStubs() async {
    let stub = Stub<Int, Int>(defaultReturnValue: 1)
    let throwing = ThrowingStub<Int, Int, any Error>(defaultReturnValue: 1)
    await run { task, call in
      if call == task % calls { stub.defaultReturnValue = 1 }
      _ = stub(call) + ((try? throwing(call)) ?? 0)
    }
    check(stub.calls.count, "a recorded stub")
    check(throwing.calls.count, "a throwing stub")
    let matching = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<tasks {
        group.addTask {
          var action: (Int) -> Int = registerStub(alwaysReturn: 1)
          let spied = spyCalls(of: &action)
          for call in 0..<calls { _ = action(call) }
          return spied.count
        }
      }
      return await group.reduce(0, +)
    }
    check(matching, "calls that are spied on")
  }
}

extension CountingStoreSpy {
  func setUp() { saveReturnValue = 1 }
}
