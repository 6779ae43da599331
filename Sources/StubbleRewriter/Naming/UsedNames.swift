import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns the names that a type's code uses unqualified: those with a leading underscore, and those of a set. A
  /// generated member with such a name would hide what the name means: a function of another module, for example, or a
  /// member of the enclosing type.
  ///
  /// Extensions in other modules, such as those of tests, do not count: they may mean the closures by these names.
  func unqualifiedNames(in type: TypeID, besidesUnderscored names: Set<String>) -> Set<String> {
    let model = types[type]
    let extensions = model.extensions.filter { modules[$0.file] == modules[model.file] }
    return extensions.reduce(into: model.decl.node.unqualifiedNames(besidesUnderscored: names)) {
      $0.formUnion($1.decl.node.unqualifiedNames(besidesUnderscored: names))
    }
  }
}

extension SyntaxNode {
  /// Returns the names with a leading underscore, and those of a set, that the code inside the node uses unqualified or
  /// gives to types, unless a variable or parameter around the use has the name.
  func unqualifiedNames(besidesUnderscored names: Set<String>) -> Set<String> {
    func isWanted(_ token: TokenIndex) -> Bool {
      tree.beginsWithUnderscore(token) || !names.isEmpty && names.contains(tree.name(ofToken: token))
    }
    var uses: [(name: String, node: SyntaxNode)] = []
    for node in descendants where node.kind.namesWithoutOwner && node.parent?.kind != .attribute {
      guard let token = node.ownTokens.first(where: isWanted) else { continue }
      uses.append((tree.name(ofToken: token), node))
    }
    if uses.isEmpty { return [] }
    let scopes = scopesOfVariables(where: isWanted)
    return uses.reduce(into: []) { used, use in
      if used.contains(use.name) { return }
      let binding = scopes[use.name] ?? []
      let isBound = !binding.isEmpty && use.node.ancestors.contains { binding.contains($0.id) }
      if !isBound { used.insert(use.name) }
    }
  }

  /// Returns the blocks, functions, closures and types in which a variable or parameter has a name, by the names.
  private func scopesOfVariables(where isWanted: (TokenIndex) -> Bool) -> [String: Set<NodeID>] {
    var scopes: [String: Set<NodeID>] = [:]
    for node in descendants
    where node.kind == .identifierPattern || node.kind == .parameter || node.kind == .closureParameter {
      let names = node.ownTokens.filter(isWanted).map(tree.name(ofToken:))
      if names.isEmpty { continue }
      let scope = node.ancestors.first { $0.kind.isScopeOfVariables }
      for name in names { scopes[name, default: []].insert(scope?.id ?? id) }
    }
    return scopes
  }
}

extension NodeKind {
  /// Whether a node's own name is unqualified, or declares a type.
  fileprivate var namesWithoutOwner: Bool {
    switch self {
    case .identifierExpr, .identifierType, .typealiasDecl, .associatedtypeDecl, .genericParameter: true
    default: false
    }
  }
}

extension NodeKind {
  /// Whether variables that are declared in a node, or parameters of it, are not visible outside. Those of the conditions
  /// of a `guard` are.
  fileprivate var isScopeOfVariables: Bool {
    switch self {
    case .closureExpr, .accessorBlock, .codeBlock, .ifExpr, .forStmt, .whileStmt, .switchCase, .catchClause:
      true
    default: isDeclaration && self != .variableDecl
    }
  }
}

extension SyntaxTree {
  /// Whether a token is a name that begins with an underscore, perhaps in back-ticks. `_` alone is not a name.
  fileprivate func beginsWithUnderscore(_ token: TokenIndex) -> Bool {
    guard tokens[token].kind.isIdentifierLike else { return false }
    let bytes = source[tokens[token].range]
    return bytes.first(where: { $0 != UInt8(ascii: "`") }) == UInt8(ascii: "_")
  }
}
