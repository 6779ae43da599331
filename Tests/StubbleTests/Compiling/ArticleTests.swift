import Foundation
import Testing

/// The code in the articles compiles as it is written. That of the article on parallel tests uses stubs, and is compiled with them
/// where stubs are generated.
///
/// A block that begins with an import begins a program, which the blocks after it continue.
struct ArticleTests {
  @Test(.enabled(if: findsTesting), arguments: [5, 6])
  func codeOfArticlesCompiles(mode: Int) throws {
    let compiler = try Compiler()
    let articles = try Self.articles
    #expect(articles.count == 16)
    for article in articles {
      for (index, program) in try Self.programs(in: article).enumerated() {
        let name = "\(article.deletingPathExtension().lastPathComponent)\(index).swift"
        let file = try compiler.write(program, to: name)
        let outcome = try compiler.compile(mode: mode, ["-typecheck", "-parse-as-library", file])
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
      }
    }
  }

  @Test func blocksMakePrograms() throws {
    let blocks = ["import A\nlet a = 1", "let b = 2", "import B"]
    #expect(Self.programs(of: blocks) == ["import A\nlet a = 1\n\nlet b = 2", "import B"])
  }

  /// Elsewhere the compiler finds Swift Testing only with search paths of Xcode's.
  private static var findsTesting: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  private static var articles: [URL] {
    get throws {
      let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
      let catalogue = package.appending(path: "Sources/Stubble/Stubble.docc")
      return try FileManager.default
        .contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "md" && $0.lastPathComponent != "ParallelTests.md" }
    }
  }

  private static func programs(in article: URL) throws -> [String] {
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n```")
    // Fences open and close in turn; what is between them begins with the language.
    let blocks = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter { $0.hasPrefix("swift\n") }
    return programs(of: blocks.map { String($0.dropFirst("swift\n".count)) })
  }

  private static func programs(of blocks: [String]) -> [String] {
    blocks.reduce(into: []) { programs, block in
      if block.hasPrefix("import ") || programs.isEmpty {
        programs.append(block)
      } else {
        programs[programs.count - 1] += "\n\n" + block
      }
    }
  }
}
