import Testing

@testable import StubbleCLI

/// What is generated in a file does not depend on which other files of its package or project the command names.
@Suite struct NamedFilesTests {
  private static let manifest =
    "let package = Package(targets: [.target(name: \"App\", dependencies: [\"Kit\"]), .target(name: \"Kit\")])\n"
  private static let sources = [
    "Sources/App/Account.swift": """
    import Kit
    @Stubbable struct Account {
      var income = 1, costs = 2
      var size = Size()
      let client = Client.make()
      struct Size { var width = 0 }
    }
    @Stubbable final class Report: Page { func title() -> String { "report" } }

    """,
    "Sources/App/Page.swift": """
    class Page { func _title() {} }
    func exchange(_ account: inout Account) { swap(&account.income, &account.costs) }

    """,
    "Sources/App/Audit.swift": "@Stubbable class Audit { func run() -> Int { 1 } }\n",
    "Sources/Kit/Client.swift": "public struct Client { public static func make() -> Client { Client() } }\n",
  ]

  private func package(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(Self.sources.merging(more) { $1 }.merging(["Package.swift": Self.manifest]) { $1 })
  }

  private func stubble(_ words: String..., in folder: TemporaryFolder, at path: String = ".") throws -> String
  {
    let ran = try Program.run(Program.stubble, words, in: folder[path])
    #expect(ran.status == 0, "\(words): \(ran.errors)")
    return ran.output
  }

  @Test(arguments: [
    (".", "Sources/App/Account.swift"), ("Sources", "App"), ("Sources/App", "."),
    ("Sources/Kit", "../App/Account.swift"), (".", "./Sources/../Sources/App/Account.swift"),
  ])
  func aFileIsPlannedWithTheOthers(folder: String, path: String) throws {
    let package = try package()
    let status = try stubble("status", "--explain", path, in: package, at: folder)
    for line in [
      "Account.income: left: it is changed together with another property in Page.swift:2",
      "Account.size: stubbed", "Account.client: stubbed: _getClient: () -> Client",
      "Report.title(): stubbed: _titleStub",
    ] {
      #expect(status.contains(line), "\(path): \(status)")
    }
    _ = try stubble("apply", path, in: package, at: folder)
    let one = try package.text(of: "Sources/App/Account.swift")
    _ = try stubble("apply", in: package)
    #expect(try package.text(of: "Sources/App/Account.swift") == one)
    _ = try stubble("revert", in: package)
    for (name, text) in Self.sources { #expect(try package.text(of: name) == text) }
  }

  @Test func aFileThatIsNotNamedStaysAsItIs() throws {
    let more = ["Sources/App/Account+More.swift": "extension Account { func total() -> Int { income } }\n"]
    let package = try package(more)
    let status = try stubble("status", "--explain", "Sources/App/Account.swift", in: package)
    #expect(!status.contains("Audit"))
    let applied = try stubble("apply", "--verbose", "--all-types", "Sources/App/Account.swift", in: package)
    #expect(applied == "Sources/App/Account.swift\n")
    for (name, text) in Self.sources.merging(more, uniquingKeysWith: { $1 })
    where name != "Sources/App/Account.swift" {
      #expect(try package.text(of: name) == text)
    }
  }

  @Test func theOrderOfCommandsDoesNotMatter() throws {
    let files = [
      "Sources/App/Base.swift":
        "@Stubbable class Base: @unchecked Sendable { func a() -> Int { 1 }; static func s() -> Int { 2 } }\n",
      "Sources/App/Derived.swift":
        "@Stubbable final class Derived: Base, @unchecked Sendable { func b() {} }\n",
      "Sources/App/Base+More.swift":
        "extension Base { @StubbableFunction func c() {} }\nextension Derived { @StubbableFunction func d() {} }\n",
    ]
    let names = files.keys.sorted()
    let whole = try package(files)
    _ = try stubble("apply", "--calls", in: whole)
    for order in [names, names.reversed(), [names[1], names[0], names[2]]] {
      let package = try package(files)
      for name in order { _ = try stubble("apply", "--calls", name, in: package) }
      for name in names {
        #expect(try package.text(of: name) == whole.text(of: name), "\(name) after \(order)")
      }
    }
  }

  @Test func onlyAppliedFilesAreBroughtUpToDate() throws {
    let files = [
      "Sources/App/Base.swift": "@Stubbable class Base { static func s() -> Int { 2 } }\n",
      "Sources/App/Derived.swift": "@Stubbable final class Derived: Base { static func t() {} }\n",
    ]
    let package = try package(files)
    _ = try stubble("apply", "Sources/App/Derived.swift", in: package)
    let alone = try package.text(of: "Sources/App/Derived.swift")
    #expect(try !stubble("apply", "--diff", "Sources/App/Audit.swift", in: package).contains("Derived"))
    #expect(
      try stubble("apply", "--verbose", "Sources/App/Base.swift", in: package)
        == "Sources/App/Base.swift\nSources/App/Derived.swift\n")
    #expect(try package.text(of: "Sources/App/Derived.swift") != alone)
    #expect(
      try stubble("status", "Sources/App/Base.swift", in: package) == "Sources/App/Base.swift: applied\n")
    #expect(try stubble("apply", "--verbose", "Sources/App/Base.swift", in: package) == "")
  }

  /// What initial values name, in files of their own; and the types of the properties.
  @Test func initialValuesLeadToOtherFiles() throws {
    let package = try TemporaryFolder([
      "Package.swift": Self.manifest,
      "Sources/App/Store.swift": """
      import Kit
      @Stubbable final class Store {
        let made = Maker.make()
        let name = globalName()
        let count = shared.count
        let slug = "x".slug
        let chain = Maker().child.title
        let total = [1, 2].total()
        let nested = Maker.nested
        var timeout = defaultTimeout
        let kit = kitClock().hour
        lazy var later = globalName().slug.isEmpty
        let number = abs(3)
        let title = Localized("title")
        let list = [Localized("entry")]
      }

      """,
      "Sources/App/Maker.swift": "struct Maker { var child: Child { Child() } }\n",
      "Sources/App/Maker+More.swift":
        "extension Maker { static func make() -> Int { 1 }; static var nested: Nested { .init() }; struct Nested {} }\n",
      "Sources/App/Globals.swift":
        "func globalName() -> String { \"\" }\nlet shared = Shared()\n#if DEBUG\nlet defaultTimeout = 3.5\n#else\nlet defaultTimeout = 5.0\n#endif\n",
      "Sources/App/Shared.swift":
        "struct Shared { var count: Int { 1 } }\nstruct Child { let title: String = \"\" }\nfunc abs(_ x: Int) -> String { \"\" }\n",
      "Sources/App/Extensions.swift":
        "extension String { var slug: Substring { \"\" } }\nextension Array { func total() -> Int { 3 } }\n",
      "Sources/App/Localized.swift": "func Localized(_ key: String) -> Substring { \"\" }\n",
      "Sources/Kit/Clock.swift": "public struct Clock { public var hour: Int { 3 } }\n",
      "Sources/Kit/Functions.swift": "public func kitClock() -> Clock { Clock() }\n",
    ])
    let status = try stubble("status", "--explain", in: package)
    for line in [
      "made: stubbed: _getMade: () -> Int", "name: stubbed: _getName: () -> String",
      "count: stubbed: _getCount: () -> Int", "slug: stubbed: _getSlug: () -> Substring",
      "chain: stubbed: _getChain: () -> String", "total: stubbed: _getTotal: () -> Int",
      "nested: stubbed: _getNested: () -> Maker.Nested", "timeout: stubbed: _getTimeout: () -> Double",
      "kit: stubbed: _getKit: () -> Int", "later: stubbed: _getLater: () -> Bool",
      "title: stubbed: _getTitle: () -> Substring", "list: stubbed: _getList: () -> [Substring]",
    ] {
      #expect(status.contains("Store.\(line)"), "\(status)")
    }
    let whole = try stubble("status", "--explain", "--all-types", in: package)
    #expect(whole.contains(status), "\(whole)")
  }

  @Test func callsInObserversLeadToFilesWithDefaultArguments() throws {
    let package = try TemporaryFolder([
      "Package.swift": Self.manifest,
      "Sources/App/Store.swift": """
      @Stubbable final class Store {
        var free = 1 { didSet { note("a") } }
        var value = 2 { didSet { logger.note("b") } }
        var other = 3 { didSet { logger.plain("c"); unknown() } }
        lazy var later = name()
        @Builder var parts: [Int] { note("d"); 1 }
      }

      """,
      "Sources/App/Globals.swift":
        "func note(_ text: String, by caller: String = #function) {}\nlet logger = Logger()\n",
      "Sources/App/Builder.swift":
        "@resultBuilder enum Builder { static func buildBlock(_ parts: Any...) -> [Int] { [] } }\n",
      "Sources/App/Name.swift": "func name(_ caller: String = #function) -> String { caller }\n",
      "Sources/App/Logger.swift": "struct Logger { func plain(_ text: String) {} }\n",
      "Sources/App/Logger+Note.swift":
        "extension Logger { func note(_ text: String, _ caller: String = #function) {} }\n",
    ])
    let applied = try stubble("expand", "Sources/App/Store.swift", in: package)
    for text in [
      "note(\"a\", by: \"free\")", "logger.note(\"b\", \"value\")", "logger.plain(\"c\"); unknown()",
      "let value: String =", "@Builder var parts: [Int] { note(\"d\"); 1 }",
    ] {
      #expect(applied.contains(text), "\(applied)")
    }
    #expect(applied == (try stubble("expand", "--all-types", "Sources/App/Store.swift", in: package)))
  }

  @Test func functionsThatEvaluateArgumentsLateCount() throws {
    let package = try TemporaryFolder([
      "Package.swift": Self.manifest,
      "Sources/App/Sizes.swift":
        "@Stubbable struct Sizes { var x = 1; var y = 2; mutating func f() { x.set(y + 1) } }\n",
      "Sources/App/Int+Set.swift":
        "extension Int { mutating func set(_ value: @autoclosure () -> Int) { self = value() } }\n",
    ])
    let status = try stubble("status", "--explain", in: package)
    #expect(status.contains("Sizes.x: left: it is changed together with another property"), "\(status)")
    #expect(status.contains("Sizes.y: left: it is changed together with another property"), "\(status)")
  }

  @Test func filesOfXcodeProjectsCount() throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": Projects.listed,
      "iOS/AppDelegate.swift":
        "@Stubbable final class Launcher { let text = Text.make(); let kit = Kit.make() }\n",
      "iOS/My Texts/Text.swift": "struct Text { static func make() -> Text { Text() } }\n",
      "macOS/Text.swift": "enum Text { static func make() -> Int { 1 } }\n",
    ])
    let status = try stubble("status", "--explain", "iOS/AppDelegate.swift", in: folder)
    #expect(status.contains("Launcher.text: stubbed: _getText: "))
    #expect(status.contains("() -> Text"))
    #expect(status.contains("Launcher.kit: left"))
  }

  @Test func withoutAManifestOnlyNamedFilesCount() throws {
    let folder = try TemporaryFolder(Self.sources)
    let status = try stubble("status", "--explain", "Sources/App/Account.swift", in: folder)
    #expect(status.contains("Account.income: stubbed"))
    #expect(status.contains("Report.title(): stubbed: _title: "))
  }

  /// Each line has the files that are reverted, and the warning that is expected of the others.
  @Test(arguments: [
    (["Base.swift"], "Sources/Kit/Sub.swift: warning: the file is still applied, and may use '_load'"),
    (["Base.swift"], "Sources/Kit/Base+Name.swift: warning: the file is still applied, and may use '_name'"),
    (["Base.swift", "Sub.swift", "Base+Name.swift"], ""), (["Sub.swift"], ""), (["Other.swift"], ""),
  ])
  func revertingAFileWarnsOfThoseThatUseWhatItRemoves(files: [String], warning: String) throws {
    let package = try TemporaryFolder([
      "Package.swift": "let package = Package(targets: [.target(name: \"Kit\")])\n",
      "Sources/Kit/Base.swift": "class Base { func load() {} }\n",
      "Sources/Kit/Base+Name.swift": "extension Base { func name() -> String { \"\" } }\n",
      "Sources/Kit/Sub.swift": "class Sub: Base { override func load() {}; func save() {} }\n",
      "Sources/Kit/Other.swift": "struct Other { func open() {} }\n",
    ])
    _ = try stubble("apply", "--all-types", in: package)
    let ran = try Program.stubble(["revert"] + files.map { "Sources/Kit/" + $0 }, in: package)
    #expect(ran.status == 0)
    #expect(ran.errors.contains("warning") == !warning.isEmpty, "\(ran.errors)")
    #expect(warning.isEmpty || ran.errors.contains(warning), "\(ran.errors)")
  }

  /// A package in which a type, its extensions and its superclass have files of their own.
  private static let extended = [
    "Package.swift": "let package = Package(targets: [.target(name: \"Kit\"), .target(name: \"Other\")])\n",
    "Sources/Kit/Base.swift": "class Base { func load() {} }\nstruct Beside { func open() {} }\n",
    "Sources/Kit/Sub.swift": "class Sub: Base { override func load() {} }\n",
    "Sources/Kit/Sub+Name.swift": "extension Sub { func name() -> String { \"\" } }\n",
    "Sources/Kit/Sub+Equal.swift": "extension Sub: Hashable { typealias A = Int }\n",
    "Sources/Kit/Sub+Nested.swift": "extension Sub { struct Nested { func size() -> Int { 1 } } }\n",
    "Sources/Other/Sub.swift": "public struct Sub { func load() {} }\n",
  ]

  @Test(arguments: [
    (["Sub+Name.swift"], ["Sub+Name.swift", "Sub.swift"]), (["Sub+Equal.swift"], []),
    (["Sub+Nested.swift"], ["Sub+Nested.swift"]), (["Sub.swift"], ["Sub.swift"]),
    (["Base.swift"], ["Base.swift"]),
  ])
  func allTypesIncludesTheTypesThatNamedFilesExtend(named: [String], applied: [String]) throws {
    let package = try TemporaryFolder(Self.extended)
    let paths = named.map { "Sources/Kit/" + $0 }
    let implied = applied.filter { !named.contains($0) }
    for run in 1...2 {
      let ran = try Program.stubble(["apply", "--all-types"] + paths, in: package)
      let note = "note: Sources/Kit/\(implied.first ?? "") is selected too"
      #expect(ran.errors.contains(note) == (run == 1 && !implied.isEmpty), "\(ran.errors)")
      let changed = try Self.extended.keys.filter { try package.text(of: $0) != Self.extended[$0] }
      #expect(changed.sorted() == applied.map { "Sources/Kit/" + $0 }, "run \(run)")
    }
    let ran = try Program.stubble(["revert"] + paths, in: package)
    let left = implied.first.map { "note: Sources/Kit/\($0) is still applied" }
    #expect(ran.errors.contains("still applied") == (left != nil))
    #expect(left.map(ran.errors.contains) ?? true, "\(ran.errors)")
  }

  @Test func theOrderInWhichFilesAreNamedDoesNotMatter() throws {
    let all = try TemporaryFolder(Self.extended)
    _ = try stubble("apply", "--all-types", in: all)
    let files = Self.extended.keys.filter { $0.hasPrefix("Sources") }.sorted()
    for order in [files, files.reversed(), files.sorted { $0.utf8.count < $1.utf8.count }] {
      let package = try TemporaryFolder(Self.extended)
      for file in order {
        _ = try Program.stubble("apply", "--all-types", file, in: package)
      }
      for file in files { #expect(try package.text(of: file) == all.text(of: file), "\(order)") }
    }
  }

  /// Whoever reverts the wrong folder learns what there is to revert.
  @Test func revertSaysWhatStaysAppliedThoughItRevertsNothing() throws {
    let source = "@Stubbable class A { func f() {} }\n"
    let folder = try TemporaryFolder([
      "Package.swift":
        "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])\n",
      "Sources/A/A.swift": source, "Sources/B/B.swift": "class B {}\n",
    ])
    try #require(try Program.stubble("apply", "Sources/A", in: folder).status == 0)
    let ran = try Program.stubble("revert", "Sources/B", in: folder)
    #expect(
      ran.errors == "stubble: note: Sources/A/A.swift is still applied\nstubble: nothing to revert\n")
    #expect(ran.status == 0)
  }
}
