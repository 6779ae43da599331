import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns the names of types in a protocol that neither the project nor the standard library declares, as far as it
  /// is known.
  func namesOfOtherModules(in type: TypeID) -> Set<String> {
    namesOfOtherModules(in: types[type].decl.node, from: types[type].scope, aliases: [])
  }

  /// - Parameter aliases: The aliases that led to the declaration, which may lead back to themselves.
  private func namesOfOtherModules(
    in declaration: SyntaxNode, from scope: Scope, aliases: Set<String>
  ) -> Set<String> {
    let nodes = declaration.descendants
    let own = nodes.compactMap(\.nameOfTypeParameter)
    return nodes.reduce(into: []) { names, node in
      guard node.kind == .identifierType, !node.namesAttributeOfLanguage,
        let name = TypeRef(node).rootName, !own.contains(name), resolve(name, from: scope).isEmpty,
        !prelude.isOfStandardLibrary(name)
      else { return }
      let meanings = aliases.contains(name) ? [] : aliased(name, from: scope)
      if meanings.isEmpty { names.insert(name) }
      for meaning in meanings {
        let alias = meaning.value.ancestors.first { $0.kind == .typealiasDecl } ?? meaning.value
        names.formUnion(
          namesOfOtherModules(in: alias, from: meaning.scope, aliases: aliases.union([name])))
      }
    }
  }

  /// Returns whether a name may mean a type that a module declares or exports: no other module is known to declare it.
  func mayDeclare(_ name: String, in module: String) -> Bool {
    let owners = prelude.namesOfModules(declaring: name)
    return owners.isEmpty || owners.contains { $0 == module || isExported(by: module, $0) }
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
