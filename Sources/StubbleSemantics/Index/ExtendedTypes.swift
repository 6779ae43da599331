package import StubbleSyntax

extension TypeIndex {
  /// Returns the types that an extension extends.
  ///
  /// - Parameters:
  ///   - path: The extended type as the extension names it: the path of a type, perhaps after the name of a module, or
  ///     an alias of the type or of an enclosing one.
  ///   - scope: The file scope of the extension, with its modules and an empty path.
  ///   - depth: The number of aliases that have been followed.
  func types(extendedAs path: String, from scope: Scope, depth: Int = 0) -> [TypeID] {
    // An alias may lead back to itself.
    guard depth < TypeAliases.depthLimit else { return [] }
    let found = types(of: path, from: scope, depth: depth)
    if !found.isEmpty { return found }
    if let (modules, rest) = moduleQualified(path, from: scope) {
      return types(of: rest, from: Scope(modules: modules, path: ""), depth: depth)
    }
    // Types that extend those of other modules are indexed by paths without the names of these modules.
    return pathInForeignModule(path).map { types(of: $0, from: scope, depth: depth) } ?? []
  }

  /// Returns the types of a path that does not begin with the name of a module.
  private func types(of path: String, from scope: Scope, depth: Int) -> [TypeID] {
    let found = resolve(in: scope.inside(path))
    if !found.isEmpty { return found }
    let member = TypeDecl.lastName(of: path)
    guard let period = path.lastIndex(of: ".") else { return types(meantBy: member, in: scope, depth: depth) }
    // Several types may have one path; each of them leads to all types with the longer path.
    var seen: Set<TypeID> = []
    return types(of: String(path[..<period]), from: scope, depth: depth).flatMap { owner in
      resolve(member, in: types[owner].scope) + types(meantBy: member, in: types[owner].scope, depth: depth)
    }.filter { seen.insert($0).inserted }
  }

  private func types(meantBy alias: String, in scope: Scope, depth: Int) -> [TypeID] {
    TypeAliases.meanings(of: aliases.declared(alias, in: scope)).flatMap {
      types(meantBy: $0, depth: depth + 1)
    }
  }

  private func types(meantBy alias: TypeAlias, depth: Int) -> [TypeID] {
    guard depth < TypeAliases.depthLimit,
      alias.value.kind.isNamedType
    else {
      return []
    }
    let name = TypeDecl.dottedName(alias.value)
    let found = resolve(name, from: alias.scope)
    if !found.isEmpty { return found }
    let further = aliased(name, from: alias.scope, depth: 0)
    return further.isEmpty
      ? types(extendedAs: name, from: Scope(modules: alias.scope.modules, path: ""), depth: depth + 1)
      : further.flatMap { types(meantBy: $0, depth: depth + 1) }
  }

  /// Returns the scope by the path of its types, if the scope was made from what the enclosing extensions name: those
  /// may name an alias, or begin with a module.
  package func scope(written scope: Scope) -> Scope {
    let names = scope.path.split(separator: ".")
    let outside = names.prefix { !$0.hasPrefix("@") }
    let path = outside.joined(separator: ".")
    guard let type = types(extendedAs: path, from: Scope(modules: scope.modules, path: "")).first else {
      return scope
    }
    let inside = names[outside.endIndex...].map(String.init)
    return scope.moved(to: ([types[type].path] + inside).joined(separator: "."))
  }

  /// Returns the paths to which types and aliases have to be moved because the extensions that declare them do not
  /// name the extended type by its path. The keys are the scopes as the extensions name them.
  func pathsOfExtensions() -> [Scope: String] {
    let known = Set(types.values.map(\.path))
    var paths: [Scope: String] = [:]
    let all = Set(types.values.filter { !$0.isLocal }.map(\.around)).union(aliases.scopes)
    for scope in all where !scope.path.isEmpty && !scope.isLocal && !known.contains(scope.path) {
      let extended = types(extendedAs: scope.path, from: Scope(modules: scope.modules, path: ""))
      let path = extended.first.map { types[$0].path } ?? pathInForeignModule(scope.path)
      if let path, path != scope.path { paths[scope] = path }
    }
    return paths
  }

  /// Returns the modules that the first part of a dotted name may be, and the rest of the name, or `nil` if the first
  /// part is a type, or an imported module that is not the project's own. Where the modules of the scope are declared, it
  /// is not their name unless it is one of those, but may be a type of a module that is not known.
  func moduleQualified(_ name: String, from scope: Scope) -> (modules: ModuleSet, path: String)? {
    guard let (module, path) = afterFirstName(of: name), !isForeign(module),
      moduleGraph.declares(module) || !scope.modules.areDeclared && !prelude.declares(module)
    else { return nil }
    return (moduleGraph.modules(named: module), path)
  }

  /// Returns the rest of a dotted name after that of an imported module which is not the project's own, or `nil` if
  /// there is none, or if the project declares a type that the rest would mean.
  private func pathInForeignModule(_ name: String) -> String? {
    guard let (module, path) = afterFirstName(of: name), isForeign(module) else { return nil }
    let outermost = TypeDecl.firstName(of: path)
    return resolve(in: Scope(modules: .unknown, path: outermost)).isEmpty ? path : nil
  }

  /// Returns whether a module is imported, by itself or as a part of the standard library, and not the project's own.
  private func isForeign(_ module: String) -> Bool {
    !moduleGraph.declares(module)
      && (moduleGraph.importedNames.contains(module) || KnownModule.named(module) === KnownModule.swift)
  }

  /// Returns the first part of a dotted name, and the rest, or `nil` if the first part is the name of a type.
  private func afterFirstName(of name: String) -> (first: String, rest: String)? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let first = String(name[..<dot])
    guard resolve(in: Scope(modules: .unknown, path: first)).isEmpty else { return nil }
    return (first, String(name[dot...].dropFirst()))
  }
}

extension TypeIndex {
  /// Returns whether an extension applies to some generic arguments of its type only: because of a `where` clause, or of
  /// the arguments of the type that it extends, perhaps by an alias.
  package func isConstrained(_ decl: TypeDecl) -> Bool {
    decl.whereClause != nil || decl.isExtension && hasArguments(decl)
  }

  /// Returns the generic parameters of a type that an extension gives arguments: all for `extension Box<Int>`.
  package func parameters(of type: TypeID, specializedBy decl: TypeDecl) -> Set<String> {
    decl.isExtension && hasArguments(decl) ? Set(types[type].genericParameters.map(\.name)) : []
  }

  /// Returns whether the type that an extension extends has generic arguments.
  private func hasArguments(_ decl: TypeDecl) -> Bool {
    guard let written = decl.extendedType.map({ TypeRef($0).bare }) else { return false }
    // `[Int]` and `Int?` have arguments, too.
    guard case .named = written, !written.isSpecialized else { return true }
    guard let name = written.dottedName, aliases.contains(TypeDecl.lastName(of: name)) else { return false }
    let found = aliases(named: name, from: Scope(around: decl.node, modules: .unknown))
    return found.contains { $0.genericParameters.isEmpty && TypeRef($0.value).bare.isSpecialized }
  }
}
