import StubbleSemantics
import StubbleSyntax

/// The properties of a type that several clauses of `#if` declare under one name. The type's initializers use that name
/// in every configuration, so either each of the declarations gets storage of its own, or none does.
struct ConditionalProperties {
  /// The names of properties that some clause declares in a way for which no storage is generated.
  private let mixed: Set<String>
  /// The names of properties that some clauses declare with a property wrapper, and others without.
  private let unlike: Set<String>

  init(of model: TypeModel, stubs: [PlannedStub]) {
    let stored = stubs.compactMap(\.instanceStorage)
    let conditional = stubs.filter { $0.instanceStorage != nil && !$0.candidate.member.clauses.isEmpty }
    let names = Set(conditional.map(\.candidate.reference))
    guard !names.isEmpty else {
      mixed = []
      unlike = []
      return
    }
    var mixed: Set<String> = []
    for member in model.members where !member.isStatic && member.node.kind == .variableDecl {
      let own = names.intersection(member.declaredNames)
      for name in own {
        let isStored = stored.contains { $0.decl.node.id == member.node.id && $0.binding.name == name }
        if member.isInExtension || !isStored { mixed.insert(name) }
      }
    }
    self.mixed = mixed
    let wrapped = Set(stored.filter { $0.wrapper != nil }.compactMap(\.binding.name))
    let others = Set(stored.filter { $0.wrapper == nil }.compactMap(\.binding.name))
    unlike = wrapped.intersection(others)
  }

  /// Returns why a stub would break initializers in another configuration, or `nil` if it would not.
  func ineligibility(of planned: PlannedStub) -> Ineligibility? {
    if let name = planned.instanceStorage?.binding.name, unlike.contains(name) {
      return Ineligibility(
        planned.candidate.range,
        "only some clauses of '#if' give it a property wrapper, and initializers assign all by one name")
    }
    guard let stub = planned.instanceStorage, mixed.contains(stub.binding.name ?? "") else { return nil }
    return Ineligibility(
      planned.candidate.range,
      "another clause of '#if' declares it in a way that cannot be stubbed, and initializers assign both by one name"
    )
  }
}
