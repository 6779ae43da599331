import StubbleSyntax

extension TypeIndex {
  /// Returns the arguments of a class's generic parameters in a subclass, or `nil` if a class between them does not
  /// state them plainly.
  package func genericArguments(of superclass: TypeID, in subclass: TypeID) -> [String: TypeRef]? {
    var arguments: [String: TypeRef] = [:]
    var type = subclass
    var visited: Set<TypeID> = []
    while type != superclass {
      guard visited.insert(type).inserted, let (next, given) = statedSuperclass(of: type) else { return nil }
      let names = types[next].genericParameters.map(\.name)
      guard names.count == given.count else { return nil }
      arguments = Dictionary(zip(names, given.map { $0.substituting(arguments) })) { first, _ in first }
      type = next
    }
    return arguments
  }

  /// Returns the superclass of a class, and the generic arguments for it.
  private func statedSuperclass(of type: TypeID) -> (TypeID, [TypeRef])? {
    let scope = types[type].scopeOfInheritance
    for inherited in types[type].decl.inheritedTypes {
      let written = TypeRef(inherited)
      let meant = unaliased(written, from: scope)
      guard let found = meaning(of: meant, from: scope).first(where: { types[$0].kind == .class }) else {
        continue
      }
      // An alias in a generic class may mention the parameters of that class.
      let isAliasInside = meant != written && inherited.kind == .memberType
      return isAliasInside ? nil : (found, meant.arguments)
    }
    return nil
  }
}
