package import StubbleSyntax

/// What a file imports, in clauses of `#if` as well.
package struct FileImports: Sendable {
  /// The modules, of `import struct Foundation.Data` the first name of the path.
  package let modules: Set<String>
  /// Those among them that whoever imports the file's module sees as well, as its other files do.
  let exported: Set<String>
  /// Something is imported for this file alone.
  package let arePrivate: Bool

  package init(of tree: SyntaxTree) {
    let imports = tree.nodes(ofKind: .importDecl)
    modules = Set(imports.compactMap(\.importedModule))
    exported = Set(imports.filter { $0.hasAttribute("_exported") }.compactMap(\.importedModule))
    arePrivate = imports.contains { $0.hasModifier(.private) || $0.hasModifier(.fileprivate) }
  }
}

extension SyntaxNode {
  /// The first name of what an import names.
  fileprivate var importedModule: String? {
    token(.import).flatMap { token in
      (token + 1..<tokenRange.upperBound).first { tree.tokens[$0].kind.isIdentifierLike }
    }.map(tree.name(ofToken:))
  }
}
