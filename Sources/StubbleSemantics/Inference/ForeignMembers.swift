import StubbleSyntax

/// The members of other modules' types, which these modules declare, or the project in extensions.
extension TypeInference {
  /// The type of a member that a visible type has from a known one of another module.
  func inheritedMember(
    _ name: String, of type: TypeRef, _ owner: TypeID, in call: SyntaxNode?, _ tree: SyntaxTree
  ) -> TypeRef? {
    var found: Set<TypeRef?> = []
    for head in knownAncestors(of: owner) {
      let inherited = foreignMember(name, of: type, head, isStatic: false, in: call, tree)
      let isDeclared = index.prelude.types(named: head).contains {
        $0.hasMember(name, isStatic: false, meantIn: call)
      }
      if inherited != nil || isDeclared { found.insert(inherited) }
    }
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// Returns the names of the known types of other modules that a type inherits from or conforms to, without those from
  /// which another one of them inherits: its members hide theirs.
  private func knownAncestors(of type: TypeID) -> [String] {
    let known = index.conformances(of: type).sorted().filter { !index.prelude.types(named: $0).isEmpty }
    return known.filter { name in
      !known.contains { $0 != name && index.prelude.types(named: $0).contains { $0.isOrInherits(name) } }
    }
  }

  /// The type of a member of another module's type, which that module declares or an extension here. If both may be meant,
  /// they must have the same.
  ///
  /// - Parameter head: The name of that type, which is the one in question or one that it inherits from.
  func foreignMember(
    _ name: String, of type: TypeRef, _ head: String, isStatic: Bool, in call: SyntaxNode?, _ tree: SyntaxTree
  ) -> TypeRef? {
    guard isUnhidden(head) else { return nil }
    let foreign = type.pathOfMembers == head ? type : .named(head)
    let known = known(name, of: foreign, inheritedBy: type, isStatic: isStatic, in: call)
    let isItsOwn = call == nil && isOwn(name, ofForeign: head)
    let extended = index.namedMembers.foreign(name, visibleIn: index.file(of: tree)).filter {
      $0.isStatic == isStatic && mayExtend($0, head, hasOwnMember: isItsOwn) && $0.mayBeMeant(in: call)
        && isSeen($0)
    }
    if extended.isEmpty {
      return known ?? adoptedMember(name, of: type, head, isStatic: isStatic, in: call, tree)
    }
    guard
      extended.contains(where: { member in
        let owner = member.owner
        return !index.isConstrained(owner)
          && (owner.name == head || !index.prelude.types(named: owner.name).isEmpty)
      })
    else { return nil }
    let own = common(
      extended.map { NamedValue(member: $0, type: nil) }, name, in: call, of: type, seenFrom: tree)
    let isOwn = index.prelude.types(named: head).allSatisfy {
      !$0.hasMember(name, isStatic: isStatic, meantIn: call)
    }
    return isOwn || own == known ? own : nil
  }

  /// The type of a member that another module's type has from a visible protocol, to which an extension makes it conform.
  func adoptedMember(
    _ name: String, of type: TypeRef, _ head: String, isStatic: Bool, in call: SyntaxNode?, _ tree: SyntaxTree
  ) -> TypeRef? {
    guard isUnhidden(head), index.namedMembers.areOfProtocol(name) else { return nil }
    let protocols = index.protocols(addedTo: index.prelude.types(named: head))
    let found = members(named: name, in: protocols, seenFrom: tree).filter { $0.member.isStatic == isStatic }
    return common(found, name, in: call, of: type, seenFrom: tree)
  }

  /// Returns whether the scope's modules see a member of an extension, which may be internal to another one.
  func isSeen(_ member: Member) -> Bool {
    member.node.isVisibleToOtherModules
      || index.moduleGraph.access.reaches(index.modules[member.file], from: scope.modules, isInternal: true)
  }

  /// Returns whether a known type declares a member itself, which then has precedence over that of a protocol.
  func isOwn(_ name: String, ofForeign head: String) -> Bool {
    index.prelude.types(named: head).contains { $0.declares(name) }
  }

  /// Returns whether a member of an extension may be a member of a known type: the extension is of the type itself, or
  /// of a protocol that it conforms to.
  ///
  /// - Parameter hasOwnMember: Whether the type itself declares such a member, which has precedence over one of a protocol
  ///   that is not known.
  private func mayExtend(_ member: Member, _ head: String, hasOwnMember: Bool) -> Bool {
    let extended = index.prelude.types(named: member.owner.name)
    if extended.isEmpty {
      return !hasOwnMember || index.aliases.contains(TypeDecl.lastName(of: member.owner.name))
    }
    return index.prelude.types(named: head).contains { $0.isOrInherits(extended[0].model.name) }
  }

  /// Returns the type of a member that another module declares.
  ///
  /// - Parameter heir: The type in question, which `Self` means in a protocol.
  private func known(
    _ name: String, of type: TypeRef, inheritedBy heir: TypeRef, isStatic: Bool, in call: SyntaxNode?
  ) -> TypeRef? {
    let types = type.pathOfMembers.map(index.prelude.partlyDeclaredTypes) ?? []
    guard types.count == 1 else { return nil }
    let isOfProtocol = types[0].model.kind == .protocol
    var parameters = replacements(in: types[0], of: type)
    if isOfProtocol { parameters["Self"] = heir }
    guard
      let found = types[0].member(name, isStatic: isStatic, in: call, of: type, replacing: parameters)
    else {
      return call.flatMap {
        result(of: name, of: types[0], as: type, replacing: parameters, isStatic: isStatic, calledBy: $0)
      }
    }
    if found == type { return isOfProtocol ? heir : type }
    let isPlain = found.names.allSatisfy { parameters[$0] != nil || isUnhidden($0) }
    return isPlain ? found.substituting(parameters) : found.simpleName.flatMap(standard)
  }

  /// Returns what an alias means, of which there may be several in clauses of `#if`; nothing if that is not known types of
  /// other modules, or if a generic alias has no arguments.
  func foreignMeanings(of type: TypeRef) -> [TypeRef] {
    let several = type.dottedName.map { index.aliases.aliases(named: $0, from: scope) } ?? []
    guard
      several.allSatisfy({ $0.genericParameters.isEmpty })
        || several.count == 1 && !type.arguments.isEmpty
    else { return [] }
    let meanings =
      several.count > 1
      ? several.map { index.unaliased(TypeRef($0.value), from: $0.scope) }
      : [index.unaliased(type, from: scope)]
    let areForeign = meanings.allSatisfy { meaning in
      meaning != type
        && meaning.head.map { isUnhidden($0) && !index.prelude.types(named: $0).isEmpty } == true
    }
    return areForeign ? meanings : []
  }
}
