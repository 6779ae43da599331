package import StubbleSyntax

extension SyntaxNode {
  /// The names in the types of a member's signature, and in an initial value that says its type.
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
  /// The same of one binding; in `var a, b: Int` the type of the first is that of the second.
  package var signatureNames: Set<String> {
    guard typeAnnotation == nil, initializer == nil, let declaration = node.parent,
      let typed = declaration.children.drop(while: { $0.id != node.id })
        .first(where: { $0.child(.typeAnnotation) != nil })
    else { return node.signatureNames }
    return typed.signatureNames
  }
}
