import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// What `@available` says: since when something is available, and the rest.
struct AvailabilityAttributeTests {
  struct Case {
    let text: String
    var introductions = ""
    var limit: String?
    var introduction: String?
    var rest: String?
  }

  static let cases = [
    Case(
      text: "@available(macOS 10.15, iOS 13, *)", introductions: "macOS 10.15, iOS 13",
      limit: "@available(macOS 10.15, iOS 13, *)", introduction: "@available(macOS 10.15, iOS 13, *)"),
    Case(
      text: "@available(macOS, introduced: 12.1)", introductions: "macOS 12.1",
      limit: "@available(macOS, introduced: 12.1)", introduction: "@available(macOS, introduced: 12.1)"),
    Case(
      text: #"@available(macOS, introduced: 12, deprecated: 14, message: "a, deprecated")"#,
      introductions: "macOS 12", limit: "@available(macOS, introduced: 12)",
      introduction: "@available(macOS, introduced: 12)",
      rest: #"@available(macOS, deprecated: 14, message: "a, deprecated")"#),
    Case(
      text: "@available(iOS, introduced: 9, obsoleted: 14)", introductions: "iOS 9",
      limit: "@available(iOS, introduced: 9, obsoleted: 14)", introduction: "@available(iOS, introduced: 9)",
      rest: "@available(iOS, obsoleted: 14)"),
    Case(
      text: #"@available(macOS, introduced: 12, message: "unavailable before")"#, introductions: "macOS 12",
      limit: "@available(macOS, introduced: 12)", introduction: "@available(macOS, introduced: 12)"),
    Case(
      text: "@available(iOS, obsoleted: 14)", limit: "@available(iOS, obsoleted: 14)",
      rest: "@available(iOS, obsoleted: 14)"),
    Case(text: "@available(*, deprecated)", rest: "@available(*, deprecated)"),
    Case(
      text: #"@available(*, deprecated, message: "introduced: 12")"#,
      rest: #"@available(*, deprecated, message: "introduced: 12")"#),
    Case(text: "@available(*, noasync)", rest: "@available(*, noasync)"),
    Case(text: "@available(iOS, unavailable)", rest: "@available(iOS, unavailable)"),
    Case(text: "@available(swift 6)", rest: "@available(swift 6)"),
    Case(text: "@available(swift, introduced: 6)", rest: "@available(swift, introduced: 6)"),
    Case(text: "@available(swift, obsoleted: 6)", rest: "@available(swift, obsoleted: 6)"),
  ].rows

  @Test(arguments: cases)
  func tellsSinceWhen(row: Row<Case>) throws {
    let attribute = try #require(availability(row.value.text))
    #expect(
      attribute.introductions.map(\.description).joined(separator: ", ") == row.value.introductions)
    #expect(attribute.limit == row.value.limit)
    #expect(attribute.introduction == row.value.introduction)
    #expect(attribute.withoutIntroduction == row.value.rest)
  }

  @Test func readsLabelsAndNotMessages() throws {
    let renamed = try #require(
      availability(#"@available(macOS, renamed: "unavailable", message: "* deprecated")"#))
    #expect(!renamed.isUnavailable && !renamed.isDeprecated && !renamed.isOfAllPlatforms)
    let unavailable = try #require(availability(#"@available(*, unavailable, message: "it is deprecated")"#))
    #expect(unavailable.isUnavailable && unavailable.isOfAllPlatforms && !unavailable.isDeprecated)
    let list = try #require(availability("@available(macOS 12, *)"))
    #expect(!list.isOfAllPlatforms)
  }

  /// What limits leave of others: what an extension says besides its type.
  @Test(
    arguments: [
      ("@available(macOS 12, *)", "@available(macOS 12, *)", nil),
      ("@available(macOS 12, *)", "@available(macOS, introduced: 12)", nil),
      ("@available(macOS 13, iOS 15, *)", "@available(macOS 12.3, *)", nil),
      ("@available(macOS 12, *)", "@available(macOS 12.0, *)", nil),
      ("@available(macOS 12, *)", "@available(macOS 13, *)", "@available(macOS 13, *)"),
      ("@available(macOS 12, *)", "@available(macOS 12, iOS 15, *)", "@available(macOS 12, iOS 15, *)"),
      ("@available(iOS 15, *) @available(macOS 12, *)", "@available(macOS 12, iOS 15, *)", nil),
      ("@available(iOS 15, macCatalyst 14, *)", "@available(iOS 15, *)", "@available(iOS 15, *)"),
      ("@available(iOS 15, macCatalyst 14, *)", "@available(iOS 15, macCatalyst 14, *)", nil),
      ("@available(iOS 15, macCatalyst 15, *)", "@available(iOS 14, macCatalyst 14, *)", nil),
      ("@available(macOS 12, *)", "@available(macOS, obsoleted: 12)", "@available(macOS, obsoleted: 12)"),
      ("@available(macOS, obsoleted: 12)", "@available(macOS, obsoleted: 12)", nil),
      ("", "@available(*, deprecated)", nil),
    ].rows)
  func leaveWhatOthersDoNotSay(row: Row<(String, String, String?)>) throws {
    let (known, other, rest) = row.value
    func limits(_ attributes: String) throws -> AvailabilityLimits {
      let tree = SyntaxTree(parsing: Array("\(attributes) func f() {}".utf8))
      return AvailabilityLimits(of: try #require(tree.nodes(ofKind: .functionDecl).first))
    }
    #expect(try limits(other).text(notImpliedBy: limits(known)) == rest)
  }

  private func availability(_ attribute: String) -> AvailabilityAttribute? {
    SyntaxTree(parsing: Array("\(attribute) func f() {}".utf8)).nodes(ofKind: .attribute).first?.availability
  }
}
