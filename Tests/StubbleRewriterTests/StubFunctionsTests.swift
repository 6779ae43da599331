import Foundation
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// The functions that limit stubs to a task and put them back.
@Suite struct StubFunctionsTests {
  @Test func scopesAreAvailableWhereTheirTypeIs() {
    let everywhere = "@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)"
    #expect(availability("struct A { \(now) }") == everywhere)
    #expect(availability("@available(*, deprecated) struct A { \(now) }") == everywhere)
    #expect(
      availability("@available(macOS 12, *) struct A { \(now) }")
        == "@available(iOS 13, tvOS 13, watchOS 6, *)")
    #expect(
      availability("@available(macOS 10.14, iOS 15, *) struct A { \(now) }")
        == "@available(macOS 10.15, tvOS 13, watchOS 6, *)")
    #expect(
      availability("@available(macOS, introduced: 11) enum A { struct B { \(now) } }")
        == "@available(iOS 13, tvOS 13, watchOS 6, *)")
    #expect(availability("@available(iOS, deprecated: 15) struct A { \(now) }") == everywhere)
    #expect(availability("@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) struct A { \(now) }") == "")
  }

  @Test(arguments: [
    ("@available(macOS 12, iOS 15, *)", "if #available(macOS 12, iOS 15, *) { _now = nil }"),
    ("@available(macOS, introduced: 12)", "if #available(macOS 12, *) { _now = nil }"),
    ("@available(macOS, introduced: 12, deprecated: 14)", "if #available(macOS 12, *) { _now = nil }"),
    (
      "@available(macOS, introduced: 12) @available(iOS, introduced: 15)",
      "if #available(macOS 12, iOS 15, *) { _now = nil }"
    ),
    ("@available(macOS, introduced: 12, obsoleted: 14)", ""),
    ("@available(*, deprecated)", ""),
  ])
  func resetsOnSystemsThatHaveTheMember(attributes: String, condition: String) {
    let lines = applied("struct A { \(attributes) \(now) }").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.first { $0.hasPrefix("if #available(") && !$0.contains("let ") } ?? "" == condition)
  }

  @Test func functionsAreThoseThatATestNeeds() {
    #expect(functions("class A { func f() {} }") == [])
    #expect(functions("struct A { func f() {} }") == [])
    #expect(
      functions("final class A: Sendable { func f() {} }") == ["_withStubs", "_withStubs", "_resetStubs"])
    #expect(functions("actor A { func f() {} }") == ["_withStubs", "_withStubs", "_resetStubs"])
    #expect(functions("@MainActor class A { func f() {} }") == ["_withStubs", "_withStubs", "_resetStubs"])
    #expect(functions("@MainActor struct A { func f() {} }") == [])
    #expect(functions("struct A { static func f() {} }") == ["_withStubs", "_withStubs", "_resetStubs"])
    #expect(functions("final class A: Sendable { func withStubs() {}; func f() {} }") == ["_resetStubs"])
    #expect(
      functions(
        "class A { class func f() {} }; class B: A { override class func f() {}; static func g() {} }")
        == ["_withStubs", "_withStubs", "_resetStubs", "_resetStubs"])
  }

  @Test func functionsOfFilesHaveDifferentNames() {
    let function = Array("@StubbableFunction func f() {}".utf8)
    let paths = [
      "a/Text+Words.swift", "a/TextWords.swift", "b/Other+Words.swift", "b/words.swift", "c/Words.swift",
      "d/WORDS.swift", "d/words2.swift",
    ]
    let files = paths.map { SourceFile(path: $0, source: function) }
    let names = zip(files, Project(files: files, selection: Selection()).plans()).map { file, plan in
      String(decoding: renderClean(plan.edits, in: file.tree, layout: .lines), as: UTF8.self)
        .components(separatedBy: "func ").last { $0.hasPrefix("_reset") }?.prefix { $0 != "(" }
    }
    #expect(
      names == [
        "_resetTextPlusWordsStubs", "_resetTextWordsStubs", "_resetOtherWordsStubs", "_resetWordsStubs",
        "_resetWords3Stubs", "_resetWORDSStubs", "_resetWords2Stubs",
      ])
  }

  private let now = "static func now() -> Int { 1 }"

  private func applied(_ source: String) -> String {
    let file = SourceFile(path: "Text.swift", source: Array(source.utf8))
    let plan = Project(files: [file], selection: Selection(allTypes: true), users: []).plans()[0]
    return String(decoding: renderClean(plan.edits, in: file.tree, layout: .expanded), as: UTF8.self)
  }

  private func availability(_ source: String) -> String {
    let line =
      applied(source).split(separator: "\n").first { $0.contains("_withStubs<_StubResult>(_ operation") }
      ?? ""
    let words = line.range(of: "@available\\(.*?\\) ", options: .regularExpression).map {
      line[$0].dropLast()
    }
    return words.map(String.init) ?? ""
  }

  /// The names of the generated functions, in their order.
  private func functions(_ source: String) -> [String] {
    applied(source).split(separator: "\n").compactMap { line in
      guard let place = line.range(of: "func _") else { return nil }
      let name = line[place.lowerBound...].dropFirst(5).prefix { $0 == "_" || $0.isLetter }
      return name.hasSuffix("Stubs") ? String(name) : nil
    }
  }
}
