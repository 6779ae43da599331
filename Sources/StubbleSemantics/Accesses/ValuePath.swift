package import StubbleSyntax

/// A variable and the members after its periods: `s`, `inner`, `x` of `s.inner.x`.
package struct ValuePath: Sendable, Equatable {
  /// The variable's name; `self` for a member that is named without it.
  var root: String
  var members: [String]
  /// The path is a part of what it was read from: `s.items` of `s.items[0].x`.
  var isPart = false

  /// The root is the name of a type.
  var isOfType: Bool { root.first?.isUppercase == true }

  /// What begins with an identifier and goes on after periods.
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

  /// What an expression that can be changed in place begins with; nil for the results of calls and for types.
  init?(changedIn expression: SyntaxNode) {
    self.init(ofChanged: expression)
    if isOfType { return nil }
  }

  /// The same for what begins with a type as well.
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
    // A member after the expression is none of its own.
    if depth < members.count { members.removeLast(members.count - depth) }
  }

  /// An expression is a part of the one that it begins with.
  static func mayGoOn(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .memberAccessExpr, .subscriptExpr, .forceUnwrapExpr, .optionalChainingExpr: true
    default: node.isInParentheses
    }
  }

  /// The token of the member that an expression names last, after which labels may be.
  package static func name(of access: SyntaxNode) -> TokenIndex {
    access.ownTokens.last ?? access.tokenRange.upperBound - 1
  }

  /// The same path where what is not a local variable is a member of `self`.
  var inSelf: ValuePath {
    guard root != "self", root.first != "$" else { return self }
    var path = self
    path.members.insert(root, at: 0)
    path.root = "self"
    return path
  }
}

extension SyntaxNode {
  /// An expression in parentheses, or the content of such.
  fileprivate var isInParentheses: Bool {
    switch kind {
    case .tupleExpr: children(.argument).count == 1
    case .argument: parent?.isInParentheses ?? false
    default: false
    }
  }
}
