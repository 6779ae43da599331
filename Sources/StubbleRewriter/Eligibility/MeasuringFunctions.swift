import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The names by which functions are called that ask for the layout of their own generic parameters:
  /// `func size<T>(of: T.Type) -> Int { MemoryLayout<T>.size }`. An initializer is called by the name of its type, too.
  var measuringFunctions: Set<String> {
    nodes(ofKind: .genericSpecializationExpr).reduce(into: []) { names, node in
      guard text(ofToken: node.tokenRange.lowerBound) == "MemoryLayout" else { return }
      let measured = Set(node.namesOfTypes)
      guard let function = node.functionsAround.first(where: { !$0.genericNames.isDisjoint(with: measured) })
      else { return }
      names.insert(function.name)
      if function.name == "init", let type = SelfContext(of: function.node).owner { names.insert(type) }
    }
  }
}

extension SyntaxTree {
  /// The names of the structs of which some code asks where a property is stored, which only a stored one has an answer
  /// to: `MemoryLayout<T>.offset(of: \.x)`.
  var offsetUses: [(name: String, offset: Int)] {
    nodes(ofKind: .argument).flatMap { argument -> [(name: String, offset: Int)] in
      let label = argument.tokenRange.lowerBound
      guard tokens[label].end - tokens[label].start == 2, text(ofToken: label) == "of",
        let callee = argument.parent?.children.first, callee.kind == .memberAccessExpr,
        let name = callee.ownTokens.last, text(ofToken: name) == "offset"
      else { return [] }
      return (callee.namesOfTypes + argument.namesInKeyPath).map { ($0, argument.range.lowerBound) }
    }
  }
}

extension SyntaxNode {
  /// The functions around some code, the nearest first.
  fileprivate var functionsAround: [FunctionDecl] {
    sequence(first: self, next: \.parent).compactMap(FunctionDecl.init)
  }
}

extension FunctionDecl {
  /// The names of its own generic parameters.
  fileprivate var genericNames: Set<String> {
    Set(genericParameters.flatMap { $0.ownTokens.map(node.tree.name(ofToken:)) })
  }
}
