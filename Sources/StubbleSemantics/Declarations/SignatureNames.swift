package import StubbleSyntax

extension SyntaxNode {
  /// The names in the types of a member's signature. For a property without a written type, these are the names in its
  /// initial value.
  package var signatureNames: Set<String> {
    var names: Set<String> = []
    for node in nodesOfSignature {
      guard [.identifierType, .memberType, .identifierExpr].contains(node.kind) else { continue }
      for token in node.ownTokens { names.insert(tree.name(ofToken: token)) }
    }
    return names
  }

  /// The nodes of a member's signature: those of its declaration without its body, and without the initial value of what
  /// has a written type. The effects of accessors belong to it.
  package var nodesOfSignature: [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    collectSignature(&nodes)
    return nodes
  }

  private func collectSignature(_ nodes: inout [SyntaxNode]) {
    switch kind {
    case .codeBlock: return
    case .accessorBlock:
      for accessor in children(.accessorDecl) { accessor.child(.effectSpecifiers)?.collectSignature(&nodes) }
      return
    default: nodes.append(self)
    }
    let isInferred = kind == .patternBinding && child(.typeAnnotation) == nil
    for child in children where isInferred || child.kind != .initializerClause {
      child.collectSignature(&nodes)
    }
  }
}

extension PatternBinding {
  /// The names in the type of this binding.
  package var signatureNames: Set<String> { typed.node.signatureNames }
}
