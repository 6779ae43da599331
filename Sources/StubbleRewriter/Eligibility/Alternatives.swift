import StubbleSemantics
import StubbleSyntax

/// The members of extensions whose types have several declarations.
extension Eligibility {
  /// Throws if the type that a member's extension extends has several declarations: the member belongs to each of them,
  /// but its closure would be in only one.
  func checkAlternatives(_ candidate: Candidate, of model: TypeModel) throws(Ineligibility) {
    guard candidate.member.isInExtension else { return }
    let alternatives = index.types(
      extendedBy: candidate.member.node, path: candidate.member.owner.name, in: candidate.member.file)
    guard alternatives.count > 1 else { return }
    let models = alternatives.map { index.types[$0] }
    throw Ineligibility(
      candidate.range, reason(against: models),
      notes: model.scope.modules.isUnknown && models.allSatisfy(\.clauses.isEmpty)
        ? ["if they are of different modules, say so: '--module NAME=FOLDER'"] : [])
  }

  /// Returns why the closure of an extension's member cannot be in one of several declarations of its type.
  private func reason(against models: [TypeModel]) -> String {
    "'\(models[0].name)' is declared \(locations(of: models)), and its closure would be in one of them"
  }

  /// Describes the places of several types with one name: in clauses of `#if`, in modules that all compile the
  /// extension, or in files whose modules are unknown.
  private func locations(of models: [TypeModel]) -> String {
    if models.contains(where: { !$0.clauses.isEmpty }) { return "in several clauses of '#if'" }
    let modules = models.map { "'" + $0.scope.modules.modules.map(\.target).joined(separator: "', '") + "'" }
    if models.contains(where: { !$0.scope.modules.intersects(models[0].scope.modules) }) {
      return "in each of the modules " + modules.joined(separator: " and ")
    }
    return "in several files, among them "
      + models.prefix(2).map { "'\(index.paths[$0.file])'" }.joined(separator: " and ")
  }

  /// Throws if static closures in the extension cannot serve a member whose type is declared in several clauses of
  /// `#if`: they would be on another actor than the member, or one of the declarations may have closures with the same
  /// names.
  func checkAlternatives(_ candidate: Candidate) throws(Ineligibility) {
    let member = candidate.member
    let alternatives = index.alternatives(extendedBy: member)
    if alternatives.isEmpty { return }
    let models = alternatives.map { index.types[$0] }
    let isOnOtherActor =
      index.isOnMainActor(file: member.file) && models.contains { $0.kind == .actor }
    if isOnOtherActor || overloads(of: member, in: alternatives).contains(where: isOfOneDeclaration) {
      throw Ineligibility(candidate.range, reason(against: models))
    }
  }

  /// Returns the members of some types, static or not, whose closures may have the same names as those of a member.
  private func overloads(of member: Member, in types: [TypeID]) -> [Member] {
    if member.node.kind == .subscriptDecl {
      return types.flatMap { index.types[$0].members }.filter { $0.node.kind == .subscriptDecl }
    }
    return member.declaredNames.flatMap { index.namedMembers.named($0, of: types) }
      .map { index.types[$0.type].members[$0.member] }
  }

  /// Whether the closures of a member are named with those of one declaration of its type.
  private func isOfOneDeclaration(_ member: Member) -> Bool {
    index.alternatives(extendedBy: member).isEmpty
  }

  /// Returns why instances cannot store the closures of a member of an extension whose type has no declaration that is
  /// visible, or several.
  func reasonAgainstInstances(ofTypeExtendedBy member: Member) -> String {
    let models = index.alternatives(extendedBy: member).map { index.types[$0] }
    return models.isEmpty
      ? "'\(member.owner.name)' is not declared in these files, so no stored property can be added to it"
      : reason(against: models)
  }
}
