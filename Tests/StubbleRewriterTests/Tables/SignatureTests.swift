import TestSupport
import Testing

@testable import StubbleRewriter

/// A function's signature, the type of its closure, and the call of it.
@Suite struct SignatureTests {
  /// Where an owned value is copied into several elements, the body returns them by a statement.
  @Test(
    arguments: [
      ("consuming func f() -> (S, S) { (self, self) }", true),
      ("func f(_ s: consuming S) -> [S] { [s, s] }", true),
      ("consuming func f() -> [S] { pair(self, self) }", false),
      ("func f() -> (S, S) { (self, self) }", false),
    ].rows)
  func returnsCopiesOfWhatItConsumes(row: Row<(String, Bool)>) {
    let rewritten = Rewritten("struct S { \(row.value.0) }", selection: Selection(allTypes: true))
    #expect(rewritten.text.contains("{ return ") == row.value.1)
  }

  @Test(
    arguments: [
      ("f()", "(() -> Void)?", "_f()"),
      ("f() -> Int", "(() -> Int)?", "_f()"),
      ("f() -> ()", "(() -> Void)?", "_f()"),
      ("f() async throws -> [Int]", "(() async throws -> [Int])?", "try await _f()"),
      ("f() throws(E)", "(() throws(E) -> Void)?", "try _f()"),
      ("f() throws(Never)", "(() -> Void)?", "_f()"),
      ("f(_ a: Int, b: String)", "((Int, String) -> Void)?", "_f(a, b)"),
      ("f(by a: Int = 1)", "((Int) -> Void)?", "_f(a)"),
      ("f(_ a: sending (B, C))", "(((B, C)) -> Void)?", "_f(a)"),
      ("f(_ a: sending (Int, (B, C)))", "(((Int, (B, C))) -> Void)?", "_f(a)"),
      ("f(_ a: sending (B, Int))", "((sending (B, Int)) -> Void)?", "_f(a)"),
      ("f(_ a: Int...)", "(([Int]) -> Void)?", "_f(a)"),
      ("f(_ a: inout Int)", "((inout Int) -> Void)?", "_f(&a)"),
      ("f(_: Int, b _: Int)", "((Int, Int) -> Void)?", "_f(p0, p1)"),
      ("f(_: Int = `p0`)", "((Int) -> Void)?", "_f(p0_)"),
      ("f(for: Int)", "((Int) -> Void)?", "_f(`for`)"),
      ("f(_ a: @escaping () -> Int)", "((@escaping () -> Int) -> Void)?", "_f(a)"),
      ("f(_ a: @autoclosure () -> Int)", "((() -> Int) -> Void)?", "_f(a)"),
      ("f(_ a: Int!) -> Int!", "((Int?) -> Int?)?", "_f(a)"),
      ("f(_ a: consuming Int)", "((consuming Int) -> Void)?", "_f(a)"),
      ("f(_ b: () throws -> Int) rethrows", "((() throws -> Int) -> Void)?", "_f(b)"),
      ("f(_ a: some Equatable)", "((any Equatable) -> Void)?", "_f(a)"),
      (
        "f(_ a: Array<Int>, b: Optional<Dictionary<String, Array<Int>>>)",
        "(([Int], [String: [Int]]?) -> Void)?", "_f(a, b)"
      ),
      ("f() -> Optional<() -> ()>", "(() -> (() -> Void)?)?", "_f()"),
      ("f() -> Array<Int>.Index", "(() -> Array<Int>.Index)?", "_f()"),
      ("f<T>(_ a: Array<T>) -> Optional<T>", "(([Any]) -> Any?)?", "_f(a) as Any as! T?"),
      ("f<T>(_ a: [String: [T]]) -> [T?]", "(([String: [Any]]) -> [Any?])?", "_f(a) as! [T?]"),
      ("f<S: Sequence<Int>>(_ a: [S])", "(([any Sequence<Int>]) -> Void)?", "_f(a)"),
      // `any Sequence<T>` would name a generic parameter.
      ("f<T, S: Sequence<T>>(_ a: S) -> T", "((any Sequence) -> Any)?", "_f(a) as! T"),
      (
        "f<S, T>(_ a: [S], b: S.Type) where S: Sequence<[T]>",
        "(([any Sequence], any Sequence.Type) -> Void)?", "_f(a, b)"
      ),
      (
        "f<T: Sequence, S: Sendable & Sequence<T.Element>>(_ a: S, b: T)",
        "((any Sendable & Sequence, any Sequence) -> Void)?", "_f(a, b)"
      ),
      ("f<T>(_ a: [Set<T>]) -> [T: T]", "(([Any]) -> Any)?", "_f(a) as! [T: T]"),
      ("f<T>(_ g: ([T]) -> T?) -> T", "((([Any]) -> Any?) -> Any)?", "_f({ g($0 as! [T]) }) as! T"),
      ("f<T>(_ g: () -> [T])", "((() -> [Any]) -> Void)?", "_f(g)"),
      ("f<T: Error>(_ a: [T], b: T...)", "(([any Error], [any Error]) -> Void)?", "_f(a, b)"),
      ("f(_ a: (some Equatable).Type)", "((any Equatable.Type) -> Void)?", "_f(a)"),
      ("f(_ a: (some P & Q).Type)", "((any (P & Q).Type) -> Void)?", "_f(a)"),
      ("f<T>(_ a: T) -> T", "((Any) -> Any)?", "_f(a) as! T"),
      ("f<T: Equatable>(_ a: T)", "((any Equatable) -> Void)?", "_f(a)"),
      ("f<T>(_ a: T) where T: Hashable & Sendable", "((any Hashable & Sendable) -> Void)?", "_f(a)"),
      (
        "f<T: Sendable>(_ a: [T], b: T?)", "(([any Sendable], (any Sendable)?) -> Void)?",
        "_f(a, b)"
      ),
      (
        "f<T: Sendable & Hashable>(_ a: Set<T>, b: [String: (T, Int)])",
        "((any Sendable, any Sendable) -> Void)?", "_f(a, b)"
      ),
      ("f<T: Sendable, U>(_ a: (T, U))", "((Any) -> Void)?", "_f(a)"),
      ("f<T: Hashable>(_ a: T.Type)", "((any Hashable.Type) -> Void)?", "_f(a)"),
      ("f<T>(_ a: [T]) -> [T]?", "(([Any]) -> [Any]?)?", "_f(a) as Any as! [T]?"),
      ("f<T>(_ g: (T) -> Int)", "(((Any) -> Int) -> Void)?", "_f({ g($0 as! T) })"),
      ("f<T>(_ g: () -> T)", "((() -> Any) -> Void)?", "_f(g)"),
      // A closure that casts to a type with conformances may be on an actor.
      ("f<T>(_ g: @Sendable (T) -> Int)", "((@Sendable (Any) -> Int) -> Void)?", "_f({ g($0 as! T) })"),
      (
        "f<T: Hashable>(_ g: @Sendable (T) -> Int)", "(((any Hashable) -> Int) -> Void)?",
        "_f({ g($0 as! T) })"
      ),
      (
        "f<T: Hashable>(_ g: @Sendable (T?) -> Int)", "(((Any?) -> Int) -> Void)?",
        "_f({ g($0 as Any as! T?) })"
      ),
      (
        "f<T: Hashable & Sendable>(_ g: @Sendable (T) -> Int)",
        "((@Sendable (any Hashable & Sendable) -> Int) -> Void)?", "_f({ g($0 as! T) })"
      ),
      (
        "f<T: Error>(_ g: @Sendable (T) -> Int)", "((@Sendable (any Error) -> Int) -> Void)?",
        "_f({ g($0 as! T) })"
      ),
      (
        "f<T: Sequence>(_ g: @Sendable (T.Element) -> Int)", "((@Sendable (Any) -> Int) -> Void)?",
        "_f({ g($0 as! T.Element) })"
      ),
      ("f<T>(_ g: @Sendable (Set<T>) -> Int)", "(((Any) -> Int) -> Void)?", "_f({ g($0 as! Set<T>) })"),
      ("f<T: Hashable>(_ g: @Sendable () -> T)", "((@Sendable () -> Any) -> Void)?", "_f(g)"),
      ("f<T>(_ g: @escaping @isolated(any) (T) -> Void)", "((Any) -> Void)?", "_f(g)"),
      ("f<T>(_ g: @escaping @isolated(any) (T) async -> Void)", "((Any) -> Void)?", "_f(g)"),
      (
        "f<T: Sendable>(_ g: @isolated(any) (T) async -> Void)",
        "((@isolated(any) (any Sendable) async -> Void) -> Void)?", "_f({ await g($0 as! T) })"
      ),
      ("f<T>(_ a: T?)", "((Any?) -> Void)?", "_f(a)"),
      ("f() -> Self", "(() -> A)?", "_f() as! Self"),
      ("f() -> (a: Int, b: Int)", "(() -> (a: Int, b: Int))?", "_f()"),
    ].rows)
  func becomesAClosure(row: Row<(String, String, String)>) {
    let (signature, type, call) = row.value
    let rewritten = Rewritten("enum E: Error {}\nclass A { @StubbableFunction func \(signature) { {}() } }")
    #expect(rewritten.messages == [])
    #expect(rewritten.declaration(of: "_f") == type)
    #expect(rewritten.text.contains("if let _f { \(call) } else {"), "\(rewritten.text)")
  }

  @Test(
    arguments: [
      ("class A { @StubbableFunction func f() {} }", "var _f: (() -> Void)? = nil"),
      (
        """
        struct A<T> {
          typealias E = T.Element where T: Sequence
          @StubbableFunction func f(_ a: [E]) -> E? where T: Sequence { nil }
        }
        """, "var _f: (([Any]) -> Any?)? = nil"
      ),
      (
        "struct A<T> { struct B where T: Sequence {}; @StubbableFunction func f(_ a: B) where T: Sequence {} }",
        "var _f: ((Any) -> Void)? = nil"
      ),
      (
        """
        struct A<T> {
          typealias E<U> = [U: T] where U: Hashable
          @StubbableFunction func f(_ a: E<Int>) where T: Sequence {}
        }
        """, "var _f: ((E<Int>) -> Void)? = nil"
      ),
      (
        """
        struct A {
          @StubbableProperty var f: Int {
            @storageRestrictions(initializes: a) init(b) { a = b } get { a } set { a = newValue }
          }
          var a: Int
        }
        """, "init(b) { a = b } get { if let _getF {"
      ),
      ("struct A { @StubbableFunction func f() {} }", "nonisolated(unsafe) var _f: (() -> Void)? = nil"),
      (
        "actor A { @StubbableFunction func f() {} }",
        "nonisolated var _f: (@Sendable () -> Void)? { get { _stubbleIsSet(&__f) ? _StubbleStub.closure(in: &__f, of: self) : nil }"
      ),
      (
        "final class A: Sendable { @StubbableFunction func f() {} }",
        "final var __f: _StubbleStub<@Sendable () -> Void>.Place = nil; var _f: (@Sendable () -> Void)? { get"
      ),
      (
        "@MainActor class A { @StubbableFunction func f() {} }",
        "_StubbleStub<@MainActor () -> Void>.Place = nil; final var _f: (@MainActor () -> Void)? { get"
      ),
      ("@MainActor struct A { @StubbableFunction func f() {} }", "var _f: (@MainActor () -> Void)? = nil"),
      (
        "@MainActor class A { @StubbableFunction func f<T: Hashable>(_ g: @Sendable (T) async -> Void) {} }",
        "var _f: (@MainActor ((any Hashable) async -> Void) -> Void)? { get"
      ),
      (
        "@MainActor class A { @StubbableFunction func f<T: Hashable, U: Sendable>(_ g: @Sendable (U) async -> T) {} }",
        "var _f: (@MainActor ((any Sendable) async -> Any) -> Void)? { get"
      ),
      (
        "@MainActor class A { @StubbableFunction func f<T: Hashable>(_ g: @Sendable (Set<Int>, T) async -> Void) {} }",
        "var _f: (@MainActor ((Set<Int>, any Hashable) async -> Void) -> Void)? { get"
      ),
      (
        "class N {}; @MainActor class A { @StubbableFunction func f<T: Hashable>(_ g: @Sendable (N, T) async -> Void) {} }",
        "var _f: (@MainActor ((N, any Hashable) async -> Void) -> Void)? { get"
      ),
      (
        "@MainActor class A { @StubbableFunction func f<T: Error, U: Hashable>(_ g: @Sendable (T) async -> U) {} }",
        "var _f: (@MainActor ((any Error) async -> Any) -> Void)? { get"
      ),
      (
        "final class A { @StubbableFunction func f<T: Identifiable & Sendable, U>(_ g: @Sendable (T) -> U) where T.ID == U {} }",
        "var _f: (((any Identifiable & Sendable) -> Any) -> Void)?"
      ),
      (
        "protocol P { associatedtype B: Hashable }; class A { @StubbableFunction func f<T: P & Sendable, U>(_ g: @Sendable (T) -> U) where U == T.B {} }",
        "final var _f: (((any P & Sendable) -> Any) -> Void)?"
      ),
      (
        "class A { @StubbableFunction func f<T: Sequence & Sendable, U>(_ g: @Sendable (T) -> U) where T.Element == U {} }",
        "final var _f: ((@Sendable (any Sequence & Sendable) -> Any) -> Void)?"
      ),
      (
        "@MainActor class A { @StubbableFunction func f<T: Hashable>(_ g: (Int, T) async -> Void) {} }",
        "_f({ nonisolated(unsafe) let argument1 = $1 as! T; return await g($0, argument1) })"
      ),
      (
        "protocol P {}; @MainActor class A { @StubbableFunction func f<T: P & Codable>(_ g: (T) async -> Void) {} }",
        "_f({ nonisolated(unsafe) let argument0 = $0 as! T; return await g(argument0) })"
      ),
      (
        "protocol P: Sendable {}; @MainActor class A { @StubbableFunction func f<T: P>(_ g: (T) async -> Void) {} }",
        "_f({ await g($0 as! T) })"
      ),
      (
        "@MainActor protocol P {}; @MainActor class A { @StubbableFunction func f<T: P>(_ g: (T) async -> Void) {} }",
        "_f({ await g($0 as! T) })"
      ),
      (
        "@MainActor class A { @StubbableFunction func f<T: Unknown>(_ g: (T) async -> Void) {} }",
        "_f({ await g($0 as! T) })"
      ),
      (
        "@MainActor class A { @StubbableFunction func f<T: Sendable>(_ g: (T) async -> Void, h: (T) -> Void) {} }",
        "_f({ await g($0 as! T) }, { h($0 as! T) })"
      ),
      (
        "class A { @MainActor @StubbableFunction func f() {} }",
        "@exclusivity(unchecked) final var _f: (@MainActor () -> Void)? = nil"
      ),
      (
        "class A { @MainActor(unsafe) @StubbableFunction func f() {} }",
        "@exclusivity(unchecked) final var _f: (@MainActor () -> Void)? = nil"
      ),
      (
        "actor A { @MainActor @StubbableFunction func f() {} }",
        "nonisolated var _f: (@MainActor () -> Void)? { get"
      ),
      (
        "@MainActor class A { @StubbableFunction func f(_ a: isolated (any Actor)?) {} }",
        "nonisolated final var _f: (@Sendable (isolated (any Actor)?) -> Void)? { get"
      ),
      (
        "class A { @StubbableFunction class func f(_ g: (Self) -> Int) {} }",
        "static var _f: (((A) -> Int) -> Void)? { get { _stubbleIsSet(&__f) ? _StubbleStub.closure(in: &__f) : nil }"
      ),
      ("class A { @StubbableFunction func f(_ a: Void) {} }", "var _f: ((()) -> Void)? = nil"),
      ("class A { @StubbableProperty var f: Void = () }", "var _setF: ((()) -> Void)? = nil"),
      (
        "class A { @StubbableProperty let f = G<Void>.f() }; struct G<T> { static func f() -> (T) -> Int { { _ in 1 } } }",
        "var _getF: (() -> (()) -> Int)? = nil"
      ),
      (
        "class A { @StubbableFunction func f(_ a: (Void) -> Int) {} }",
        "var _f: (((()) -> Int) -> Void)? = nil"
      ),
      (
        "class A<S: P> { @StubbableProperty var f: S.F }; protocol P { associatedtype F }; enum B { typealias F = () -> Void }",
        "var _setF: ((S.F) -> Void)? = nil"
      ),
      (
        "class A { @StubbableProperty var f: B.F }; enum B { typealias F = () -> Void }",
        "var _setF: ((@escaping B.F) -> Void)? = nil"
      ),
      (
        "class A { @StubbableProperty var f: Handler<A> }; func g(_ h: @escaping @Sendable Handler<Int>) {}",
        "var _setF: ((@escaping Handler<A>) -> Void)? = nil"
      ),
      (
        "class A { @StubbableFunction func f<T>(_ g: @escaping N.G<T>) {} }; enum N { struct R {}; typealias G<T> = (T, R) -> Void }",
        "var _f: ((@escaping (Any, N.R) -> Void) -> Void)? = nil"
      ),
      (
        "class A { @StubbableProperty var f: N.G }; enum N { typealias F = () -> Void; typealias G = F }",
        "var _setF: ((@escaping N.G) -> Void)? = nil"
      ),
      (
        "class A { @StubbableProperty var f: Handler }; struct Handler {}; func g(_ h: @escaping X.Handler) {}",
        "var _setF: ((Handler) -> Void)? = nil"
      ),
      (
        "struct A { @StubbableProperty let f: X.Handler }; func g(_ h: @escaping X.Handler) {}",
        "init(f: @escaping X.Handler) { self._f = f }"
      ),
      (
        "class A { @MainActor @StubbableProperty weak var f: B? }; class B {}",
        "@MainActor private weak var _f: B?"
      ),
      (
        "struct A<T> { @StubbableFunction(calls: true) static func f(_ a: Int) {} }",
        "static var _fCalls: [Int] { get { _stubbleRecords.inScope([:])[Swift.ObjectIdentifier(A.self), \"_fCalls\", []] }"
      ),
      (
        "typealias F = () -> Void; class A { @StubbableFunction(calls: true) func f(_ a: Int, _ g: F) {} }",
        "let __fCalls = _StubbleLocked<[Int]>([])"
      ),
      (
        "class A { @StubbableFunction static func f() {} }",
        "private nonisolated(unsafe) static var __f: _StubbleStub<() -> Void>.Place = nil; static var _f: (() -> Void)? { get"
      ),
      (
        "class A { @StubbableFunction(access: .public) func f() {} }",
        "public final var _f: (() -> Void)? = nil"
      ),
      (
        "class A { @StubbableFunction(sendable: true) func f() {} }",
        "@exclusivity(unchecked) final var _f: (@Sendable () -> Void)? = nil"
      ),
      (
        "class A { @inlinable @StubbableFunction func f() {} }",
        "@usableFromInline internal final var _f: (() -> Void)? = nil"
      ),
      (
        "public class A { @_spi(B) @inlinable @StubbableFunction public func f() {} }",
        "@_spi(B) @usableFromInline internal final var _f: (() -> Void)? = nil"
      ),
      (
        "private struct B {}; class A { @StubbableFunction private func f(_ b: B) {} }",
        "fileprivate final var _f: ((B) -> Void)? = nil"
      ),
      (
        "@StubbableFunction func f() {}",
        "; nonisolated var _f: (() -> Void)? { get { _stubbleIsSet(&__f) ? _StubbleStub.closure(in: &__f) : nil }"
      ),
      (
        "extension Int { @StubbableFunction static func f() {} }",
        "static var _f: (() -> Void)? { get { _stubbleIsSet(&__f) ? _StubbleStub.closure(in: &__f) : nil }"
      ),
      (
        "struct Array<T> {}; class A { @StubbableFunction func f() -> Array<Int> {} }",
        "var _f: (() -> Array<Int>)? = nil"
      ),
      (
        "class A { @StubbableFunction(calls: true) func f(_ a: Int, b: inout Bool) {} }",
        "let __fCalls = _StubbleLocked<[(a: Int, b: Bool)]>([])"
      ),
      (
        "class A { @StubbableFunction(calls: true) func f(_ a: borrowing Span<Int>?, b: Int) {} }",
        "let __fCalls = _StubbleLocked<[Int]>([])"
      ),
      (
        "class A { @StubbableFunction(calls: true) func f(_ a: borrowing Int) {} }",
        "func f(_ a: borrowing Int) { if case () = _fCalls.append(copy a), let _f"
      ),
      (
        """
        class F {}; final class G: F {}; @Stubbable(calls: true) class A { func f(_ g: G) {} }
        @Stubbable(calls: true) class B: A { override func f(_ g: F) {} }
        """,
        "override func f(_ g: F) { if let g = g as? G, case () = _fCalls.append(g), let _f { _f(g) }"
      ),
      (
        "enum E { typealias T = () -> Void }; class A { @StubbableFunction(calls: true) func f<T>(_ a: T, b: Int) {} }",
        "let __fCalls = _StubbleLocked<[(a: Any, b: Int)]>([])"
      ),
      ("typealias O<T> = T?; class A { @StubbableFunction func f<T>(_ a: O<T>) {} }", "_f(a)"),
      (
        "typealias O<T> = T?; class A { @StubbableFunction func f<T>(_ g: (T) -> O<T>) {} }",
        "_f({ g($0 as! T) })"
      ),
      (
        "class A { @StubbableFunction func f<T>(_ a: inout T?) {} }",
        "var _erased0: Any = a as Any; defer { a = _erased0 as! T? }"
      ),
      (
        "typealias O<T> = T?; class A { @StubbableFunction func f<T>(_ a: inout O<T>) {} }",
        "var _erased0: Any = a as Any; defer { a = _erased0 as! O<T> }"
      ),
      (
        "class A { @StubbableFunction func f<T>(_ a: inout (T) -> T) {} }",
        "var _erased0: Any = a; defer { a = _erased0 as! (T) -> T }"
      ),
      (
        "class A { @StubbableFunction func f<T>(_ a: inout @Sendable (T) -> T) {} }",
        "var _erased0: Any = a; defer { a = _erased0 as! @Sendable (T) -> T }"
      ),
      (
        "class A { @StubbableFunction func f<T>(_ a: inout nonisolated(nonsending) (T) async -> T) {} }",
        "var _erased0: Any = a; defer { a = _erased0 as! nonisolated(nonsending) (T) async -> T }"
      ),
      (
        "class A { @StubbableFunction(calls: true) func f(_fCalls: Int) {} }",
        "if case () = self._fCalls.append(_fCalls), let _f { _f(_fCalls) }"
      ),
      (
        "enum E { typealias T = () -> Void }; class A<T> { @StubbableProperty var x: T; init(_ x: T) { self.x = x } }",
        "var _setX: ((T) -> Void)? = nil"
      ),
      (
        "class A { @StubbableProperty private let f = B.c }; private class C {}; enum B { fileprivate static let c = C() }",
        "@exclusivity(unchecked) fileprivate final var _getF: (() -> C)? = nil"
      ),
      (
        "class A<T> {}; extension A where T: Sequence { @StubbableFunction func f<S: Sequence<T.Element>>(_ a: S) {} }",
        "final var _f: ((any Sequence) -> Void)?"
      ),
      (
        "class A { @StubbableProperty subscript<T: Hashable>(a: sending T) -> Int { 1 } }",
        "final var _getSubscript: ((any Hashable) -> Int)?"
      ),
      (
        "typealias O<T> = T?; class A { @StubbableProperty subscript<T>(a: T) -> O<T> { get { a } set {} } }",
        "_setSubscript(a, newValue)"
      ),
      // What an extension says of all is redundant in it, and nowhere else.
      (
        "private class C {}; private extension Int { @StubbableFunction static func f(_ c: C) {} }",
        "= nil; static var _f: ((C) -> Void)?"
      ),
      (
        "private class C {}; fileprivate extension Int { @StubbableFunction static func f(_ c: C) {} }",
        "= nil; static var _f: ((C) -> Void)?"
      ),
      (
        "private class C {}; extension Int { @StubbableFunction fileprivate static func f(_ c: C) {} }",
        "= nil; fileprivate static var _f: ((C) -> Void)?"
      ),
      (
        "private class C {}; class A {}; private extension A { @StubbableFunction func f(_ c: C) {} }",
        "@exclusivity(unchecked) fileprivate final var _f: ((C) -> Void)?"
      ),
      (
        "public class A {}; public extension A { @StubbableProperty(access: .public) static let f = 1 }",
        "= nil; static var _getF: (() -> Int)?"
      ),
      (
        "public class A {}; extension A { @StubbableProperty(access: .public) public static let f = 1 }",
        "= nil; public static var _getF: (() -> Int)?"
      ),
      (
        "@_spi(S) public class B {}; public extension Int { @StubbableFunction @_spi(S) static func f(_ b: B) {} }",
        "= nil; internal static var _f: ((B) -> Void)?"
      ),
    ].rows)
  func isWhereItMustBe(row: Row<(String, String)>) {
    let (source, declaration) = row.value
    let rewritten = Rewritten(source)
    let isPrivate = ["private struct B", "private class C"].contains(where: source.contains)
    #expect(
      rewritten.messages.map { $0.hasPrefix("note: no other file can set the stub of 'f") }
        == (isPrivate ? [true] : []))
    #expect(rewritten.text.contains(declaration), "\(rewritten.text)")
  }

  @Test(
    arguments: [
      ("-> Int { 1 }", "{ if let _f { _f() } else { 1 } }"),
      ("-> Int { return 1 }", "{ if let _f { return _f() } else { return 1 } }"),
      ("-> Int { let a = 1; return a }", "{ if let _f { return _f() } else { let a = 1; return a } }"),
      ("-> Int { fatalError() }", "{ if let _f { _f() } else { fatalError() } }"),
      ("-> Int { if x { 1 } else { 2 } }", "{ if let _f { _f() } else { if x { 1 } else { 2 } } }"),
      (
        "-> Int { if x { return 1 } else { return 2 } }",
        "{ if let _f { return _f() } else { if x { return 1 } else { return 2 } } }"
      ),
      (
        "-> Int { switch x { case true: 1 case false: 2 } }",
        "{ if let _f { _f() } else { switch x { case true: 1 case false: 2 } } }"
      ),
      ("-> Int? { nil }", "{ if let _f { _f() } else { nil } }"),
      ("{ g() }", "{ if let _f { _f() } else { g() } }"),
      ("{ g(); g() }", "{ if let _f { _f() } else { g(); g() } }"),
      ("{}", "{ if let _f { _f() } else {} }"),
      ("-> Void { return }", "{ if let _f { _f() } else { return } }"),
      ("-> Never { fatalError() }", "{ if let _f { _f() } else { fatalError() } }"),
      ("-> Int { 1 /* one */ }", "{ if let _f { _f() } else { 1 /* one */ } }"),
    ].rows)
  func guardsTheBody(row: Row<(String, String)>) {
    let (function, body) = row.value
    let rewritten = Rewritten("class A { @StubbableFunction func f() \(function) }")
    #expect(rewritten.messages == [])
    #expect(rewritten.text.contains(body), "\(rewritten.text)")
  }

  // The variable of the parameter is declared in a closure expression, from which nothing can be sent.
  /// The conditions of a function hold as little beside it as elsewhere in its type.
  @Test func erasesConditionalTypesOfStaticClosures() {
    let source = """
      enum A<T> {
        typealias E = T.Element where T: Sequence
        @StubbableFunction func f(_ a: E) where T: Sequence {}
      }
      """
    #expect(Rewritten(source).text.contains("static var _f: ((Any) -> Void)? {"))
  }

  @Test(
    arguments: [
      ("struct A<X> { @StubbableFunction func f<T>(_ a: inout T) -> sending X { g() } }", false),
      ("struct A<X> { @StubbableFunction func f<T>(_ a: inout T) -> sending [Int] { g() } }", true),
      ("struct A<X> { @StubbableFunction func f(_ a: inout X) -> sending X { g() } }", true),
      ("struct A<X> { @StubbableFunction func f<T>(_ a: T) -> sending X { g() } }", true),
    ].rows)
  func canSendItsResult(row: Row<(String, Bool)>) {
    let (source, isStubbed) = row.value
    let message =
      "error: a 'sending' result cannot be returned along with the generic 'inout' parameter 'a'"
    #expect(Rewritten(source).messages == (isStubbed ? [] : [message]))
  }
}
