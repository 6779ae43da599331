import StubbleSyntax

extension TypeIndex {
  /// What the generic parameters of a class mean in a subclass; nil if the classes between do not write it plainly.
  package func genericArguments(of superclass: TypeID, in subclass: TypeID) -> [String: TypeRef]? {
    var arguments: [String: TypeRef] = [:]
    var type = subclass
    var visited: Set<TypeID> = []
    while type != superclass {
      guard visited.insert(type).inserted, let (next, given) = statedSuperclass(of: type) else { return nil }
      let names = types[next].requirements.map(\.name)
      guard names.count == given.count else { return nil }
      arguments = Dictionary(zip(names, given.map { $0.substituting(arguments) })) { first, _ in first }
      type = next
    }
    return arguments
  }

  /// The class that a class inherits from, and what it gives for its parameters.
  private func statedSuperclass(of type: TypeID) -> (TypeID, [TypeRef])? {
    let scope = types[type].scope
    for inherited in types[type].decl.inheritedTypes {
      let written = TypeRef(inherited)
      let meant = unaliased(written, from: scope)
      guard let found = meaning(of: meant, from: scope).first(where: { types[$0].kind == .class }) else {
        continue
      }
      // An alias inside of a generic class names the parameters of that.
      let isAliasInside = meant != written && inherited.kind == .memberType
      return isAliasInside ? nil : (found, meant.arguments)
    }
    return nil
  }
}
