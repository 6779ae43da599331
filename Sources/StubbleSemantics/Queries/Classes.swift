import StubbleSyntax

extension TypeIndex {
  /// Returns whether a name means visible protocols only, or a known protocol.
  package func isProtocol(_ name: String, from scope: Scope) -> Bool {
    let found = resolve(name, from: scope)
    return found.isEmpty
      ? prelude.isProtocol(name) == true : found.allSatisfy { types[$0].kind == .protocol }
  }

  /// Returns whether a constraint is a class, directly or through aliases, and no protocol.
  package func isClass(_ constraint: TypeRef, from scope: Scope) -> Bool {
    isClass(constraint, from: scope, following: [])
  }

  /// - Parameter followed: The aliases that led to the constraint; an alias may lead back to itself.
  private func isClass(_ constraint: TypeRef, from scope: Scope, following followed: Set<SyntaxNode>) -> Bool
  {
    guard let name = constraint.dottedName else { return false }
    let found = resolve(name, from: scope)
    if !found.isEmpty { return found.allSatisfy { types[$0].kind == .class } }
    if let alias = aliases(named: name, from: scope).first, !followed.contains(alias.node) {
      return isClass(
        TypeRef(alias.value), from: alias.scope, following: followed.union([alias.node]))
    }
    return prelude.isProtocol(name) == false
  }

  /// Returns whether everything that a type's own declaration inherits from is visible, or known to be a protocol.
  package func inheritsNothingUnknown(_ type: TypeID) -> Bool {
    inheritedTypes(of: type).filter(\.isInDeclaration).flatMap(\.namesElsewhere)
      .allSatisfy { prelude.isProtocol($0) == true }
  }
}
