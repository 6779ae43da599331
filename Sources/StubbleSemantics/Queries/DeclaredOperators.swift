import StubbleSyntax

/// The operators that the project declares besides those of the standard library.
extension TypeInference {
  /// Returns whether an operation on values of a type cannot mean an operator that the project declares: none with this
  /// name takes values of the type alone.
  ///
  /// An operator that takes literals as values of another type does not count. The compiler prefers their default types.
  func isUndeclared(_ name: String, on type: TypeRef) -> Bool {
    if index.namedMembers.areOfProtocol(name) { return false }
    let declared = index.globals[name] + index.namedMembers.foreign(name)
    if declared.isEmpty { return true }
    let operand = WrittenType(type, in: index, from: scope)
    func isUndeclared() -> Bool { declared.allSatisfy { takes($0, otherThan: operand) } }
    // The answer for a type of another module, such as `Int`, is the same in all scopes.
    guard let known = type.simpleName, isUnhidden(known), !index.prelude.types(named: known).isEmpty else {
      return isUndeclared()
    }
    return index.answers.undeclaredOperations.answer(
      to: Answers.Operation(name: name, type: known), isUndeclared)
  }

  /// Returns whether a declared operator certainly takes an operand of another type than some value.
  private func takes(_ member: Member, otherThan operand: WrittenType) -> Bool {
    guard let function = FunctionDecl(member.node) else { return false }
    let scope = index.fileScope(of: member.file)
    let generics = Set(function.genericParameters.compactMap { GenericParameter($0)?.name })
    let own: [String: TypeRef] = member.owner.isFile ? [:] : ["Self": TypeRef(path: member.owner.name)]
    return function.parameters.compactMap(\.type).contains { type in
      WrittenType(TypeRef(type).substituting(own), in: index, from: scope, generics: generics)
        .isSurelyOther(than: operand)
    }
  }
}

extension TypeIndex {
  /// Returns `!` and the binary operators whose result is a `Bool` in known modules, if it is something else in a
  /// declaration of the project.
  func findOperatorsWithOtherResults() -> Set<String> {
    let known = Set(prelude.modules.flatMap(\.operators.keys))
    return known.filter { prelude.operator($0)?.returnsBool == true }.union(["!"]).filter { name in
      let ofTypes = namedMembers.named(name).lazy.map { self.types[$0.type].members[$0.member] }
      return !ofTypes.allSatisfy(\.returnsBool)
        || !(globals[name] + namedMembers.foreign(name)).allSatisfy(\.returnsBool)
    }
  }
}

extension Member {
  /// Whether the member returns a `Bool`, if it is a function.
  fileprivate var returnsBool: Bool {
    guard let function = FunctionDecl(node) else { return true }
    return function.returnType.map { TypeRef($0).isStandard("Bool") } ?? false
  }
}
