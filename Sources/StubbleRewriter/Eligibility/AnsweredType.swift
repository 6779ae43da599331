import StubbleSemantics
import StubbleSyntax

/// An associated type of a visible protocol, and what it is for the types that conform.
struct AnsweredType {
  /// Its own name after that of the protocol.
  private let name: String
  private let ownName: String
  private let owner: TypeID
  private let declaration: SyntaxNode

  /// The names of the types that associated types may be, with what is said of these.
  ///
  /// - Parameter places: by the associated types' names.
  static func answers(to places: [String: String], in index: TypeIndex) -> [(name: String, place: String)] {
    if places.isEmpty { return [] }
    return all(in: index).flatMap { type in
      places[type.name].map { place in type.namesOfAnswers(in: index).map { ($0, place) } } ?? []
    }
  }

  private static func all(in index: TypeIndex) -> [AnsweredType] {
    index.types.keys.filter { index.types[$0].kind == .protocol }.flatMap { owner in
      index.types[owner].members.compactMap { member -> AnsweredType? in
        guard let keyword = member.node.token(.associatedtype) else { return nil }
        let name = member.node.tree.name(ofToken: keyword + 1)
        return AnsweredType(
          name: "\(index.types[owner].name).\(name)", ownName: name, owner: owner, declaration: member.node)
      }
    }
  }

  /// The names of the types that it may be: those in the members that answer requirements with it, and those of what
  /// conforms to what it must conform to.
  private func namesOfAnswers(in index: TypeIndex) -> [String] {
    let constraints = Set(declaration.namesOfTypes)
    let requirements = index.types[owner].members.filter {
      !$0.isInExtension && $0.node.namesOfTypes.contains(ownName)
    }
    let answered = Set(requirements.flatMap(\.declaredNames))
    return index.types.keys.flatMap { type -> [String] in
      let model = index.types[type]
      let above = index.ancestors(of: type)
      let answers =
        above.contains(owner) ? model.members.filter { !answered.isDisjoint(with: $0.declaredNames) } : []
      let conforms = above.contains { constraints.contains(index.types[$0].name) }
      return answers.flatMap(\.node.namesOfTypes) + (conforms ? [model.name] : [])
    }
  }
}
