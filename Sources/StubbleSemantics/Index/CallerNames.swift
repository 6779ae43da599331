package import StubbleSyntax

extension TypeIndex {
  /// Some code says `#function`, or mentions something that takes it by default.
  package func mayAskForCaller(_ node: SyntaxNode) -> Bool {
    node.descendants.contains { $0.kind == .macroExpansionExpr && $0.spelling == SyntaxNode.callerLiteral }
      || !callerNames.isEmpty
        && node.tokenRange.contains { callerNames.contains(node.tree.name(ofToken: $0)) }
  }
}

extension SyntaxTree {
  /// The names of functions, and of types with initialisers, that take `#function` by default.
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
  /// What names the function around it.
  package static let callerLiteral = "#function"
}
