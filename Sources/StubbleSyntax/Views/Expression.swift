extension SyntaxNode {
  /// Whether the node is the expression `self`.
  package var isSelf: Bool { kind == .identifierExpr && firstTokenKind == .self }

  /// The expression before `.self`, such as `T` in `T.self`; `nil` for other expressions.
  package var baseOfMetatype: SyntaxNode? {
    guard kind == .memberAccessExpr, tree.tokens[tokenRange.upperBound - 1].kind == .self else { return nil }
    return children.first
  }

  /// Returns whether the node is a call of a function or member with a name, whatever it is called on.
  package func isCall(of name: String) -> Bool {
    guard kind == .callExpr, let callee = children.first, !callee.tokenRange.isEmpty else { return false }
    return callee.lastName == name
  }
}
