import StubbleRewriter
import StubbleSemantics
import Testing

/// Generated files whose doubles have the class of locked values in common.
@Suite("The lock of a file's doubles") struct SharedLockTests {
  private static let source = """
    protocol Opening { func open(_ name: String) -> Int; static func make() -> Int }
    protocol Closing: Sendable { var count: Int { get set }; func close() async throws }
    protocol Storing { associatedtype Item; func put(_ item: Item); static var shared: Int { get set } }
    protocol Working: Actor { func work() -> [Int] }
    """

  private static func made(
    _ sources: [String] = [source], kind: DoubleKind = .spy, settings: CompilerSettings? = nil,
    neighbors pathOfNeighbor: ((String) -> String?)? = { _ in nil }
  ) -> DoublesFile {
    var request = DoublesRequest()
    request.kind = kind
    request.allProtocols = true
    request.settings = settings
    request.testableImports = ["App"]
    let files = sources.enumerated().map { SourceFile(path: "\($0).swift", source: Array($1.utf8)) }
    return DoublesFile(files, request, pathOfNeighbor: pathOfNeighbor)
  }

  @Test("is declared once", arguments: [DoubleKind.spy, .stubs], [5, 6])
  func compiles(kind: DoubleKind, mode: Int) throws {
    for isolation in DefaultIsolation.allCases {
      let settings = CompilerSettings(
        defaultIsolation: isolation, languageMode: LanguageMode(number: mode), isStrictAboutMemory: true)
      let text = Self.made(kind: kind, settings: settings).string
      #expect(text.ranges(of: "class LockedValue<").count == 1)
      let isolationFlags = isolation == .mainActor ? ["-default-isolation", "MainActor"] : []
      let diagnostics = try Compiler.diagnostics(
        about: ["Doubles.swift": text], importing: "App", of: Self.source, mode: mode,
        flags: ["-strict-memory-safety"] + isolationFlags, flagsOfModule: ["-enable-testing"])
      #expect(diagnostics == "")
    }
  }

  @Test("has a name that nothing else has")
  func names() {
    let other = "public final class LockedValue {}"
    #expect(Self.made([Self.source, other]).string.contains("private final class LockedStorage<"))
    let isTaken = { (name: String) in name == "LockedValue" ? "Tests/Lock.swift" : nil }
    #expect(Self.made(neighbors: isTaken).string.contains("private final class LockedStorage<"))
  }

  @Test("is each double's own where the other files of the module are not known")
  func unknownModule() {
    #expect(Self.made(neighbors: nil).string.ranges(of: "private final class LockedValue<").count == 4)
  }
}
