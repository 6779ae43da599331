import StubbleSyntax

extension TypeIndex {
  /// The types that a written type means, by its own name or by what an alias stands for.
  func meaning(of type: SyntaxNode, from scope: Scope) -> [Int] {
    meaning(of: type, from: scope, depth: 0)
  }

  /// An alias may lead back to itself.
  private func meaning(of type: SyntaxNode, from scope: Scope, depth: Int) -> [Int] {
    let name = TypeDecl.dottedName(type)
    let found = resolve(name, from: scope)
    guard found.isEmpty, depth < 16 else { return found }
    return aliased(name, from: scope, depth: depth).flatMap {
      meaning(of: $0.value.bareType, from: $0.scope, depth: depth + 1)
    }
  }

  /// What an alias stands for, looked up from the innermost scope outwards. One in a type may be reached by the type's
  /// name, and that by another alias.
  private func aliased(_ name: String, from scope: Scope, depth: Int) -> [(value: SyntaxNode, scope: Scope)] {
    guard let period = name.lastIndex(of: ".") else {
      var path = scope.path[...]
      while true {
        let found = aliases.declared(name, in: Scope(module: scope.module, path: String(path)))
        if !found.isEmpty || path.isEmpty { return found }
        path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
      }
    }
    let (owner, member) = (String(name[..<period]), TypeDecl.lastName(of: name))
    var owners = resolve(owner, from: scope)
    if owners.isEmpty, depth < 16 {
      owners = aliased(owner, from: scope, depth: depth + 1).flatMap {
        meaning(of: $0.value.bareType, from: $0.scope, depth: depth + 1)
      }
    }
    let places = owners.map { types[$0].scope } + [Scope(module: owner, path: "")]
    return places.flatMap { aliases.declared(member, in: $0) }
  }
}
