import Foundation
import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleRewriter

/// Which structs are measured in memory, so that their values keep no closures.
@Suite struct MeasuredLayoutTests {
  /// A call is one of a measuring function if its file sees the function, and its labels fit.
  @Test(
    arguments: [
      ("func size<T>(_ x: T) -> Int { MemoryLayout<T>.size }", "size(S())", true),
      ("func size<T>(_ x: T) -> Int { MemoryLayout<T>.size }", "size(of: S())", false),
      ("func size<T>(of x: T, _ n: Int = 1) -> Int { MemoryLayout<T>.size }", "size(of: S())", true),
      ("func size<T>(_ n: Int, _ x: T) -> Int { MemoryLayout<T>.size }", "size(s.a, 2)", false),
      ("func size<T>(_ n: Int, _ x: T) -> Int { MemoryLayout<T>.size }", "size(2, s)", true),
      ("func size(_ x: some Sendable) -> Int { MemoryLayout.size(ofValue: x) }", "size(s)", true),
      ("func bytes(_ x: some Sendable) -> Int { withUnsafeBytes(of: x) { $0.count } }", "bytes(s)", true),
      ("func bytes(_ x: some Sendable) -> Int { withUnsafeBytes(of: 1) { $0.count } }", "bytes(s)", false),
      (
        """
        func size<T>(_ x: T) -> Int { MemoryLayout<T>.size }; func twice<U>(_ x: U) -> Int { 2 * size(x) }
        func four<V>(_ n: Int, _ x: V, of y: [V]) -> Int { n * twice(x) }
        """, "four(1, s, of: [])", true
      ),
      (
        """
        func size<T>(_ x: T) -> Int { MemoryLayout<T>.size }
        func even<T>(_ x: T, _ n: Int) -> Int { n == 0 ? size(x) : odd(x, n - 1) }
        func odd<T>(_ x: T, _ n: Int) -> Int { even(x, n - 1) }
        """, "odd(s, 2)", true
      ),
      (
        "func size<T>(_ x: T) -> Int { MemoryLayout<T>.size }; func append<T>(_ x: T) -> Int { size(x) }",
        "append(s)", false
      ),
      (
        "func size<T>(_ x: T) -> Int { MemoryLayout<T>.size }; func no<T>(_ x: T) -> Int { size(1) }",
        "no(s)", false
      ),
      ("func size<T>(_ x: T...) -> Int { MemoryLayout<T>.size }", "size(1, S())", true),
      (
        "func size<each T>(_ x: repeat each T) -> (repeat Box<each T>) { (repeat Box(MemoryLayout<each T>.size)) }",
        "size(1, S())", true
      ),
      (
        "func size<C: Collection, T>(_ x: C) -> Int where C.Element == T { MemoryLayout<T>.size }", "size(s)",
        true
      ),
      ("func size<T>(_ x: [T], _ f: () -> Int) -> Int { MemoryLayout<T>.size }", "size([S()]) { 1 }", true),
      ("func size<T>(_ x: T, _ f: () -> Int) -> Int { MemoryLayout<T>.size }", "size(S()) { 1 }", true),
      ("private func size<T>(_ x: T) -> Int { MemoryLayout<T>.size }", "size(S())", false),
      ("private struct A { func size<T>(_ x: T) -> Int { MemoryLayout<T>.size } }", "b.size(S())", false),
      ("private extension Int { func size<T>(_ x: T) -> Int { MemoryLayout<T>.size } }", "1.size(s)", false),
      ("func set<T>(_ p: UnsafeMutablePointer<T>?) { _ = MemoryLayout<T>.size }", "set(s)", false),
      ("func set<T>(_ p: inout UnsafeMutablePointer<T>?) { _ = MemoryLayout<T>.size }", "set(&t.s)", false),
      ("func set<T>(_ p: inout UnsafeMutablePointer<T>?) { _ = MemoryLayout<T>.size }", "set(&t.p)", true),
      ("func set<T>(_ p: inout T) { _ = MemoryLayout<T>.size }", "set(&t.s)", true),
      ("func size<T>(_ x: [T]) -> Int { MemoryLayout<T>.size }", "size([S()])", true),
      ("func size<C: Collection>(_ x: C) -> Int { MemoryLayout<C.Element>.size }", "size([S()])", true),
      ("func size<C: Collection>(_ x: C) -> Int { MemoryLayout<C.Element>.size }", "size([s.a])", false),
      (
        "func filled<T>(_ x: T) -> [T] { [T](unsafeUninitializedCapacity: 1) { $0[0] = x; $1 = 1 } }",
        "filled(S())", true
      ),
      (
        "func filled<T>(_ x: T) -> [T] { [T](unsafeUninitializedCapacity: 1) { $0.initialize(repeating: x) } }",
        "filled(S())", false
      ),
      (
        "func kept<T>(_ x: T) -> T { withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { $0[0] = x; return $0[0] } }",
        "kept(S())", true
      ),
      (
        "func kept<T>(_ x: T) { let p = UnsafeMutablePointer<T>.allocate(capacity: 1); p[0] = x }",
        "kept(S())",
        true
      ),
      ("struct Box { init<T>(_ x: T.Type) { _ = MemoryLayout<T>.size } }", "Box(S.self)", true),
      ("struct Box { init<T>(of x: T.Type) { _ = MemoryLayout<T>.size } }", "Box(S.self)", false),
      ("func bytes<T>(of x: T) -> Int { withUnsafeBytes(of: x) { $0.count } }", "bytes(of: s)", true),
      ("func bytes<T>(of x: T) -> Int { withUnsafeBytes(of: 1) { $0.count } }", "bytes(of: s)", false),
      ("func get<T>(_ p: UnsafeRawPointer, _ t: T.Type) -> T { p.load(as: T.self) }", "get(p, S.self)", true),
      (
        "func get<T>(_ p: UnsafeRawPointer, as t: T.Type) -> T { p.load(as: T.self) }", "get(p, S.self)",
        false
      ),
      ("func get<T>(_ p: UnsafeRawPointer, _ t: T.Type) -> T { p.load(as: t) }", "get(p, S.self)", true),
      (
        "func get<T>(_ b: Bytes, as t: T.Type) -> T { b.read { $0.loadUnaligned(as: t) } }",
        "get(b, as: S.self)", true
      ),
      ("func get<T>(_ c: Cache, _ t: T.Type) -> T { c.load(t) }", "get(c, S.self)", false),
      (
        """
        func read<T>() -> T { memory.load(as: T.self) }; struct Other { typealias Out = S }
        struct Reader { typealias Out = Int; func get() -> Out { read() } }
        """, "1", false
      ),
      (
        """
        func read<T>() -> T { memory.load(as: T.self) }; struct Other { typealias Out = Int }
        struct Reader { typealias Out = S; func get() -> Out { read() } }
        """, "1", true
      ),
      ("func get<T>(_ p: UnsafeRawPointer, _ t: T) -> T { p.load(as: t) }", "get(q, S.self)", false),
      (
        "func run<T>(_ f: () -> T) -> T { print(MemoryLayout.size(ofValue: f)); f() }",
        "let x: S = run { f() }",
        false
      ),
      (
        "func run<T>(_ f: () -> T) -> T { print(MemoryLayout.size(ofValue: f())); f() }",
        "let x: S = run { f() }",
        true
      ),
      ("func size<T: FixedWidthInteger>(_ t: T.Type) -> Int { MemoryLayout<T>.size }", "size(S.self)", false),
      (
        "func size<T: Sendable & Strideable>(_ t: T.Type) -> Int { MemoryLayout<T>.size }", "size(S.self)",
        false
      ),
      (
        "func size<T: Hashable>(_ t: T.Type) -> Int { MemoryLayout<T>.size }; extension S: Hashable {}",
        "size(S.self)", true
      ),
      (
        "func size<T: Hashable>(_ t: T.Type) -> Int { MemoryLayout<T>.size }; extension S: Missing {}",
        "size(S.self)", true
      ),
      (
        "func size<T: BinaryInteger>(_ t: T.Type) -> Int { MemoryLayout<T>.size }; extension S: Missing {}",
        "size(S.self)", false
      ),
    ].rows)
  func callsOfFunctions(row: Row<(String, String, Bool)>) {
    let (function, call, isMeasured) = row.value
    #expect(
      MeasuredLayoutTests.isMeasured([
        function,
        "let s = S(); struct Holder { var s: S?; var p: UnsafeMutablePointer<S>? }; func use() { _ = \(call) }",
      ]) == isMeasured)
  }

  /// What a call gives for a raw pointer is accessed as bytes.
  @Test(
    arguments: [
      ("func send(_ p: UnsafeRawPointer) {}", "var s = S(); send(&s)", true),
      ("func send(_ p: UnsafeRawPointer) {}", "let s = [S()]; send(s)", true),
      ("func send(_ p: UnsafeRawPointer) {}", "var s = [S()]; send(&s)", true),
      ("func send(_ p: UnsafeRawPointer, of n: Int) {}", "var s = S(); send(&s, of: s.a)", true),
      ("func send(_ p: UnsafeRawPointer, of n: Int) {}", "var s = S(); send(&s)", false),
      ("func send(_ n: Int, to p: UnsafeMutableRawPointer?) {}", "var s = S(); b.send(1, to: &s)", true),
      (
        "func send(_ s: inout S, to p: UnsafeRawPointer) {}", "var s = S(); var n = 1; send(&s, to: &n)",
        false
      ),
      ("func send(_ f: (UnsafeRawPointer) -> S) {}", "var s = S(); send(&s)", false),
      ("private struct A { func send(_ p: UnsafeRawPointer) {} }", "var s = S(); b.send(&s)", false),
      ("protocol P { func send(_ p: UnsafeRawPointer) }", "var s = S(); b.send(&s)", true),
      ("struct A { let send: (UnsafeRawPointer, Int) -> Void }", "var s = S(); b.send(&s, 1)", true),
      ("struct A { let send: ((UnsafeRawPointer) -> Void)? }", "var s = S(); b.send?(&s)", true),
      ("struct A { let send: (Int, S) -> UnsafeRawPointer }", "var s = S(); b.send(&s, s)", false),
      ("struct A { init(at p: UnsafeRawPointer) {} }", "var s = S(); _ = A(at: &s)", true),
      ("struct A { init(at p: UnsafeRawPointer) {} }", "var s = S(); _ = A(of: &s)", false),
      ("struct A { init(at p: UnsafeRawPointer) {} }", "var s = S(); let a: A = .init(at: &s)", true),
      ("", "var s = S(); _ = Data(bytes: &s, count: 8)", true),
      ("", "let s = [S()]; _ = NSData(bytes: s, length: 8)", true),
      ("func `send it`(_ p: UnsafeRawPointer) {}", "var s = S(); `send it`(&s)", true),
      ("", "var s = S(); _ = Data(count: s.take(&s))", false),
      ("", "var s = S(); b.copyMemory(from: &s, byteCount: 8)", true),
      ("func with(_ body: (UnsafeRawPointer) -> Void) {}", "var s = S(); body(&s)", false),
      ("func send(_ p: UnsafeRawPointer) {}", "let s: UnsafePointer<S> = b.s; send(s)", false),
      ("func send(_ p: UnsafeRawPointer) {}; enum E { static let one = [S()] }", "send(.one)", false),
      ("func send(_ p: UnsafeRawPointer) {}; class C { var i = [S()] }", "send(p + b.i)", false),
      ("func send(_ p: UnsafeRawPointer) {}; class C { var i = [S()]; func f() { send(self.i) } }", "", true),
    ].rows)
  func rawPointers(row: Row<(String, String, Bool)>) {
    let (function, call, isMeasured) = row.value
    #expect(
      MeasuredLayoutTests.isMeasured([function, "import Foundation; func use(_ b: Bytes) { \(call) }"])
        == isMeasured)
  }

  /// Aliases of the standard library's types, in another file than their uses.
  @Test(
    arguments: [
      ("typealias Layout = MemoryLayout", "Layout<S>.size", true),
      ("typealias Layout<T> = MemoryLayout<T>", "Layout<S>.size", true),
      ("typealias Layout<T> = Inner<T>; typealias Inner = MemoryLayout", "Layout<S>.size", true),
      ("typealias Layout = MemoryLayout", "Layout<Int>.size", false),
      ("typealias Layout<T> = [T]", "Layout<S>.self", false),
      ("typealias SLayout = MemoryLayout<S>", "SLayout.size", true),
      ("typealias Raw = UnsafeRawPointer; func send(_ p: Raw) {}", "var s = S(); send(&s)", true),
      ("typealias Raw = UnsafeRawPointer?; func send(_ p: Raw) {}", "var s = S(); send(&s)", true),
      ("typealias Raw = [UnsafeRawPointer]; func send(_ p: inout Raw) {}", "var s = S(); send(&s)", false),
      ("typealias Slots<T> = UnsafeMutablePointer<T>", "Slots<S>.allocate(capacity: 1)", true),
      ("typealias Slots<T> = UnsafeMutablePointer<T>", "Slots<Int>.allocate(capacity: 1)", false),
      (
        "enum A { typealias Value = UnsafeRawPointer }; func send(_ p: inout Value) {}",
        "var s = S(); send(&s)",
        false
      ),
      (
        "enum A { typealias Value = UnsafeRawPointer; static func send(_ p: Value) {} }",
        "var s = S(); A.send(&s)", true
      ),
      ("typealias Raw = Raw; func send(_ p: inout Raw) {}", "var s = S(); send(&s)", false),
    ].rows)
  func aliasesOfMemory(row: Row<(String, String, Bool)>) {
    let (aliases, use, isMeasured) = row.value
    #expect(MeasuredLayoutTests.isMeasured([aliases, "func use() { \(use) }"]) == isMeasured)
  }

  /// Arrays of which the type is written by an alias.
  @Test(
    arguments: [
      ("typealias Rows = [S]; let rows: Rows = []", true), ("typealias Rows = [S]; let rows = Rows()", true),
      ("typealias Rows = ContiguousArray<S>; var rows: Rows", true),
      ("typealias All = Rows?; typealias Rows = [S]; var rows: All", true),
      ("typealias Rows = [S]; let rows = b as! Rows", true), ("typealias Rows = Rows; let rows: Rows", false),
      ("typealias Rows = [Int]; let rows: Rows", false),
      ("typealias Rows = [S]; func rows() -> Rows { [] }", true),
    ].rows)
  func aliasesOfArrays(row: Row<(String, Bool)>) {
    let (declarations, isMeasured) = row.value
    let rows = declarations.contains("func rows") ? "rows()" : "rows"
    let use = "func use(_ b: Bytes) { \(rows).withUnsafeBytes { $0 } }"
    #expect(MeasuredLayoutTests.isMeasured([declarations, use]) == isMeasured)
    #expect(MeasuredLayoutTests.isMeasured(["struct Holder { \(declarations); \(use) }"]) == isMeasured)
  }
  /// What is expected as the result says what a generic function measures.
  @Test(
    arguments: [
      ("let x: S = read()", true),
      ("let x: S? = try? b.read()", true),
      ("let x: Int = read()", false),
      ("_ = read() as S", true),
      ("_ = try (read() ?? S()) as S", true),
      ("let h: Holder; h.s = read()", true),
      ("let h: Holder; h.number = read()", false),
      ("_ = Holder(s: read(), number: 1)", true),
      ("_ = Holder(s: S(), number: read())", false),
      ("func get() -> S { read() }", true),
      ("func get() -> S { let x: Int = read(); return S(x) }", false),
      ("func get() -> [S] { all().filter { return read() } }", false),
      ("func get() -> S { return b.read() }", true),
      ("var s: S { get throws { try b.read() } }", true),
      ("func get(_ s: S = read()) {}", true),
      ("let x: S = other()", false),
      ("func all<U>(_ n: Int) -> [U] { (0..<n).map { _ in 1 } }; let x: [S] = all(1)", false),
      ("let x: [S] = (0..<2).map { _ in read() }", true),
      ("let x: [S] = (0..<2).map { _ in S(read()) }", false),
    ].rows)
  func results(row: Row<(String, Bool)>) {
    let (use, isMeasured) = row.value
    let functions = """
      func read<T>() -> T { pointer.load(as: T.self) }
      func peek<T>(_ type: T.Type) -> T { pointer.load(as: type) }
      func size<T>(_ x: T) -> Int { MemoryLayout<T>.size }
      struct Holder { var s: S; var number: Int }
      """
    #expect(MeasuredLayoutTests.isMeasured([functions, "func use(_ b: Bytes) { \(use) }"]) == isMeasured)
  }

  /// A generic type measures what its parameters are given, if its file or an extension says so.
  @Test(
    arguments: [
      ("struct Buffer<T> { let stride = MemoryLayout<T>.stride }", "Buffer<S>()", true),
      ("struct Buffer<T> { let stride = MemoryLayout<T>.stride }", "[Buffer<S?>]()", true),
      ("struct Buffer<T> { let stride = MemoryLayout<T>.stride }", "Buffer<[S]>()", false),
      ("struct Buffer<T> { let stride = MemoryLayout<T>.stride }", "(Buffer<Int>(), S())", false),
      ("struct Buffer<T> { let all: [T] = [] }", "Buffer<S>()", false),
      (
        "struct Buffer<T> {}; extension Buffer { var size: Int { MemoryLayout<T>.size } }", "Buffer<S>()",
        true
      ),
      ("class Pair<A, B> { var size: Int { MemoryLayout<B>.size } }", "Pair<S, Int>()", false),
      ("class Pair<A, B> { var size: Int { MemoryLayout<B>.size } }", "Pair<Int, S>()", true),
      ("struct Buffer<T> { func get() -> T { pointer.load(as: T.self) } }", "Buffer<S>()", true),
      ("struct G<T> { struct I { func f() { _ = MemoryLayout<T>.size } } }", "G<S>.I()", true),
      (
        "struct G<T> { struct I {} }; extension G.I { func f() { _ = MemoryLayout<T>.size } }", "G<S>.I()",
        true
      ),
      (
        "struct G<T> { struct I {} }; extension G.I { func f() { _ = MemoryLayout<Int>.size } }", "G<S>.I()",
        false
      ),
      ("struct G<T> { struct I { let t: T; func f() { _ = MemoryLayout<T>.size } } }", "G.I(t: S())", true),
      ("struct G<T> { let t: T }; extension G { func f() { _ = MemoryLayout<T>.size } }", "G(t: S())", true),
      (
        "struct G<T> { init(_ t: T) {} }; extension G { func f() { _ = MemoryLayout<T>.size } }", "G(S())",
        true
      ),
      (
        "struct G<T> { let t: T }; extension G { func f() { _ = MemoryLayout<T>.size } }; enum X { typealias T = S }",
        "G(t: 1)", false
      ),
      (
        "enum Arena<T> { static var all: UnsafeMutablePointer<T> = .allocate(capacity: 1) }", "Arena<S>.all",
        true
      ),
      (
        "struct Buffer<T> { var size: Int { MemoryLayout<T>.size } }; struct Outer<U> { var inner: Buffer<U> }",
        "Outer<S>.self", true
      ),
      (
        "struct Buffer<T> { var size: Int { MemoryLayout<T>.size }; var next: [Buffer<T>] }; struct Outer<U> {}",
        "Outer<S>.self", false
      ),
      ("struct Buffer<T> { var all: T; var size: Int { MemoryLayout<T>.size } }", "Buffer(all: S())", true),
      (
        "struct Buffer<T> { var all: T; var size: Int { MemoryLayout<Self>.size } }", "Buffer(all: S())", true
      ),
      (
        "struct Buffer<T> { var all: [T]; var size: Int { MemoryLayout<T>.size } }", "Buffer(all: [S()])",
        true
      ),
      (
        "struct Buffer<T> { var all: T; var size: Int { MemoryLayout<T>.size } }", "Buffer(all: S().a)", false
      ),
      (
        "struct Buffer<T> { var all: T; var n: S; var size: Int { MemoryLayout<T>.size } }",
        "Buffer(all: 1, n: S())", false
      ),
      ("struct Buffer<T> { var n = 1; var size: Int { MemoryLayout<Buffer>.size } }", "Buffer<S>()", true),
    ].rows)
  func argumentsOfTypes(row: Row<(String, String, Bool)>) {
    let (type, use, isMeasured) = row.value
    #expect(MeasuredLayoutTests.isMeasured([type, "func use() { _ = \(use) }"]) == isMeasured)
  }

  /// Functions of C get the addresses of what follows an `&`, and of the elements of arrays.
  @Test(
    arguments: [
      ("var s = S(); write(1, &s, 2)", true),
      ("var n = 1; write(S().a, &n, 2)", false),
      ("var n = 1; let s = S(); write(s, &n, 2)", false),
      ("var n = 1; let s = [S()]; write(1, &n, s)", true),
      ("var n = 1; let s = (1...2).map { S(a: $0) }; write(1, &n, s)", true),
      ("var n = 1; let s = [S](repeating: .init(), count: 2); write(1, &n, s)", true),
      ("var n = 1; let s = Array(repeating: S(), count: 2); write(1, &n, s)", true),
      ("var n = 1; let s = encoder.encode(S()); write(1, &n, s)", false),
      ("var n = 1; let t = T(); write(1, &n, t.all)", true),
      ("var n = 1; let t = T(); let all = t.all; write(1, &n, all)", true),
      ("var n = 1; let t = T(); write(1, &n, t.one)", false),
      ("var n = t.one; write(1, &n, 2)", true),
      ("var n = MemoryLayout<Int>.one; write(1, &n, 2)", false),
      ("let all: Int = 1; var n = 1; write(1, &n, all) }; func f() { let all = t.all", false),
      ("let all = make(); var n = 1; write(1, &n, all) }; func f() { let all = t.all", false),
      ("let all = make(); var n = 1; write(1, &n, all) }; func make() -> [S] { [] }; func f() {", true),
      ("let all = make() + []; var n = 1; write(1, &n, all) }; func make() -> [S] { [] }; func f() {", true),
      ("let all = t.all.filter { $0.a > 1 }; var n = 1; write(1, &n, all)", true),
      ("var one = t.one; var other = one; write(1, &other)", true),
      ("var one = 0.0; write(1, &one)", false),
      ("if let all { all.withUnsafeBytes { _ in } } }; var all: [S]?; func f() {", true),
      ("var n = 1; write(1, &n, [S()])", true),
      ("var n = 1; write(1, &n, 2); channel.write(1, s, 2)", false),
      ("var error: Int?; write(&error, 1, 2) }; func f() { let error = t.one", false),
      ("if b { let one = t.one; print(one) }; var one = 0; write(1, &one)", false),
      ("do { var one = 0 }; var one = t.one; write(1, &one)", true),
      ("var one = t.one; if b { write(1, &one) }; if b { let one = 0 }", true),
      ("switch b { case true: let one = t.one; default: var one = 0; write(1, &one) }", false),
      ("t.all.withUnsafeBytes { _ in }", true),
      ("let data = encoder.encode(S()); data.withUnsafeBytes { _ in }", false),
      ("_ = event.all.bindMemory(to: Int.self, capacity: 1)", false),
      ("event.place.withMemoryRebound(to: Int.self, capacity: 1) { _ in }", true),
    ].rows)
  func callsOfC(row: Row<(String, Bool)>) {
    let (body, isMeasured) = row.value
    let types = "struct T { var all: [S] = []; var one = S(); var place: UnsafePointer<S> }"
    #expect(MeasuredLayoutTests.isMeasured([types, "func use() { \(body) }"]) == isMeasured)
  }

  /// A measured member is that of the type around it, or of the type that a variable has, if there is such a member.
  @Test(
    arguments: [
      ("struct U { var one = 1; mutating func f() { write(1, &one) } }", false),
      ("struct U { var one = 1; mutating func f() { write(1, &self.one) } }", false),
      ("struct U { var one = S(); mutating func f() { write(1, &self.one) } }", true),
      ("struct U { var one = 1 }; extension U { mutating func f() { write(1, &one) } }", false),
      ("struct U: P { mutating func f() { write(1, &one) } }", true),
      ("struct U { var one = 1; func f() { xs.forEach { one in write(1, &one) } } }", false),
      ("struct U: P { func f() { xs.forEach { one in write(1, &one) } } }", false),
      ("func f(_ all: [S]) { for s in all { withUnsafeBytes(of: s) { _ in } } }", true),
      ("func f(_ all: [Int]) { for one in all { withUnsafeBytes(of: one) { _ in } } }", false),
      ("struct U: P { mutating func f() { write(1, &self.one) } }", true),
      ("struct U { var one = 1; func f(_ u: inout U) { write(1, &u.one) } }", false),
      ("struct U { var one = 1; func f() { var u = U(); write(1, &u.one) } }", false),
      ("struct U { var one = 1; func f() { var t = T(); write(1, &t.one) } }", true),
      ("struct U { var one = 1; func f() { var u = make(); write(1, &u.one) } }", true),
      ("struct U { var one = 1; var t = T(); func f() { write(1, &t.one) } }", true),
      ("struct U { var one = 1 }; struct V { var t: U?; func f() { write(1, &t!.one) } }", false),
      ("struct U { var one = 1 }; struct V { var t: [U]; func f() { write(1, &self.t[0].one) } }", false),
      ("struct U { static var one = 1 }; struct V { func f() { write(1, &U.one) } }", false),
      (
        "struct U { var one = 1; func f() { let all = self.map(); write(1, &one, all) } }; extension U { var s: S { S() } }",
        false
      ),
      (
        "struct U { var one = 1; func f() { var s = one(1); write(1, &s) }; func one(_ n: Int) -> S { S() } }",
        true
      ),
      (
        "struct U { var one = 1; func f() { var s = one(n: 1); write(1, &s) }; func one(_ n: Int) -> S { S() } }",
        false
      ),
      ("struct U { func f() { var s = make(); write(1, &s) }; let make: () -> S }", true),
      ("struct U { var one: S.Type }; struct V { func f(_ u: inout U) { write(1, &u.one) } }", false),
      ("struct U { var one: [S.Type: S] }; struct V { func f(_ u: inout U) { write(1, &u.one) } }", true),
      ("func f(_ x: Any.Type) { let x = unsafeBitCast(x, to: Any.Type.self) as? S.Type }", false),
      ("var one = 1; write(1, &one)", false),
      ("var one = 1; func f() { write(1, &one) }", false),
      ("struct B<C> { var one: C }; struct V { func f(_ b: inout B<S>) { write(1, &b.one) } }", true),
      ("struct B<C> { var one: Int }; struct V { func f(_ b: inout B<S>) { write(1, &b.one) } }", false),
      (
        "struct B<C> { typealias D = C; var one: D }; struct V { func f(_ b: inout B<S>) { write(1, &b.one) } }",
        true
      ),
      (
        "struct B<C> { var one: C }; extension B { var two: (C, Int) { get { f() } set {} } }; func f(_ b: inout B<S>) { write(1, &b.two) }",
        true
      ),
      (
        "struct U { var one: Int; mutating func f() { write(1, &self.one) } }; enum X { typealias U = Result<Int, S> }",
        false
      ),
      ("struct U { var one: Int8; func f() { write(1, &one) } }; enum X { struct Int8 { let s: S } }", false),
      (
        "struct U { var one: X.Int8; func f() { write(1, &one) } }; enum X { struct Int8 { let s: S } }", true
      ),
      ("struct U { var one: S; struct S {}; func f() { write(1, &one) } }", false),
      (
        "enum U { var one: c_int { get { 1 } set {} } }; func f(_ u: inout U) { write(1, &u.one) }; enum X { typealias U = S }",
        false
      ),
      ("var u: Int { var one = 1; write(1, &one); return one }", false),
      ("var u: Int { var one = make() as S; write(1, &one); return one }", true),
      ("func f(_ t: T) { _ = unsafeBitCast((t.one, 2) as (Int8, Int8), to: Int16.self) }", false),
      ("func f(_ t: T) { _ = unsafeBitCast(t.one as S, to: Int16.self) }", true),
      ("func f(_ t: T) { withUnsafeBytes(of: t.one as! Int8) { _ in } }", false),
      ("struct U { var one = S() }; extension c_struct { mutating func f() { write(1, &one) } }", true),
      ("struct U { var two = S() }; extension c_struct { mutating func f() { write(1, &two) } }", false),
      ("protocol Q {}; extension Q where Self: P { mutating func f() { write(1, &self.one) } }", true),
      (
        "struct U { var two = S() }; protocol Q {}; extension Q where Self: R { func f() { write(1, &self.two) } }",
        false
      ),
      (
        "class U { var two = S() }; protocol Q {}; extension Q where Self: U { func f() { write(1, &self.two) } }",
        true
      ),
      ("import Foundation; func f(_ d: Date) { withUnsafeBytes(of: d.one) { _ in } }", true),
      (
        "import Foundation; struct U { var two = S() }; func f(_ d: Date) { withUnsafeBytes(of: d.two) { _ in } }",
        false
      ),
      (
        "import Foundation; struct U { var two = S() }; func f(_ d: Unknown) { withUnsafeBytes(of: d.two) { _ in } }",
        true
      ),
      (
        "import Foundation; extension Date { var two: S { S() } }; func f(_ d: Date) { withUnsafeBytes(of: d.two) { _ in } }",
        true
      ),
    ].rows)
  func membersOfTypes(row: Row<(String, Bool)>) {
    let (user, isMeasured) = row.value
    let types = "struct T { var one = S() }; protocol P { var one: S { get set } }"
    #expect(MeasuredLayoutTests.isMeasured([types, user]) == isMeasured)
  }

  /// A member of an extension measures what the values of the extended type hold.
  @Test(
    arguments: [
      ("extension Array { var bytes: Int { count * MemoryLayout<Element>.stride } }", "[S()].bytes", true),
      ("extension Array { var bytes: Int { count * MemoryLayout<Element>.stride } }", "all.bytes", true),
      ("extension Array { var bytes: Int { count * MemoryLayout<Element>.stride } }", "s.bytes", false),
      ("extension Array { var bytes: Int { count * MemoryLayout<Element>.stride } }", "[1].bytes", false),
      ("private extension Array { var bytes: Int { MemoryLayout<Element>.size } }", "[S()].bytes", false),
      (
        "extension Array { func bytes() -> [UInt8] { withUnsafeBytes { [UInt8]($0) } } }", "all.bytes()", true
      ),
      (
        "extension Array { func bytes() -> [UInt8] { self.withUnsafeBytes { [UInt8]($0) } } }", "all.bytes()",
        true
      ),
      (
        "extension Array { var ints: [Int] { [] }; func bytes() -> Int { self.ints.withUnsafeBytes { $0.count } } }",
        "all.bytes()", false
      ),
      (
        "extension Array { func bytes(_ s: S) -> [UInt8] { withUnsafeBytes(of: 1) { [UInt8]($0) } } }",
        "all.bytes()", false
      ),
      ("extension Array { func bytes() -> Int { MemoryLayout<Int>.size } }", "all.bytes()", false),
      (
        "extension String { init(_ s: S) { self.init(unsafeUninitializedCapacity: 1) { _ in 0 } } }", "1",
        false
      ),
      (
        "extension Array { init(_ s: S) { self.init(unsafeUninitializedCapacity: 1) { $1 = 0 } } }", "1", true
      ),
      (
        "extension Array { func bytes() -> [Int] { Array(stride(from: 0, to: 9, by: 2)) } }", "all.bytes()",
        false
      ),
      ("struct Element { var s: S }; class Buffer { func f() { withUnsafeBytes { _ in } } }", "all", false),
      (
        "extension Array { var bytes: Int { MemoryLayout<Element>.size } }; enum Other { typealias Element = S }",
        "[1].bytes", false
      ),
      ("extension Collection { func bytes() -> Int { MemoryLayout<Element>.size } }", "all.bytes()", true),
      ("extension S { func bits() -> Int8 { unsafeBitCast(self, to: Int8.self) } }", "1", true),
      ("extension S { func bits() -> Int { MemoryLayout<Self>.size } }", "1", true),
      (
        "enum O { struct S {} }; extension O.S { func bits() -> Int { MemoryLayout<Self>.size } }", "1", false
      ),
      ("enum O { struct S { func bits() -> Int { withUnsafeBytes(of: self) { $0.count } } } }", "1", false),
      ("extension String.S { func bits() -> Int { MemoryLayout<Self>.size } }", "1", false),
      ("extension Unknown.S { func bits() -> Int { MemoryLayout<Self>.size } }", "1", true),
      (
        "extension UnsafePointer { static var bytes: Int { MemoryLayout<Pointee>.size } }",
        "UnsafePointer<S>.bytes", true
      ),
    ].rows)
  func membersOfExtensions(row: Row<(String, String, Bool)>) {
    let (measuring, use, isMeasured) = row.value
    let body = "func use(_ s: S, _ all: [S]) { _ = \(use) }"
    #expect(MeasuredLayoutTests.isMeasured([measuring, body]) == isMeasured)
  }

  /// What is measured with a type is what its values contain, and a generic parameter is no type of its name.
  @Test(
    arguments: [
      ("struct O { let s: S }", "MemoryLayout<O>.size", true),
      ("struct O { let s: (Int, S?) }", "MemoryLayout<O>.size", true),
      ("struct O { let s = S() }", "MemoryLayout<O>.size", true),
      ("struct O { let s: [2 of S] }", "MemoryLayout<O>.size", true),
      ("final class O { let s = S() }", "MemoryLayout<O>.size", false),
      ("struct O { let o: C }; final class C { let s = S() }", "MemoryLayout<O>.size", false),
      ("struct O { let s: [S] }", "MemoryLayout<O>.size", false),
      ("struct O { let s = [S]() }", "MemoryLayout<O>.size", false),
      ("struct O { let s: [Int: S] }", "MemoryLayout<O>.size", false),
      ("struct O { let s: (S) -> S }", "MemoryLayout<O>.size", false),
      ("struct O { let s: S.Type }", "MemoryLayout<O>.size", false),
      ("enum O { case a(S) }", "MemoryLayout<O>.size", true),
      ("enum O { case a([S], (S) -> Void) }", "MemoryLayout<O>.size", false),
      ("struct O { let x: X.S }; enum X { struct S {} }", "MemoryLayout<O>.size", false),
      ("struct O { let s: S; struct S {} }", "MemoryLayout<O>.size", false),
      ("struct O { let x: X }; struct X { let s: S }", "MemoryLayout<O>.size", true),
      ("struct O { let x: X }; enum Y { struct X { let s: S } }", "MemoryLayout<O>.size", true),
      ("struct O { let x: Int8 }; enum Y { struct Int8 { let s: S } }", "MemoryLayout<O>.size", false),
      ("typealias A = (Int, S); struct O { let a: A }", "MemoryLayout<O>.size", true),
      ("struct B<X> { let x: X }; struct O { let b: B<S> }", "MemoryLayout<O>.size", true),
      (
        "struct B<X> { let x: X }; struct O { let b: B<Int> }; enum Y { struct X { let s: S } }",
        "MemoryLayout<O>.size", false
      ),
      ("typealias A = B; typealias B = A; struct O { let a: A }", "MemoryLayout<O>.size", false),
      ("struct O { enum S {}; let x = MemoryLayout<S>.size }", "1", false),
      ("struct O { enum S {}; let x = MemoryLayout<S?>.size }; enum X { struct S {} }", "1", false),
      ("enum X { struct S {} }", "MemoryLayout<X.S>.size", true),
      ("enum X { struct S {}; func f() { _ = unsafeBitCast(1, to: S.self) } }", "1", false),
      ("protocol P {}; extension S: P {}", "MemoryLayout<any P>.size", true),
      (
        "enum X { struct Int8 { let s: S } }", "0; let y = x as! Int8; withUnsafeBytes(of: y) { _ in }", false
      ),
      ("enum X { struct Y { let s: S } }", "0; let y = x as! X.Y; withUnsafeBytes(of: y) { _ in }", true),
      ("typealias Int8 = S", "0; let y = x as! Int8; withUnsafeBytes(of: y) { _ in }", true),
      ("typealias O = S", "MemoryLayout<O>.size", true),
      ("typealias O = (S, Int)", "MemoryLayout<O>.size", true),
      ("typealias O = @convention(block) (S) -> Void", "unsafeBitCast(1, to: O.self)", false),
      ("class G<S> { func f() { _ = unsafeBitCast(1, to: S.self) } }", "1", false),
      ("func f<S>(_ s: S) { _ = MemoryLayout<S>.size }", "f(1)", false),
      ("func f<T: P>(_ t: T) { _ = MemoryLayout<T.S>.size }", "f(1)", false),
      ("struct G<T: P> { func f() { _ = unsafeBitCast(1, to: (T.S, T.S).self) } }", "1", false),
      ("struct G<T: P> {}; extension G { func f() { _ = unsafeBitCast(1, to: T.S.self) } }", "1", false),
      ("struct G { func f() { _ = unsafeBitCast(1, to: (A.S, Int).self) } }", "1", true),
      ("func f<S>(_ s: S) { _ = MemoryLayout<S>.size }", "f(S())", true),
      ("class G<T> { func f() { _ = MemoryLayout<T>.size } }", "G<S>()", true),
      ("class G<T> { func f() { _ = MemoryLayout<T>.size } }", "G<(S) -> Void>()", false),
      ("struct T { var baseAddress: UnsafePointer<S>? }", "write(b.baseAddress!, &end)", false),
      (
        "struct T { var baseAddress: UnsafePointer<S>? }; typealias B = UnsafeMutableBufferPointer<Int>",
        "write(c.baseAddress!, &end)", false
      ),
      ("struct T { var baseAddress: UnsafePointer<S>? }", "write(d.baseAddress!, &end)", true),
      (
        "struct T { var baseAddress: UnsafePointer<S>? }",
        "0; let e = UnsafeMutableBufferPointer<Int>.allocate(capacity: 1); write(e.baseAddress!, &end)", false
      ),
      (
        "struct T { var baseAddress: UnsafePointer<S>? }", "0; let e = make(); write(e.baseAddress!, &end)",
        true
      ),
      (
        "struct T { var baseAddress: UnsafePointer<S>? }; func make<X>() -> UnsafeBufferPointer<X> { f() }",
        "0; let e = make().baseAddress!; _ = UnsafeRawPointer(e).load(as: Int.self)", false
      ),
      (
        "struct G { var all: [Int]; init(_ s: S) { self.all = .init(unsafeUninitializedCapacity: 1) { $1 = 0 } } }",
        "1", false
      ),
      (
        "struct G { var all: [S]; init() { self.all = .init(unsafeUninitializedCapacity: 1) { $1 = 0 } } }",
        "1",
        true
      ),
      (
        "extension G { init(_ s: S) { self.all = .init(unsafeUninitializedCapacity: 1) { $1 = 0 } } }", "1",
        true
      ),
      ("func f(_ t: inout T) { XCTModify(&t.s) { $0.a = 1 } }; struct T { var s: S }", "1", false),
      ("func f(_ t: inout T) { qsort(&t.s, 1) { 1 } }; struct T { var s: S }", "1", true),
    ].rows)
  func whatValuesContain(row: Row<(String, String, Bool)>) {
    let (declarations, use, isMeasured) = row.value
    let body = "func use(_ b: UnsafeMutableBufferPointer<Int>, _ c: B, _ d: T) { var end = 1; _ = \(use) }"
    #expect(MeasuredLayoutTests.isMeasured([declarations, body]) == isMeasured)
  }

  /// The statements of a method that measures `u`, which is also an integer that the type stores.
  @Test(
    arguments: [
      ("if b { use(&u) } else { guard let u = x as? S else { return } }", false),
      ("guard let u = x as? S else { return }; use(u)", true),
      ("if b { guard let u = x as? S else { return }; use(u) }", true),
      ("if let u = x as? S { use(u) }", true), ("if let u = x as? S {}; use(&u)", false),
      ("if let u = x as? S {} else if let u = x as? S { use(u) }", true),
      ("if let u = x as? S, use(u) {}", true),
      ("while let u = x as? S { use(u) }", true), ("while let u = x as? S {}; use(&u)", false),
      ("for u in [S(a: 1)] { use(u) }", true), ("for u in [S(a: 1)] {}; use(&u)", false),
      ("switch x { case let u as S: use(u) }", true),
      ("switch x { case let u as S: break; default: use(&u) }", false),
      ("if case let u as S = x { use(u) }", true), ("for case let u as S in [x] { use(u) }", true),
      ("do { try b() } catch let u as S { use(u) }", true),
      ("do { try b() } catch let u as S {}; use(&u)", false),
      ("let f = { (u: S) in use(u) }", true), ("let f = { (u: S) in }; use(&u)", false),
      ("func f(_ u: S) { use(u) }", true), ("func f(_ u: S) {}; use(&u)", false),
      ("do { let u = S(a: 1); use(u) }", true), ("do { let u = S(a: 1) }; use(&u)", false),
      ("let u = S(a: 1); func f() { use(u) }", true), ("defer { use(u) }; let u = S(a: 1)", true),
    ].rows)
  func localValues(row: Row<(String, Bool)>) {
    let (statements, isMeasured) = row.value
    let body = statements.replacing("use(", with: "withUnsafeBytes(of: ").replacing(
      "u)", with: "u) { _ in true }")
    let method = "mutating func f(_ b: Bool, _ x: Any) { \(body) }"
    #expect(MeasuredLayoutTests.isMeasured(["struct O { var u: UInt32; \(method) }"]) == isMeasured)
  }

  /// Values that may be asked to be copied bit by bit keep no closures.
  @Test(
    arguments: [
      ("func f<T: BitwiseCopyable>(_ t: T) {}", true),
      ("protocol BitwiseCopyable {}; func f<T: BitwiseCopyable>(_ t: T) {}", false),
      ("protocol BitwiseCopyable {}; func f<T: Swift.BitwiseCopyable>(_ t: T) {}", true),
      ("protocol BitwiseCopyable {}; func f<T: BitwiseCopyable>(_ t: T) { _ = t.all().span.bytes }", true),
      ("enum E { protocol BitwiseCopyable {} }; func f<T: BitwiseCopyable>(_ t: T) {}", true),
      ("struct Kind: Hashable, BitwiseCopyable { var value: UInt32; var isKnown = false }", false),
      ("struct Kind: BitwiseCopyable { var value: UInt32; let s: S? }", true),
      ("struct Kind: BitwiseCopyable { var value = make() }", true),
      ("struct Kind: Swift.BitwiseCopyable { static let s = S(a: 1); var s: Int { S(a: 1).a } }", false),
      ("struct Kind<T>: BitwiseCopyable where T: BitwiseCopyable { var value: T }", false),
      ("enum Kind: BitwiseCopyable { case all, some(S) }", true),
      ("enum Kind: BitwiseCopyable { case all, some(Int) }", false),
      ("struct Kind: ~BitwiseCopyable { var value = make() }", false),
      ("protocol Kind: BitwiseCopyable {}", true),
      ("extension Kind: BitwiseCopyable {}", true),
      ("extension Kind: BitwiseCopyable {}; struct Kind { var value: UInt32 }", false),
      ("extension Kind: BitwiseCopyable {}; struct Kind { var value = make() }", true),
      ("extension Kind: BitwiseCopyable {}; struct Kind { var value: S? }", true),
      ("enum Outer { enum Kind { case some(S) } }; extension Outer.Kind: BitwiseCopyable {}", true),
      ("extension Kind: BitwiseCopyable where T: BitwiseCopyable {}; struct Kind<T> { var value: T }", false),
      (
        "extension Kind: P, BitwiseCopyable where T: BitwiseCopyable {}; struct Kind<T> { var value: T }",
        true
      ),
      ("extension Kind: P where T: BitwiseCopyable {}; struct Kind<T> { var value: T }", true),
      ("struct Box<T: BitwiseCopyable> { var value: T; func copy() -> Box { Box(value: value) } }", false),
      ("struct Box<T: BitwiseCopyable> { var value: T }; let box: Box<S>? = nil", true),
      ("struct Box<T: BitwiseCopyable> { var value: T }; let box: Box<Int>? = nil", false),
      ("struct Box<T: BitwiseCopyable> { var value: T }; let box = Box(value: make())", true),
      ("struct Box<T: BitwiseCopyable> { var value: T }; let box: Box<_> = make()", true),
      ("struct Box<T: BitwiseCopyable> { var value: T }; func f<T>(_ t: T) -> Box<T> { make() }", true),
      (
        "struct Box<T: BitwiseCopyable> { var value: T }; typealias Part = S; let box: Box<Part>? = nil", true
      ),
      (
        "struct Box<T: BitwiseCopyable> { var value: T }; extension Box { init(_ t: T) { value = t } }; let box = Box<Int>(1)",
        false
      ),
      ("class Box<A, T> where T: BitwiseCopyable {}; let box: Box<S, Int>? = nil", false),
      ("class Box<A, T> where T: BitwiseCopyable {}; let box: Box<Int, S>? = nil", true),
      ("class Box<A, T> where T.X: BitwiseCopyable {}; let box: Box<Int, Int>? = nil", true),
      (
        "struct Box<T: BitwiseCopyable> {}; struct Pair<U: BitwiseCopyable> { var box: Box<U> }; let p: Pair<S>?",
        true
      ),
      (
        "struct Box<T: BitwiseCopyable> {}; struct Pair<U: BitwiseCopyable> { var box: Box<U> }; let p: Pair<Int>?",
        false
      ),
    ].rows)
  func bitwiseCopies(row: Row<(String, Bool)>) {
    let (source, isMeasured) = row.value
    #expect(MeasuredLayoutTests.isMeasured([source]) == isMeasured)
  }

  /// The compiler does not infer that values are copied bit by bit which other modules may use.
  @Test(
    arguments: [
      ("@Stubbable struct S { var a = 1 }", true),
      ("@Stubbable public struct S { var a = 1 }", false),
      ("@Stubbable package struct S { var a = 1 }", false),
      ("@Stubbable @usableFromInline struct S { var a = 1 }", false),
      ("@Stubbable @frozen public struct S { var a = 1 }", true),
      ("@Stubbable public struct S: BitwiseCopyable { var a = 1 }", true),
      ("@Stubbable public struct S: P { var a = 1 }; public protocol P: BitwiseCopyable {}", true),
      ("@Stubbable public struct S: Unknown { var a = 1 }", true),
      ("@Stubbable public struct S: Unknown { var a = 1; var b = [1] }", false),
      ("enum O { @Stubbable public struct S { var a = 1 } }", true),
      ("public enum O { @Stubbable public struct S { var a = 1 } }", false),
      ("public enum O { @Stubbable struct S { var a = 1 } }", true),
      ("public extension O { @Stubbable struct S { var a = 1 } }; public enum O {}", false),
      ("extension O { @Stubbable public struct S { var a = 1 } }; enum O {}", true),
      ("extension Array { @Stubbable public struct S { var a = 1 } }", true),
      ("@Stubbable struct S { var a = 1; var b: B }; struct B { var x = 1 }", true),
      ("@Stubbable struct S { var a = 1; var b: B? }; public struct B { var x = 1 }", false),
      ("@Stubbable struct S { var a = 1; var b: B }; public struct B: BitwiseCopyable { var x = 1 }", true),
      (
        "@Stubbable struct S { var a = 1; var b: B }; struct B { var c: C }; public struct C { var x = 1 }",
        false
      ),
      ("@Stubbable struct S { var a = 1; var b: B }; struct B { var c = [1] }", false),
      ("@Stubbable struct S { var a = 1; var b: B }; public enum B { case x }", false),
      ("@Stubbable struct S { var a = 1; var b: B }; enum B { case x }", true),
      ("@Stubbable struct S { var a = 1; var b: S }", false),
    ].rows)
  func inferredBitwiseCopies(row: Row<(String, Bool)>) {
    let (declaration, isMeasured) = row.value
    let use = "func f<T: BitwiseCopyable>(_ t: T) {}"
    #expect(MeasuredLayoutTests.isMeasured([use], declaration: declaration) == isMeasured)
  }

  /// What the standard library does with memory: the prelude marks it.
  @Test(
    arguments: [
      ("memory.load(as: S.self)", true),
      ("memory.load(fromByteOffset: 8, as: S.self)", true),
      ("memory.moveInitializeMemory(as: S.self, from: other, count: 1)", true),
      ("memory.moveInitializeMemory(as: S.self, fromContentsOf: others)", true),
      ("loader.load(key: 1, as: S.self)", false),
      ("loader.load(S.self)", false),
      ("loader.load(from: S.self)", false),
      ("load(as: S.self)", false),
      ("unsafeBitCast(1, to: S.self)", true),
      ("_ = [S](unsafeUninitializedCapacity: 2) { memory, count in memory[0] = make(); count = 1 }", true),
      (
        "let all = Array(unsafeUninitializedCapacity: 2) { memory, count in memory[0] = S(); count = 1 }",
        true
      ),
      ("let all: [S] = .init(unsafeUninitializedCapacity: 2) { memory, count in count = 0 }", true),
      ("let all: [[Int]] = .init(unsafeUninitializedCapacity: 2) { $0[0] = S.row; $1 = 1 }", false),
      ("let all: [Int] = try Array(unsafeUninitializedCapacity: 2) { $0[0] = S.a; $1 = 1 }", false),
      ("let all: [S] = try Array(unsafeUninitializedCapacity: 2) { $0[0] = make(); $1 = 1 }", true),
      ("let all: any Sequence = Array(unsafeUninitializedCapacity: 2) { $0[0] = S(); $1 = 1 }", true),
      ("let isFirst: [Bool] = Array(unsafeUninitializedCapacity: 2) { $0[0] = S(); $1 = 1 } + []", true),
      ("_ = S(a: 1); _ = [Int](unsafeUninitializedCapacity: 2) { memory, count in count = 0 }", false),
      ("_ = S(a: 1); _ = try? [Int].init(unsafeUninitializedCapacity: 2) { memory, count in }", false),
      ("_ = try? [S].init(unsafeUninitializedCapacity: 2) { memory, count in count = 0 }", true),
      ("_ = Array<S>(unsafeUninitializedCapacity: 2) { memory, count in count = 0 }", true),
      ("_ = S(a: 1); _ = String(unsafeUninitializedCapacity: 2) { memory in 0 }", false),
      ("withUnsafeTemporaryAllocation(of: S.self, capacity: 2) { $0[0] = make() }", true),
      ("withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { $0[0] = S(a: 1).a }", false),
      ("caster.unsafeBitCast(1, to: S.self)", false),
      ("let s = S(); MemoryLayout.size(ofValue: s)", true),
      ("let s = S(); withUnsafePointer(to: s) { UnsafeRawPointer($0) }", true),
      ("let s = S(); withUnsafePointer(to: s) { $0.pointee }", false),
      ("let p: UnsafePointer<S> = make(); _ = UnsafeRawPointer(p).load(as: Int.self)", true),
      ("let p: UnsafePointer<S> = make(); let r = UnsafeRawPointer(p); _ = r.load(as: Int.self)", true),
      ("let p: UnsafePointer<S> = make(); p.withMemoryRebound(to: Int.self, capacity: 1) { _ in }", true),
      ("let p: UnsafePointer<Int> = make(); _ = UnsafeRawPointer(p).load(as: Int.self)", false),
      ("let p: UnsafePointer<S> = make(); _ = UnsafeRawPointer(p)", false),
      ("let p: UnsafePointer<S> = make(); _ = p.load()", false),
      ("let all: [S] = []; _ = all.span.bytes", true),
      ("var all = [S()]; _ = all.mutableSpan.bytes", true),
      ("let all: [Int] = [S().a]; _ = all.span.bytes", false),
      ("_ = chunk.span.bytes", false),
      ("let span = bytes.span; _ = span.count", false),
      ("let all = [S()]; let view = all.span; _ = view.bytes", true),
      ("let all = [1]; let view = all.span; _ = view.bytes; _ = S()", false),
      ("var all = [S()]; var view = all.mutableSpan; _ = view.mutableBytes", true),
      ("func f(_ view: Span<S>) { _ = view.bytes }", true),
      ("func f(_ view: borrowing Span<S>) { let bytes = view.bytes }", true),
      ("func f(_ view: Span<S>) { _ = view.count; _ = [1].bytes }", false),
      ("struct V: ~Escapable { let view: Span<S>; func n() -> Int { view.bytes.byteCount } }", true),
      ("func make() -> Span<S> { load() }; _ = make().bytes", true),
      ("struct H<T> { var bytes: Int { 1 } }; func f(_ h: H<S>) -> Int { h.bytes }", false),
      ("func f(_ all: [S]) -> Int { all.bytes }", false),
      ("func f(_ all: [S]) { for one in all { _ = one.bytes } }", false),
      ("func f(_ all: [S]) { _ = all[0].bytes; _ = all.first()?.bytes; _ = all.last().text.bytes }", false),
      ("func f(_ all: [S]) { _ = all.span.extracting(first: 1).bytes }", true),
      ("_ = chunk().span.bytes", true),
      ("func bytes() -> RawSpan { load() }", false),
      ("_ = RawSpan(_elements: span)", true),
      ("_ = RawSpan()", false),
      ("_ = RawSpan.init", true),
      ("_ = RawSpan(_unsafeBytes: buffer)", false),
      ("_ = RawSpan.init(_unsafeBytes: buffer)", false),
      ("_ = MutableRawSpan(_elements: &span)", true),
      ("func f(_ bytes: inout MutableRawSpan) {}", false),
      ("func f(_ bytes: inout MutableRawSpan) { bytes.storeBytes(of: S(), as: S.self) }", true),
      ("func f(_ bytes: inout OutputRawSpan) { bytes.append(S(), as: S.self) }", true),
      ("func f(_ bytes: RawSpan) { _ = bytes.unsafeLoad(fromUncheckedByteOffset: 0, as: S.self) }", true),
    ].rows)
  func callsOfTheLibrary(row: Row<(String, Bool)>) {
    let (body, isMeasured) = row.value
    #expect(MeasuredLayoutTests.isMeasured(["func use() { \(body) }"]) == isMeasured)
  }

  /// A value stores the wrappers of its properties.
  @Test(arguments: [
    ("struct U { @S var n = 1 }", true), ("struct U { static var n = S(wrappedValue: 1) }", false),
  ])
  func wrappersAreMeasuredWithTheirProperties(holder: String, isMeasured: Bool) {
    let wrapper = "// @Stubbable\n@propertyWrapper struct S { var a = 1; var wrappedValue: Int }"
    let others = [holder, "func use(_ u: U) { withUnsafeBytes(of: u) { _ in } }"]
    #expect(MeasuredLayoutTests.isMeasured(others, declaration: wrapper) == isMeasured)
  }

  /// Who depends on this package by its path has its sources among the visible files.
  @Test func theSourcesOfThisPackageMeasureNothing() throws {
    let sources = try Repository.swiftFiles(below: "Sources").map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    #expect(!MeasuredLayoutTests.isMeasured(sources.filter { $0.contains("BitwiseCopyable") }))
  }

  /// Whether what some files do keeps closures out of the values of a struct `S`.
  private static func isMeasured(
    _ others: [String], declaration: String = "// @Stubbable\nstruct S { var a = 1 }"
  ) -> Bool {
    let sources = [declaration] + others
    let files = sources.enumerated().map {
      SourceFile(path: "\($0.offset).swift", source: Array($0.element.utf8))
    }
    let plan = Project(files: files, selection: Selection()).plans()[0]
    #expect(plan.edits.contains { $0.text.contains("_getA") })
    return plan.edits.contains { $0.text.contains("static var _getA") }
  }
}
