import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The names by which functions are called that ask for the layout of their own generic parameters:
  /// `func size<T>(of: T.Type) -> Int { MemoryLayout<T>.size }`.
  var measuringFunctions: Set<String> {
    functions(from: nodes(ofKind: .genericSpecializationExpr), whoseParametersAreIn: \.measuredNames)
  }

  /// Those of functions that take memory for values of their own generic parameters:
  /// `func read<T>(_: T.Type) -> T { pointer.load(as: T.self) }`.
  var retypingFunctions: Set<String> {
    functions(from: nodes(ofKind: .callExpr), whoseParametersAreIn: \.retypedNames)
  }

  /// An initializer is called by the name of its type, too.
  private func functions(
    from nodes: [SyntaxNode], whoseParametersAreIn names: (SyntaxNode) -> [String]
  ) -> Set<String> {
    nodes.reduce(into: []) { functions, node in
      let used = Set(names(node))
      guard !used.isEmpty,
        let function = node.functionsAround.first(where: { !$0.genericNames.isDisjoint(with: used) })
      else { return }
      functions.insert(function.name)
      if function.name == "init", let type = SelfContext(of: function.node).owner { functions.insert(type) }
    }
  }
}

extension SyntaxNode {
  /// The functions around some code, the nearest first.
  fileprivate var functionsAround: [FunctionDecl] {
    sequence(first: self, next: \.parent).compactMap(FunctionDecl.init)
  }
}
