package import StubbleSyntax

/// Queries about noncopyable types and generic parameters.
extension TypeIndex {
  /// Returns the generic parameters of a type that are noncopyable in its declaration but copyable around a member: an
  /// extension that does not repeat `~Copyable` applies to copyable arguments only.
  package func copyableParameters(around member: Member, of type: TypeID) -> Set<String> {
    guard member.isInExtension else { return [] }
    return facts(of: type).noncopyableParameters.subtracting(member.owner.whereClause?.suppressedNames ?? [])
  }

  /// Returns the generic parameters of a type and of its enclosing types that may be noncopyable.
  package func noncopyableParameters(of type: TypeID) -> Set<String> { facts(of: type).noncopyableParameters }

  /// Returns whether all stored properties of a type are known to be copyable, so that its values are never taken
  /// apart.
  func storesCopiesOnly(_ type: TypeID) -> Bool {
    types[type].storedBindings.allSatisfy {
      isKnownCopyable(type: $0.writtenType, value: $0.binding.initializer?.content, in: type)
    }
  }

  /// Returns whether the value of a stored property is known to be copyable.
  package func isKnownCopyable(_ binding: PatternBinding, of decl: VariableDecl, in type: TypeID) -> Bool {
    isKnownCopyable(type: binding.writtenType(in: decl), value: binding.initializer?.content, in: type)
  }

  private func isKnownCopyable(type written: SyntaxNode?, value: SyntaxNode?, in type: TypeID) -> Bool {
    if let written { return isKnownCopyable(written, in: type) }
    return switch value?.kind {
    case .literalExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .closureExpr: true
    default: false
    }
  }

  /// Returns whether every type that occurs in the written type of a member is known and copyable.
  package func isKnownCopyable(_ type: SyntaxNode, in model: TypeID) -> Bool {
    guard !mayBeNoncopyable(type, in: model) else { return false }
    let parameters = types[model].genericParameters.map(\.name)
    let scope = scope(in: model, of: type)
    return type.allNodes.allSatisfy { node in
      guard node.kind == .identifierType || node.kind == .memberType, !node.isBesideTheValue(within: type)
      else {
        return true
      }
      let name = TypeDecl.dottedName(node)
      return parameters.contains(name) || prelude.meansStandardTypes(name)
        || prelude.isNoncopyable(name) == false
        || !resolve(name, from: scope).isEmpty
    }
  }

  /// Returns whether a value of a type, as it is written in a scope, may be noncopyable. Pointers are copyable,
  /// whatever they point to.
  package func mayBeNoncopyable(_ type: SyntaxNode, in model: TypeID?) -> Bool {
    var seen: Set<String> = []
    return mayBeNoncopyable(type, in: model, seen: &seen)
  }

  /// - Parameter seen: The aliases that led to the type; an alias may lead back to itself.
  private func mayBeNoncopyable(_ type: SyntaxNode, in model: TypeID?, seen: inout Set<String>) -> Bool {
    let scope = model.map { self.scope(in: $0, of: type) } ?? Scope(modules: .unknown, path: "")
    let parameters = model.map { facts(of: $0).noncopyableParameters } ?? []
    return type.allNodes.contains { node in
      guard node.kind == .identifierType || node.kind == .memberType, !node.isBesideTheValue(within: type)
      else {
        return false
      }
      let name = TypeDecl.dottedName(node)
      if parameters.contains(name) { return true }
      let found = resolve(name, from: scope)
      if found.isEmpty, let alias = alias(name, from: scope)?.value, seen.insert(name).inserted {
        return mayBeNoncopyable(alias, in: model, seen: &seen)
      }
      if found.isEmpty { return prelude.isNoncopyable(name) == true }
      return found.contains { facts(of: $0).isNoncopyable }
    }
  }
}

extension SyntaxNode {
  /// Whether the node does not name the type of the value itself: it is in an argument of a pointer, a metatype or a
  /// function type, or names the enclosing type of the one that is meant.
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
