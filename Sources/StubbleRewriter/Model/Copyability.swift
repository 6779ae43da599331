import StubbleSyntax

/// Values that cannot be copied, and such that cannot outlive others.
extension TypeIndex {
  /// The generic parameters, of a type or of those around it, that may stand for something that cannot be copied.
  func noncopyableParameters(of type: Int) -> Set<String> {
    var names: Set<String> = []
    var node: SyntaxNode? = types[type].decl.node
    while let current = node {
      for parameter in current.child(.genericParameterClause)?.children(.genericParameter) ?? []
      where parameter.containsType(.suppressedType) {
        if let name = parameter.ownTokens.first { names.insert(parameter.tree.name(ofToken: name)) }
      }
      names.formUnion(current.child(.genericWhereClause)?.suppressedNames ?? [])
      node = current.parent
    }
    return names
  }

  /// Those of them that can be copied where a member stands: an extension that does not repeat `~Copyable` is
  /// about such values only.
  func copyableParameters(around member: Member, of type: Int) -> Set<String> {
    guard member.isInExtension else { return [] }
    return noncopyableParameters(of: type).subtracting(member.owner.whereClause?.suppressedNames ?? [])
  }

  /// The type says `~Copyable` or `~Escapable`.
  func isSuppressing(_ name: String, type: Int) -> Bool {
    types[type].decl.inheritedTypes.contains { $0.kind == .suppressedType && $0.spelling.hasSuffix(name) }
  }

  /// A value of a type, as it is written in a scope, may be one that cannot be copied. Pointers can, wherever
  /// they point.
  func mayBeNoncopyable(_ type: SyntaxNode, in model: Int?) -> Bool {
    mayBeNoncopyable(type, in: model, seen: [])
  }

  /// `seen` holds the aliases that led to the type, which may lead back to themselves.
  private func mayBeNoncopyable(_ type: SyntaxNode, in model: Int?, seen: Set<String>) -> Bool {
    let scope = model.map { types[$0].scope } ?? Scope(module: "", path: "")
    let parameters = model.map(noncopyableParameters(of:)) ?? []
    return ([type] + type.descendants).contains { node in
      guard node.kind == .identifierType || node.kind == .memberType else { return false }
      let name = TypeDecl.dottedName(node)
      if parameters.contains(name) { return !node.isPointee(within: type) }
      let found = resolve(name, from: scope)
      if found.isEmpty, let alias = aliases.resolve(name, from: scope), !seen.contains(name) {
        return mayBeNoncopyable(alias, in: model, seen: seen.union([name]))
      }
      if found.isEmpty { return StandardLibrary.noncopyableTypes.contains(name) }
      return !node.isPointee(within: type) && found.contains { isSuppressing("Copyable", type: $0) }
    }
  }
}

extension SyntaxNode {
  /// The names that a `where` clause frees from a requirement: `T` in `where T: ~Copyable`.
  fileprivate var suppressedNames: Set<String> {
    Set(
      children(.genericRequirement).filter { $0.containsType(.suppressedType) }
        .compactMap { $0.children.first?.spelling })
  }

  /// The node is an argument of a pointer, a metatype or a function.
  fileprivate func isPointee(within type: SyntaxNode) -> Bool {
    var node = self
    while node.id != type.id, let parent = node.parent {
      if parent.kind == .functionType || parent.kind == .metatypeType { return true }
      if parent.kind == .identifierType, parent.spelling.contains("Pointer<") { return true }
      node = parent
    }
    return false
  }
}
