import StubbleSyntax

/// Which files see modules of which nothing is known.
struct UnknownModules: Sendable {
  private let trees: Set<ObjectIdentifier>

  /// - Parameter own: the names of the project's modules.
  init(of files: [SourceFile], imports: [FileImports], own: Set<String>) {
    let isUnknown = { (name: String) in !own.contains(name) && Prelude.Module.named(name) == nil }
    var exports: [String: Set<String>] = [:]
    for (file, imports) in zip(files, imports) where !imports.exported.isEmpty {
      for module in file.modules.modules { exports[module.name, default: []].formUnion(imports.exported) }
    }
    // Those that show such modules to their own files, and to whoever imports them.
    var showing: Set<String> = []
    var count = -1
    while count != showing.count {
      count = showing.count
      showing.formUnion(exports.filter { $0.value.contains { isUnknown($0) || showing.contains($0) } }.keys)
    }
    trees = Set(
      zip(files, imports).lazy.filter { file, imports in
        imports.modules.contains { isUnknown($0) || showing.contains($0) }
          || file.modules.modules.contains { showing.contains($0.name) }
      }.map { ObjectIdentifier($0.0.tree) })
  }

  /// A file, or another one for it, imports such a module.
  func areSeen(from tree: SyntaxTree) -> Bool { trees.contains(ObjectIdentifier(tree)) }
}
