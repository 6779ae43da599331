import StubbleSemantics
import StubbleSyntax

/// The rule that a type's own declaration must see the types in an extension member's signature, if it is to contain
/// the member's closures.
extension TypeIndex {
  /// Whether the file that declares a type sees the types in a member's signature: because it imports all that the
  /// member's file imports, or because it sees each name.
  ///
  /// - Parameters:
  ///   - own: Names that do not mean a type of another module, such as associated types.
  ///   - answer: Whether the file is assumed to see names of which nothing is known.
  func canName(
    typesOf member: Member, inFileOf model: TypeModel, excluding own: Set<String> = [],
    ifUnknown answer: Bool = false
  ) -> Bool {
    if member.file == model.file { return true }
    let names = member.node.signatureTypeNames.subtracting(own)
    guard names.allSatisfy({ means($0, in: model.file, noMoreThanIn: member.file) }) else { return false }
    let conditions = BuildConditions(around: member.node)
    return imports[member.file].all.allSatisfy { sees($0, from: model.file, under: conditions) }
      || canNameTypes(in: member, of: model, unconditionally: false, excluding: own, ifUnknown: answer)
  }

  /// Whether a type's own declaration can name every type in a member's signature.
  ///
  /// - Parameters:
  ///   - unconditionally: Whether the types must be declared wherever the type is compiled, not only visible to its
  ///     file.
  ///   - own: Names that do not mean a type of another module.
  ///   - answer: Whether names of which nothing is known count as visible.
  func canNameTypes(
    in member: Member, of model: TypeModel, unconditionally: Bool, excluding own: Set<String> = [],
    ifUnknown answer: Bool = false
  ) -> Bool {
    let conditions = unconditionally ? BuildConditions(around: model.decl.node) : nil
    let asking = unconditionally ? BuildConditions(around: member.node) : nil
    let generics = model.decl.node.genericParameterNames
    return typeNames(of: member, in: model).subtracting(own).subtracting(generics).allSatisfy { name in
      mayName(name, in: model, unconditionally: unconditionally)
        ?? seesKnown(name, from: model.file, under: conditions, asking: asking, ifUnknown: answer)
    }
      && member.node.signatureMemberTypeNames.allSatisfy {
        mayName($0, in: model, unconditionally: unconditionally) ?? true
      }
  }

  /// Returns the names in a member's signature, with the global actor in its attributes or in those of its extension.
  private func typeNames(of member: Member, in model: TypeModel) -> Set<String> {
    let declarations = member.isInExtension ? [member.node, member.owner.node] : [member.node]
    let actors = declarations.compactMap { globalActor(on: $0, scope: model.scope)?.name }
    return member.node.signatureTypeNames.union(actors)
  }

  /// Whether a type's own declaration can name another type, or `nil` if nothing is known of the name.
  private func mayName(_ name: String, in model: TypeModel, unconditionally: Bool) -> Bool? {
    let conditions = BuildConditions(around: model.decl.node)
    let found = resolve(name, from: model.scope)
    if !found.isEmpty {
      let isKnown = found.contains {
        unconditionally
          ? conditions.implies(BuildConditions(around: types[$0].decl.node))
          : sees(types[$0], from: model.file)
      }
      if isKnown { return true }
    }
    let aliases = aliases(named: name, from: model.scope)
    if aliases.isEmpty { return found.isEmpty ? nil : false }
    return aliases.contains {
      unconditionally
        ? conditions.implies(BuildConditions(around: $0.value))
        : sees($0, named: name, from: model.file)
    }
  }
}
