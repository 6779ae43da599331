extension NodeKind {
  /// Whether the node is a type.
  package var isType: Bool {
    (NodeKind.identifierType.rawValue...NodeKind.namedOpaqueReturnType.rawValue).contains(rawValue)
      || self == .missingType
  }

  /// Whether nodes of this kind are types that are written by a name: `Int`, `Array.Index`.
  package var isNamedType: Bool { self == .identifierType || self == .memberType }

  /// Whether the node is a pattern.
  package var isPattern: Bool {
    (NodeKind.identifierPattern.rawValue...NodeKind.missingPattern.rawValue).contains(rawValue)
  }

  /// Whether the node is an expression, including `if` and `switch`.
  package var isExpression: Bool {
    (NodeKind.ifExpr.rawValue...NodeKind.missingExpr.rawValue).contains(rawValue) && self != .switchCase
      && self != .caseItem
  }

  /// Whether the node is a declaration.
  package var isDeclaration: Bool {
    (NodeKind.importDecl.rawValue...NodeKind.missingDecl.rawValue).contains(rawValue)
  }

  /// Whether the node declares or extends a type.
  package var isTypeDeclaration: Bool {
    switch self {
    case .classDecl, .structDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}
