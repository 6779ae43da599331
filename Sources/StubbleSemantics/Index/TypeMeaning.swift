package import StubbleSyntax

extension TypeIndex {
  /// Returns the visible types that a written type means, directly or through aliases.
  package func meaning(of type: SyntaxNode, from scope: Scope) -> [TypeID] {
    unaliased(type, from: scope).flatMap { resolve(TypeDecl.dottedName($0.type), from: $0.scope) }
  }

  /// Returns the visible types that a type means, directly or through aliases.
  package func meaning(of type: TypeRef, from scope: Scope) -> [TypeID] {
    guard let name = type.dottedName else { return [] }
    let found = resolve(name, from: scope)
    return found.isEmpty
      ? aliased(name, from: scope, depth: 0).flatMap { alias in
        alias.value.bareType.composedTypes.flatMap { meaning(of: $0, from: alias.scope) }
      } : found
  }

  /// Returns the written type, or those that it means if it is an alias, each with the scope in which it is written. A
  /// composition `A & B` that an alias means yields both parts.
  func unaliased(_ type: SyntaxNode, from scope: Scope) -> [(type: SyntaxNode, scope: Scope)] {
    unaliased(type, from: scope, depth: 0)
  }

  /// - Parameter depth: The number of aliases that have been followed; an alias may lead back to itself.
  private func unaliased(
    _ type: SyntaxNode, from scope: Scope, depth: Int
  ) -> [(type: SyntaxNode, scope: Scope)] {
    let name = TypeDecl.dottedName(type)
    guard resolve(name, from: scope).isEmpty, depth < TypeAliases.depthLimit else { return [(type, scope)] }
    let found = aliased(name, from: scope, depth: depth)
    if found.isEmpty { return [(type, scope)] }
    return found.flatMap { alias in
      alias.value.bareType.composedTypes.flatMap { unaliased($0, from: alias.scope, depth: depth + 1) }
    }
  }

  /// Returns the aliases that a name means, except those that repeat the type of another one.
  ///
  /// The alias is looked up from the innermost scope outward. It may be a member of a type: `Owner.Alias`, where
  /// `Owner` may be an alias too.
  package func aliased(_ name: String, from scope: Scope, depth: Int = 0) -> [TypeAlias] {
    TypeAliases.meanings(of: declarations(ofAlias: name, from: scope, depth: depth))
  }

  /// Returns all declarations of the aliases that a name means; several clauses of `#if` may have one each.
  package func declarations(ofAlias name: String, from scope: Scope, depth: Int = 0) -> [TypeAlias] {
    guard aliases.contains(TypeDecl.lastName(of: name)) else { return [] }
    guard let period = name.lastIndex(of: ".") else {
      for around in scope.searched {
        let found = aliases.declared(name, in: around)
        if !found.isEmpty { return found }
      }
      return []
    }
    let (owner, member) = (String(name[..<period]), TypeDecl.lastName(of: name))
    var owners = resolve(owner, from: scope)
    if owners.isEmpty, depth < TypeAliases.depthLimit {
      owners = aliased(owner, from: scope, depth: depth + 1).flatMap { alias in
        unaliased(alias.value.bareType, from: alias.scope, depth: depth + 1)
          .flatMap { resolve(TypeDecl.dottedName($0.type), from: $0.scope) }
      }
    }
    let scopes =
      owners.map { types[$0].scope } + [Scope(modules: moduleGraph.modules(named: owner), path: "")]
    return scopes.flatMap { aliases.declared(member, in: $0) }
  }
}

extension TypeIndex {
  /// Returns the alias that a name without a period may mean in a scope: that of the innermost enclosing scope, or else
  /// one outside of types, whose module may be imported, or one that a type around the scope may inherit.
  package func alias(_ name: String, from scope: Scope) -> TypeAlias? {
    aliases.alias(
      named: name, from: scope, where: { isInheritable(from: $0, in: scope) },
      preferring: { isImported($0.modules, from: scope) })
  }

  /// Returns the declarations of the alias outside of types that a name without a period means in a scope because the file
  /// imports its module.
  package func declarations(ofImportedAlias name: String, from scope: Scope) -> [TypeAlias] {
    let found = aliases.alias(
      named: name, from: scope, where: { _ in false }, preferring: { isImported($0.modules, from: scope) })
    guard let found, isImported(found.scope.modules, from: scope) else { return [] }
    return aliases.declared(name, in: found.scope)
  }

  /// Returns whether the file of a scope imports one of some modules, or its module does if the file is not known.
  private func isImported(_ others: ModuleSet, from scope: Scope) -> Bool {
    guard let file = scope.file else { return imports(others, in: scope.modules) }
    let given = imports[file].modules
    return others.modules.contains { other in
      given.contains(other.name) || given.contains { isExported(by: $0, other.name) }
    }
  }

  /// Returns whether a name without a period means an alias or an associated type that a type around a scope inherits.
  func isInherited(_ name: String, in scope: Scope) -> Bool {
    let isAssociated = associatedTypes.contains(name)
    guard isAssociated || aliases.contains(name) else { return false }
    return scope.searched.contains { around in
      !around.path.isEmpty
        && resolve(in: around).flatMap(ancestors).contains { ancestor in
          aliases.declares(name, in: types[ancestor].scope)
            || isAssociated && types[ancestor].members.contains { $0.associatedType == name }
        }
    }
  }

  /// Returns whether a name without a period may mean an alias in a scope.
  package func mayMeanAlias(_ name: String, from scope: Scope) -> Bool { alias(name, from: scope) != nil }

  /// Returns whether a type around a scope may inherit what another type declares. Extensions of types of other modules
  /// may be those of a superclass or a protocol.
  private func isInheritable(from declaring: Scope, in scope: Scope) -> Bool {
    let owners = resolve(in: declaring)
    if owners.isEmpty || !areTypesLinked { return true }
    return scope.searched.contains { around in
      !around.path.isEmpty
        && resolve(in: around).contains { !Set(owners).isDisjoint(with: ancestors(of: $0)) }
    }
  }

  /// Returns whether a type is a function type, by its own spelling or through an alias.
  package func isFunction(_ type: SyntaxNode, from scope: Scope) -> Bool {
    isFunction(TypeRef(type), from: scope)
  }

  /// Returns whether a type is a function type, by its own spelling or through an alias. An alias that is not visible is
  /// one if it is written after `@escaping` somewhere.
  ///
  /// - Parameter generics: The names of a function's generic parameters, which are no aliases.
  package func isFunction(_ type: TypeRef, from scope: Scope, generics: Set<String> = []) -> Bool {
    let meaning = unaliased(type, from: scope, generics: generics)
    if meaning.isFunction { return true }
    guard !foreignFunctionNames.isEmpty, let name = meaning.dottedName, let root = meaning.rootName else {
      return false
    }
    return foreignFunctionNames.contains(name) && !generics.contains(root)
      && !isGenericParameter(root, in: scope)
  }

  /// Returns whether a function type is the meaning of some alias with a name, wherever it is declared.
  package func mayMeanFunction(aliasNamed name: String) -> Bool {
    aliases.contains(name)
      && answers.mayMeanFunctions.answer(to: name) {
        aliases.all(named: name).contains { isFunction($0.value, from: $0.scope) }
      }
  }

  /// Returns whether a type is an alias that means a function type in some builds, and another type in others.
  package func isFunctionInSomeBuilds(_ type: TypeRef, from scope: Scope) -> Bool {
    guard let name = type.simpleName, resolve(name, from: scope).isEmpty else { return false }
    let meanings = aliased(name, from: scope).map { isFunction($0.value, from: $0.scope) }
    return meanings.contains(true) && meanings.contains(false)
  }

  /// Returns a type without parentheses, or what it means if it is the name of an alias.
  ///
  /// - Parameter generics: The names of a function's generic parameters, which are no aliases.
  package func unaliased(_ type: TypeRef, from scope: Scope, generics: Set<String> = []) -> TypeRef {
    attributed(type, from: scope, generics: generics).bare
  }

  /// Returns what a type means, with the attributes of the types that aliases lead to: `@Sendable () -> Void`.
  package func attributed(_ type: TypeRef, from scope: Scope, generics: Set<String>) -> TypeRef {
    var meaning = type.withoutParentheses
    // An alias may lead back to itself.
    var seen: Set<String> = []
    while case let bare = meaning.unmodified, case .named(let name) = bare {
      if let root = bare.rootName, generics.contains(root) || isGenericParameter(root, in: scope) { break }
      guard let path = bare.dottedName, seen.insert(path).inserted, resolve(path, from: scope).isEmpty,
        isKnown(ownerOf: path, from: scope),
        let alias = name.base == nil
          ? alias(path, from: scope)
          : aliased(path, from: scope).first ?? aliases.alias(named: name.unquoted, from: scope)
      else { break }
      meaning = self.meaning(of: alias, withArguments: name.arguments, from: scope).withoutParentheses
        .modified(by: meaning.modifiers)
    }
    return meaning
  }

  /// Returns the type that an alias means with generic arguments, in whose place another scope has the paths of the
  /// types and aliases that the alias sees and the scope does not.
  package func meaning(of alias: TypeAlias, withArguments arguments: [TypeRef] = [], from scope: Scope)
    -> TypeRef
  {
    let meaning = alias.meaning(withArguments: [])
    if alias.scope.path.isEmpty || scope.isInside(alias.scope.path) || !namesMembers(ofOwner: alias.scope) {
      return alias.meaning(withArguments: arguments)
    }
    let parameters = Set(alias.genericParameters.map(\.name))
    let names = Set(meaning.names.map(TypeDecl.firstName)).subtracting(parameters)
    let paths = names.reduce(into: [String: TypeRef]()) { paths, name in
      if let path = path(of: name, seenFrom: alias.scope, butNotFrom: scope) {
        paths[name] = TypeRef(path: path.escapedPath)
      }
    }
    return alias.meaning(withArguments: arguments, paths)
  }

  /// Returns whether what a type declares has a path by the type's name: it is no protocol, and has no generic parameters.
  private func namesMembers(ofOwner owner: Scope) -> Bool {
    types(around: owner).allSatisfy { types[$0].kind != .protocol && !types[$0].decl.isGeneric }
  }

  /// Returns the path of the type or alias that a name means in one scope, if it means no or another one in another scope.
  private func path(of name: String, seenFrom inner: Scope, butNotFrom scope: Scope) -> String? {
    if let found = resolve(name, from: inner).first {
      if types[found].isLocal || resolve(name, from: scope).contains(found) { return nil }
      let around = types(around: types[found].scope).dropFirst()
      return around.contains(where: { types[$0].decl.isGeneric })
        ? inner.path + "." + name : types[found].path
    }
    guard let alias = alias(name, from: inner), !alias.scope.path.isEmpty, !alias.scope.isLocal,
      self.alias(name, from: scope)?.node != alias.node
    else { return nil }
    // The owner may inherit the alias from a generic class or a protocol.
    return (inner.isInside(alias.scope.path) ? alias.scope.path : inner.path) + "." + name
  }

  /// Returns the aliases that a name means, which may be members of a type.
  package func aliases(named name: String, from scope: Scope) -> [TypeAlias] {
    name.contains(".") ? aliased(name, from: scope) : alias(name, from: scope).map { [$0] } ?? []
  }

  /// Returns whether all visible and known functions and variables with this name return `Never`.
  package func neverReturns(named name: String) -> Bool { areAll(named: name, { $0 }) == true }

  /// Returns whether functions or variables with this name are visible or known, and none of them returns `Never`.
  package func alwaysReturns(named name: String) -> Bool { areAll(named: name, { !$0 }) == true }

  /// Returns whether all visible functions and variables with a name, and those that are known outside of types, satisfy
  /// a condition on whether they return `Never`, or `nil` if there are none.
  private func areAll(named name: String, _ condition: (Bool) -> Bool) -> Bool? {
    // Mostly the first declaration decides.
    let ofTypes = namedMembers.named(name)
    let others = namedMembers.foreign(name) + globals[name]
    let known = prelude.globals(named: name)
    if ofTypes.isEmpty, others.isEmpty, known.isEmpty { return nil }
    return ofTypes.allSatisfy { condition(isNever(types[$0.type].members[$0.member], in: $0.type)) }
      && others.allSatisfy { condition(isNever($0, in: nil)) }
      && known.allSatisfy { condition($0.typeOfResult?.isNever ?? false) }
  }

  /// Returns whether a function returns `Never`, or a variable is one, perhaps by an alias.
  private func isNever(_ member: Member, in type: TypeID?) -> Bool {
    guard let result = member.typeOfResult else { return false }
    return result.isNever
      || !aliases.isEmpty && unaliased(result, from: scope(of: member, in: type)).isNever
  }

  /// Returns whether all functions and variables that a name means in a scope return `Never`. Members of the enclosing type
  /// and its ancestors hide others.
  package func neverReturns(named name: String, from scope: Scope) -> Bool {
    let around = resolve(in: scope)
    let own = namedMembers.named(name, of: around + around.flatMap(ancestors))
    return own.isEmpty
      ? neverReturns(named: name) : own.allSatisfy { isNever(types[$0.type].members[$0.member], in: $0.type) }
  }

  /// Returns whether a type is `Void`, or an alias of it.
  package func isVoid(_ type: TypeRef, from scope: Scope) -> Bool { unaliased(type, from: scope).isVoid }

  /// Returns whether a type is, or contains, a visible or known type with a parameter pack: `Predicate<Item>`.
  package func mentionsTypeOverPack(_ type: TypeRef, from scope: Scope) -> Bool {
    guard type.contains(where: mayBeOverPack) else { return false }
    return unaliased(type, from: scope).contains { part in
      if isOverPack(part, from: scope) { return true }
      guard case .named(let name) = part, aliases.contains(name.unquoted) else { return false }
      return unaliased(part, from: scope).contains { isOverPack($0, from: scope) }
    }
  }

  /// Returns whether a type may have a parameter pack, judged by its name alone, which rules out most types.
  private func mayBeOverPack(_ type: TypeRef) -> Bool {
    [type.dottedName.map(TypeDecl.lastName), type.rootName].contains { name in
      name.map { $0 == "Self" || namesOverPacks.contains($0) || aliases.contains($0) } ?? false
    }
  }

  /// Returns whether a type, or the one that it is a member of, has a parameter pack `each T`.
  private func isOverPack(_ type: TypeRef, from scope: Scope) -> Bool {
    Set([type.dottedName, type.rootName].compactMap(\.self)).contains { name in
      let path = name == "Self" ? scope.path : name
      let found = resolve(path, from: scope)
      return found.isEmpty
        ? prelude.types(named: path).contains { $0.model.decl.isGenericOverPack }
        : found.contains { types[$0].decl.isGenericOverPack }
    }
  }

  /// Returns whether a name is that of a generic parameter of an enclosing type, which hides types and aliases.
  package func isGenericParameter(_ name: String, in scope: Scope) -> Bool {
    guard genericParameterNames.contains(name) else { return false }
    return types(around: scope).contains { types[$0].genericParameters.contains { $0.name == name } }
  }

  /// Returns whether a type or an extension of it encloses a scope.
  func isType(_ type: TypeID, around scope: Scope) -> Bool { types(around: scope).contains(type) }

  /// Returns the types that enclose a scope, themselves or as extended ones, innermost first.
  package func types(around scope: Scope) -> [TypeID] {
    scope.outward.filter { !$0.path.isEmpty }.flatMap { resolve(in: $0) }
  }

  /// Returns the generic parameters of a type and of its enclosing types, innermost first, with their constraints.
  package func genericParameters(around type: TypeID) -> [(name: String, types: [SyntaxNode])] {
    types(around: types[type].scope).flatMap { types[$0].genericParameters }
  }

  /// Returns whether the part of a name before its last period is a visible type, an extended one, an alias or a module,
  /// so that its members are known. It may be a generic parameter otherwise.
  private func isKnown(ownerOf name: String, from scope: Scope) -> Bool {
    guard let period = name.lastIndex(of: ".") else { return true }
    let owner = String(name[..<period])
    let member = TypeDecl.lastName(of: name)
    let isOfExtension = [owner, TypeDecl.lastName(of: owner)].contains {
      aliases.declares(member, in: Scope(modules: scope.modules, path: $0))
    }
    return isOfExtension || owner == "Self" || !resolve(owner, from: scope).isEmpty
      || aliases.alias(named: TypeDecl.lastName(of: owner), from: scope) != nil
      || moduleGraph.declares(owner)
  }
}

extension Member {
  /// The written type of what the function returns, or of the variable.
  fileprivate var typeOfResult: TypeRef? {
    let type = FunctionDecl(node)?.returnType ?? VariableDecl(node)?.bindings.first?.writtenType
    return type.map { TypeRef($0) }
  }
}
