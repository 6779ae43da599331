extension NodeKind {
  /// The node is a type.
  package var isType: Bool {
    (NodeKind.identifierType.rawValue...NodeKind.namedOpaqueReturnType.rawValue).contains(rawValue)
      || self == .missingType
  }

  /// The node is a pattern.
  package var isPattern: Bool {
    (NodeKind.identifierPattern.rawValue...NodeKind.missingPattern.rawValue).contains(rawValue)
  }

  /// The node is an expression, `if` and `switch` among them.
  package var isExpression: Bool {
    (NodeKind.ifExpr.rawValue...NodeKind.missingExpr.rawValue).contains(rawValue) && self != .switchCase
      && self != .caseItem
  }

  /// The node declares something.
  package var isDeclaration: Bool {
    (NodeKind.importDecl.rawValue...NodeKind.missingDecl.rawValue).contains(rawValue)
  }

  /// The node declares or extends a type.
  package var isTypeDeclaration: Bool {
    switch self {
    case .classDecl, .structDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}
