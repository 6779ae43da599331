import StubbleSemantics
import StubbleSyntax

/// The names by which a spy's trackers begin: `fetchConfigArg` for `fetchConfig(arg:)`.
///
/// Those that tests written for such spies know: the function's name and its labels; with the types where
/// several functions would begin alike.
struct SpyNames: Sendable {
  /// The beginning for each requirement, in order; a property's is its name.
  let prefixes: [String]

  init(_ requirements: [Requirement]) {
    let functions = requirements.map(\.function)
    let bases = functions.map { $0.map { SpyNames.base(of: $0, isDescriptive: false) } }
    var uses: [String: (own: Int, all: Int)] = [:]
    for (requirement, base) in zip(requirements, bases) {
      guard let base else { continue }
      uses[base, default: (0, 0)].all += 1
      if requirement.isOwn { uses[base, default: (0, 0)].own += 1 }
    }
    let names = requirements.indices.map { index -> String in
      guard let function = functions[index], let base = bases[index] else {
        return requirements[index].reference
      }
      // Adding a requirement to an inherited protocol renames nothing of this one's own.
      let count = requirements[index].isOwn ? uses[base]?.own : uses[base]?.all
      return count == 1 ? base : SpyNames.base(of: function, isDescriptive: true)
    }
    prefixes = Namer.lengthened(names, by: { functions[$0]?.distinctions ?? [] }) { place, other in
      functions[other] != nil && requirements[other].isStatic == requirements[place].isStatic
        && !requirements[other].excludes(requirements[place])
    }
  }

  /// Name and labels; or with types: `computeValueIntBool`.
  private static func base(of function: RequiredFunction, isDescriptive: Bool) -> String {
    let mangling = TypeMangling.tracker
    let parts = zip(function.signature.parameters, function.parameters).map { parameter, read -> String in
      guard let label = read.label, label != "_" else { return "" }
      return Namer.capitalized(NameInWords.of(label))
        + (isDescriptive ? mangling.name(of: parameter.type) : "")
    }
    let result = isDescriptive ? function.signature.result.map(mangling.name) ?? "" : ""
    return function.nameInWords + parts.joined() + result
  }
}

extension RequiredFunction {
  /// What distinguishes functions that are still alike: types of parameters without labels, effects,
  /// constraints, variadic parameters.
  fileprivate var distinctions: [String] {
    let unlabeled = zip(signature.parameters, parameters).filter { $1.label ?? "_" == "_" }.map(\.0.type)
    let words = (genericClause + whereClause).split { !$0.isLetter && !$0.isNumber }
    return [
      unlabeled.map { Namer.capitalized(TypeMangling.tracker.name(of: $0)) }.joined(),
      (isAsync ? "Async" : "") + (throwing.isThrowing ? "Throws" : ""),
      words.map { Namer.capitalized(String($0)) }.joined(),
      parameters.contains(where: \.isVariadic) ? "Variadic" : "",
    ]
  }
}
