import StubbleSyntax

/// What a member's closure cannot name, standing in the type's own declaration.
extension TypeIndex {
  /// What stands in a closure's type for the generic parameters of a function or subscript, and for types that
  /// are known only where the member stands: in an extension with conditions.
  func erasure(for candidate: Candidate) throws(Refusal) -> GenericErasure {
    let function = FunctionDecl(candidate.member.node)
    var erasure = GenericErasure()
    if let function { erasure = try ownErasure(of: function, scope: scope(of: candidate)) }
    guard let type = candidate.type else { return erasure }
    let owner = candidate.member.owner
    if function?.whereClause != nil || owner.whereClause != nil {
      erasure.outerParameters = genericNames(of: type)
    }
    erasure.erase(copyableParameters(around: candidate.member, of: type))
    if owner.isExtension, owner.whereClause != nil, !keepsStatics(candidate.member, of: type) {
      erasure.outerParameters.insert("Self")
      erasure.erase(conditionalTypes(in: candidate.member, of: type))
    }
    return erasure
  }

  private func ownErasure(of function: FunctionDecl, scope: Scope) throws(Refusal) -> GenericErasure {
    try GenericErasure(
      of: function,
      isProtocol: { name in
        let found = resolve(name, from: scope)
        return found.isEmpty
          ? StandardLibrary.protocols.contains(name) : found.allSatisfy { types[$0].kind == .protocol }
      },
      isClass: { name in
        let found = resolve(name, from: scope)
        return !found.isEmpty && found.allSatisfy { types[$0].kind == .class }
      })
  }

  /// The generic parameters of a type.
  private func genericNames(of type: Int) -> Set<String> {
    let clause = types[type].decl.node.child(.genericParameterClause)
    return Set(
      (clause?.children(.genericParameter) ?? []).compactMap { parameter in
        parameter.ownTokens.first { parameter.tree.tokens[$0].kind.isIdentifierLike }
          .map(parameter.tree.name(ofToken:))
      })
  }

  /// The types in a member's signature that are declared in extensions with conditions, or that only the
  /// conformance which such an extension states can bring with it.
  private func conditionalTypes(in member: Member, of type: Int) -> Set<String> {
    let scope = types[type].scope
    let parameters = genericNames(of: type)
    return member.node.signatureTypeNames.filter { name in
      let found = resolve(name, from: scope)
      if !found.isEmpty { return found.allSatisfy { types[$0].decl.node.isInConstrainedExtension } }
      if let alias = aliases.visible(name, from: scope) { return alias.isInConstrainedExtension }
      return StandardLibrary.associatedTypes.contains(name) && !parameters.contains(name)
    }
  }
}

extension SyntaxNode {
  /// The names of the types in a declaration's signature, its body left out.
  var signatureTypeNames: Set<String> {
    var names: Set<String> = []
    for child in children where child.kind != .codeBlock && child.kind != .accessorBlock {
      for type in [child] + Array(child.descendants) where type.kind == .identifierType {
        guard let token = type.tokenRange.first else { continue }
        let name = type.tree.name(ofToken: token)
        // The compiler's own attributes are no types.
        if type.parent?.kind == .attribute, name.first(where: { $0 != "_" })?.isLowercase == true { continue }
        names.insert(name)
      }
    }
    let generics = FunctionDecl(self)?.genericParameters.compactMap { parameter in
      parameter.ownTokens.first.map(parameter.tree.name(ofToken:))
    }
    return names.subtracting(generics ?? [])
  }

  /// An extension with a `where` clause stands around the node.
  fileprivate var isInConstrainedExtension: Bool {
    var node = parent
    while let current = node {
      if current.kind == .extensionDecl, current.child(.genericWhereClause) != nil { return true }
      node = current.parent
    }
    return false
  }
}
