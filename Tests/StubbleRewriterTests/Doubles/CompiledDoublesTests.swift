import StubbleRewriter
import Testing

@Suite("Doubles of hard protocols") struct CompiledDoublesTests {
  @Test(
    "compile without a warning in both language modes", arguments: [DoubleKind.spy, .stubs, .mock], [5, 6])
  func compile(kind: DoubleKind, mode: Int) throws {
    let made = doubles(of: HardProtocols.source, kind)
    #expect(made.doubleCount >= 14)
    var files = ["Source.swift": HardProtocols.source, "Doubles.swift": made.string]
    if kind == .mock {
      files["Stubs.swift"] = StubStandIn.source
      files["Doubles.swift"] = made.string.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { $0 != "import Stubble" }.joined(separator: "\n")
    }
    let complaints = try Compiler.complaints(about: files, mode: mode)
    #expect(complaints == "")
  }

  @Test("are formatted as the formatter would", arguments: [DoubleKind.spy, .stubs, .mock])
  func format(kind: DoubleKind) throws {
    let complaints = try Compiler.lint(doubles(of: HardProtocols.source, kind).string)
    #expect(complaints == "")
  }
}

/// What mocks use of the library, so that they can be compiled without it.
enum StubStandIn {
  static let source = """
    public final class ThrowingStub<Arguments, ReturnType, ErrorType: Error> {
      let result: Result<ReturnType, ErrorType>
      public var calls: [Arguments] = []
      public init(defaultResult: Result<ReturnType, ErrorType>) { result = defaultResult }
      public func callAsFunction(_ arguments: Arguments) throws(ErrorType) -> ReturnType {
        calls.append(arguments)
        return try result.get()
      }
    }
    extension ThrowingStub where Arguments == Void {
      public func callAsFunction() throws(ErrorType) -> ReturnType { try self(()) }
    }
    public typealias Stub<Arguments, ReturnType> = ThrowingStub<Arguments, ReturnType, Never>
    """
}
