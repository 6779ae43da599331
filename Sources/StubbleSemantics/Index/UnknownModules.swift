import StubbleSyntax

/// The files that see modules of which nothing is known.
struct UnknownModules: Sendable {
  private let trees: Set<ObjectIdentifier>
  /// The modules that contain such files.
  private let modules: Set<Module>

  /// - Parameter own: The names of the project's modules.
  init(of files: [SourceFile], imports: [FileImports], own: Set<String>) {
    let exports = ModuleExports(of: files, imports: imports) { _ in true }
    let showing = own.union(imports.flatMap(\.modules)).filter { module in
      exports.seen(from: module).contains { !own.contains($0) && KnownModule.named($0) == nil }
    }
    let found = zip(files, imports).filter { file, imports in
      !imports.modules.isDisjoint(with: showing)
        || file.modules.modules.contains { showing.contains($0.name) }
    }.map(\.0)
    trees = Set(found.map { ObjectIdentifier($0.tree) })
    modules = Set(found.flatMap(\.modules.modules))
  }

  /// Returns whether a file sees an unknown module, by its own imports or by what its module exports.
  func areSeen(from tree: SyntaxTree) -> Bool { trees.contains(ObjectIdentifier(tree)) }

  /// Returns whether some file of the modules imports an unknown module, so that all of their files see what that adds
  /// to types.
  func areSeen(by modules: ModuleSet) -> Bool { modules.modules.contains(where: self.modules.contains) }
}
