import TestSupport
import Testing

@testable import StubbleRewriter

/// Properties of which a part is handed out, and such that are merely called the same.
@Suite struct LifetimeDependencyTests {
  private let source = """
    struct Packet { var data: [UInt8]; var size = 1; var bytes: Span<UInt8> { data.span } }
    struct Other { var data: [UInt8] = []; var span = 1 }
    struct Outer { var inner: Inner; var bytes: Span<UInt8> { self.inner.store.span } }
    struct Inner { var store: [UInt8]; var size = 1 }
    struct Namesake { var store: [UInt8]; var base: [UInt8]; var label = 1 }
    protocol Lender { var base: [UInt8] { get } }
    extension Lender {
      var bytes: Span<UInt8> { make(label: 1, of: base.span) }
      func make(label: Int, of span: Span<UInt8>) -> Span<UInt8> { span }
    }
    class Above { var base: [UInt8] = []; var other = 1 }
    final class Below: Above, Lender { var label = 1 }
    typealias Lenders = Lender & Sendable
    struct Aliased: Lenders { var base: [UInt8] }
    struct Local {
      var inner: Inner
      func bytes(of deep: [Deep]) -> Span<UInt8> { let inner = deep[0]; return inner.leaf.span }
    }
    struct Deep { var leaf: [UInt8]; var other = 1 }
    struct Namesakes { var leaf: [UInt8]; var value = 1 }
    class Tracer { var traces: [Int]; struct Span {}; func span(_ n: Int) -> Span? { _ = traces; return Span() } }
    typealias Bytes = Span<UInt8>
    struct Renamed { typealias View = Bytes; var data: [UInt8]; var size = 1; var view: Self.View { data.span } }
    extension Optional { func span(of value: Int) -> Span<UInt8> { fatalError() } }
    """

  @Test(arguments: [
    ("Packet", "data", true), ("Packet", "size", false), ("Other", "data", false), ("Other", "span", false),
    ("Outer", "inner", true), ("Inner", "store", true), ("Inner", "size", false),
    ("Namesake", "store", false), ("Namesake", "base", false), ("Namesake", "label", false),
    ("Above", "base", true), ("Above", "other", false), ("Below", "label", false), ("Aliased", "base", true),
    ("Deep", "leaf", true), ("Deep", "other", false), ("Namesakes", "leaf", true),
    ("Namesakes", "value", false), ("Tracer", "traces", false), ("Renamed", "data", true),
    ("Renamed", "size", false),
  ])
  func areLeft(type: String, property: String, isLeft: Bool) {
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    let report = plan.members.first { $0.type == type && $0.member == property }
    #expect((report?.reason != nil) == isLeft)
  }

  /// Declarations with a function `f`, and whether it is left for the lifetime of its result.
  @Test(
    arguments: [
      ("struct S { func f(_ x: [Int]) -> Span<Int> { x.span } }", true),
      ("struct S { func f() -> Span<Int>? { nil } }", true),
      ("struct S { func f() -> RawSpan? { nil } }", true),
      ("struct S: ~Escapable { func f() -> Self { self } }", true),
      ("struct S { func f() -> Self { self } }", false),
      ("typealias V = V?; struct S { func f() -> V { nil } }", false),
      ("typealias V = W?; typealias W = Span<Int>; struct S { func f() -> V { nil } }", true),
      ("struct S { func f(_ x: Span) -> Span? { x } }", false),
      ("struct S { func f() -> Tracing.Span { fatalError() } }", false),
    ].rows)
  func dependsOnLifetime(row: Row<(String, Bool)>) {
    let (source, isLeft) = row.value
    let plan = Rewritten("import Tracing; " + source, selection: Selection(allTypes: true)).plan
    let reasons = plan.members.filter { $0.member.hasPrefix("f(") }.map(\.reason)
    #expect(reasons.contains { $0?.contains("depends on the lifetime") == true } == isLeft)
  }

  /// An initializer is left for what it is, whatever its attributes are.
  @Test func leavesInitializersAsSuch() {
    let source = "struct S: ~Escapable { let x: Int; @_lifetime(immortal) init(_ x: Int) { self.x = x } }"
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    let reason = plan.members.first { $0.member.hasPrefix("init") }?.reason
    #expect(reason == "an initializer cannot be stubbed: it must initialize its instance")
  }
}
