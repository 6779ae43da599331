import StubbleSyntax

/// Conformances that are isolated to a global actor: `@MainActor Hashable`. The compiler infers them in modules with the
/// feature `InferIsolatedConformances` or a default isolation.
extension TypeIndex {
  /// Returns whether a type can be used on the main actor only, because it requires an isolated conformance of an
  /// argument: `Set<Key>`.
  ///
  /// - Parameters:
  ///   - names: Names that are not looked up, of types whose conformances are isolated.
  ///   - isCertain: Whether types that are not known count as requiring nothing.
  package func needsIsolatedConformance(
    _ type: TypeRef, from scope: Scope, ofTypesNamed names: Set<String> = [],
    certainly isCertain: Bool = false
  ) -> Bool {
    asks(type, from: scope, certainly: isCertain) {
      hasIsolatedConformances($0, from: scope) || $0.contains { $0.simpleName.map(names.contains) ?? false }
    }
  }

  /// Returns whether a type constrains one of its generic arguments, or a part of it does, and the argument is in question.
  ///
  /// - Parameters:
  ///   - outer: The names of the aliases that led to the type; an alias may lead back to itself.
  ///   - isCertain: Whether types that are not known constrain nothing. They may constrain their arguments otherwise.
  func asks(
    _ type: TypeRef, from scope: Scope, within outer: Set<String> = [], certainly isCertain: Bool = false,
    _ isInQuestion: (TypeRef) -> Bool
  ) -> Bool {
    if let name = type.dottedName, !outer.contains(name), let alias = aliased(name, from: scope).first {
      return asks(
        TypeRef(alias.value), from: alias.scope, within: outer.union([name]), certainly: isCertain,
        isInQuestion)
    }
    return constrainedArguments(of: type, from: scope, certainly: isCertain).contains(where: isInQuestion)
      || type.parts.contains {
        asks($0, from: scope, within: outer, certainly: isCertain, isInQuestion)
      }
  }

  /// Returns the arguments of a type that are constrained, or may be because the type is not known.
  private func constrainedArguments(
    of type: TypeRef, from scope: Scope, certainly isCertain: Bool
  ) -> [TypeRef] {
    if case .dictionary(let key, _) = type { return [key] }
    let arguments = type.arguments
    guard !arguments.isEmpty, let name = type.dottedName else { return [] }
    let found = resolve(name, from: scope)
    let known = found.isEmpty ? prelude.types(named: name).first.map(\.model) : types[found[0]]
    guard let known, known.genericParameters.count == arguments.count else {
      return isCertain ? [] : arguments
    }
    return zip(known.genericParameters, arguments).filter { parameter, _ in
      parameter.types.flatMap(\.composedTypes).contains {
        mayBeFulfilledOnActor($0, from: found.isEmpty ? scope : known.scope)
      }
    }.map(\.1)
  }

  /// Returns whether a conformance to the protocol of a constraint may be isolated. It is not if the protocol has no
  /// requirements, or refines `Sendable`, so that its values are used anywhere.
  private func mayBeFulfilledOnActor(_ constraint: SyntaxNode, from scope: Scope) -> Bool {
    constraint.kind != .suppressedType
      && !Self.emptyProtocols.contains(TypeDecl.dottedName(constraint).withoutStandardLibrary)
      && requiresSendable(constraint, from: scope) != true
  }

  /// Protocols without requirements, for which it does not matter whether a conformance is isolated.
  package static let emptyProtocols: Set = [
    "Any", "AnyObject", "BitwiseCopyable", "Sendable", "SendableMetatype",
  ]

  /// Returns whether a type, or a part of it, is on a global actor and does not declare its conformances nonisolated.
  package func hasIsolatedConformances(_ type: TypeRef, from scope: Scope) -> Bool {
    if type.parts.contains(where: { hasIsolatedConformances($0, from: scope) }) { return true }
    return unaliased(type, from: scope).dottedName.map { resolve($0, from: scope) }?.contains {
      types[$0].kind != .protocol && conformsOnActor($0)
    } ?? false
  }

  /// Returns whether the type's conformances may be isolated to its actor, so that the compiler examines them.
  func mayConformOnActor(_ type: TypeID) -> Bool {
    if types[type].hasIsolatedConformances { return true }
    if types[type].hasNonisolatedConformances { return false }
    if isOnMainActorByDefault(type) { return true }
    guard case .global = facts(of: type).isolation else { return false }
    return settings[types[type].file].isolatesConformances
  }

  /// Returns whether a type has conformances that are isolated to its actor.
  private func conformsOnActor(_ type: TypeID) -> Bool {
    guard mayConformOnActor(type) else { return false }
    // Derived conformances of types on other actors are nonisolated.
    return types[type].hasIsolatedConformances || !isOnOtherActor(type)
      || types[type].members.contains {
        $0.declaredNames.contains("==") && !$0.node.hasModifier(.nonisolated)
      }
  }

  /// Returns whether the functions that the compiler derives for a type cannot be written: it is on a global actor in some
  /// builds only, or it stores values that conform on an actor, and does not conform there itself, or values whose
  /// conformance is unavailable.
  package func leavesConformancesToCompiler(_ type: TypeID) -> Bool {
    isOnActorInSomeBuilds(types[type].decl.node, scope: types[type].scopeOfAttributes)
      || storesConformingOnActor(type) || storesUnavailablyEquatable(type)
  }

  private func storesConformingOnActor(_ type: TypeID) -> Bool {
    let model = types[type]
    guard seesIsolatedConformances(model.file), !conformsOnActor(type) else { return false }
    return relations.storeConformingOnActor.value(at: type) {
      let inference = TypeInference(index: self, scope: model.scope)
      return model.storedBindings.contains { property in
        let type = inference.type(ofStored: property.binding)
        return type.map { hasIsolatedConformances($0, from: model.scope) } ?? false
      }
    }
  }

  /// Returns whether a property satisfies a requirement of an associated type by a type that conforms on its actor. The
  /// compiler accepts that while the property is on the actor, too, and in language mode 5.
  package func keepsConformanceOnActor(_ member: Member, of type: TypeID, value: TypeRef) -> Bool {
    let settings = settings[member.file]
    guard seesIsolatedConformances(member.file), settings.mayBeInMode6,
      hasIsolatedConformances(value, from: scope(of: member, in: type))
    else { return false }
    let visible = ancestors(of: type).map { types[$0] }
    let known = conformances(of: type).flatMap { prelude.types(named: $0) }.map(\.model)
    return (visible + known).contains { $0.requiresOfAssociatedType(member) }
  }

  /// Returns whether a member is on no global actor although its file sees isolated conformances, which it then cannot
  /// use.
  package func mayLackConformances(_ member: Member, in type: TypeID?) -> Bool {
    if isOnMainActor(file: member.file) { return isNonisolatedOnMainActorByDefault(member, in: type) }
    guard seesIsolatedConformances(member.file) else { return false }
    switch isolation(of: member, in: type) {
    case .nonisolated, .none, .actor: return true
    case .global, .unclear: return false
    }
  }
}

extension TypeModel {
  /// Whether it is a protocol with associated types that requires what a member declares.
  fileprivate func requiresOfAssociatedType(_ member: Member) -> Bool {
    kind == .protocol && members.contains { $0.associatedType != nil }
      && members.contains { !$0.isInExtension && $0.declaredNames == member.declaredNames }
  }
}
