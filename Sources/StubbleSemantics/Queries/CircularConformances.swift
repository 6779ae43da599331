import StubbleSyntax

/// Conformances that the compiler cannot check, because checking leads back to themselves.
extension TypeIndex {
  /// Returns whether checking a conformance that a type requires would lead the compiler back to a struct on a global actor.
  ///
  /// Where such a struct conforms depends on the types of what it stores if its `==` is synthesized, so that a stored
  /// property of the type would be a circular reference.
  package func requiresOwnConformance(_ type: TypeRef, _ owner: TypeID) -> Bool {
    guard types[owner].kind == .struct, isComparedOnActor(owner) else { return false }
    var passed: Set<TypeID> = []
    return asks(type, from: types[owner].scope) {
      leads($0, from: types[owner].scope, to: owner, past: &passed)
    }
  }

  /// Returns whether the compiler examines what values of a type store to find out where the type is `Equatable`.
  private func isComparedOnActor(_ type: TypeID) -> Bool {
    mayConformOnActor(type) && conformances(of: type).contains("Equatable")
  }

  /// Returns whether a type is the owner, has it as a part, or stores something whose conformances depend on the owner's.
  ///
  /// - Parameter passed: The types that were examined.
  private func leads(
    _ type: TypeRef, from scope: Scope, to owner: TypeID, past passed: inout Set<TypeID>
  ) -> Bool {
    if type.simpleName == "Self" { return true }
    for part in type.parts where leads(part, from: scope, to: owner, past: &passed) { return true }
    for named in type.dottedName.map({ resolve($0, from: scope) }) ?? [] {
      if named == owner { return true }
      guard passed.insert(named).inserted, isComparedOnActor(named) else { continue }
      let scope = types[named].scope
      let goesOn = typesInValues(of: named).contains { stored in
        asks(stored, from: scope) { leads($0, from: scope, to: owner, past: &passed) }
      }
      if goesOn { return true }
    }
    return false
  }

  /// Returns the types of what values of a type store, of the associated values of its cases, and of what the closures of
  /// its stubs would take and return.
  private func typesInValues(of type: TypeID) -> [TypeRef] {
    let model = types[type]
    guard model.kind == .struct else {
      return model.members.filter { $0.node.kind == .enumCaseDecl }
        .flatMap { $0.node.descendants.filter(\.kind.isType) }.map { TypeRef($0) }
    }
    let inference = TypeInference(index: self, scope: model.scope)
    return model.members.filter { !$0.isStatic }.flatMap { member -> [TypeRef] in
      if let function = FunctionDecl(member.node) {
        return (function.parameters.map(\.type) + [function.returnType]).compactMap { $0.map { TypeRef($0) } }
      }
      guard let decl = VariableDecl(member.node) else { return [] }
      return decl.bindings.compactMap { binding in
        inference.type(ofStored: binding)
      }
    }
  }
}
