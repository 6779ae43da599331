import StubbleRewriter
import StubbleSemantics
import Testing

/// Doubles in a module whose compiler asks for a mark on each use of what is unsafe.
@Suite struct MemorySafetyDoublesTests {
  private static let source = """
    protocol Naming { var name: String { get set }; func full(_ count: Int) -> String; static func all() -> Int }
    protocol Making { associatedtype Made; func make() async throws -> Made; static var count: Made { get } }
    protocol Sending: Sendable { var id: Int { get set }; func send<T: Sendable>(_ value: T) async -> T }
    @MainActor protocol Giving { func give<T>(_ body: (T) async -> Void) async }
    typealias Ending = (_ done: @escaping (Int) -> Void) -> Void
    protocol Completing { var end: Ending? { get set } }
    protocol Lines { func add<let width: Int>(_ line: InlineArray<width, Int>) -> Int; func last<each_>(_ x: each_) -> [each_] }
    """

  @Test("give no warning", arguments: [DoubleKind.spy, .stubs])
  func compile(kind: DoubleKind) throws {
    var request = DoublesRequest()
    request.kind = kind
    request.allProtocols = true
    let file = SourceFile(
      path: "Source.swift", source: Array(Self.source.utf8),
      settings: CompilerSettings(isStrictAboutMemory: true))
    let made = DoublesFile([file], request)
    #expect(made.doubleCount == 6)
    let diagnostics = try Compiler.diagnostics(
      about: ["Source.swift": Self.source, "Doubles.swift": made.string], mode: 6,
      flags: ["-strict-memory-safety"])
    #expect(diagnostics == "")
  }

  private static let unsafe = """
    typealias Raw = UnsafeRawPointer
    protocol Hashing {
      func hash(_ bytes: UnsafePointer<Int>, count: Int) -> UnsafeRawPointer?
      var buffer: UnsafeBufferPointer<UInt8> { get set }
      var last: Raw? { get set }
      func borrow(_ body: (UnsafeRawBufferPointer) throws -> Int) rethrows -> Int
      func read<T>(_ body: (UnsafeRawBufferPointer) throws -> T) rethrows -> T
      func one(_ bytes: UnsafeRawPointer)
      func make() -> UnsafeMutablePointer<UInt8>
      func many(_ all: [UnsafePointer<Int>]..., count: Int) async throws -> Int
      func copy<T>(_ old: UnsafePointer<T>, _ new: inout UnsafeMutablePointer<T>) -> UnsafePointer<T>
      static func shared(_ bytes: UnsafePointer<Int>) -> UnsafeRawPointer
      subscript(bytes: UnsafeRawPointer) -> UnsafeRawPointer? { get set }
      func plain(_ count: Int, name: String) -> Int
      func keep(_ body: @escaping (UnsafeRawPointer) -> Void)
      func named(_ bytes: Raw)
      func later(_ bytes: @autoclosure () -> UnsafeRawPointer)
      init(bytes: UnsafeRawPointer)
      var effect: UnsafeRawPointer { get async throws }
      static var first: UnsafeRawPointer { get set }
    }
    protocol SharedHashing: Sendable { func hash(_ bytes: UnsafePointer<Int>) -> Raw; var buffer: UnsafeBufferPointer<UInt8> { get set } }
    @MainActor protocol MainHashing { func hash(_ bytes: UnsafePointer<Int>) -> Raw; var buffer: UnsafeBufferPointer<UInt8> { get set } }
    protocol HashingActor: Actor { func hash(_ count: Int) -> Raw; var buffer: UnsafeBufferPointer<UInt8> { get } }
    protocol Storing {
      associatedtype Item
      func store(_ items: UnsafePointer<Item>, count: Int) -> Item
      static func all(_ items: UnsafePointer<Item>) -> UnsafePointer<Item>
      static var first: UnsafePointer<Item> { get set }
    }
    protocol UncheckedStoring { nonisolated(unsafe) static var table: [String: Int] { get set } }
    protocol RawStoring: Storing where Item == UnsafeRawPointer {}
    public protocol OpenHashing { func hash(_ bytes: UnsafePointer<Int>, count: Int) -> UnsafeRawPointer? }
    """

  @Test("mark what is unsafe", arguments: [5, 6]) func unsafeTypes(mode: Int) throws {
    let doubles = DoublesOfAllKinds(of: Self.unsafe, settings: CompilerSettings(isStrictAboutMemory: true))
    #expect(doubles.counts == [8, 8, 8])
    let diagnostics = try Compiler.diagnostics(
      about: doubles.files.merging(["Source.swift": Self.unsafe]) { $1 }, mode: mode,
      flags: ["-strict-memory-safety"])
    #expect(diagnostics == "")
  }

  @Test("mark nothing where that is not asked for") func unmarkedTypes() {
    for made in DoublesOfAllKinds(of: Self.unsafe).made {
      #expect(!made.string.contains("unsafe ") && !made.string.contains("@safe"))
    }
  }
}
