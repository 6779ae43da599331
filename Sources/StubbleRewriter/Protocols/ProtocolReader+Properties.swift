import StubbleSemantics
import StubbleSyntax

extension ProtocolReader {
  /// Returns the property that a member is.
  ///
  /// - Throws: An `Ineligibility` if a double cannot implement it.
  func property(_ member: Member, _ spelling: RequirementSpelling) throws(Ineligibility)
    -> RequiredProperty
  {
    let bindings = VariableDecl(member.node)?.bindings ?? []
    guard bindings.count == 1 else {
      throw model.decl.noDouble("a property of it does not have exactly one binding")
    }
    guard let name = bindings[0].name else {
      throw model.decl.noDouble("a property of it is a pattern, not a name")
    }
    guard let written = bindings[0].type else {
      throw model.decl.noDouble("the property '\(name)' has no type")
    }
    let type = TypeRef(written)
    guard spelling.mayKeep(type) else {
      throw model.decl.noDouble(
        spelling.index.isNonescapable(written, from: spelling.scope)
          ? "'\(name)' depends on the lifetime of another value, so that no variable can hold it"
          : "the type of '\(name)' cannot be copied, so that no variable can hold it")
    }
    if spelling.hasNoValues(type) {
      throw model.decl.noDouble(
        "'\(name)' would be a value of '\(spelling.meaning(of: type))', which has none")
    }
    return RequiredProperty(
      name: name, type: RequiredType(type, spelling),
      accessors: accessors(of: bindings[0].accessorBlock?.node, spelling))
  }

  /// Returns the accessors that a property or subscript requires.
  func accessors(of block: SyntaxNode?, _ spelling: RequirementSpelling) -> RequiredAccessors {
    var accessors = RequiredAccessors()
    guard let block = block.map(AccessorBlock.init) else { return accessors }
    accessors.isSettable = block.mutator != nil
    accessors.setterAttributes = (block.mutator?.availabilities ?? []).compactMap(\.withoutIntroduction)
    guard let getter = block.accessor(.get) else { return accessors }
    accessors.getterAttributes = getter.availabilities.compactMap(\.withoutIntroduction)
    let effects = Effects(getter.child(.effectSpecifiers))
    accessors.isAsync = effects.isAsync
    accessors.throwing = spelling.declared(TypeRef.Throwing(effects))
    if accessors.throwing.isThrowing { accessors.errorType = accessors.throwing.type ?? spelling.anyError }
    return accessors
  }
}
