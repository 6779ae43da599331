package import StubbleSyntax

/// The names that `typealias` gives, and what they mean.
package struct TypeAliases: Sendable {
  private struct Alias {
    /// The type that the alias is a member of, if it is one.
    let scope: Scope
    let value: SyntaxNode
  }

  private var byName: [String: [Alias]] = [:]
  /// The files with aliases that no other file sees.
  private var filesWithOwn: Set<FileID> = []

  /// Adds the aliases that a file declares.
  mutating func add(_ declarations: [SyntaxNode], file: FileID, modules: ModuleSet) {
    for decl in declarations {
      guard let keyword = decl.token(.typealias), let value = decl.child(.initializerClause)?.content else {
        continue
      }
      if decl.isOfFile { filesWithOwn.insert(file) }
      let alias = Alias(scope: Scope(around: decl, modules: modules), value: value)
      byName[decl.tree.name(ofToken: keyword + 1), default: []].append(alias)
    }
  }

  /// A file has aliases that no other file sees.
  func areOfFile(_ file: FileID) -> Bool { filesWithOwn.contains(file) }

  /// Some alias has a name.
  func contains(_ name: String) -> Bool { byName[name] != nil }

  /// Some file declares an alias of a name outside of all types.
  func isOutsideOfTypes(_ name: String) -> Bool {
    byName[name]?.contains { $0.scope.path.isEmpty } == true
  }

  package var names: [String] { Array(byName.keys) }

  /// All scopes in which there are some.
  var scopes: Set<Scope> { byName.values.reduce(into: []) { $0.formUnion($1.map(\.scope)) } }

  /// Gives the aliases of some scopes others.
  mutating func move(by scopes: [Scope: Scope]) {
    for name in byName.keys {
      byName[name] = byName[name]?.map { Alias(scope: scopes[$0.scope] ?? $0.scope, value: $0.value) }
    }
  }

  /// What a name means somewhere, if it is an alias at all.
  package subscript(name: String) -> SyntaxNode? { byName[name]?.last?.value }

  /// Whether a type itself, or an extension of it, says what a name means.
  package func declares(_ name: String, in scope: Scope) -> Bool {
    (byName[name] ?? []).contains { $0.scope.overlaps(scope) }
  }

  /// All that a name means.
  package func all(named name: String) -> [SyntaxNode] { (byName[name] ?? []).map(\.value) }

  /// What aliases of a name mean that are declared right in a scope, and the scopes in which that is to be read.
  package func declared(_ name: String, in scope: Scope) -> [(value: SyntaxNode, scope: Scope)] {
    (byName[name] ?? []).filter { $0.scope.overlaps(scope) }.map { ($0.value, $0.scope) }
  }

  /// What a name means where it is written: the alias of the nearest type around, or else any.
  package func resolve(_ name: String, from scope: Scope) -> SyntaxNode? {
    visible(name, from: scope) ?? self[name]
  }

  /// What a name means where it is written by an alias of the types around.
  package func visible(_ name: String, from scope: Scope) -> SyntaxNode? { nearest(name, from: scope)?.value }

  /// The path of the type around that declares an alias which is meant where its name is written; empty for none around.
  package func path(around name: String, from scope: Scope) -> String? {
    nearest(name, from: scope)?.scope.path
  }

  private func nearest(_ name: String, from scope: Scope) -> Alias? {
    let around = (byName[name] ?? []).filter { alias in
      alias.scope.modules.meets(scope.modules)
        && (alias.scope.path.isEmpty || "\(scope.path).".hasPrefix("\(alias.scope.path)."))
    }
    return around.max { $0.scope.path.count < $1.scope.path.count }
  }
}
