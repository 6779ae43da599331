import Foundation
import StubbleRewriter
import StubbleSemantics
import StubbleSyntax
import TestSupport
import Testing

/// Memberwise initializers where the main actor is the default and the compiler does not ask, as in language mode 5, where
/// initial values are made.
@Suite struct MainActorInitializersTests {
  private static let source = """
    struct Point { var x = 1, y = 2 }
    final class Model { var count = 1 }
    struct One { var point = Point(); var number = 1 }
    struct Two { var point: Point = Point(), model = Model(); let id: Int; var number = 3 }
    struct Free { var point = Point(x: 4); var number = 1 }
    struct Key: Hashable { var n = 1 }
    struct Keyed { var keys: Set<Key> = [], counts: [Key: Int]? = nil, all = [Set<Key>](); var more: [Key: Int] = [:] }
    nonisolated func make(_ model: Model) -> Int {
      Two(point: Point(x: 1), model: model, id: 1).id + One(point: Point(x: 1)).number + Free(number: 2).number
    }
    @main struct Main {
      static func main() {
        print(One(), One(number: 3), One(point: Point(x: 4), number: 5), One(point: Point(x: 7)))
        print(Two(id: 1).point, Two(point: Point(x: 3), id: 2).point, Two(model: Model(), id: 3, number: 8).number)
        print([1, 2].map { Two(id: $0).id }, make(Model()), Free().point)
        print(Keyed().keys, Keyed(keys: [Key()], all: [[]]).keys, Keyed(counts: [:]).counts?.count ?? 1)
      }
    }
    """
  private static let printed = """
    One(point: main.Point(x: 1, y: 2), number: 1) One(point: main.Point(x: 1, y: 2), number: 3) \
    One(point: main.Point(x: 4, y: 2), number: 5) One(point: main.Point(x: 7, y: 2), number: 1)
    Point(x: 1, y: 2) Point(x: 3, y: 2) 8
    [1, 2] 4 Point(x: 4, y: 2)
    [] [main.Key(n: 1)] 0

    """

  /// What an extension of the module adds to a type of another one is on the main actor, unless it says otherwise.
  @Test(
    arguments: [
      ("Int.answer", false), (".answer", false), ("Int(text: 1)", false), ("Int.free", true),
      ("Int.max", true), ("Int(1)", true), ("5.held()", false), ("5.freed()", true), ("5.named()", false),
      ("Int(wrapped: 1)", false), ("5.magnitude", true),
    ].rows)
  func valuesThatExtensionsAddStayOnTheMainActor(row: Row<(String, Bool)>) {
    let (value, isNonisolated) = row.value
    let source = """
      extension Int { static let answer = 42; nonisolated static let free = 1; init(text: Int) { self = 1 } }
      extension Comparable { func held() -> Self { self }; nonisolated func freed() -> Self { self } }
      protocol Named {}; extension Named { func named() -> Int { 1 } }; extension Int: Named {}
      extension LosslessStringConvertible { init(wrapped: Int) { self.init("\\(wrapped)")! } }
      struct Model { var count: Int = \(value) }
      """
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6)
    let file = SourceFile(path: "main.swift", source: Array(source.utf8), settings: settings)
    let plan = Project(files: [file], selection: Selection(allTypes: true)).plans()[0]
    let text = String(decoding: renderClean(plan.edits, in: file.tree, layout: .lines), as: UTF8.self)
    #expect(text.contains("nonisolated var count: Int = \(value)") == isNonisolated)
  }

  /// Where a subclass on the main actor overrides the initializer that the compiler makes, that must stay there.
  @Test(
    arguments: [
      ("let value: () -> Void = {}", "", false), ("let value: [() -> Void] = []", "", false),
      ("let value = Plain()", "", false),
      ("let value: @Sendable () -> Void = {}", "class Sub: Base {}", true),
      ("let value = 1", "class Sub: Base {}", true), ("let value: Other? = nil", "class Sub: Base {}", false),
      ("let value: Other? = nil", "class Sub: Base { override init() {} }", false),
      ("let value: Other? = nil", "class Sub: Base { init(a: Int) {} }", true),
      ("let value: Other? = nil", "", true), ("let value: () -> Void = {}; init(a: Int) {}", "", true),
    ].rows)
  func constantsKeepInitializersOnTheMainActor(row: Row<(String, String, Bool)>) {
    let (member, subclass, isNonisolated) = row.value
    let source = "nonisolated class Plain {}; class Base { \(member) }; \(subclass)"
    let text = applied(source, CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6))
    #expect(text.contains("nonisolated final var value") == isNonisolated)
  }

  /// The compiler warns of `nonisolated(unsafe)` on a constant whose type it knows to be `Sendable`.
  @Test(
    arguments: [
      ("", "var"), ("var count = 1; ", "var"), ("@available(*, deprecated) var count = 1; ", "var"),
      ("lazy var count = 1; ", "let"), ("let other = FileManager.default; ", "var"),
    ].rows)
  func unsafeStorageIsAVariableIfThatIsNoParameter(row: Row<(String, String)>) {
    let (others, specifier) = row.value
    let source = "import Foundation\nstruct Disk: Sendable { \(others)let manager = FileManager.default }"
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6)
    #expect(applied(source, settings).contains("nonisolated(unsafe) \(specifier) _manager"))
  }

  @Test func areThereForEachValueThatIsLeftOut() throws {
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v5)
    let text = applied(Self.source, settings)
    let properties = [
      "One.point", "One.number", "Two.point", "Two.model", "Two.id", "Two.number", "Free.point",
      "Keyed.keys", "Keyed.counts", "Keyed.all", "Keyed.more",
    ]
    for property in properties {
      let name = property.split(separator: ".")[1]
      #expect(text.contains("_get" + name.prefix(1).uppercased() + name.dropFirst()))
    }
    #expect(try printed(by: text, flags: "-swift-version 5 -default-isolation MainActor") == Self.printed)
  }

  /// What the compiler lets code elsewhere make where it puts initializers on the actors that they need.
  private static let strictSource = """
    @globalActor actor Other { static let shared = Other() }
    final class Unsendable {}
    @MainActor class Base { var n = 1; func g(_ x: Unsendable) -> Int { n } }
    @MainActor class Sub: Base { var m = 2; func h() -> Int { m } }
    @Other final class Elsewhere { private var n = 1; func g() -> Int { n } }
    @MainActor class Generic<T> { var n = 1; func g(_ x: T) -> T { x } }
    enum Outer { @MainActor class Inner { var n = 1; convenience init(k: Int) { self.init() } } }
    @MainActor protocol Isolated {}
    class Inferred: Isolated { lazy var n = 1; var c: Unsendable { Unsendable() } }
    @MainActor struct Few { var n = 1; func g() -> Int { n } }
    @MainActor struct Many {
      let n: Int; func a() -> Int { n }; func b() {}; func c() {}; mutating func d(_ x: Unsendable) {}
    }
    @MainActor struct Beside { var n = 1 }
    extension Beside { init(half: Int) { self.init(n: half * 2) }; func g() {} }
    @MainActor struct Assigning { var n = 1; func g() {} }
    extension Assigning { init(half: Int) { self = Assigning(n: half * 2) } }
    @MainActor struct Holder { var base = Base(), beside = Beside(), number = 1; func g() -> Int { base.n } }
    @MainActor class Limited { @available(macOS 10.16, *) func g() {} }
    @MainActor struct Functions { func a() {}; func b() {}; func c() {} }
    @MainActor class Nested { let sub = Sub(); var all: [Base] = [Base()] }
    @MainActor struct Around { var nested = Nested(), sub: Sub? = Sub(); func g() {} }
    class Owner { let base = Base(); func g() {} }
    @main struct Main {
      static func make() -> [Any] {
        [
          Base(), Sub(), Elsewhere(), Generic<Unsendable>(), Outer.Inner(), Inferred(), Few(), Few(n: 2), Many(n: 3),
          Holder(), Holder(number: 2), Beside(), Beside(n: 2), Assigning(n: 2), Owner(), Limited(), Functions(),
          Around(), Around(nested: Nested()),
        ]
      }
      @MainActor static func main() {
        let all = make()
        var calls = 0
        if let base = all[0] as? Base { base._g = { _ in calls += 1; return 5 }; print(base.g(Unsendable()), calls) }
        if let few = all[7] as? Few { print(few.g()) }
        if let many = all[8] as? Many { print(many.a()) }
      }
    }
    """

  @Test(
    "Initializers of types on an actor stay off it",
    arguments: [
      "-swift-version 5 -strict-concurrency=complete",
      "-swift-version 5 -enable-upcoming-feature IsolatedDefaultValues", "-swift-version 6",
    ], [false, true])
  func stayOffTheActor(flags: String, recordsCalls: Bool) throws {
    let mode = flags.hasSuffix("6") ? 6 : 5
    let settings = CompilerSettings(
      languageMode: LanguageMode(number: mode), isStrictAboutConcurrency: mode == 5)
    let text = applied(Self.strictSource, settings, recordsCalls: recordsCalls)
    let isUnsafe = text.contains("nonisolated(unsafe) var _g: (@MainActor () -> Int)?")
    #expect(isUnsafe == (mode == 5))
    #expect(try printed(by: text, flags: flags) == "5 1\n2\n3\n")
  }

  private func applied(_ source: String, _ settings: CompilerSettings, recordsCalls: Bool = false) -> String {
    let file = SourceFile(path: "main.swift", source: Array(source.utf8), settings: settings)
    var options = Annotation.Options()
    options.calls = recordsCalls
    let selection = Selection(allTypes: true, options: options)
    let plan = Project(files: [file], selection: selection).plans()[0]
    return String(decoding: renderClean(plan.edits, in: file.tree, layout: .lines), as: UTF8.self)
  }

  /// What a program prints, which must be compiled without a warning.
  private func printed(by text: String, flags: String) throws -> String {
    try withTemporaryFolder { folder in
      try Data(text.utf8).write(to: folder.appendingPathComponent("Applied.swift"))
      func run(_ words: String) throws -> Command.Result {
        let log = folder.appendingPathComponent("log")
        return try Command(words.split(separator: " ").map(String.init), in: folder, log: log).finish()
      }
      let compiled = try run("swiftc -parse-as-library \(flags) -module-name main Applied.swift -o main")
      #expect(compiled.succeeded && !compiled.output.contains("warning:"), "\(compiled.output)")
      return try run("./main").output
    }
  }
}
