import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// A protocol mentions types that neither the project nor the standard library declares, as far as it is known.
  func mentionsOtherModules(_ type: TypeID) -> Bool {
    let model = types[type]
    let nodes = model.decl.node.descendants
    let parameters = nodes.filter { $0.kind == .genericParameter }.compactMap {
      GenericParameter($0)?.unquotedName
    }
    let associated = nodes.filter { $0.kind == .associatedtypeDecl }.compactMap {
      AssociatedTypes.name(of: $0, after: .associatedtype)
    }
    return mentionsOtherModules(
      model.decl.node, from: model.scope, besides: Set(parameters + associated), aliases: [])
  }

  /// - Parameters:
  ///   - own: the names of generic parameters and associated types.
  ///   - aliases: those that led to the node, which may lead back to themselves.
  private func mentionsOtherModules(
    _ node: SyntaxNode, from scope: Scope, besides own: Set<String>, aliases: Set<String>
  ) -> Bool {
    ([node] + node.descendants).contains { node in
      guard node.kind == .identifierType, let name = TypeRef(node).rootName, !own.contains(name),
        resolve(name, from: scope).isEmpty, !prelude.isOfStandardLibrary(name)
      else { return false }
      let meanings = aliases.contains(name) ? [] : aliased(name, from: scope)
      return meanings.isEmpty
        || meanings.contains {
          mentionsOtherModules($0.value, from: $0.scope, besides: own, aliases: aliases.union([name]))
        }
    }
  }
}
