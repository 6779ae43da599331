import StubbleSyntax

/// Conformances for which the compiler would have to know themselves.
extension TypeIndex {
  /// A type asks for a conformance of a struct, and the struct cannot store a value of that type. For the compiler finds out
  /// by the types of all that is stored whether the struct can be compared, and with that where it conforms.
  package func requiresOwnConformance(_ type: TypeRef, _ owner: TypeID) -> Bool {
    guard types[owner].kind == .struct, isComparedOnActor(owner) else { return false }
    var passed: Set<TypeID> = []
    return asks(type, from: types[owner].scope) {
      leads($0, from: types[owner].scope, to: owner, past: &passed)
    }
  }

  /// What values of the type store decides where it conforms.
  private func isComparedOnActor(_ type: TypeID) -> Bool {
    mayConformOnActor(type) && conformances(of: type).contains("Equatable")
  }

  /// A type is another one, is made of it, or the compiler asks that one for a conformance to know where this one conforms.
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

  /// The types of what values of a type store or have for their parts, and of what closures in them would take and return.
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
