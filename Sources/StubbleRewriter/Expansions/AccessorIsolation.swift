import StubbleSemantics
import StubbleSyntax

/// The words that isolate a property once it is computed, so that the same code can use it as before.
struct AccessorIsolation: Sendable {
  /// The attribute that isolates the property to a global actor, as it is written; `nil` if there is none.
  let actorNode: SyntaxNode?
  /// The attribute of the global actor that `actorNode` names.
  let actorAttribute: String?
  /// Whether the computed property is `nonisolated`, because code that is not isolated can read the stored one: a
  /// constant of an actor, for example.
  let becomesNonisolated: Bool
  /// The attributes by which the compiler stays as lenient with uses of the property as it was.
  let leniency: [String]

  /// - Parameter users: The code that can use the stored property.
  init(of candidate: Candidate, _ users: PropertyIsolation, index: TypeIndex) {
    actorNode = index.attributeOfGlobalActor(on: candidate.member.node, scope: index.scope(of: candidate))
    actorAttribute = users.actor?.attribute
    becomesNonisolated = users.isConstantOfActor || users.leavesGlobalActor
    leniency = index.leniency(
      for: candidate, type: users.type, isSendable: users.isSendable, becomesNonisolated: becomesNonisolated)
  }
}
