/// The modules that the importers of each module see.
struct ModuleExports: Sendable {
  /// For each module that is imported or the project's own, itself and the modules that it exports, directly or
  /// indirectly.
  private let seen: [String: Set<String>]

  /// - Parameter counts: Returns whether an exported import is taken into account.
  init(of files: [SourceFile], imports: [FileImports], where counts: (Import) -> Bool) {
    // The modules that each one exports directly; the project's own first, others when they are asked for.
    var exports: [String: Set<String>] = [:]
    for (file, imports) in zip(files, imports) {
      let exported = imports.all.filter { $0.isExported && counts($0) }.map(\.module)
      for module in file.modules.modules { exports[module.name, default: []].formUnion(exported) }
    }
    let imported = Set(imports.flatMap(\.modules))
    // On Apple platforms, `FoundationNetworking` is a part of Foundation. A project for platforms where it is a module
    // of its own imports it.
    let separate = imported.intersection(["FoundationNetworking"])
    func exportsDirectly(_ module: String) -> Set<String> {
      if let known = exports[module] { return known }
      let found = Set(KnownModule.named(module)?.exports ?? []).subtracting(separate)
      exports[module] = found
      return found
    }
    func seen(from module: String) -> Set<String> {
      var seen: Set<String> = []
      var open = [module]
      while let next = open.popLast() {
        if seen.insert(next).inserted { open += exportsDirectly(next) }
      }
      return seen
    }
    let names = imported.union(exports.keys)
    self.seen = Dictionary(uniqueKeysWithValues: names.map { ($0, seen(from: $0)) })
  }

  /// Returns the modules that importers of a module see: itself, and what it exports.
  func seen(from module: String) -> Set<String> { seen[module] ?? [module] }
}
