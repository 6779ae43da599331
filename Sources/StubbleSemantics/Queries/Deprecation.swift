package import StubbleSyntax

extension TypeIndex {
  /// A visible type or alias of a name is deprecated, so that whatever mentions it, and is not deprecated itself, gives a
  /// warning.
  package func isDeprecated(_ name: String, from scope: Scope) -> Bool {
    let found = resolve(name, from: scope)
    if !found.isEmpty { return found.contains { types[$0].decl.node.isDeprecated } }
    return aliases.resolve(name, from: scope)?.parent?.parent?.isDeprecated ?? false
  }
}

extension SyntaxNode {
  /// A declaration is deprecated by an attribute of its own.
  package var isDeprecated: Bool { attributes.contains(where: \.isDeprecation) }

  /// The attribute says that a declaration is deprecated.
  package var isDeprecation: Bool { attributeName == "available" && spelling.contains(text: "deprecated") }
}
