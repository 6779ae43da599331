import Foundation
import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleRewriter

/// Sources so large that what is asked of them once for each member or node must not look at all the others.
@Suite struct GrowthTests {
  /// A line of source for each number below `count`, in the members of a class that conforms to what `protocols` says.
  private static func source(
    _ count: Int, protocols: (Int) -> String? = { _ in nil }, member: (Int) -> String
  ) -> String {
    let numbers = 0..<count
    let names = numbers.compactMap(protocols)
    return names.map { "protocol \($0) {}\n" }.joined()
      + "final class C\(names.isEmpty ? "" : ": " + names.joined(separator: ", ")) {\n"
      + numbers.map(member).joined() + "}\n"
  }

  private static let sources: [String] = [
    source(700, protocols: { "P\($0)" }, member: { "  func f\($0)() {}\n" }),
    source(1_000) { "  func f\($0)(_ x: Int) -> Int { x }\n" },
    source(400) { "  var p\($0) = 0 { didSet { q = 1 } }\n" },
    source(400) { "  static let s\($0) = \($0 == 0 ? "1" : "s\($0 - 1) + 1")\n" },
    "@propertyWrapper struct W { var wrappedValue: Int; var projectedValue: Int { 1 } }\n"
      + source(400) { "  @W var p\($0) = 1\n  func f\($0)() -> Int { $p\($0) }\n" },
    "final class C { func f() -> Int { a" + String(repeating: ".b(1)", count: 7_000) + " } }",
    "class C { var " + (0..<1_400).map { "x\($0) = \($0)" }.joined(separator: ", ") + " }",
    "class C0 { func g() {} }\n"
      + (1..<1_000).map {
        "class C\($0): C\($0 - 1) { func f\($0)() {}; override func g() {}; var p\($0) = 1 }\n"
      }.joined(),
    "class C0 { struct T {} }\n"
      + (1..<400).map { "class C\($0): C\($0 - 1) { struct T\($0) {}; func f(_ x: T, _ y: C\($0).T) {} }\n" }
      .joined(),
    "struct S0 {}\n" + (1..<400).map { "struct S\($0) { var s: S\($0 - 1) }\n" }.joined(),
    "@MainActor struct K: @MainActor Hashable {}\nstruct S: Equatable {\n"
      + (0..<1_000).map { "  var p\($0): Int = 1\n" }.joined() + "}\n",
    "struct S0 {}\n" + (1..<700).map { "struct S\($0) { var s = S\($0 - 1)(); func f() {} }\n" }.joined(),
    source(1_400) { "  func f(a\($0) x: Int) {}\n" },
    source(300) { "  #if X\($0)\n  func f(_ x: T\($0)) {}\n  #endif\n" },
    source(1_400) { "  func f(_ x: T\($0)) {}\n" },
    "struct S {}\n" + source(1_400) { "  func f\($0)() -> Int { MemoryLayout<S>.size }\n" },
    (0..<700).map { "struct S\($0) { typealias T = Int; func f(_ x: T) -> T { x } }\n" }.joined(),
    "final class C {}\n" + String(repeating: "extension C { func f() {} }\n", count: 700),
    "struct S {}\n" + (0..<1_700).map { "extension S { func f\($0)() {} }\n" }.joined(),
    (0..<400).map { "struct S\($0) { struct T {}; var t: T; func f(_ x: S\($0).T) -> T { x } }\n" }
      .joined(),
    String(repeating: "typealias A = B\n", count: 5) + String(repeating: "typealias B = A\n", count: 5)
      + "extension A.C { struct D {} }\nstruct S: A { func f(_ b: B) {} }\n",
    (0..<14).map { String(repeating: "typealias A\($0) = A\($0 + 1)\n", count: 4) }.joined()
      + "struct S: A0 { func f(_ a: A0) {} }\nextension A0.Q { struct R {} }\n",
    String(repeating: "enum E { enum E { enum E { enum E { enum E { enum E {} } } } } }\n", count: 30)
      + "extension E.E.E.E.E.E { struct X { func f() {} } }\n",
    "protocol P0 {}\n" + (1..<700).map { "protocol P\($0): P\($0 - 1) { func f\($0)() }\n" }.joined()
      + "class C: P699 {\n" + (1..<700).map { "  func f\($0)() {}\n" }.joined() + "}\n",
    "@MainActor protocol P {\n" + (0..<400).map { "  func f(_ x: T\($0))\n" }.joined() + "}\n"
      + "final class C {}\nextension C: P {\n"
      + (0..<400).map { "  func f(_ x: T\($0)) {}\n" }.joined() + "}\n",
    "@propertyWrapper struct W { var wrappedValue: Int; var projectedValue: Int { 1 } }\n"
      + (0..<400).map { "struct S\($0) { @W var x = 1; func f() { $x; other.use(x: 1) } }\n" }.joined(),
    "struct S { var a = 1, b = 2; mutating func m(_ x: inout Int) {} }\nclass C { var s = S(); func f() {\n"
      + String(repeating: "  s.m(&s.b); swap(&s.a, &s.b)\n", count: 4_000) + "} }\n",
    "struct S { func f() {} }\n" + (0..<4_000).map { "class C\($0) { func f( {} }\n" }.joined(),
    (0..<700).map {
      "struct S\($0): Equatable { var x = 2 == 3; static func == (a: S\($0), b: S\($0)) -> Bool { true } }\n"
    }.joined(),
    "struct S { init(a: Int) {}\n" + (0..<1_000).map { "  func f\($0)() {}\n" }.joined() + "}\n"
      + source(1_000) { "  var p\($0) = S(a: \($0))\n" },
    "import Foundation\nprotocol P {}\n"
      + (0..<1_600).map {
        "class C\($0) { func f(_ d: Data, _ p: P) { withUnsafeBytes(of: d.x) {}; withUnsafeBytes(of: p.x) {} } }\n"
      }.joined(),
    "final class C { static var x = 1; func f() {} }\n"
      + (0..<2_000).map { "func f\($0)(_ x: inout Int) {}\nfunc g\($0)() { f\($0)(&C.x) }\n" }.joined(),
    (0..<2_500).map { "struct S\($0)<T: BitwiseCopyable> { var x: S\($0)? { nil } }\n" }.joined(),
  ]

  /// Expressions and types in each other, in as many levels as the parser reads.
  private static let nested: [String] = [
    nested("Int(", "f()", ")"), nested("-(", "f()", ")"), nested("!(", "f()", ")"),
    nested("Optional(", "1", ")"),
    nested("zip([1], ", "[1]", ")"), nested("[", "1", "]"), nested("Set<", "Int", ">()"),
    "struct S { var x: \(repeated("Set<", "Int", ">")); var y: \(repeated("() -> ", "Int", "")) }",
    "struct S {\n"
      + (0..<7).map { "  static let a\($0) = [\(repeated("a\($0 + 1), ", "1", "", count: 8))]\n" }.joined()
      + "  static let a7 = 1\n}\n",
  ]

  private static func nested(_ start: String, _ value: String, _ end: String) -> String {
    "struct S { var x = \(repeated(start, value, end)) }"
  }

  private static func repeated(_ start: String, _ middle: String, _ end: String, count: Int = 100) -> String {
    String(repeating: start, count: count) + middle + String(repeating: end, count: count)
  }

  @Test(.timeLimit(.minutes(30)), arguments: nested.rows)
  func isPlannedInLevels(row: Row<String>) {
    expectThreadTime(below: .seconds(5)) {
      #expect(!Rewritten(row.value, selection: Selection(allTypes: true)).plan.members.isEmpty)
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: sources.rows)
  func isPlanned(row: Row<String>) { expectPlan(of: row.value) }

  /// A class of 500 that inherit from each other.
  private static func subclass(_ number: Int, of superclass: Int) -> String {
    "class C\(number): C\(superclass) { override func g() {}; let p\(number) = [1]; let q\(number): () -> Void = {} }\n"
  }

  /// Sources in modules that have the main actor as the default.
  private static let sourcesOnMainActor: [String] = [
    "class C0 { func g() {} }\n" + (1..<500).map { subclass($0, of: $0 - 1) }.joined(),
    (1..<500).reversed().map { subclass($0, of: $0 - 1) }.joined() + "class C0 { func g() {} }\n",
    (0..<500).map { subclass($0, of: ($0 + 1) % 500) }.joined() + "struct S { func f() {} }\n",
  ]

  @Test(.timeLimit(.minutes(30)), arguments: sourcesOnMainActor.rows)
  func isPlannedOnMainActor(row: Row<String>) {
    expectPlan(of: row.value, settings: CompilerSettings(defaultIsolation: .mainActor))
  }

  private func expectPlan(of source: String, settings: CompilerSettings = CompilerSettings()) {
    expectThreadTime(below: .seconds(5)) {
      let plan = Rewritten(source, selection: Selection(allTypes: true), settings: settings).plan
      #expect(plan.members.contains { $0.reason == nil })
    }
  }

  @Test(.timeLimit(.minutes(30))) func isLaidOutOnOneLine() {
    let members = (0..<1_400).map { "func f\($0)() { g() }; var p\($0) = 1" }.joined(separator: "; ")
    let rewritten = Rewritten("final class C { \(members) }", selection: Selection(allTypes: true))
    expectThreadTime(below: .seconds(5)) {
      let text = renderClean(rewritten.plan.edits, in: rewritten.tree, layout: .expanded)
      #expect(text.contains(UInt8(ascii: "\n")))
    }
  }

  /// What each of many files declares by a name that the others use too, with `#` for the number of the file.
  private static let files: [(count: Int, text: String)] = [
    (700, "private let log = Logger()\nfinal class C# { var a = log, b = log, c = log }\n"),
    (
      700,
      "extension String { fileprivate var twice: String { self } }\nfinal class C# { var s = \"a\".twice }\n"
    ),
    (400, "func == (a: E#, b: E#) -> Bool { true }\nstruct E#: Equatable { var x = 1 }\n"),
  ]

  @Test(.timeLimit(.minutes(30)), arguments: files.rows)
  func areAllPlanned(row: Row<(count: Int, text: String)>) {
    let files = (0..<row.value.count).map { number in
      let text = row.value.text.replacingOccurrences(of: "#", with: String(number))
      return SourceFile(path: "F\(number).swift", source: Array(text.utf8))
    }
    expectThreadTime(below: .seconds(8)) {
      let plans = Project(files: files, selection: Selection(allTypes: true)).plans()
      #expect(plans.allSatisfy { $0.diagnostics.isEmpty && !$0.members.isEmpty })
    }
  }

  private static let protocols: [String] = [
    "protocol P {\n" + (0..<700).map { "  func f(_ x: T\($0))\n" }.joined() + "}\n"
      + (0..<700).map { "struct T\($0) {}\n" }.joined(),
    "protocol P {\n" + (0..<700).map { "  associatedtype A\($0); func f\($0)(_ x: A\($0))\n" }.joined()
      + "}\n",
    "protocol P where A300 == Int {\n  associatedtype A300\n"
      + (0..<300).map { "  associatedtype A\($0) where A\($0) == A\($0 + 1)\n" }.joined()
      + "  func f(_ x: A0)\n}\n",
    "protocol P {\n  func f(_ x: A0)\n"
      + (0..<6).map { "  typealias A\($0) = (A\(($0 + 1) % 6), A\(($0 + 1) % 6))\n" }.joined() + "}\n",
  ]

  @Test(.timeLimit(.minutes(30)), arguments: protocols.rows, DoubleKind.allCases)
  func isDoubled(row: Row<String>, kind: DoubleKind) {
    expectThreadTime(below: .seconds(3)) { #expect(doubles(of: row.value, kind).doubleCount == 1) }
  }
}
