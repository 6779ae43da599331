/// A `var` or `let` declaration.
package struct VariableDecl: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .variableDecl else { return nil }
    self.node = node
  }

  /// Index of `var` or `let`.
  package var specifierToken: TokenIndex? { node.firstOwnToken { $0 == .var || $0 == .let } }

  package var isLet: Bool { specifierToken.map { node.tree.tokens[$0].kind == .let } ?? false }

  /// The declaration is of several names or patterns.
  package var hasSeveralBindings: Bool {
    node.child(.patternBinding)?.laterSiblings.contains { $0.kind == .patternBinding } ?? false
  }

  /// A binding is the first of the declaration.
  package func isFirst(_ binding: PatternBinding) -> Bool {
    node.child(.patternBinding)?.id == binding.node.id
  }

  package var bindings: [PatternBinding] { node.children(.patternBinding).compactMap(PatternBinding.init) }
}

/// One name, or pattern, of a variable declaration.
package struct PatternBinding: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) { self.init(node, .patternBinding) }

  private init?(_ node: SyntaxNode, _ kind: NodeKind) {
    guard node.kind == kind else { return nil }
    self.node = node
  }

  /// What `if let` or `guard let` binds.
  package static func inCondition(_ node: SyntaxNode) -> PatternBinding? {
    PatternBinding(node, .optionalBindingCondition)
  }

  package var pattern: SyntaxNode? { node.firstChild(where: \.isPattern) }

  /// Index of the token that names the variable; nil for a tuple and other patterns.
  package var nameToken: TokenIndex? {
    guard let pattern, pattern.kind == .identifierPattern else { return nil }
    return pattern.tokenRange.first
  }

  package var name: String? { nameToken.map { node.tree.name(ofToken: $0) } }

  /// The names of all variables in the pattern.
  package var names: [String] {
    guard let pattern else { return [] }
    return ([pattern] + pattern.descendants).filter { $0.kind == .identifierPattern }
      .compactMap { $0.tokenRange.first.map(node.tree.name(ofToken:)) }
  }

  package var typeAnnotation: SyntaxNode? { node.child(.typeAnnotation) }

  package var type: SyntaxNode? { typeAnnotation?.content }

  package var initializer: SyntaxNode? { node.child(.initializerClause) }

  package var accessorBlock: AccessorBlock? { node.child(.accessorBlock).map(AccessorBlock.init) }
}

/// What is in the braces of a computed property or subscript, or of an observed one.
package struct AccessorBlock: Sendable {
  package let node: SyntaxNode

  package init(_ node: SyntaxNode) {
    self.node = node
  }

  /// The accessors, those inside `#if` left out; empty for a getter without `get`.
  package var accessors: [SyntaxNode] { node.children(.accessorDecl) }

  /// Accessors are inside `#if`.
  package var isConditional: Bool {
    accessors.isEmpty
      && node.children(.ifConfig).contains { $0.descendants.contains { $0.kind == .accessorDecl } }
      || !accessors.isEmpty && node.child(.ifConfig) != nil
  }

  /// The braces hold a getter's body itself.
  package var isImplicitGetter: Bool { accessors.isEmpty && !isConditional }

  /// The accessor that is called by a keyword.
  package func accessor(_ keyword: TokenKind) -> SyntaxNode? {
    accessors.first { $0.token(keyword) != nil }
  }

  /// The keyword of each accessor.
  package var keywords: [TokenKind] {
    accessors.compactMap { accessor in
      accessor.ownTokens.map { accessor.tree.tokens[$0].kind }.first { $0 != .leftParen && $0 != .at }
    }
  }

  /// The property is stored, and these are its observers.
  package var isObservers: Bool {
    !accessors.isEmpty && keywords.allSatisfy { $0 == .willSet || $0 == .didSet }
  }
}
