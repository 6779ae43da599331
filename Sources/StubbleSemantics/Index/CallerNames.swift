package import StubbleSyntax

extension TypeIndex {
  /// Returns whether some code contains `#function`, or a name that may be that of a function with `#function` as a
  /// default argument.
  package func mayAskForCaller(_ node: SyntaxNode) -> Bool {
    node.descendants.contains { $0.kind == .macroExpansionExpr && $0.spelling == SyntaxNode.callerLiteral }
      || !callerNames.isEmpty
        && node.tokenRange.contains { callerNames.contains(node.tree.name(ofToken: $0)) }
  }
}

extension SyntaxTree {
  /// The names of functions, and of types with initializers, that have `#function` as a default argument.
  var callerNames: [String] {
    nodes(ofKind: .macroExpansionExpr).compactMap { literal in
      guard literal.spelling == SyntaxNode.callerLiteral, let parameter = literal.parent?.parent,
        parameter.kind == .parameter, let owner = parameter.parent?.parent, let function = FunctionDecl(owner)
      else { return nil }
      guard owner.kind == .initializerDecl else { return function.name }
      return owner.enclosingType.map { TypeDecl.lastName(of: $0.name) }
    }
  }
}

extension SyntaxNode {
  /// The macro whose value is the name of the enclosing function.
  package static let callerLiteral = "#function"
}
