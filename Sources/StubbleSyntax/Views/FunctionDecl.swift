/// A function, initialiser, deinitialiser or subscript.
package struct FunctionDecl: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    switch node.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: self.node = node
    default: return nil
    }
  }

  /// Index of the token that names a function: an identifier or an operator. Nil for the other kinds, and where the
  /// name is missing.
  package var nameToken: TokenIndex? {
    guard node.kind == .functionDecl, let keyword = node.token(.func),
      keyword + 1 < node.tokenRange.upperBound
    else { return nil }
    let kind = node.tree.tokens[keyword + 1].kind
    return kind.isIdentifierLike || kind.isOperator || kind == .exclamation ? keyword + 1 : nil
  }

  /// The function's name without back-ticks, or `init`, `deinit`, `subscript`.
  package var name: String {
    if let nameToken { return node.tree.name(ofToken: nameToken) }
    switch node.kind {
    case .initializerDecl: return "init"
    case .deinitializerDecl: return "deinit"
    case .subscriptDecl: return "subscript"
    default: return ""
    }
  }

  /// The function is named by an operator.
  package var isOperator: Bool {
    guard let nameToken else { return false }
    return !node.tree.tokens[nameToken].kind.isIdentifierLike
  }

  package var genericParameters: [SyntaxNode] {
    node.child(.genericParameterClause)?.children(.genericParameter) ?? []
  }

  /// The names of its own generic parameters.
  package var genericNames: Set<String> {
    Set(genericParameters.flatMap { $0.ownTokens.map(node.tree.name(ofToken:)) })
  }

  package var whereClause: SyntaxNode? { node.child(.genericWhereClause) }

  package var parameters: [Parameter] {
    (node.child(.parameterClause)?.children(.parameter) ?? []).compactMap(Parameter.init)
  }

  package var effects: Effects { Effects(node.child(.effectSpecifiers)) }

  /// The type after the arrow, if there is one.
  package var returnType: SyntaxNode? { node.child(.returnClause)?.content }

  package var body: SyntaxNode? { node.child(.codeBlock) }

  package var accessorBlock: SyntaxNode? { node.child(.accessorBlock) }

  /// The declaration as one refers to it: `fetch(by:in:)`.
  package var reference: String {
    guard node.kind != .deinitializerDecl else { return "deinit" }
    var text = name
    guard !text.isEmpty else { return "func" }
    let isSubscript = node.kind == .subscriptDecl
    text += "("
    for parameter in parameters {
      text += parameter.label(inSubscript: isSubscript) ?? "_"
      text += ":"
    }
    return text + ")"
  }
}

/// What a function or accessor may do besides returning.
package struct Effects: Sendable {
  package var isAsync = false
  package var isThrowing = false
  package var isRethrowing = false
  /// The type in `throws(E)`.
  package var thrownType: SyntaxNode?

  package init(_ node: SyntaxNode?) {
    guard let node else { return }
    isAsync = node.token(.async) != nil || node.token(.reasync) != nil
    guard let clause = node.child(.throwsClause) else { return }
    isThrowing = clause.token(.throws) != nil
    isRethrowing = clause.token(.rethrows) != nil
    thrownType = clause.content
  }
}

/// One parameter of a function or subscript.
package struct Parameter: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .parameter else { return nil }
    self.node = node
  }

  /// Indices of the one or two names before the colon; nil if there is none.
  package var nameTokens: (first: TokenIndex, second: TokenIndex?)? {
    var first: TokenIndex?
    var second: TokenIndex?
    for token in node.ownTokens {
      let kind = node.tree.tokens[token].kind
      if kind == .colon { return first.map { ($0, second) } }
      guard second == nil, kind.isIdentifierLike || kind.isKeyword || kind == .wildcard else { continue }
      if first == nil { first = token } else { second = token }
    }
    return nil
  }

  /// The label at a call, nil if there is none. A subscript's parameter has one only if it is written.
  package func label(inSubscript: Bool = false) -> String? {
    guard let names = nameTokens, node.tree.tokens[names.first].kind != .wildcard else { return nil }
    return inSubscript && names.second == nil ? nil : node.tree.name(ofToken: names.first)
  }

  /// Index of the token that names the parameter in the body, perhaps `_`.
  package var internalName: TokenIndex? { nameTokens.map { $0.second ?? $0.first } }

  package var type: SyntaxNode? { node.firstChild(where: \.isType) }

  package var isVariadic: Bool { node.token(.ellipsis) != nil }

  package var defaultValue: SyntaxNode? { node.child(.initializerClause)?.content }
}
