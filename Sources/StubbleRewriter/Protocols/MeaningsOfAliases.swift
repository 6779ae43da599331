import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns the type that an alias means with generic arguments, as another scope spells it: with the paths of nested
  /// types and aliases, and with the modules of types that are others there.
  ///
  /// - Parameter arguments: The generic arguments, as the other scope spells them.
  func meaning(
    of alias: TypeAlias, with arguments: [TypeRef], spelledFor scope: Scope
  ) -> TypeRef {
    let parameters = alias.genericParameters.map(\.unquotedName)
    let type = withPaths(TypeRef(alias.value), from: alias.scope, for: scope, excluding: Set(parameters))
    guard parameters.count == arguments.count else { return type }
    return type.substituting(Dictionary(zip(parameters, arguments)) { $1 })
  }

  private func withPaths(
    _ type: TypeRef, from scope: Scope, for other: Scope, excluding parameters: Set<String>
  ) -> TypeRef {
    let type = type.mapParts { withPaths($0, from: scope, for: other, excluding: parameters) }
    guard case .named(let name) = type, name.base == nil, !parameters.contains(name.unquoted),
      let path = path(of: name.unquoted, from: scope, for: other)
    else { return type }
    return TypeRef(path: path.escapedPath, arguments: name.arguments)
  }

  /// Returns the path in another scope of what a name means, or `nil` if that is the name itself.
  private func path(of name: String, from scope: Scope, for other: Scope) -> String? {
    guard let found = resolve(name, from: scope).first else {
      return aliases.path(around: name, from: scope).flatMap { $0.isEmpty ? nil : $0 + "." + name }
    }
    let type = types[found]
    if type.isLocal { return nil }
    if let same = resolve(type.path, from: other).first, same != found,
      let module = type.scope.modules.modules.first, module.isDeclared
    {
      return qualified(type.path, by: module.name)
    }
    return type.path == name ? nil : type.path
  }
}
