import TestSupport
import Testing

@testable import StubbleRewriter

/// Types that hold themselves, where what is asked of a type is asked of what it stores.
@Suite struct RecursionTests {
  @Test(
    arguments: [
      "struct A { @MainActor let next: [A] }",
      "struct A { @MainActor let b: B? }; struct B { @MainActor var a: [A] }",
      "struct A { var next: [A] }; @MainActor final class C { let a: A; init(a: A) { self.a = a } }",
      "typealias A = B; typealias B = A; struct C { let a: A }",
      "typealias A = (B, Int); typealias B = (A, Int); struct C { var a: A; func f(_ a: A, b: B) {} }",
      "typealias A = () -> A; typealias T<each U> = (repeat each U); struct C { func f(_ a: A) {} }",
      "typealias A = (A, A); struct C { static let a: A = f(); var x = [C.a].first ?? C.a; var y = C.a == C.a }",
      "typealias A = [A]; struct C: Codable, Hashable { static let a: A? = nil; var a: A; var x = [C.a].first ?? 1 }",
      "typealias A<T> = [A<[T]>]; struct C { static let a: A<Int> = []; var x = [C.a].first ?? C.a; var y = C.a == C.a }",
      "import Unknown; typealias A = [A]; struct C { static let a: A = []; var x = C.a == C.a }",
      "typealias A = A?; struct C: Codable, Hashable { var a: A; static let b: A = nil; var c = C.b }",
      "typealias A = (A, A, A, A, A, A, A, A); struct C { var a: A }",
      "typealias A<T> = A<[T]>; class C: A<Int> { func g<T: A<Int>>() {} }",
      "typealias A = A?; struct C { func g<T: A>() {} }",
      "struct C { static let a = [C.a, C.a, C.a, C.a, C.a, C.a, C.a, C.a] }",
      "typealias A = (A, A) -> (A, A); class B { func f(_ a: A) -> A { a } }; class D: B { override func f(_ a: A) -> A { a } }",
      "typealias A = G<A, A, A, A>; class B { func f(_ a: A) -> A { a } }; class D: B { override func f(_ a: A) -> A { a } }",
      "typealias A = (A, Int); class B { func f(_ a: A) -> A { a } }; typealias C = (C, Int); class D: B { override func f(_ a: C) -> C { a } }",
    ].rows)
  func isPlanned(row: Row<String>) {
    let source = row.value
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    #expect(!plan.members.isEmpty)
  }

  /// Types without names, whose paths are those of the types around them.
  @Test(
    arguments: [
      "extension protocol<X, Y> { func x() {} }; extension AnyObject { func y() {} }",
      "extension A { extension A { struct { var x = 1 } } }",
      "extension { struct { struct { func f() {} } } }",
    ].rows)
  func endsWithoutNames(row: Row<String>) {
    let plan = Rewritten(row.value, selection: Selection(allTypes: true)).plan
    #expect(plan.edits.isEmpty)
  }

  @Test(
    arguments: [
      "typealias T = U; typealias U = T; @Spyable @Mockable @StubbableProtocol protocol P { func f(_ t: T) -> U }",
      "typealias Q = P & Q; @Spyable @Mockable @StubbableProtocol protocol P: Q { func f() }",
      "typealias Q = R; typealias R = Q; @Spyable @Mockable @StubbableProtocol protocol P: Q { func f() -> Q }",
      "@Spyable @Mockable @StubbableProtocol protocol P: Q { func f() }; protocol Q: P { func g() }",
      "typealias A = (B, Int); typealias B = (A, Int); @Spyable @Mockable protocol P { func f(_ a: A) -> B }",
      "@Spyable protocol P { typealias A = (A, Int); func f(_ a: A) -> A }",
      "typealias A = (A, A, A, A, A, A, A); @Spyable @Mockable protocol P { func f(_ a: A) -> A }",
      "@Spyable protocol P { func f<T, U>(_ t: T) where T\(String(repeating: ".A", count: 30)) == U }",
      "typealias A = [A]; @Spyable @Mockable protocol P { func f() -> AsyncStream<A> }",
      "typealias A<T> = [A<T>]; @Spyable @Mockable protocol P { func f<T>(_ a: A<T>) }",
      "typealias A<T> = [A<[T]>]; @Spyable @Mockable protocol P { func f<T>(_ a: A<T>) -> AsyncStream<A<Int>> }",
      "typealias A<T> = A<T>?; @Spyable @Mockable protocol P { func f<T>() -> A<T> }",
      "@Spyable protocol P { associatedtype A = B; associatedtype B = A; func f(_ a: A) -> B }",
    ].rows)
  func hasDoubles(row: Row<String>) {
    let source = row.value
    let plan = Rewritten(source).plan
    #expect(!plan.edits.isEmpty || !plan.diagnostics.isEmpty)
  }
}
