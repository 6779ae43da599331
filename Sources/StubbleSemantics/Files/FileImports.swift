package import StubbleSyntax

/// What a file imports, in clauses of `#if` as well.
package struct FileImports: Sendable {
  /// The modules, of `import struct Foundation.Data` the first name of the path.
  package let modules: Set<String>
  /// Something is imported for this file alone.
  package let arePrivate: Bool

  package init(of tree: SyntaxTree) {
    let imports = tree.nodes(ofKind: .importDecl)
    modules = Set(
      imports.compactMap { node in
        node.token(.import).flatMap { token in
          (token + 1..<node.tokenRange.upperBound).first { tree.tokens[$0].kind.isIdentifierLike }
        }.map(tree.name(ofToken:))
      })
    arePrivate = imports.contains { $0.hasModifier(.private) || $0.hasModifier(.fileprivate) }
  }
}
