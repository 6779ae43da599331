import StubbleSemantics
import StubbleSyntax

/// The rule for deprecated members. A deprecated declaration may mention other deprecated ones without a warning. The
/// closures of a deprecated member may not, because they are not deprecated themselves.
extension TypeIndex {
  /// Throws if the closures of a deprecated member would cause deprecation warnings.
  func checkDeprecation(_ candidate: Candidate) throws(Ineligibility) {
    let node = candidate.member.node
    guard isDeprecatedByItself(candidate) else { return }
    var names = node.signatureTypeNames.union(node.signatureMemberTypeNames)
    if let value = candidate.binding?.initializer { names.formUnion(value.identifiers) }
    try check(deprecated: candidate, naming: names)
  }

  /// Throws if the closures of a deprecated property would mention a deprecated type that is inferred for it.
  func checkDeprecation(ofInferred type: TypeRef, _ candidate: Candidate) throws(Ineligibility) {
    if isDeprecatedByItself(candidate) { try check(deprecated: candidate, naming: type.names) }
  }

  private func check(deprecated candidate: Candidate, naming names: Set<String>) throws(Ineligibility) {
    let scope = scope(of: candidate)
    guard let name = names.sorted().first(where: { isDeprecated($0, from: scope) }) else { return }
    throw Ineligibility(
      candidate.range, "'\(name)' is deprecated, so closures that mention it would give warnings")
  }

  /// Returns whether a member is deprecated, but not the type around it.
  private func isDeprecatedByItself(_ candidate: Candidate) -> Bool {
    let member = candidate.member
    guard member.node.isDeprecated || member.isInExtension && member.owner.node.isDeprecated else {
      return false
    }
    let around = candidate.type.map { types[$0].decl.node.declarationsAround } ?? []
    return !around.contains(where: \.isDeprecated)
  }
}
