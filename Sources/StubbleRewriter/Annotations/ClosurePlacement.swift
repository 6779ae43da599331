import StubbleSemantics
import StubbleSyntax

/// The place where the closures of a member are declared.
enum ClosurePlacement: Sendable {
  /// In the type's own declaration: for each instance, or static if the member is static.
  case instance
  /// In the type's own declaration, but static for all instances, because these cannot store closures for a reason.
  case shared(Ineligibility)
  /// Beside the member of an extension, and static, for a reason.
  case beside(Ineligibility)

  /// Why instances do not store the closures, or `nil` if they can.
  var reason: Ineligibility? {
    switch self {
    case .instance: nil
    case .shared(let reason), .beside(let reason): reason
    }
  }
}

extension TypeIndex {
  /// Returns the scope in which names in a candidate's declaration are looked up.
  func scope(of candidate: Candidate) -> Scope {
    scope(of: candidate.member, in: candidate.type)
  }

  /// Whether the static closures of an extension's member are in the extension itself, because it is in other clauses
  /// of `#if` than the type, or in another file.
  func keepsStatics(_ member: Member, of type: TypeID) -> Bool {
    guard member.isInExtension, member.isStatic, !facts(of: type).isGeneric else { return false }
    return !isUnderTheClauses(of: type, member)
  }

  /// Whether the closures of a member are declared beside it, rather than in its type's own declaration. Those of a
  /// static stored property are, because its storage is.
  func closuresStay(with candidate: Candidate) -> Bool {
    guard let type = candidate.type, candidate.placement.reason == nil else { return true }
    let member = candidate.member
    return keepsStatics(member, of: type) || types[type].kind == .protocol
      || candidate.isStored && member.isStatic && member.isInExtension
  }

  /// Whether a member is declared wherever its type is: in the type's own declaration, or in an extension of its file
  /// that has no conditions of its own.
  func isThereWhereverItsTypeIs(_ member: Member, of type: TypeID) -> Bool {
    guard member.isInExtension else { return true }
    let isPlain =
      !isConstrained(member.owner) && member.owner.node.attributes.isEmpty && !facts(of: type).isGeneric
    return isPlain && member.owner.name == types[type].path && isUnderTheClauses(of: type, member)
  }

  /// Whether a member is in its type's file, in the same clauses of `#if`.
  private func isUnderTheClauses(of type: TypeID, _ member: Member) -> Bool {
    member.file == types[type].file
      && TypeModel.clauses(around: member.node).map(\.id) == types[type].clauses.map(\.id)
  }
}

extension Candidate {
  /// The clauses of `#if` in which the closures are declared: the member's, or none if they are in the type's own
  /// declaration and the member is in an extension.
  var closureClauses: ConditionalClauses {
    guard case .beside = placement else { return member.clausesInType }
    return ConditionalClauses(file: member.file, clauses: TypeModel.clauses(around: member.node))
  }
}
