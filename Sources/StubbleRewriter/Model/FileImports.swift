import StubbleSyntax

/// What a file imports, in clauses of `#if` as well.
struct FileImports: Sendable {
  /// The first words of the imports: `Foundation`; `struct` where one type is imported.
  let modules: Set<String>
  /// Something is imported for this file alone.
  let arePrivate: Bool

  init(of tree: SyntaxTree) {
    let imports = tree.nodes(ofKind: .importDecl)
    modules = Set(
      imports.compactMap { $0.token(.import).map { token in tree.text(ofToken: token + 1) } })
    arePrivate = imports.contains { $0.hasModifier(.private) || $0.hasModifier(.fileprivate) }
  }
}
