import StubbleSyntax

extension TypeIndex {
  /// Returns the names of the protocols that extensions inside `#if` add to a type, with those that they imply.
  package func namesInheritedInSomeBuilds(by type: TypeID) -> Set<String> {
    let model = types[type]
    let conditional = model.extensions.flatMap { found in
      let inherited = found.decl.inheritedTypes
      return inherited.isEmpty || TypeModel.clauses(around: found.decl.node).isEmpty ? [] : inherited
    }
    return conditional.reduce(into: []) {
      $0.formUnion(names(impliedBy: $1, scope: model.scopeOfInheritance))
    }
  }
}
