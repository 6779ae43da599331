package import StubbleSyntax

/// The properties whose values some member returns a part of. A span of a stored property's value would outlive it if
/// the property became computed.
package struct LifetimeDependencies: Sendable {
  /// The names that members with dependent results refer to as those of their own type, by type.
  private var own: [TypeID: Set<String>] = [:]
  /// The names of members that are accessed on values of unknown types: `storage` for `buffers[0].storage.span`.
  private var parts: Set<String> = []
  /// The names of members that initializers of noncopyable types access on what they have stored. Where such a part is
  /// computed, the compiler crashes (as of Swift 6.3).
  private var partsOfNew: Set<String> = []

  init() {}

  init(in index: TypeIndex, workers: Workers = .caller) {
    let types = index.types.keys
    let dependentByType = Table<TypeID, [Member]>(
      workers.map(types.count) { position in
        let type = types[position]
        return index.types[type].members.filter { index.dependsOnLifetimes($0, in: type) }
      })
    for (type, model) in index.types.entries {
      if index.facts(of: type).isNoncopyable {
        partsOfNew.formUnion(model.initializers.flatMap(\.node.parts).map(\.name))
      }
      let dependent = dependentByType[type]
      guard !dependent.isEmpty else { continue }
      let names = dependent.reduce(into: Set<String>()) { $0.formUnion($1.node.ownNames) }
      for user in [type] + index.users(of: type) {
        for owner in [user] + index.ancestors(of: user) { own[owner, default: []].formUnion(names) }
      }
      for member in dependent { add(member.node.parts, of: member, in: type, index: index) }
    }
    for member in index.foreignExtensions where index.dependsOnLifetimes(member, in: nil) {
      parts.formUnion(member.node.parts.map(\.name))
      // The names that a protocol's extension mentions may be stored properties of any type that conforms to it.
      let name = member.owner.name
      if index.prelude.isProtocol(name) == false { continue }
      parts.formUnion(member.node.ownNames)
    }
  }

  /// Adds parts of a type's own variables to the types of these, and the others to `parts`.
  private mutating func add(_ found: [Part], of member: Member, in type: TypeID, index: TypeIndex) {
    for part in found {
      let base = part.base.flatMap { index.typeOfVariable($0, usedBy: member, of: type) } ?? []
      if base.isEmpty { parts.insert(part.name) }
      for owner in base { own[owner, default: []].insert(part.name) }
    }
  }

  /// Returns whether some initializer of a noncopyable type may access a member of what a property with this name
  /// stores.
  package func isReadInInitializers(_ name: String) -> Bool { partsOfNew.contains(name) }

  /// Returns whether some member may return a part of what a property with this name stores.
  package func includes(_ name: String, of type: TypeID?) -> Bool {
    parts.contains(name) || type.flatMap { own[$0]?.contains(name) } ?? false
  }
}

/// A member in the middle of an access path, such as `storage` in `buffer.storage.span`.
private struct Part {
  let name: String
  /// The name before the period if nothing but `self.` precedes it; otherwise `nil`.
  let base: String?
}

extension TypeIndex {
  /// Returns the types that conform to a protocol; none if `type` is no protocol.
  fileprivate func users(of type: TypeID) -> [TypeID] {
    guard types[type].kind == .protocol else { return [] }
    let name = types[type].name
    let end = "." + name
    return types.keys.filter { user in
      ancestors(of: user).contains(type)
        || conformances(of: user).contains { $0 == name || $0.hasSuffix(end) }
    }
  }

  /// Returns the visible types, with their ancestors, of a variable that a member mentions.
  ///
  /// - Returns: The types; none if the name may be that of a local variable, or if its type is not visible.
  fileprivate func typeOfVariable(_ name: String, usedBy member: Member, of type: TypeID) -> [TypeID] {
    guard !member.node.declaresInside(name) else { return [] }
    var found: [TypeID] = []
    for owner in [type] + ancestors(of: type) {
      for declaration in types[owner].members where declaration.declaredNames.contains(name) {
        guard let decl = VariableDecl(declaration.node),
          let written = decl.binding(named: name)?.type,
          case let bases = resolve(TypeDecl.dottedName(written.bareType), from: types[owner].scope),
          !bases.isEmpty
        else { return [] }
        found += bases
      }
    }
    return found + found.flatMap(ancestors)
  }

  /// Finds the names by which code may mean nonescapable types, visible or known, however deeply nested.
  func findNonescapableNames() -> TokenTexts {
    let own = types.entries.filter { facts(of: $0.key).isNonescapable }.map(\.value.name)
    let known = prelude.modules.reduce(into: Set(own)) { $0.formUnion($1.nonescapableNames) }
    return TokenTexts(withAliases(own.isEmpty ? known : known.union(["Self"])))
  }

  /// Finds the names of the types and aliases of a known module that may be nonescapable. Few types are asked about.
  func findNonescapableNamesOfModule() -> Set<String> {
    let found = types.entries.filter {
      $0.value.decl.suppressesRequirements && facts(of: $0.key).isNonescapable
    }
    return withAliases(Set(found.map(\.value.name)))
  }

  /// Returns names of types, and those of the aliases whose types contain one of them.
  private func withAliases(_ names: Set<String>) -> Set<String> {
    var names = names
    while case let found = aliases.names(ofTypesWithTokens: TokenTexts(names)), !names.isSuperset(of: found) {
      names.formUnion(found)
    }
    return names
  }

  /// Returns whether the result of a function, or the type of a property, is nonescapable.
  ///
  /// - Parameters:
  ///   - owner: The type that has the member; `nil` if that is not visible.
  fileprivate func dependsOnLifetimes(_ member: Member, in owner: TypeID?) -> Bool {
    let type = FunctionDecl(member.node)?.returnType ?? VariableDecl(member.node)?.bindings.first?.type
    return type.map { isNonescapable($0, from: scope(of: member, in: owner)) } ?? false
  }

  /// Returns whether a type, as it is written in a scope, is nonescapable.
  package func isNonescapable(_ type: SyntaxNode, from scope: Scope) -> Bool {
    guard type.tokenRange.contains(where: { nonescapableNames.containsName($0, of: type.tree) }) else {
      return false
    }
    guard let meaning = unwrapped(TypeRef(type), from: scope), let name = meaning.dottedName else {
      return false
    }
    let found = name == "Self" ? resolve(in: scope) : resolve(name, from: scope)
    if !found.isEmpty { return found.contains { facts(of: $0).isNonescapable } }
    guard prelude.isNonescapable(name) == true else { return false }
    return !meaning.arguments.isEmpty || !type.lacksArguments(of: name, prelude)
  }

  /// Returns what a type means if it is an alias, without the optionals around it, which may be those of an alias too;
  /// `nil` if an alias leads back to itself.
  private func unwrapped(_ type: TypeRef, from scope: Scope) -> TypeRef? {
    var type = type
    for _ in 0..<TypeAliases.depthLimit {
      guard let inner = unaliased(type, from: scope).unwrappings.last, inner != type else { return type }
      type = inner
    }
    return nil
  }
}

extension SyntaxNode {
  /// Whether a name without arguments cannot mean a known type of this name, which needs them outside of its extensions:
  /// it is another one, such as the `Span` of a tracing package.
  fileprivate func lacksArguments(of name: String, _ prelude: Prelude) -> Bool {
    prelude.isGeneric(name) == true
      && !ancestors.contains { $0.kind == .extensionDecl && TypeDecl($0)?.name == name }
  }

  /// The names in the node that are alone or after `self.`, without argument labels.
  fileprivate var ownNames: Set<String> {
    Set(
      names { before, beforeThat, after in
        let isLabel = after == .colon && (before == .leftParen || before == .comma)
        return !isLabel && (before != .period || beforeThat == .self)
      }.map(tree.name(ofToken:)))
  }

  /// The members in the middle of access paths.
  fileprivate var parts: [Part] {
    let kinds = tree.tokens
    let found = names { before, beforeThat, after in
      before == .period && beforeThat != .self
        && [.period, .leftSquare, .postfixQuestion, .exclamation].contains(after)
    }
    return found.map { index in
      let base = index - 2
      let isAlone =
        base > 1 && kinds[base].kind.isIdentifierLike
        && (kinds[base - 1].kind != .period || kinds[base - 2].kind == .self)
      return Part(name: tree.name(ofToken: index), base: isAlone ? tree.name(ofToken: base) : nil)
    }
  }

  /// Returns whether a parameter or a local variable with this name is declared in the node.
  fileprivate func declaresInside(_ name: String) -> Bool {
    descendants.contains { node in
      switch node.kind {
      case .identifierPattern: node.parent?.parent?.id != id && node.spelling == name
      case .parameter, .closureParameter: node.ownTokens.contains { tree.name(ofToken: $0) == name }
      case .closureSignature: node.tokenRange.contains { tree.name(ofToken: $0) == name }
      default: false
      }
    }
  }

  /// Returns the identifiers that satisfy a condition on the kinds of the token before, the one before that, and the
  /// one after.
  private func names(where condition: (TokenKind, TokenKind, TokenKind) -> Bool) -> [TokenIndex] {
    let kinds = tree.tokens
    return tokenRange.filter { index in
      kinds[index].kind.isIdentifierLike
        && condition(
          index > 0 ? kinds[index - 1].kind : .endOfFile, index > 1 ? kinds[index - 2].kind : .endOfFile,
          kinds[index + 1].kind)
    }
  }
}
