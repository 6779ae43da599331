import StubbleSemantics
import StubbleSyntax

extension ProtocolReader {
  /// Returns the positions of special overloads such as `f<T>() -> [T]` beside `f<T>() -> T`. A caller of the second one
  /// chooses `T`, which may be an array, so that both members of a class would be witnesses of the first requirement, and
  /// the compiler would prefer none. The general member alone satisfies both.
  ///
  /// - Throws: An `Ineligibility` if the general overload is there in some builds only.
  func specialOverloads() throws(Ineligibility) -> Set<Int> {
    let scope = project.types[type].scope
    let overloads = Dictionary(grouping: model.requirements.indices) { model.requirements[$0].overloadKey }
    var special: Set<Int> = []
    for group in overloads.values.sorted(by: { $0[0] < $1[0] }) where group.count > 1 {
      for position in group {
        let requirement = model.requirements[position]
        guard requirement.function?.signature.genericParameters.isEmpty == false else { continue }
        let general = group.lazy.filter { $0 != position && !special.contains($0) }.map {
          model.requirements[$0]
        }
        .filter { !$0.excludes(requirement) && $0.isWitness(of: requirement, in: project, from: scope) }
        guard let first = general.first else { continue }
        guard general.contains(where: { Set($0.conditions).isSubset(of: requirement.conditions) }) else {
          throw model.decl.noDouble(
            "no class can implement '\(requirement.reference)', because '\(first.reference)' also returns any type that is asked for, in some builds",
            notes: ["declare both under the same conditions"])
        }
        special.insert(position)
      }
    }
    return special
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
