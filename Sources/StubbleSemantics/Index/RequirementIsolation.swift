import StubbleSyntax

/// The isolation of witnesses, which follows from the requirements.
extension TypeIndex {
  /// Returns the requirements with attributes that a member may witness, and inherits the attributes of: those with its
  /// name in protocols to which the member's own declaration makes the type conform.
  package func attributedRequirements(of type: TypeID, witnessedBy member: Member) -> [(
    protocol: TypeID, requirement: Member
  )] {
    let names = member.declaredNames
    let found = facts(of: type).attributedRequirements.filter { $0.requirement.declaredNames == names }
    if found.isEmpty { return [] }
    let protocols = protocols(statedBy: member.owner, of: type)
    return found.filter { protocols.contains($0.protocol) }
  }

  /// Returns the visible protocols to which a declaration of a type, or an extension, makes the type conform.
  private func protocols(statedBy declaration: TypeDecl, of type: TypeID) -> Set<TypeID> {
    guard types[type].kind != .protocol else { return [] }
    let stated = declaration.inheritedTypes.flatMap(\.composedTypes).flatMap {
      nearest(meaning(of: $0, from: types[type].scopeOfInheritance), to: types[type].file)
    }.filter { types[$0].kind == .protocol }
    let inherited = ancestors(of: type).filter { types[$0].kind == .class }.flatMap(ancestors(of:))
    return Set(stated.flatMap { [$0] + ancestors(of: $0) }).subtracting(inherited)
  }

  /// Returns the isolation that a member has because of the requirements that it witnesses, `.unclear` if it witnesses
  /// them in some builds only, or perhaps, or if they differ, or `nil` if it has none.
  func requirementIsolation(of member: Member, in type: TypeID) -> Isolation? {
    let around = isolationOfExtension(around: member, in: type) ?? facts(of: type).isolation
    guard let required = requiredIsolation(of: member, in: type)?.isolation, required != around else {
      return nil
    }
    return inherited(required, within: around)
  }

  /// Returns the isolation that a member has because of requirements alone, other than its type, or `nil` if it has none.
  package func isolationByRequirement(of member: Member, in type: TypeID) -> Isolation? {
    ownIsolation(of: member, in: type) == nil ? requirementIsolation(of: member, in: type) : nil
  }

  /// Returns the isolation that the requirements give to a member, also where it is that of the type.
  func requiredIsolation(of member: Member, in type: TypeID) -> RequiredIsolation? {
    guard !facts(of: type).markedRequirements.isEmpty, member.isStatic || types[type].kind != .actor else {
      return nil
    }
    // Where the main actor is the default, witnesses are on it even in types that are not.
    if isStatedNonisolated(type), !isOnMainActor(file: types[type].file) { return nil }
    let witnessed = witnesses(of: type).requirements(of: member)
    if witnessed.isEmpty { return nil }
    let protocols = protocols(statedBy: member.owner, of: type)
    var required: RequiredIsolation?
    for ((owner, requirement), isCertain) in witnessed where protocols.contains(owner) {
      guard let isolation = isolation(ofWitnessesOf: requirement, in: owner),
        !isolation.isNonsending || member.effects.isAsync
      else { continue }
      let mayBeAnother = mayBeAnother(owner, above: type, around: member.node) { other in
        !isRequired(isolation, of: member, by: other, protocols)
      }
      if !isCertain || mayBeAnother || !isCompiled(requirement, of: owner, with: member) { return .unclear }
      if let required, required != isolation { return .unclear }
      required = isolation
    }
    return required
  }

  /// Returns whether one of some protocols requires an isolation of the members with a name.
  private func isRequired(
    _ isolation: RequiredIsolation, of member: Member, by owner: TypeID, _ protocols: Set<TypeID>
  ) -> Bool {
    protocols.contains(owner)
      && members(of: owner, namedLike: member).contains {
        self.isolation(ofWitnessesOf: types[owner].members[$0], in: owner) == isolation
      }
  }

  /// Returns the marked requirements of a type by the members that may witness them, and remembers them.
  private func witnesses(of type: TypeID) -> Witnesses {
    answers.witnesses.answer(to: type) {
      Witnesses(of: facts(of: type).markedRequirements, among: types[type].members) {
        types[$0].members.filter(\.isInExtension)
      }
    }
  }

  /// Returns the isolation that a requirement gives to its witnesses, or `nil` if it gives none. Where the main actor is
  /// the default, they remain on it, unless they run on their caller's actor.
  private func isolation(ofWitnessesOf requirement: Member, in owner: TypeID) -> RequiredIsolation? {
    if let actor = globalActor(on: requirement.node, scope: types[owner].scope) {
      return RequiredIsolation(isolation: .global(actor))
    }
    if isNonsendingRequirement(requirement, of: owner) {
      return RequiredIsolation(isolation: .nonisolated, isNonsending: true)
    }
    if requirement.isNonisolated || types[owner].decl.node.hasModifier(.nonisolated) {
      return isOnMainActor(file: types[owner].file) ? nil : RequiredIsolation(isolation: .nonisolated)
    }
    guard case .global = facts(of: owner).isolation else { return nil }
    return RequiredIsolation(isolation: facts(of: owner).isolation)
  }

  /// Returns whether a requirement runs on its caller's actor because it says so, or because of its module's feature
  /// `NonisolatedNonsendingByDefault`.
  private func isNonsendingRequirement(_ requirement: Member, of owner: TypeID) -> Bool {
    let node = requirement.node
    if node.isNonsending { return true }
    guard settings[requirement.file].isNonsendingByDefault, requirement.effects.isAsync,
      !node.hasAttribute("concurrent")
    else { return false }
    return node.hasModifier(.nonisolated)
      || !requirement.isNonisolated && inherited(facts(of: owner).isolation, within: .none) == nil
  }

  /// Returns whether each build that compiles a protocol and a member also compiles a requirement of the protocol.
  private func isCompiled(_ requirement: Member, of owner: TypeID, with member: Member) -> Bool {
    let conditions = [types[owner].decl.node, member.node].map { BuildConditions(around: $0) }
    return conditions[0].joined(with: conditions[1]).implies(BuildConditions(around: requirement.node))
  }
}

/// The isolation that a requirement gives to its witnesses.
struct RequiredIsolation: Equatable {
  let isolation: Isolation
  /// Whether an asynchronous witness runs on its caller's actor.
  var isNonsending = false

  static let unclear = RequiredIsolation(isolation: .unclear)
}

extension SyntaxNode {
  /// Whether the declaration states `nonisolated(nonsending)`.
  var isNonsending: Bool {
    modifier(.nonisolated, detailed: true)?.spelling == TypeRef.Modifier.nonsending.text
  }
}
