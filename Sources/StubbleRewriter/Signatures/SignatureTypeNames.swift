import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// The names of the types in a declaration's signature, without its body and generic parameters. The name of
  /// `Outer.Inner` is `Outer`.
  var signatureTypeNames: Set<String> {
    var names: Set<String> = []
    for type in signatureNodes(.identifierType) {
      guard let token = type.tokenRange.first else { continue }
      let name = type.tree.name(ofToken: token)
      // Attributes that begin with a lowercase letter are the compiler's own, and not types.
      if type.parent?.kind == .attribute, name.first(where: { $0 != "_" })?.isLowercase == true { continue }
      names.insert(name)
    }
    let generics = FunctionDecl(self)?.genericParameters.compactMap { parameter in
      parameter.ownTokens.first.map(parameter.tree.name(ofToken:))
    }
    return names.subtracting(generics ?? [])
  }

  /// The qualified names of the member types in a declaration's signature, without generic arguments: `Outer.Inner` for
  /// `Outer<Int>.Inner`.
  var signatureMemberTypeNames: Set<String> {
    Set(signatureMemberTypes.compactMap(\.dottedName))
  }

  /// The member types in a declaration's signature.
  var signatureMemberTypes: [TypeRef] { signatureNodes(.memberType).map(TypeRef.init) }

  /// The nodes of a kind in the signature, without those in the declaration's own attributes.
  private func signatureNodes(_ kind: NodeKind) -> [SyntaxNode] {
    let attributes = attributes.map(\.tokenRange)
    return nodesOfSignature.filter { node in
      node.kind == kind && !attributes.contains { $0.contains(node.tokenRange.lowerBound) }
    }
  }
}
