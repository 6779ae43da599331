package import StubbleSyntax

/// Values that cannot be copied, and such that cannot outlive others.
extension TypeIndex {
  /// The generic parameters that may mean something that cannot be copied, but not where a member is: an
  /// extension that does not repeat `~Copyable` is about values that can.
  package func copyableParameters(around member: Member, of type: TypeID) -> Set<String> {
    guard member.isInExtension else { return [] }
    return facts[type].noncopyableParameters.subtracting(member.owner.whereClause?.suppressedNames ?? [])
  }

  /// The generic parameters of a type, and of those around it, that may mean something that cannot be copied.
  package func noncopyableParameters(of type: TypeID) -> Set<String> { facts[type].noncopyableParameters }

  /// All that a type stores can be copied, so that its values are never taken apart.
  func storesCopiesOnly(_ type: TypeID) -> Bool {
    types[type].storedBindings.allSatisfy {
      isKnownCopyable(type: $0.writtenType, value: $0.binding.initializer?.content, in: type)
    }
  }

  /// What a property of a type stores can be copied.
  package func isKnownCopyable(_ binding: PatternBinding, of decl: VariableDecl, in type: TypeID) -> Bool {
    isKnownCopyable(type: binding.writtenType(in: decl), value: binding.initializer?.content, in: type)
  }

  private func isKnownCopyable(type written: SyntaxNode?, value: SyntaxNode?, in type: TypeID) -> Bool {
    if let written { return isKnownCopyable(written, in: type) }
    return value?.kind == .literalExpr || value?.kind == .stringLiteralExpr
  }

  /// Every type in a type, as a member of another spells it, is known and can be copied.
  package func isKnownCopyable(_ type: SyntaxNode, in model: TypeID) -> Bool {
    guard !mayBeNoncopyable(type, in: model) else { return false }
    let parameters = types[model].requirements.map(\.name)
    return type.allNodes.allSatisfy { node in
      guard node.kind == .identifierType || node.kind == .memberType, !node.isBesideTheValue(within: type)
      else {
        return true
      }
      let name = TypeDecl.dottedName(node)
      return parameters.contains(name) || prelude.meansStandardTypes(name)
        || prelude.isNoncopyable(name) == false
        || !resolve(name, from: types[model].scope).isEmpty
    }
  }

  /// A value of a type, as it is written in a scope, may be one that cannot be copied. Pointers can, wherever
  /// they point.
  package func mayBeNoncopyable(_ type: SyntaxNode, in model: TypeID?) -> Bool {
    var seen: Set<String> = []
    return mayBeNoncopyable(type, in: model, seen: &seen)
  }

  /// `seen` holds the aliases that led to the type, which may lead back to themselves.
  private func mayBeNoncopyable(_ type: SyntaxNode, in model: TypeID?, seen: inout Set<String>) -> Bool {
    let scope = model.map { types[$0].scope } ?? Scope(modules: .unknown, path: "")
    let parameters = model.map { facts[$0].noncopyableParameters } ?? []
    return type.allNodes.contains { node in
      guard node.kind == .identifierType || node.kind == .memberType, !node.isBesideTheValue(within: type)
      else {
        return false
      }
      let name = TypeDecl.dottedName(node)
      if parameters.contains(name) { return true }
      let found = resolve(name, from: scope)
      if found.isEmpty, let alias = aliases.resolve(name, from: scope), seen.insert(name).inserted {
        return mayBeNoncopyable(alias, in: model, seen: &seen)
      }
      if found.isEmpty { return prelude.isNoncopyable(name) == true }
      return found.contains { facts[$0].isNoncopyable }
    }
  }
}

extension SyntaxNode {
  /// The node is an argument of a pointer, a metatype or a function, or a type around the one that is meant.
  fileprivate func isBesideTheValue(within type: SyntaxNode) -> Bool {
    var node = self
    while node.id != type.id, let parent = node.parent {
      if parent.kind == .functionType || parent.kind == .metatypeType || parent.kind == .memberType {
        return true
      }
      if parent.kind == .identifierType, parent.spelling.contains(text: "Pointer<") { return true }
      node = parent
    }
    return false
  }
}
