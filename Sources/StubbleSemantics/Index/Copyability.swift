package import StubbleSyntax

/// Queries about noncopyable types and generic parameters.
extension TypeIndex {
  /// Returns the generic parameters of a type that are noncopyable in its declaration but copyable around a member: an
  /// extension that does not repeat `~Copyable` applies to copyable arguments only.
  package func copyableParameters(around member: Member, of type: TypeID) -> Set<String> {
    guard member.isInExtension else { return [] }
    return facts(of: type).noncopyableParameters
      .subtracting(noncopyableParameters(in: member.owner.node, from: scope(of: member, in: type)))
  }

  /// Returns the generic parameters that a declaration allows to be noncopyable: `T` for `where T: ~Copyable`.
  func noncopyableParameters(in declaration: SyntaxNode, from scope: Scope) -> Set<String> {
    let parameters = declaration.genericParameterNodes.compactMap { GenericParameter($0) }
      .map { ($0.unquotedName, $0.constraint) }
    let requirements = GenericRequirement.all(in: declaration.child(.genericWhereClause)).compactMap(\.types)
      .map { ($0.dottedName?.unquoted, Optional($1)) }
    return Set(
      (parameters + requirements).filter { _, constraint in
        constraint.map { suppressedNames(in: $0, from: scope).contains("Copyable") } ?? false
      }.compactMap(\.0))
  }

  /// Returns the names of the protocols that a constraint suppresses: `Copyable` of `~Copyable` and `P & ~Copyable`.
  ///
  /// - Parameter followed: The names of the aliases that have led to the type, which may lead to one another.
  package func suppressedNames(in type: TypeRef, from scope: Scope, following followed: Set<String> = [])
    -> [String]
  {
    switch type {
    case .composition(let parts):
      return parts.flatMap { suppressedNames(in: $0, from: scope, following: followed) }
    case .modified(_, let part), .some(let part):
      return suppressedNames(in: part, from: scope, following: followed)
    case .suppressed(let type): return [type.bare.dottedName.map(TypeDecl.lastName)].compactMap(\.self)
    default:
      let meaning = unaliased(type, from: scope)
      guard meaning != type, let name = type.dottedName, !followed.contains(name) else { return [] }
      return suppressedNames(in: meaning, from: scope, following: followed.union([name]))
    }
  }

  /// Returns the generic parameters of a type and of its enclosing types that may be noncopyable.
  package func noncopyableParameters(of type: TypeID) -> Set<String> { facts(of: type).noncopyableParameters }

  /// Returns whether all stored properties of a type are known to be copyable, so that its values are never taken
  /// apart.
  func storesCopiesOnly(_ type: TypeID) -> Bool {
    types[type].storedBindings.allSatisfy { isKnownCopyable($0.binding, in: type) }
  }

  /// Returns whether the value of a stored property is known to be copyable.
  package func isKnownCopyable(_ binding: PatternBinding, in type: TypeID) -> Bool {
    if let written = binding.writtenType { return isKnownCopyable(written, in: type) }
    return switch binding.initializer?.content?.kind {
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
      guard node.kind.isNamedType,
        !isBesideTheValue(node, within: type, from: scope)
      else { return true }
      let name = TypeDecl.dottedName(node)
      return parameters.contains(name) || prelude.meansStandardTypes(name)
        || prelude.isNoncopyable(name) == false
        || !resolve(name, from: scope).isEmpty
    }
  }

  /// Returns whether a value of a type, as it is written in a scope, may be noncopyable. Pointers are copyable, whatever
  /// they point to.
  package func mayBeNoncopyable(_ type: SyntaxNode, in model: TypeID?) -> Bool {
    let scope = model.map { self.scope(in: $0, of: type) } ?? Scope(modules: .unknown, path: "")
    let parameters = model.map { facts(of: $0).noncopyableParameters } ?? []
    var followed: Set<SyntaxNode> = []
    return mayBeNoncopyable(type, from: scope, parameters: parameters, &followed)
  }

  /// - Parameters:
  ///   - parameters: The generic parameters around the type that may be noncopyable.
  ///   - followed: The aliases that were followed; an alias may lead back to itself.
  private func mayBeNoncopyable(
    _ type: SyntaxNode, from scope: Scope, parameters: Set<String>, _ followed: inout Set<SyntaxNode>
  ) -> Bool {
    type.allNodes.contains { node in
      guard node.kind.isNamedType,
        !isBesideTheValue(node, within: type, from: scope)
      else { return false }
      let name = TypeDecl.dottedName(node)
      if parameters.contains(name) { return true }
      let found = resolve(name, from: scope)
      if found.isEmpty, let alias = aliases(named: name, from: scope).first {
        return followed.insert(alias.node).inserted
          && mayBeNoncopyable(alias.value, from: alias.scope, parameters: parameters, &followed)
      }
      if found.isEmpty { return prelude.isNoncopyable(name) == true && !isGenericParameter(name, in: scope) }
      return found.contains { facts(of: $0).isNoncopyable }
    }
  }
}

extension TypeIndex {
  /// Returns whether a node does not name the type of the value itself: it is in a metatype or a function type, or in an
  /// argument of a type that is copyable whatever its arguments are, or names the enclosing type of the one that is meant.
  private func isBesideTheValue(_ node: SyntaxNode, within type: SyntaxNode, from scope: Scope) -> Bool {
    var node = node
    while node.id != type.id, let parent = node.parent {
      switch parent.kind {
      case .functionType, .metatypeType: return true
      case .memberType where node.kind.isType: return true
      case .identifierType, .memberType:
        if isStoredWithAnyArguments(TypeDecl.dottedName(parent), from: scope) { return true }
      default: break
      }
      node = parent
    }
    return false
  }
}
