import StubbleSemantics
import StubbleSyntax

/// The beginnings of the names of a spy's tracking variables: `fetchConfigArg` for `fetchConfig(arg:)`.
///
/// They are those of other libraries' spies, for which tests may be written: the function's name and its labels, with
/// the types if several functions would have the same beginning.
struct SpyNames: Sendable {
  /// The beginning for each requirement, in order; for a property, its name.
  let prefixes: [String]

  init(_ requirements: [Requirement]) {
    let functions = requirements.map(\.function)
    let bases = functions.map { $0.map { SpyNames.base(of: $0, isDescriptive: false) } }
    var uses: [String: (own: Int, all: Int)] = [:]
    var counted: Set<ObjectIdentifier> = []
    for (requirement, base) in zip(requirements, bases) {
      // A member may be read once for each clause of an alias.
      guard let base, counted.insert(ObjectIdentifier(requirement.member)).inserted else { continue }
      uses[base, default: (0, 0)].all += 1
      if requirement.isOwn { uses[base, default: (0, 0)].own += 1 }
    }
    let names = requirements.indices.map { index -> String in
      guard let function = functions[index], let base = bases[index] else {
        return requirements[index].reference
      }
      // Inherited requirements do not count for own ones, so that adding one to an inherited protocol renames none of
      // them.
      let count = requirements[index].isOwn ? uses[base]?.own : uses[base]?.all
      return count == 1 ? base : SpyNames.base(of: function, isDescriptive: true)
    }
    prefixes = Namer.lengthened(names, by: { functions[$0]?.distinctions ?? [] }) { words, equal in
      words.filter { position, _ in
        equal.contains { other in
          other != position && functions[other] != nil
            && requirements[other].isStatic == requirements[position].isStatic
            && !requirements[other].excludes(requirements[position])
        }
      }.map { ($0.key, $0.value) }
    }
  }

  /// Returns the name and the labels of a function; with its types, `computeValueIntBool`, if it is descriptive.
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
  /// The words by which functions are distinguished whose beginnings are still equal, step by step: the types of
  /// parameters without labels, effects, constraints, and variadic parameters.
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
