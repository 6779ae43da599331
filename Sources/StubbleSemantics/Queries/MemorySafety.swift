package import StubbleSyntax

extension TypeIndex {
  /// A type of a name is declared `@unsafe`, or is an alias of one that is made of such types. Of C's structures, those with
  /// pointers are unsafe without saying so, which is not known here.
  package func isUnsafe(_ name: String, from scope: Scope) -> Bool { isUnsafe(name, from: scope, within: []) }

  /// - Parameter names: the aliases that led to it, which may lead back to themselves.
  private func isUnsafe(_ name: String, from scope: Scope, within names: Set<String>) -> Bool {
    if resolve(name, from: scope).isEmpty, let alias = aliases.resolve(name, from: scope),
      !names.contains(name)
    {
      return alias.allNodes.contains { node in
        node.kind == .identifierType
          && isUnsafe(TypeDecl.dottedName(node), from: scope, within: names.union([name]))
      }
    }
    return isMarked(name, "unsafe", scope: scope) ?? false
  }
}

extension SyntaxNode {
  /// A property that can be used only with the mark `unsafe`, by what its declaration says.
  package var isDeclaredUnsafe: Bool {
    hasAttribute("unsafe") || modifiers.contains { $0.spelling.hasSuffix("(unsafe)") }
  }
}
