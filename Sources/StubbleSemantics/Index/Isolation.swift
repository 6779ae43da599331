package import StubbleSyntax

/// The isolation of a member, as far as its closures depend on it.
package enum Isolation: Sendable, Equatable {
  /// No isolation is stated or inherited.
  case none
  /// Isolated to an actor instance.
  case actor
  case global(GlobalActor)
  /// Explicitly nonisolated.
  case nonisolated
  /// On the main actor by the module's default, or nonisolated because of a protocol that is not visible.
  case unclear

  /// The main actor, as generated code names it.
  static let mainActor = Isolation.global(.main)

  /// Whether it is the main actor, under any name.
  var isMainActor: Bool { if case .global(let actor) = self { actor.isMainActor } else { false } }
}

extension TypeIndex {
  /// Returns the isolation of a member: the one stated by itself, a protocol requirement, its extension, an overridden
  /// member, or its type, in this order. But that of an overridden member precedes that of a requirement.
  package func isolation(of member: Member, in type: TypeID?) -> Isolation {
    if let own = ownIsolation(of: member, in: type) { return own }
    let around = isolationOfExtension(around: member, in: type)
    guard let type else { return around ?? isolationByDefault(of: member, in: nil) }
    if around == nil, let inherited = overriddenIsolation(of: member, in: type) { return inherited }
    if let isolation = requirementIsolation(of: member, in: type) ?? around { return isolation }
    switch facts(of: type).isolation {
    case .actor where member.isStatic: return .none
    case .none: return isolationByDefault(of: member, in: type)
    case let isolation: return isolation
    }
  }

  /// Returns the isolation that a member or its extension states, or `nil` if neither does.
  func statedIsolation(of member: Member, in type: TypeID?) -> Isolation? {
    ownIsolation(of: member, in: type) ?? isolationOfExtension(around: member, in: type)
  }

  /// Returns the isolation that a member states itself, or `nil` if it states none.
  func ownIsolation(of member: Member, in type: TypeID?) -> Isolation? {
    if let actor = globalActor(on: member.node, scope: scope(of: member, in: type)) {
      return .global(actor)
    }
    return member.isNonisolated ? .nonisolated : nil
  }

  /// Returns the isolation that the extension around a member states, or `nil` if it states none.
  func isolationOfExtension(around member: Member, in type: TypeID?) -> Isolation? {
    guard member.isInExtension else { return nil }
    if let actor = globalActor(on: member.owner.node, scope: scope(of: member, in: type)) {
      return .global(actor)
    }
    return member.owner.node.hasModifier(.nonisolated) ? .nonisolated : nil
  }

  /// Returns the global actor that the declaration of a type names in an attribute, or `nil` if it names none.
  package func statedGlobalActor(of type: TypeID) -> GlobalActor? {
    globalActor(on: types[type].decl.node, scope: types[type].scopeOfAttributes)
  }

  /// Returns the global actor that a declaration names in an attribute, or `nil` if there is none. It has the whole path
  /// of a nested actor, since types elsewhere inherit the isolation.
  package func globalActor(on node: SyntaxNode, scope: Scope) -> GlobalActor? {
    attributeOfGlobalActor(on: node, scope: scope).map {
      GlobalActor(name: pathOfActor($0.attributeName, from: scope))
    }
  }

  /// Returns the attribute in a declaration that names a global actor, or `nil` if there is none.
  package func attributeOfGlobalActor(on node: SyntaxNode, scope: Scope) -> SyntaxNode? {
    node.attributes.first { attribute in
      (attribute.token(.leftParen) == nil || attribute.spelling.hasSuffix("(unsafe)"))
        && isGlobalActor(attribute.attributeName, scope: scope)
    }
  }

  /// Returns whether a declaration has a global actor inside `#if`, and is on it in some builds only.
  package func isOnActorInSomeBuilds(_ node: SyntaxNode, scope: Scope) -> Bool {
    node.conditionalAttributes.contains { isGlobalActor($0.attributeName, scope: scope) }
  }

  /// Returns the name of a global actor, or of an alias for one, as it can be written outside of the types around it.
  private func pathOfActor(_ name: String, from scope: Scope) -> String {
    let meant = attributeType(named: name, from: scope)
    // The main actor has this name everywhere; that of another module may not be visible everywhere.
    if meant.name != name, GlobalActor(name: meant.name).isMainActor { return meant.name }
    let path: String
    if let found = resolve(name, from: scope).first.map({ types[$0] }) {
      if found.isLocal { return name }
      path = found.path
    } else {
      guard !name.contains("."), let owner = alias(name, from: scope)?.scope.path, !owner.isEmpty else {
        return name
      }
      path = owner + "." + name
    }
    return name.hasSuffix(path) ? name : path.escapedPath
  }

  /// Returns whether an attribute names a global actor. One that is neither visible nor known counts if its name is
  /// that of a type and ends in `Actor`.
  package func isGlobalActor(_ name: String, scope: Scope) -> Bool {
    isMarked(name, "globalActor", scope: scope)
      ?? (name.hasSuffix("Actor") && TypeDecl.lastName(of: name).isWrittenLikeType)
  }

  /// Returns whether an attribute is a result builder. One that is neither visible nor known counts if its name ends in
  /// `Builder`.
  package func isResultBuilder(_ name: String, scope: Scope) -> Bool {
    isMarked(name, "resultBuilder", scope: scope) ?? name.hasSuffix("Builder")
  }

  /// Returns whether an attribute is a result builder that is visible or known.
  package func isKnownResultBuilder(_ name: String, scope: Scope) -> Bool {
    isMarked(name, "resultBuilder", scope: scope) ?? false
  }

  /// Returns whether a type has an attribute, such as `globalActor`, or `nil` if the type is neither visible nor known.
  func isMarked(_ name: String, _ mark: String, scope: Scope) -> Bool? {
    let generic = (name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name).unquoted
    let simple = TypeDecl.lastName(of: generic)
    if !declaresType(named: simple), !aliases.contains(simple) {
      // The answer is the same in all scopes.
      return answers.marksOfKnownTypes.answer(to: Mark(name: mark, type: generic)) {
        prelude.isMarked(generic, mark)
      }
    }
    let meant = attributeType(named: generic, from: scope)
    let declared = resolve(meant.name, from: meant.scope)
    guard !declared.isEmpty else { return prelude.isMarked(meant.name, mark) }
    return declared.contains { types[$0].decl.node.hasAttribute(mark) }
  }

  /// Returns the name of the type that an attribute names, perhaps by aliases, and the scope in which it is looked up.
  func attributeType(named name: String, from scope: Scope) -> (name: String, scope: Scope) {
    var meant = (name: name, scope: scope)
    // An alias may lead back to itself.
    for _ in 0..<TypeAliases.depthLimit {
      guard resolve(meant.name, from: meant.scope).isEmpty,
        let alias = aliased(meant.name, from: meant.scope).first
      else { break }
      meant = (TypeDecl.dottedName(alias.value.bareType), alias.scope)
    }
    return meant
  }

  /// Returns whether a type is an actor, or is declared `Sendable` by itself or its protocols.
  package func isSendable(_ type: TypeID) -> Bool {
    types[type].kind == .actor || conformances(of: type).contains("Sendable")
  }
}

/// An attribute that a type with a name may have.
struct Mark: Hashable {
  let name: String
  let type: String
}

extension Member {
  /// Whether the member is nonisolated by its declaration: by a modifier, by `@concurrent`, or by a parameter that is
  /// `isolated`.
  package var isNonisolated: Bool {
    node.hasModifier(.nonisolated) || node.hasAttribute("concurrent") || hasIsolatedParameter
  }

  private var hasIsolatedParameter: Bool {
    (FunctionDecl(node)?.parameters ?? []).contains { parameter in
      guard let type = parameter.type, type.kind == .attributedType else { return false }
      return type.ownTokens.contains { type.tree.text(ofToken: $0) == "isolated" }
    }
  }
}
