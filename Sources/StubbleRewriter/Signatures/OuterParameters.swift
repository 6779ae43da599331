import StubbleSemantics
import StubbleSyntax

/// The generic parameters of a type, with what its own declaration requires of them. Only that holds where closures are
/// declared.
struct OuterParameters: Sendable {
  let names: Set<String>
  /// The parameters without requirements.
  private let free: Set<String>
  /// The parameters that have more requirements outside the declaration than in it.
  private let constrained: Set<String>
  /// The parameters whose associated types have more requirements outside the declaration than in it.
  private let deeplyConstrained: Set<String>
  /// The member types, such as `S.Element`, that the declaration requires to be `Hashable`.
  let hashableTypes: Set<TypeRef>
  /// The parameters that the declaration does not require to be `Hashable`.
  private let unhashable: Set<String>
  /// The parameters of which only the clauses outside the declaration may require that they are errors.
  let unthrowable: Set<String>

  /// - Parameters:
  ///   - clauses: The `where` clauses outside of the declaration.
  ///   - specialized: The parameters that are certain types outside of the declaration.
  init(
    of type: TypeID, index: TypeIndex, constrainedBy clauses: [SyntaxNode],
    specializing specialized: Set<String>
  ) {
    let parameters = index.genericParameters(around: type)
    names = Set(parameters.map(\.name))
    constrained = names.intersection(clauses.flatMap { $0.requirements.map(\.name) }).union(specialized)
    deeplyConstrained = names.intersection(clauses.flatMap(\.ownersOfRequiredTypes))
    free = Set(parameters.filter(\.types.isEmpty).map(\.name))
    let scope = index.types[type].scope
    let unfit = { (protocol: String) in
      parameters.filter {
        !$0.types.contains { index.names(impliedBy: $0, scope: scope).contains(`protocol`) }
      }
    }
    unhashable = Set(unfit("Hashable").map(\.name))
    unthrowable = constrained.intersection(unfit("Error").map(\.name))
    let clause = index.types[type].decl.whereClause?.children(.genericRequirement) ?? []
    hashableTypes = Set(
      clause.map { $0.children.filter(\.kind.isType) }.filter {
        $0.count == 2 && $0[0].kind == .memberType
          && index.names(impliedBy: $0[1], scope: scope).contains("Hashable")
      }.map { TypeRef($0[0]) })
  }

  /// Returns, for the path of each generic type that a declaration names, the parameters that do not satisfy its requirements where
  /// closures are declared, by the positions of its arguments.
  func unfit(
    forTypesIn node: SyntaxNode, index: TypeIndex, scope: Scope
  ) -> [String: [Int: Set<String>]] {
    // `[Key: Value]` does not name `Dictionary`.
    var parameters = ["Dictionary": unfit(forUnseen: "Dictionary", count: 2, index)]
    for type in node.descendants where type.kind.isNamedType {
      guard let arguments = type.child(.genericArgumentClause),
        let name = TypeRef(type).dottedName?.withoutStandardLibrary, parameters[name] == nil
      else { continue }
      let count = arguments.children(.genericArgument).count
      let found = index.resolve(name, from: scope)
      parameters[name] =
        found.isEmpty
        ? unfit(forUnseen: name, count: count, index)
        : found.map { unfit(for: index.types[$0]) }.reduce(into: [:]) {
          $0.merge($1) { $0.union($1) }
        }
    }
    return parameters
  }

  /// Returns the parameters that do not satisfy the requirements of a visible type, by the positions of its arguments.
  private func unfit(for type: TypeModel) -> [Int: Set<String>] {
    let owners = type.decl.whereClause?.ownersOfRequiredTypes ?? []
    let positions = type.constrainedPositions.map { position in
      let isDeep = owners.contains(type.genericParameters[position].name)
      return (position, free.union(constrained).union(isDeep ? deeplyConstrained : []))
    }
    return Dictionary(uniqueKeysWithValues: positions)
  }

  /// Returns the parameters that do not satisfy the requirements of a type that is not visible, by the positions of its
  /// arguments. A type that is not known is assumed to require whatever is required outside the declaration.
  private func unfit(forUnseen name: String, count: Int, _ index: TypeIndex) -> [Int: Set<String>] {
    guard let known = index.prelude.types(named: name).first else {
      return Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, constrained.union(deeplyConstrained)) })
    }
    return known.constraints.mapValues { $0 == ["Hashable"] ? unhashable : free.union(constrained) }
  }
}

extension SyntaxNode {
  /// The parameters whose associated types a `where` clause constrains: `T` in `where T.ID: Hashable`.
  fileprivate var ownersOfRequiredTypes: Set<String> {
    let types = children(.genericRequirement).flatMap { $0.children.filter { $0.kind == .memberType } }
    return Set(types.compactMap { $0.tokenRange.first.map($0.tree.name(ofToken:)) })
  }
}
