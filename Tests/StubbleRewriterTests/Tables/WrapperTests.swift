import StubbleRewriter
import StubbleSemantics
import TestSupport
import Testing

/// Properties of a view with the property wrappers of SwiftUI, and what becomes of them.
@Suite struct WrapperTests {
  @Test(
    arguments: [
      ("@State private var x = false", "@MainActor () -> Bool, @MainActor (Bool) -> Void"),
      ("@State private var x: Int?", "@MainActor () -> Int?, @MainActor (Int?) -> Void"),
      ("@SwiftUI.State private var x = 1", "@MainActor () -> Int, @MainActor (Int) -> Void"),
      ("@AppStorage(\"x\") private var x = \"a\"", "@MainActor () -> String, @MainActor (String) -> Void"),
      ("@FocusState private var x: Bool", "@MainActor () -> Bool, @MainActor (Bool) -> Void"),
      ("@FocusState private var x", "@MainActor () -> Bool, @MainActor (Bool) -> Void"),
      ("@AccessibilityFocusState var x", "@MainActor () -> Bool, @MainActor (Bool) -> Void"),
      ("@ScaledMetric private var x = 1.5", "@MainActor () -> Double"),
      ("@ScaledMetric(relativeTo: .body) private var x = 40", "@MainActor () -> Double"),
      ("@ScaledMetric private var x = -1", "@MainActor () -> Double"),
      ("@Namespace private var x", "@MainActor () -> Namespace.ID"),
      ("@Environment(\\.dismiss) private var x", "@MainActor () -> DismissAction"),
      ("@Environment(\\.presentationMode) private var x", "@MainActor () -> Binding<PresentationMode>"),
      ("@Environment(\\.horizontalSizeClass) private var x", "@MainActor () -> UserInterfaceSizeClass?"),
      ("@Environment(\\.theme) private var x", "@MainActor () -> Theme"),
      ("@Environment(\\EnvironmentValues.theme) private var x", "@MainActor () -> Theme"),
      ("@Environment(\\.accent) private var x", "@MainActor () -> Int"),
      ("@Environment(\\._x) private var x: Theme", "@MainActor () -> Theme"),
      ("@Environment(\\.self) private var x", "@MainActor () -> EnvironmentValues"),
      ("@Environment(\\EnvironmentValues.self) private var x", "@MainActor () -> EnvironmentValues"),
      ("@Environment(Theme.self) private var x", "@MainActor () -> Theme"),
      ("@Environment(Theme.self) private var x: Theme?", "@MainActor () -> Theme?"),
      ("@StateObject private var x = Theme()", "@MainActor () -> Theme"),
      ("@EnvironmentObject private var x: Theme", "@MainActor () -> Theme"),
      ("init() {}; @ObservedObject var x: Theme", "@MainActor () -> Theme, @MainActor (Theme) -> Void"),
      ("init() {}; @Binding var x: Int", "@MainActor () -> Int, @MainActor (Int) -> Void"),
      ("init() {}; @FocusState.Binding var x: Bool", "@MainActor () -> Bool, @MainActor (Bool) -> Void"),
      (
        "init() {}; @FocusState<Int?>.Binding var x: Int?", "@MainActor () -> Int?, @MainActor (Int?) -> Void"
      ),
      (
        "init() {}; @AccessibilityFocusState.Binding var x: Bool",
        "@MainActor () -> Bool, @MainActor (Bool) -> Void"
      ),
      ("init() {}; @Bindable var x: Theme", "@MainActor () -> Theme, @MainActor (Theme) -> Void"),
      ("@Binding var x: Int", "@MainActor () -> Int, @MainActor (Int) -> Void"),
      ("@Binding var x: Int?", "@MainActor () -> Int?, @MainActor (Int?) -> Void"),
      ("@AccessibilityFocusState private var x: Bool", "@MainActor () -> Bool, @MainActor (Bool) -> Void"),
      ("@FocusedValue(\\.theme) private var x: Theme?", "@MainActor () -> Theme?"),
      ("@FocusedBinding(\\.accent) private var x: Int?", "@MainActor () -> Int?, @MainActor (Int?) -> Void"),
      ("@FocusedObject private var x: Theme?", "@MainActor () -> Theme?"),
      (
        "@FetchRequest(sortDescriptors: []) private var x: FetchedResults<Theme>",
        "@MainActor () -> FetchedResults<Theme>"
      ),
      ("@UIApplicationDelegateAdaptor(Theme.self) private var x", "@MainActor () -> Theme"),
      ("@WKApplicationDelegateAdaptor(Theme.self) private var x", "@MainActor () -> Theme"),
    ].rows)
  func isStubbed(row: Row<(String, String)>) {
    #expect(members(row.value.0).filter { $0.reason == nil }.map(\.types) == [row.value.1])
  }

  @Test(
    arguments: [
      ("@ScaledMetric private var x = f()", "the type of 'x' is not written"),
      ("@Environment(\\.missing) private var x", "the type of 'x' is not written"),
      ("@Environment(\\Other.theme) private var x", "the type of 'x' is not written"),
      ("@Environment(\\.theme.name) private var x", "the type of 'x' is not written"),
      (
        "@FocusState<Int?>.Binding var x: Int?",
        "the memberwise initializer takes the value of '@FocusState<Int?>.Binding'"
      ),
      ("init() {}; @FocusState<Int?>.Binding var x", "the type of 'x' is not written"),
      ("@Missing var x: Int", "the attribute '@Missing' is neither visible nor known"),
      ("@State @Missing var x: Int = 1", "it has attributes besides the property wrapper '@State'"),
      ("init() {}; @ViewBuilder var x: Int", "the memberwise initializer takes the parts"),
      ("@Query var x: [Theme]", "the macro '@Query' may depend on how the property is stored"),
      ("@NSManaged var x: Int", "Core Data makes the accessors of '@NSManaged' properties"),
    ].rows)
  func isLeft(row: Row<(String, String)>) {
    let reasons = members(row.value.0).compactMap(\.reason).filter { !$0.hasPrefix("an initializer") }
    #expect(reasons.count == 1 && reasons[0].hasPrefix(row.value.1), "\(reasons)")
  }

  /// An argument `keyPath: \.x` announces a change of `x` unless the function that takes it is one for another type.
  @Test(
    arguments: [
      ("struct B { func f(keyPath: KeyPath<C, Int>) {}; func g() { f(keyPath: \\.x) } }", true),
      ("struct B { func f(keyPath: KeyPath<C, Int>) {}; func g() { self.f(keyPath: \\.x) } }", true),
      ("func g() { f(keyPath: \\C.x) }", true),
      ("func g() { f(keyPath: \\A.x) }", false),
      ("func g() { f(keyPath: \\C.a.x) }", false),
      ("func g() { f(keyPath: \\.x) }", false),
      ("struct B { func f(keyPath: KeyPath<A, Int>) {}; func g() { f(keyPath: \\.x) } }", false),
      ("struct B { func f<C>(keyPath: KeyPath<C, Int>) {}; func g() { f(keyPath: \\.x) } }", false),
      ("struct B<C> { func f(keyPath: KeyPath<C, Int>) {}; func g() { f(keyPath: \\.x) } }", false),
      ("struct B { func f(keyPath: KeyPath<C, Int>) {}; func g() { A().f(keyPath: \\.x) } }", false),
      ("extension A { func f(keyPath: KeyPath<C, Int>) {}; func g() { f(keyPath: \\.x) } }", false),
    ].rows)
  func isAnnounced(row: Row<(String, Bool)>) {
    let (code, isStubbed) = row.value
    let source =
      "import Observation\n@Observable class A { var x = 1 }; struct C { var x = 1; var a = A() }\n"
    let rewritten = Rewritten(source + code, selection: .init(allTypes: true))
    #expect((rewritten.plan.members.first?.reason == nil) == isStubbed, "\(rewritten.plan.members)")
  }

  /// On Apple platforms, Foundation exports Combine and Observation.
  @Test(
    arguments: [
      "@Observable final class A { var x = 1 }", "final class A: ObservableObject { @Published var x = 1 }",
    ].rows)
  func isKnownFromFoundation(row: Row<String>) {
    let rewritten = Rewritten("import Foundation; \(row.value)", selection: .init(allTypes: true))
    let types = rewritten.plan.members.flatMap { $0.variables.map(\.type) }
    #expect(types == ["() -> Int", "(Int) -> Void"])
  }

  /// The compiler chooses `Int` for an integer literal if it conforms to what the wrapper requires, or else `Double`.
  @Test(
    arguments: [
      ("<V: BinaryFloatingPoint>", "", "1", "Double"), ("<V: Swift.FloatingPoint>", "", "-1", "Double"),
      ("<V: Codable>", "", "1", "Int"), ("<V: FixedWidthInteger & Sendable>", "", "0x1", "Int"),
      ("<V: Numeric>", "", "[1].count", "Int"), ("<V>", "", "1", "Int"),
      ("<V: Numeric>", "", "1.5", "Double"),
      ("<V: Codable>", "init(wrappedValue: V, _ key: String) {}", "1", "Int"),
      ("<V: Comparable>", "init(wrappedValue: V, _ range: ClosedRange<V>) {}", "1", nil),
      ("<V: Comparable>", "init(wrappedValue: V) where V == Int8 {}", "1", nil),
      ("<V: Comparable>", "}; extension W where V == Int8 { init(wrappedValue: V) {}", "1", nil),
      ("<V: Own>", "", "1", nil), ("<V: Unknown>", "", "1", nil),
      ("<V: BinaryFloatingPoint>", "", "1 + 1", nil),
    ].rows)
  func typesOfNumbers(row: Row<(String, String, String, String?)>) {
    let (generics, initializer, value, type) = row.value
    let wrapper =
      "@propertyWrapper struct W\(generics) { var wrappedValue: V; \(initializer) }"
    let source = "struct A { @W var x = \(value); init() {} }; \(wrapper); protocol Own {}"
    let members = Rewritten(source, selection: .init(allTypes: true)).plan.members
    #expect(members.first?.variables.first?.type == type.map { "() -> \($0)" }, "\(members)")
  }

  /// A file may see the key path of SwiftData's context by the import of another one, but not the type.
  @Test(arguments: [("SwiftUI", false), ("SwiftUI; import SwiftData", true)].rows)
  func needsTheTypeOfTheContext(row: Row<(String, Bool)>) {
    let (imports, isStubbed) = row.value
    let view = "struct Row: View { @Environment(\\.modelContext) private var context; init() {} }"
    let sources = ["import \(imports)\n@Stubbable\n\(view)", "import SwiftData; struct Item {}"]
    let files = sources.enumerated().map {
      SourceFile(path: "\($0.offset).swift", source: Array($0.element.utf8), modules: "App")
    }
    let texts = Project(files: files, selection: Selection()).plans().flatMap(\.edits).map(\.text)
    #expect(texts.contains { $0.contains("_getContext: (@MainActor () -> ModelContext)?") } == isStubbed)
  }

  /// A type of another module hides a wrapper, or the protocol of views, only from files that import the module.
  @Test(
    arguments: [
      ("struct Environment {}", "SwiftUI", true), ("struct Environment {}", "SwiftUI; import Core", false),
      ("protocol View {}", "SwiftUI", true), ("protocol View {}", "SwiftUI; import Core", false),
      ("enum EnvironmentValues {}", "SwiftUI", true),
    ].rows)
  func isNotHiddenByOtherModules(row: Row<(String, String, Bool)>) {
    let (declaration, imports, isStubbed) = row.value
    let view = "struct Row: View { @Environment(\\.dismiss) private var dismiss; init() {} }"
    let files = [
      SourceFile(
        path: "App.swift", source: Array("import \(imports)\n@Stubbable \(view)".utf8), modules: "App"),
      SourceFile(path: "Core.swift", source: Array("public \(declaration)".utf8), modules: "Core"),
    ]
    let texts = Project(files: files, selection: Selection()).plans().flatMap(\.edits).map(\.text)
    #expect(texts.contains { $0.contains("_getDismiss: (@MainActor () -> DismissAction)?") } == isStubbed)
  }

  /// A key path sees what is imported in its clause of `#if`.
  @Test(arguments: [("#if os(iOS)", "#endif"), ("#if canImport(SwiftUI)", "#endif"), ("", "")].rows)
  func seesTheImportsOfItsClause(row: Row<(String, String)>) {
    let view = "struct Row: View { @Environment(\\.scenePhase) private var phase; init() {} }"
    let source = "\(row.value.0)\nimport SwiftUI\n\(view)\n\(row.value.1)"
    let members = Rewritten(source, selection: .init(allTypes: true)).plan.members
    #expect(members.first?.variables.first?.type == "@MainActor () -> ScenePhase", "\(members)")
  }

  /// Instances keep the closures of their functions if no known protocol requires the memberwise initializer.
  @Test(
    arguments: [
      ("DropDelegate", "@MainActor () -> Int"), ("MenuStyle", "@MainActor () -> Int"),
      ("DynamicProperty", "() -> Int"),
    ].rows)
  func keepsClosures(row: Row<(String, String)>) {
    let rewritten = Rewritten(
      "import SwiftUI; struct A: \(row.value.0) { @Binding var x: Int; func f() -> Int { 1 } }",
      selection: .init(allTypes: true))
    let function = rewritten.plan.members.last
    #expect(function?.variables.map(\.type) == [row.value.1] && function?.sharing == nil)
  }

  /// The macros of SwiftData are known; any other may depend on what is stored.
  @Test(
    arguments: [
      ("@Model", "@Attribute(.unique) var x: Int = 1", "'@Model' takes the storage"),
      ("@Model", "@Relationship var x: [Int] = []", "'@Model' takes the storage"),
      ("@Model", "@Transient var x = 1", "'@Transient' is for properties that are stored"),
      ("@Model", "@Transient lazy var x = 1", "a lazy property beside those that '@Model' changes"),
      ("@MainActor", "@Query private var x: [Int]", "the macro '@Query' may depend on how the property"),
      (
        "@Client", "var x = 1",
        "'@Client' may be a macro that depends on the type's stored properties: stub the code that reads it"
      ),
    ].rows)
  func isAMacrosOwn(row: Row<(String, String, String)>) {
    let (attribute, property, reason) = row.value
    let rewritten = Rewritten(
      "import SwiftData; \(attribute) final class Item { init() {}; \(property) }",
      selection: .init(allTypes: true))
    let reasons = rewritten.plan.members.compactMap(\.reason).filter { !$0.hasPrefix("an initializer") }
    #expect(reasons.count == 1 && reasons[0].hasPrefix(reason), "\(reasons)")
  }

  /// What a dependency is injected by: a key path from a type of a package, or of the project.
  @Test(
    arguments: [
      ("Dependency(\\.client)", "() -> Client"), ("Dependency(\\DependencyValues.client)", "() -> Client"),
      ("Dependency(\\.client.name)", "() -> String"), ("Dependency(\\.uuid)", "() -> UUIDGenerator"),
      ("Dependency(\\.date.now)", "() -> Date"), ("Dependency(\\.missing)", nil),
      ("Dependency(Client.self)", nil), ("Dependency(ClockKey.self)", "() -> Clock"),
      ("Dependency(Store.self)", "() -> Store"), ("Dependency(Named.self)", "() -> Client"),
      ("Injected(\\.maker)", "() -> any Making, (any Making) -> Void"),
      ("LazyInjected(\\.number)", "() -> Int, (Int) -> Void"),
      ("WeakLazyInjected(\\.maker)", "() -> (any Making)?, ((any Making)?) -> Void"),
      ("InjectedObservable(\\.number)", "() -> Int"),
      ("Injected(\\.client)", nil), ("Own(\\.client)", "() -> Client, (Client) -> Void"),
      ("Own(\\OwnValues.client.name)", "() -> String, (String) -> Void"), ("Own(\\.missing)", nil),
    ].rows)
  func isInjected(row: Row<(String, String?)>) {
    let source = """
      import Dependencies; import FactoryKit; import Foundation
      struct Client { let name = "a" }
      protocol Making {}
      extension DependencyValues { var client: Client { Client() } }
      struct Clock {}
      enum ClockKey: DependencyKey { static let liveValue = Clock(); static var testValue: Clock { Clock() } }
      final class Store {}
      extension Store: TestDependencyKey { static var testValue: Self { fatalError() } }
      enum Named: DependencyKey { typealias Value = Client; static let liveValue = Client() }
      extension Container {
        var maker: Factory<any Making> { self { fatalError() } }
        var number: Factory<Int> { self { 1 } }
        var client: Client { Client() }
      }
      struct OwnValues { var client = Client() }
      @propertyWrapper struct Own<T> {
        init(_ keyPath: WritableKeyPath<OwnValues, T>) { fatalError() }
        var wrappedValue: T { get { fatalError() } set {} }
      }
      class User { @\(row.value.0) var x }
      """
    let member = Rewritten(source, selection: .init(typeNames: ["User"])).plan.members.first
    let types = member?.variables.map(\.type).joined(separator: ", ")
    #expect(member?.reason == nil ? types == row.value.1 : row.value.1 == nil, "\(types ?? "")")
    #expect(member?.reason?.hasPrefix("the type of 'x' is not written") != (row.value.1 != nil))
  }

  /// A key that an extension declares as a static member, in the wrapper's argument.
  @Test(
    arguments: [
      (".width", "Int"), (".name", "String?"), (".colors", "[Color]"), (".Window.title", "String"),
      (".Window.Size.height", "Double"), (".computed", "Color"), (".made", nil), (".missing", nil),
      (".instance", nil), (".hidden", nil), (".twice", nil),
    ].rows)
  func isStoredByAKey(row: Row<(String, String?)>) {
    let source = """
      import Defaults
      struct Color {}
      extension Defaults.Keys {
        static let width = Key<Int>("width", default: 1), colors = Defaults.Key<[Color]>("colors", default: [])
        static let name: Key<String?> = .init("name")
        static var computed: Key<Color> { make("computed") }
        static let made = make("made", default: 1)
        static let hidden = Key<Hidden>("hidden")
        let instance = Key<Int>("instance")
        private struct Hidden {}
        enum Window {
          static let title: Key<String> = make("title")
          enum Size { static let height = Key<Double>("height", default: 1) }
        }
      }
      extension Defaults.Keys { static let twice = Key<Int>("twice") }
      extension Defaults.Names { static let twice = Key<String>("twice") }
      extension Elsewhere { static let missing = Key<Int>("missing") }
      @MainActor struct User { @Default(\(row.value.0)) var x }
      """
    let member = Rewritten(source, selection: .init(typeNames: ["User"])).plan.members.first
    let types = member?.variables.map(\.type)
    let expected = row.value.1.map { ["@MainActor () -> \($0)", "@MainActor (\($0)) -> Void"] } ?? []
    #expect(types == expected, "\(member?.reason ?? "")")
  }

  /// A type of a module that the wrapper's module does not export can be named in files that import it.
  @Test(arguments: [("import Foundation\n", true), ("", false)].rows)
  func isNamedWhereItIsImported(row: Row<(String, Bool)>) {
    let user = "import Dependencies\n\(row.value.0)class User { @Dependency(\\.locale) var x }"
    let files = [("user", user), ("other", "import Foundation")].map { name, source in
      SourceFile(path: name, source: Array(source.utf8), settings: CompilerSettings())
    }
    let plan = Project(files: files, selection: .init(typeNames: ["User"])).plans()[0]
    #expect(plan.members.map { $0.reason == nil } == [row.value.1])
  }

  /// Modules that find wrapped properties by their names would not find those of the storage.
  @Test(
    arguments: [
      ("Command: ParsableCommand", "@Option var x: Int", "Option"),
      ("Command: ParsableCommand", "@Flag(help: \"x\") var x = false", "Flag"),
      (
        "Command: ParsableCommand", "@ArgumentParser.Argument var x: [String] = []", "ArgumentParser.Argument"
      ),
      ("Group: ParsableArguments", "@OptionGroup var x: Other", "OptionGroup"),
      ("Open: AppIntent", "@Parameter(title: \"x\") var x: String", "Parameter"),
      ("Open: OpenIntent", "@Parameter(title: \"x\") var x: String", "Parameter"),
      ("Note: AppEntity", "@Property(title: \"x\") var x: String", "Property"),
      (
        "Open: AppIntent", "@IntentParameterDependency<Other>(\\.$x) var x",
        "IntentParameterDependency<Other>"
      ),
    ].rows)
  func isFoundByName(row: Row<(String, String, String)>) {
    let rewritten = Rewritten(
      "import AppIntents; import ArgumentParser; struct \(row.value.0) { \(row.value.1) }",
      selection: .init(allTypes: true))
    let reason =
      "the value of the property wrapper '@\(row.value.2)' is found by the property's name while the program runs: stub the code that reads it"
    #expect(rewritten.plan.members.map(\.reason) == [reason])
  }

  /// Inside of a function the name may be that of something else with a wrapper.
  @Test(
    arguments: [
      ("func f() -> Any { @State var x = 1; return $x }", true),
      ("func f() { func g(@Binding x: Int) -> Any { $x } }", true),
      ("func f() { call { (@Binding x: Int) in $x } }", true),
      ("func f() -> Any { @State var y = 1; return $x }", false),
      ("func f() -> Any { var x = 1; return ($x, x) }", false),
    ].rows)
  func isLeftForLocalNames(row: Row<(String, Bool)>) {
    let reason = members("@State private var x = 1; \(row.value.0)").first?.reason
    #expect((reason?.hasPrefix("'$x' is named in") ?? false) == row.value.1, "\(reason ?? "stubbed")")
  }

  /// A property on no other actor is on that of its wrapper's value, and as lenient where it is used elsewhere.
  @Test(
    arguments: [
      ("@EnvironmentObject var x: Theme", "@MainActor @preconcurrency var x: Theme {"),
      ("@StateObject var x = Theme()", "@MainActor @preconcurrency var x: Theme {"),
      ("@MainActor @StateObject var x = Theme()", "@MainActor var x: Theme {"),
      ("@preconcurrency @StateObject var x = Theme()", "@preconcurrency @MainActor var x: Theme {"),
      ("@Lenient var x: Int = 1", "; @MainActor @preconcurrency var x: Int {"),
      ("@Strict var x: Int = 1", "; @MainActor var x: Int {"),
      ("@State var x = 1", "; var x: Int {"),
    ].rows)
  func givesItsActor(row: Row<(String, String)>) {
    let source = """
      import SwiftUI
      class Theme: ObservableObject {}
      @propertyWrapper struct Strict { @MainActor var wrappedValue = 1 }
      @preconcurrency @propertyWrapper struct Lenient { @MainActor var wrappedValue = 1 }
      class Model { \(row.value.0) }
      """
    let text = Rewritten(source, selection: Selection(typeNames: ["Model"])).text
    #expect(text.contains(row.value.1), "\(text)")
  }

  /// The compiler makes properties nonisolated by a computed value of a nonisolated wrapper.
  @Test(
    arguments: [
      ("nonisolated struct Wrapper { var wrappedValue = 1 }", true),
      ("nonisolated final class Wrapper { var wrappedValue = 1 }", true),
      ("nonisolated struct Wrapper { let wrappedValue: Int }", false),
      ("struct Wrapper { var wrappedValue = 1 }", false),
    ].rows)
  func valueStaysStored(row: Row<(String, Bool)>) {
    let rewritten = Rewritten("@propertyWrapper \(row.value.0)", selection: .init(typeNames: ["Wrapper"]))
    let reason = rewritten.plan.members.first?.reason
    #expect((reason?.hasPrefix("the compiler would make all properties") ?? false) == row.value.1)
  }

  /// Initializers could not call both kinds of storage by one name.
  @Test func needsOneStorageInAllClauses() {
    let clauses = "\n#if DEBUG\n@State private var x = 1\n#else\nprivate var x = 1\n#endif\n"
    let reason =
      "only some clauses of '#if' give it a property wrapper, and initializers assign all by one name"
    #expect(members(clauses).map(\.reason) == [reason, reason])
  }

  /// Closures of private types would make the compiler's initializer private, as wrapped properties do not. If the
  /// initializer is written out, they cannot.
  @Test func keepsTheAccessOfTheInitializer() {
    let mode = "private final class Mode {}; @Environment(\\.missing) private var m: Mode; func f() {}"
    let reason = "the memberwise initializer would be as private as the member's types"
    #expect(members("\(mode); let title: String").map(\.reason) == [reason, nil, nil])
    #expect(members("\(mode); @State private var on: Bool?").first?.reason == reason)
    #expect(members("\(mode); private let title: String").map(\.reason) == [nil, nil, nil])
    #expect(members("\(mode); init() {}").filter { $0.reason == nil }.count == 2)
    #expect(members("private enum Mode { case a }; @State private var m: Mode = .a").map(\.reason) == [nil])
  }

  /// In language mode 5 the memberwise initializer is on no actor, and the compiler is lenient about wrappers of the same
  /// module. In mode 6 it is on the main actor if a wrapper is not `Sendable`, or is made on the main actor.
  @Test(
    arguments: [
      ("@Binding var x: Int", 5, "nonisolated init(x: Binding<Int>) { self.__xStub = x }"),
      ("@Binding var x: Model", 5, nil),
      (
        "@StateObject var x: Model", 5,
        "nonisolated init(x: @autoclosure @escaping () -> Model) { self.__xStub = .init(wrappedValue: x()) }"
      ),
      (
        "@Kept var x: Model", 5,
        "nonisolated init(x: Model) { self.__xStub = .init(wrappedValue: x) }"
      ),
      ("@State var x = 1", 5, "nonisolated init(x: Int = 1) { self.__xStub = .init(wrappedValue: x) }"),
      (
        "@EnvironmentObject var x: Model", 5,
        "nonisolated init(x: EnvironmentObject<Model>) { self.__xStub = x }; init() {}"
      ),
      (
        "@EnvironmentObject var x: Model", 6,
        "; init(x: EnvironmentObject<Model> = .init()) { self.__xStub = x }; init() {}"
      ),
      ("@Decoded var x: Model", 5, "nonisolated init(x: Model) { self.__xStub = .init(wrappedValue: x) }"),
      (
        "@ObservedObject var x: Model", 5,
        "nonisolated init(x: Model) { self.__xStub = .init(wrappedValue: x) }"
      ), ("@Bindable var x: Model", 5, nil),
      ("@Bindable var x: Model", 6, "; init(x: Model) { self.__xStub = .init(wrappedValue: x) }"),
      ("@FocusState.Binding var x: Int", 6, "; init(x: FocusState<Int>.Binding) { self.__xStub = x }"),
      ("@Kept var x: Model", 6, nil),
      ("@Binding var x: Int", nil, "nonisolated init(x: Binding<Int>) { self.__xStub = x }"),
      ("@Binding var x: Model", 6, "; init(x: Binding<Model>) { self.__xStub = x }"),
      ("@Binding var x: Model", nil, nil),
    ].rows)
  func takesParameters(row: Row<(String, Int?, String?)>) {
    let (declaration, mode, initializer) = row.value
    let source = """
      import SwiftUI
      final class Model: ObservableObject { var name = "" }
      @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
      @propertyWrapper struct Decoded<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws { fatalError() }
      }
      struct Sheet: View { \(declaration) }
      """
    let rewritten = Rewritten(
      source, selection: .init(typeNames: ["Sheet"]),
      settings: CompilerSettings(languageMode: mode.map(LanguageMode.init(number:))))
    #expect(rewritten.text.contains(initializer ?? "@"))
    #expect((rewritten.plan.members.first?.reason == nil) == (initializer != nil))
  }

  private func members(_ declarations: String) -> [(types: String, reason: String?)] {
    let source = """
      import SwiftData; import SwiftUI
      final class Theme: ObservableObject { init() {} }
      extension EnvironmentValues { var theme: Theme { Theme() } ; @Entry var accent = 1 }
      struct Sheet: View { \(declarations) }
      """
    let rewritten = Rewritten(source, selection: .init(typeNames: ["Sheet"]))
    return rewritten.plan.members.map { member in
      (member.variables.map(\.type).joined(separator: ", "), member.reason)
    }
  }
}
