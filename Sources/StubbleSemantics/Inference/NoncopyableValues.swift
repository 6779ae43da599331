package import StubbleSyntax

/// Values that stay where they are stored.
extension TypeInference {
  /// The type of an expression whose value cannot be copied out of where it is stored.
  package func noncopyableType(of expression: SyntaxNode) -> TypeRef? {
    var inference = self
    inference.allowsNoncopyableTypes = true
    return inference.type(of: expression).flatMap { isNoncopyable($0) ? $0 : nil }
  }

  /// Values of a type, or parts of them, are of a type that cannot be copied.
  package func isNoncopyable(_ type: TypeRef) -> Bool {
    let type = type.bare
    switch type {
    case .optional, .implicitlyUnwrapped, .tuple: return type.parts.contains(where: isNoncopyable)
    default: break
    }
    guard let name = type.lookupName else { return false }
    let found = index.resolve(name, from: scope)
    return found.isEmpty
      ? index.prelude.isNoncopyable(name) == true : found.contains { index.facts[$0].isNoncopyable }
  }
}
