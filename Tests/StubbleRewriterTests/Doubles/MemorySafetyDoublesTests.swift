import StubbleRewriter
import StubbleSemantics
import Testing

/// Doubles in a module whose compiler asks for a mark on each use of what is unsafe.
@Suite struct MemorySafetyDoublesTests {
  private static let source = """
    protocol Naming { var name: String { get set }; func full(_ count: Int) -> String; static func all() -> Int }
    protocol Making { associatedtype Made; func make() async throws -> Made; static var count: Made { get } }
    protocol Sending: Sendable { var id: Int { get set }; func send<T: Sendable>(_ value: T) async -> T }
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
    #expect(made.doubleCount == 3)
    let complaints = try Compiler.complaints(
      about: ["Source.swift": Self.source, "Doubles.swift": made.string], mode: 6,
      flags: ["-strict-memory-safety"])
    #expect(complaints == "")
  }
}
