package import StubbleSyntax

extension SyntaxNode {
  /// An initialiser or a deinitialiser.
  package var isInitializer: Bool { kind == .initializerDecl || kind == .deinitializerDecl }

  /// An initialiser leaves it to another to make the value.
  package var delegates: Bool {
    tokenRange.contains { index in
      tree.tokens[index].kind == .self && tree.tokens[min(index + 2, tree.tokens.count - 1)].kind == .`init`
    }
  }
}
