import StubbleRewriter
import StubbleSemantics
import StubbleSyntax
import TestSupport
import Testing

/// Closures in types that have their isolation from classes and protocols of frameworks.
@Suite struct IsolationTests {
  @Test(
    arguments: [
      ("struct A: View", "@MainActor () -> Void"),
      ("struct A: SwiftUI.View", "@MainActor () -> Void"),
      ("struct A: Screen", "@MainActor () -> Void"),
      ("struct A: Both", "@MainActor () -> Void"),
      ("nonisolated struct A: View", "() -> Void"),
      ("struct A: ViewModifier", "@MainActor () -> Void"),
      ("struct A: App", "@MainActor () -> Void"),
      ("class A: UIViewController", "@MainActor () -> Void"),
      ("class A: Base", "@MainActor () -> Void"),
      ("class A: UITableViewCell", "@MainActor () -> Void"),
      ("class A: UILabel", "@MainActor () -> Void"),
      ("class A: NSObject, UITableViewDataSource", "@MainActor () -> Void"),
      ("class A: NSView", "@MainActor () -> Void"),
      // The conformance of an extension isolates nothing else.
      ("extension A: View {}; struct A", "() -> Void"),
      // The protocol takes its types off the actor of the one that it refines.
      ("struct A: Shape", "@Sendable () -> Void"),
      ("struct A: GeometryEffect", "() -> Void"),
      ("class A: NSObject", "() -> Void"),
      ("class A: Operation", "@Sendable () -> Void"),
      ("class A: NSObject, URLSessionDataDelegate", "@Sendable () -> Void"),
      ("class A: NSObject, XMLParserDelegate", "() -> Void"),
      ("struct A: Local", "() -> Void"),
    ].rows)
  func closureOfType(row: Row<(String, String)>) {
    let (declaration, type) = row.value
    let source = """
      import AppKit; import SwiftUI; import UIKit
      protocol Screen: View {}
      typealias Both = Equatable & View
      class Base: UIViewController {}
      protocol Local {}
      \(declaration) { func f() {} }
      """
    let rewritten = Rewritten(source, selection: .init(typeNames: ["A"]))
    #expect(rewritten.plan.members.flatMap(\.variables).map(\.type).first == type)
  }

  /// Code outside of the actor may read what it can use anywhere.
  @Test(
    arguments: [
      ("struct A: View { let a: Int }", true), ("struct A: View { var a = 1 }", true),
      ("class A: UIView { let a = 3 }", true), ("class A: UIView { var a = 3 }", false),
      ("struct A: View { let a: Unknown }", false),
      ("typealias V = View; struct A: V { let a: Int; let b: Unknown }", true),
      ("protocol P {}; typealias V = P & View; struct A: V { let a: Int; let b: Unknown }", true),
      ("typealias V = Other & View; struct A: V { let a: Int; let b: Unknown }", false),
    ].rows)
  func propertiesLeaveTheActor(row: Row<(String, Bool)>) {
    let (source, leave) = row.value
    let rewritten = Rewritten("import SwiftUI; import UIKit; " + source, selection: .init(typeNames: ["A"]))
    let isNonisolated = ["nonisolated var a: ", "nonisolated final var a: "].contains(
      where: rewritten.text.contains)
    #expect(isNonisolated == leave)
  }

  /// Code outside of the actor may use a struct's variable also if its declaration becomes the storage.
  @Test(
    arguments: [
      ("@MainActor struct A { var a: Int = 1 { didSet { f() } }; init() {}; func f() {} }", true),
      ("@MainActor struct A { var a: [Int] { willSet {} }; init() { a = [] } }", true),
      ("@MainActor struct A { var a: NSObject = NSObject() { didSet {} } }", false),
      ("struct A { @MainActor var a: String = \"\"; init() {} }", true),
      ("struct A { @MainActor var a: String = \"\" }", true),
      ("@MainActor struct A { lazy var a: Int = 1 }", false),
      ("@MainActor class A { var a: Int = 1 { didSet {} } }", false),
    ].rows)
  func storageLeavesTheActor(row: Row<(String, Bool)>) {
    let (source, leaves) = row.value
    let rewritten = Rewritten("import Foundation; " + source, selection: .init(typeNames: ["A"]))
    #expect(rewritten.text.contains("nonisolated var a: ") == leaves, "\(rewritten.text)")
  }

  /// In language mode 6, functions on a global actor are `Sendable`, and a value that needs the actor keeps the property on
  /// it.
  @Test(
    arguments: [
      ("struct A: View { var a: @MainActor () -> Void = {} }", true),
      ("struct A: View { let a: [PressHandler] }", true),
      ("struct A: View { var a: PressMap<NSObject>? }", true),
      ("struct A: View { var a: Sheet<Int> }", false), ("struct A: View { var a: StrictSheet<Int> }", true),
      ("struct A: View { var a: EmptySheet<NSObject> }", true),
      ("struct A: View { var a: () -> Void = {} }", false),
      ("struct A: View { var a: Binding<Int> }", true),
      ("struct A: View { var a: Binding<NSObject> }", false),
      ("struct A: View { var a: [Font] = [.body] }", true),
      ("struct A: View { var a: URL = URL(string: \"a\")! }", true),
      ("struct A: View { var a: UIView = UIView(frame: .zero) }", false),
      ("struct A: View { var a: UIView? = UILabel() }", false),
      ("struct A: View { var a: [UIView] = [UIView()] }", false),
    ].rows)
  func propertiesLeaveTheActorInMode6(row: Row<(String, Bool)>) {
    let (declaration, leave) = row.value
    let source = """
      import SwiftUI; import UIKit
      @globalActor actor PressActor { static let shared = PressActor() }
      typealias PressHandler = @PressActor (Int) -> Void
      typealias PressMap<T> = @PressActor (T) -> T
      struct Sheet<T> { var value: T }
      struct StrictSheet<T: Hashable & Sendable> { var value: T, others: [T] = [] }
      struct EmptySheet<T> { var count: Int }
      \(declaration)
      """
    let rewritten = Rewritten(
      source, selection: .init(typeNames: ["A"]), settings: CompilerSettings(languageMode: .v6))
    #expect(rewritten.text.contains("nonisolated var") == leave)
  }

  /// What records calls may be on the main actor, or on none, where no conformance that is on the main actor can be used.
  @Test(
    arguments: [
      ("class A { func f(_ a: Set<Key>) {} }", true), ("class A { static func f(_ a: Set<Key>) {} }", false),
      ("class A<T> { static func f(_ a: [Key: T]) {} }", false),
      ("struct A { func f(_ a: Set<Key>) {} }", false),
      ("struct A { func f(_ a: [Key: Int]) {} }", false), ("struct A { func f(_ a: Key) {} }", true),
      ("struct A { mutating func f(_ a: Set<Key>) {} }", false),
      ("struct A { func f(_ a: Set<Other>) {} }", true),
      ("class A { static func f(_ a: [Key]) {} }", true),
    ].rows)
  func recordsWhatItCanKeep(row: Row<(String, Bool)>) {
    let (declaration, isRecorded) = row.value
    let source =
      "struct Key: Hashable { var n = 1 }; nonisolated struct Other: Hashable { var n = 1 }; \(declaration)"
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6)
    var options = Annotation.Options()
    options.calls = true
    let selection = Selection(allTypes: true, options: options)
    let text = Rewritten(source, selection: selection, settings: settings).text
    #expect(text.contains("if let _f {") || text.contains(", let _f {"))
    #expect(text.contains("_fCalls") == isRecorded)
  }

  /// Where the main actor is the default, the nearest superclass that states an isolation decides, or the last one.
  @Test(
    arguments: [
      ("class B: C {}; class C {}", "(@MainActor () -> Void)?"),
      ("class B: C {}; @Other class C {}", "(@Other () -> Void)?"),
      ("class B: C {}; nonisolated class C {}", "(() -> Void)?"),
      ("@MainActor class B: C {}; @Other class C {}", "(@MainActor () -> Void)?"),
      ("class B: C {}; class C: P {}; @Other protocol P {}", "(@Other () -> Void)?"),
      ("class B: C, P {}; class C {}; @Other protocol P {}", "(@MainActor () -> Void)?"),
      ("class B: D.C {}; nonisolated enum D { class C {} }", "(() -> Void)?"),
      ("class B: A {}", "(@MainActor () -> Void)?"),
      ("class B: C {}; class C: B {}", "(@MainActor () -> Void)?"),
      ("class B: A.C {}; extension A { class C {} }", "(@MainActor () -> Void)?"),
      ("class B: C.D {}; class C: A { class D {} }", "(@MainActor () -> Void)?"),
    ].rows)
  func superclassesDecideOnIsolation(row: Row<(String, String)>) {
    let (others, closure) = row.value
    let source =
      "class A: B { func f() {} }; \(others); @globalActor actor Other { static let shared = Other() }"
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6)
    let rewritten = Rewritten(source, selection: .init(typeNames: ["A"]), settings: settings)
    #expect(rewritten.declaration(of: "_f")?.hasPrefix(closure) == true, "\(rewritten.text)")
  }

  /// Where the main actor is the default, protocols that refine `Sendable` keep it out of types and their extensions, but
  /// not if the type inherits it from a protocol of its module.
  @Test(
    arguments: [
      ("struct A: Near", "@MainActor () -> Void"), ("nonisolated struct A: Near", "@Sendable () -> Void"),
      ("struct A: Far", "@Sendable () -> Void"), ("nonisolated struct A: Far", "@Sendable () -> Void"),
      ("struct A: Free", "@Sendable () -> Void"), ("struct A: Free, Near", "@MainActor () -> Void"),
      ("struct A: Error", "@Sendable () -> Void"), ("nonisolated struct A: Error", "@Sendable () -> Void"),
      ("struct A: Error, Plain", "@MainActor () -> Void"),
      ("struct A: Error, FarPlain", "@Sendable () -> Void"),
      ("struct A: FarPlain", "@MainActor () -> Void"), ("struct A: FarStated", "@MainActor () -> Void"),
    ].rows)
  func sendableProtocolsKeepTheDefaultOut(row: Row<(String, String)>) {
    let (declaration, closure) = row.value
    let sources = [
      ("App", "import Core\n\(declaration) { func f() {} }\nextension A { func g() {} }\n\(Self.protocols)"),
      (
        "Core",
        "public protocol Far: Sendable {}; public protocol FarPlain {}; @MainActor public protocol FarStated: Sendable {}"
      ),
    ]
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6)
    let files = sources.map { module, text in
      SourceFile(
        path: module + ".swift", source: Array(text.utf8), modules: ModuleSet(Module(name: module)),
        settings: settings)
    }
    let members = Project(files: files, selection: Selection(typeNames: ["A"])).plans().flatMap(\.members)
    #expect(members.flatMap(\.variables).map(\.type) == [closure, closure], "\(members)")
  }

  private static let protocols =
    "protocol Near: Sendable {}; protocol Plain {}; nonisolated protocol Free: Sendable {}"

  /// A conformance that is declared isolated counts in all modules.
  @Test(
    arguments: [
      ("@MainActor struct Key: @MainActor Hashable {}", true), ("@MainActor struct Key: Hashable {}", false),
      ("@MainActor struct Key {}; extension Key: @MainActor Hashable {}", true),
      ("@MainActor struct Key: @preconcurrency Hashable {}", false),
      ("@MainActor struct Key: nonisolated Hashable {}", false),
    ].rows, [5, 6])
  func conformancesAreIsolatedInWriting(row: Row<(String, Bool)>, mode: Int) {
    let (key, isIsolated) = row.value
    let source = "\(key); @MainActor struct A { var keys: Set<Key> = [] }; class B { var keys: Set<Key>? }"
    let rewritten = Rewritten(
      source, selection: Selection(allTypes: true),
      settings: CompilerSettings(languageMode: LanguageMode(number: mode)))
    #expect(rewritten.text.contains("nonisolated var keys: Set<Key> = []") == !isIsolated)
    #expect(rewritten.text.contains("class B { var keys: Set<Key>? }") == isIsolated)
  }

  /// On no global actor, only a declaration can name a type that needs a conformance on one.
  @Test(
    arguments: [
      ("actor A { var keys: Set<Key>?; var n = 1 }", false),
      ("actor A { let keys: [Int: [Key: Int]]; init() { fatalError() } }", false),
      ("nonisolated final class A { var keys = noKeys(); var n = 1 }", false),
      ("nonisolated struct A { var keys: Set<Key>?; var n = 1 }", false),
      ("nonisolated struct A { var keys: [Key]; var n: Int }", true),
      ("nonisolated struct A { var keys: Result<Key, Wrong>; var n: Int }", true),
      ("nonisolated struct A { var keys: Set<Other>; var n: Int }", true),
      ("struct A { var keys: Set<Key>; var n: Int }", true),
    ].rows)
  func storesWhatNeedsNoConformance(row: Row<(String, Bool)>) {
    let (declaration, isStubbed) = row.value
    let source = """
      \(declaration)
      struct Key: Hashable { var n = 1 }; nonisolated struct Other: Hashable { var n = 1 }
      nonisolated func noKeys() -> Set<Key>? { nil }
      enum Wrong: Error { case one }
      """
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6)
    let all = Rewritten(source, selection: Selection(allTypes: true), settings: settings).text
    let text = all.prefix { $0 != "\n" }
    #expect(text.contains("_getKeys") == isStubbed)
    #expect(text.contains("_getN") == declaration.contains("var n"))
    #expect(text.contains("self.keys") == false || isStubbed)
    #expect(text.contains("(keys: ") == (isStubbed && declaration.contains("struct")))
  }

  /// Members of a type that is stated to be nonisolated, and those of its subclasses, have no isolation of what they override
  /// or witness.
  @Test(
    arguments: [
      ("class A: Base { override func f() {} }", "@MainActor "),
      ("nonisolated class A: Base { override func f() {} }", ""),
      ("class A: Free { override func f() {} }", ""), ("class A: Middle { override func f() {} }", ""),
      ("class A: Free { override func f() async {} }", ""),
      ("class A: Free, P { func g() {} }", ""), ("class A: P { func g() {} }", "@MainActor "),
      ("nonisolated struct A: P { func g() {} }", ""),
      ("@MainActor class A: Free { func g() {} }", "@MainActor "),
      // What an extension of a protocol declares is no requirement.
      ("class A: Q { func g() {} }", ""),
    ].rows)
  func nonisolatedTypesKeepTheirMembers(row: Row<(String, String)>) {
    let source = """
      \(row.value.0)
      class Base { @MainActor func f() {} }
      nonisolated class Free { @MainActor func f() {} }
      class Middle: Free {}
      protocol P { @MainActor func g() }
      protocol Q { func g() }
      extension Q { @MainActor func g() {} }
      """
    let text = Rewritten(
      source, selection: Selection(typeNames: ["A"]), settings: CompilerSettings(languageMode: .v6)
    ).text.prefix { $0 != "\n" }
    let name = source.prefix { $0 != "\n" }.contains("func f") ? "_f" : "_g"
    let effects = row.value.0.contains("async") ? " async" : ""
    #expect(text.contains("var \(name): (\(row.value.1)()\(effects) -> Void)?"), "\(text)")
  }

  /// An actor that is stated for a conformance is that of the conformance in any module. Which one a generic type
  /// requires is not asked.
  @Test(
    arguments: [
      ("@MainActor struct Key: @MainActor Hashable { let n = 1 }", false),
      (
        "@MainActor struct Key { let n = 1 }; extension Key: @MainActor Equatable {}; extension Key: @MainActor Hashable {}",
        false
      ),
      ("@MainActor struct Key: Hashable { let n = 1 }", true),
      ("@MainActor class Key: @MainActor CustomStringConvertible, Hashable { let n = 1 }", false),
      ("struct Key: @unchecked Sendable, Hashable { let n = 1 }", true),
    ].rows)
  func conformancesAreOnTheStatedActor(row: Row<(String, Bool)>) {
    let (key, isStubbed) = row.value
    let source =
      "struct A { var keys: Set<Key>; var n: Int }; @MainActor class B { var keys: Set<Key>? }; \(key)"
    let text = Rewritten(
      source, selection: Selection(typeNames: ["A", "B"]), settings: CompilerSettings(languageMode: .v6)
    ).text
    #expect(text.contains("var _getKeys: (() -> Set<Key>)?") == isStubbed)
    #expect(text.contains("var _getKeys: (@MainActor () -> Set<Key>?)?"))
  }

  /// The compiler compares values that conform on an actor where it derives a function that is on none, and rejects that in
  /// what is written.
  @Test(
    arguments: [
      ("nonisolated struct A: Equatable { var keys: [Key]; var n = 1 }", true),
      ("nonisolated struct A: Hashable { var key = Key(); var n = 1 }", true),
      (
        "nonisolated struct A: Hashable { var key: Key?; static func == (a: A, b: A) -> Bool { true } }", true
      ),
      ("struct A: nonisolated Equatable { let key: Key? }", true),
      ("struct A: Error, Equatable { let key: Key? }", true),
      ("struct A: Equatable { var keys: [Key]; var n = 1 }", false),
      ("nonisolated struct A: Equatable { var keys: [Other]; var n = 1 }", false),
      ("nonisolated struct A { var keys: [Key]; var n = 1 }", false),
    ].rows)
  func onlyDerivedFunctionsCompareOffTheActor(row: Row<(String, Bool)>) {
    let (declaration, isDerived) = row.value
    let source = """
      struct Key: Hashable { let n = 1 }; nonisolated struct Other: Hashable { let n = 1 }
      \(declaration)
      """
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6)
    let text = Rewritten(source, selection: Selection(typeNames: ["A"]), settings: settings).text
    #expect(text.contains("_getKey"))
    #expect(text.contains("struct _StubbleValue<_Value>") == isDerived)
    #expect(text.contains("guard a._key") == (!isDerived && declaration.contains("Equatable")))
    #expect(!text.contains("hasher.combine"))
  }

  /// The isolation of a wrapped value is that of the properties that it wraps, and, in language mode 5, of their types.
  @Test(
    arguments: [
      ("@propertyWrapper struct W { @MainActor var wrappedValue: Int; var n = 1 }", false),
      ("@propertyWrapper @MainActor struct W { var wrappedValue: Int; var n = 1 }", false),
      ("@propertyWrapper @MainActor struct W { let wrappedValue: Int; var n = 1 }", true),
      ("@propertyWrapper struct W { var wrappedValue: Int; var n = 1 }", true),
    ].rows, [5, 6])
  func wrappedValuesStayOnTheirActor(row: Row<(String, Bool)>, mode: Int) {
    let (wrapper, isStubbed) = row.value
    let settings = CompilerSettings(languageMode: LanguageMode(number: mode), isStrictAboutConcurrency: true)
    let source = wrapper + "; struct A { @W var m = 1; var n = 2 }"
    let rewritten = Rewritten(source, selection: .init(allTypes: true), settings: settings)
    let stubbed = rewritten.plan.members.flatMap(\.variables).map(\.name)
    #expect(stubbed.contains("_getWrappedValue") == isStubbed)
    #expect(stubbed.contains("_getN") && stubbed.contains("_getM"))
    let isMirrored = rewritten.text.contains("struct A: Swift.CustomReflectable")
    #expect(isMirrored == (mode == 6 || !wrapper.contains("@MainActor")))
  }

  /// The isolation of a requirement precedes that of an extension. Where asynchronous requirements run on their caller's
  /// actor by default, so do their asynchronous witnesses.
  @Test(
    arguments: [
      (
        "func f()", "@MainActor extension A: P { func f() {} }", "@MainActor () -> Void",
        "@MainActor () -> Void"
      ),
      (
        "nonisolated func f()", "@MainActor extension A: P { func f() {} }", "@Sendable () -> Void",
        "@Sendable () -> Void"
      ),
      (
        "@Other func f()", "@MainActor extension A: P { func f() {} }", "@Other () -> Void",
        "@Other () -> Void"
      ),
      (
        "@MainActor func f()", "nonisolated extension A: P { func f() {} }", "@MainActor () -> Void",
        "@MainActor () -> Void"
      ),
      ("func f() async", "extension A: P { func f() {} }", "@MainActor () -> Void", "@MainActor () -> Void"),
      (
        "func f() async", "extension A: P { func f() async {} }", "@MainActor () async -> Void",
        "@Sendable () async -> Void"
      ),
      (
        "nonisolated func f() async", "@MainActor extension A: P { func f() async {} }",
        "@Sendable () async -> Void",
        "@Sendable () async -> Void"
      ),
      (
        "@concurrent func f() async", "extension A: P { func f() async {} }", "@Sendable () async -> Void",
        "@Sendable () async -> Void"
      ),
      (
        "@MainActor func f() async", "extension A: P { func f() async {} }", "@MainActor () async -> Void",
        "@MainActor () async -> Void"
      ),
      (
        "nonisolated(nonsending) func f() async", "extension A: P { func f() {} }", "@MainActor () -> Void",
        "@MainActor () -> Void"
      ),
    ].rows, [false, true])
  func witnessesFollowRequirements(row: Row<(String, String, String, String)>, isNonsending: Bool) {
    let (requirement, witness, plain, nonsending) = row.value
    let source = """
      @globalActor actor Other { static let shared = Other() }
      protocol P { \(requirement) }
      @MainActor final class A {}
      \(witness)
      """
    let settings = CompilerSettings(languageMode: .v6, isNonsendingByDefault: isNonsending)
    let rewritten = Rewritten(source, selection: .init(typeNames: ["A"]), settings: settings)
    let type = rewritten.plan.members.flatMap(\.variables).map(\.type).first
    #expect(type == (isNonsending ? nonsending : plain))
  }

  /// An override on another actor cannot read a closure that the superclass isolates.
  @Test(
    arguments: [
      ("@MainActor class A { func f() async {} }", "class B: A { override func f() async {} }", "_f"),
      (
        "@MainActor class A { func f() async {} }", "class B: A { nonisolated override func f() async {} }",
        "_fStub"
      ),
      (
        "@MainActor class A { func f() async {} }", "class B: A { @Other override func f() async {} }",
        "_fStub"
      ),
      (
        "class A { @MainActor func f() async {} }", "class B: A { nonisolated override func f() async {} }",
        "_f"
      ),
      (
        "@MainActor class A { @Other func f() async {} }",
        "class B: A { @MainActor override func f() async {} }", "_f"
      ),
    ].rows)
  func overridesReadWhatTheyReach(row: Row<(String, String, String)>) {
    let (superclass, subclass, name) = row.value
    let source = superclass + "\n@globalActor actor Other { static let shared = Other() }\n" + subclass
    let rewritten = Rewritten(source, selection: .init(allTypes: true))
    #expect(rewritten.text.contains("override func f() async { if let \(name) { await \(name)() } else {"))
  }

  /// The main actor is the same actor with the name of its module.
  @Test(arguments: ["@Swift.MainActor", "@_Concurrency.MainActor"])
  func mainActorHasSeveralNames(attribute: String) {
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: .v6)
    func rewritten(_ attribute: String) -> String {
      let source = """
        \(attribute) struct A: Equatable { var x = 1; func f(_ s: Set<Key>) -> Int { 1 } }
        struct Key: Hashable { var n = 1 }; class B { \(attribute) var y = 2; \(attribute) func g() {} }
        """
      let all = Rewritten(source, selection: Selection(allTypes: true), settings: settings).text
      return String(all.replacing(attribute, with: "@MainActor").prefix { $0 != "\n" })
    }
    #expect(rewritten(attribute) == rewritten("@MainActor"))
  }
}
