/// How the modules of a project and those that they import are related.
package struct ModuleGraph: Sendable {
  /// The project's modules by their names.
  private let own: [String: ModuleSet]
  /// The modules that are compiled in language mode 6.
  let inMode6: Set<ModuleSet>
  /// The names of the modules that the files of each module import.
  let imports: [Module: Set<String>]
  /// The names of the modules of which some import in each module states that it is not public.
  private let restrictedImports: [Module: Set<String>]
  /// The names of the modules that files import, and `Swift`.
  let importedNames: Set<String>
  /// Which declarations of other modules each module may name.
  let access: ModuleAccess
  /// The modules that importers of each module certainly see.
  let exports: ModuleExports
  /// The files that see modules of which nothing is known.
  let unknown: UnknownModules

  /// - Parameter fileImports: The imports of each file.
  init(of files: [SourceFile], imports fileImports: [FileImports]) {
    own = Dictionary(grouping: Set(files.map(\.modules)).flatMap(\.modules), by: \.name).mapValues(
      ModuleSet.init)
    inMode6 = Set(files.map(\.modules)).subtracting(
      files.filter { $0.settings.mayBeBeforeMode6 }.map(\.modules))
    var imports: [Module: Set<String>] = [:]
    var restricted: [Module: Set<String>] = [:]
    for (file, names) in zip(files, fileImports) {
      for module in file.modules.modules {
        imports[module, default: []].formUnion(names.modules)
        if !names.restricted.isEmpty { restricted[module, default: []].formUnion(names.restricted) }
      }
    }
    (self.imports, restrictedImports) = (imports, restricted)
    importedNames = fileImports.reduce(into: ["Swift"]) { $0.formUnion($1.modules) }
    access = ModuleAccess(
      of: files, imports: fileImports, imported: imports,
      seenFrom: ModuleExports(of: files, imports: fileImports, where: { _ in true }).seen)
    exports = ModuleExports(of: files, imports: fileImports, where: \.isCertain)
    unknown = UnknownModules(of: files, imports: fileImports, own: Set(own.keys))
  }

  /// The names of the imported modules that are not the project's own.
  var foreignNames: Set<String> { importedNames.subtracting(own.keys) }

  /// Returns the project's modules with this name, or else a module of which only the name is known.
  func modules(named name: String) -> ModuleSet { own[name] ?? ModuleSet(Module(name: name)) }

  /// Returns whether the project declares a module with this name.
  func declares(_ name: String) -> Bool { own[name] != nil }

  /// Returns the names of the modules whose imports in some modules must state an access level, because one does not
  /// compile without beside one that is not public.
  package func restrictedImports(in modules: ModuleSet) -> Set<String> {
    modules.modules.reduce(into: []) { $0.formUnion(restrictedImports[$1] ?? []) }
  }
}
