import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Where a candidate is written.
  func scope(of candidate: Candidate) -> Scope {
    candidate.type.map { types[$0].scope } ?? Scope(modules: modules[candidate.member.file], path: "")
  }

  /// Whether the static closures of an extension's member are in the extension itself: where it is subject to
  /// conditions of its own, or in another file.
  func keepsStatics(_ member: Member, of type: TypeID) -> Bool {
    guard member.isInExtension, member.isStatic, !facts[type].isGeneric else { return false }
    let clauses = TypeModel.clauses(around: member.node).map(\.id)
    return member.file != types[type].file || clauses != types[type].clauses.map(\.id)
  }
}

extension Candidate {
  /// The clauses of `#if` that its closures are declared in: the member's, unless they are in the type's declaration and
  /// the member is not.
  var closureClauses: ConditionalClauses {
    guard case .beside = placement else { return member.clausesInType }
    return ConditionalClauses(file: member.file, clauses: TypeModel.clauses(around: member.node))
  }
}
