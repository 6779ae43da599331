import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns the names with a leading underscore that a type's code uses unqualified. A generated member with such a
  /// name would hide what the name means: a function of another module, for example, or a member of the enclosing type.
  ///
  /// Extensions in other modules, such as those of tests, do not count: they may mean the closures by these names.
  func underscoredNamesUsed(in type: TypeID) -> Set<String> {
    let model = types[type]
    let extensions = model.extensions.filter { modules[$0.file] == modules[model.file] }
    return extensions.reduce(into: model.decl.node.underscoredNamesUsed) {
      $0.formUnion($1.decl.node.underscoredNamesUsed)
    }
  }
}

extension SyntaxNode {
  /// The names with a leading underscore that the code inside the node uses unqualified or gives to types, unless a
  /// variable or parameter in it has the name.
  var underscoredNamesUsed: Set<String> {
    var used: Set<String> = []
    for node in descendants where node.kind.namesWithoutOwner && node.parent?.kind != .attribute {
      guard let token = node.ownTokens.first(where: tree.beginsWithUnderscore) else { continue }
      used.insert(tree.name(ofToken: token))
    }
    return used.isEmpty ? [] : used.subtracting(underscoredNamesBound)
  }

  /// The names with a leading underscore of variables and parameters inside the node.
  private var underscoredNamesBound: Set<String> {
    var bound: Set<String> = []
    for node in descendants
    where node.kind == .identifierPattern || node.kind == .parameter || node.kind == .closureParameter {
      bound.formUnion(node.ownTokens.filter(tree.beginsWithUnderscore).map(tree.name(ofToken:)))
    }
    return bound
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

extension SyntaxTree {
  /// Whether a token is a name that begins with an underscore, perhaps in back-ticks. `_` alone is not a name.
  fileprivate func beginsWithUnderscore(_ token: TokenIndex) -> Bool {
    guard tokens[token].kind.isIdentifierLike else { return false }
    let bytes = source[tokens[token].range]
    return bytes.first(where: { $0 != UInt8(ascii: "`") }) == UInt8(ascii: "_")
  }
}
