package import StubbleSyntax

/// The type aliases of a project, by name.
package struct TypeAliases: Sendable {
  private struct Alias {
    /// The scope of the declaration.
    let scope: Scope
    let value: SyntaxNode
    /// The only file that sees the alias, or `nil` if others may.
    let privateFile: FileID?
    /// Whether no other module sees the alias.
    let isInternal: Bool

    /// Whether code in a scope sees the alias, as far as that depends on its file.
    func isVisible(from scope: Scope) -> Bool {
      privateFile == nil || scope.file == nil || privateFile == scope.file
    }
  }

  /// The aliases of one name.
  private struct Named {
    /// All of them, in order of files and offsets.
    var all: [Alias] = []
    /// The same aliases by the paths of their scopes.
    var byPath: [String: [Alias]] = [:]

    mutating func add(_ alias: Alias) {
      all.append(alias)
      byPath[alias.scope.path, default: []].append(alias)
    }
  }

  /// Which declarations of other modules each module may name.
  private let access: ModuleAccess
  private var byName: [String: Named] = [:]
  /// The files that declare private aliases, which no other file sees.
  private var filesWithOwn: Set<FileID> = []
  /// Whether the type of some alias contains a pack expansion.
  package private(set) var haveNamedPacks = false

  init(access: ModuleAccess = ModuleAccess()) { self.access = access }

  /// Adds the aliases that a file declares.
  mutating func add(_ declarations: [SyntaxNode], file: FileID, modules: ModuleSet) {
    for decl in declarations {
      guard let keyword = decl.token(.typealias), let value = decl.child(.initializerClause)?.content else {
        continue
      }
      let isPrivate = decl.isPrivateToFile
      if isPrivate { filesWithOwn.insert(file) }
      let name = decl.tree.name(ofToken: keyword + 1)
      if value.containsType(.packExpansionType) { haveNamedPacks = true }
      let scope = Scope(around: decl, modules: modules)
      byName[name, default: Named()].add(
        Alias(
          scope: scope, value: value, privateFile: isPrivate ? file : nil,
          isInternal: !decl.isVisibleToOtherModules))
    }
  }

  /// The number of aliases that are followed one after the other. Aliases may lead back to themselves, and each may be
  /// declared several times.
  package static let depthLimit = 8

  /// Returns the declarations without those that repeat the type of another one in the same scope.
  static func meanings(of declarations: [(value: SyntaxNode, scope: Scope)]) -> [(
    value: SyntaxNode, scope: Scope
  )] {
    if declarations.count < 2 { return declarations }
    var seen: [Scope: Set<String>] = [:]
    return declarations.filter { seen[$0.scope, default: []].insert($0.value.spelling).inserted }
  }

  /// Returns whether a file declares private aliases.
  func haveDeclarationsPrivate(to file: FileID) -> Bool { filesWithOwn.contains(file) }

  /// Returns whether some alias has this name.
  package func contains(_ name: String) -> Bool { byName[name] != nil }

  /// Returns the type of a file-scope alias with this name, or `nil` if there is none.
  func outsideOfTypes(_ name: String) -> SyntaxNode? { byName[name]?.byPath[""]?.last?.value }

  /// Returns the modules that declare a file-scope alias with this name which is visible beyond its file.
  package func modules(declaringOutside name: String) -> [ModuleSet] {
    let found = byName[name]?.byPath[""] ?? []
    return found.filter { $0.value.parent?.parent?.isPrivateToFile != true }.map(\.scope.modules)
  }

  var names: [String] { Array(byName.keys) }

  /// Whether there are no aliases.
  package var isEmpty: Bool { byName.isEmpty }

  /// Returns the names of the aliases whose types contain one of some tokens.
  func names(ofTypesWithTokens texts: TokenTexts) -> [String] {
    byName.filter {
      $0.value.all.contains { alias in
        alias.value.tokenRange.contains { texts.contains($0, of: alias.value.tree) }
      }
    }.map(\.key)
  }

  /// Returns names of types with those of the aliases that mean these types, perhaps as optionals.
  package func names(ofTypesNamed types: Set<String>) -> Set<String> {
    var names = types
    while true {
      let found = byName.filter { name, aliases in
        !names.contains(name) && aliases.all.contains { $0.value.lastNameOfType.map(names.contains) == true }
      }
      if found.isEmpty { return names }
      names.formUnion(found.keys)
    }
  }

  /// The scopes that declare aliases.
  var scopes: Set<Scope> { byName.values.reduce(into: []) { $0.formUnion($1.all.map(\.scope)) } }

  /// Moves the aliases of the scopes that are keys to the paths that are their values.
  mutating func move(to paths: [Scope: String]) {
    byName = byName.mapValues { named in
      named.all.reduce(into: Named()) {
        $0.add(
          Alias(
            scope: paths[$1.scope].map($1.scope.moved) ?? $1.scope, value: $1.value,
            privateFile: $1.privateFile,
            isInternal: $1.isInternal))
      }
    }
  }

  /// Returns whether a scope itself declares an alias with this name, in the type's declaration or in an extension.
  package func declares(_ name: String, in scope: Scope) -> Bool {
    !declared(name, in: scope).isEmpty
  }

  /// Returns the types of all aliases with this name, wherever they are declared.
  package func all(named name: String) -> [SyntaxNode] { byName[name]?.all.map(\.value) ?? [] }

  /// Returns the types of all aliases with this name, and the scopes that declare them.
  func declarations(of name: String) -> [(value: SyntaxNode, scope: Scope)] {
    (byName[name]?.all ?? []).map { ($0.value, $0.scope) }
  }

  /// Returns the types of the aliases that a scope itself declares, and the scopes in which these types are looked up.
  func declared(_ name: String, in scope: Scope) -> [(value: SyntaxNode, scope: Scope)] {
    let found = byName[name]?.byPath[scope.path] ?? []
    return found.filter { $0.scope.overlaps(scope) && $0.isVisible(from: scope) }.map {
      ($0.value, $0.scope)
    }
  }

  /// Returns the type that a name means in a scope: that of the alias in the innermost enclosing scope, or else of any
  /// alias with this name.
  package func resolve(_ name: String, from scope: Scope) -> SyntaxNode? {
    declaration(of: name, from: scope)?.value
  }

  /// Returns the alias that a name means in a scope: that of the innermost enclosing scope, or else one outside of types
  /// or in a type that fulfills a condition.
  ///
  /// - Parameters:
  ///   - mayInherit: Whether names in the scope may mean what the scope of a type declares.
  ///   - isImported: Whether the file of the scope imports the module of another scope, whose aliases it then means.
  func declaration(
    of name: String, from scope: Scope, where mayInherit: (Scope) -> Bool = { _ in true },
    preferring isImported: (Scope) -> Bool = { _ in true }
  ) -> (value: SyntaxNode, scope: Scope)? {
    if let found = nearest(name, from: scope) { return (found.value, found.scope) }
    let found = (byName[name]?.all ?? []).filter {
      $0.isVisible(from: scope) && ($0.scope.path.isEmpty ? reaches($0, from: scope) : mayInherit($0.scope))
    }
    let meant = found.count > 1 ? found.last { isImported($0.scope) } ?? found.last : found.last
    return meant.map { ($0.value, $0.scope) }
  }

  private func reaches(_ alias: Alias, from scope: Scope) -> Bool {
    access.reaches(alias.scope.modules, from: scope.modules, isInternal: alias.isInternal)
  }

  /// Returns the type that a name means in a scope by an alias of an enclosing scope, or `nil` if none has it.
  package func visible(_ name: String, from scope: Scope) -> SyntaxNode? { nearest(name, from: scope)?.value }

  /// Returns the path of the innermost enclosing scope that declares an alias with this name: empty for the file scope,
  /// and `nil` if none does.
  package func path(around name: String, from scope: Scope) -> String? {
    nearest(name, from: scope)?.scope.path
  }

  /// Returns the types of the alias that a name means in a scope: several in clauses of `#if`, or in several files.
  func types(of name: String, from scope: Scope) -> [(value: SyntaxNode, scope: Scope)] {
    guard let path = nearest(name, from: scope)?.scope.path,
      let around = scope.outward.first(where: { $0.path == path })
    else { return [] }
    return TypeAliases.meanings(of: declared(name, in: around))
  }

  private func nearest(_ name: String, from scope: Scope) -> Alias? {
    guard let named = byName[name] else { return nil }
    for around in scope.searched {
      let found = named.byPath[around.path]?.first {
        $0.scope.modules.intersects(scope.modules) && $0.isVisible(from: scope)
      }
      if let found { return found }
    }
    return nil
  }
}

extension SyntaxNode {
  /// The last name of a written type, perhaps an optional one; `nil` for one that is no name, such as `[T]`.
  package var lastNameOfType: String? {
    guard case .named(let name)? = TypeRef(self).unwrappings.last?.unmodified else { return nil }
    return name.unquoted
  }
}
