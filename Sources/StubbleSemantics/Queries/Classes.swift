import StubbleSyntax

extension TypeIndex {
  /// What a type is required to be is a class, and no protocol: a name that means one, or an alias of it.
  package func isClass(_ constraint: TypeRef, from scope: Scope) -> Bool {
    isClass(constraint, from: scope, within: [])
  }

  /// - Parameter names: the aliases that led to it, which may lead back to themselves.
  private func isClass(_ constraint: TypeRef, from scope: Scope, within names: Set<String>) -> Bool {
    guard let name = constraint.dottedName else { return false }
    let found = resolve(name, from: scope)
    if !found.isEmpty { return found.allSatisfy { types[$0].kind == .class } }
    if let alias = aliases.resolve(name, from: scope), !names.contains(name) {
      return isClass(TypeRef(alias), from: scope, within: names.union([name]))
    }
    return prelude.isProtocol(name) == false
  }

  /// What a type's declaration inherits from is visible, or known to be a protocol.
  package func inheritsNothingUnknown(_ type: TypeID) -> Bool {
    types[type].decl.inheritedTypes.flatMap(flattened).allSatisfy { inherited in
      let name = TypeDecl.dottedName(inherited)
      return !resolve(name, from: types[type].scope).isEmpty || prelude.isProtocol(name) == true
    }
  }
}
