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
    let functions = requirements.map(SpyNames.function)
    let bases = functions.map { $0.map { SpyNames.base(of: $0, isDescriptive: false) } }
    var uses: [String: (own: Int, all: Int)] = [:]
    for (requirement, base) in zip(requirements, bases) {
      guard let base else { continue }
      uses[base, default: (0, 0)].all += 1
      if requirement.isOwn { uses[base, default: (0, 0)].own += 1 }
    }
    var names = requirements.indices.map { index -> String in
      guard let function = functions[index], let base = bases[index] else {
        return requirements[index].reference
      }
      // Adding a requirement to an inherited protocol renames nothing of this one's own.
      let count = requirements[index].isOwn ? uses[base]?.own : uses[base]?.all
      return count == 1 ? base : SpyNames.base(of: function, isDescriptive: true)
    }
    for step in 0..<3 {
      let before = names
      let places = Dictionary(grouping: before.indices) { before[$0] }
      for (index, function) in functions.enumerated() {
        guard let function,
          places[before[index], default: []].contains(where: {
            $0 != index && functions[$0] != nil
              && requirements[$0].isStatic == requirements[index].isStatic
              && !requirements[$0].excludes(requirements[index])
          })
        else { continue }
        names[index] += SpyNames.distinction(of: function, step)
      }
    }
    prefixes = names
  }

  private static func function(of requirement: Requirement) -> RequiredFunction? {
    switch requirement.kind {
    case .function(let function), .initializer(let function), .subscript(let function, _): function
    case .property: nil
    }
  }

  /// Name and labels; or with types: `computeValueIntBool`.
  private static func base(of function: RequiredFunction, isDescriptive: Bool) -> String {
    let parts = zip(function.node.parameters, function.parameters).map { parameter, read -> String in
      guard let label = read.label, label != "_" else { return "" }
      let type = isDescriptive ? parameter.type.map(SpyTypeName.name(of:)) ?? "" : ""
      return Namer.capitalized(label) + type
    }
    let result = isDescriptive ? function.node.returnType.map(SpyTypeName.name(of:)) ?? "" : ""
    return function.spokenName + parts.joined() + result
  }

  /// What tells functions apart that are still alike: types of parameters without labels, effects, constraints.
  private static func distinction(of function: RequiredFunction, _ step: Int) -> String {
    switch step {
    case 0:
      zip(function.node.parameters, function.parameters).map { parameter, read in
        read.label ?? "_" == "_"
          ? parameter.type.map { Namer.capitalized(SpyTypeName.name(of: $0)) } ?? "" : ""
      }.joined()
    case 1: (function.isAsync ? "Async" : "") + (function.throwsClause == nil ? "" : "Throws")
    default:
      (function.genericClause + function.whereClause).split { !$0.isLetter && !$0.isNumber }
        .map { Namer.capitalized(String($0)) }.joined()
    }
  }
}

/// A type as part of a tracker's name: `[Int]` as `ArrayInt`, `Int?` as `OptionalInt`, `Set<Int?>` as
/// `SetIntOptional`.
enum SpyTypeName {
  static func name(of type: SyntaxNode) -> String {
    var core = type
    var prefix = ""
    while core.kind == .optionalType || core.kind == .implicitlyUnwrappedOptionalType,
      let inner = core.children.first
    {
      prefix += "Optional"
      core = inner
    }
    return prefix + nested(core)
  }

  private static func nested(_ type: SyntaxNode) -> String {
    let parts = type.children.filter { $0.kind.isType }
    switch type.kind {
    case .optionalType, .implicitlyUnwrappedOptionalType: return parts.map(nested).joined() + "Optional"
    case .arrayType: return "Array" + parts.map(nested).joined()
    case .dictionaryType: return "Dictionary" + parts.map(nested).joined()
    case .tupleType: return type.children(.tupleTypeElement).map { element($0, withLabel: true) }.joined()
    case .functionType: return function(type)
    case .attributedType:
      let specifiers = type.ownTokens.map { type.tree.text(ofToken: $0) }
      return (specifiers + type.attributes.map(\.attributeName) + parts.map(nested)).joined()
    case .identifierType, .memberType: return named(type)
    case .compositionType: return parts.map(nested).joined()
    case .someOrAnyType: return (type.firstTokenKind == .some ? "some" : "any") + parts.map(nested).joined()
    default: return String(type.spelling.filter { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  private static func named(_ type: SyntaxNode) -> String {
    let base = type.kind == .memberType ? type.children.first.map(nested) ?? "" : ""
    let name =
      type.ownTokens.last { type.tree.tokens[$0].kind != .period }.map(type.tree.name(ofToken:)) ?? ""
    let arguments = type.child(.genericArgumentClause)?.children(.genericArgument) ?? []
    return base + name + arguments.compactMap(\.content).filter { $0.kind.isType }.map(nested).joined()
  }

  private static func function(_ type: SyntaxNode) -> String {
    let parameters = type.children(.tupleTypeElement).map { element($0, withLabel: false) }
    let result = type.child(.returnClause)?.content.map(nested) ?? ""
    return parameters.joined() + result
  }

  private static func element(_ element: SyntaxNode, withLabel: Bool) -> String {
    let type = element.children.last { $0.kind.isType }.map(nested) ?? ""
    guard withLabel, element.token(.colon) != nil, let first = element.tokenRange.first else { return type }
    return element.tree.name(ofToken: first) + type
  }
}
