package import StubbleSyntax

/// The names that `typealias` gives, and what they mean.
package struct TypeAliases: Sendable {
  private struct Alias {
    /// The type that the alias is a member of, if it is one.
    let scope: Scope
    let value: SyntaxNode
  }

  /// The aliases of one name.
  private struct Named {
    /// In order of files and offsets.
    var all: [Alias] = []
    /// By the paths of their scopes.
    var byPath: [String: [Alias]] = [:]

    mutating func add(_ alias: Alias) {
      all.append(alias)
      byPath[alias.scope.path, default: []].append(alias)
    }
  }

  private var byName: [String: Named] = [:]
  /// The files with aliases that no other file sees.
  private var filesWithOwn: Set<FileID> = []
  /// The names of those that mean functions.
  package private(set) var ofFunctions: Set<String> = []
  /// The names of those that mean optionals.
  package private(set) var ofOptionals: Set<String> = []
  /// Some alias names a parameter pack.
  package private(set) var haveNamedPacks = false

  /// Adds the aliases that a file declares.
  mutating func add(_ declarations: [SyntaxNode], file: FileID, modules: ModuleSet) {
    for decl in declarations {
      guard let keyword = decl.token(.typealias), let value = decl.child(.initializerClause)?.content else {
        continue
      }
      if decl.isOfFile { filesWithOwn.insert(file) }
      let name = decl.tree.name(ofToken: keyword + 1)
      if value.isFunctionType { ofFunctions.insert(name) }
      if value.kind == .optionalType { ofOptionals.insert(name) }
      if value.containsType(.packExpansionType) { haveNamedPacks = true }
      byName[name, default: Named()].add(Alias(scope: Scope(around: decl, modules: modules), value: value))
    }
  }

  /// How many aliases may lead from one to the next: they may lead back to where they began, and each may be declared
  /// several times.
  static let depthLimit = 8

  /// Declarations of which no two say the same at one place.
  static func meanings(of declarations: [(value: SyntaxNode, scope: Scope)]) -> [(
    value: SyntaxNode, scope: Scope
  )] {
    if declarations.count < 2 { return declarations }
    var seen: [Scope: Set<String>] = [:]
    return declarations.filter { seen[$0.scope, default: []].insert($0.value.spelling).inserted }
  }

  /// A file has aliases that no other file sees.
  func areOfFile(_ file: FileID) -> Bool { filesWithOwn.contains(file) }

  /// Some alias has a name.
  func contains(_ name: String) -> Bool { byName[name] != nil }

  /// What an alias of a name means that some file declares outside of all types.
  func outsideOfTypes(_ name: String) -> SyntaxNode? { byName[name]?.byPath[""]?.last?.value }

  /// The modules of the aliases of a name outside of all types that more than their files see.
  package func modules(declaringOutside name: String) -> [ModuleSet] {
    let found = byName[name]?.byPath[""] ?? []
    return found.filter { $0.value.parent?.parent?.isOfFile != true }.map(\.scope.modules)
  }

  var names: [String] { Array(byName.keys) }

  /// All scopes in which there are some.
  var scopes: Set<Scope> { byName.values.reduce(into: []) { $0.formUnion($1.all.map(\.scope)) } }

  /// Gives the aliases of some scopes others.
  mutating func move(by scopes: [Scope: Scope]) {
    byName = byName.mapValues { named in
      named.all.reduce(into: Named()) {
        $0.add(Alias(scope: scopes[$1.scope] ?? $1.scope, value: $1.value))
      }
    }
  }

  /// What a name means somewhere, if it is an alias at all.
  package subscript(name: String) -> SyntaxNode? { byName[name]?.all.last?.value }

  /// Whether a type itself, or an extension of it, says what a name means.
  package func declares(_ name: String, in scope: Scope) -> Bool {
    byName[name]?.byPath[scope.path]?.contains { $0.scope.overlaps(scope) } == true
  }

  /// All that a name means.
  package func all(named name: String) -> [SyntaxNode] { byName[name]?.all.map(\.value) ?? [] }

  /// What aliases of a name mean that are declared right in a scope, and the scopes in which that is to be read.
  func declared(_ name: String, in scope: Scope) -> [(value: SyntaxNode, scope: Scope)] {
    let found = byName[name]?.byPath[scope.path] ?? []
    return found.filter { $0.scope.overlaps(scope) }.map { ($0.value, $0.scope) }
  }

  /// What a name means where it is written: the alias of the nearest type around, or else any.
  package func resolve(_ name: String, from scope: Scope) -> SyntaxNode? {
    declaration(of: name, from: scope)?.value
  }

  /// The same, and the scope that declares it.
  func declaration(of name: String, from scope: Scope) -> (value: SyntaxNode, scope: Scope)? {
    (nearest(name, from: scope) ?? byName[name]?.all.last).map { ($0.value, $0.scope) }
  }

  /// What a name means where it is written by an alias of the types around.
  package func visible(_ name: String, from scope: Scope) -> SyntaxNode? { nearest(name, from: scope)?.value }

  /// The path of the type around that declares an alias which is meant where its name is written; empty for none around.
  package func path(around name: String, from scope: Scope) -> String? {
    nearest(name, from: scope)?.scope.path
  }

  private func nearest(_ name: String, from scope: Scope) -> Alias? {
    guard let named = byName[name] else { return nil }
    for around in scope.outward {
      let found = named.byPath[around.path]?.first { $0.scope.modules.meets(scope.modules) }
      if let found { return found }
    }
    return nil
  }
}

extension SyntaxNode {
  /// A function's type, perhaps with attributes.
  package var isFunctionType: Bool {
    kind == .functionType || kind == .attributedType && children.contains { $0.kind == .functionType }
  }
}
