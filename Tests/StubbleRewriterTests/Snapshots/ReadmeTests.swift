import Foundation
import StubbleSyntax
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// The example in the README and in an article is what stubble makes of a snapshot. `scripts/snapshots --update` writes it.
@Suite struct ReadmeTests {
  @Test func showsWhatTheToolMakes() throws {
    let snapshot = try Snapshot(
      folder: Repository.snapshots.appendingPathComponent("examples/readme"), topic: "examples")
    let (readme, article) = try contents(of: snapshot)
    try check(readme, in: Repository.readme)
    try check([article], in: Repository.articles.appendingPathComponent("WorkingCopy.md"))
  }

  private typealias Block = (title: String, content: String)

  private func check(_ blocks: [Block], in file: URL) throws {
    var text = try String(contentsOf: file, encoding: .utf8)
    for (title, content) in blocks {
      let block = try #require(Self.block(titled: title, in: text), "no block titled \(title)")
      text.replaceSubrange(block, with: content)
    }
    try Expectation.check(Array(text.utf8), isIn: file)
  }

  /// What each block contains, by the comment above it: those of the README, and that of an article.
  private func contents(of snapshot: Snapshot) throws -> (readme: [Block], article: Block) {
    let rewriting = try snapshot.rewriting()
    let expansion = renderClean(rewriting.plans[0].edits, in: rewriting.files[0].tree, layout: .expanded)
    let applied = String(decoding: rewriting.applied[0], as: UTF8.self)
    let function = applied.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.contains("func fetchTemperature") }.prefix(3)
    let use = try #require(snapshot.use)
    let stubs = use.split(separator: "\n").drop { $0 != "#if STUBS" }.dropFirst().prefix { $0 != "#endif" }
    let output = try String(contentsOf: snapshot.file("expected.txt"), encoding: .utf8)
    let path = "Snapshots/examples/readme"
    let readme = [
      ("\(path)/input.swift", String(decoding: rewriting.files[0].tree.source, as: UTF8.self)),
      (
        "\(path)/use.swift: stubs",
        (["let service = WeatherService()"] + stubs).joined(separator: "\n") + "\n"
      ),
      (
        "\(path)/expected.txt: stubs",
        output.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
      ),
      ("\(path): expansion", String(decoding: expansion, as: UTF8.self)),
    ]
    return (readme, ("\(path)/applied.swift: function", function.joined(separator: "\n") + "\n"))
  }

  /// The text between the fences below a comment.
  static func block(titled title: String, in text: String) -> Range<String.Index>? {
    guard let comment = text.range(of: "<!-- \(title) -->\n```"),
      let start = text.range(of: "\n", range: comment.upperBound..<text.endIndex)?.upperBound,
      let end = text.range(of: "```\n", range: start..<text.endIndex)?.lowerBound
    else { return nil }
    return start..<end
  }
}
