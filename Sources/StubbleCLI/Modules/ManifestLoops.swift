import StubbleSyntax

/// The loops of a manifest over all targets of its package, such as `for target in package.targets { … }`.
struct ManifestLoops {
  let statements: [SyntaxNode]

  init(_ tree: SyntaxTree) {
    let lists = Self.listsOfAllTargets(tree)
    statements = tree.root.children.filter { statement in
      Self.sequence(of: statement).map(lists.contains) == true && Self.asksForTypesOnly(statement)
    }
  }

  /// Returns the expressions that mean all targets of a package, or their places in the list: `package.targets`, and the
  /// constant that the package is created with.
  private static func listsOfAllTargets(_ tree: SyntaxTree) -> Set<String> {
    var lists: Set<String> = []
    for call in tree.nodes(ofKind: .callExpr) where call.children.first?.spelling == "Package" {
      let binding = call.ancestors.first { $0.kind == .patternBinding }
      if let name = binding?.child(.identifierPattern)?.spelling { lists.insert(name + ".targets") }
      if let list = call.argument("targets"), list.kind == .identifierExpr { lists.insert(list.spelling) }
    }
    return lists.union(lists.map { $0 + ".indices" })
  }

  /// Returns the sequence over which a statement loops; `nil` if it is no loop. Whatever is not spelled as a list of all
  /// targets may be a part of it.
  private static func sequence(of statement: SyntaxNode) -> String? {
    switch statement.kind {
    case .forStmt:
      return statement.children.last { $0.kind != .whereClause && $0.kind != .codeBlock }?.spelling
    case .callExpr:
      let end = ".forEach"
      guard let callee = statement.children.first?.spelling, callee.hasSuffix(end) else { return nil }
      return String(callee.dropLast(end.count))
    default: return nil
    }
  }

  /// Returns whether the conditions in a loop depend on no more than a target's type.
  private static func asksForTypesOnly(_ loop: SyntaxNode) -> Bool {
    let conditional: Set<NodeKind> = [.whereClause, .ifExpr, .guardStmt, .switchExpr, .ternaryExpr]
    return loop.descendants.filter { conditional.contains($0.kind) }.allSatisfy { node in
      // The condition ends where a block begins.
      let condition = Set(node.tokenRange.map { node.tree.text(ofToken: $0) }.prefix { $0 != "{" })
      return !condition.isDisjoint(with: ["type", "let"])
        && condition.isDisjoint(with: ["name", "test", "isTest", "environment"])
    }
  }
}
