import StubbleSyntax

extension TypeIndex {
  /// Returns what the aliases mean that a type has from protocols to which it conforms on its actor, by their names.
  ///
  /// The compiler looks an alias up by the conformance, which code that is not on the actor cannot use: not even code
  /// with a variable whose type names the alias.
  func meaningsOfAliases(fromConformancesOf type: TypeID) -> [String: TypeRef] {
    guard mayConformOnActor(type) else { return [:] }
    let scope = types[type].scope
    return protocols(of: type).flatMap(\.members).reduce(into: [:]) { found, member in
      guard let name = member.aliasName, !isDeclared(name, in: scope),
        member.node.child(.genericParameterClause) == nil,
        let meaning = member.node.child(.initializerClause)?.content.map({ TypeRef($0) }),
        !meaning.contains(where: { $0.rootName == "Self" })
      else { return }
      found[name] = meaning
    }
  }
}

extension Member {
  /// The name of the alias that the member declares, or `nil` if it is another declaration.
  var aliasName: String? { node.name(after: .typealias) }
}
