import StubbleSyntax

/// Which declarations of other modules the files of a module may name.
struct ModuleAccess: Sendable {
  /// The names of the modules whose public declarations each module may name: those that its files import, and those that
  /// these may export.
  private var imported: [Module: Set<String>] = [:]
  /// The names of the modules whose internal declarations each module may name.
  private var testable: [Module: Set<String>] = [:]
  /// The names of all modules that files import.
  private var names: Set<String> = []

  init() {}

  /// - Parameters:
  ///   - imported: The names of the modules that the files of each module import.
  ///   - seenFrom: Returns the modules that importers of a module may see: itself, and what it may export.
  init(
    of files: [SourceFile], imports: [FileImports], imported: [Module: Set<String>],
    seenFrom: (String) -> Set<String>
  ) {
    for (file, imports) in zip(files, imports) {
      let names = imports.all.filter(\.isTestable).map(\.module)
      for module in file.modules.modules { testable[module, default: []].formUnion(names) }
    }
    names = imported.values.reduce(into: []) { $0.formUnion($1) }
    self.imported = imported.mapValues { $0.reduce(into: []) { $0.formUnion(seenFrom($1)) } }
  }

  /// Returns whether files of some modules may name what files of others declare.
  ///
  /// Only of declared modules it is known what others import. One that no file imports may have another name than its
  /// project says.
  ///
  /// - Parameter isInternal: Whether the declaration is visible in its own module only.
  func reaches(_ declaring: ModuleSet, from modules: ModuleSet, isInternal: Bool) -> Bool {
    if declaring.intersects(modules) { return true }
    // Nothing can import a script, and a script sees no file that happens to be beside it.
    if declaring.modules.contains(where: \.isScript) { return false }
    if modules.modules.contains(where: \.isScript), !declaring.areDeclared { return false }
    guard (declaring.modules + modules.modules).allSatisfy(\.isDeclared) else { return true }
    guard isInternal || declaring.modules.contains(where: { names.contains($0.name) }) else { return true }
    let seen = isInternal ? testable : imported
    return modules.modules.contains { module in
      seen[module].map { names in declaring.modules.contains { names.contains($0.name) } } ?? true
    }
  }
}
