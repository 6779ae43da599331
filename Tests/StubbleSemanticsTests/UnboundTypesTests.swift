import StubbleSyntax
import Testing

@testable import StubbleSemantics

/// Whether a written type leaves out generic arguments.
@Suite struct UnboundTypesTests {
  @Test(
    arguments: [
      ("Set", true), ("Set<Int>", false), ("[Set]", true), ("Int", false), ("Box", true),
      ("Box<Int>.Part", false),
      ("Box<Int>.Lid", true), ("Box<Int>.Lid<Int>", false), ("Dictionary<Int, Int>.Keys", false),
      ("[AsyncStream<Int>.Continuation?]", false),
    ].rows)
  func lackArguments(row: Row<(String, Bool)>) {
    let (type, isExpected) = row.value
    let source = "struct Box<T> { struct Part {}; struct Lid<U> {} }; let x: \(type)"
    let file = SourceFile(path: "input.swift", source: Array(source.utf8))
    let inference = TypeInference(index: TypeIndex(files: [file]), scope: Scope(modules: .unknown, path: ""))
    let written = file.tree.nodes(ofKind: .patternBinding).compactMap(PatternBinding.init).last?.type
    #expect(written.map(inference.isUnbound) == isExpected)
  }
}
