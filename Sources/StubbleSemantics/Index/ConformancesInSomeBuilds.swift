import StubbleSyntax

extension TypeIndex {
  /// Returns the names of the protocols that extensions inside `#if` add to a type, with those that they imply.
  package func namesInheritedInSomeBuilds(by type: TypeID) -> Set<String> {
    let conditional = types[type].extensions.map(\.decl).filter {
      !$0.inheritedTypes.isEmpty && !TypeModel.clauses(around: $0.node).isEmpty
    }
    return conditional.reduce(into: []) { found, decl in
      let scope = scopeOfInheritance(of: decl, of: type)
      for inherited in decl.inheritedTypes { found.formUnion(names(impliedBy: inherited, scope: scope)) }
    }
  }
}
