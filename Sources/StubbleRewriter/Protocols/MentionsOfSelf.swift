import StubbleSemantics
import StubbleSyntax

// A double whose protocol requires `Self` in certain places must be final: `Self` is another type in a subclass, whose
// inherited members would no longer be witnesses.

extension ProtocolClosure {
  /// The aliases in the protocols whose types contain `Self`, directly or through other aliases.
  var aliasesOfSelf: Set<String> {
    let aliases = parts.flatMap(\.model.members).map(\.node).filter { $0.kind == .typealiasDecl }
    var names: Set<String> = []
    var count = -1
    while names.count > count {
      count = names.count
      for alias in aliases where alias.mentionsSelf(aliases: names) {
        if let name = alias.name(after: .typealias) { names.insert(name) }
      }
    }
    return names
  }
}

extension ProtocolClosure {
  /// Whether a protocol constrains an associated type by `Self`.
  var constrainsTypesBySelf: Bool {
    let aliases = aliasesOfSelf
    return parts.contains { part in
      let members = part.isKnown ? [] : part.model.members.map(\.node)
      let types = members.filter { $0.kind == .associatedtypeDecl }
      let clauses = types.map { $0.child(.genericWhereClause) } + [part.model.decl.whereClause]
      // A conformance of `Self` is inherited by subclasses; only `==` concerns one type.
      let equations = clauses.flatMap { $0?.children(.genericRequirement) ?? [] }
        .filter { $0.token(.colon) == nil }
      return (types.compactMap { $0.child(.inheritanceClause) } + equations).contains {
        !part.isKnown && $0.mentionsSelf(aliases: aliases)
      }
    }
  }
}

extension SyntaxNode {
  /// Whether a type in the declaration contains `Self`, or one of the given aliases whose types do.
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
