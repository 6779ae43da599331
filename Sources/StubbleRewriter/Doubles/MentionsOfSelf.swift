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
