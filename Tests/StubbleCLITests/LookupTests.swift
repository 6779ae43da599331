import StubbleSemantics
import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleCLI

/// Which files are parsed for the names that another file mentions, and which of them are kept.
@Suite struct LookupTests {
  /// A file to be changed.
  private static let text = """
    class A<T: Constraint>: B, Outer.P { @Wrapped var x: Alias = 0; class Nested {} }
    extension E.Inner { func f(_ value: Mentioned, _ raw: `Raw type`) }

    """

  @Test(
    arguments: [
      "extension A {}", "public extension  A: P {}", "extension `A` {}", "class B {}", "protocol P {}",
      "extension E { final actor Inner {} }", "typealias Alias = Int", "/**/class\n\tB {}",
      "struct Mentioned {}", "struct `Raw type` {}", "class`Raw type`{}", "enum E { struct `Raw type` {} }",
      "extension A.Nested {}", "#if os(Linux)\nextension A {}\n#endif", "enum Outer { protocol P {} }",
      "protocol Constraint {}", "typealias B = Int", "extension E { typealias Alias = Int }",
      "internal import Foundation", "fileprivate import struct Foundation.Date", "package import Stubble",
    ].rows)
  func findsWhatTheModuleDeclares(row: Row<String>) { #expect(Self.isFound(row.value, inModule: "M")) }

  @Test(
    arguments: [
      "class C {}", "class A {}", "extension B {}", "struct Raw {}", "struct `Raw` {}",
      "struct `Raw types` {}", "typealias Other = Int",
      "class superclass {}", "let x: B", "enum Other { class B {} }", "enum Other { typealias Alias = Int }",
      "func f() { class B {} }", "// class B", "let text = \"class B {}\"", "extension Other.A {}",
      "internal import Combine\nlet Foundation = 1", "import Foundation",
    ].rows)
  func leavesTheRest(row: Row<String>) { #expect(!Self.isFound(row.value, inModule: "M")) }

  @Test(
    arguments: [
      "class B {}", "protocol P {}", "typealias Alias = Int", "protocol Constraint {}", "struct Mentioned {}",
      "struct Wrapped {}",
      "@attached(peer)\n@attached(member)\npublic macro Wrapped() = #externalMacro(module: \"M\", type: \"W\")",
      "struct Swift {}",
      "enum Outer { struct Int {} }",
    ].rows)
  func asksOtherModules(row: Row<String>) { #expect(Self.isFound(row.value, inModule: "N")) }

  @Test(arguments: ["extension A {}", "class A {}", "enum Other { struct Int {} }"].rows)
  func asksOtherModulesForNoMore(row: Row<String>) { #expect(!Self.isFound(row.value, inModule: "N")) }

  /// What the module declares itself is not looked up in others.
  @Test func prefersTheOwnModule() {
    let found = Self.found(among: [("M", "class B {}"), ("N", "class B {}"), ("N", "protocol P {}")])
    #expect(found == [0, 2])
  }

  /// Superclasses of superclasses, with their extensions, and what aliases mean.
  @Test func asksFurther() {
    let chain: [(ModuleSet, String)] = [
      ("M", "class B: C {}"), ("N", "class C: D {}"), ("N", "extension C {}"), ("N", "extension D {}"),
      ("N", "typealias D = Root"), ("N", "class Root {}"), ("M", "class Root {}"),
      ("M", "extension Nobody {}"),
    ]
    #expect(Self.found(among: chain) == [0, 1, 2, 3, 4, 5])
  }

  /// A name that the module declares inside of another type may still mean what another module declares.
  @Test func asksOtherModulesForWhatTheModuleNests() {
    #expect(Self.found(among: [("M", "enum Outer { enum B {} }"), ("N", "class B {}")]) == [0, 1])
  }

  /// A type and a macro of one name may be in several modules.
  @Test func asksOtherModulesForMacros() {
    let macro = "@attached(peer) macro Wrapped() = #externalMacro(module: \"M\", type: \"W\")"
    #expect(Self.found(among: [("N", macro), ("N", "protocol Wrapped {}")]) == [0, 1])
  }

  /// Code of the module that declares a property wrapper may find properties by their names.
  @Test func asksForMirrorsBesideWrappers() {
    let mirror = "let names = Mirror(reflecting: value).children.map(\\.label)"
    let wrapper = "@propertyWrapper struct Wrapped {}"
    #expect(Self.found(among: [("N", wrapper), ("N", mirror), ("L", mirror)]) == [0, 1])
    #expect(Self.found(among: [("N", "struct Wrapped {}"), ("N", mirror)]) == [0])
  }

  /// Whether files may call functions that access the memory of values, by which they may measure any type.
  @Test(
    arguments: [
      ("header = try file.read(offset: 0)", true), ("read()", true), ("reread(0); read = 1", false),
      ("`read it`(offset: 0)", true), ("`read it`", false), ("it(offset: 0)", false), ("`(", false),
      ("print(1); plain(2); first(3)", false), ("", false),
      ("sink.send(&row)", true), ("Reader(at: &row)", true), ("Plain(at: &row)", false),
      ("Slots<Row>.allocate(capacity: 1)", true), ("Layout<Row>.size", true), ("Slots.count", false),
      ("Lists<Row>.self", false),
    ].rows)
  func measuringCalls(row: Row<(String, Bool)>) {
    let functions = """
      func read<T>(offset: Int) -> T { bytes.load(fromByteOffset: offset, as: UnsafePointer<T>.self).pointee }
      func `read it`<T>(offset: Int) -> T { bytes.load(fromByteOffset: offset, as: UnsafePointer<T>.self).pointee }
      func print<T>(_ value: T) {}
      func plain(_ value: Int) { _ = MemoryLayout<Int>.size }
      protocol Sink { func send(_ bytes: UnsafeRawPointer) }
      extension Files { struct Reader { init(at place: UnsafeMutableRawPointer?) {} } }
      struct Plain { init(at place: inout Row) {} }
      typealias Slots<T> = UnsafeMutablePointer<T>; typealias Layout = MemoryLayout; typealias Lists<T> = [[T]]
      """
    let calls = MeasuringCalls(ofFunctionsIn: [SyntaxTree(parsing: Array(functions.utf8))], jobs: 1)
    #expect(Array(row.value.0.utf8).withUnsafeBytes(calls.areFound) == row.value.1)
  }

  @Test func findsWhatExportsModules() {
    #expect(Self.isFound("@_exported import Combine", inModule: "N"))
  }

  /// The types that values of a measured type store are looked up, those in its objects are not.
  @Test func asksForWhatMeasuredTypesStore() {
    let tree = SyntaxTree(parsing: Array("let size = MemoryLayout<Frame>.size".utf8))
    var lookups = Lookups()
    lookups.add(measuredIn: tree)
    let files: [(ModuleSet, String)] = [
      ("N", "struct Frame { var head = Head(); let body: [Body] }"), ("N", "struct Head {}"),
      ("N", "enum Body { case text(Text), object(Object) }"), ("N", "struct Text {}"),
      ("N", "final class Object { var part: Part }"), ("N", "struct Part {}"),
    ]
    #expect(Self.found(among: files, answering: lookups) == [0, 1, 2, 3, 4])
  }

  @Test(
    arguments: [
      "let size = MemoryLayout<A>.size", "xs.map(A.init)", "xs.map(N.A.init(title:))",
      "let f = A<Int>.init\n",
    ].rows)
  func findsWhatDepends(row: Row<String>) { #expect(Self.isFound(row.value, inModule: "N")) }

  @Test(
    arguments: [
      "let size = MemoryLayout<B>.size", "xs.map { A.init($0) }", "A.init(title: 1)", "A.initial",
      "xs.map(B.init)", "xs.map(.init)",
    ].rows)
  func leavesWhatDoesNotDepend(row: Row<String>) { #expect(!Self.isFound(row.value, inModule: "N")) }

  @Test(
    arguments: [
      ("func f(_ a: borrowing A) {}", true), ("func f(a: consuming A) {}", true),
      ("let x = isborrowing A", false),
      ("MemoryLayout.size(ofValue: x)", true), ("withUnsafeBytes(of: x) { $0 }", true),
      ("unsafeBitCast(x, to: Int.self)", true), ("let p: UnsafePointer<Int>", true),
      ("nonisolated(unsafe) var x = 1", false), ("unsafe f()", false), ("InMemoryStore()", false),
      ("", false),
    ].rows)
  func memory(row: Row<(String, Bool)>) {
    let (text, looks) = row.value
    #expect(Array(text.utf8).withUnsafeBytes { DeclaredNames(usedIn: $0).accessesMemory } == looks)
  }

  private static func isFound(_ other: String, inModule module: ModuleSet) -> Bool {
    !found(among: [(module, other)]).isEmpty
  }

  /// The places of the files that are found, where the file to be changed is one of the module `M`.
  private static func found(among others: [(module: ModuleSet, text: String)]) -> [Int] {
    var lookups = Lookups()
    lookups.add(allIn: SyntaxTree(parsing: Array(text.utf8)))
    return found(among: others, answering: lookups)
  }

  /// Returns which of some files are found for lookups of the module `M`.
  private static func found(
    among others: [(module: ModuleSet, text: String)], answering lookups: Lookups
  ) -> [Int] {
    let files = others.enumerated().map { order, other in
      DismissedFile(Input(path: "\(order).swift", order: order, bytes: Array(other.text.utf8)))
    }
    var search = DeclarationSearch(among: files, modules: others.map(\.module), jobs: 1)
    return search.run([Module(name: "M"): lookups]).map(\.input.order)
  }

  /// Closures do not get the names of members of subclasses, wherever these are declared.
  @Test(
    arguments: [
      ("Sources/M/B.swift", "class B: A { var _f = 1 }", true),
      ("Sources/M/B.swift", "class B: A {}; class C: B { func _f() {} }", true),
      ("Sources/M/B.swift", "final class B<T: P>\n  : A, P {\n#if os(Linux)\nvar _f = 1\n#endif\n}", true),
      ("Tests/MTests/B.swift", "@testable import M\nclass B: M.A { var _f: Int { 1 } }", true),
      ("Sources/M/B.swift", "class B: A { static var _f = 1 }", false),
      ("Sources/M/B.swift", "class B { var _f = 1 }; class C { class func A() {} }", false),
      ("Sources/M/B.swift", "// class B: A { var _f = 1 }", false),
    ].rows)
  func namesInSubclasses(row: Row<(String, String, Bool)>) throws {
    let (path, source, isTaken) = row.value
    let folder = try TemporaryFolder([
      "Sources/M/A.swift": "// @Stubbable\nclass A { func f() {} }\n", path: source + "\n",
      "Package.swift":
        "let package = Package(targets: [.target(name: \"M\"), .testTarget(name: \"MTests\")])\n",
    ])
    #expect(try Program.stubble("apply", "Sources/M/A.swift", in: folder).status == 0)
    #expect(try folder.text(of: "Sources/M/A.swift").contains("var _fStub:") == isTaken)
    try folder.write("class D: A { var _f = 1 }\n", to: "Sources/M/Other/D.swift")
    #expect(try Program.stubble("apply", "--all-types", "Sources", in: folder).status == 0)
    #expect(try folder.text(of: "Sources/M/A.swift").contains("var _fStub:"))
  }

  /// What other files declare or do decides on stubs, though nothing in the file itself mentions them: the type, the other files,
  /// a text, and whether it is in what becomes of the type.
  @Test(
    arguments: [
      (
        "class A { func f() {} }", ["typealias B = A", "extension B { var _f: Int { 1 } }"], "var _fStub:",
        true
      ),
      ("class A { func f() {} }", ["extension M.A { var _f: Int { 1 } }"], "var _fStub:", true),
      ("enum E { class A { func f() {} } }", ["extension M.E.A { var _f: Int { 1 } }"], "var _fStub:", true),
      (
        "class A { func f() {} }", ["extension N.A { var _f: Int { 1 } }", "enum N { class A {} }"],
        "var _f: (", true
      ),
      ("class A { func f() {} }", ["typealias B = A", "class C: B { var _f = 1 }"], "var _fStub:", true),
      (
        "class A { func f() {} }", ["class C: A {}", "extension C { var _f: Int { 1 } }"], "var _fStub:", true
      ),
      (
        "class A: P { func f() {} }", ["protocol P {}", "extension P { var _f: Int { 1 } }"], "var _fStub:",
        true
      ),
      ("class A: P { func f() {} }", ["protocol P {}", "extension P { func _f() {} }"], "var _f:", true),
      (
        "class A { var x = Int(flag: true) }", ["extension Int { init?(flag: Bool) { nil } }"], "() -> Int?)",
        true
      ),
      (
        "class A { var x = Int(flag: true) }", ["extension Int { init(flag: Bool) { self = 1 } }"],
        "() -> Int)", true
      ),
      (
        "class A { var x = B(1) }",
        ["struct B { init(_ x: Int) {} }", "extension B { init?(_ x: Double) {} }"], "_getX", false
      ),
      ("class A { var x = 1 }", ["typealias IntegerLiteralType = Int32"], "_getX", false),
      (
        "struct A { var x = 1; func f() {} }", ["func c(_ a: inout A) { var o = [1]; memcpy(&o, &a, 8) }"],
        " static var _f:", true
      ),
      (
        "class A { func f() {} }",
        ["let b = ManagedBufferPointer<Int, Int>(bufferClass: A.self, minimumCapacity: 4) { _, _ in 7 }"],
        " static var _f:", true
      ),
      (
        "class A: P { func f() {} }", ["@UI protocol P { func f() }", "typealias UI = MainActor"],
        "@MainActor () -> Void", true
      ),
      (
        "struct A: Equatable { var x = 1 }", ["func == (a: A, b: A) -> Bool { true }"], "static func ==",
        false
      ),
      (
        "struct A: Equatable { var x = 1 }", ["func == (a: B, b: B) -> Bool { true }", "struct B {}"],
        "static func ==", true
      ),
    ].rows)
  func decidedElsewhere(row: Row<(String, [String], String, Bool)>) throws {
    let (source, others, text, isContained) = row.value
    let annotated = source.replacing(/(class|struct) A/) { "\n// @Stubbable\n\($0.output.0)" }
    let folder = try TemporaryFolder([
      "Sources/M/A.swift": annotated + "\n",
      "Package.swift": "let package = Package(targets: [.target(name: \"M\")])\n",
    ])
    for (number, other) in others.enumerated() {
      try folder.write(other + "\n", to: "Sources/M/\(number).swift")
    }
    _ = try Program.stubble("apply", "Sources/M/A.swift", in: folder)
    let alone = try folder.text(of: "Sources/M/A.swift")
    #expect(alone.contains(text) == isContained, "\(alone)")
    _ = try Program.stubble("revert", in: folder)
    _ = try Program.stubble("apply", in: folder)
    let beside = try folder.text(of: "Sources/M/A.swift")
    #expect(beside.contains(text) == isContained, "\(beside)")
  }

  /// A member of an extension has its closure in the type, whose subclasses matter.
  @Test func extensionsLeadToTheirTypes() throws {
    let folder = try TemporaryFolder([
      "Sources/M/A.swift": "extension K {\n  // @StubbableFunction\n  func f() {}\n}\n",
      "Sources/M/K.swift": "class K {}\n", "Sources/M/B.swift": "class C: K { var _f = 1 }\n",
      "Package.swift": "let package = Package(targets: [.target(name: \"M\")])\n",
    ])
    #expect(try Program.stubble("apply", "Sources/M/A.swift", in: folder).status == 0)
    #expect(try folder.text(of: "Sources/M/K.swift").contains("var _fStub:"))
  }

  /// A double must not have the name of a type in another file.
  @Test func doublesOfTakenNames() throws {
    let folder = try TemporaryFolder([
      "A.swift": "// @Spyable\nprotocol P { func f() }\n", "B.swift": "class PSpy {}\n",
    ])
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("no double of 'P': there is a type 'PSpy' already"), "\(ran.errors)")
  }
}
