package import StubbleSyntax

/// What a file imports, in clauses of `#if` as well.
package struct FileImports: Sendable {
  /// The modules, of `import struct Foundation.Data` the first name of the path.
  package let modules: Set<String>
  /// Something is imported for this file alone.
  package let arePrivate: Bool

  package init(of tree: SyntaxTree) { self.init(tree.nodes(ofKind: .importDecl), in: tree) }

  /// Only what is imported before everything else, which takes no look at the rest of the file.
  package init(atStartOf tree: SyntaxTree) {
    let start = tree.root.children.prefix { $0.kind == .importDecl || $0.kind == .ifConfig }
    let nodes = start.flatMap { [$0] + Array($0.descendants) }
    self.init(nodes.filter { $0.kind == .importDecl }, in: tree)
  }

  private init(_ imports: [SyntaxNode], in tree: SyntaxTree) {
    modules = Set(
      imports.compactMap { node in
        node.token(.import).flatMap { token in
          (token + 1..<node.tokenRange.upperBound).first { tree.tokens[$0].kind.isIdentifierLike }
        }.map(tree.name(ofToken:))
      })
    arePrivate = imports.contains { $0.hasModifier(.private) || $0.hasModifier(.fileprivate) }
  }
}
