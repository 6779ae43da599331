import StubbleSemantics
import StubbleSyntax

/// Extensions that are available on some systems only.
struct Availability {
  let index: TypeIndex

  /// What instances store, unlike what is static, cannot be available on some systems only.
  func reason(againstInstancesOf candidate: Candidate) -> Ineligibility? {
    guard let type = candidate.type else { return nil }
    let member = candidate.member
    guard member.isInExtension else { return nil }
    let known = index.types[type].decl.node.availabilityLimits.map(\.spelling)
    guard let limit = member.owner.node.availabilityLimits.first(where: { !known.contains($0.spelling) }),
      !typesAreEverywhere(in: member, of: type)
    else { return nil }
    return Ineligibility(
      candidate.range, "what instances store cannot be '\(limit.spelling)', as the extension is")
  }

  /// A closure like the member can be mentioned wherever its type can.
  private func typesAreEverywhere(in member: Member, of type: TypeID) -> Bool {
    if FunctionDecl(member.node)?.effects.isAsync == true { return false }
    let scope = index.types[type].scope
    let parameters = index.types[type].requirements.map(\.name)
    return member.node.signatureTypeNames.allSatisfy { name in
      let found = index.resolve(name, from: scope)
      if !found.isEmpty { return found.allSatisfy { index.types[$0].decl.node.availabilityLimits.isEmpty } }
      return parameters.contains(name) || index.prelude.isAvailableEverywhere(name) == true
    }
  }
}

extension SyntaxNode {
  /// The attributes that make a declaration available on some systems only.
  var availabilityLimits: [SyntaxNode] { attributes.filter(\.limitsAvailability) }

  /// An attribute makes its declaration available on some systems only.
  var limitsAvailability: Bool {
    guard attributeName == "available" else { return false }
    let text = spelling
    return !["unavailable", "deprecated", "noasync", "renamed", "swift"].contains { text.contains(text: $0) }
  }
}
