package import StubbleSyntax

/// The type aliases of a project, by name.
package struct TypeAliases: Sendable {
  /// The aliases of one name.
  private struct Named {
    /// All of them, in order of files and offsets.
    var all: [TypeAlias] = []
    /// The same aliases by the paths of their scopes.
    var byPath: [String: [TypeAlias]] = [:]

    mutating func add(_ alias: TypeAlias) {
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
      guard let name = decl.name(after: .typealias),
        let alias = TypeAlias(decl, file: file, modules: modules)
      else { continue }
      if alias.isPrivateToFile { filesWithOwn.insert(file) }
      if alias.value.containsType(.packExpansionType) { haveNamedPacks = true }
      byName[name, default: Named()].add(alias)
    }
  }

  /// The number of aliases that are followed one after the other. Aliases may lead back to themselves, and each may be
  /// declared several times.
  package static let depthLimit = 8

  /// Returns the declarations without those that repeat the type of another one in the same scope.
  static func meanings(of declarations: [TypeAlias]) -> [TypeAlias] {
    if declarations.count < 2 { return declarations }
    var seen: [Scope: Set<String>] = [:]
    return declarations.filter { seen[$0.scope, default: []].insert($0.value.spelling).inserted }
  }

  /// Returns whether a file declares private aliases.
  func haveDeclarationsPrivate(to file: FileID) -> Bool { filesWithOwn.contains(file) }

  /// Returns whether some alias has this name.
  package func contains(_ name: String) -> Bool { byName[name] != nil }

  /// Returns the type of a file-scope alias with this name, or `nil` if there is none.
  func atFileScope(_ name: String) -> SyntaxNode? { byName[name]?.byPath[""]?.last?.value }

  /// Returns the modules that declare a file-scope alias with this name which is visible beyond its file.
  package func modules(declaringAtFileScope name: String) -> [ModuleSet] {
    let found = byName[name]?.byPath[""] ?? []
    return found.filter { !$0.isPrivateToFile }.map(\.scope.modules)
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
      named.all.reduce(into: Named()) { moved, alias in
        moved.add(paths[alias.scope].map { alias.moved(to: alias.scope.moved(to: $0)) } ?? alias)
      }
    }
  }

  /// Returns whether a scope itself declares an alias with this name, in the type's declaration or in an extension.
  package func declares(_ name: String, in scope: Scope) -> Bool {
    !declared(name, in: scope).isEmpty
  }

  /// Returns all aliases with this name, wherever they are declared.
  package func all(named name: String) -> [TypeAlias] { byName[name]?.all ?? [] }

  /// Returns the aliases with this name that a scope itself declares.
  func declared(_ name: String, in scope: Scope) -> [TypeAlias] {
    let found = byName[name]?.byPath[scope.path] ?? []
    return found.filter { $0.scope.overlaps(scope) && $0.isVisible(from: scope) }
  }

  /// Returns the alias that a name means in a scope: that of the innermost enclosing scope, or else one outside of types
  /// or in a type that fulfills a condition.
  ///
  /// - Parameters:
  ///   - mayInherit: Whether names in the scope may mean what the scope of a type declares.
  ///   - isImported: Whether the file of the scope imports the module of another scope, whose aliases it then means.
  func alias(
    named name: String, from scope: Scope, where mayInherit: (Scope) -> Bool = { _ in true },
    preferring isImported: (Scope) -> Bool = { _ in true }
  ) -> TypeAlias? {
    if let found = visible(name, from: scope) { return found }
    let found = (byName[name]?.all ?? []).filter {
      $0.isVisible(from: scope) && ($0.scope.path.isEmpty ? reaches($0, from: scope) : mayInherit($0.scope))
    }
    return found.count > 1 ? found.last { isImported($0.scope) } ?? found.last : found.last
  }

  private func reaches(_ alias: TypeAlias, from scope: Scope) -> Bool {
    access.reaches(alias.scope.modules, from: scope.modules, isInternal: alias.isInternal)
  }

  /// Returns the path of the innermost enclosing scope that declares an alias with this name: empty for the file scope,
  /// and `nil` if none does.
  package func path(around name: String, from scope: Scope) -> String? {
    visible(name, from: scope)?.scope.path
  }

  /// Returns the alias that a name means in a scope: several in clauses of `#if`, or in several files.
  func aliases(named name: String, from scope: Scope) -> [TypeAlias] {
    guard let path = visible(name, from: scope)?.scope.path,
      let around = scope.outward.first(where: { $0.path == path })
    else { return [] }
    return TypeAliases.meanings(of: declared(name, in: around))
  }

  /// Returns the alias that a name means in a scope because an enclosing scope declares it, or `nil` if none does.
  package func visible(_ name: String, from scope: Scope) -> TypeAlias? {
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
