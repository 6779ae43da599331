import StubbleRewriter
import StubbleSemantics
import StubbleSyntax
import TestSupport
import Testing

@Suite("Doubles in use") struct DoublesInUseTests {
  /// What a program prints that uses the doubles of some protocols.
  private func run(_ protocols: String, _ kind: DoubleKind, _ main: String, mode: Int) throws -> String {
    let made = doubles(of: protocols, kind)
    #expect(made.diagnostics.values.joined().isEmpty)
    let text = made.string.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != "import Stubble" }.joined(separator: "\n")
    var files = ["Protocols.swift": protocols, "Doubles.swift": text, "main.swift": main]
    if kind == .mock { files["Stubs.swift"] = StubStandIn.source }
    return try Compiler.output(of: files, mode: mode)
  }

  @Test("a spy follows calls and answers as it was set", arguments: [5, 6])
  func spy(mode: Int) throws {
    let output = try run(
      """
      protocol ServiceProtocol {
        var name: String { get }
        func fetchConfig(arg: UInt8) async throws -> [String: String]
        func log(_ text: String, level: Int)
      }
      """, .spy,
      """
      struct Failure: Error {}
      let spy = ServiceProtocolSpy()
      let service: any ServiceProtocol = spy
      spy.underlyingName = "stub"
      spy.fetchConfigArgReturnValue = ["key": "value"]
      print(service.name, try await service.fetchConfig(arg: 1), spy.fetchConfigArgReceivedArg ?? 0)
      spy.fetchConfigArgClosure = { arg in ["closure": "\\(arg)"] }
      print(try await service.fetchConfig(arg: 2), spy.fetchConfigArgReceivedInvocations)
      spy.fetchConfigArgThrowableError = Failure()
      do { _ = try await service.fetchConfig(arg: 3) } catch { print("threw", error) }
      service.log("a", level: 4)
      print(spy.logLevelCalled, spy.logLevelReceivedArguments?.text ?? "", spy.fetchConfigArgCallsCount)
      print(spy.callOrder)
      spy.reset()
      print(spy.callOrder, spy.logLevelCalled, spy.fetchConfigArgReceivedInvocations)
      """, mode: mode)
    #expect(
      output == """
        stub ["key": "value"] 1
        ["closure": "2"] [1, 2]
        threw Failure()
        true a 3
        ["name.getter", "fetchConfig(arg:)", "fetchConfig(arg:)", "fetchConfig(arg:)", "log(_:level:)"]
        [] false []

        """)
  }

  @Test(
    "reads and writes of properties count, in the order of calls too", arguments: [DoubleKind.spy, .stubs])
  func properties(kind: DoubleKind) throws {
    let protocols = """
      protocol Player: Sendable {
        var volume: Int { get set }
        var title: String? { get }
        static var count: Int { get set }
        func play()
      }
      """
    let setUp =
      kind == .spy
      ? "let double = PlayerSpy(); double.underlyingVolume = 5; double.title = \"set up\"; PlayerSpy.underlyingCount = 1"
      : "let double = StubbablePlayer { $0.noop(); $0.volume = 5 }"
    let output = try run(
      protocols, kind,
      """
      \(setUp)
      var player: any Player = double
      player.volume += 1
      _ = player.title
      player.play()
      print(double.callOrder.joined(separator: " "))
      print(double.volumeGetCallsCount, double.volumeSetCallsCount, double.titleGetCallsCount)
      \(kind == .spy ? "type(of: double).count += 1; print(PlayerSpy.countSetReceivedInvocations)" : "print([2])")
      double.reset()
      print(double.callOrder, double.volumeGetCallsCount, double.volume)
      """, mode: 6)
    #expect(
      output == """
        volume.getter volume.setter title.getter play()
        1 1 1
        [2]
        [] 0 6

        """)
  }

  @Test("a spy passes calls on to a real object where it has no answer", arguments: [5, 6])
  func forwarding(mode: Int) throws {
    let output = try run(
      """
      protocol Storing {
        var size: Int { get set }
        var name: String? { get }
        func load(_ id: Int, from place: String) async throws -> [Int]
        mutating func add(_ n: Int)
        func visit(_ body: (Int) throws -> Void) rethrows
        subscript(key: String) -> Int { get set }
      }
      """, .spy,
      """
      struct Store: Storing {
        var size = 1
        var name: String? { "real" }
        func load(_ id: Int, from place: String) async throws -> [Int] { [id, place.count] }
        mutating func add(_ n: Int) { size += n }
        func visit(_ body: (Int) throws -> Void) rethrows { try body(size) }
        subscript(key: String) -> Int { get { size } set { size = newValue } }
      }
      let spy = StoringSpy(forwardingTo: Store())
      spy.add(4)
      print(spy.size, spy.name ?? "", try await spy.load(3, from: "ab"))
      spy.size = 7
      spy["a"] += 1
      spy.visit { print("visited", $0) }
      spy.loadFromReturnValue = []
      spy.underlyingSize = 0
      print(spy.size, try await spy.load(3, from: "ab"), spy.loadFromCallsCount)
      print(spy.callOrder.count, spy.addReceivedInvocations)
      """, mode: mode)
    #expect(output == "5 real [3, 2]\nvisited 8\n0 [] 2\n10 [4]\n")
  }

  @Test("a relaxed spy returns what types have of themselves")
  func relaxedSpy() throws {
    let output = try run(
      "protocol Store { var size: Int { get }; func all() throws -> [String]; func has(_ id: Int) -> Bool }",
      .spy,
      "let spy = StoreSpy()\nspy.relax()\nprint(spy.size, try spy.all(), spy.has(1))", mode: 6)
    #expect(output == "0 [] false\n")
  }

  @Test(
    "values that types have of themselves",
    arguments: [
      ("Int8", "0"), ("Bool", "false"), ("String", "\"\""), ("Substring", "\"\""), ("[Int]", "[]"),
      ("Set<Int>", "[]"), ("Swift.Set<Int>", "[]"), ("ContiguousArray<Int>", "[]"),
      ("Dictionary<Int, Int>", "[:]"), ("KeyValuePairs<Int, Int>", "[:]"), ("SIMD4<Float>", nil),
      ("Character", nil), ("Range<Int>", nil), ("CollectionOfOne<Int>", nil), ("Never?", nil),
      ("Name", "\"\""), ("Names", "[]"), ("(Int, n: [String]?)", "(0, nil)"), ("Pair", "(0, \"\")"),
      ("(Int, Character)", nil), ("Maybe", nil), ("Either", nil),
    ].rows) func valuesOfThemselves(row: Row<(String, String?)>)
  {
    let (type, value) = row.value
    let aliases = """
      typealias Name = String; typealias Names = [Name]; typealias Maybe = Int?; typealias Pair = (Int, String)
      #if A
      typealias Either = Int
      #else
      typealias Either = String
      #endif

      """
    let text = doubles(of: aliases + "protocol P { func f() -> \(type); func g() -> Int }").string
    #expect(text.contains("    fReturnValue = \(value ?? "")") == (value != nil))
    #expect(text.contains("    gReturnValue = 0"))
  }

  @Test("a spy of a Sendable protocol loses no call, an actor's can be set from outside", arguments: [5, 6])
  func concurrentSpies(mode: Int) throws {
    let output = try run(
      """
      protocol Counter: Sendable { func count(_ number: Int) }
      protocol Store: Actor { func load(_ key: String) async throws -> Int; var size: Int { get } }
      """, .spy,
      """
      let spy = CounterSpy()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<1000 { group.addTask { spy.count(number) } }
      }
      print(spy.countCallsCount, spy.countReceivedInvocations.reduce(0, +), spy.callOrder.count)
      let store = StoreSpy()
      store.loadReturnValue = 7
      store.underlyingSize = 3
      print(try await store.load("a"), await store.size, store.loadReceivedKey ?? "")
      """, mode: mode)
    #expect(output == "1000 499500 1000\n7 3 a\n")
  }

  @Test("what is static or an operator is followed too, in generic classes for each type", arguments: [5, 6])
  func statics(mode: Int) throws {
    let output = try run(
      """
      protocol Cache: Sendable { associatedtype Key; static func make(_ key: Key) -> Int; func clear() }
      protocol Amount: Comparable { static func + (a: Self, b: Self) -> Self; static prefix func - (a: Self) -> Self }
      """, .spy,
      """
      CacheSpy<Int>.makeReturnValue = 1
      CacheSpy<String>.makeReturnValue = 2
      print(CacheSpy<Int>.make(7), CacheSpy<String>.make("a"), CacheSpy<String>.make("b"))
      print(CacheSpy<Int>.makeReceivedInvocations, CacheSpy<String>.makeReceivedInvocations)
      CacheSpy<String>().reset()
      print(CacheSpy<Int>.makeCallsCount, CacheSpy<String>.makeCallsCount)
      let (one, two) = (AmountSpy(), AmountSpy())
      AmountSpy.plusABReturnValue = two
      AmountSpy.minusAClosure = { $0 }
      print((one + two) == two, -one == one, (one < two) != (two < one), AmountSpy.plusABCallsCount)
      print(AmountSpy.plusABReceivedArguments?.a == one, min(one, two) <= max(one, two))
      """, mode: mode)
    #expect(output == "1 2 2\n[7] [\"a\", \"b\"]\n1 0\ntrue true true 1\ntrue true\n")
  }

  @Test("stubs are set up when the object is made, and presets compose", arguments: [5, 6])
  func stubs(mode: Int) throws {
    let output = try run(
      """
      protocol HttpClient {
        var maxConnections: Int { get set }
        func connect(url: String) -> Bool
        func close() async throws
      }
      """, .stubs,
      """
      extension StubbableHttpClient.Stubs {
        mutating func failedConnection() {
          maxConnections = 1
          connect = { _ in false }
        }
      }
      let idle = StubbableHttpClient { $0.noop() }
      print(idle.maxConnections, idle.connect(url: ""))
      try await idle.close()
      let custom = StubbableHttpClient {
        $0.failedConnection()
        $0.connect = { url in url == "right" }
      }
      print(custom.maxConnections, custom.connect(url: "right"), custom.connect(url: "wrong"))
      custom.maxConnections = 5
      print(custom.stubs.maxConnections)
      """, mode: mode)
    #expect(output == "0 true\n1 true false\n5\n")
  }

  @Test(
    "what a test did not set traps",
    arguments: [
      (
        DoubleKind.spy, "ClientSpy",
        #"ClientSpy.connect(url:) has no return value; called with [""]"#
      ),
      (.stubs, "StubbableClient", "connect function is not stubbed!"),
      (.mock, "MockClient", "MockClient.connect(url:) has no result"),
    ])
  func traps(kind: DoubleKind, name: String, reason: String) throws {
    let output = try run(
      "protocol Client { func connect(url: String) -> Bool }", kind,
      "let client = \(name)()\nif client.connect(url: \"\") { print(1) }\nprint(2)", mode: 6)
    #expect(output.contains(reason))
    #expect(!output.hasSuffix("2\n"))
  }

  @Test("a mock calls its stubs with its arguments, after the prologue", arguments: [5, 6])
  func mock(mode: Int) throws {
    let output = try run(
      """
      protocol Loader: Sendable {
        func load(id: Int, name: String) async throws -> String
        func ping() -> Int
        func each(_ body: (Int) -> Void, from start: Int) -> Bool
      }
      """, .mock,
      """
      let mock = MockLoader()
      mock.loadStub = ThrowingStub(defaultResult: .success("loaded"))
      mock.pingStub = Stub(defaultResult: .success(1))
      mock.loadPrologue = { print("prologue") }
      print(try await mock.load(id: 1, name: "a"), mock.ping())
      print(mock.loadStub.calls.map(\\.name))
      mock.eachStub = Stub(defaultResult: .success(true))
      print(mock.each({ _ in }, from: 3), mock.eachStub.calls)
      """, mode: mode)
    #expect(output == "prologue\nloaded 1\n[\"a\"]\ntrue [3]\n")
  }
}
