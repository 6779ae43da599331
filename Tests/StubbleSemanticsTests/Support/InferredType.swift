import StubbleSyntax

@testable import StubbleSemantics

/// The type that is inferred of the value of the last `x` in a source, as code in the type at the path sees it.
func inferredType(ofXIn source: String, inside path: String = "") -> String? {
  let file = SourceFile(path: "input.swift", source: Array(source.utf8))
  let inference = TypeInference(
    index: TypeIndex(files: [file]), scope: Scope(modules: .unknown, path: path))
  let binding = file.tree.nodes(ofKind: .patternBinding).compactMap(PatternBinding.init).last {
    $0.name == "x"
  }
  return binding?.initializer?.content.flatMap(inference.type(of:))?.description
}
