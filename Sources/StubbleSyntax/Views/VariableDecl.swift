/// A `var` or `let` declaration.
package struct VariableDecl: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .variableDecl else { return nil }
    self.node = node
  }

  /// The index of `var` or `let`.
  package var specifierToken: TokenIndex? { node.firstOwnToken { $0 == .var || $0 == .let } }

  package var isLet: Bool { specifierToken.map { node.tree.tokens[$0].kind == .let } ?? false }

  /// Whether the declaration has several bindings: `var a = 1, b = 2`.
  package var hasSeveralBindings: Bool {
    node.child(.patternBinding)?.laterSiblings.contains { $0.kind == .patternBinding } ?? false
  }

  /// Returns whether a binding is the first of the declaration.
  package func isFirst(_ binding: PatternBinding) -> Bool {
    node.child(.patternBinding)?.id == binding.node.id
  }

  package var bindings: [PatternBinding] { node.children(.patternBinding).compactMap(PatternBinding.init) }

  /// Returns the binding of a variable, or `nil` if the declaration has none with this name.
  package func binding(named name: String) -> PatternBinding? { bindings.first { $0.name == name } }
}

/// A binding of a variable declaration: a name or pattern with its type, initial value and accessors.
package struct PatternBinding: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) { self.init(node, .patternBinding) }

  private init?(_ node: SyntaxNode, _ kind: NodeKind) {
    guard node.kind == kind else { return nil }
    self.node = node
  }

  /// Returns the binding of an `if let`, `guard let` or `while let`, or `nil` for another node.
  package static func inCondition(_ node: SyntaxNode) -> PatternBinding? {
    PatternBinding(node, .optionalBindingCondition)
  }

  package var pattern: SyntaxNode? { node.firstChild(where: \.isPattern) }

  /// The index of the token with the variable's name; `nil` for a tuple and other patterns.
  package var nameToken: TokenIndex? {
    guard let pattern, pattern.kind == .identifierPattern else { return nil }
    return pattern.tokenRange.first
  }

  /// The variable's name without back-ticks; `nil` for a tuple and other patterns.
  package var name: String? { nameToken.map { node.tree.name(ofToken: $0) } }

  /// The names of all variables that the pattern binds.
  package var names: [String] {
    guard let pattern else { return [] }
    return pattern.allNodes.filter { $0.kind == .identifierPattern }
      .compactMap { $0.tokenRange.first.map(node.tree.name(ofToken:)) }
  }

  package var typeAnnotation: SyntaxNode? { node.child(.typeAnnotation) }

  /// The type after the colon, or `nil` if none is written for this binding.
  package var type: SyntaxNode? { typeAnnotation?.content }

  package var initializer: SyntaxNode? { node.child(.initializerClause) }

  package var accessorBlock: AccessorBlock? { node.child(.accessorBlock).map(AccessorBlock.init) }
}

/// The accessors of a property or subscript, or the observers of a stored property, in braces.
package struct AccessorBlock: Sendable {
  package let node: SyntaxNode

  package init(_ node: SyntaxNode) {
    self.node = node
  }

  /// The accessors, without those inside `#if`. There are none if the braces contain a getter's body.
  package var accessors: [SyntaxNode] { node.children(.accessorDecl) }

  /// Whether some accessors are inside `#if`.
  package var isConditional: Bool {
    accessors.isEmpty
      && node.children(.ifConfig).contains { $0.descendants.contains { $0.kind == .accessorDecl } }
      || !accessors.isEmpty && node.child(.ifConfig) != nil
  }

  /// Whether the braces contain a getter's body directly, without `get`.
  package var isImplicitGetter: Bool { accessors.isEmpty && !isConditional }

  /// Returns the accessor with a keyword, such as `set`, or `nil` if there is none.
  package func accessor(_ keyword: TokenKind) -> SyntaxNode? {
    accessors.first { $0.token(keyword) != nil }
  }

  /// The accessor by which the value is set or modified, or `nil` if there is none.
  package var mutator: SyntaxNode? {
    let keywords: [TokenKind] = [
      .set, ._modify, .modify, .mutate, .unsafeMutableAddress, .mutableAddressWithOwner,
      .mutableAddressWithNativeOwner,
    ]
    return keywords.lazy.compactMap(accessor).first
  }

  /// The keywords of the accessors.
  package var keywords: [TokenKind] {
    accessors.compactMap { accessor in
      accessor.ownTokens.map { accessor.tree.tokens[$0].kind }.first { $0 != .leftParen && $0 != .at }
    }
  }

  /// Whether all accessors are observers, so that the property is stored.
  package var isObservers: Bool {
    !accessors.isEmpty && keywords.allSatisfy { $0 == .willSet || $0 == .didSet }
  }
}
