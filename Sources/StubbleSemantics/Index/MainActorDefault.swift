import StubbleSyntax

extension TypeIndex {
  /// Returns whether declarations in a file are on the main actor by default.
  package func isOnMainActor(file: FileID) -> Bool { settings[file].defaultIsolation == .mainActor }

  /// Returns whether a type is on the main actor, or may be, and its module has that as the default.
  package func isOnMainActorByDefault(_ type: TypeID?) -> Bool {
    guard let type, isOnMainActor(file: types[type].file) else { return false }
    return facts(of: type).isolation.isMainActor || facts(of: type).isolation == .unclear
  }

  /// Returns whether a type is on a global actor other than the main actor.
  package func isOnOtherActor(_ type: TypeID) -> Bool {
    guard case .global = facts(of: type).isolation else { return false }
    return !facts(of: type).isolation.isMainActor
  }

  /// Returns whether a member is not on the main actor although that is the default of its module.
  package func isNonisolatedOnMainActorByDefault(_ member: Member, in type: TypeID?) -> Bool {
    guard isOnMainActor(file: member.file) else { return false }
    let isolation = isolation(of: member, in: type)
    switch isolation {
    case .nonisolated, .none, .actor: return true
    case .global: return !isolation.isMainActor
    case .unclear: return false
    }
  }

  /// Returns the global actor that a member is on, or `nil` if it is on none, or only by the module's
  /// default. In the latter case, the compiler is as lenient as if `@preconcurrency` were written.
  package func statedGlobalActor(of member: Member, in type: TypeID?) -> GlobalActor? {
    guard case .global(let actor) = isolation(of: member, in: type) else { return nil }
    guard isOnMainActor(file: member.file), let type else { return actor }
    let scope = types[type].scope
    let isStated =
      globalActor(on: member.node, scope: scope) != nil
      || member.isInExtension && globalActor(on: member.owner.node, scope: scope) != nil
      || requirementIsolation(of: member, in: type) != nil || facts(of: type).statesGlobalActor
    return isStated ? actor : nil
  }

  /// Returns whether a type in a module that has the main actor as the default, or something from which it inherits its
  /// isolation, has the attribute of a global actor.
  func statesGlobalActor(_ type: TypeID) -> Bool {
    guard let origin = relations.originsOfIsolation[type] else { return false }
    guard case .global = writtenIsolation(of: origin) else { return false }
    return true
  }

  /// Returns the isolation of a member for which neither itself nor its type states any.
  func isolationByDefault(of member: Member, in type: TypeID?) -> Isolation {
    guard isOnMainActor(file: member.file) else { return .none }
    guard let type else { return Isolation.mainActor }
    return member.isInExtension && !keepsDefaultOut(type) ? Isolation.mainActor : .none
  }

  /// Returns the isolation of a type in a module that has the main actor as the default.
  ///
  /// - Parameter inner: The types inside of this one whose isolation is being determined already. A type may inherit from
  ///   one that is inside of it.
  func isolationByDefault(of type: TypeID, within inner: Set<TypeID> = []) -> Isolation {
    guard let origin = relations.originsOfIsolation[type], !inner.contains(origin) else {
      return Isolation.mainActor
    }
    if let isolation = writtenIsolation(of: origin) { return isolation }
    if keepsDefaultOut(origin) { return .none }
    let around = isolationAround(origin, within: inner.union([origin]))
    guard around == Isolation.mainActor else { return around }
    return types[origin].kind != .protocol && namesUnknownProtocol(origin) ? .unclear : around
  }

  /// Returns the superclass from which a type inherits its isolation in a module with this default, or `nil` if the type
  /// states its isolation or has no such superclass.
  func superclassDecidingIsolation(of type: TypeID) -> TypeID? {
    guard isOnMainActor(file: types[type].file), statedIsolation(of: type) == nil,
      let above = superclass(of: type), isOnMainActor(file: types[above].file)
    else { return nil }
    return above
  }

  /// Returns the isolation that a type states, or else inherits from what states one, or `nil` if only defaults apply.
  private func writtenIsolation(of type: TypeID) -> Isolation? {
    statedIsolation(of: type) ?? inheritedIsolation(of: type)
  }

  /// Returns the isolation that a type's own declaration states, or `nil` if it states none.
  private func statedIsolation(of type: TypeID) -> Isolation? {
    if types[type].kind == .actor { return .actor }
    if types[type].decl.node.hasModifier(.nonisolated) { return Isolation.none }
    return statedGlobalActor(of: type).map(Isolation.global)
  }

  /// Returns the isolation that a type inherits from its superclass in a module without this default, or from the
  /// attribute of a protocol, or `nil` if it inherits none.
  private func inheritedIsolation(of type: TypeID) -> Isolation? {
    if let above = superclass(of: type), let stated = statedIsolation(of: above) { return stated }
    let protocols = ancestors(of: type).filter { types[$0].kind == .protocol }
    let stated = protocols.compactMap(statedGlobalActor(of:)).map(Isolation.global)
    guard let first = stated.first else { return knownIsolation(above: type) }
    let isOnSeveral = types[type].kind == .protocol && protocols.contains(where: hasOnlyDefault)
    return isOnSeveral || stated.contains { $0 != first } ? Isolation.mainActor : first
  }

  /// Returns whether a protocol is on the main actor only because that is its module's default.
  private func hasOnlyDefault(_ type: TypeID) -> Bool {
    isOnMainActor(file: types[type].file) && !types[type].decl.node.hasModifier(.nonisolated)
      && !keepsDefaultOut(type)
      && ([type] + ancestors(of: type)).allSatisfy { statedGlobalActor(of: $0) == nil }
  }

  /// Returns whether the module's default does not apply to a type and its extensions: it is a protocol that only actors
  /// conform to, or another type whose declaration names a protocol that refines `Sendable`. Unless the type states that
  /// it is nonisolated, it inherits the main actor from the protocols of its module first.
  private func keepsDefaultOut(_ type: TypeID) -> Bool {
    if types[type].kind == .protocol { return isProtocolOfActors(type) }
    let protocols = namedProtocols(of: type)
    let isNonisolated = types[type].decl.node.hasModifier(.nonisolated)
    if !isNonisolated, protocols.contains(where: { $0.found.contains { hasOnlyDefault($0, of: type) } }) {
      return false
    }
    return protocols.contains { name, found in
      found.isEmpty ? prelude.requiresSendable(name) == true : found.contains(where: refinesSendable)
    }
  }

  /// Returns whether a protocol is on the main actor only because that is its module's default, and a type's module is the
  /// same. Other modules see this isolation on the requirements alone.
  private func hasOnlyDefault(_ parent: TypeID, of type: TypeID) -> Bool {
    types[parent].kind == .protocol && types[parent].scope.modules.intersects(types[type].scope.modules)
      && hasOnlyDefault(parent)
  }

  /// Returns whether a protocol refines `Actor`, directly or through others.
  private func isProtocolOfActors(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).contains { above in
      namedProtocols(of: above).contains { $0.name == "Actor" && $0.found.isEmpty }
    }
  }

  /// Returns whether a type is a protocol that refines `Sendable` or `SendableMetatype`.
  private func refinesSendable(_ type: TypeID) -> Bool {
    guard types[type].kind == .protocol else { return false }
    let names = conformances(of: type)
    return names.contains("Sendable") || names.contains("SendableMetatype")
  }

  /// Returns whether the type's own declaration names a protocol that is neither visible nor known, which may keep the
  /// default out.
  private func namesUnknownProtocol(_ type: TypeID) -> Bool {
    namedProtocols(of: type).contains { name, found in
      found.isEmpty && prelude.requiresSendable(name) == nil && !prelude.hasKnownPrefix(name)
    }
  }

  /// Returns the inherited types of a type's own declaration: their names, and the visible types that these mean.
  private func namedProtocols(of type: TypeID) -> [(name: String, found: [TypeID])] {
    types[type].decl.inheritedTypes.flatMap(\.composedTypes).filter { $0.kind != .suppressedType }.map {
      part in
      let name = TypeDecl.dottedName(part)
      return (name.withoutStandardLibrary, meaning(of: part, from: types[type].scopeOfInheritance))
    }
  }

  /// Returns the isolation that a nested type gets from its context: the main actor if the enclosing type is on it, or
  /// if the type is in an extension of anything but an actor.
  private func isolationAround(_ type: TypeID, within inner: Set<TypeID>) -> Isolation {
    for node in types[type].decl.node.ancestors {
      if let decl = TypeDecl(node) {
        guard let outer = outerType(of: decl, around: type) else { return Isolation.mainActor }
        if types[outer].kind == .actor { return Isolation.none }
        if decl.isExtension { return Isolation.mainActor }
        let isolation = isolationByDefault(of: outer, within: inner)
        return isolation == .unclear || isolation.isMainActor ? isolation : .none
      }
      if node.hasModifier(.nonisolated) { return Isolation.none }
    }
    return Isolation.mainActor
  }

  /// Returns the type that a declaration around another type declares or extends.
  private func outerType(of decl: TypeDecl, around type: TypeID) -> TypeID? {
    let scope =
      decl.isExtension
      ? Scope(modules: types[type].scope.modules, path: decl.name)
      : Scope(around: decl.node, modules: types[type].scope.modules).inside(decl.name)
    let found = resolve(in: self.scope(written: scope))
    return found.first { types[$0].decl.node == decl.node } ?? found.first
  }
}
