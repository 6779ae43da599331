/// What the importers of modules see besides those.
struct ModuleExports: Sendable {
  /// Of each of the project's modules.
  private let own: [String: Set<String>]
  /// What Foundation gives where that is no module of its own, and the project imports for where it is one.
  private let separate: Set<String>

  /// - Parameter counts: whether an import that a module exports is one of them.
  init(of files: [SourceFile], imports: [FileImports], where counts: (Import) -> Bool) {
    var found: [String: Set<String>] = [:]
    for (file, imports) in zip(files, imports) {
      let exported = imports.all.filter { $0.isExported && counts($0) }.map(\.module)
      for module in file.modules.modules { found[module.name, default: []].formUnion(exported) }
    }
    own = found
    separate = Set(imports.flatMap(\.modules)).intersection(["FoundationNetworking"])
  }

  /// The module itself, and what it exports, directly or not.
  func seen(from module: String) -> Set<String> {
    var seen: Set<String> = []
    var open = [module]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      open += own[next] ?? (Prelude.Module.named(next)?.exports).map { Set($0).subtracting(separate) } ?? []
    }
    return seen
  }
}
