import TestSupport
import Testing

@testable import StubbleRewriter

/// Members of a struct with the variables `a` and `b` and the constant `c`, and the properties that they keep stored.
@Suite struct ExclusiveAccessTests {
  @Test(
    arguments: [
      ("mutating func f() { swap(&a, &b) }", "a b"),
      ("mutating func f() { swap(&self.a, &self.b) }", "a b"),
      ("var (p, q) = ([1], 2); mutating func f() { swap(&a, &p) }", "a"),
      ("var (p, q) = ([1], 2); mutating func f() { p.removeAll { b.contains($0) } }", "b"),
      ("mutating func f() { a.removeAll { b.contains($0) } }", "a b"),
      ("mutating func f() { a.removeAll { c.contains($0) } }", "a c"),
      ("consuming func f() { a.removeAll { b.contains($0) } }", "a b"),
      ("init(x: Int) { a.removeAll { b.contains($0) } }", "a b"),
      ("var x: Int { get { 1 } set { swap(&a, &b) } }", "a b"),
      ("var x: Int { mutating get { a.removeAll { b.contains($0) } ; return 1 } }", "a b"),
      ("var x: Int = 1 { didSet { swap(&a, &b) } }", "a b"),
      ("subscript(i: Int) -> Int { get { 1 } set { swap(&a, &b) } }", "a b"),
      ("lazy var x: Int = { a.removeAll { b.contains($0) }; return 1 }()", "a b"),
      ("mutating func f() { a.move(to: &b) }", "a b"),
      ("mutating func f() { self.a[0].move(to: &self.b[0]) }", "a b"),
      ("mutating func f() { c.move(to: &b) }", ""),
      ("mutating func f() { a.append(b[0]) }", ""),
      ("mutating func f() { a.withUnsafeMutableBytes { $0[0] = UInt8(c.count) } }", "a c"),
      ("mutating func f() { a.withUnsafeBytes { print($0[0], c.count) } }", ""),
      ("mutating func f() { a.forEach { b.append($0) } }", ""),
      ("mutating func f() { c.visit { a.append($0) } }", ""),
      ("mutating func f() { c.visit { b.append(a[0]) } }", ""),
      ("func f() { a.visit { b.contains($0) } }", ""),
      ("var x: Int { a.visit { b.count } }", ""),
      ("var x: Int { get { a.visit { b.count } } set {} }", ""),
      ("subscript(i: Int) -> Int { a.visit { b[i] } }", ""),
      ("static func f(a: inout Int, b: inout Int) { swap(&a, &b) }", ""),
      ("#if A\n func f() { a.visit { b.contains($0) } }\n#endif\n", ""),
      ("#if A\n #if B\n mutating func f() { swap(&a, &b) }\n#endif\n#endif\n", "a b"),
    ].rows)
  func keepsStored(row: Row<(String, String)>) {
    let (member, names) = row.value
    let source = "struct S { var a: [Int] = []; var b: [Int] = []; let c: [Int] = [1]; \(member) }"
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    let left = plan.members.filter { $0.reason?.contains("changed together") == true }.map(\.member)
    #expect(left.joined(separator: " ") == names)
  }

  /// Members of a struct with variables that are named like types, and the properties that stay stored.
  @Test(
    arguments: [
      ("mutating func f() { swap(&Data[0], &URL) }", "Data URL"),
      ("mutating func f() { swap(&X.a, &X.b) }", "a b"),
      ("static func f(Y: inout Part) { swap(&Y.a, &Y.b) }", "a b"),
      ("static func f() { var Y = Part(); swap(&Y.a, &Y.b) }", "a b"),
      ("static func f() { swap(&Part.a, &Part.b) }", ""),
    ].rows)
  func keepsStoredBesideTypes(row: Row<(String, String)>) {
    let (member, names) = row.value
    let source = """
      struct Part { var a = 1; var b = 2 }
      struct S { var Data = [1]; var URL = 2; var X = Part(); \(member) }
      """
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    let left = plan.members.filter { $0.reason?.contains("changed together with") == true }.map(\.member)
    #expect(left.joined(separator: " ") == names)
  }

  /// Types of `lock`, whose method may call a closure that changes `a`, and whether both stay stored.
  @Test(
    arguments: [
      ("let lock = NSLock()", false), ("var lock = NSLock()", false), ("var lock: NSLock", false),
      ("var lock: NSLock? = nil", false), ("var lock = Lock()", true), ("var lock: Unknown", true),
      ("var lock: Box<NSLock>", true), ("var lock = make()", true),
    ].rows)
  func doesNotChangeObjects(row: Row<(String, Bool)>) {
    let (lock, areStored) = row.value
    let source = """
      import Foundation
      struct Lock { mutating func withLock(_ body: () -> Void) {} }
      struct S { \(lock); var a = 1; mutating func f() { lock.withLock { a = 2 } } }
      """
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    let left = plan.members.filter { $0.reason?.contains("changed together") == true }
    #expect(left.map(\.member) == (areStored ? ["lock", "a"] : []))
  }

  /// Statements about a parameter `s`, and the properties that they keep stored.
  @Test(
    arguments: [
      ("swap(&s.a, &s.b)", "a b"),
      ("swap(&s.a[0], &s.b[0])", "a b"),
      ("change(&s.a, s.b)", ""),
      ("change(&s.a, reading(&s.b))", ""),
      ("change(&s.a) { s.b }", "a b"),
      ("change(&s.a) { 1 } then: { s.b }", "a b"),
      ("change(&s.a, by: { s.c })", "a c"),
      ("change(s.a) { s.b }", ""),
      ("change(&s.a) { [s] in s.b }", ""),
      ("change(&s.a) { [b = s.b] in b }", ""),
      ("change(&s.a) { s in s.b }", ""),
      ("change(&s.a) { if let x = s.b.first { print(x) } }", "a b"),
      ("s.a.append(s.b[0])", ""),
      ("s.a.move(to: &s.b)", "a b"),
      ("s.c.move(to: &s.b)", ""),
      ("s.a.removeAll { s.b.contains($0) }", "a b"),
      ("s.a.removeAll { s.x == $0 }", ""),
      ("s.a.removeAll { other.b.contains($0) }", ""),
      ("s.a.removeAll(where: s.b.contains)", ""),
      ("s.a.forEach { s.b.append($0) }", ""),
      ("s.a.formIndex(after: &s.b)", ""),
      ("s.a[0].removeAll { $0 == s.b[0] }", "a b"),
      ("s.a().removeAll { $0 == s.b[0] }", ""),
      ("s.a.sorted().removeAll { $0 == s.b[0] }", ""),
      ("s.a!.removeAll { $0 == s.b[0] }", "a b"),
      ("s.a.wait(s.b)", "a b"),
      ("s.f.implies(s.b.isEmpty)", ""),
      ("s.a.implies(s.b.isEmpty)", "a b"),
      ("s.a += s.b", ""),
      ("s.a = s.b", ""),
      ("s.a ?= s.b", "a b"),
      ("s.a &&= s.b.isEmpty", "a b"),
      ("s.a == s.b", ""),
      ("s.a <- { s.b }", "a b"),
      ("s.a <~ { s.b }", ""),
      ("s.a?.append(s.b)", "a b"),
      ("s.a?.x = s.b", "a b"),
      ("s.a[0]? += s.b", "a b"),
      ("s.a?[s.b] = 1", "a b"),
      ("s.a!.append(s.b)", ""),
      ("_ = s.a?.contains(s.b)", ""),
      ("s.a[1, default: s.b] += 1", "a b"),
      ("s.a[1, default: s.b].append(2)", "a b"),
      ("change(&s.a[1, default: s.b])", "a b"),
      ("s.a[s.b, default: 1] += 1", ""),
      ("_ = s.a[1, default: s.b]", ""),
      ("func f() -> Int { s.b }; change(&s.a, f)", "a b"),
      ("func f() -> Int { s.b }; change(&s.a, f())", ""),
      ("func f() -> Int { s.b }; func g() -> Int { f() }; s.a.removeAll { $0 == g() }", "a b"),
      ("func f(_ x: inout Int) { x = s.b }; f(&s.a)", "a b"),
      ("let f: () -> Int = { s.b }; change(&s.a, f)", "a b"),
      ("swap(&t.s.a, &t.s.b)", "a b"),
      ("swap(&t.s.a, &u.s.b)", ""),
      ("swap(&t.a, &t.s.b)", ""),
      ("swap(&s[0].a, &s[1].b)", ""),
      ("swap(&S.a, &S.b)", ""),
      ("update { swap(&$0.a, &$0.b) }", "a b"),
      ("update { $0.a.removeAll { $0.b } }", ""),
      ("update { x in x.a.removeAll { $0 == x.b } }", "a b"),
      ("defer { swap(&s.a, &s.b) }", "a b"),
      ("swap(&s.d.x, &s.d.y)", "d"),
      ("swap(&s.d.0, &s.d.1)", "d"),
      ("swap(&s.e.x, &s.e.y)", "e"),
      ("swap(&s.e.x, &s.e.z)", ""),
      ("swap(&s.a.x, &s.a.y)", ""),
      ("swap(&s.e.x, &s.b)", "b e"),
      ("s.o.list.removeAll { s.b }", ""),
      ("swap(&s.o, &s.b)", "b o"),
      ("swap(&s.o.x, &s.o.y)", ""),
    ].rows)
  func keepsStoredWhatIsReachedByOtherNames(row: Row<(String, String)>) {
    let (statement, names) = row.value
    let source = """
      struct S {
        var a: [Int] = []; var b: [Int] = []; let c: [Int] = []; var d: (x: Int, y: Int) = (1, 2)
        var e: Inner = Inner(); var o: Object = Object(); var x: Int { 1 }; var f: Bool = true
      }
      struct Inner { var x = 1, y = 2; var z: Int { 3 } }
      class Object { var x = 1, y = 2 }
      extension Array { mutating func wait(_ x: @autoclosure () -> Element) {} }
      extension Bool { func implies(_ x: @autoclosure () -> Bool) {} }
      func <- (a: inout [Int], b: () -> [Int]) {}
      func <~ (a: [Int], b: () -> [Int]) {}
      func g(_ s: inout S, t: inout T, u: inout T) { \(statement) }
      """
    let selected = Selection(typeNames: ["S"])
    let left = Rewritten(source, selection: selected).plan.members.filter {
      $0.reason?.contains("changed together") == true
    }
    #expect(left.map(\.member).sorted().joined(separator: " ") == names)
  }

  /// Members of types, and the properties of `S` that they keep stored.
  @Test(
    arguments: [
      ("class C { var s = S(); func f() { swap(&s.a, &s.b) } }", ""),
      ("class C { func f(_ s: inout S) { swap(&s.a, &s.b) } }", "a b"),
      ("class C { func f() { var s = S(); swap(&s.a, &s.b) } }", "a b"),
      ("struct T { var s = S(); func f() { s.a.visit { s.b } } }", ""),
      ("struct T { var s = S(); mutating func f() { swap(&s.a, &s.b) } }", "a b"),
      ("struct T { var s = S(); mutating func f() { swap(&self.s.a, &s.b) } }", "a b"),
      ("struct T { var a = 1, b = 2; mutating func f() { swap(&a, &b) } }", ""),
      ("extension S { mutating func f() { swap(&a, &self.b) } }", "a b"),
      ("extension S { func f() { a.visit { b } } }", ""),
      ("extension S { static func f(s: inout S) { s.a.removeAll { s.b == $0 } } }", "a b"),
      ("extension S { mutating func f() { func g() { swap(&a, &b) }; g() } }", "a b"),
      ("extension S { mutating func f() { a.removeAll { if let b { $0 == b } else { false } } } }", "a b"),
      ("var s = S() { didSet { f { swap(&$0.a, &$0.b) } } }", "a b"),
      ("func f(s: S) { s.a.removeAll { s.b == $0 } }", ""),
      ("func f(s: consuming S) { s.a.removeAll { s.b == $0 } }", "a b"),
      ("func f(_ t: S?) { if let s = t { s.a.removeAll { s.b == $0 } } }", ""),
      ("func f(_ t: S?) { guard let s = t else { return }; s.a.removeAll { s.b == $0 } }", ""),
      ("func f(_ t: S?) { guard var s = t else { return }; s.a.removeAll { s.b == $0 } }", "a b"),
      ("func f(_ t: S?) { if let s = t { g(s) }; var s = t!; s.a.removeAll { s.b == $0 } }", "a b"),
      ("func f() { for s in all { s.a.removeAll { s.b == $0 } } }", ""),
      ("func f() { let s = S(); s.a.removeAll { s.b == $0 } }", ""),
      (
        "struct T { var s = S(); mutating func f(_ t: S?) { if let s = t { s.a.removeAll { s.b == $0 } } } }",
        ""
      ),
      (
        "struct T { var s = S(); mutating func f(_ t: S?) { if let s = t { g(s) }; s.a.removeAll { s.b == $0 } } }",
        "a b"
      ),
      ("extension S { mutating func f(a: [Int]) { a.removeAll { a in b == a } } }", ""),
      ("extension S { mutating func f(a: [Int]) { g { a in a.removeAll { b == $0 } } } }", "a b"),
      ("class O { var s = S() }; func f(o: O) { o.s.a.removeAll { o.s.b == $0 } }", "a b"),
    ].rows)
  func keepsStoredWhatMembersReach(row: Row<(String, String)>) {
    let (declaration, names) = row.value
    let source = "struct S { var a: [Int] = []; var b: [Int]? = [] }; \(declaration)"
    let left = Rewritten(source, selection: Selection(typeNames: ["S"])).plan.members.filter {
      $0.reason?.contains("changed together") == true
    }
    #expect(left.map(\.member).joined(separator: " ") == names)
  }

  @Test func anAnnotatedPropertyIsRefusedWithThePlace() {
    let source = """
      struct S { @StubbableProperty var a = 1; var b = 2 }
      func f(_ s: inout S) { swap(&s.a, &s.b) }
      """
    let diagnostics = Rewritten(source).plan.diagnostics
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.first?.message.contains("changed together with another property in ") == true)
    #expect(diagnostics.first?.message.contains(":2,") == true)
  }
}
