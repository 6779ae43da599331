import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Names that begin with an underscore, and that a type's code uses without saying whose they are. A member with such
  /// a name would hide what they mean: a function of another module, say, or what the type around this one declares.
  ///
  /// Tests in other modules may mean the closures by them.
  func underscoredNamesUsed(in type: TypeID) -> Set<String> {
    let model = types[type]
    let extensions = model.extensions.filter { modules[$0.file] == modules[model.file] }
    return extensions.reduce(into: model.decl.node.underscoredNamesUsed) {
      $0.formUnion($1.decl.node.underscoredNamesUsed)
    }
  }
}

extension SyntaxNode {
  /// Names that begin with an underscore, and that code uses without saying whose they are, or gives to types, if no
  /// variable in the code has them.
  var underscoredNamesUsed: Set<String> {
    var used: Set<String> = []
    for node in descendants where node.kind.namesWithoutOwner && node.parent?.kind != .attribute {
      guard let token = node.ownTokens.first(where: tree.beginsWithUnderscore) else { continue }
      used.insert(tree.name(ofToken: token))
    }
    return used.isEmpty ? [] : used.subtracting(underscoredNamesBound)
  }

  /// The names of variables and parameters, if they begin with an underscore.
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
  /// A node's own name is that of a value or type here, or of a type that is declared.
  fileprivate var namesWithoutOwner: Bool {
    switch self {
    case .identifierExpr, .identifierType, .typealiasDecl, .associatedtypeDecl, .genericParameter: true
    default: false
    }
  }
}

extension SyntaxTree {
  /// Perhaps in back-ticks. A sole underscore is no name.
  fileprivate func beginsWithUnderscore(_ token: TokenIndex) -> Bool {
    guard tokens[token].kind.isIdentifierLike else { return false }
    let bytes = source[tokens[token].range]
    return bytes.first(where: { $0 != UInt8(ascii: "`") }) == UInt8(ascii: "_")
  }
}
