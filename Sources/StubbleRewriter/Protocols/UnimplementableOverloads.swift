import StubbleSemantics
import StubbleSyntax

extension ProtocolReader {
  /// Checks overloads such as `f<T>() -> [T]` and `f<T>() -> T`. A caller of the second one chooses `T`, which may be an
  /// array, so that both members of a class are witnesses of the first one, and the compiler prefers none.
  ///
  /// - Throws: An `Ineligibility` if there are such overloads.
  func checkOverloads() throws(Ineligibility) {
    let scope = project.types[type].scope
    let overloads = Dictionary(grouping: model.requirements, by: \.overloadKey)
    for group in overloads.values where group.count > 1 {
      for (place, other) in group.enumerated()
      where other.function?.signature.genericParameters.isEmpty == false {
        let isAmbiguous = group.enumerated().contains {
          $0 != place && !$1.excludes(other) && $1.isWitness(of: other, in: project, from: scope)
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
  /// Whether a member that satisfies the requirement satisfies another one with the same name and labels, because its
  /// caller may choose the other one's result.
  fileprivate func isWitness(of other: Requirement, in index: TypeIndex, from scope: Scope) -> Bool {
    guard let own = function?.signature, let others = other.function?.signature,
      effects == other.effects,
      own.parameters.map(\.type) == others.parameters.map(\.type),
      let result = own.result, let wanted = others.result, !own.isSame(as: others),
      var choice = ChosenTypes(for: own)
    else { return false }
    return choice.match(result, wanted)
      && choice.satisfyBounds(with: ChosenTypes.bounds(of: others), in: index, from: scope)
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
  /// Whether the results and generic parameters of two functions are spelled alike, so that they differ in nothing.
  fileprivate func isSame(as other: FunctionSignature) -> Bool {
    result == other.result && ChosenTypes.bounds(of: self) == ChosenTypes.bounds(of: other)
  }
}
