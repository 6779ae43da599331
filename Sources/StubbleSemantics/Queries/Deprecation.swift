package import StubbleSyntax

extension TypeIndex {
  /// Returns whether a name means a visible type or alias that is deprecated. A declaration that mentions it, and is
  /// not deprecated itself, causes a warning.
  package func isDeprecated(_ name: String, from scope: Scope) -> Bool {
    let found = resolve(name, from: scope)
    if !found.isEmpty { return found.contains { types[$0].decl.node.isDeprecated } }
    return alias(name, from: scope)?.value.parent?.parent?.isDeprecated ?? false
  }
}

extension SyntaxNode {
  /// Whether the declaration has an attribute that deprecates it.
  package var isDeprecated: Bool { availabilities.contains(where: \.isDeprecated) }
}
