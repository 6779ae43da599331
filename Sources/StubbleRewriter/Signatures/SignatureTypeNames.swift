import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// The names of the types in a declaration's signature, its body left out. Of `Outer.Inner` it is `Outer`.
  var signatureTypeNames: Set<String> {
    var names: Set<String> = []
    for type in signatureNodes(.identifierType) {
      guard let token = type.tokenRange.first else { continue }
      let name = type.tree.name(ofToken: token)
      // The compiler's own attributes are no types.
      if type.parent?.kind == .attribute, name.first(where: { $0 != "_" })?.isLowercase == true { continue }
      names.insert(name)
    }
    let generics = FunctionDecl(self)?.genericParameters.compactMap { parameter in
      parameter.ownTokens.first.map(parameter.tree.name(ofToken:))
    }
    return names.subtracting(generics ?? [])
  }

  /// The dotted names of the types in a declaration's signature that are members of others: `Outer.Inner`, also of
  /// `Outer<Int>.Inner`.
  var signatureMemberTypeNames: Set<String> {
    Set(signatureMemberTypes.compactMap(\.dottedName))
  }

  /// The types in a declaration's signature that are members of others.
  var signatureMemberTypes: [TypeRef] { signatureNodes(.memberType).map(TypeRef.init) }

  private func signatureNodes(_ kind: NodeKind) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for child in children where ![.attribute, .codeBlock, .accessorBlock].contains(child.kind) {
      for node in child.allNodes where node.kind == kind { found.append(node) }
    }
    return found
  }
}
