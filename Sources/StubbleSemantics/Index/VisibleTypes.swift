import StubbleSyntax

/// Which of the types with one path code sees.
extension TypeIndex {
  /// Returns, of types with one path, those that code in a scope may name: those of the scope's modules, or else those of
  /// modules that their files import, or else those of modules that these may export.
  func visible(_ found: [TypeID], from scope: Scope) -> [TypeID] {
    if found.isEmpty { return [] }
    let found =
      found.contains { !isVisible($0, from: scope) } ? found.filter { isVisible($0, from: scope) } : found
    if found.count < 2 { return found }
    let own = found.filter { types[$0].scope.modules.intersects(scope.modules) }
    if !own.isEmpty { return own }
    let names = scope.modules.modules.reduce(into: Set<String>()) { $0.formUnion(importsByModule[$1] ?? []) }
    let imported = found.filter { types[$0].scope.modules.modules.contains { names.contains($0.name) } }
    return imported.isEmpty ? found : imported
  }

  /// Returns whether a type is neither private to another file nor out of reach in another module.
  private func isVisible(_ type: TypeID, from scope: Scope) -> Bool {
    let model = types[type]
    if let file = scope.file, model.isPrivateToFile, model.file != file { return false }
    return moduleAccess.reaches(model.scope.modules, from: scope.modules, isInternal: model.isInternal)
  }
}
