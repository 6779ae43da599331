package import StubbleSyntax

/// The types of values that cannot be copied.
extension TypeInference {
  /// Returns the type of an expression if that is noncopyable, or `nil` if it is not.
  package func noncopyableType(of expression: SyntaxNode) -> TypeRef? {
    let inference = allowingNoncopyableTypes()
    // The generic arguments of what is called need not be known.
    let callee =
      expression.kind == .callExpr ? expression.children.first.flatMap { TypeRef(expression: $0) } : nil
    return (inference.type(of: expression) ?? callee).flatMap { isNoncopyable($0) ? $0 : nil }
  }

  /// Returns whether a type, or a part of an optional or tuple, is noncopyable.
  package func isNoncopyable(_ type: TypeRef) -> Bool { isNoncopyable(type, depth: 0) }

  /// - Parameter depth: The number of types around it; an alias may lead back to itself.
  private func isNoncopyable(_ type: TypeRef, depth: Int) -> Bool {
    let type = index.unaliased(type, from: scope)
    switch type {
    case .optional, .implicitlyUnwrapped, .tuple:
      return depth < TypeAliases.depthLimit
        && type.parts.contains { isNoncopyable($0, depth: depth + 1) }
    default: break
    }
    guard let name = type.lookupName else { return false }
    let found = index.resolve(name, from: scope)
    return found.isEmpty
      ? index.prelude.isNoncopyable(name) == true : found.contains { index.facts(of: $0).isNoncopyable }
  }
}
