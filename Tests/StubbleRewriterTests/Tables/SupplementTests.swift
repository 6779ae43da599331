import Foundation
import StubbleSemantics
import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleRewriter

/// What a type or file is given so that closures change nothing else of it.
@Suite struct SupplementTests {
  /// The protocol may ask for what the compiler derives.
  @Test(
    arguments: [
      ("struct A: Unknown { var x: Int }", true),
      ("struct A: Known { var x: Int }; protocol Known {}", false),
      ("struct A: Known { var x: Int }; protocol Known: Unknown {}", true),
      ("class A: Unknown { var x: Int = 1 }", true),
      ("struct A: Equatable { var x: Int }", false),
      ("struct A: Unknown { let x: Int\n#if B\nlet y: Int\n#endif\n}", false),
    ].rows)
  func codingKeysForUnknownProtocols(row: Row<(String, Bool)>) {
    let (source, areGiven) = row.value
    #expect(Rewritten("@Stubbable " + source).text.contains("case _x = \"x\"") == areGiven)
  }

  /// Of conditional conformances each is declared, in any order, and the condition of one need not be that of another.
  @Test(
    arguments: [
      "extension A: Hashable where T: Hashable {}", "extension A: Sendable & Hashable where T: Hashable {}",
      "extension A: Comparable where T: Comparable {}",
    ],
    ["Equatable", "Swift.Equatable", "Equatable & Sendable"])
  func equalityWhereItIsDeclared(first: String, conformance: String) throws {
    let source =
      "@Stubbable struct A<T> { var x: T }; \(first); extension A: \(conformance) where T: Equatable {}"
    let text = Rewritten(source).text
    let place = try #require(text.range(of: "extension A: \(conformance)"))
    let equality = try #require(text.range(of: "static func =="))
    #expect(place.upperBound < equality.lowerBound, "\(text)")
  }

  /// The memberwise initializer and the setter's closure keep a function, whose type an inferred alias may mean.
  @Test func functionsByAliasesEscape() {
    let source = """
      typealias F = (Int) -> Int
      struct M { var f: F = { $0 + 1 }; static func g() -> F? { nil } }
      struct A {
        var y = 1
        mutating func add() { y += 1 }
        mutating func change(_ f: (inout Int) -> Void) -> Int { f(&y); return y }
        var x = M().f
        var z = M.g()
      }
      """
    let text = Rewritten(source, selection: Selection(allTypes: true)).text
    #expect(text.contains("x: @escaping F = M().f"), "\(text)")
    #expect(text.contains("_setX: ((@escaping F) -> Void)?"), "\(text)")
  }

  /// An alias of `Any` is no protocol that might require equality.
  @Test(arguments: [("typealias V = Any; ", false), ("", true)])
  func aliasesOfAnyRequireNothing(alias: String, mayBeEqual: Bool) {
    let text = Rewritten(
      alias + "protocol P: V {}; struct A: P { var x: Unknown }", selection: .init(typeNames: ["A"])
    ).text
    #expect(text.contains("_StubbleValue") == mayBeEqual, "\(text)")
  }

  /// The compiler's memberwise initializer would take the storage of an observed property by another name, and where
  /// one of a struct on an actor can be called depends on all properties.
  @Test(
    arguments: [
      ("@MainActor struct A { @StubbableProperty var x = 1 { didSet {} }; let y: () -> Void }", true),
      (
        "@MainActor protocol P {}; struct A: P { @StubbableProperty var x = 1 { didSet {} }; let y: () -> Void }",
        true
      ),
      ("struct A { @StubbableProperty var x = 1 { didSet {} }; @Unknown var y: Int }", false),
    ])
  func memberwiseInitializersOnActors(source: String, isOnActor: Bool) {
    let messages = Rewritten(source).messages.joined()
    #expect(
      messages.contains("isolated to its actor") == isOnActor, "\(messages)")
  }

  /// The protocol may isolate the struct to an actor, on which alone the conformance could be used.
  @Test(
    arguments: [
      ("struct A: Unknown { var x: Int }", true),
      ("struct A: Known { var x: Int }; protocol Known: Unknown {}", true),
      ("struct A: Unknown { var x: Object }; class Object {}", false),
      ("struct A: Known { var x: Int }; protocol Known {}", false),
      ("struct A: ChartContent { var x: Int }; import Charts", nil),
    ])
  func mirrorsForUnknownProtocols(source: String, areNonisolated: Bool?) {
    let text = Rewritten("@Stubbable " + source).text
    #expect(text.contains("var customMirror") == (areNonisolated != nil))
    #expect(text.contains("nonisolated var customMirror") == (areNonisolated == true))
  }

  /// In builds with the actor, a mirror or equality that is written could not be used elsewhere.
  @Test(
    arguments: [
      ("\n#if B\n@MainActor\n#endif\nstruct A: Equatable { var x: Int }", false),
      ("\n#if B\n@available(macOS 10, *)\n#endif\nstruct A: Equatable { var x: Int }", true),
      ("struct A: Equatable { var x: Int\n#if B\n@MainActor\n#endif\nvar y = 1 }", nil),
    ].rows)
  func conformancesWithActorsInSomeBuilds(row: Row<(String, Bool?)>) {
    let (source, areWritten) = row.value
    let text = Rewritten(source, selection: Selection(allTypes: true)).text
    #expect(text.contains("var customMirror") == (areWritten ?? false))
    #expect(text.contains("guard a._x") == (areWritten ?? true))
    #expect(text.contains("struct _StubbleValue<_Value>") == (areWritten == false))
  }

  /// A mirror reads the storage of stubbed properties, which is not deprecated, and the others themselves.
  @Test(
    arguments: [
      ("@available(*, deprecated) var y = 1", true), ("@available(*, deprecated) let y = f()", true),
      ("@available(*, deprecated) var (y, z) = (1, 2)", false),
      ("\n#if B\n@available(*, deprecated)\n#endif\nvar y = 1", false),
    ].rows)
  func mirrorsWithoutDeprecatedProperties(row: Row<(String, Bool)>) {
    let (property, hasMirror) = row.value
    let source = "func f() -> Int { 1 }; struct A { var x: Int; \(property) }"
    let text = Rewritten(source, selection: Selection(allTypes: true)).text
    #expect(text.contains("var customMirror") == hasMirror)
  }

  /// The compiler rejects a conformance to a nonisolated protocol that is on an actor.
  @Test func noMirrorForUnknownProtocolsOffTheActor() {
    let source = "@Stubbable struct A: Unknown { var x: Object }; class Object {}"
    for mode in [5, 6] {
      let text = Rewritten(source, settings: CompilerSettings(languageMode: LanguageMode(number: mode))).text
      #expect(text.contains("var customMirror") == (mode == 5))
    }
  }

  /// Of several reasons to have static closures the nearest one is said.
  @Test func saysWhyClosuresAreStatic() {
    let types = "struct A: ~Escapable { @StubbableFunction func f() {} }; struct B<T: BitwiseCopyable> {}"
    #expect(
      Rewritten(types).messages == ["note: '_f' is static, for all instances: its values cannot escape"])
  }

  /// Closures do not keep the equality from being derived that the protocol may ask for.
  @Test(
    arguments: [
      ("struct A: Unknown { func f() {} }", true),
      ("struct A: Known { func f() {} }; protocol Known: Unknown {}", true),
      ("struct A: Unknown, Equatable { func f() {}; static func == (a: A, b: A) -> Bool { true } }", true),
      ("struct A: Known { func f() {} }; protocol Known {}", false),
      ("struct A: View { func f() {} }; import SwiftUI", false),
      ("class A: Unknown { func f() {} }", false),
      ("struct A: Unknown { static func f() {} }", false),
      ("struct A: Unknown, ~Copyable { func f() {} }", false),
      (
        "struct A: Unknown { func f() {}; static func == (a: A, b: A) -> Bool { true }; var hashValue: Int { 1 } }",
        false
      ),
    ].rows)
  func closuresForUnknownProtocolsAreEqual(row: Row<(String, Bool)>) {
    let (source, areEqual) = row.value
    let text = Rewritten("@Stubbable " + source).text
    #expect(text.contains("_StubbleValue<(() -> Void)?> = _StubbleValue(nil)") == areEqual)
    #expect(text.contains("struct _StubbleValue<_Value>") == areEqual)
  }

  /// A script makes its variables in order, and may ask for the registry at once.
  @Test(
    arguments: [
      ("struct E<T> { static func f() {} }\nE<Int>.f()", true),
      ("print(1)\n@Stubbable struct A<T> { static func f() {} }", true),
      ("#!/usr/bin/swift\n@Stubbable struct A<T> { static var x = 1 }\nif true { A<Int>.x = 2 }", true),
      ("@Stubbable struct A<T> { static func f() {} }\nlet a = A<Int>()", false),
    ].rows)
  func registryOfScriptComesFirst(row: Row<(String, Bool)>) {
    let (source, isFirst) = row.value
    let text = Rewritten(source, selection: .init(allTypes: true)).text
    let registry = text.range(of: "var _stubbleStatics")
    let type = text.range(of: "<T>")
    #expect(type != nil && registry != nil)
    if let type, let registry { #expect((registry.lowerBound < type.lowerBound) == isFirst) }
  }

  /// A type or function of the project may have such a name.
  @Test(
    arguments: [
      "ObjectIdentifier(A.self)", "withExtendedLifetime(self[", "swap(&storage", "Unmanaged.passRetained(",
    ])
  func registriesNameTheStandardLibrary(use: String) {
    let text = Rewritten("@Stubbable(calls: true) struct A<T> { static func f(_ x: Int) {} }").text
    #expect(text.contains("Swift." + use))
    let words = text.components(separatedBy: use.prefix(while: \.isLetter))
    #expect(words.dropLast().allSatisfy { $0.hasSuffix("Swift.") })
  }

  /// A macro that is not known may look at all that a type stores.
  @Test(
    arguments: [
      ("@Tracked class A { func f() {} }", "static var _f: "),
      (
        "@attached(member, names: named(x)) macro Tracked() = #externalMacro(module: \"M\", type: \"T\")\n@Tracked struct A { func f() {} }",
        "static var _f: "
      ),
      (
        "@attached(member, names: named(x)) macro tracked() = #externalMacro(module: \"M\", type: \"T\")\n@tracked struct A { func f() {} }",
        "static var _f: "
      ),
      ("import M\n@M.Tracked struct A { func f() {} }", "static var _f: "),
      ("#if DEBUG\n@Tracked\n#endif\nclass A { func f() {} }", "static var _f: "),
      (
        "@attached(peer) macro Listed() = #externalMacro(module: \"M\", type: \"T\")\n@Listed struct A { func f() {} }",
        "static var _f: "
      ),
      ("import Testing\n@Suite struct A { func f() {} }", " var _f: "),
      ("@DebugDescription struct A { func f() {}; var debugDescription: String { \"\" } }", " var _f: "),
      ("@ListActor struct A { func f() {} }", " var _f: "),
      ("@MainActor @objc class A { func f() {} }", " var _f: "),
      (
        "import Observation\n@Observable class A { func f() {} }",
        "@ObservationIgnored @exclusivity(unchecked) final var _f: "
      ),
      (
        "import SwiftData\n@Model class A { func f() {} }",
        "@Transient @exclusivity(unchecked) final var _f: "
      ),
      (
        "import ComposableArchitecture\n@ObservableState struct A { func f() {} }",
        "@ObservationStateIgnored nonisolated(unsafe) var _f: "
      ),
      ("import ComposableArchitecture\n@Reducer struct A { func f() {} }", " var _f: "),
    ].rows)
  func closuresUnderMacros(row: Row<(String, String)>) {
    let (source, declaration) = row.value
    let text = Rewritten(source, selection: .init(allTypes: true)).text
    #expect(text.contains(declaration), "\(text)")
    #expect(text.contains("static var _f: ") == declaration.contains("static"))
  }

  @Test(
    arguments: [
      ("@Tracked class A { var x = 1 }", false), ("@ObservableState struct A { var x = 1 }", false),
      (
        "@attached(member) macro Tracked() = #externalMacro(module: \"M\", type: \"T\")\n@Tracked struct A { var x = 1 }",
        false
      ),
      (
        "@attached(extension) macro Tracked() = #externalMacro(module: \"M\", type: \"T\")\n@Tracked struct A { var x = 1 }",
        false
      ),
      (
        "@attached(extension) macro Tracked() = #externalMacro(module: \"M\", type: \"T\")\nstruct Tracked {}\n@Tracked struct A { var x = 1 }",
        false
      ),
      (
        "@attached(member) macro tracked() = #externalMacro(module: \"M\", type: \"T\")\n@tracked class A { var x = 1 }",
        false
      ),
      ("@objcMembers @MainActor final class A { var x = 1 }", true),
      ("import Testing\n@Suite(.serialized) final class A { var x = 1 }", true),
    ].rows)
  func storageUnderMacros(row: Row<(String, Bool)>) {
    let (source, isStubbed) = row.value
    #expect(Rewritten(source, selection: .init(allTypes: true)).text.contains("_getX") == isStubbed)
  }

  /// A macro of the project that sees a type's functions finds those of the source alone.
  @Test(
    arguments: [
      ("@attached(memberAttribute) macro Logged() = #externalMacro(module: \"M\", type: \"T\")", false),
      (
        "@attached(member, names: arbitrary) macro Logged() = #externalMacro(module: \"M\", type: \"T\")",
        false
      ),
      ("@attached(extension) macro Logged() = #externalMacro(module: \"M\", type: \"T\")", true),
      ("import M", true),
    ].rows)
  func functionsUnderMacros(row: Row<(String, Bool)>) {
    let (declaration, isDeclared) = row.value
    let source = declaration + "\n@Logged class A { func f() {} }"
    let text = Rewritten(source, selection: .init(allTypes: true)).text
    #expect(text.contains("static var _f: "))
    #expect(text.contains("class func _withStubs") == isDeclared)
    #expect(text.contains("class func _resetStubs") == isDeclared)
  }

  /// A macro that the project declares is named as one, though what it does is not known either.
  @Test(
    arguments: [
      (
        "@attached(body) macro Timed() = #externalMacro(module: \"M\", type: \"T\")\nclass A { @StubbableFunction @Timed func f() {} }",
        "error: the macro '@Timed' would see the generated code, and may change it: stub what it calls"
      ),
      (
        "@attached(accessor) macro kept() = #externalMacro(module: \"M\", type: \"T\")\nclass A { @StubbableProperty @kept var x: Int }",
        "error: the macro '@kept' may depend on how the property is stored: stub the code that reads it"
      ),
      (
        "class A { @StubbableFunction @Timed func f() {} }",
        "error: the attribute '@Timed' may be a macro or a result builder, which would transform the generated code too"
      ),
    ].rows)
  func membersWithMacros(row: Row<(String, String)>) {
    #expect(Rewritten(row.value.0).messages == [row.value.1])
  }

  /// A package manager looks for a line that begins so, and takes a line that begins as a comment does, and does not
  /// end as one, for the beginning of a comment.
  @Test(
    arguments: [
      ("@Stubbable class A { func f() {}\n}\n@main struct M {}", true),
      (
        "@Stubbable class A { func f() {}\n}\n#if B\n\n// M\n@available(*, noasync)\n@main struct M {}\n#endif",
        true
      ),
      ("class A {}\n@main @Stubbable struct M { static func main() {}\n}", false),
    ].rows)
  func mainStaysInSight(row: Row<(String, Bool)>) {
    let (source, isHelped) = row.value
    let edits = Rewritten(source).plan.edits
    #expect(edits.contains { $0.range.isEmpty && $0.text.isEmpty } == isHelped)
  }
}
