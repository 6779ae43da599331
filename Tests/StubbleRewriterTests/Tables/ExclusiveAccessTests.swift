import Testing

@testable import StubbleRewriter

/// Members of a struct with the variables `a` and `b` and the constant `c`, and the properties that they keep stored.
@Suite struct ExclusiveAccessTests {
  @Test(arguments: [
    ("mutating func f() { swap(&a, &b) }", "a b"),
    ("mutating func f() { swap(&self.a, &self.b) }", "a b"),
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
    ("mutating func f() { a.forEach { b.append($0) } }", ""),
    ("mutating func f() { c.visit { a.append($0) } }", ""),
    ("mutating func f() { c.visit { b.append(a[0]) } }", ""),
    ("func f() { a.visit { b.contains($0) } }", ""),
    ("var x: Int { a.visit { b.count } }", ""),
    ("var x: Int { get { a.visit { b.count } } set {} }", ""),
    ("subscript(i: Int) -> Int { a.visit { b[i] } }", ""),
    ("static func f(a: inout Int, b: inout Int) { swap(&a, &b) }", ""),
  ])
  func keepsStored(member: String, names: String) {
    let source = "struct S { var a: [Int] = []; var b: [Int] = []; let c: [Int] = [1]; \(member) }"
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    let left = plan.members.filter { $0.reason?.contains("changed together") == true }.map(\.member)
    #expect(left.joined(separator: " ") == names)
  }
}
