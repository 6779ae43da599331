import StubbleSyntax

/// The types that expressions name.
extension TypeInference {
  /// Returns whether a callee that looks like a type is the name of a function or an enum case.
  func namesValue(_ callee: SyntaxNode) -> Bool {
    let name = callee.lastName
    if callee.kind == .identifierExpr {
      return index.resolve(name, from: scope).isEmpty
        && !declarations(of: name, seenFrom: callee.tree).isEmpty
    }
    guard callee.kind == .memberAccessExpr, let base = callee.children.first,
      resolved(callee).isEmpty
    else { return false }
    return !index.namedMembers.named(name, of: resolved(base)).isEmpty
  }

  /// The visible types that an expression may name.
  private func resolved(_ expression: SyntaxNode) -> [TypeID] {
    index.resolve(namedType(expression)?.lookupName ?? expression.spelling, from: scope)
  }

  /// The enclosing type, which may be one of another module, or `nil` if there is none.
  var typeAround: TypeRef? {
    if let type = index.resolve(in: scope).first { return index.nameInMembers(of: type) }
    return scope.isLocal || scope.path.isEmpty ? nil : TypeRef(path: scope.path.escapedPath)
  }

  /// The metatype that `T.self` is, if `T` is a type that is no protocol and has its arguments.
  func metatype(_ expression: SyntaxNode) -> TypeRef? {
    guard let base = expression.baseOfMetatype, let type = namedType(base), !namesValue(base),
      let name = type.lookupName
    else { return nil }
    let found = index.resolve(name, from: scope)
    let isVisible = !found.isEmpty || index.prelude.isProtocol(name) == false && isUnhidden(name)
    return isVisible && isComplete(type, meaning: found) ? .metatype(type) : nil
  }

  /// Returns whether a type has its generic arguments, is no protocol, and has copyable values. Inside a generic type, its
  /// name means the type with its own parameters.
  ///
  /// - Parameter found: The visible types that its name means.
  func isComplete(_ type: TypeRef, meaning found: [TypeID]) -> Bool {
    guard found.allSatisfy({ index.types[$0].kind != .protocol && isCopyable($0) }) else { return false }
    let inner = found.isEmpty ? membersOfAlias(type) : found
    if type.isSpecialized || found.isEmpty && !inner.isEmpty {
      let name = type.dottedName.map(TypeDecl.lastName)
      return !type.arguments.isEmpty
        || !inner.contains { index.types[$0].decl.isGeneric && index.types[$0].name == name }
    }
    return found.isEmpty
      ? !(type.lookupName.map(isKnownGeneric) ?? false)
      : found.allSatisfy { !index.types[$0].decl.isGeneric || index.isType($0, around: scope) }
  }

  /// Returns the visible types that are members of what an alias means: `Box.Item` for `Boxes.Item`.
  private func membersOfAlias(_ type: TypeRef) -> [TypeID] {
    guard case .named(let name) = type, let base = name.base else { return [] }
    return index.meaning(of: base, from: scope).flatMap {
      index.resolve("\(index.types[$0].path).\(name.name)", from: scope)
    }
  }

  /// The type that an expression names; `Self` means the enclosing type.
  func namedType(_ expression: SyntaxNode) -> TypeRef? {
    (TypeRef(expression: expression, own: typeAround) ?? lowercaseType(expression)).map(spelling.spelled)
  }

  /// Returns a type with a lower-case name, if it is visible and no value has the same name.
  private func lowercaseType(_ expression: SyntaxNode) -> TypeRef? {
    guard expression.kind == .identifierExpr, expression.tokenRange.count == 1 else { return nil }
    let name = expression.tree.name(ofToken: expression.tokenRange.lowerBound)
    guard locals[name] == nil, !index.resolve(name, from: scope).isEmpty,
      declarations(of: name, seenFrom: expression.tree).isEmpty
    else { return nil }
    return .named(expression.spelling)
  }

  /// Returns whether a name is that of a generic alias or of a generic type of another module.
  private func isKnownGeneric(_ name: String) -> Bool {
    if let alias = index.alias(name, from: scope) { return isGeneric(alias) }
    return index.prelude.isGeneric(name) == true
  }
}
