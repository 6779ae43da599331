import StubbleSyntax

/// Which of the types with one path code sees.
extension TypeIndex {
  /// Returns, of types with one path, those that code in a scope may name: those of the scope's modules, or else those of
  /// modules that their files import, or else those of modules that these may export. Returns none if the code means what
  /// a module outside the project declares by the same name.
  func visible(_ found: [TypeID], from scope: Scope) -> [TypeID] {
    if found.isEmpty { return [] }
    let found =
      found.contains { !isVisible($0, from: scope) } ? found.filter { isVisible($0, from: scope) } : found
    let isOwn = { [types] (type: TypeID) in types[type].scope.modules.intersects(scope.modules) }
    if found.allSatisfy(isOwn) { return found }
    if found.contains(where: isOwn) { return found.filter(isOwn) }
    if areForeignTypesMeant(insteadOf: found, from: scope) { return [] }
    if found.count < 2 { return found }
    let names = scope.modules.modules.reduce(into: Set<String>()) {
      $0.formUnion(moduleGraph.imports[$1] ?? [])
    }
    let imported = found.filter { types[$0].scope.modules.modules.contains { names.contains($0.name) } }
    return importedByFile(imported.isEmpty ? found : imported, of: scope)
  }

  /// Returns whether the file of a scope sees what a module outside the project declares by the name of some types of
  /// other modules, but does not import one of these modules.
  private func areForeignTypesMeant(insteadOf found: [TypeID], from scope: Scope) -> Bool {
    guard let file = scope.file, !scope.modules.isUnknown, let first = found.first,
      types[first].around.path.isEmpty, !prelude.types(named: types[first].name).isEmpty
    else { return false }
    let owners = found.flatMap { types[$0].scope.modules.modules }
    return !owners.contains { mayGive(types[first].name, ofModule: $0.name, to: file) }
      && seesKnown(types[first].name, from: file)
  }

  /// Returns those of some types of other modules that the file of a scope imports, or all if it imports none of them.
  private func importedByFile(_ found: [TypeID], of scope: Scope) -> [TypeID] {
    guard let file = scope.file, found.count > 1 else { return found }
    let imported = found.filter { imports(types[$0], in: file) }
    return imported.isEmpty ? found : imported
  }

  /// Returns whether a type is neither private to another file nor out of reach in another module.
  private func isVisible(_ type: TypeID, from scope: Scope) -> Bool {
    let model = types[type]
    if let file = scope.file, model.isPrivateToFile, model.file != file { return false }
    return moduleGraph.access.reaches(model.scope.modules, from: scope.modules, isInternal: model.isInternal)
  }
}
