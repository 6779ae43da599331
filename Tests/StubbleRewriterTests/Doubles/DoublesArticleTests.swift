import Foundation
import StubbleRewriter
import StubbleSemantics
import Testing

/// What the article on doubles shows compiles with the doubles that stubble writes, and says the truth.
@Suite struct DoublesArticleTests {
  @Test(arguments: [5, 6]) func codeOfTheArticleCompilesWithDoubles(mode: Int) throws {
    let programs = try Self.programs()
    #expect(programs.count == 3)
    var files: [String: String] = [:]
    for (number, program) in programs.enumerated() {
      files["Article\(number).swift"] = try Self.applied(program)
    }
    let flags = Library.searchPath + ["-D", "STUBS"]
    #expect(try Compiler.diagnostics(about: files, mode: mode, flags: flags) == "")
  }

  @Test func functionsOfTheArticleReturnTrue() throws {
    let programs = try Self.programs().map(Self.applied)
    let imports = "import Foundation\nimport Stubble\n"
    let main = """
      print(userIsFound(), failureIsShown(), await warmestIsFound())
      """
    var files = ["main.swift": main]
    for (number, program) in programs.enumerated() {
      files["Article\(number).swift"] = imports + program
    }
    let output = try Compiler.output(of: files, mode: 6, flags: Library.words + ["-D", "STUBS"])
    #expect(output == "true true true\n")
  }

  private static func applied(_ program: String) throws -> String {
    let file = SourceFile(path: "Article.swift", source: Array(program.utf8))
    let plan = Project(files: [file], selection: Selection()).plans()[0]
    #expect(plan.diagnostics.map(\.message) == [])
    return String(decoding: renderClean(plan.edits, in: file.tree, layout: .expanded), as: UTF8.self)
  }

  private static func programs() throws -> [String] {
    let article = Repository.articles.appendingPathComponent("Doubles.md")
    return try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n```swift\n")
      .dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
  }
}
