package import StubbleSyntax

extension SyntaxNode {
  /// Whether the node declares an initializer or a deinitializer.
  package var isInitializer: Bool { kind == .initializerDecl || kind == .deinitializerDecl }

  /// Whether the initializer delegates to another one of its type: it mentions `self.init`.
  package var delegates: Bool {
    tokenRange.contains { index in
      tree.tokens[index].kind == .self && tree.tokens[min(index + 2, tree.tokens.count - 1)].kind == .`init`
    }
  }
}
