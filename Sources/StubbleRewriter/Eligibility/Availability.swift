import StubbleSemantics
import StubbleSyntax

/// The rule for members of extensions that are available on some systems only (`@available(macOS 15, *)`).
struct Availability {
  let index: TypeIndex

  /// Returns why instances cannot store the closure of a member, or `nil` if they can. A stored instance property,
  /// unlike a static one, cannot be available on some systems only, as the member's types may be.
  func reason(againstInstancesOf candidate: Candidate) -> Ineligibility? {
    guard let type = candidate.type else { return nil }
    let member = candidate.member
    guard member.isInExtension else { return nil }
    let known = AvailabilityLimits(around: index.types[type].decl.node)
    let limits = AvailabilityLimits(of: member.owner.node)
    guard let limit = limits.text(notImpliedBy: known),
      !typesAreEverywhere(in: member, of: type, known: known)
    else { return nil }
    return Ineligibility(
      candidate.range, "a stored property cannot be '\(limit)', as the extension is")
  }

  /// Whether the types in a member's signature are available wherever the type that declares the member is.
  ///
  /// - Parameter known: The limits of that type.
  private func typesAreEverywhere(in member: Member, of type: TypeID, known: AvailabilityLimits) -> Bool {
    if FunctionDecl(member.node)?.effects.isAsync == true { return false }
    let scope = index.types[type].scope
    let parameters = index.types[type].genericParameters.map(\.name)
    func isEverywhere(_ declaration: SyntaxNode) -> Bool {
      AvailabilityLimits(around: declaration).text(notImpliedBy: known) == nil
    }
    let members = member.node.signatureMemberTypeNames.flatMap { name in
      index.resolve(name, from: scope).map { index.types[$0].decl.node }
        + index.aliases(named: name, from: scope).map(\.value)
    }
    guard members.allSatisfy(isEverywhere) else { return false }
    return member.node.signatureTypeNames.allSatisfy { name in
      let found = index.resolve(name, from: scope)
      if !found.isEmpty { return found.allSatisfy { isEverywhere(index.types[$0].decl.node) } }
      return parameters.contains(name) || index.prelude.isAvailableEverywhere(name) == true
    }
  }
}
