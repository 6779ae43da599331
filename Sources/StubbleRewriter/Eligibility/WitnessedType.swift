import StubbleSemantics
import StubbleSyntax

/// An associated type of a visible protocol, with the types that may be its witnesses.
struct WitnessedType {
  /// The qualified name: `Collection.Element`.
  private let name: String
  private let ownName: String
  private let owner: TypeID
  private let declaration: SyntaxNode

  /// Returns the names of the types that may be witnesses of some associated types.
  ///
  /// - Parameter locations: A place in the source for each qualified name of an associated type: `["Store.Item":
  ///   "Store.swift:12"]`.
  /// - Returns: The names of the witnesses, each with the place of its associated type.
  static func witnesses(
    of locations: [String: String], in index: TypeIndex
  ) -> [(name: String, location: String)] {
    if locations.isEmpty { return [] }
    return all(in: index).flatMap { type in
      locations[type.name].map { location in type.namesOfWitnesses(in: index).map { ($0, location) } } ?? []
    }
  }

  private static func all(in index: TypeIndex) -> [WitnessedType] {
    index.types.keys.filter { index.types[$0].kind == .protocol }.flatMap { owner in
      index.types[owner].members.compactMap { member -> WitnessedType? in
        guard let name = member.associatedType else { return nil }
        return WitnessedType(
          name: "\(index.types[owner].name).\(name)", ownName: name, owner: owner, declaration: member.node)
      }
    }
  }

  /// Returns the names of the types that may be witnesses of this associated type: the types in members that satisfy
  /// requirements which mention it, and the types that conform to one of its constraints.
  private func namesOfWitnesses(in index: TypeIndex) -> [String] {
    let constraints = Set(declaration.namesOfTypes)
    let requirements = index.types[owner].members.filter {
      !$0.isInExtension && $0.node.namesOfTypes.contains(ownName)
    }
    let required = Set(requirements.flatMap(\.declaredNames))
    return index.types.keys.flatMap { type -> [String] in
      let model = index.types[type]
      let above = index.ancestors(of: type)
      let witnesses =
        above.contains(owner) ? model.members.filter { !required.isDisjoint(with: $0.declaredNames) } : []
      let conforms = above.contains { constraints.contains(index.types[$0].name) }
      return witnesses.flatMap(\.node.namesOfTypes) + (conforms ? [model.name] : [])
    }
  }
}
