import Stubble
import Testing

/// What a stub makes of the arguments of a call.
struct AnswerTests {
  typealias Load = ThrowingStub<(id: Int, name: String), String, Failure>

  @Test func queueThenHandlerThenDefault() {
    let stub = Stub<Int, Int>(defaultReturnValue: 0, returnValueQueue: [9])
    stub.handler = { $0 * 2 }
    #expect([stub(1), stub(2)] == [9, 4])
    #expect(stub.handler?(3) == 6)
    stub.handler = nil
    #expect(stub.handler == nil)
    #expect(stub(5) == 0)
    #expect(stub.callReturnValues == [9, 4, 0])
  }

  /// What all further calls do is what was said last.
  @Test func resultsTakeThePlaceOfHandlers() async throws {
    let stub = ThrowingStub<Int, Int, Failure>(defaultReturnValue: 0).answers { $0 * 2 }
    stub.asyncHandler = { $0 * 3 }
    #expect(try await [stub(1), stub.call(1)] == [2, 3])
    #expect(try await [stub.returns(5)(1), stub.call(1)] == [5, 5])
    stub.asyncHandler = { $0 * 3 }
    stub.throws(Failure(id: 1))
    await #expect(throws: Failure(id: 1)) { try await stub.call(1) }
    stub.asyncHandler = { $0 * 3 }
    stub.answers { $0 * 4 }
    #expect(try await stub.call(1) == 4)
    stub.defaultResult = .success(6)
    #expect(try stub(1) == 4)
    let silent = Stub<Int, Void>().answers { _ in Issue.record("this answer was replaced") }
    silent.returns()(1)
  }

  @Test func asynchronousHandlersAnswerNoSynchronousCalls() async {
    let stub = Stub<Int, Int>(defaultReturnValue: 0)
    stub.asyncHandler = { $0 * 3 }
    #expect(await [stub(1), stub.call(1)] == [0, 3])
    let two = stub.when(2)
    two.asyncHandler = { -$0 }
    #expect(await [stub(2), stub.call(2)] == [0, -2])
    var negate: (Int) -> Int = { -$0 }
    let attached = attachStub(to: &negate)
    attached.asyncHandler = { $0 }
    #expect(negate(4) == -4)
  }

  @Test func queueAnswersAfterTheDefaultDid() {
    let stub = Stub<Int, Int>(defaultReturnValue: 0)
    #expect([stub(1), stub(2)] == [0, 0])
    stub.returnsOnce(9).returnsOnce(8)
    #expect([stub(3), stub(4), stub(5)] == [9, 8, 0])
    stub.returnsOnce(7)
    #expect(stub.resultQueue.count == 1)
    #expect([stub(6), stub(7)] == [7, 0])
    let failing = ThrowingStub<Int, Int, Failure>(defaultReturnValue: 0)
    let results = (0..<3).map { number in
      if number == 1 { failing.throwsOnce(Failure(id: 1)) }
      return Result { () throws(Failure) in try failing(number) }
    }
    #expect(results == [.success(0), .failure(Failure(id: 1)), .success(0)])
    let condition = stub.when(5)
    condition.returns(50)
    #expect([stub(5), stub(5)] == [50, 50])
    condition.returnsOnce(51)
    #expect([stub(5), stub(5)] == [51, 50])
  }

  /// The handler that answers a call is the one that there was when the call came.
  @Test func handlerMayBeTakenAwayDuringCalls() async {
    let stub = Stub<Int, Int>(defaultReturnValue: 0)
    @Sendable func change(_ task: Int) {
      for number in 0..<2_000 {
        stub.handler = nil
        if (number + task).isMultiple(of: 2) { stub.handler = { $0 } }
        #expect([0, number].contains(stub(number)))
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 { group.addTask { change(task) } }
    }
  }

  @Test func asynchronousHandlerMayBeTakenAwayDuringCalls() async {
    let stub = Stub<Int, Int>(defaultReturnValue: 0)
    @Sendable func change(_ task: Int) async {
      for number in 0..<1_000 {
        stub.asyncHandler = nil
        if (number + task).isMultiple(of: 2) { stub.asyncHandler = { $0 } }
        #expect([0, number].contains(await stub.call(number)))
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 { group.addTask { await change(task) } }
    }
  }

  @Test func handlerCallsTheCompletionHandler() {
    let stub = Stub<(id: Int, done: (String) -> Void), Void>()
    stub.handler = { $0.done("user \($0.id)") }
    var names: [String] = []
    stub((3, { names.append($0) }))
    #expect(names == ["user 3"])
  }

  @Test func handlerFailsTheThirdTime() {
    let stub = ThrowingStub<Void, Int, Failure>(defaultReturnValue: 0)
    stub.handler = { (_) throws(Failure) in
      if stub.calls.count == 2 { throw Failure(id: 3) }
      return stub.calls.count
    }
    let results = (0..<3).map { _ in Result { () throws(Failure) in try stub() } }
    #expect(results == [.success(0), .success(1), .failure(Failure(id: 3))])
  }

  @Test func argumentsSelectTheAnswer() throws {
    let load = Load(defaultReturnValue: "any")
    load.when(\.id, 3).returnsOnce("three").throwsOnce(Failure(id: 3))
    #expect(try load((1, "a")) == "any")
    #expect(try load((3, "a")) == "three")
    #expect(throws: Failure(id: 3)) { try load((3, "a")) }
    #expect(try load((3, "a")) == "any")
  }

  @Test func lastConditionAnswersFirstAndAllRecord() throws {
    let load = Load(defaultReturnValue: "any")
    let byID = load.when(\.id, 3).returns("by id")
    let byName = load.when { $0.name == "a" }.returnsOnce("by name")
    let both = byID.when(\.name, "b").answers { "\($0.id)b" }
    let results = try [(3, "a"), (3, "a"), (1, "a"), (3, "b")].map { try load($0) }
    #expect(results == ["by name", "by id", "any", "3b"])
    #expect([load, byID, byName, both].map(\.calls.count) == [4, 3, 3, 1])
    #expect(byName.callResults == [.success("by name"), .success("by id"), .success("any")])
  }

  @Test func conditionsTakeAllArguments() {
    let add = Stub<(Int, Int), Int>(defaultReturnValue: 0)
    add.when(1, 2).returns(3)
    let negate = Stub<Int, Int>(defaultReturnValue: 0)
    negate.when(5).returns(-5)
    #expect([add((1, 2)), add((2, 1)), negate(5), negate(4)] == [3, 0, -5, 0])
  }

  @MainActor @Test func stubsAreAttachedToClosuresOfTheMainActor() async throws {
    var one: @MainActor (Int) -> Int = { $0 + 1 }
    var two: @MainActor (Int, String) throws -> String = { "\($1)\($0)" }
    var three: @MainActor (Int) async -> Int = { $0 * 2 }
    var four: @MainActor (Int) async throws(Failure) -> Int = { (id) throws(Failure) in throw Failure(id: id)
    }
    let oneStub = attachStub(to: &one)
    let twoStub = attachStub(to: &two)
    let threeStub = attachStub(to: &three)
    let fourStub = attachStub(to: &four)
    oneStub.when(3).returnsOnce(0)
    twoStub.when(1, "a").throws(Failure(id: 1))
    threeStub.asyncHandler = { -$0 }
    fourStub.when(5).returns(6)
    let ones = [one(3), one(3)]
    #expect(ones == [0, 4])
    #expect(throws: Failure(id: 1)) { try two(1, "a") }
    #expect(try two(1, "b") == "b1")
    let waited = await three(3)
    #expect(waited == -3)
    let answered = try await four(5)
    #expect(answered == 6)
    await #expect(throws: Failure(id: 7)) { try await four(7) }
    let counts = [oneStub.calls.count, twoStub.calls.count, threeStub.calls.count, fourStub.calls.count]
    #expect(counts == [2, 2, 1, 2])
  }

  @Test func stubsAreAttachedToClosures() async throws {
    var one: (Int) -> Int = { $0 + 1 }
    var two: (Int, String) throws -> String = { "\($1)\($0)" }
    var none: () -> Void = {}
    var typed: @Sendable (Int) throws(Failure) -> Int = { $0 }
    var waiting: (Int, Int) async throws -> Int = { $0 + $1 }
    let oneStub = attachStub(to: &one)
    let twoStub = attachStub(to: &two)
    let noneStub = attachStub(to: &none)
    let typedStub = attachStub(to: &typed)
    let waitingStub = attachStub(to: &waiting)
    oneStub.when(3).returnsOnce(0)
    twoStub.when(\.1, "a").throws(Failure(id: 1))
    typedStub.throwsOnce(Failure(id: 2))
    waitingStub.asyncHandler = { $0.0 * $0.1 }
    let ones = [one(3), one(3)]
    #expect(ones == [0, 4])
    #expect(throws: Failure(id: 1)) { try two(1, "a") }
    #expect(try two(1, "b") == "b1")
    none()
    #expect(throws: Failure(id: 2)) { try typed(1) }
    _ = try typed(1)
    let product = try await waiting(3, 4)
    waitingStub.asyncHandler = nil
    let sum = try await waiting(3, 4)
    #expect(product == 12)
    #expect(sum == 7)
    #expect(oneStub.callArguments == [3, 3])
    let calls = twoStub.calls.map(\.description)
    #expect(calls == [#"(1, "a") throws Failure(id: 1)"#, #"(1, "b") -> b1"#])
    let counts = [noneStub.calls.count, typedStub.calls.count, waitingStub.calls.count]
    #expect(counts == [1, 2, 2])
  }

  @Test func relaxedStubsReturnDefaultValues() {
    func relaxed<Value>(_ type: Value.Type) -> Value {
      let stub = Stub<Int, Value>(named: "load(id:)")
      stub.isRelaxed = true
      return stub(1)
    }
    let values: (Int?, [Int], [Int: Int]) = (
      relaxed(Int?.self), relaxed([Int].self), relaxed([Int: Int].self)
    )
    #expect(values.0 == nil)
    #expect(values.1.isEmpty && values.2.isEmpty)
    #expect(!relaxed(Bool.self))
    #expect(relaxed(Double.self).isZero)
    #expect(relaxed(String.self).isEmpty && relaxed(Substring.self).isEmpty)
    #expect(relaxed(ArraySlice<Int>.self).isEmpty && relaxed(ContiguousArray<Int>.self).isEmpty)
    relaxed(Void.self)
    #expect(
      (relaxed(Int8.self), relaxed(Int16.self), relaxed(Int32.self), relaxed(Int64.self)) == (0, 0, 0, 0))
    #expect(
      (relaxed(UInt8.self), relaxed(UInt16.self), relaxed(UInt32.self), relaxed(UInt64.self)) == (0, 0, 0, 0))
  }

  @Test func relaxedStubsReturnTuplesOfDefaultValues() {
    let pair = Stub<Int, (name: String, size: Int?)>(named: "pair(of:)")
    pair.relax(as: (String, Int?).self)
    #expect(pair(1) == ("", nil))
    pair.returnsOnce(("a", 1))
    #expect(pair(1) == ("a", 1) && pair(1) == ("", nil))
    #expect(pair.calls.count == 3)

    struct Unknown {}
    let unknown = ThrowingStub<Int, (Int, Unknown), any Error>(named: "unknown(of:)")
    unknown.relax(as: (Int, Unknown).self)
    unknown.throwsOnce(CancellationError())
    #expect(throws: CancellationError.self) { try unknown(1) }
    #expect(unknown.isRelaxed)
  }

  @Test func stubsOfConditionsHaveTheNameOfTheirStub() {
    #expect(Stub<Int, Int>(defaultReturnValue: 0).when(1).name == nil)
    #expect(Stub<Int, Int>(defaultReturnValue: 0).when(1).named("load(1)").name == "load(1)")
    #expect(Stub<Int, Int>(named: "load(id:)").when(1).name == "load(id:)")
  }

  @Test func unexpectedCallIsReportedWhereItCanBe() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      StubFailure.handler = { print("\($0.filePath):\($0.line)\nreported: \($0)") }
      let load = ThrowingStub<Int, Never, any Error>(named: "MockStore.load(id:)", line: 7)
      do { _ = try load(3) } catch { print("thrown: \(error)") }
      print("returned: \(Stub<Void, Int>(named: "MockStore.count")())")
      let size = Stub<Void, Int>(named: "MockStore.size").returnsOnce(1)
      print("returned: \(size()), \(size())")
      let find = Stub<Int, Int>(named: "MockStore.find(id:)")
      find.asyncHandler = { $0 }
      print("returned: \(find(5))")
      _ = Stub<Int, Failure>(named: "MockStore.fail(id:)")(4)
    }
    let contents = try #require(result)
    let lines = String(decoding: contents.standardOutputContent, as: UTF8.self)
    let errors = String(decoding: contents.standardErrorContent, as: UTF8.self)
    #expect(
      lines.contains(
        "\(#filePath):7\nreported: MockStore.load(id:) was called with 3 before its stub had a result\n"))
    #expect(lines.contains("thrown: MockStore.load(id:) was called with 3 before its stub had a result\n"))
    #expect(
      lines.contains("reported: MockStore.count was called before its stub had a result\nreturned: 0\n"))
    #expect(
      lines.contains("reported: MockStore.size was called after its results were used up\nreturned: 1, 0\n"))
    #expect(
      lines.contains(
        """
        reported: MockStore.find(id:) was called with 5 synchronously, but has only an asynchronous handler
        returned: 0

        """))
    #expect(errors.contains("MockStore.fail(id:) was called with 4 before its stub had a result\n"))
  }
}
