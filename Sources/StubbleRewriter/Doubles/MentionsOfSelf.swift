import StubbleSemantics
import StubbleSyntax

// A subclass might not answer a requirement with `Self` in it.

extension ProtocolClosure {
  /// The aliases in the protocols that mean types of which `Self` is a part, directly or by other aliases.
  var aliasesOfSelf: Set<String> {
    let aliases = parts.flatMap(\.model.members).map(\.node).filter { $0.kind == .typealiasDecl }
    var names: Set<String> = []
    var count = -1
    while names.count > count {
      count = names.count
      for alias in aliases where alias.mentionsSelf(aliases: names) {
        if let name = AssociatedTypes.name(of: alias, after: .typealias) { names.insert(name) }
      }
    }
    return names
  }
}

extension ProtocolClosure {
  /// Some associated type, perhaps one that is fixed, must be in terms of `Self`.
  var constrainsTypesBySelf: Bool {
    let aliases = aliasesOfSelf
    return parts.contains { part in
      let members = part.isKnown ? [] : part.model.members.map(\.node)
      let types = members.filter { $0.kind == .associatedtypeDecl }
      let clauses = types.map { $0.child(.genericWhereClause) } + [part.model.decl.whereClause]
      // What must hold of `Self` by a colon holds of subclasses too.
      let equations = clauses.flatMap { $0?.children(.genericRequirement) ?? [] }
        .filter { $0.token(.colon) == nil }
      return (types.compactMap { $0.child(.inheritanceClause) } + equations).contains {
        !part.isKnown && $0.mentionsSelf(aliases: aliases)
      }
    }
  }
}

extension SyntaxNode {
  /// Whether a type in the declaration has `Self` as a part, or one of the aliases that mean such types.
  func mentionsSelf(aliases: Set<String>) -> Bool {
    descendants.contains { child in
      switch child.kind {
      // `Self.Element` means the associated type.
      case .identifierType where child.spelling == "Self": child.parent?.kind != .memberType
      case .identifierType: child.isNamed(in: aliases)
      case .memberType: child.children.first?.spelling == "Self" && child.isNamed(in: aliases)
      default: false
      }
    }
  }

  private func isNamed(in names: Set<String>) -> Bool {
    !names.isEmpty && ownTokens.contains { names.contains(tree.name(ofToken: $0)) }
  }
}
