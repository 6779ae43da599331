import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleRewriter

extension ModulesOfDoublesTests {
  @Test(
    "do not name types after a module that declares them only in some builds, in place of those of others",
    arguments: [
      ("#if os(Windows)\npublic typealias sockaddr = Int\n#endif", "sockaddr"),
      ("#if os(Windows)\npublic struct sockaddr {}\n#endif", "sockaddr"),
      ("public typealias sockaddr = Int", "App.sockaddr"),
      (
        "#if os(Windows)\npublic typealias sockaddr = Int\n#else\nstruct sockaddr {}\n#endif",
        "App.sockaddr"
      ),
    ])
  func replacements(declaration: String, expected: String) {
    let source = "import Foundation\n\(declaration)\nprotocol P { func f(_ a: sockaddr) }"
    let text = Self.doubles([Self.file("App", source)], testable: ["App"])
    #expect(text.contains("func f(_ a: \(expected))"), "\(text)")
  }

  @Test(
    "name types after the module that declares them in all builds that compile the protocol",
    arguments: [
      "#if os(Windows)\nstruct sockaddr {}\nprotocol P { func f(_ a: sockaddr) }\n#endif",
      "#if os(Windows)\nstruct sockaddr {}\n#endif\nprotocol P {\n#if os(Windows)\nfunc f(_ a: sockaddr)\n#endif\n}",
    ])
  func conditionalTypes(source: String) {
    let text = Self.doubles([Self.file("App", "import Foundation\n" + source)], testable: ["App"])
    #expect(text.contains("func f(_ a: App.sockaddr)"), "\(text)")
  }

  @Test(
    "mean types beside the protocol by arguments of inherited protocols and annotations",
    arguments: [
      ("struct Item {}", "protocol P: Q<Item> {}", "func f(_ item: App.Item)"),
      ("struct Item {}", "protocol P: Q<[Item?]> {}", "typealias Item = [App.Item?]"),
      ("struct Item<T> {}", "protocol P: Q<Item<Int>> {}", "typealias Item = App.Item<Int>"),
      ("struct Item {}; struct App {}", "protocol P: Q<Item> {}", "typealias Item = App::Item"),
      ("typealias Item = Int", "protocol P: Q<[Item]> {}", "typealias Item = [Int]"),
      ("struct Item {}", "protocol P: Q<Item> { associatedtype Item }", "typealias Item = App.Item"),
      ("", "enum Outer { struct Item {}; protocol P: Q<Item> {} }", "typealias Item = Outer.Item"),
      (
        "struct Item {}", "@Spyable(types: [\"Item\": Item.self]) protocol P: Q {}",
        "typealias Item = App.Item"
      ),
    ])
  func typesBesideProtocols(declaration: String, protocol: String, expected: String) {
    let source =
      "import Foundation; \(declaration)\nprotocol Q<Item> { associatedtype Item; func f(_ item: Item) }\n"
    let text = Self.doubles([Self.file("App", source + `protocol`)], testable: ["App"])
    #expect(text.contains(expected) && !text.contains("class PSpy<"), "\(text)")
  }

  @Test(
    "are compiled under the conditions of their protocols' targets",
    arguments: [
      ("LIVE", [:], [:], "LIVE"), ("LIVE", ["LIVE": "true"], ["LIVE": "true"], "LIVE"),
      ("LIVE && DEBUG", ["LIVE": "true"], [:], "true && DEBUG"), ("!LIVE", ["LIVE": "true"], [:], "!true"),
      ("LIVE", ["LIVE": "DEBUG"], [:], "DEBUG"), ("!LIVE", ["LIVE": "!DEBUG"], [:], "!(!DEBUG)"),
      ("LIVE || os(LIVE)", ["LIVE": "true"], [:], "true || os(LIVE)"),
      ("LIVE", [:], ["LIVE": "true"], "false"),
      ("LIVE", ["LIVE": "LIVE"], ["LIVE": "true"], "LIVE"),
    ])
  func conditions(
    condition: String, definitions: [String: String], definitionsOfTests: [String: String], expected: String
  ) {
    let source = "public protocol P {\n#if \(condition)\nfunc f()\n#endif\n}"
    var settings = CompilerSettings()
    settings.definitions = definitions
    let file = SourceFile(ofApp: source, settings: settings)
    var request = DoublesRequest()
    request.allProtocols = true
    settings.definitions = definitionsOfTests
    request.settings = settings
    let text = DoublesFile([file], request).string
    #expect(text.contains("\n  #if \(expected)\n"), "\(text)")
  }

  @Test(
    "have the members for the aliases that their protocols' targets compile",
    arguments: [
      ("LIVE", [:], [:], ["#if LIVE", "#if !(LIVE)"]), ("LIVE", ["LIVE": "true"], [:], []),
      ("!LIVE", ["LIVE": "true"], [:], []), ("!LIVE", [:], ["LIVE": "true"], []),
      ("LIVE", ["LIVE": "DEBUG"], [:], ["#if DEBUG", "#if !(DEBUG)"]),
    ])
  func aliases(
    condition: String, definitions: [String: String], definitionsOfTests: [String: String],
    expected: [String]
  ) {
    let source =
      "#if \(condition)\npublic typealias Act = () -> Void\n#else\npublic typealias Act = Int\n#endif\n"
    var settings = CompilerSettings()
    settings.definitions = definitions
    let file = SourceFile(ofApp: source + "public protocol P { func f(_ a: Act) }", settings: settings)
    var request = DoublesRequest()
    request.allProtocols = true
    settings.definitions = definitionsOfTests
    request.settings = settings
    let lines = DoublesFile([file], request).string.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(Set(lines.filter { $0.hasPrefix("#if") }.map(String.init)) == Set(expected))
  }

  @Test(
    "are compiled as the language mode of their protocols' targets says",
    arguments: [
      ("swift(>=6)", 5, 6, "false"), ("swift(>=6.1) && DEBUG", 6, 5, "compiler(>=6.1) && DEBUG"),
      ("!swift(>=6)", 5, 6, "!false"), ("swift(<6) || DEBUG", 5, 6, "true || DEBUG"),
      ("swift(>=5.9)", 5, 6, "swift(>=5.9)"), ("swift(>=6)", 6, 6, "swift(>=6)"),
      ("compiler(>=6)", 5, 6, "compiler(>=6)"),
    ].rows)
  func languageModes(row: Row<(String, Int, Int, String)>) {
    let (condition, mode, modeOfTests, expected) = row.value
    let file = SourceFile(
      ofApp: "public protocol P {\n#if \(condition)\nfunc f()\n#endif\n}",
      settings: CompilerSettings(languageMode: LanguageMode(number: mode)))
    var request = DoublesRequest()
    request.allProtocols = true
    request.settings = CompilerSettings(languageMode: LanguageMode(number: modeOfTests))
    let text = DoublesFile([file], request).string
    #expect(text.contains("\n  #if \(expected)\n"), "\(text)")
  }

  @Test(
    "are for the package only if all that need them are",
    arguments: [
      (
        "package protocol P { var url: URL { get } }",
        "package import Foundation\n\n@testable package import App"
      ),
      (
        "package protocol P { var url: URL { get } }; public protocol Q {}",
        "package import Foundation\n\n@testable public import App"
      ),
      (
        "package protocol P { var url: URL { get } }; public protocol Q { var date: Date { get } }",
        "public import Foundation\n\n@testable public import App"
      ),
      (
        "package protocol P {}; protocol Q { var date: Date { get } }",
        "\nimport Foundation\n\n@testable package import App"
      ),
    ])
  func importsForPackages(declarations: String, expected: String) {
    let text = Self.doubles(
      [Self.file("App", "public import Foundation\n" + declarations)], testable: ["App"])
    #expect(text.contains(expected), "\(text)")
  }

  @Test(
    "are for others only if the doubles that need their modules are",
    arguments: [
      (
        "public protocol P { func f() }", "protocol Q {}",
        "@testable import App\n@testable public import Core"
      ),
      ("protocol P {}", "public protocol Q {}", "@testable public import App\n@testable import Core"),
      (
        "public protocol P { func f() -> Unknown }", "protocol Q {}",
        "@testable import App\n@testable public import Core"
      ),
      (
        "public struct S {}; protocol P {}", "public protocol Q { func f() -> S }",
        "@testable public import App\n@testable public import Core"
      ),
    ])
  func importsOfModules(core: String, app: String, expected: String) {
    let files = [
      Self.file("Core", "public import Foundation; \(core)"), Self.file("App", "public import Core; \(app)"),
    ]
    let text = Self.doubles(files, testable: ["App", "Core"])
    #expect(text.contains(expected), "\(text)")
  }

  @Test(
    "name protocols in extensions of types after the modules of these",
    arguments: [
      (
        "extension Notification { protocol P { func f(_ a: Notification, _ b: Name, _ c: Own) }; struct Own {} }",
        "(_ a: Notification, _ b: Notification.Name, _ c: Notification.Own)", "class PSpy: Notification.P {"
      ),
      (
        "import Core\nextension Core.Operation { protocol P { func f(_ a: Operation, _ b: Priority) } }",
        "(_ a: Core.Operation, _ b: Core.Operation.Priority)", "class PSpy: Core.Operation.P {"
      ),
      (
        "import Core\nstruct Operation {}\nextension Core.Operation { protocol P { func f(_ a: Core.Operation, _ b: Priority) } }",
        "(_ a: Core.Operation, _ b: Core.Operation.Priority)", "class PSpy: Core.Operation.P {"
      ),
      (
        "struct Operation { protocol P { func f(_ a: Operation) } }", "(_ a: App.Operation)",
        "class PSpy: App.Operation.P {"
      ),
    ])
  func protocolsInExtensions(source: String, parameters: String, heading: String) {
    let core = "public struct Operation { public enum Priority {} }"
    let files = [Self.file("App", "import Foundation\n" + source)]
    let text = Self.doubles(
      source.contains("Core") ? files + [Self.file("Core", core)] : files, testable: ["App"])
    #expect(text.contains(parameters) && text.contains(heading), "\(text)")
  }

  @Test("name protocols in extensions of Foundation's types after it where another module has such a type")
  func protocolsInExtensionsOfNamesakes() {
    let files = [
      Self.file("Core", "import Foundation\nextension Notification { protocol P { func f(_ a: Name) } }"),
      Self.file(
        "App", "import Core; struct Notification { var count = 0 }; protocol Q { func f(_ a: Notification) }"),
    ]
    let text = Self.doubles(files, testable: ["App", "Core"])
    #expect(text.contains("class PSpy: Foundation.Notification.P {"), "\(text)")
    #expect(text.contains("func f(_ a: Foundation.Notification.Name) {"), "\(text)")
    #expect(text.contains("func f(_ a: App.Notification) {"), "\(text)")
  }

  @Test(
    "name the actors of protocols by paths that the file of the double knows",
    arguments: [
      (
        "enum Storage { @globalActor actor Queue {}; @Queue protocol P { func f() } }",
        "@Storage.Queue\nclass PSpy:"
      ),
      (
        "enum Storage { @globalActor actor Queue {}; protocol P { @Queue func f() } }",
        "  @Storage.Queue func f() {"
      ),
      (
        "enum Storage { @globalActor actor Queue {}; protocol P { func f(_ body: @escaping @Queue () -> Void) } }",
        "func f(_ body: @escaping @Storage.Queue () -> Void) {"
      ), ("@globalActor actor Queue {}; @Queue protocol P { func f() }", "@Queue\nclass PSpy:"),
      ("@MainActor protocol P { func f() }", "@MainActor\nclass PSpy:"),
    ])
  func globalActors(source: String, expected: String) {
    let text = Self.doubles([Self.file("App", source)], testable: ["App"])
    #expect(text.contains(expected), "\(text)")
  }

  @Test("name what a file means that imports one of several modules with the names")
  func namesByImports() {
    let types =
      "public struct User {}; public typealias Done = (User) -> Void\npublic protocol Service { func serve(_ user: User) }\n"
      + "@globalActor public actor Act {}"
    func file(_ module: String) -> SourceFile {
      Self.file(
        "App",
        "import \(module)\nprotocol Uses\(module): Service { @Act func f(_ user: User, _ done: @escaping Done) }"
      )
    }
    let text = Self.doubles(
      [file("One"), file("Two"), Self.file("One", types), Self.file("Two", types)], testable: ["App"])
    for module in ["One", "Two"] {
      #expect(
        text.contains("@\(module).Act func f(_ user: \(module).User, _ done: @escaping \(module).Done) {"),
        "\(text)")
      #expect(text.contains("var serveReceivedUser: \(module).User?"), "\(text)")
    }
  }

  @Test(
    "know what the aliases of imported modules mean",
    arguments: [
      (
        "public typealias Done<T> = (T) -> Void", "func f<T>(_ value: T, done: Done<T>)",
        "{ done($0 as! T) }"
      ),
      ("public typealias End = Never", "func f() -> End", "forwardingTarget.f()\n    }\n    fatalError("),
      (
        "public typealias Maybe<T> = T?", "func f<T>(_ value: Maybe<T>)",
        "var fReceivedInvocations: [Any?]"
      ),
      ("public typealias Values = AsyncStream<Int>", "func f() -> Values", "var fFeed"),
    ])
  func aliases(declaration: String, requirement: String, expected: String) {
    let core = Self.file("Core", declaration)
    let text = Self.doubles(
      [Self.file("App", "import Core\nprotocol P { \(requirement) }"), core], testable: ["App"])
    #expect(text.contains(expected), "\(text)")
    let other = Self.doubles([Self.file("App", "protocol P { \(requirement) }"), core], testable: ["App"])
    #expect(!other.contains(expected), "\(other)")
  }

  @Test("import what an alias means that the double spells in its place")
  func importsOfAliases() {
    let alias = "import Core\nimport Dispatch\ntypealias Done<T> = (Result<T, Fault>) -> Void"
    let files = [
      Self.file("App", "protocol P { func f<T>(_ value: T, done: Done<T>) }"), Self.file("App", alias),
      Self.file("Core", "public struct Fault: Error {}"),
    ]
    let text = Self.doubles(files, testable: ["App"])
    #expect(text.contains("import Core\n") && text.contains("as! Result<T, Fault>"), "\(text)")
    let plain = Self.file("App", "import Core\ntypealias Done<T> = (Result<T, any Error>) -> Void")
    #expect(!Self.doubles([files[0], plain, files[2]], testable: ["App"]).contains("import Core"))
  }

  @Test("import what each alias means of several that lead to a function") func importsOfChainedAliases() {
    let files = [
      Self.file("App", "protocol P { func f<T>(_ value: T, done: Done<T>) }"),
      Self.file("App", "import Core\ntypealias Done<T> = Handler<Pair<T, Fault>>"),
      Self.file("App", "import Kit\ntypealias Handler<T> = (Box<T>) -> Void"),
      Self.file("App", "import Dispatch\ntypealias Other = (Int) -> Void; struct Pair<T, U> {}"),
      Self.file("Core", "public struct Fault {}"), Self.file("Kit", "public struct Box<T> {}"),
    ]
    let text = Self.doubles(files, testable: ["App"])
    #expect(text.contains("as! Box<Pair<T, Fault>>"), "\(text)")
    #expect(text.contains("import Core\nimport Foundation\nimport Kit\n"), "\(text)")
  }

  @Test(
    "are not written beside a protocol whose file does not import what an alias means",
    arguments: [
      ("", "Result<T, Fault>", false), ("import Core\n", "Result<T, Fault>", true),
      ("import Foundation\n", "(T, Date)", true), ("", "(T, Date)", false), ("", "(T, Int)", true),
    ])
  func importsOfAliasesInPlace(imports: String, value: String, isPossible: Bool) {
    let files = [
      Self.file("App", "\(imports)@Spyable protocol P { func f<T>(_ value: T, done: Done<T>) }"),
      Self.file("App", "import Core\nimport Foundation\ntypealias Done<T> = (\(value)) -> Void"),
      Self.file("Core", "public struct Fault: Error {}"),
    ]
    let messages = Project(files: files, selection: Selection()).plans()[0].diagnostics.map(\.message)
    let reason = "this file does not import what the meaning of an alias in 'App.swift' may need"
    #expect(messages == (isPossible ? [] : ["no double of 'P': \(reason)"]))
  }
}
