package import StubbleSyntax

/// What a file imports, in clauses of `#if` as well.
package struct FileImports: Sendable {
  /// The first words of the imports: `Foundation`; `struct` where one type is imported.
  package let modules: Set<String>
  /// Something is imported for this file alone.
  package let arePrivate: Bool

  package init(of tree: SyntaxTree) {
    let imports = tree.nodes(ofKind: .importDecl)
    modules = Set(
      imports.compactMap { $0.token(.import).map { token in tree.text(ofToken: token + 1) } })
    arePrivate = imports.contains { $0.hasModifier(.private) || $0.hasModifier(.fileprivate) }
  }
}
