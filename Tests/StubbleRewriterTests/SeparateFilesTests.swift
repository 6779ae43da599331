import Foundation
@testable import StubbleRewriter
import StubbleSemantics
import StubbleSyntax
import Testing

/// Applied files of a module that the compiler reads one by one, as in builds without optimisation.
@Suite struct SeparateFilesTests {
  private static let classes = """
    class Screen<Item> {
      let onTap: @MainActor () -> Void = {}, count = 3
      final var onSend: @Sendable () -> Int = { 4 }
      final lazy var onLoad: @Sendable () -> Int = { 5 }
      var items: [Item] = []
      private let step: Int
      init(step: Int) { self.step = step }
      func next(_ number: Int) -> Int { number + step }
      nonisolated func free(_ number: Int) -> Int { number }
      subscript(number: Int) -> Int { number }
    }
    extension Screen { func twice(_ number: Int) -> Int { 2 * number } }
    """
  private static let subclasses = """
    class Page: Screen<String> { override func next(_ number: Int) -> Int { super.next(number) + 1 } }
    final class Last: Page {}
    """
  private static let program = """
    let page = Last(step: 1)
    _ = page.onTap
    print(page.next(1), page.twice(2), page[3], page.free(4), page.onSend(), page.onLoad(), page.items, page.count)
    """

  /// In language mode 5 a class that is on the main actor by default may not give its subclasses in other files members whose
  /// types name an actor, `@Sendable` or the like: their symbols would differ.
  @Test(arguments: [5, 6])
  func linkWithSubclasses(mode: Int) throws {
    var options = Annotation.Options()
    options.calls = true
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: LanguageMode(number: mode))
    let texts = ["screen.swift": Self.classes, "page.swift": Self.subclasses, "main.swift": Self.program]
    let files = texts.sorted { $0.key < $1.key }.map { name, text in
      SourceFile(path: name, source: Array(text.utf8), modules: "Module", settings: settings)
    }
    let selection = Selection(allTypes: true, options: options.fromOutside)
    try withTemporaryFolder { folder in
      for (file, plan) in zip(files, Project(files: files, selection: selection).plans()) {
        let applied = renderClean(plan.edits, in: file.tree, layout: .lines)
        try Data(applied).write(to: folder.appendingPathComponent(file.path))
      }
      func run(_ words: String) throws -> Command.Result {
        let log = folder.appendingPathComponent("log")
        return try Command(words.split(separator: " ").map(String.init), in: folder, log: log).finish()
      }
      let flags = "-swift-version \(mode) -default-isolation MainActor -Onone -no-whole-module-optimization"
      let compiled = try run("swiftc \(flags) main.swift page.swift screen.swift -o main")
      #expect(compiled.succeeded, "\(compiled.output)")
      #expect(try run("./main").output == "3 4 3 4 4 5 [] 3\n")
    }
  }
}
