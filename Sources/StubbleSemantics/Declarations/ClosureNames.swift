import StubbleSyntax

extension SyntaxNode {
  /// The names that a closure declares: its parameters, and variables and functions inside of it.
  var namesInClosure: Set<String> {
    allNodes.reduce(into: []) { names, node in
      switch node.kind {
      case .patternBinding: names.formUnion(PatternBinding(node)?.names ?? [])
      case .functionDecl: names.formUnion([FunctionDecl(node)?.name].compactMap(\.self))
      case .closureSignature: names.formUnion(node.tokenRange.map(node.tree.name(ofToken:)))
      default: break
      }
    }
  }
}
