/// What the importers of modules see besides those.
struct ModuleExports: Sendable {
  /// Of each module that is imported, or is one of the project's: itself, and what it exports, directly or not.
  private let seen: [String: Set<String>]

  /// - Parameter counts: whether an import that a module exports is one of them.
  init(of files: [SourceFile], imports: [FileImports], where counts: (Import) -> Bool) {
    var own: [String: Set<String>] = [:]
    for (file, imports) in zip(files, imports) {
      let exported = imports.all.filter { $0.isExported && counts($0) }.map(\.module)
      for module in file.modules.modules { own[module.name, default: []].formUnion(exported) }
    }
    let imported = Set(imports.flatMap(\.modules))
    // What Foundation gives where that is no module of its own, and the project imports for where it is one.
    let separate = imported.intersection(["FoundationNetworking"])
    func exports(of module: String) -> Set<String> {
      own[module] ?? Set(Prelude.Module.named(module)?.exports ?? []).subtracting(separate)
    }
    func seen(from module: String) -> Set<String> {
      var seen: Set<String> = []
      var open = [module]
      while let next = open.popLast() {
        if seen.insert(next).inserted { open += exports(of: next) }
      }
      return seen
    }
    let names = imported.union(own.keys)
    self.seen = Dictionary(uniqueKeysWithValues: names.map { ($0, seen(from: $0)) })
  }

  /// An imported module, or one of the project's, and what it exports.
  func seen(from module: String) -> Set<String> { seen[module] ?? [module] }
}
