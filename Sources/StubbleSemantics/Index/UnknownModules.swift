import StubbleSyntax

/// Which files see modules of which nothing is known.
struct UnknownModules: Sendable {
  private let trees: Set<ObjectIdentifier>
  /// The modules with such files.
  private let modules: Set<Module>

  /// - Parameter own: the names of the project's modules.
  init(of files: [SourceFile], imports: [FileImports], own: Set<String>) {
    let exports = ModuleExports(of: files, imports: imports) { _ in true }
    let showing = own.union(imports.flatMap(\.modules)).filter { module in
      exports.seen(from: module).contains { !own.contains($0) && Prelude.Module.named($0) == nil }
    }
    let found = zip(files, imports).filter { file, imports in
      !imports.modules.isDisjoint(with: showing)
        || file.modules.modules.contains { showing.contains($0.name) }
    }.map(\.0)
    trees = Set(found.map { ObjectIdentifier($0.tree) })
    modules = Set(found.flatMap(\.modules.modules))
  }

  /// A file, or another one for it, imports such a module.
  func areSeen(from tree: SyntaxTree) -> Bool { trees.contains(ObjectIdentifier(tree)) }

  /// Some file of the modules imports one, so that all of their files see what it adds to types.
  func areSeen(by modules: ModuleSet) -> Bool { modules.modules.contains(where: self.modules.contains) }
}
