/// A function, initializer, deinitializer or subscript.
package struct FunctionDecl: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    switch node.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: self.node = node
    default: return nil
    }
  }

  /// The index of the token with the function's name, an identifier or an operator. The value is `nil` for other
  /// declarations, and if the name is missing.
  package var nameToken: TokenIndex? {
    guard node.kind == .functionDecl, let keyword = node.token(.func),
      keyword + 1 < node.tokenRange.upperBound
    else { return nil }
    switch node.tree.tokens[keyword + 1].kind {
    // `func &(` has it right before a parenthesis, like an operand.
    case .exclamation, .prefixAmpersand: return keyword + 1
    case let kind: return kind.isIdentifierLike || kind.isOperator ? keyword + 1 : nil
    }
  }

  /// The function's name without back-ticks; `init`, `deinit` or `subscript` for the other declarations.
  package var name: String {
    if let nameToken { return node.tree.name(ofToken: nameToken) }
    switch node.kind {
    case .initializerDecl: return "init"
    case .deinitializerDecl: return "deinit"
    case .subscriptDecl: return "subscript"
    default: return ""
    }
  }

  /// Whether the function is an operator.
  package var isOperator: Bool {
    guard let nameToken else { return false }
    return !node.tree.tokens[nameToken].kind.isIdentifierLike
  }

  /// Whether and how an initializer may return `nil`, by the mark after `init`.
  package enum Failability: String, Sendable {
    case none = ""
    case optional = "?"
    case implicitlyUnwrapped = "!"
  }

  package var failability: Failability {
    if node.kind != .initializerDecl { return .none }
    if node.token(.exclamation) != nil { return .implicitlyUnwrapped }
    return node.token(.postfixQuestion) ?? node.token(.infixQuestion) == nil ? .none : .optional
  }

  /// Whether the function is an initializer that may return `nil`: `init?` or `init!`.
  package var isFailable: Bool { failability != .none }

  /// Whether the function, an operator, changes its left operand: the first parameter is `inout`.
  package var changesLeftOperand: Bool { parameters.first?.type?.token(.inout) != nil }

  package var genericParameters: [SyntaxNode] { node.genericParameterNodes }

  /// The names of the function's own generic parameters.
  package var genericNames: Set<String> {
    node.genericParameterNames
  }

  package var whereClause: SyntaxNode? { node.child(.genericWhereClause) }

  package var parameters: [Parameter] {
    (node.child(.parameterClause)?.children(.parameter) ?? []).compactMap(Parameter.init)
  }

  package var effects: Effects { Effects(node.child(.effectSpecifiers)) }

  /// The type after the arrow, or `nil` if there is none.
  package var returnType: SyntaxNode? { node.child(.returnClause)?.content }

  package var body: SyntaxNode? { node.child(.codeBlock) }

  package var accessorBlock: SyntaxNode? { node.child(.accessorBlock) }

  package var isSubscript: Bool { node.kind == .subscriptDecl }

  /// The full name of the declaration with its argument labels: `fetch(by:in:)`.
  package var reference: String {
    guard node.kind != .deinitializerDecl else { return "deinit" }
    var text = name
    guard !text.isEmpty else { return "func" }
    text += "("
    for parameter in parameters {
      text += parameter.label(inSubscript: isSubscript) ?? "_"
      text += ":"
    }
    return text + ")"
  }
}

/// The effects of a function or accessor.
package struct Effects: Sendable {
  package var isAsync = false
  package var isThrowing = false
  /// Whether the function throws only what its arguments throw: `rethrows`.
  package var isRethrowing = false
  /// The type `E` of `throws(E)`, or `nil` if there is none.
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

/// A parameter of a function or subscript.
package struct Parameter: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .parameter else { return nil }
    self.node = node
  }

  /// The indices of the one or two names before the colon, or `nil` if there is no colon.
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

  /// Returns the argument label, or `nil` if there is none. A subscript's parameter has one only if it is written in
  /// addition to the name.
  package func label(inSubscript: Bool = false) -> String? {
    guard let names = nameTokens, node.tree.tokens[names.first].kind != .wildcard else { return nil }
    return inSubscript && names.second == nil ? nil : node.tree.name(ofToken: names.first)
  }

  /// The index of the token with the parameter's internal name, which may be `_`.
  package var internalName: TokenIndex? { nameTokens.map { $0.second ?? $0.first } }

  package var type: SyntaxNode? { node.firstChild(where: \.isType) }

  package var isVariadic: Bool { node.token(.ellipsis) != nil }

  package var defaultValue: SyntaxNode? { node.child(.initializerClause)?.content }
}

extension SyntaxNode {
  /// The names of the generic parameters that the declaration itself has, with the word `each` of packs.
  package var genericParameterNames: Set<String> {
    Set(genericParameterNodes.flatMap { $0.ownTokens.map(tree.name(ofToken:)) })
  }
}
