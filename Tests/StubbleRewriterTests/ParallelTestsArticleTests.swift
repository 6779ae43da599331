import Foundation
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// What the article on parallel tests shows compiles, and the errors it lists are those that the compiler prints.
@Suite struct ParallelTestsArticleTests {
  /// A heading below "What the compiler says", with the code that it is said of and the cure.
  private typealias Entry = (error: String, code: String, cure: String)

  @Test func codeOfTheArticleCompiles() throws {
    let (code, entries) = try Self.article()
    let imports = "import StubbleTesting\nimport Testing\n\n"
    let text = code.map { $0.replacingOccurrences(of: imports, with: "") } + entries.map(\.cure)
    let files = ["Article.swift": imports + text.joined(separator: "\n\n"), "Types.swift": try Self.types()]
    for mode in [5, 6] {
      #expect(try Compiler.diagnostics(about: files, mode: mode, flags: Library.searchPath) == "")
    }
  }

  @Test func errorsAreThoseOfTheCompiler() throws {
    let (_, entries) = try Self.article()
    #expect(entries.count == 6)
    for entry in entries {
      let files = ["Test.swift": entry.code, "Types.swift": try Self.types()]
      let diagnostics = try Compiler.diagnostics(about: files, mode: 6, flags: Compiler.laterPasses)
      let lines = diagnostics.split(separator: "\n").filter { $0.contains("Test.swift:") }
      #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("error: " + entry.error) }, "\(diagnostics)")
    }
  }

  /// The last error is not printed where the closures are `@Sendable`, nor with the feature that the article names.
  @Test func mainActorTestsCompileAsTheArticleSays() throws {
    let code = try #require(Self.article().entries.last).code
    let plain = ["Test.swift": code, "Types.swift": try Self.types()]
    let sendable = ["Test.swift": code, "Types.swift": try Self.types(options: "(sendable: true)")]
    let feature = ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
    #expect(try Compiler.diagnostics(about: sendable, mode: 6, flags: Compiler.laterPasses) == "")
    #expect(try Compiler.diagnostics(about: plain, mode: 6, flags: Compiler.laterPasses + feature) == "")
    #expect(try Compiler.diagnostics(about: plain, mode: 5, flags: Compiler.laterPasses) == "")
  }

  /// The types of the first block, with stubs.
  ///
  /// - Parameter options: those of the class that is not `Sendable`.
  private static func types(options: String = "") throws -> String {
    let text = try blocks(in: text())[0].replacingOccurrences(
      of: "// @Stubbable\nclass", with: "// @Stubbable\(options)\nclass")
    let file = SourceFile(path: "Greetings.swift", source: Array(text.utf8))
    let plan = Project(files: [file], selection: Selection(), users: []).plans()[0]
    return String(decoding: renderClean(plan.edits, in: file.tree, layout: .expanded), as: UTF8.self)
  }

  /// The code that is not about errors, without the types, and that about errors.
  private static func article() throws -> (code: [String], entries: [Entry]) {
    let parts = try text().components(separatedBy: "\n## What the compiler says\n")
    let entries = parts[1].components(separatedBy: "\n### ").dropFirst().map { section in
      let blocks = blocks(in: section)
      return (error: String(section.prefix { $0 != "\n" }), code: blocks[0], cure: blocks[1])
    }
    return (Array(blocks(in: parts[0]).dropFirst()), entries)
  }

  private static func text() throws -> String {
    try String(contentsOf: Repository.articles.appendingPathComponent("ParallelTests.md"), encoding: .utf8)
  }

  private static func blocks(in text: String) -> [String] {
    text.components(separatedBy: "\n```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }
}
