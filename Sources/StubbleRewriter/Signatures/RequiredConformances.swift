import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Throws if a member is on no global actor, and a type of its closures needs a conformance that is on one.
  ///
  /// - Parameters:
  ///   - type: A type of a parameter, of the result or of the property's values.
  ///   - range: The bytes at which the diagnostic points.
  func checkConformances(
    neededBy type: TypeRef, at range: Range<Int>, of candidate: Candidate
  ) throws(Ineligibility) {
    guard mayLackConformances(candidate.member, in: candidate.type),
      needsIsolatedConformance(type, from: scope(of: candidate))
    else { return }
    throw Ineligibility(
      range, "'\(type)' needs a conformance that is on a global actor: make the conformance 'nonisolated'")
  }
}
