import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns whether a protocol mentions types that neither the project nor the standard library declares, as far as it
  /// is known.
  func mentionsOtherModules(_ type: TypeID) -> Bool {
    mentionsOtherModules(types[type].decl.node, from: types[type].scope, aliases: [])
  }

  /// - Parameter aliases: The aliases that led to the declaration, which may lead back to themselves.
  private func mentionsOtherModules(
    _ declaration: SyntaxNode, from scope: Scope, aliases: Set<String>
  ) -> Bool {
    let nodes = declaration.descendants
    let own = nodes.compactMap(\.nameOfTypeParameter)
    return nodes.contains { node in
      guard node.kind == .identifierType, !node.namesAttributeOfLanguage,
        let name = TypeRef(node).rootName, !own.contains(name), resolve(name, from: scope).isEmpty,
        !prelude.isOfStandardLibrary(name)
      else { return false }
      let meanings = aliases.contains(name) ? [] : aliased(name, from: scope)
      return meanings.isEmpty
        || meanings.contains { value, scope in
          let alias = value.ancestors.first { $0.kind == .typealiasDecl } ?? value
          return mentionsOtherModules(alias, from: scope, aliases: aliases.union([name]))
        }
    }
  }
}

extension SyntaxNode {
  /// Whether the node is the name of an attribute that no module declares: `escaping`, `Sendable`.
  fileprivate var namesAttributeOfLanguage: Bool {
    guard parent?.kind == .attribute else { return false }
    return spelling == "Sendable" || spelling.first?.isLowercase == true
  }

  /// The name of a generic parameter or associated type; `nil` for any other node.
  fileprivate var nameOfTypeParameter: String? {
    switch kind {
    case .genericParameter: GenericParameter(self)?.unquotedName
    case .associatedtypeDecl: AssociatedTypes.name(of: self, after: .associatedtype)
    default: nil
    }
  }
}
