import Testing

@testable import StubbleRewriter

/// Properties of which a part is handed out, and such that are merely called the same.
@Suite struct LendingTests {
  private let source = """
    struct Packet { var data: [UInt8]; var size = 1; var bytes: Span<UInt8> { data.span } }
    struct Other { var data: [UInt8] = []; var span = 1 }
    struct Outer { var inner: Inner; var bytes: Span<UInt8> { self.inner.store.span } }
    struct Inner { var store: [UInt8]; var size = 1 }
    """

  @Test(arguments: [
    ("Packet", "data", true), ("Packet", "size", false), ("Other", "data", false), ("Other", "span", false),
    ("Outer", "inner", true), ("Inner", "store", true), ("Inner", "size", false),
  ])
  func areLeft(type: String, property: String, isLeft: Bool) {
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    let report = plan.members.first { $0.type == type && $0.member == property }
    #expect((report?.reason != nil) == isLeft)
  }
}
