import StubbleSyntax

/// An override: a member by its class, and its position among the members of that.
struct OverrideID: Hashable {
  let type: TypeID
  let member: Int
}

/// The isolation of overrides, which follows from the overridden members.
extension TypeIndex {
  /// Returns the isolation that an override without isolation of its own has because of the member that it overrides, or
  /// `nil` if it has that of its class: overrides have if the class is stated to be nonisolated, and asynchronous ones if
  /// it is isolated.
  func overriddenIsolation(of member: Member, in type: TypeID) -> Isolation? {
    guard member.node.hasModifier(.override), !member.effects.isAsync || facts(of: type).isolation == .none,
      !isStatedNonisolated(type)
    else { return nil }
    return isolationOfOverridden(by: member, in: type).flatMap {
      inherited($0, within: facts(of: type).isolation)
    }
  }

  /// Returns the isolation of what a member of a class overrides, `.unclear` if that are members with several, or `nil`
  /// if none is known.
  private func isolationOfOverridden(by member: Member, in type: TypeID) -> Isolation? {
    let superclasses = ancestors(of: type).lazy.filter { self.types[$0].kind == .class }
    for superclass in superclasses {
      guard let nearest = members(of: superclass, namedLike: member).first else { continue }
      let found = isolations(ofOverriddenBy: member, in: superclass)
      guard let first = found.first else {
        let isCircular = ancestors(of: superclass).contains(type)
        return isCircular ? nil : isolationOfOverridden(byMember: nearest, of: superclass)
      }
      let mayBeAnother = mayBeAnother(superclass, above: type, around: types[type].decl.node) {
        isolations(ofOverriddenBy: member, in: $0) != found
      }
      return found.allSatisfy { $0 == first } && !mayBeAnother ? first : .unclear
    }
    return isolationAbove(type, ofOverridesOf: member)
      ?? superclasses.compactMap { self.isolationAbove($0, ofOverridesOf: member) }.first
  }

  /// Returns the isolations of the members of a class that a member of a subclass may override, without those of
  /// overrides that state none. They are found once for all overloads.
  private func isolations(ofOverriddenBy member: Member, in superclass: TypeID) -> [Isolation] {
    let positions = members(of: superclass, namedLike: member)
    guard let first = positions.first else { return [] }
    return answers.overridableIsolations.answer(to: OverrideID(type: superclass, member: first)) {
      positions.map { types[superclass].members[$0] }.compactMap {
        $0.node.hasModifier(.override)
          ? statedIsolation(of: $0, in: superclass) : isolation(of: $0, in: superclass)
      }
    }
  }

  /// Returns the isolation of what the member at a position overrides, and remembers it, since each subclass asks for it.
  private func isolationOfOverridden(byMember position: Int, of type: TypeID) -> Isolation? {
    answers.overriddenIsolations.answer(to: OverrideID(type: type, member: position)) {
      isolationOfOverridden(by: types[type].members[position], in: type)
    }
  }

  /// Returns the isolation of a member as that of an override or witness, or `nil` if what is around that is not isolated
  /// either.
  func inherited(_ isolation: Isolation, within around: Isolation) -> Isolation? {
    guard isolation == .none || isolation == .nonisolated else { return isolation }
    return around == .none ? nil : .nonisolated
  }

  /// Returns the isolation of overrides of a member of the superclass of a class, if the superclass is not visible, or `nil`
  /// if it is visible, or the class is not isolated other than by it.
  private func isolationAbove(_ type: TypeID, ofOverridesOf member: Member) -> Isolation? {
    guard let superclass = types[type].decl.inheritedTypes.first?.composedTypes.first else { return nil }
    let parts = unaliased(superclass, from: types[type].scopeOfInheritance)
    guard let part = parts.first, resolve(TypeDecl.dottedName(part.type), from: part.scope).isEmpty else {
      return nil
    }
    let name = TypeDecl.dottedName(part.type)
    if let known = prelude.types(named: name).first {
      return known.model.kind == .class ? known.isolation(ofOverridesOf: member) : nil
    }
    let isStated = statedGlobalActor(of: type) != nil
    return isStated && !prelude.declares(name) ? .unclear : nil
  }
}

extension KnownType {
  /// Returns the isolation of overrides of a member in subclasses.
  fileprivate func isolation(ofOverridesOf member: Member) -> Isolation {
    let name = member.declaredNames.first ?? FunctionDecl(member.node)?.name ?? ""
    let owner = supertypes.first { $0.model.kind == .class && $0.declares(name) } ?? self
    return owner.isIsolated ? .mainActor : .nonisolated
  }
}

extension Member {
  /// The declared names, with the argument labels of a function.
  var labeledNames: [String] { FunctionDecl(node).map { [$0.reference] } ?? declaredNames }
}
