import StubbleSyntax

/// Values that cannot be copied, and such that cannot outlive others.
extension TypeIndex {
  /// The generic parameters that may stand for something that cannot be copied, but not where a member stands: an
  /// extension that does not repeat `~Copyable` is about values that can.
  func copyableParameters(around member: Member, of type: Int) -> Set<String> {
    guard member.isInExtension else { return [] }
    return facts[type].noncopyableParameters.subtracting(member.owner.whereClause?.suppressedNames ?? [])
  }

  /// A value of a type, as it is written in a scope, may be one that cannot be copied. Pointers can, wherever
  /// they point.
  func mayBeNoncopyable(_ type: SyntaxNode, in model: Int?) -> Bool {
    var seen: Set<String> = []
    return mayBeNoncopyable(type, in: model, seen: &seen)
  }

  /// `seen` holds the aliases that led to the type, which may lead back to themselves.
  private func mayBeNoncopyable(_ type: SyntaxNode, in model: Int?, seen: inout Set<String>) -> Bool {
    let scope = model.map { types[$0].scope } ?? Scope(module: "", path: "")
    let parameters = model.map { facts[$0].noncopyableParameters } ?? []
    return ([type] + type.descendants).contains { node in
      guard node.kind == .identifierType || node.kind == .memberType else { return false }
      let name = TypeDecl.dottedName(node)
      if parameters.contains(name) { return !node.isPointee(within: type) }
      let found = resolve(name, from: scope)
      if found.isEmpty, let alias = aliases.resolve(name, from: scope), seen.insert(name).inserted {
        return mayBeNoncopyable(alias, in: model, seen: &seen)
      }
      if found.isEmpty { return StandardLibrary.noncopyableTypes.contains(name) }
      return !node.isPointee(within: type) && found.contains { facts[$0].isNoncopyable }
    }
  }
}

extension SyntaxNode {
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
