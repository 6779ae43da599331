package import StubbleSyntax

/// Types of which a part is not written, but follows from the initial value: generic types without their arguments, and
/// placeholders (`var names: Set = ["a"]`, `var names: [_] = ["a"]`).
extension TypeInference {
  /// Returns whether some generic type in a written one lacks its arguments, or a placeholder is a part of it.
  package func isUnbound(_ type: SyntaxNode) -> Bool {
    type.hasPlaceholder || hasGenericWithoutArguments(type)
  }

  private func hasGenericWithoutArguments(_ type: SyntaxNode) -> Bool {
    ([type] + Array(type.descendants)).contains { node in
      node.kind.isNamedType && node.child(.genericArgumentClause) == nil
        && node.parent?.kind != .attribute && node.parent?.kind != .someOrAnyType
        && (node.isMemberOfSpecialized
          ? isGenericItself(TypeDecl.dottedName(node)) : isGeneric(TypeDecl.dottedName(node)))
    }
  }

  /// Returns whether a name is that of a generic type that needs arguments. An enclosing type does not, because there
  /// it has its own parameters as arguments.
  private func isGeneric(_ name: String) -> Bool {
    let found = index.resolve(name, from: scope)
    guard found.isEmpty else {
      return found.contains { index.types[$0].decl.isGeneric && !scope.isInside(index.types[$0].path) }
    }
    if index.isGenericParameter(name, in: scope) { return false }
    if let alias = index.aliases(named: name, from: scope).first { return isGeneric(alias) }
    return index.prelude.isGeneric(name) == true
  }

  /// Returns whether an alias needs generic arguments: it has parameters, or means a generic type without arguments.
  ///
  /// - Parameter depth: The number of aliases that have led to it; an alias may lead back to itself.
  func isGeneric(_ alias: TypeAlias, depth: Int = 0) -> Bool {
    if alias.node.child(.genericParameterClause) != nil { return true }
    let value = alias.value
    guard value.kind.isNamedType, depth < TypeAliases.depthLimit,
      !value.descendants.contains(where: { $0.kind == .genericArgumentClause })
    else { return false }
    let name = TypeDecl.dottedName(value)
    let found = index.resolve(name, from: alias.scope)
    if !found.isEmpty { return found.contains { index.types[$0].decl.isGeneric } }
    if let next = index.aliases(named: name, from: alias.scope).first {
      return isGeneric(next, depth: depth + 1)
    }
    return index.prelude.isGeneric(name) == true
  }

  /// Returns whether a member of a type that has its arguments is itself generic.
  private func isGenericItself(_ name: String) -> Bool {
    let found = index.resolve(name, from: scope)
    return found.isEmpty
      ? index.prelude.types(named: name).contains { $0.model.decl.isGeneric }
      : found.contains { index.types[$0].decl.isGeneric && !scope.isInside(index.types[$0].path) }
  }

  /// Returns whether the name of a type without arguments leaves generic parameters, its own or those of an enclosing
  /// type, open.
  func lacksArguments(_ type: TypeID) -> Bool {
    guard index.facts(of: type).isGeneric else { return false }
    let path = index.types[type].path
    let around =
      index.types[type].decl.isGeneric ? path[...] : path[..<(path.lastIndex(of: ".") ?? path.endIndex)]
    return !scope.isInside(String(around))
  }

  /// Returns a generic type with the arguments that the `where` clauses of extensions give it, in which all of its members
  /// in question are declared.
  func specialized(
    _ type: TypeRef, of owner: TypeID, by found: [NamedValue], seenFrom tree: SyntaxTree
  ) -> TypeRef? {
    guard case .named(var name) = type, index.types[owner].decl.isGeneric else { return nil }
    let meanings = Set(found.map { arguments(of: owner, fixedBy: $0, seenFrom: tree) })
    guard meanings.count == 1, let arguments = meanings.first ?? nil else { return nil }
    name.arguments = arguments
    return .named(name)
  }

  /// Returns the generic arguments that a `where` clause gives to the type that a member's extension extends, or `nil` if
  /// it leaves one open.
  private func arguments(of owner: TypeID, fixedBy value: NamedValue, seenFrom tree: SyntaxTree) -> [TypeRef]?
  {
    guard value.type == owner else { return nil }
    let origin = TypeOrigin(
      scope: index.scope(of: value), tree: value.member.node.tree, user: tree, base: nil, type: nil)
    var fixed: [String: TypeRef] = [:]
    for case .sameType(let parameter, let type) in GenericRequirement.all(in: value.member.owner.whereClause)
    {
      fixed[parameter.simpleName ?? ""] = renamed(type, from: origin)
    }
    let arguments = index.types[owner].genericParameters.compactMap { fixed[$0.name] }
    return arguments.count == index.types[owner].genericParameters.count ? arguments : nil
  }

  /// Returns the written type with the parts that its initial value determines, or `nil` if it does not.
  package func completed(_ type: SyntaxNode, by value: SyntaxNode?) -> TypeRef? {
    guard let value else { return nil }
    let written = TypeRef(type)
    if type.hasPlaceholder, let inferred = self.type(of: value), written.fits(inferred) { return inferred }
    guard type.kind == .identifierType, written.arguments.allSatisfy({ $0 == .placeholder }) else {
      return nil
    }
    return completed(TypeDecl.dottedName(type), by: value)
  }

  private func completed(_ name: String, by value: SyntaxNode) -> TypeRef? {
    guard let inferred = self.type(of: value) else { return nil }
    if name == inferred.lookupName, !inferred.arguments.isEmpty { return inferred }
    guard isUnhidden(name) else { return nil }
    switch (name, inferred) {
    case ("Optional", .optional): return nil
    case ("Optional", _): return .optional(inferred)
    case ("Array", .array), ("Dictionary", .dictionary): return inferred
    case (_, .array(let element)):
      return value.isCollectionLiteral && isMadeByArrayLiteral(name, of: element)
        ? .named(name, element) : nil
    default: return nil
    }
  }

  /// Returns whether an array literal can be a value of a known generic type whose argument is the type of the elements.
  private func isMadeByArrayLiteral(_ name: String, of element: TypeRef) -> Bool {
    let known = index.prelude.types(named: name)
    return known.count == 1 && known[0].model.genericParameters.map(\.name) == ["Element"]
      && index.prelude.conforms(.named(name, element), to: "ExpressibleByArrayLiteral")
  }
}

extension TypeRef {
  /// The part of a written type that follows from the initial value.
  static let placeholder = TypeRef.named("_")

  /// Whether the type is a placeholder, or a part of it is.
  var hasPlaceholder: Bool { self == .placeholder || parts.contains(where: \.hasPlaceholder) }

  /// Returns whether the type is another one where it has no placeholder.
  fileprivate func fits(_ type: TypeRef) -> Bool {
    switch (self, type) {
    case (.placeholder, _): true
    case (.named(let name), .named(let other)):
      name.name == other.name && name.base == other.base && name.arguments.count == other.arguments.count
        && zip(name.arguments, other.arguments).allSatisfy { $0.fits($1) }
    case (.optional(let type), .optional(let other)), (.array(let type), .array(let other)): type.fits(other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.fits(otherKey) && value.fits(otherValue)
    case (.tuple(let elements), .tuple(let others)):
      elements.map(\.label) == others.map(\.label)
        && zip(elements, others).allSatisfy { $0.type.fits($1.type) }
    default: self == type
    }
  }
}

extension SyntaxNode {
  /// Whether the type is a placeholder, or a part of it is.
  fileprivate var hasPlaceholder: Bool {
    allNodes.contains { $0.kind == .identifierType && $0.firstTokenKind == .wildcard }
  }

  /// Whether the type is a member of a specialized one: `Outer<Int>.Inner`.
  fileprivate var isMemberOfSpecialized: Bool {
    kind == .memberType && descendants.contains { $0.kind == .genericArgumentClause }
  }
}
