package import StubbleSyntax

extension SyntaxNode {
  /// The names in the types of a member's signature. For a property without a written type, these are the names in its
  /// initial value.
  package var signatureNames: Set<String> {
    var names: Set<String> = []
    collectSignatureNames(&names)
    return names
  }

  private func collectSignatureNames(_ names: inout Set<String>) {
    switch kind {
    case .codeBlock, .accessorBlock: return
    case .identifierType, .memberType, .identifierExpr:
      for token in ownTokens { names.insert(tree.name(ofToken: token)) }
    default: break
    }
    let isInferred = kind == .patternBinding && child(.typeAnnotation) == nil
    for child in children where isInferred || child.kind != .initializerClause {
      child.collectSignatureNames(&names)
    }
  }
}

extension PatternBinding {
  /// The names in the type of this binding.
  package var signatureNames: Set<String> { typedNode.signatureNames }

  /// The binding that has the type of this one: in `var a, b: Int`, the type of `a` is that of `b`.
  package var typedNode: SyntaxNode {
    guard typeAnnotation == nil, initializer == nil, let declaration = node.parent else { return node }
    return declaration.children.drop(while: { $0.id != node.id })
      .first(where: { $0.child(.typeAnnotation) != nil }) ?? node
  }
}
