import StubbleRewriter
import StubbleSemantics
import TestSupport
import Testing

/// Doubles where the feature `NonisolatedNonsendingByDefault` is on for the protocols or for the doubles, and not for both:
/// the types of asynchronous functions are others there.
@Suite("Asynchronous functions of doubles") struct AsyncFunctionsOfDoublesTests {
  private static let feature = ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]

  private static let protocols = """
    public final class Box { public init() {}; public var count = 0 }
    public typealias Work = () async -> Void
    public typealias Mapping<T> = (T) async throws -> T
    public protocol Taking {
      func escaping(_ body: @escaping () async -> Void)
      func borrowed(_ body: () async throws -> Int) async rethrows -> Int
      func optional(_ body: (() async -> Void)?, _ other: Optional<(Int) async -> Int>)
      func list(_ body: [() async -> Void], _ named: [String: (Int) async -> Void])
      func sendable(_ body: @escaping @Sendable () async -> Void)
      func changing(_ body: inout () async -> Void)
      func sent(_ body: sending @escaping () async -> Box)
      func variadic(_ bodies: (() async -> Void)...)
      func automatic(_ value: @autoclosure () async throws -> Int) async
      func kept(_ value: @escaping @autoclosure () async -> Int) async
      func shared(_ value: @autoclosure @escaping @Sendable () async throws -> Int) async throws -> Int
      func nested(_ body: (() async -> Void) -> Void, _ other: ((Int) async -> Int) async -> Void)
      func nestedEscaping(_ body: @escaping (@escaping () async -> Void) -> Void)
      func tuple(_ pair: (first: () async -> Void, Int))
      func parenthesized(_ body: @escaping (() async -> Void))
      func named(_ body: @escaping Work, _ mapping: @escaping Mapping<Int>)
      func typed(_ body: @escaping () async throws(Failure) -> Void)
      func taking(_ box: Box, _ body: @escaping (Box) async -> Box) async -> Box
    }
    public struct Failure: Error {}
    public protocol Saying {
      func actor(_ body: @escaping @MainActor () async -> Void)
      func apart(_ body: @escaping @concurrent () async -> Void)
      func here(_ body: nonisolated(nonsending) @escaping () async -> Void)
      func hereOptional(_ body: (nonisolated(nonsending) @Sendable () async -> Void)?)
      func any(_ body: @escaping @isolated(any) () async -> Void)
      func isolated(_ body: @escaping (isolated (any Actor)?) async -> Void)
      func plain(_ body: @escaping () -> Void, _ other: @escaping @Sendable (Int) throws -> Int)
      @MainActor func onMain(_ body: @escaping () async -> Void) async
      @concurrent func elsewhere(_ body: @escaping @Sendable () async -> Void) async
      nonisolated(nonsending) func stays(_ box: Box) async -> Box
    }
    public protocol Giving {
      var work: () async -> Void { get set }
      var last: (() async -> Int)? { get }
      var box: Box { get async }
      var value: Int { get async throws }
      func make() -> () async -> Void
      func makeLater() async -> (@Sendable (Int) async -> Int)?
      subscript(body: @escaping () async -> Void) -> Int { get }
      subscript(key: String) -> Box { get async }
    }
    public protocol Making {
      init(_ body: @escaping () async -> Void)
      static func load(_ box: Box) async -> Box
      static func run(_ body: @escaping () async -> Void)
    }
    public protocol Generic {
      associatedtype Item
      typealias Step = (Item) async -> Void
      func each(_ body: @escaping (Item) async -> Void)
      func step(_ body: @escaping Step, _ last: Step?)
    }
    public protocol OfNumbers: Generic where Item == Int {}
    public protocol OfFunctions: Generic where Item == () async -> Void {}
    public protocol Erased {
      func map<T: Sendable>(_ value: T, _ body: @escaping @Sendable (T) async throws -> T) async throws -> T
      func all<T>(_ values: [T], _ body: @escaping (T) async -> Void)
    }
    public protocol Borrowing {
      associatedtype Client
      func run<Value>(_ test: @Sendable (Client) async throws -> Value) async throws -> Value
      func again<Value>(_ test: (Client) async throws -> Value) async rethrows -> Value
      func elsewhere<Value>(_ test: @concurrent (Value) async -> Value) async -> Value
      func here<Value>(_ test: nonisolated(nonsending) (Value) async -> Value) async -> Value
    }
    public protocol Child: Giving { func child(_ body: @escaping () async -> Void) async }
    public protocol Sent: Sendable { func send(_ body: @escaping @Sendable () async -> Void) async -> Int }
    @MainActor public protocol Shown { func show(_ body: @escaping () async -> Void) async; nonisolated func hide() async }
    public protocol Acting: Actor { func act(_ body: @escaping @Sendable () async -> Void) async; func done() async -> Int }
    """

  @Test("compile where the feature is on for one side only", arguments: [false, true], [5, 6])
  func compile(isOnForProtocols: Bool, mode: Int) throws {
    var request = DoublesRequest()
    request.imports = ["App"]
    request.settings = CompilerSettings(
      languageMode: LanguageMode(number: mode), isNonsendingByDefault: !isOnForProtocols)
    let settings = CompilerSettings(languageMode: .v6, isNonsendingByDefault: isOnForProtocols)
    let doubles = DoublesOfAllKinds([SourceFile(ofApp: Self.protocols, settings: settings)], request)
    #expect(doubles.counts == [13, 13, 13])
    let diagnostics = try Compiler.diagnostics(
      about: doubles.files, importing: "App", of: Self.protocols, mode: mode,
      flags: isOnForProtocols ? [] : Self.feature, flagsOfModule: isOnForProtocols ? Self.feature : [])
    #expect(diagnostics == "")
  }

  private static func doubles(
    of source: String, _ kind: DoubleKind, settings: CompilerSettings, ofDoubles: CompilerSettings?
  ) -> DoublesFile {
    let file = SourceFile(ofApp: source, settings: settings)
    var request = DoublesRequest()
    request.kind = kind
    request.allProtocols = true
    request.imports = ["App"]
    request.settings = ofDoubles
    return DoublesFile([file], request)
  }

  @Test(
    "say what they mean in the protocol's module, and no more",
    arguments: [
      (true, false, "body: nonisolated(nonsending) @escaping () async -> Void"),
      (false, true, "body: @escaping @concurrent () async -> Void"),
      (true, true, "body: @escaping () async -> Void"),
      (false, false, "body: @escaping () async -> Void"),
      (true, nil, "body: @escaping () async -> Void"),
    ].rows) func types(row: Row<(Bool, Bool?, String)>)
  {
    let (isOnForProtocols, isOnForDoubles, expected) = row.value
    let source =
      "protocol P { func run(_ body: @escaping () async -> Void); func end(_ body: @escaping () -> Void) }"
    let made = Self.doubles(
      of: source, .mock, settings: CompilerSettings(isNonsendingByDefault: isOnForProtocols),
      ofDoubles: isOnForDoubles.map { CompilerSettings(isNonsendingByDefault: $0) })
    #expect(made.string.contains("func run(_ \(expected)) {"))
    #expect(made.string.contains("func end(_ body: @escaping () -> Void) {"))
  }

  @Test("say where they run where the caller is and the class would not be, and where a spy passes calls on")
  func members() {
    let source = "protocol P { func run() async; var last: Int { get async }; @MainActor func show() async }"
    func text(_ kind: DoubleKind, _ isOnForProtocols: Bool) -> String {
      let settings = [isOnForProtocols, !isOnForProtocols].map { CompilerSettings(isNonsendingByDefault: $0) }
      return Self.doubles(of: source, kind, settings: settings[0], ofDoubles: settings[1]).string
    }
    for kind in DoubleKind.allCases {
      #expect(text(kind, true).contains("\n  nonisolated(nonsending) func run() async {"))
      #expect(text(kind, true).contains("\n  nonisolated(nonsending) var last: Int {"))
      #expect(text(kind, true).contains("\n  @MainActor func show() async {"))
      let words = kind == .spy ? "@concurrent " : ""
      #expect(text(kind, false).contains("\n  \(words)func run() async {"))
      #expect(text(kind, false).contains("\n  \(words)var last: Int {"))
      #expect(text(kind, false).contains("\n  @MainActor func show() async {"))
    }
  }

  @Test("say so of what a protocol of another module declares, in place too")
  func inPlace() {
    let core = "public protocol Running { func run(_ body: @escaping () async -> Void) }"
    let app = "import Core\n// @Spyable\nprotocol P: Running { func own(_ body: @escaping () async -> Void) }"
    func file(_ name: String, _ source: String, _ isOn: Bool) -> SourceFile {
      SourceFile(
        path: "\(name).swift", source: Array(source.utf8), modules: ModuleSet(Module(name: name)),
        settings: CompilerSettings(isNonsendingByDefault: isOn))
    }
    let files = [file("App", app, false), file("Core", core, true)]
    let plan = Project(files: files, selection: Selection()).plans()[0]
    let text = String(decoding: render(plan.edits, in: files[0].tree, layout: .lines), as: UTF8.self)
    #expect(text.contains("func own(_ body: @escaping () async -> Void) {"))
    #expect(text.contains("func run(_ body: nonisolated(nonsending) @escaping () async -> Void) {"))
  }
}
