import StubbleSyntax
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// What the file with a type's declaration sees of the types that an extension in another file speaks of.
@Suite struct ImportTests {
  @Test(
    arguments: [
      ("import Parsing", false),
      ("", true),
      ("import Other", true),
    ].rows)
  func closuresStandWhereTheirTypesAreKnown(row: Row<(String, Bool)>) {
    let (imports, areStatic) = row.value
    let sources = [
      ("Handler.swift", "App", "\(imports)\nfinal class Handler {}"),
      ("Handling.swift", "App", "import Parsing\nextension Handler { func f() -> Tree { Tree() } }"),
      ("Tree.swift", "Parsing", "public struct Tree { public init() {} }"),
    ]
    let files = sources.map {
      SourceFile(path: $0.0, source: Array($0.2.utf8), modules: ModuleSet(Module(name: $0.1)))
    }
    let plans = Project(files: files, selection: Selection(allTypes: true)).plans()
    let texts = plans.flatMap(\.edits).map(\.text)
    #expect(texts.contains { $0.contains("var _f: (() -> Tree)?") })
    #expect(texts.contains { $0.contains("static var _f") } == areStatic)
  }
}
