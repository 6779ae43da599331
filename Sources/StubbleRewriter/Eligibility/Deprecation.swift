import StubbleSemantics
import StubbleSyntax

/// The rule for deprecated members. A deprecated declaration may mention other deprecated ones without a warning. The
/// closures of a deprecated member may not, because they are not deprecated themselves.
extension TypeIndex {
  /// Throws if the closures of a deprecated member would cause deprecation warnings.
  func checkDeprecation(_ candidate: Candidate) throws(Ineligibility) {
    let member = candidate.member
    var names = member.node.signatureTypeNames.union(member.node.signatureMemberTypeNames)
    if let value = candidate.binding?.initializer { names.formUnion(value.identifiers) }
    try checkDeprecation(ofTypes: names, candidate)
  }

  /// Throws if the closures of a deprecated member would mention deprecated types.
  ///
  /// - Parameter names: The names of the types that they mention.
  func checkDeprecation(ofTypes names: Set<String>, _ candidate: Candidate) throws(Ineligibility) {
    let member = candidate.member
    guard member.node.isDeprecated || member.isInExtension && member.owner.node.isDeprecated else { return }
    let around = candidate.type.map { types[$0].decl.node.declarationsAround } ?? []
    guard !around.contains(where: \.isDeprecated) else { return }
    let scope = scope(of: candidate)
    guard let name = names.sorted().first(where: { isDeprecated($0, from: scope) }) else { return }
    throw Ineligibility(
      candidate.range, "'\(name)' is deprecated, so closures that mention it would give warnings")
  }
}
