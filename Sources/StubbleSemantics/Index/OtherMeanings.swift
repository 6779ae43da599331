package import StubbleSyntax

/// What the name of a type means where its declaration, which is inside `#if`, is not compiled.
extension TypeIndex {
  /// The other declarations of a class above a type, one of which may be compiled together with a node of the type.
  package func alternatives(to ancestor: TypeID, above type: TypeID, around node: SyntaxNode) -> [TypeID] {
    let others = ancestors(of: type).filter { $0 != ancestor && types[$0].path == types[ancestor].path }
    if others.isEmpty { return [] }
    let conditions = BuildConditions(around: node)
    return others.filter { !BuildConditions(around: types[$0].decl.node).exclude(conditions) }
  }

  /// A node may be compiled without a type's declaration, and something that is no declaration of a visible type has its
  /// name then: an alias has it, or another module may.
  package func mayMeanSomethingElse(_ type: TypeID, around node: SyntaxNode) -> Bool {
    let model = types[type]
    guard !model.clauses.isEmpty else { return false }
    let conditions = BuildConditions(around: node)
    if conditions.imply(BuildConditions(around: model.decl.node)) { return false }
    let aliases = aliases.declared(model.name, in: model.around)
    if aliases.contains(where: { !BuildConditions(around: $0.value).exclude(conditions) }) { return true }
    return model.around.path.isEmpty
      && (!prelude.types(named: model.name).isEmpty || model.clauses.contains(where: \.importsElsewhere))
  }
}

extension SyntaxNode {
  /// Another clause of the same `#if` imports something.
  fileprivate var importsElsewhere: Bool {
    let clauses = parent?.children(.ifConfigClause) ?? []
    return clauses.contains { $0.id != id && $0.descendants.contains { $0.kind == .importDecl } }
  }
}
