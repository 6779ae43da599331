import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// Whether a written type leaves out generic arguments.
@Suite struct UnboundTypesTests {
  @Test(
    arguments: [
      ("Set", true), ("Set<Int>", false), ("[Set]", true), ("Int", false), ("Box", true),
      ("Box<Int>.Part", false),
      ("Box<Int>.Lid", true), ("Box<Int>.Lid<Int>", false), ("Dictionary<Int, Int>.Keys", false),
      ("[AsyncStream<Int>.Continuation?]", false), ("[_]", true), ("Set<_>", true), ("[_ of Int]", true),
      ("InlineArray<_, Int>", true), ("[String: (Int, _)]?", true), ("(_ x: Int) -> _", true),
      ("(_ x: Int) -> Void", false), ("Names.Items", false), ("Names.Sets", true), ("Items", true),
    ].rows)
  func lackArguments(row: Row<(String, Bool)>) {
    let (type, isExpected) = row.value
    let (inference, binding) = Self.binding("let x: \(type)")
    #expect(binding?.type.map(inference.isUnbound) == isExpected)
  }

  /// What is not written follows from the initial value, if that has the type which is written otherwise.
  @Test(
    arguments: [
      ("Set = [1]", "Set<Int>"), ("Set<_> = [1]", "Set<Int>"), ("[_] = [1]", "[Int]"),
      ("[String: _] = [\"a\": 1]", "[String: Int]"), ("[Double: _] = [1: 2]", nil),
      ("(_, y: Int) = (\"a\", y: 1)", "(String, y: Int)"), ("(_, Int) = (1, y: 2)", nil),
      ("Box<_> = Box<Int>(t: 1)", "Box<Int>"), ("Box<[_]> = Box<Int>(t: 1)", nil), ("_? = 1", nil),
      ("ContiguousArray = [1]", "ContiguousArray<Int>"), ("Deque = [1]", "Deque<Int>"),
      ("[_ of Int] = [1]", nil), ("InlineArray<_, Int> = [1]", nil),
      ("[_] = [_](repeating: 1, count: 2)", nil),
    ] as [(String, String?)])
  func areCompleted(declared: String, type: String?) {
    let (inference, binding) = Self.binding("let x: \(declared)")
    let written = binding?.type
    let value = binding?.initializer?.content
    #expect(written.flatMap { inference.completed($0, by: value) }?.description == type)
  }

  private static func binding(_ declaration: String) -> (TypeInference, PatternBinding?) {
    let source = """
      import Collections
      struct Box<T> { struct Part {}; struct Lid<U> {} }
      typealias Items = Set
      enum Names { typealias Items = [Int]; struct Some<T> {}; typealias Sets = Some }
      \(declaration)
      """
    let file = SourceFile(path: "input.swift", source: Array(source.utf8))
    let inference = TypeInference(index: TypeIndex(files: [file]), scope: Scope(modules: .unknown, path: ""))
    return (inference, file.tree.nodes(ofKind: .patternBinding).compactMap(PatternBinding.init).last)
  }
}
