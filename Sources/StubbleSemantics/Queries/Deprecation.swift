package import StubbleSyntax

extension TypeIndex {
  /// Returns whether a name means a visible type or alias that is deprecated, or part of something that is. A declaration
  /// that mentions it, and is not deprecated itself, causes a warning.
  package func isDeprecated(_ name: String, from scope: Scope) -> Bool {
    let found = resolve(name, from: scope).map { types[$0].decl.node }
    let declarations = found.isEmpty ? [alias(name, from: scope)?.node].compactMap(\.self) : found
    return declarations.contains { $0.declarationsAround.contains(where: \.isDeprecated) }
  }
}

extension SyntaxNode {
  /// Whether the declaration has an attribute that deprecates it, perhaps in some builds only.
  package var isDeprecated: Bool {
    (availabilities + conditionalAttributes.compactMap(\.availability)).contains(where: \.isDeprecated)
  }
}
