import StubbleSyntax

/// The types whose members are named by aliases.
extension TypeInference {
  /// Returns the visible types that a name means, perhaps by aliases of one that is not generic: those that are declared
  /// once, for another clause of `#if` may have another type.
  func owners(named name: String) -> [TypeID] {
    let named = index.resolve(name, from: scope)
    if !named.isEmpty { return named }
    var meant = (name: name, scope: scope)
    // An alias may lead back to itself.
    for _ in 0..<TypeAliases.depthLimit {
      let aliases = index.aliased(meant.name, from: meant.scope)
      guard aliases.count == 1, aliases[0].value.kind.isNamedType else { break }
      meant = (TypeDecl.dottedName(aliases[0].value), aliases[0].scope)
      let found = index.resolve(meant.name, from: meant.scope)
      if !found.isEmpty { return found.contains { index.facts(of: $0).isGeneric } ? [] : found }
    }
    return []
  }
}
