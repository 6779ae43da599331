import StubbleRewriter
import StubbleSemantics
import TestSupport
import Testing

/// Doubles of protocols whose types have names that several modules declare, or that an attribute hides from others.
@Suite("Doubles of several modules") struct ModulesOfDoublesTests {
  private static let core = """
    public struct Event {}
    public enum Space { public struct Thing {} }
    public struct Data {}
    public enum Result { case a }
    public typealias Number = Int
    public protocol Sending { func send(_ event: Event) -> Result }
    """
  private static let app = """
    import Core
    struct Event {}
    enum Space { struct Thing {} }
    struct Alone {}
    typealias Number = String
    protocol Counting { associatedtype Event; func count<Space>(_ event: Event, _ space: Space) -> [Number] }
    protocol Receiving: Sending { func receive(_ event: Event, _ thing: Space.Thing, _ other: Core.Event) -> [Alone: Event] }
    """
  private static let other = """
    import Foundation
    protocol Fetching { func fetch(_ data: Data) -> Result<Data, any Error> }
    """

  static func file(_ name: String, _ source: String) -> SourceFile {
    SourceFile(path: "\(name).swift", source: Array(source.utf8), modules: ModuleSet(Module(name: name)))
  }

  static func doubles(
    _ files: [SourceFile], testable: [String], _ kind: DoubleKind = .spy
  ) -> String {
    var request = DoublesRequest()
    request.kind = kind
    request.allProtocols = true
    request.testableImports = testable
    return DoublesFile(files, request).string
  }

  @Test(
    "name types after their modules where several that the file imports have one of the name",
    arguments: [
      "func receive(_ event: App.Event, _ thing: App.Space.Thing, _ other: Core.Event) -> [Alone: App.Event]",
      "func count<Space>(_ event: Event, _ space: Space) -> [App.Number]",
      "func send(_ event: Core.Event) -> Result",
      "func fetch(_ data: Foundation.Data) -> Swift.Result<Foundation.Data, any Error>",
    ])
  func ambiguousNames(declaration: String) {
    let files = [
      Self.file("Core", Self.core), Self.file("App", Self.app), Self.file("Other", Self.other),
    ]
    let text = Self.doubles(files, testable: ["App", "Core", "Other"])
    #expect(Self.words(of: text).contains(Self.words(of: declaration)))
  }

  @Test(
    "take files for those of the module that they test, if nothing else says what module these are in",
    arguments: [
      (["App"], "", "App.Data", "@_spi(Test) @testable import App"),
      (["App"], "Other", "Data", "@testable import App"),
      (["App", "Core"], "", "Data", "@testable import Core"),
    ])
  func testedModule(testable: [String], module: String, type: String, imported: String) {
    let source = """
      import Foundation
      struct Data {}
      protocol P { func f() -> Data }
      @_spi(Test) public protocol Q {}
      """
    let modules = module.isEmpty ? ModuleSet.unknown : ModuleSet(Module(name: module))
    let file = SourceFile(path: "A.swift", source: Array(source.utf8), modules: modules)
    let text = Self.doubles([file], testable: testable)
    #expect(text.contains("func f() -> \(type) {"))
    #expect(text.contains("\n\(imported)\n"), "\(text)")
  }

  @Test(
    "spell what aliases of inherited protocols mean as the modules of the aliases do",
    arguments: [
      ("KeepingEvents", "func keep(_ kept: Core.Event)"),
      ("KeepingLists<Event>", "func keep(_ kept: [App.Event])"),
      ("KeepingBoth<Event>", "func keep(_ kept: (App.Event, Core.Event, Space.Count))"),
    ])
  func aliasesOfInheritedProtocols(parent: String, expected: String) {
    let core = """
      public struct Event {}
      public protocol Keeping<Kept> { associatedtype Kept; func keep(_ kept: Kept) }
      public typealias KeepingEvents = Keeping<Event>
      public typealias KeepingLists<T> = Keeping<[T]>
      public enum Space { public typealias Count = Int; public typealias Both<T> = Keeping<(T, Event, Count)> }
      public typealias KeepingBoth<T> = Space.Both<T>
      """
    let app = "import Core; struct Event {}; protocol Receiving: \(parent) { func receive() }"
    let text = Self.doubles([Self.file("Core", core), Self.file("App", app)], testable: ["App", "Core"])
    #expect(Self.words(of: text).contains(Self.words(of: expected)), "\(text)")
  }

  @Test("select a module by '::' if a type has its name, too")
  func modulesWithNamesOfTypes() {
    let core =
      "public struct Core {}; public struct Event {}; public protocol Sending { func send(_ event: Event) -> Core }"
    let app =
      "import Core; struct Event { struct Kind {} }; protocol Receiving: Sending { func f() -> [Event.Kind] }"
    let text = Self.doubles([Self.file("Core", core), Self.file("App", app)], testable: ["App", "Core"])
    #expect(text.contains("func send(_ event: Core::Event) -> Core {"), "\(text)")
    #expect(text.contains("func f() -> [App.Event.Kind] {"), "\(text)")
  }

  /// How the lines are broken does not matter.
  private static func words(of text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test(
    "take an alias that several modules declare for that of the module which the protocol's file imports",
    arguments: [
      ("Net", DoubleKind.mock, "var fStub: Stub<Void, Void>"),
      ("Core", .mock, "var fStub: Stub<Core.Handler, Void>"),
      ("All", .mock, "var fStub: Stub<Void, Void>"), ("Core", .spy, "var fReceivedValue: Core.Handler?"),
    ])
  func ambiguousAliases(imported: String, kind: DoubleKind, expected: String) {
    let files = [
      Self.file("Net", "public typealias Handler = (Int) -> Void"),
      Self.file("All", "@_exported import Net"), Self.file("Core", "public typealias Handler = Int"),
      Self.file("App", "import \(imported)\nprotocol P { func f(_ value: Handler) }"),
      Self.file("App", "import Core\nimport Net\nprotocol Other {}"),
    ]
    let text = Self.doubles(files, testable: ["App"], kind)
    #expect(Self.words(of: text).contains(Self.words(of: expected)), "\(text)")
  }

  @Test(
    "name types after their modules where others that the file imports have the name as well",
    arguments: [
      (
        "protocol P { func f(_ logger: Logger) }", "import os", DoubleKind.spy,
        "func f(_ logger: App.Logger) {"
      ),
      ("protocol P { func f(_ logger: Logger) }", "import Dispatch", .spy, "func f(_ logger: Logger) {"),
      (
        "protocol P { func f() -> any Cancellable }", "import Combine", .spy,
        "func f() -> any App.Cancellable {"
      ),
      ("protocol P { func f(_ x: Section) }", "import SwiftUI", .spy, "func f(_ x: App.Section) {"),
      ("protocol P { func f(_ x: Recorder.Item) }", "", .mock, "func f(_ x: App.Recorder.Item) {"),
      ("protocol P { func f(_ x: Recorder.Item) }", "", .spy, "func f(_ x: Recorder.Item) {"),
      ("protocol P { func f() -> Stub }", "", .mock, "var fStub: Stubble.Stub<Void, App.Stub> ="),
    ])
  func importedNames(protocol: String, imports: String, kind: DoubleKind, expected: String) {
    let types =
      "struct Logger {}\nenum Recorder { struct Item {} }\nstruct Stub {}\n"
      + "protocol Cancellable {}\nstruct Section {}\n"
    let files = [
      Self.file("App", types + `protocol`), Self.file("App", imports + "\nprotocol Other {}"),
    ]
    let text = Self.doubles(files, testable: ["App"], kind)
    #expect(text.contains(expected), "\(text)")
  }

  @Test(
    "import publicly what is imported so where imports do not say it, if they must in the generated file",
    arguments: [
      (false, true, "public import Foundation\n"), (true, true, "\nimport Foundation\n"),
      (false, false, "\nimport Foundation\n"),
    ])
  func publicImports(isInternal: Bool, isInternalInTests: Bool, expected: String) {
    let source = "import Foundation\npublic protocol P { func f(_ date: Date) }"
    let file = SourceFile(ofApp: source, settings: CompilerSettings(importsInternally: isInternal))
    var request = DoublesRequest()
    request.allProtocols = true
    request.testableImports = ["App"]
    request.settings = CompilerSettings(importsInternally: isInternalInTests)
    let text = DoublesFile([file], request).string
    #expect(text.contains(expected), "\(text)")
  }

  @Test(
    "state that an import is internal beside another one that does",
    arguments: [
      ("", "internal import Foundation", "\ninternal import Foundation\n"),
      ("internal import Foundation\n", "", "\ninternal import Foundation\n"),
      ("public import Foundation\n", "private import Foundation", "\npublic import Foundation\n"),
      ("", "public import Foundation", "\nimport Foundation\n"),
      ("", "internal import Dispatch", "\nimport Foundation\n"),
    ])
  func statedImports(imports: String, others: String, expected: String) {
    let source = imports + "public protocol P: Sendable { func f(_ date: Date) }"
    let files = [SourceFile(ofApp: source), SourceFile(ofApp: others)]
    var request = DoublesRequest()
    request.allProtocols = true
    request.modules = files[0].modules
    let text = DoublesFile(files, request).string
    #expect(text.contains(expected), "\(text)")
  }

  @Test(
    "import for their own file what none of their declarations needs",
    arguments: [
      ("protocol P { func f(_ items: [Int], _ other: P?) async throws -> Item }", false),
      ("protocol P { associatedtype Date; func f<Data>(_ date: Date, _ data: Data) -> Self.Date }", false),
      ("protocol P { func f(_ name: Name) -> [Name: Int] }", false),
      ("protocol P { func f(_ name: Swift.String) -> Swift.Int }", false),
      ("protocol P { func f(_ body: @escaping Body<Int>) }", false),
      ("protocol P { func f() }\nprotocol Q { var date: Date { get } }", false),
      ("@_spi(Tests) protocol P { func f() }", false),
      ("protocol P { func f(_ time: Time?) }", true),
      ("protocol P { var url: Foundation.URL { get } }", true),
      ("protocol P: LocalizedError, RecoverableError, NSLocking {}", false),
      ("protocol P: NSCopying {}", true),
      ("protocol P: NSObjectProtocol {}", true), ("protocol P: URLSessionDelegate {}", true),
      ("protocol P { var other: Unknown { get } }", true),
      ("protocol Q { var date: Date { get } }; public protocol P: Q {}", true),
    ])
  func unneededImports(declaration: String, isPublic: Bool) {
    let types =
      "public struct Item {}; public typealias Name = String; public typealias Time = Date\n"
      + "public typealias Body<Value> = (Value) -> Void\n"
    let text = Self.doubles(
      [Self.file("App", "public import Foundation\n" + types + "public " + declaration)], testable: ["App"])
    #expect(text.contains(isPublic ? "\npublic import Foundation\n" : "\nimport Foundation\n"), "\(text)")
  }

  @Test(
    "import publicly only the modules that may declare what they need",
    arguments: [
      ("Date", ["Foundation"]), ("Mutex<Int>", ["Synchronization"]),
      ("Unknown", ["Foundation", "Kit", "Synchronization"]),
    ])
  func neededModules(type: String, expected: [String]) {
    let source = ["Foundation", "Kit", "Synchronization"].map { "public import \($0)\n" }.joined()
    let text = Self.doubles(
      [Self.file("App", source + "public protocol P { func f(_ value: borrowing \(type)) }")],
      testable: ["App"])
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("public import") }.map(String.init)
    let wanted = expected.map { "public import \($0)" }
    #expect(lines == wanted, "\(text)")
  }

  @Test(
    "import publicly the modules of the project that declarations of others name",
    arguments: [
      ("", "func f() -> NetError", ["Net"]), ("", "func f() -> Core.Box", ["Core"]),
      ("", "var id: UserID { get }", ["Core"]), ("", "var net: Net.Session { get }", ["Net"]),
      (": Core.Logger", "func f(_ session: [Session])", ["Net"]), (": Core.Source<Core.Box>", "", ["Core"]),
      (": Core.Source", "func f(_ item: Item)", []), ("", "func f(_ own: Own)", []),
      ("", "func f() -> Boxes", ["Core", "Net"]),
    ])
  func neededModulesOfProject(inherited: String, member: String, expected: [String]) {
    let imports = ["Core", "Foundation", "Net"].map { "public import \($0)\n" }.joined()
    let files = [
      Self.file("App", imports + "public struct Own {}; public protocol P\(inherited) { \(member) }"),
      Self.file(
        "Net",
        "public import Core; public struct Session {}; public struct NetError {}; public typealias Boxes = [Box]"
      ),
      Self.file(
        "Core",
        "public struct Box {}; public typealias UserID = Int; public protocol Logger {}\n"
          + "public protocol Source<Item> { associatedtype Item }"),
    ]
    let lines = Self.doubles(files, testable: ["App"]).split(separator: "\n").filter {
      $0.hasPrefix("public import")
    }
    #expect(lines.map(String.init) == expected.map { "public import \($0)" })
  }

  @Test("import a module once for others to see, where one file does and another does not")
  func unequalImports() {
    func source(_ imported: String, _ name: String) -> String {
      "#if canImport(FoundationEssentials)\n\(imported) FoundationEssentials\n#endif\n"
        + "@preconcurrency \(imported) Kit\npublic protocol \(name) { var item: Item { get } }"
    }
    let text = Self.doubles(
      [Self.file("App", source("public import", "P")), Self.file("App", source("import", "Q"))],
      testable: ["App"])
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.dropFirst()
    #expect(
      lines.dropFirst().prefix(3) == [
        "@preconcurrency public import Kit", "#if canImport(FoundationEssentials)",
        "public import FoundationEssentials",
      ])
  }

  @Test("name types after their modules where the file declares a double of the name")
  func namesOfDoubles() {
    let source =
      "protocol Store { func f() }\nprotocol MockStore: Store { func next() -> StoreFake }\nclass StoreFake {}"
    let text = Self.doubles([Self.file("App", source)], testable: ["App"], .mock)
    #expect(text.contains("final class MockStore: Store {"), "\(text)")
    #expect(text.contains("final class MockMockStore: App.MockStore {"), "\(text)")
    #expect(text.contains("func next() -> StoreFake {"), "\(text)")
  }

  @Test("name types of other modules alone where they see no others of the name")
  func unambiguousNames() {
    let text = Self.doubles(
      [Self.file("Other", Self.other), Self.file("Core", Self.core)], testable: ["Other"])
    #expect(text.contains("func fetch(_ data: Data) -> Result<Data, any Error>"))
    #expect(text.contains("func send(_ event: Event) -> Result"))
  }

  @Test(
    "know nothing of types that are private to other files",
    arguments: [ModuleSet.unknown, ModuleSet(Module(name: "App"))])
  func typesOfOtherFiles(modules: ModuleSet) {
    let others = """
      private enum Error: Swift.Error { case a }
      private protocol Hidden { func secret() }
      fileprivate struct Token: ~Copyable {}
      """
    let own = """
      protocol Failing: Error { func fail() -> Token }
      protocol Hidden { func open() }
      protocol Seen: Hidden {}
      struct Token {}
      """
    let files = [("A", others), ("B", own)].map { name, source in
      SourceFile(path: "\(name).swift", source: Array(source.utf8), modules: modules)
    }
    var request = DoublesRequest()
    request.allProtocols = true
    let made = DoublesFile(files, request)
    #expect(made.diagnostics.values.joined().map(\.message) == [])
    #expect(made.doubleCount == 3)
    #expect(made.string.contains("failReceived") == false && made.string.contains("failReturnValue: Token!"))
    #expect(!made.string.contains("secret"))
  }

  @Test("have one name only where no two of them are compiled together")
  func equalNamesInOneModule() {
    let alternatives = """
      #if os(Linux)
      protocol System { func a() }
      #elseif os(macOS)
      protocol System { func b() }
      #else
      protocol System { func c() }
      #endif
      """
    var request = DoublesRequest()
    request.allProtocols = true
    #expect(DoublesFile([Self.file("App", alternatives)], request).doubleCount == 3)
    let files = ["One", "Two"].map { name in
      SourceFile(path: "\(name)/Store.swift", source: Array("protocol Store { func put() }".utf8))
    }
    let made = DoublesFile(files, request)
    #expect(made.doubleCount == 1)
    let diagnostics = made.diagnostics.values.joined()
    #expect(
      diagnostics.map(\.message) == [
        "no double of 'Store': 'StoreSpy' is already the double of 'Store' in One/Store.swift"
      ])
    #expect(diagnostics.flatMap(\.notes).map(\.message).contains { $0.contains("--module NAME=FOLDER") })
  }

  @Test(
    "leave out a double whose name is that of a type in their module",
    arguments: [
      ("class StoreSpy {}", "App", [], false), ("class StoreSpy {}", "", [], false),
      ("class StoreSpy {}", "", ["App"], true), ("class StoreSpy {}", "AppTests", [], true),
      ("private class StoreSpy {}", "App", [], true), ("enum Spies { class StoreSpy {} }", "App", [], true),
      (
        "// Generated by stubble from the protocols of the project; do not edit.\nclass StoreSpy {}", "App",
        [], true
      ),
    ])
  func namesOfTypes(other: String, module: String, testable: [String], isMade: Bool) {
    let modules = module.isEmpty ? .unknown : ModuleSet(Module(name: "App"))
    let files = ["protocol Store { func put() }", other].map { source in
      SourceFile(path: "\(source.prefix(5)).swift", source: Array(source.utf8), modules: modules)
    }
    var request = DoublesRequest()
    request.allProtocols = true
    request.testableImports = testable
    request.modules = module.isEmpty ? .unknown : ModuleSet(Module(name: module))
    let made = DoublesFile(files, request)
    #expect(made.doubleCount == (isMade ? 1 : 0))
    let expected = isMade ? [] : ["no double of 'Store': there is a type 'StoreSpy' already in class.swift"]
    #expect(made.diagnostics.values.joined().map(\.message) == expected)
  }

  @Test("have their modules in their names where several declare a protocol of one")
  func equalNames() {
    let core = "public protocol Store { func put() }\npublic protocol Only {}"
    let app = "import Core\nprotocol Store: Core.Store { func take() }\nenum Out { protocol Store {} }"
    let text = Self.doubles([Self.file("App", app), Self.file("Core", core)], testable: ["App", "Core"])
    let classes = [
      "AppStoreSpy: App.Store", "CoreStoreSpy: Core.Store", "OutStoreSpy: Out.Store", "OnlySpy: Only",
    ]
    for expected in classes { #expect(text.contains("class \(expected) {")) }
  }

  @Test(
    "are refused where an associated type is a function that no file of their language mode can name",
    arguments: [
      ("@MainActor () -> Void", 5, 6, true), ("@MainActor () -> Void", 6, 6, false),
      ("@MainActor () -> Void", 5, 5, false), ("[@MainActor (Int) async -> Void]?", 5, 6, true),
      ("@MainActor @Sendable () -> Void", 5, 6, false), ("@Sendable () -> Void", 5, 6, false),
      ("Handler", 5, 6, false),
    ])
  func changedFunctions(type: String, mode: Int, modeOfDoubles: Int, isRefused: Bool) throws {
    let source = """
      public typealias Handler = @MainActor () -> Void
      public protocol Doing { associatedtype Action; var action: Action { get set } }
      public protocol Doer: Doing where Action == \(type) { func act(_ action: Action) }
      """
    let file = SourceFile(ofApp: source, settings: CompilerSettings(languageMode: LanguageMode(number: mode)))
    var request = DoublesRequest()
    request.allProtocols = true
    request.imports = ["App"]
    request.settings = CompilerSettings(languageMode: LanguageMode(number: modeOfDoubles))
    let made = DoublesFile([file], request)
    #expect(made.diagnostics.values.joined().isEmpty == !isRefused)
    #expect(
      try Compiler.diagnostics(
        about: ["Doubles.swift": made.string], importing: "App", of: source, mode: modeOfDoubles, flags: [],
        flagsOfModule: ["-swift-version", "\(mode)"]) == "")
  }

  @Test("name what an inherited protocol of another module means, in place too")
  func inPlace() {
    let app =
      "import Core\nstruct Event {}\n// @Spyable\nprotocol Receiving: Sending { func receive(_ event: Event) }"
    let core = "public struct Event {}\npublic protocol Sending { func send(_ event: Event) }"
    let files = [Self.file("App", app), Self.file("Core", core)]
    let plan = Project(files: files, selection: Selection()).plans()[0]
    #expect(plan.diagnostics.map(\.message) == [])
    let text = String(decoding: render(plan.edits, in: files[0].tree, layout: .lines), as: UTF8.self)
    #expect(text.contains("func receive(_ event: Event) {"))
    #expect(text.contains("func send(_ event: Core.Event) {"))
  }

  @Test("mark imports for earlier concurrency where memory safety is strict", arguments: [false, true])
  func unsafeImports(isStrict: Bool) throws {
    let source = """
      @preconcurrency import Dispatch
      public protocol P { func run(_ done: @escaping @MainActor () -> Void) }
      """
    let file = SourceFile(ofApp: source, settings: CompilerSettings(languageMode: .v5))
    var request = DoublesRequest()
    request.allProtocols = true
    request.imports = ["App"]
    request.settings = CompilerSettings(languageMode: .v6, isStrictAboutMemory: isStrict)
    let text = DoublesFile([file], request).string
    let mark = isStrict ? " @unsafe" : ""
    #expect(text.contains("\n@preconcurrency\(mark) import App\n@preconcurrency\(mark) import Dispatch\n"))
    let diagnostics = try Compiler.diagnostics(
      about: ["Doubles.swift": text], importing: "App", of: source, mode: 6,
      flags: isStrict ? ["-strict-memory-safety"] : [], flagsOfModule: ["-swift-version", "5"])
    #expect(diagnostics == "")
  }

  @Test("qualify what a framework declares too", arguments: ["Path", "Gradient", "Section", "Image"])
  func namesOfFrameworks(name: String) {
    var request = DoublesRequest()
    request.allProtocols = true
    request.testableImports = ["App"]
    let source = "import SwiftUI\nstruct \(name) {}\nprotocol P { func f(_ a: \(name)) }"
    #expect(DoublesFile([SourceFile(ofApp: source)], request).string.contains("func f(_ a: App.\(name)) {"))
  }

  /// In the protocol's module the compiler warns of what it rejects in that of the doubles.
  @Test("are stricter than protocols of earlier language modes")
  func earlierProtocols() throws {
    let source = """
      public final class Store<State: Equatable, Action: Sendable> {}
      public protocol Storing<State>: AnyObject, Sendable {
        associatedtype State: Equatable
        associatedtype Action = Never
        func store() -> Store<State, Action>
      }
      public protocol Calling { @Sendable func call(); @Sendable func wait() async -> Int }
      """
    var request = DoublesRequest()
    request.imports = ["App"]
    request.settings = CompilerSettings(languageMode: .v6)
    let file = SourceFile(ofApp: source, settings: CompilerSettings(languageMode: .v5))
    let doubles = DoublesOfAllKinds([file], request)
    #expect(doubles.counts == [2, 2, 2])
    let diagnostics = try Compiler.diagnostics(
      about: doubles.files, importing: "App", of: source, mode: 6, flags: [],
      flagsOfModule: ["-swift-version", "5"])
    #expect(diagnostics == "")
  }

  @Test(
    "import modules of earlier language modes as such where these know functions otherwise",
    arguments: [
      ("func run(_ done: @escaping @MainActor () -> Void)", 5, 6, true),
      ("var all: [@MainActor () -> Void] { get }", 5, 6, true),
      ("func run(_ done: @escaping @MainActor @Sendable () -> Void)", 5, 6, false),
      ("func run(_ done: @escaping @Sendable () -> Void)", 5, 6, false),
      ("func run(_ done: @escaping @MainActor () -> Void)", 5, 5, false),
      ("func run(_ done: @escaping @MainActor () -> Void)", 6, 6, false),
    ].rows) func earlierLanguageModes(row: Row<(String, Int, Int, Bool)>)
  {
    let (member, mode, modeOfDoubles, expected) = row.value
    let file = SourceFile(
      ofApp: "protocol Base { \(member) }\nprotocol P: Base {}",
      settings: CompilerSettings(languageMode: LanguageMode(number: mode)))
    var request = DoublesRequest()
    request.protocolNames = ["P"]
    request.testableImports = ["App"]
    request.settings = CompilerSettings(languageMode: LanguageMode(number: modeOfDoubles))
    let text = DoublesFile([file], request).string
    #expect(text.contains("\n@testable import App\n") == !expected)
    #expect(text.contains("\n@preconcurrency @testable import App\n") == expected)
  }

  @Test(
    "conform as before concurrency to a protocol that does not inherit the actor of a class, if that is checked",
    arguments: [
      (CompilerSettings(languageMode: .v5), false), (CompilerSettings(languageMode: .v6), true),
      (CompilerSettings(languageMode: .v5, isStrictAboutConcurrency: true), true),
    ].rows)
  func uncheckedConformances(row: Row<(CompilerSettings, Bool)>) {
    let source = "import UIKit\nprotocol P: UIViewController { func f() }"
    let file = SourceFile(ofApp: source, settings: CompilerSettings(languageMode: .v5))
    var request = DoublesRequest()
    request.allProtocols = true
    request.testableImports = ["App"]
    request.settings = row.value.0
    let text = DoublesFile([file], request).string
    #expect(
      text.contains("class PSpy: UIViewController, \(row.value.1 ? "@preconcurrency " : "")P {"), "\(text)")
  }

  @Test(
    "get no functions on an actor from objects of an earlier language mode, where they are not sendable",
    arguments: [5, 6])
  func functionsOfObjects(mode: Int) throws {
    let source = """
      public protocol Doing {
        var action: (@MainActor () -> Void)? { get set }
        var actions: [@MainActor () -> Void] { get async }
        func exchange(_ action: inout @MainActor () -> Void)
        func give() throws -> [Int: @MainActor (Int) -> Void]
        func act() -> Int
      }
      """
    let file = SourceFile(ofApp: source, settings: CompilerSettings(languageMode: LanguageMode(number: mode)))
    var request = DoublesRequest()
    request.allProtocols = true
    request.imports = ["App"]
    request.settings = CompilerSettings(languageMode: .v6)
    let text = DoublesFile([file], request).string
    #expect(text.contains("return forwardingTarget.act()"))
    #expect(text.contains("return try forwardingTarget.give()") == (mode == 6))
    let diagnostics = try Compiler.diagnostics(
      about: ["Doubles.swift": text], importing: "App", of: source, mode: 6, flags: [],
      flagsOfModule: ["-swift-version", "\(mode)"])
    #expect(!diagnostics.contains("error:"))
  }

  @Test("say what functions on an actor are by themselves in a later language mode", arguments: [5, 6])
  func laterLanguageModes(mode: Int) {
    let source = """
      protocol P {
        var tap: (@MainActor () -> Void)? { get }
        func run(_ done: @escaping @MainActor () -> Void)
        func all(_ done: [(@MainActor () -> Void) -> Void]) -> @MainActor @Sendable () -> Void
      }
      """
    let file = SourceFile(
      path: "App.swift", source: Array(source.utf8), settings: CompilerSettings(languageMode: .v6))
    var request = DoublesRequest()
    request.protocolNames = ["P"]
    request.settings = CompilerSettings(languageMode: LanguageMode(number: mode))
    let text = DoublesFile([file], request).string
    let actor = mode < 6 ? "@MainActor @Sendable" : "@MainActor"
    #expect(text.contains("var tap: (\(actor) () -> Void)? {"))
    #expect(text.contains("func run(_ done: @escaping \(actor) () -> Void) {"))
    #expect(text.contains("(_ done: [(\(actor) () -> Void) -> Void]) -> @MainActor @Sendable () -> Void {"))
  }

  @Test("import and repeat the attributes without which a protocol is hidden")
  func hiddenProtocols() {
    let core = """
      @_spi(Testing) public protocol Hidden { func run() }
      @_spi(Testing) public enum Group { public protocol Inside { func run() } }
      public protocol Partly { func run(); @_spi(Internal) func hide() }
      """
    let app =
      "@_spi(Internal) import Kit\n@_spi(Private) public import Core\nprotocol Shown { func show(_ x: Item) }"
    let files = [Self.file("Core", core), Self.file("App", app)]
    let text = Self.doubles(files, testable: ["Core", "App"])
    #expect(text.contains("@_spi(Internal) import Kit\n"))
    #expect(text.contains("@_spi(Internal) @_spi(Private) @_spi(Testing) @testable public import Core\n"))
    #expect(text.contains("@_spi(Testing)\npublic class HiddenSpy: Hidden {"))
    #expect(text.contains("@_spi(Testing)\npublic class InsideSpy: Group.Inside {"))
    #expect(text.contains("@_spi(Internal)\npublic class PartlySpy: Partly {"))
    #expect(text.contains("\nclass ShownSpy: Shown {"))
  }
}
