package import StubbleSyntax

/// A parsed source file in its original form, all regions restored.
package struct SourceFile: Sendable {
  /// The path by which diagnostics name it.
  package let path: String
  /// The modules that the file belongs to; one file sees another's types without an import only inside a module.
  package let modules: ModuleSet
  /// That of the modules.
  package let defaultIsolation: DefaultIsolation
  /// The module is compiled in language mode 4.
  package let isInLanguageMode4: Bool
  package let tree: SyntaxTree

  package init(
    path: String, source: [UInt8], modules: ModuleSet = .unknown,
    defaultIsolation: DefaultIsolation = .nonisolated
  ) {
    self.init(
      path: path, tree: SyntaxTree(parsing: source), modules: modules, defaultIsolation: defaultIsolation)
  }

  package init(
    path: String, tree: SyntaxTree, modules: ModuleSet, defaultIsolation: DefaultIsolation,
    isInLanguageMode4: Bool = false
  ) {
    self.path = path
    self.modules = modules
    self.defaultIsolation = defaultIsolation
    self.isInLanguageMode4 = isInLanguageMode4
    self.tree = tree
  }
}
