import Testing

@testable import StubbleRewriter

/// What a type that is not in view, after the colon of another, asks of that one.
@Suite struct CodingKeysTests {
  @Test(arguments: [
    ("Content", true), ("Codable", true), ("FormatStyle", true), ("View", false), ("XCTestCase", false),
    ("UIView", false), ("NSObject", false), ("UInteger", true), ("Hashable", false), ("Sendable", false),
  ])
  func haveKeys(inherited: String, areGiven: Bool) {
    let source = "final class C: \(inherited) { var a = 1 }"
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    #expect(plan.edits.contains { $0.text.contains("CodingKeys") } == areGiven)
  }
}
