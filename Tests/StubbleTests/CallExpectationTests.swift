import Stubble
import StubbleTesting
import Testing

/// What is said where an expectation is not met.
struct CallExpectationTests {
  struct Load: Equatable {
    var id: Int
    var name: String
  }

  let load = Stub<Load, Void>(named: "MockStore.load(id:name:)", defaultResult: .success(()))

  /// The messages of the issues that are recorded, and the lines that they point at.
  private func issues(_ body: () async throws -> Void) async rethrows -> [(message: String, line: Int?)] {
    nonisolated(unsafe) var issues: [(message: String, line: Int?)] = []
    try await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: { issue in
      issues.append((issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line))
      return true
    }
    return issues
  }

  @Test func expectationsThatAreMetSayNothing() async {
    load(Load(id: 1, name: "a"))
    load(Load(id: 2, name: "b"))
    let issues = await issues {
      expectCalls(of: load)
      expectCalls(.times(2), of: load)
      expectCalls(.times(2...3), of: load)
      expectCalls(.times(2...), of: load)
      expectCalls(.times(...2), of: load)
      expectCalls(.once, of: load) { $0.id == 1 }
      expectCalls(.once, of: load, with: Load(id: 2, name: "b"))
      expectCalls(.never, of: load, with: Load(id: 2, name: "a"))
    }
    #expect(issues.isEmpty)
  }

  @Test func otherCallsThanTheCountedOnesAreListed() async {
    let close = Stub<Void, Void>(named: "MockStore.close()", defaultResult: .success(()))
    let pair = Stub<(Int, Int), Void>(named: "MockStore.pair(_:_:)", defaultResult: .success(()))
    let unrecorded = Stub<Void, Void>(named: "MockStore.flush()", recordsCalls: false)
    func others(_ stubs: any CallRecording...) async -> [String] {
      await issues { expectNoOtherCalls(of: stubs) }.map(\.message)
    }
    #expect(await others(load, close, pair) == [])
    load(Load(id: 1, name: "a"))
    close()
    load(Load(id: 2, name: "b"))
    pair((1, 2))
    expectCalls(.once, of: load) { $0.id == 1 }
    let list = #"\#n  MockStore.close(): ()\#n  MockStore.load(id:name:): Load(id: 2, name: "b")"#
    #expect(await others(load, close) == ["expected no other calls, got 2:" + list])
    expectOrder(close, load)
    expectCalls(of: pair, with: 1, 2)
    #expect(await others(load, close, pair) == [])
    close()
    close.clearCalls()
    #expect(await others(close) == [])
    #expect(
      await others(unrecorded) == ["MockStore.flush() does not record calls, so they cannot be checked"])
  }

  @Test func failureListsTheCallsAtTheCallersLine() async {
    let none = await issues { expectCalls(.once, of: load) }
    #expect(none.map(\.message) == ["expected MockStore.load(id:name:) to be called once, got no calls"])
    load(Load(id: 1, name: "a"))
    let line = #line + 2
    let issues = await issues {
      expectCalls(.times(2...3), of: load)
      expectCalls(of: load) { $0.id > 1 }
    }
    let list = #"\#n  Load(id: 1, name: "a")"#
    #expect(
      issues.map(\.message) == [
        "expected MockStore.load(id:name:) to be called 2 to 3 times, got 1:" + list,
        "expected MockStore.load(id:name:) to be called with such arguments at least once, got 0 of 1:"
          + list,
      ])
    #expect(issues.map(\.line) == [line, line + 1])
  }

  /// Not even that there were none.
  @Test func nothingIsExpectedOfStubsThatKeepNoCalls() async {
    let stub = Stub<Int, Void>(named: "store(_:)", defaultResult: .success(()), recordsCalls: false)
    stub(1)
    let issues = await issues {
      expectCalls(.never, of: stub)
      expectCalls(.once, of: stub, with: 1)
    }
    let message = "store(_:) does not record calls, so they cannot be checked"
    #expect(issues.map(\.message) == [message, message])
  }

  @Test func failureShowsTheNearestCall() async {
    load(Load(id: 7, name: "z"))
    load(Load(id: 1, name: "a"))
    let issues = await issues { expectCalls(.once, of: load, with: Load(id: 1, name: "b")) }
    #expect(issues.count == 1)
    #expect(issues.first?.message.hasSuffix(#"The nearest differs: name is "a", not "b""#) == true)
  }

  @Test func argumentsOfTuplesAreCompared() async {
    var size: (String, Int) -> Int = { text, limit in min(text.count, limit) }
    let sizes = attachStub(to: &size, named: "size")
    _ = size("a", 1)
    _ = size("b", 2)
    #expect(sizes.calls(with: "b", 2).map(\.result) == [.success(1)])
    let issues = await issues {
      #expect(expectCalls(.once, of: sizes, with: "a", 1).count == 1)
      expectCalls(of: sizes, with: "a", 2)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains(#"size to be called with ("a", 2) at least once"#) == true)
    #expect(issues.first?.message.hasSuffix("The nearest differs: .1 is 1, not 2") == true)
  }

  /// Equal sets may have different texts, and objects that are not equal may have the same.
  @Test func nearestCallIsFoundByEquality() async {
    struct Search: Equatable {
      final class Key: Equatable {
        static func == (lhs: Key, rhs: Key) -> Bool { lhs === rhs }
      }
      var key = Key()
      var tags: Set<Int>
      var limit: Int?
    }
    let tags = Set(0..<100)
    let sameTags = Set((0..<100).reversed()).union(Set(minimumCapacity: 1000))
    let search = Stub<Search, Void>(named: "search", defaultResult: .success(()))
    let expected = Search(tags: tags, limit: 1)
    search(Search(key: expected.key, tags: sameTags, limit: nil))
    let limits = await issues { expectCalls(of: search, with: expected) }
    #expect(limits.first?.message.hasSuffix("The nearest differs: limit is nil, not Optional(1)") == true)
    search.clearCalls()
    search(Search(tags: sameTags, limit: 1))
    let keys = await issues { expectCalls(of: search, with: expected) }
    #expect(keys.first?.message.contains("The nearest differs: key is another ") == true)
    #expect(keys.first?.message.contains("tags is") == false)
  }

  /// A call whose handler calls another of the stub is recorded after that, and came before.
  @Test func orderIsThatOfTheBeginnings() async {
    let first = Stub<Int, Void>(named: "first", defaultResult: .success(()))
    let second = Stub<Int, Void>(named: "second", defaultResult: .success(()))
    first.handler = { if $0 > 0 { second($0); first($0 - 1) } }
    first(1)
    #expect(first.callArguments == [0, 1])
    #expect(await issues { expectOrder(first, second, first) }.isEmpty)
  }

  @Test func orderOfSeveralStubs() async {
    let open = Stub<Void, Void>(named: "open()", defaultResult: .success(()))
    let close = Stub<Void, Void>(named: "close()", defaultResult: .success(()))
    open()
    load(Load(id: 1, name: "a"))
    close()
    #expect(await issues { expectOrder(open, load, close) }.isEmpty)
    let issues = await issues { expectOrder(open, close, load) }
    #expect(
      issues.map(\.message) == [
        "expected calls in the order open(), close(), MockStore.load(id:name:); "
          + "got open(), MockStore.load(id:name:), close()"
      ])
  }

  @Test func noTimeIsTooLong() async throws {
    let clock = ContinuousClock()
    let started = clock.now
    #expect(try await eventually(within: .seconds(Int64.max)) { clock.now > started + .milliseconds(5) })
  }

  @Test func eventuallyWaits() async throws {
    // The second look at the condition is the last that other tests, which may keep all threads busy, cannot delay past
    // the time.
    var looks = 0
    let isMet = try await eventually(within: .seconds(3600)) {
      looks += 1
      if looks == 2 { load(Load(id: 1, name: "a")) }
      return !load.calls.isEmpty
    }
    #expect(isMet && looks == 2)
    let line = #line + 1
    let issues = try await issues { try await eventually(within: .milliseconds(5)) { false } }
    #expect(issues.map(\.line) == [line])
  }

  @Test func unexpectedCallFailsTheTest() async {
    reportStubFailures()
    let size = Stub<Void, Int>(named: "MockStore.size")
    let issues = await issues { #expect(size() == 0) }
    #expect(issues.map(\.message) == ["MockStore.size was called before its stub had a result"])
  }

  @Test func strictPlaceholdersFailTheTest() async {
    reportStubFailures()
    final class Mock {
      lazy var countAction = strictStub(of: count)
      func count(_ text: String) -> Int { countAction(text) }
      lazy var saveAction = strictStub(of: save)
      func save(_ text: String) async throws -> Never { try await saveAction(text) }
      func add<Value>(_ value: Value) throws -> Never { try callThrowsGeneric(value, potentials: []) }
    }
    let mock = Mock()
    let issues = await issues {
      #expect(mock.count("a") == 0)
      await #expect(throws: UnexpectedCall.self) { try await mock.save("a") }
      #expect(throws: UnexpectedCall.self) { try mock.add(1) }
    }
    #expect(
      issues.map(\.message) == [
        "countAction was called before a body was registered",
        "saveAction was called before a body was registered",
        "add(_:) has no stub for (Int) -> Never",
      ])
  }
}
