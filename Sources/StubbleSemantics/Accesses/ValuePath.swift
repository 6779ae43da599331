package import StubbleSyntax

/// A variable and the members that are accessed from it: root `s`, members `inner` and `x` for `s.inner.x`.
package struct ValuePath: Sendable, Equatable {
  /// The variable's name; `self` for a member that is named without it.
  var root: String
  var members: [String]
  /// Whether the path covers only the beginning of its expression: `s.items` for `s.items[0].x`.
  var isPart = false

  /// Whether the root looks like the name of a type: it begins with an upper-case letter, and a member follows.
  var isOfType: Bool { root.isWrittenLikeType && !members.isEmpty }

  /// Creates the path that begins at an identifier and goes on through the member accesses around it.
  init(from identifier: SyntaxNode) {
    let tree = identifier.tree
    root = tree.name(ofToken: identifier.tokenRange.lowerBound)
    members = []
    var node = identifier
    while let parent = node.parent, parent.kind == .memberAccessExpr || parent.isInParentheses {
      if parent.kind == .memberAccessExpr { members.append(tree.name(ofToken: ValuePath.name(of: parent))) }
      node = parent
    }
  }

  /// Creates the path of an expression that is changed in place, or `nil` if the expression begins with the result of a
  /// call or with a type.
  init?(changedIn expression: SyntaxNode) {
    self.init(ofChanged: expression)
    if isOfType, !expression.mayMeanVariable(root) { return nil }
  }

  /// Creates the path of an expression that is changed in place and may begin with a type, or `nil` if it begins with
  /// the result of a call.
  init?(ofChanged expression: SyntaxNode) {
    var node = expression
    var depth = 0
    while node.kind != .identifierExpr {
      guard ValuePath.mayGoOn(node), let base = node.children.first else { return nil }
      if !node.isInParentheses { depth += 1 }
      node = base
    }
    self.init(from: node)
    isPart = depth > members.count
    // The path goes on through accesses outside of the expression; those are not part of what it changes.
    if depth < members.count { members.removeLast(members.count - depth) }
  }

  /// Returns whether the access path of an expression goes on into its first child.
  static func mayGoOn(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .memberAccessExpr, .subscriptExpr, .forceUnwrapExpr, .optionalChainingExpr: true
    default: node.isInParentheses
    }
  }

  /// Returns the token with the name of the accessed member, without the argument labels that may follow it.
  package static func name(of access: SyntaxNode) -> TokenIndex {
    access.ownTokens.last ?? access.tokenRange.upperBound - 1
  }

  /// The path with an implicit `self` made explicit, as if the root were a member: `self.s.x` for `s.x`.
  var inSelf: ValuePath {
    guard root != "self", root.first != "$" else { return self }
    var path = self
    path.members.insert(root, at: 0)
    path.root = "self"
    return path
  }
}

extension SyntaxNode {
  /// Whether a name is that of a variable that is declared in the function around the node, or in the type's declaration.
  fileprivate func mayMeanVariable(_ name: String) -> Bool {
    let function = SelfContext(of: self).member ?? ancestors.filter { $0.kind == .functionDecl }.last
    if let function, function.namesDeclaredInside.contains(name) { return true }
    let members = enclosingType?.node.child(.memberBlock)?.children
    return members?.contains { VariableDecl($0)?.bindings.contains { $0.name == name } ?? false } ?? false
  }

  /// Whether the node is an expression in parentheses, or the only element of one.
  fileprivate var isInParentheses: Bool {
    switch kind {
    case .tupleExpr: children(.argument).count == 1
    case .argument: parent?.isInParentheses ?? false
    default: false
    }
  }
}
