import StubbleSemantics
import StubbleSyntax

extension ProtocolReader {
  /// Checks overloads such as `f<T>() -> [T]` and `f<T>() -> T`. A caller of the second one chooses `T`, which may be an
  /// array, so that both members of a class are witnesses of the first one, and the compiler prefers none.
  ///
  /// - Throws: An `Ineligibility` if there are such overloads.
  func checkOverloads() throws(Ineligibility) {
    let overloads = Dictionary(grouping: model.requirements) { [$0.reference, $0.isStatic ? "static" : ""] }
    for group in overloads.values where group.count > 1 {
      for (place, other) in group.enumerated() {
        let isAmbiguous = group.enumerated().contains {
          $0 != place && !$1.excludes(other) && $1.isWitness(of: other)
        }
        guard isAmbiguous else { continue }
        throw model.decl.noDouble(
          "no class can implement '\(other.reference)', because another overload also returns any type that is asked for"
        )
      }
    }
  }
}

extension Requirement {
  /// Whether a member that satisfies the requirement satisfies another one with the same name and labels, whose result is
  /// of a certain form, since the result is of any type.
  fileprivate func isWitness(of other: Requirement) -> Bool {
    guard let own = function?.signature, let others = other.function?.signature,
      effects == other.effects, !others.genericParameters.isEmpty,
      own.parameters.map(\.type) == others.parameters.map(\.type),
      let free = own.result?.simpleName, own.leavesOpen(free)
    else { return false }
    return others.result.map { $0.simpleName != free || !others.leavesOpen(free) } ?? false
  }

  /// Whether the function, or the getter of the subscript, is asynchronous, and whether it throws.
  private var effects: [Bool] {
    if case .subscript(_, let accessors) = kind {
      return [accessors.isAsync, accessors.throwing.isThrowing]
    }
    return function.map { [$0.isAsync, $0.throwing.isThrowing] } ?? []
  }
}

extension FunctionSignature {
  /// Whether a generic parameter is neither constrained nor mentioned in a parameter.
  fileprivate func leavesOpen(_ name: String) -> Bool {
    genericParameters.contains { $0.unquotedName == name && $0.constraint == nil && !$0.isPack }
      && requirements.isEmpty && !parameters.contains { $0.type.names.contains(name) }
  }
}
