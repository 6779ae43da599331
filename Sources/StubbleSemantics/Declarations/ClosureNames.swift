import StubbleSyntax

extension SyntaxNode {
  /// The names that a closure declares: its parameters, and what patterns and functions inside of it bind.
  var namesInClosure: Set<String> {
    allNodes.reduce(into: []) { names, node in
      switch node.kind {
      case .identifierPattern, .closureSignature:
        names.formUnion(node.tokenRange.map(node.tree.name(ofToken:)))
      case .valueBindingPattern: names.formUnion(node.mentionedNames)
      case .functionDecl: names.formUnion([FunctionDecl(node)?.name].compactMap(\.self))
      case .catchClause: names.insert("error")
      default: break
      }
    }
  }

  /// The names that are used without a base.
  var mentionedNames: [String] {
    allNodes.filter { $0.kind == .identifierExpr }.map { $0.tree.name(ofToken: $0.tokenRange.lowerBound) }
  }
}
