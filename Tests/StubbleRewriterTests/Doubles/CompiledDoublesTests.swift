import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleRewriter
import StubbleSemantics

@Suite("Doubles of hard protocols") struct CompiledDoublesTests {
  private static let source = [HardProtocols.source, OddProtocols.source, HidingProtocols.source].joined(
    separator: "\n")

  /// Races are looked for as well. The doubles are the same in place, where they are compiled in the other mode.
  @Test("compile in files without a warning in mode 6") func compileInFiles() throws {
    let doubles = DoublesOfAllKinds(of: Self.source)
    #expect(doubles.counts.allSatisfy { $0 >= 100 })
    #expect(doubles.messages == [])
    let diagnostics = try Compiler.diagnostics(
      about: doubles.files.merging(["Source.swift": Self.source]) { $1 }, mode: 6,
      flags: Compiler.laterPasses)
    #expect(diagnostics == "")
  }

  @Test("compile in place, on one line each, without a warning in mode 5") func compileInPlace() throws {
    let annotations = DoubleKind.allCases.map { "// @\($0.annotation)\n" }
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    // The protocols at the left edge, their attributes before them on the same line.
    let annotated = lines.map { line -> String in
      let isProtocol =
        line.contains("protocol ") && line.contains("{") && !line.hasPrefix(" ") && !line.hasPrefix("enum")
      return (isProtocol ? annotations.joined() : "") + line
    }.joined(separator: "\n")
    let file = SourceFile(path: "Source.swift", source: Array(annotated.utf8))
    let plan = Project(files: [file], selection: Selection()).plans()[0]
    #expect(plan.diagnostics.map(\.message) == [])
    let applied = render(plan.edits, in: file.tree, layout: .lines)
    #expect(reversibilityFault(of: applied, from: file.tree) == nil)
    let text = String(decoding: applied, as: UTF8.self).replacing("import Stubble\n", with: "")
      .replacing("import Stubble; ", with: "")
    let diagnostics = try Compiler.diagnostics(
      about: ["Source.swift": text, "StandIn.swift": StubStandIn.source], mode: 5)
    #expect(diagnostics == "")
  }

  @Test("are formatted as the formatter would", arguments: DoubleKind.allCases)
  func format(kind: DoubleKind) throws {
    let diagnostics = try Compiler.lint(doubles(of: HardProtocols.source + Self.long, kind).string)
    #expect(diagnostics == "")
  }

  @Test("keep arguments of associated types, whatever else has their names")
  func keepArguments() {
    let source = """
      protocol Screen { associatedtype Action; func send(_ action: Action) }
      protocol TapScreen: Screen where Action == () -> Void {}
      enum Button { typealias Action = () -> Void }
      """
    let text = doubles(of: source).string
    #expect(text.contains("sendReceivedAction: Action?"))
    #expect(text.contains("sendReceivedAction: (() -> Void)?"))
  }

  @Test(
    "are available where the protocol is",
    arguments: [
      (
        "@available(macOS 99, *) enum Outer { protocol P {} }",
        "@available(macOS 99, *)\nclass PSpy: Outer.P {"
      ),
      (
        "@available(macOS 98, *) protocol Base {}\n@available(macOS 99, *) protocol P: Base {}",
        "\n\n@available(macOS 99, *)\nclass PSpy: P {"
      ),
      ("@available(*, deprecated) protocol Base {}\nprotocol P: Base {}", "\n\nclass PSpy: P {"),
    ].rows)
  func availability(row: Row<(String, String)>) {
    let (source, expected) = row.value
    let text = doubles(of: source).string
    #expect(text.contains(expected), "\(text)")
  }

  @Test("compare no values of an enum that may have no cases")
  func enumsWithoutCases() {
    let source = """
      enum Sometimes { #if os(Windows)
      case one
      #endif
      }
      enum Always { case one }
      protocol P { func f(_ a: Sometimes, _ b: Int); func g(_ a: Always, _ b: Int) }
      """
    let text = doubles(of: source, .mock).string
    #expect(!text.contains("FArguments: Hashable") && text.contains("GArguments: Hashable"))
  }

  @Test("compare and share no values of a type whose conformances only some builds have")
  func conformancesInSomeBuilds() {
    let source = """
      public struct Value {}
      #if os(Windows)
      extension Value: Comparable {}
      #endif
      final class Object {}
      #if os(Windows)
      extension Object: @unchecked Sendable {}
      #endif
      public struct Always {}
      extension Always: Hashable, Sendable {}
      #if os(Windows)
      extension Always: CustomStringConvertible {}
      #endif
      protocol P: Sendable {
        func f(_ a: Value, _ b: Int); func g(_ a: Object, _ b: Int); func h(_ a: Always, _ b: Int)
      }
      """
    let text = doubles(of: source, .mock).string
    for name in ["F", "G"] { #expect(text.contains("struct \(name)Arguments {"), "\(text)") }
    #expect(text.contains("struct HArguments: Hashable"))
  }

  @Test("share no values of a type that an extension declares not to be sendable")
  func unsendableTypes() {
    let source = """
      public final class Context: Sendable {}
      public struct Denied { var count = 0 }
      @available(*, unavailable) extension Denied: Sendable {}
      public final class Closed {}
      @available(*, unavailable) extension Closed: @unchecked Sendable {}
      public protocol P: Sendable {
        func f(_ a: Context, _ b: Int)
        func g(_ a: Denied, _ b: Int)
        func h(_ a: Closed, _ b: Int)
        func i<T: Sendable>(_ a: T, _ b: Int)
      }
      """
    let text = doubles(of: source, .mock).string
    #expect(text.contains("FArguments: Sendable"))
    #expect(!text.contains("GArguments: Sendable") && !text.contains("HArguments: Sendable"))
    // What is generic is kept as 'Any'.
    #expect(!text.contains("IArguments: Sendable"))
  }

  @Test("return values that cannot be copied from closures")
  func noncopyableResults() throws {
    let source = """
      struct Token: ~Copyable { var number = 0 }
      typealias Pass = Token
      protocol Making {
        func make() -> Token
        func make(_ count: Int, for name: String) async throws -> Token?
        func pass() throws -> Pass
        static func shared() -> Token
      }
      protocol Sharing: Sendable { func make(_ count: Int) async -> Token }
      protocol Acting: Actor { func make(_ count: Int) -> Token }
      protocol Reading { var token: Token { get } }
      protocol Indexing { subscript(index: Int) -> Token { get } }
      protocol Sending { func make() -> sending Token }
      """
    let doubles = DoublesOfAllKinds(of: source)
    #expect(doubles.counts == [3, 3, 0])
    let diagnostics = try Compiler.diagnostics(
      about: doubles.files.merging(["Source.swift": source]) { $1 }, mode: 6, flags: Compiler.laterPasses)
    #expect(diagnostics == "")
  }

  /// Lines that must be broken wherever they can be.
  private static let long = """

    protocol SchedulerOfManyThings<TimeType, Options>: AnyObject {
      associatedtype TimeType: Strideable
      associatedtype Options
      func schedule(
        after date: TimeType, interval: TimeType.Stride, tolerance: TimeType.Stride, options: Options?,
        action: @escaping @Sendable () -> Void
      ) throws -> [String: Result<TimeType, any Error>]
      func scheduleRepeatedly(
        at first: TimeType, interval: TimeType.Stride, tolerance: TimeType.Stride
      ) async -> TimeType
      static func shared(options: Options, name: String) -> TimeType
    }
    """

}

/// What mocks use of the library, so that they can be compiled without it.
enum StubStandIn {
  /// The declarations for a module that is on the main actor by default.
  static let onNoActor = source.replacing("public enum", with: "nonisolated public enum")
    .replacing("public final class", with: "nonisolated public final class")
    .replacing("public protocol", with: "nonisolated public protocol")
    .replacing("extension ThrowingStub", with: "nonisolated extension ThrowingStub")

  static let source = """
    public enum MockPolicy: Sendable { case strict, relaxed }
    public protocol CallRecording: AnyObject { var name: String? { get } }
    public final class ThrowingStub<Arguments, ReturnType, ErrorType: Error>: CallRecording {
      var result: Result<ReturnType, ErrorType>?
      public var calls: [Arguments] = []
      public var isRelaxed = false
      public func relax<each Element>(as tuple: (repeat each Element).Type) { isRelaxed = true }
      public let name: String?
      public var defaultResult: Result<ReturnType, ErrorType>? { get { result } set { result = newValue } }
      public init(defaultResult: Result<ReturnType, ErrorType>) { (result, name) = (defaultResult, nil) }
      public init(
        named name: String, defaultResult: Result<ReturnType, ErrorType>? = nil, recordsCalls: Bool = true
      ) {
        (result, self.name) = (defaultResult, name)
      }
      public func callAsFunction(_ arguments: Arguments) throws(ErrorType) -> ReturnType {
        calls.append(arguments)
        guard let result else { fatalError((name ?? "") + " has no result") }
        return try result.get()
      }
      public nonisolated(nonsending) func call(_ arguments: Arguments) async throws(ErrorType) -> ReturnType {
        try self(arguments)
      }
    }
    extension ThrowingStub where Arguments == Void {
      public func callAsFunction() throws(ErrorType) -> ReturnType { try self(()) }
      public nonisolated(nonsending) func call() async throws(ErrorType) -> ReturnType { try await call(()) }
    }
    public typealias Stub<Arguments, ReturnType> = ThrowingStub<Arguments, ReturnType, Never>
    """
}
