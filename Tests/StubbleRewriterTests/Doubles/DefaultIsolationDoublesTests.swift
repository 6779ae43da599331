import StubbleRewriter
import StubbleSemantics
import TestSupport
import Testing

/// Doubles of protocols that are on the main actor without saying so: by default, or since they inherit from others.
@Suite struct DefaultIsolationDoublesTests {
  private static let source = """
    nonisolated protocol Naming { var name: String { get }; func full() -> String }
    nonisolated protocol Sending: Sendable { var id: Int { get set }; func send() async -> Int }
    nonisolated protocol Running: AnyObject { func run(_ body: @escaping () -> Void); static func all() -> Int }
    nonisolated protocol Sorted: Hashable, Comparable { var value: Int { get } }
    nonisolated protocol Making { associatedtype Made; func make() -> Made; static var count: Int { get set } }
    nonisolated protocol Mixed { @MainActor func first(); func second(); nonisolated var third: Int { get } }
    enum Outer { nonisolated protocol Inner { func inner() -> Int } }
    protocol Plain { var id: Int { get set }; func run() throws -> Int; static func make() -> Int }
    protocol OfMixed: Mixed { func last() -> Int }
    nonisolated protocol OfPlain: Plain { func last() }
    protocol PlainMaking { associatedtype Made; func make() -> Made; nonisolated static func count() -> Int }
    protocol Child: Naming { func child() -> Int }
    protocol Listed: Hashable { var value: Int { get } }
    protocol Safe: Sendable { func safe() -> Int }
    protocol Loading: Sendable { @concurrent func load(_ n: Int) async throws -> Int; func show() }
    protocol Known: Hashable, Comparable, Sendable { var value: Int { get } }
    protocol Sent: Equatable, SendableMetatype { func sent() }
    protocol Ranked: Sendable, Comparable { associatedtype Rank; func rank() -> Rank }
    protocol Working: Actor { func work(_ n: Int) -> Int }
    protocol OfWorking: Working { var done: [Int] { get }; static func make() -> Int; nonisolated func name() -> String }
    protocol Acting where Self: Actor { func act(_ n: Int) -> Int; nonisolated func name() -> String }
    struct Key: Hashable { var number = 1 }
    protocol Keyed { var keys: Set<Key> { get set }; func all(_ keys: [Key: Int]) -> [Key: Int]; static func load() async throws -> Set<Key> }
    protocol Related: Codable, Hashable { var id: Int { get } }
    struct Relation<Member: Related>: Codable {}
    protocol Role: Related { var users: Relation<Self> { get set }; func all(_ x: [Self: Int]) -> Relation<Self>? }
    protocol Group: AnyObject, Equatable { var peers: Peers<Self>? { get }; func first() -> Peers<Self> }
    struct Peers<Member: Group> {}
    protocol DecodedKeys: Decodable { var keys: Set<Key> { get }; func all(_ keys: [Key: Int]) -> Set<Key> }
    protocol SentKeys: Sendable { var keys: Set<Key> { get }; subscript(keys: [Key: Int]) -> Int { get } }
    nonisolated protocol Finding: Sendable { var last: Key? { get set }; func find() -> Key?; func wait() async throws -> Key? }
    protocol Failing: Error { var reason: String { get }; func retry() async -> Int; static func make() -> String }
    protocol OfSending: Sending { func last() -> Int }
    protocol Counted: CaseIterable { var value: Int { get } }
    protocol OfRunning: Running { static func first() -> Int }
    struct Guest: Identifiable { var id = 1 }
    protocol Finder<Found> { associatedtype Found: Identifiable; func find(_ id: Found.ID) async -> Found? }
    protocol GuestFinder: Finder where Found == Guest { func newest() -> Guest }
    protocol GuestSorter: Finder<Guest> { func sorted() -> [Found] }
    protocol Table { associatedtype Rows: Sequence where Rows.Element: Identifiable; func rows() -> Rows }
    protocol GuestTable: Table where Rows == [Guest] { func last() -> Guest? }
    protocol Identity { var name: String? { get } }
    struct Card: Identity { var name: String? }
    protocol IdentityFinder { associatedtype Found: Identity; func find() async throws -> Found }
    protocol CardFinder: IdentityFinder where Found == Card {}
    protocol Rows { associatedtype Row: Hashable; var top: Set<Row> { get }; func rows() async -> [Row: Int] }
    protocol KeyRows: Rows where Row == Key {}
    @MainActor protocol Shown { func show() }
    struct Picture: Shown { func show() {} }
    protocol ShownFinder { associatedtype Found: Shown; func find() async throws -> Found }
    protocol PictureFinder: ShownFinder where Found == Picture {}
    @globalActor actor OtherActor { static let shared = OtherActor() }
    @OtherActor protocol OnOther { func other() -> Int }
    protocol OfOtherAndPlain: OnOther, Plain { func more() -> Int }
    protocol OfBoth: OfOtherAndPlain, OnOther {}
    nonisolated func name(_ value: some Naming) -> String { value.full() }
    func fatalError(_ message: @autoclosure () -> String = "") -> Never { Swift.fatalError(message()) }
    """

  @Test("are isolated as their protocols are", arguments: [DoubleKind.spy, .stubs], [5, 6])
  func compile(kind: DoubleKind, mode: Int) throws {
    var request = DoublesRequest()
    request.kind = kind
    request.allProtocols = true
    let file = SourceFile(
      path: "Source.swift", source: Array(Self.source.utf8),
      settings: CompilerSettings(defaultIsolation: .mainActor))
    let made = DoublesFile([file], request)
    #expect(made.doubleCount == 48)
    let use =
      kind == .spy
      ? "nonisolated func use() -> String { let spy = NamingSpy(); spy.fullReturnValue = \"a\"; return name(spy) }"
      : "nonisolated func use() -> String { name(StubbableNaming { $0.full = { \"a\" } }) }"
    let diagnostics = try Compiler.diagnostics(
      about: ["Source.swift": Self.source, "Doubles.swift": made.string, "Use.swift": use], mode: mode,
      flags: ["-default-isolation", "MainActor"])
    #expect(diagnostics == "")
  }

  @Test(
    "say that they are on no actor in a module that is on one by default",
    arguments: [DoubleKind.spy, .stubs],
    [5, 6])
  func otherModule(kind: DoubleKind, mode: Int) throws {
    let source = """
      nonisolated protocol Waiting: AnyObject {
        var next: (any Waiting)? { get set }
        var text: String? { get async }
        @concurrent func elsewhere() async -> Int
        nonisolated(nonsending) func wait() async
        static func all() -> [Int]
      }
      nonisolated protocol Making { associatedtype Made; func make(_ x: Made) -> Made; init(made: Made) }
      nonisolated protocol Safe: Sendable, Hashable { var id: Int { get set } }
      @MainActor protocol Shown: AnyObject { func show() -> Int; nonisolated func hide() }
      @MainActor protocol Ranked: Comparable { var rank: Int { get } }
      """
    var request = DoublesRequest()
    request.kind = kind
    request.allProtocols = true
    request.settings = CompilerSettings(defaultIsolation: .mainActor)
    let made = DoublesFile([SourceFile(path: "Source.swift", source: Array(source.utf8))], request)
    #expect(made.doubleCount == 5)
    let diagnostics = try Compiler.diagnostics(
      about: ["Source.swift": source, "Doubles.swift": made.string], mode: mode,
      flags: ["-default-isolation", "MainActor"])
    #expect(diagnostics == "")
  }

  /// Declarations with a protocol, and whether it has a double in language mode 6. Before that, the compiler warns.
  @Test(
    "cannot use values that need the main actor outside of it",
    arguments: [
      ("nonisolated protocol P { func f() -> [Set<Key>] }", false),
      ("nonisolated protocol P { var a: [Key: Int]? { get async } }", false),
      ("protocol P { nonisolated func f(_ keys: Keys) }; typealias Keys = Set<Key>", false),
      ("protocol P: Actor { func f(_ body: (Set<Key>) -> Void) }", false),
      ("nonisolated protocol P { func f() -> [Key]; func g() -> Set<Free> }", true),
      ("nonisolated protocol P { func f() -> Unknown<Key> }", true),
      ("nonisolated protocol P { @MainActor func g() -> Set<Key> }", false),
      ("protocol P: Sendable { func f() -> Set<Key> }", true),
      ("nonisolated protocol P: Table where Row == Key {}", false),
      ("nonisolated protocol P: Table { typealias Row = Key }", false),
      ("nonisolated protocol P: Table where Row == Free {}", true),
      ("protocol P: Table where Row == Key {}", false),
      ("protocol P: Table where Row == Free {}", true),
      ("protocol P: Listing where Row == Key {}", true),
      ("protocol P: Listing, Sendable where Row == Key {}", false),
      ("protocol P: Listing, Sendable where Row == Free {}", true),
      ("protocol P: Listing where Row == [Key] {}", true),
    ].rows, [5, 6])
  func isolatedKeys(row: Row<(String, Bool)>, mode: Int) {
    let (source, isPossible) = row.value
    let types = "struct Key: Hashable {}; struct Free: nonisolated Hashable {}\n"
    let parents = """
      nonisolated protocol Table { associatedtype Row: Hashable; func rows() -> Set<Row> }
      protocol Listing { associatedtype Row: Equatable; func first() -> Row }

      """
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: LanguageMode(number: mode))
    let doubles = DoublesOfAllKinds(of: types + parents + source, settings: settings)
    #expect(doubles.counts.allSatisfy { ($0 == 3) == (isPossible || mode == 5) })
  }

  /// A subclass elsewhere does not have the actor that its superclass is on by default.
  @Test(
    "are isolated as their superclass",
    arguments: [(5, false, false), (6, false, false), (6, true, false), (5, false, true)], [5, 6])
  func isolatedSuperclasses(ofDoubles: (mode: Int, isInferred: Bool, isOnMain: Bool), mode: Int) throws {
    let (modeOfDoubles, isInferred, isOnMain) = ofDoubles
    let source = """
      open class Screen { public init() {} }
      open class Page: Screen {}
      nonisolated public protocol Numbered { nonisolated static var number: Int { get } }
      public protocol Named { static var name: String { get }; var label: String { get set } }
      public protocol Login: Screen, Named { func open(_ count: Int) -> Int; static func make() -> Int }
      public protocol LoginPage: Page, Numbered { func turn() async -> Int }
      public protocol SharedPage: Screen, Sendable { func share() -> Int; var count: Int { get set } }
      """
    var request = DoublesRequest()
    request.imports = ["App"]
    request.settings = CompilerSettings(
      defaultIsolation: isOnMain ? .mainActor : .nonisolated,
      languageMode: LanguageMode(number: modeOfDoubles),
      infersIsolatedConformances: isInferred)
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: LanguageMode(number: mode))
    let doubles = DoublesOfAllKinds([SourceFile(ofApp: source, settings: settings)], request)
    #expect(doubles.counts == [5, 5, 5])
    let files = doubles.files.merging(["StandIn.swift": StubStandIn.onNoActor]) { $1 }
    let diagnostics = try Compiler.diagnostics(
      about: files, importing: "App", of: source, mode: modeOfDoubles,
      flags: (isInferred ? ["-enable-upcoming-feature", "InferIsolatedConformances"] : [])
        + (isOnMain ? ["-default-isolation", "MainActor"] : []),
      flagsOfModule: ["-swift-version", "\(mode)", "-default-isolation", "MainActor"])
    #expect(diagnostics == "")
  }

  /// A protocol that refines `Sendable` has no isolated conformances, and another module's requirement is on no actor.
  @Test("implement what only an extension on the main actor would", arguments: [5, 6], [true, false])
  func isolatedDefaults(mode: Int, isOnMainActor: Bool) throws {
    let source = """
      import Foundation
      public protocol Described: LocalizedError { var code: Int { get } }
      extension Described { public var errorDescription: String? { "\\(code)" } }
      public protocol Numbered: CustomNSError, LocalizedError { func more() async throws -> Int }
      extension Numbered { public static var errorDomain: String { "a" }; public var failureReason: String? { nil } }
      public protocol Plain: LocalizedError { var code: Int { get } }
      public protocol Executing: SerialExecutor { func work() -> Int }
      extension Executing {
        public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
      }
      public protocol Free: LocalizedError { var code: Int { get } }
      extension Free { public nonisolated var errorDescription: String? { "free" } }
      """
    var request = DoublesRequest()
    request.imports = ["App"]
    request.settings = CompilerSettings(
      defaultIsolation: isOnMainActor ? .mainActor : .nonisolated, languageMode: .v6)
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: LanguageMode(number: mode))
    let doubles = DoublesOfAllKinds([SourceFile(ofApp: source, settings: settings)], request)
    #expect(doubles.counts == [5, 5, 5])
    let spies = doubles.made.first?.string ?? ""
    #expect(spies.contains("nonisolated var errorDescription: String?"))
    #expect(spies.split(separator: "class ").filter { $0.contains("underlyingErrorDescription") }.count == 1)
    // What there is of the library would be on the main actor too.
    let files = doubles.files.filter { name, _ in
      !isOnMainActor || name.contains("spy") || name.contains("stubs")
    }
    let diagnostics = try Compiler.diagnostics(
      about: files, importing: "App", of: source, mode: 6,
      flags: isOnMainActor ? ["-default-isolation", "MainActor"] : [],
      flagsOfModule: ["-swift-version", "\(mode)", "-default-isolation", "MainActor"])
    #expect(diagnostics == "")
  }

  @Test("state the actor that the superclass has by default in another module", arguments: [5, 6])
  func superclassesElsewhere(mode: Int) {
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: LanguageMode(number: mode))
    let files = [
      SourceFile(
        path: "Core.swift", source: Array("open class Screen { public init() {} }".utf8),
        modules: ModuleSet(Module(name: "Core")), settings: settings),
      ModulesOfDoublesTests.file("App", "import Core\npublic protocol Login: Screen { func open() -> Int }"),
    ]
    var request = DoublesRequest()
    request.allProtocols = true
    request.imports = ["App"]
    request.settings = CompilerSettings(languageMode: .v6)
    let text = DoublesFile(files, request).string
    #expect(text.contains("\n@MainActor\npublic class LoginSpy: Screen, Login {"), "\(text)")
  }

  /// The compiler would isolate the conformances of a class on an actor.
  @Test("conform in every context where conformances are isolated by default")
  func isolatedConformances() throws {
    let source = """
      @MainActor protocol Input { func enter() }
      @MainActor protocol Output { associatedtype Item; var items: [Item] { get set } }
      @MainActor protocol Screen: AnyObject, Input, Output { nonisolated func free() -> Int; init() }
      nonisolated func take<T: Screen & Sendable>(_ screen: T) {}
      @MainActor class View {}
      @MainActor protocol Shown: View, Input {}
      """
    var request = DoublesRequest()
    request.settings = CompilerSettings(languageMode: .v6, infersIsolatedConformances: true)
    let doubles = DoublesOfAllKinds(
      [SourceFile(path: "Source.swift", source: Array(source.utf8))], request)
    #expect(doubles.counts == [4, 4, 4])
    let uses = ["ScreenSpy", "StubbableScreen", "MockScreen"].map { name in
      "@MainActor func use(_ screen: \(name)<Int>) { take(screen) }"
    }
    let others = ["Source.swift": source, "Use.swift": uses.joined(separator: "\n")]
    let diagnostics = try Compiler.diagnostics(
      about: doubles.files.merging(others) { $1 }, mode: 6,
      flags: ["-enable-upcoming-feature", "InferIsolatedConformances"])
    #expect(diagnostics == "")
  }

  /// Before language mode 6 a protocol is on no actor for inheriting from a protocol or a class that is, unless a feature
  /// says so.
  @Test(
    "compile where a protocol inherits from what is isolated",
    arguments: [
      (5, []), (5, ["-strict-concurrency=complete"]),
      (5, ["-strict-concurrency=complete", "-enable-upcoming-feature", "GlobalActorIsolatedTypesUsability"]),
      (6, []),
    ])
  func inheritedIsolation(mode: Int, flags: [String]) throws {
    let source = """
      @MainActor protocol Base { func base() -> Int }
      protocol Derived: Base { func more(_ x: Int) -> Int }
      protocol Stored: Derived { var value: Int { get set }; static func make() -> Int; init(value: Int) }
      @MainActor protocol Isolated: Stored { func last() }
      protocol Plain: Base {}
      protocol Waiting: Base { func wait() async -> Int; var done: Bool { get async } }
      protocol Stated: Base { @MainActor func stated() -> Int; nonisolated func free() -> Int }
      @MainActor class View { init() {} }
      final class Model {}
      protocol Shown: View { var value: Int { get set } }
      protocol ShownMore: Shown { func show(_ x: Int) }
      protocol Passing: Base { func pass(_ body: () -> Void) async -> Int; func model() async -> Model }
      """
    let settings = CompilerSettings(
      languageMode: LanguageMode(number: mode),
      isStrictAboutConcurrency: flags.contains("-strict-concurrency=complete"),
      sharesGlobalActors: flags.contains("GlobalActorIsolatedTypesUsability"))
    let doubles = DoublesOfAllKinds(of: source, settings: settings)
    #expect(doubles.counts == [10, 10, 10])
    let files = doubles.files.merging(["Source.swift": source]) { $1 }
    #expect(try Compiler.diagnostics(about: files, mode: mode, flags: flags) == "")
  }
}
