import StubbleSyntax
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
    let file = SourceFile(path: "input.swift", source: Array(source.utf8))
    let plan = Project(files: [file], selection: Selection(allTypes: true)).plans()[0]
    #expect(plan.edits.contains { $0.text.contains("CodingKeys") } == areGiven)
  }
}
