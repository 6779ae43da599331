import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The names by which functions are called that ask for the layout of their own generic parameters, or take memory for
  /// values of them: `func size<T>(of: T.Type) -> Int { MemoryLayout<T>.size }`. An initializer is called by the name of its
  /// type, too.
  var measuringFunctions: Set<String> {
    nodes(where: { $0 == .genericSpecializationExpr || $0 == .callExpr }).reduce(into: []) { names, node in
      let measured = Set(node.measuredNames)
      guard !measured.isEmpty,
        let function = node.functionsAround.first(where: { !$0.genericNames.isDisjoint(with: measured) })
      else { return }
      names.insert(function.name)
      if function.name == "init", let type = SelfContext(of: function.node).owner { names.insert(type) }
    }
  }
}

extension SyntaxNode {
  /// The functions around some code, the nearest first.
  fileprivate var functionsAround: [FunctionDecl] {
    sequence(first: self, next: \.parent).compactMap(FunctionDecl.init)
  }
}
