package import StubbleSyntax

/// Queries about what the name of a type means in builds that do not compile its declaration, because it is inside
/// `#if`.
extension TypeIndex {
  /// Returns what may be in place of an ancestor of a type in some build that compiles a node of the type: other
  /// declarations with the ancestor's name, and classes that an alias means in other `#if` clauses.
  package func alternatives(to ancestor: TypeID, above type: TypeID, around node: SyntaxNode) -> [TypeID] {
    let sharesPath = typesWithSharedPaths.contains(ancestor)
    guard sharesPath || !relations.areSuperclassesUnique else { return [] }
    let above = ancestors(of: type)
    let isAlone = !hasSeveralSuperclasses(type) && !above.contains(where: hasSeveralSuperclasses)
    let others = above.filter { other in
      other != ancestor
        && (sharesPath && types[other].path == types[ancestor].path
          || !isAlone && areUnrelatedClasses(ancestor, other))
    }
    if others.isEmpty { return [] }
    let conditions = BuildConditions(around: node)
    return others.filter { !BuildConditions(around: types[$0].decl.node).excludes(conditions) }
  }

  /// Returns whether two types are classes neither of which inherits from the other.
  private func areUnrelatedClasses(_ type: TypeID, _ other: TypeID) -> Bool {
    types[type].kind == .class && types[other].kind == .class && !ancestors(of: type).contains(other)
      && !ancestors(of: other).contains(type)
  }

  /// Returns whether in some build that compiles a node of a type, something else has the name of an ancestor and
  /// differs from it.
  func mayBeAnother(
    _ ancestor: TypeID, above type: TypeID, around node: SyntaxNode, where differs: (TypeID) -> Bool
  ) -> Bool {
    alternatives(to: ancestor, above: type, around: node).contains(where: differs)
      || mayMeanSomethingElse(ancestor, around: node)
  }

  /// Returns whether a node may be compiled without a type's declaration while something else has the type's name: an
  /// alias, or a type of another module.
  package func mayMeanSomethingElse(_ type: TypeID, around node: SyntaxNode) -> Bool {
    let model = types[type]
    guard !model.clauses.isEmpty else { return false }
    let conditions = BuildConditions(around: node)
    if conditions.implies(BuildConditions(around: model.decl.node)) { return false }
    let aliases = aliases.declared(model.name, in: model.around)
    if aliases.contains(where: { !BuildConditions(around: $0.value).excludes(conditions) }) { return true }
    return model.around.path.isEmpty
      && (!prelude.types(named: model.name).isEmpty || model.clauses.contains(where: \.importsElsewhere))
  }

  /// Returns whether some build that fulfills conditions compiles none of a module's declarations of a name outside of
  /// types: they are inside `#if`, such as those that replace what some systems lack.
  package func mayBeUndeclared(
    _ name: String, in owners: ModuleSet, where conditions: BuildConditions
  ) -> Bool {
    let declaring = types(atPath: name).map { types[$0] }.filter { $0.scope.modules.intersects(owners) }
    let declared = aliases.declared(name, in: Scope(modules: owners, path: ""))
    let all = (declaring.map(\.decl.node) + declared.map(\.value)).map { BuildConditions(around: $0) }
    return !all.isEmpty && !BuildConditions.areExhaustive(all.compactMap { $0.open(under: conditions) })
  }
}

extension SyntaxNode {
  /// Whether another clause of the same `#if` contains an import.
  fileprivate var importsElsewhere: Bool {
    let clauses = parent?.children(.ifConfigClause) ?? []
    return clauses.contains { $0.id != id && $0.descendants.contains { $0.kind == .importDecl } }
  }
}
