import StubbleSyntax

/// Values that cannot be copied, and such that cannot outlive others.
extension TypeIndex {
  /// The generic parameters that may stand for something that cannot be copied, but not where a member stands: an
  /// extension that does not repeat `~Copyable` is about values that can.
  func copyableParameters(around member: Member, of type: Int) -> Set<String> {
    guard member.isInExtension else { return [] }
    return facts[type].noncopyableParameters.subtracting(member.owner.whereClause?.suppressedNames ?? [])
  }

  /// All that a type stores can be copied, so that its values are never taken apart.
  func storesCopiesOnly(_ type: Int) -> Bool {
    StoredMember.bindings(of: types[type]).allSatisfy { _, decl, binding in
      if let written = StoredStub.writtenType(of: binding, in: decl) {
        return isKnownCopyable(written, in: type)
      }
      let value = binding.initializer?.content
      return value?.kind == .literalExpr || value?.kind == .stringLiteralExpr
    }
  }

  /// Every type in a type, as a member of another spells it, is known and can be copied.
  func isKnownCopyable(_ type: SyntaxNode, in model: Int) -> Bool {
    guard !mayBeNoncopyable(type, in: model) else { return false }
    let parameters = types[model].requirements.map(\.name)
    return ([type] + type.descendants).allSatisfy { node in
      guard node.kind == .identifierType || node.kind == .memberType, !node.isBesideTheValue(within: type)
      else {
        return true
      }
      let name = TypeDecl.dottedName(node)
      return parameters.contains(name) || StandardLibrary.isOfStandardLibrary(name)
        || !resolve(name, from: types[model].scope).isEmpty
    }
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
      if found.isEmpty { return StandardLibrary.noncopyableTypes.contains(name) }
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
      if parent.kind == .identifierType, parent.spelling.contains("Pointer<") { return true }
      node = parent
    }
    return false
  }
}

extension TypeModel {
  /// Why the values of the type, which cannot be copied, can hold no closures.
  var objectionToClosures: String? {
    if members.contains(where: { $0.node.descendants.contains { $0.kind == .discardStmt } }) {
      return "'discard self' does not allow for closures in the type"
    }
    let initializers = members.filter { $0.node.kind == .initializerDecl }
    if initializers.contains(where: { $0.node.assignsSelf }) {
      return "an initialiser assigns 'self' as a whole, which does not allow for closures in the type"
    }
    if initializers.contains(where: { $0.node.failsOutright }) {
      return "an initialiser may fail before it has made the value, which does not allow for closures in it"
    }
    return nil
  }
}

extension SyntaxNode {
  /// Somewhere in a declaration stands `self = …`.
  fileprivate var assignsSelf: Bool {
    descendants.contains { node in
      node.kind == .identifierExpr && node.firstTokenKind == .self
        && tree.tokens[node.tokenRange.upperBound].kind == .equal
    }
  }

  /// An initialiser throws or returns nil, and does not leave it to another to make the value.
  fileprivate var failsOutright: Bool {
    let isFailable = token(.postfixQuestion) != nil || token(.infixQuestion) != nil
    guard isFailable || FunctionDecl(self)?.effects.isThrowing == true else { return false }
    return !delegates
  }

  /// An initialiser leaves it to another to make the value.
  var delegates: Bool {
    tokenRange.contains { index in
      tree.tokens[index].kind == .self && tree.tokens[min(index + 2, tree.tokens.count - 1)].kind == .`init`
    }
  }
}
