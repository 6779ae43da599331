import StubbleSyntax

/// What has led to the type that is examined: the types that store it, and the aliases that mean it. It keeps the
/// search out of circles.
private struct Outer {
  private var types: Set<TypeID> = []
  private var names: Set<String> = []
  /// How often the search came back to a type or an alias, and left it. What was found since is only an answer for the
  /// types in between.
  private(set) var circles = 0

  /// Whether the search is in no type and no alias, so that what it finds in one is the answer for that.
  var isEmpty: Bool { types.isEmpty && names.isEmpty }

  /// Returns what `search` finds within a type, or `false` if that is within itself.
  mutating func inside(_ type: TypeID, _ search: (inout Outer) -> Bool) -> Bool {
    guard types.insert(type).inserted else { return leave() }
    defer { types.remove(type) }
    return search(&self)
  }

  /// Returns what `search` finds for the meaning of an alias, or `false` if the alias leads back to itself, and means
  /// no type.
  mutating func inside(_ alias: String, _ search: (inout Outer) -> Bool) -> Bool {
    guard names.insert(alias).inserted else { return leave() }
    defer { names.remove(alias) }
    return search(&self)
  }

  private mutating func leave() -> Bool {
    circles += 1
    return false
  }
}

extension TypeIndex {
  /// Returns whether values that fulfill a constraint are `Sendable`, or `nil` if they may be.
  func requiresSendable(_ constraint: SyntaxNode, from scope: Scope) -> Bool? {
    if constraint.kind == .suppressedType { return false }
    let name = TypeDecl.dottedName(constraint)
    let found = resolve(name, from: scope)
    guard let first = found.first else {
      let known = name.withoutStandardLibrary
      return known == "Sendable" ? true : prelude.requiresSendable(known)
    }
    let answer = conformances(of: first).contains("Sendable")
    return found.allSatisfy { conformances(of: $0).contains("Sendable") == answer } ? answer : nil
  }

  /// Returns whether a type is certainly `Sendable`. A constant of such a type is nonisolated, whatever its type's
  /// isolation is.
  package func isKnownSendable(_ type: TypeRef, from scope: Scope) -> Bool {
    var outer = Outer()
    return isKnownSendable(type, from: scope, within: &outer)
  }

  /// Returns whether a type consists of types of the prelude that are `Sendable`. The names may have other meanings in
  /// `scope`, which are considered too.
  package func isStandardSendable(_ type: TypeRef, from scope: Scope) -> Bool {
    prelude.isSendable(type) == true && isKnownSendable(type, from: scope)
  }

  private func isKnownSendable(_ type: TypeRef, from scope: Scope, within outer: inout Outer) -> Bool {
    switch type {
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple:
      return type.parts.allSatisfy { isKnownSendable($0, from: scope, within: &outer) }
    case .inlineArray(_, let element): return isKnownSendable(element, from: scope, within: &outer)
    case .modified(let modifiers, _): return areSendable(functionsWith: modifiers, from: scope)
    case .named: return isKnownSendable(named: type, from: scope, within: &outer)
    case .any(let bound): return isKnownSendable(bound, from: scope, within: &outer)
    case .composition(let parts): return parts.contains { isKnownSendable($0, from: scope, within: &outer) }
    case .metatype(let instance): return hasSendableMetatype(instance, from: scope)
    default: return false
    }
  }

  /// Returns whether a name is that of a protocol which types conform to that are not `Sendable`.
  package func allowsUnsendable(_ name: String, from scope: Scope) -> Bool {
    let found = resolve(name, from: scope)
    if found.isEmpty {
      let name = name.withoutStandardLibrary
      let isKnown = name == "AnyObject" || prelude.isProtocol(name) == true
      return isKnown && name != "Sendable" && aliases(named: name, from: scope).isEmpty
        && prelude.isolation(ofTypesUnder: name) == nil
        && !prelude.namesImplied(by: name).contains("Sendable")
    }
    return found.allSatisfy {
      types[$0].kind == .protocol && facts(of: $0).isolation == .none && !facts(of: $0).hasUnknownAncestors
        && !conformances(of: $0).contains("Sendable")
    }
  }

  /// Returns whether functions with these attributes are `Sendable`. In language mode 6, those on a global actor are.
  private func areSendable(functionsWith modifiers: [TypeRef.Modifier], from scope: Scope) -> Bool {
    modifiers.contains(.sendable)
      || moduleGraph.inMode6.contains(scope.modules)
        && modifiers.contains { $0.isAttribute && isGlobalActor(String($0.name), scope: scope) }
  }

  /// Returns whether the metatype of a type is `Sendable`, because using its conformances requires no actor.
  ///
  /// - Parameter followed: The names of the aliases that have led to the type, which may lead to one another.
  private func hasSendableMetatype(
    _ type: TypeRef, from scope: Scope, following followed: Set<String> = []
  ) -> Bool {
    if type.element != nil { return true }
    let meaning = unaliased(type, from: scope)
    let alias = meaning == type.bare ? nil : type.bare.dottedName
    if let alias, followed.contains(alias) { return false }
    let inside = alias.map { followed.union([$0]) } ?? followed
    switch meaning {
    case .any(let bound): return hasSendableMetatype(bound, from: scope, following: inside)
    case .composition(let parts):
      return parts.contains { hasSendableMetatype($0, from: scope, following: inside) }
    case .optional, .tuple, .dictionary:
      return meaning.parts.allSatisfy { hasSendableMetatype($0, from: scope, following: inside) }
    case .function: return true
    default: return hasSendableMetatype(named: meaning, from: scope)
    }
  }

  private func hasSendableMetatype(named type: TypeRef, from scope: Scope) -> Bool {
    guard let name = type.dottedName, !isGenericParameter(name, in: scope), !mayMeanAlias(name, from: scope)
    else {
      return false
    }
    let found = resolve(name, from: scope)
    if !found.isEmpty {
      return found.allSatisfy { types[$0].kind != .protocol || requiresSendableMetatype($0) }
    }
    let path = name.withoutStandardLibrary
    if ["Any", "AnyObject", "Sendable"].contains(path) { return true }
    let known = prelude.types(named: path)
    return prelude.requiresSendable(path) == true
      || !known.isEmpty && known.allSatisfy { $0.model.kind != .protocol }
  }

  private func requiresSendableMetatype(_ type: TypeID) -> Bool {
    !conformances(of: type).isDisjoint(with: ["Sendable", "SendableMetatype"])
  }

  private func isKnownSendable(named type: TypeRef, from scope: Scope, within outer: inout Outer) -> Bool {
    guard let name = type.dottedName else {
      return associatedType(by: type, from: scope).map {
        isKnownSendable($0.type, from: $0.scope, within: &outer)
      } ?? false
    }
    if isGenericParameter(name, in: scope) { return isSendableParameter(name, in: scope) }
    let arguments = type.arguments
    let found = resolve(name, from: scope)
    guard found.isEmpty else {
      if found.contains(where: isConditionallySendable) {
        // The conditions on a type without arguments concern those of its enclosing types.
        return !arguments.isEmpty && arguments.allSatisfy { isKnownSendable($0, from: scope, within: &outer) }
      }
      if found.contains(where: { isBrokenBySendability(of: arguments, $0, from: scope) }) { return false }
      if found.allSatisfy({ types[$0].kind != .protocol && isOnMainActorByDefault($0) }) {
        return found.allSatisfy { !types[$0].isDeclaredUnsendable && isSendable(onActor: $0) }
      }
      return found.allSatisfy { isKnownSendable($0, within: &outer) }
    }
    let meanings = aliased(name, from: scope).map { alias in
      (type: alias.meaning(withArguments: arguments), scope: alias.scope)
    }
    let meant = meanings.isEmpty ? associatedType(by: type, from: scope).map { [$0] } ?? [] : meanings
    guard meant.isEmpty else {
      return outer.inside(name) { outer in
        meant.allSatisfy { isKnownSendable($0.type, from: $0.scope, within: &outer) }
      }
    }
    return !mayMeanAlias(name, from: scope)
      && (type.isStandard("Sendable")
        || prelude.isSendable(named: type) { isKnownSendable($0, from: scope, within: &outer) } == true)
  }

  /// Returns whether a type is `Sendable` under the conditions of an extension's `where` clause.
  private func isConditionallySendable(_ type: TypeID) -> Bool {
    types[type].extensions.contains { found in
      found.decl.inheritedTypes.contains {
        names(impliedBy: $0, scope: scopeOfInheritance(of: found.decl, of: type)).contains("Sendable")
      } && isConstrained(found.decl)
    }
  }

  /// Returns whether a type that is `Sendable` is so not only by an extension inside `#if`.
  private func isSendableInAllBuilds(_ type: TypeID) -> Bool {
    types[type].extensions.isEmpty || !namesInheritedInSomeBuilds(by: type).contains("Sendable")
  }

  /// Returns whether a type is known to be `Sendable`. The answer for a generic type is the same for all arguments, unless an
  /// extension makes the type `Sendable`.
  private func isKnownSendable(_ type: TypeID, within outer: inout Outer) -> Bool {
    let model = types[type]
    if isSendable(type), isSendableInAllBuilds(type) { return true }
    if model.isDeclaredUnsendable { return false }
    if model.kind == .class, case .global = facts(of: type).isolation { return isSendable(onActor: type) }
    guard model.mayBeSendableByItsParts else { return false }
    if let known = answers.sendability.withLock({ $0[type] }) { return known }
    let (isOutermost, circles) = (outer.isEmpty, outer.circles)
    let answer = outer.inside(type) { outer in
      model.payloadTypes.allSatisfy { isKnownSendable(TypeRef($0), from: model.scope, within: &outer) }
        && model.storedBindings.allSatisfy { isKnownSendable($0, of: model, within: &outer) }
    }
    if answer || isOutermost || outer.circles == circles {
      answers.sendability.withLock { $0[type] = answer }
    }
    return answer
  }

  /// Returns whether values of a type on a global actor are `Sendable`. Objects are not if a superclass is neither on an
  /// actor nor `Sendable`; `NSObject` does no harm.
  private func isSendable(onActor type: TypeID) -> Bool {
    guard types[type].kind == .class else { return true }
    for part in [type] + ancestors(of: type).filter({ types[$0].kind == .class }) {
      if isSendable(part) { return true }
      if facts(of: part).isolation == .none { return false }
      let names = inheritedTypes(of: part).flatMap(\.meanings).filter(\.types.isEmpty).map(\.name)
      if let above = names.flatMap(prelude.types(named:)).first(where: { $0.model.kind == .class }) {
        return above.isIsolated || above.model.name == "NSObject" || above.isSendable([]) { _ in nil } == true
      }
    }
    return true
  }

  /// Returns whether a generic parameter of an enclosing type is constrained to be `Sendable`.
  private func isSendableParameter(_ name: String, in scope: Scope) -> Bool {
    for around in scope.outward where !around.path.isEmpty {
      let found = resolve(in: around).flatMap { type in
        types[type].genericParameters.filter { $0.name == name }.map { ($0.types, types[type].scope) }
      }
      if found.isEmpty { continue }
      return found.allSatisfy { constraints, scope in
        constraints.contains { names(impliedBy: $0, scope: scope).contains("Sendable") }
      }
    }
    return false
  }

  private func isKnownSendable(
    _ property: StoredBinding, of model: TypeModel, within outer: inout Outer
  ) -> Bool {
    let type = TypeInference(index: self, scope: model.scope).type(ofStored: property.binding)
    return type.map { isKnownSendable($0, from: model.scope, within: &outer) } ?? false
  }
}

extension TypeModel {
  /// Whether the compiler makes the type `Sendable` if all that it consists of is. It leaves that to the author of a type
  /// that other modules see, unless they see its parts too.
  fileprivate var mayBeSendableByItsParts: Bool {
    guard kind == .struct || kind == .enum else { return false }
    return decl.node.isFrozen || !isPublic && !decl.node.hasAttribute("usableFromInline")
  }
}
