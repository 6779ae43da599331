package import StubbleSyntax

/// A parsed source file in its original form, all regions restored.
package struct SourceFile: Sendable {
  /// The path by which diagnostics name it.
  package let path: String
  /// The module that the file belongs to; one file sees another's types without an import only inside a module.
  package let module: String
  /// That of the module.
  package let defaultIsolation: DefaultIsolation
  /// The module is compiled in language mode 4.
  package let isInLanguageMode4: Bool
  package let tree: SyntaxTree

  package init(
    path: String, source: [UInt8], module: String = "", defaultIsolation: DefaultIsolation = .nonisolated
  ) {
    self.init(
      path: path, tree: SyntaxTree(parsing: source), module: module, defaultIsolation: defaultIsolation)
  }

  package init(
    path: String, tree: SyntaxTree, module: String, defaultIsolation: DefaultIsolation,
    isInLanguageMode4: Bool = false
  ) {
    self.path = path
    self.module = module
    self.defaultIsolation = defaultIsolation
    self.isInLanguageMode4 = isInLanguageMode4
    self.tree = tree
  }
}
