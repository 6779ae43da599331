import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns the type that an alias means with generic arguments. The names of types and aliases that are nested in the
  /// scope of the alias are spelled as paths, which mean the same in other scopes.
  func meaning(of alias: (value: SyntaxNode, scope: Scope), with arguments: [TypeRef]) -> TypeRef {
    let parameters = alias.value.parametersOfAlias.map(\.unquotedName)
    let type = withPaths(TypeRef(alias.value), from: alias.scope, besides: Set(parameters))
    guard parameters.count == arguments.count else { return type }
    return type.substituting(Dictionary(zip(parameters, arguments)) { $1 })
  }

  private func withPaths(_ type: TypeRef, from scope: Scope, besides parameters: Set<String>) -> TypeRef {
    let type = type.mapParts { withPaths($0, from: scope, besides: parameters) }
    guard case .named(let name) = type, name.base == nil, !parameters.contains(name.unquoted),
      let path = nestedPath(of: name.unquoted, from: scope),
      case .named(var full) = TypeRef(path: path.escapedPath)
    else { return type }
    full.arguments = name.arguments
    return .named(full)
  }

  /// Returns the path of the nested type or alias that a name means in a scope, or `nil` if it means none.
  private func nestedPath(of name: String, from scope: Scope) -> String? {
    if let found = resolve(name, from: scope).first.map({ types[$0] }) {
      return found.isLocal || found.path == name ? nil : found.path
    }
    return aliases.path(around: name, from: scope).flatMap { $0.isEmpty ? nil : $0 + "." + name }
  }
}
