import StubbleSemantics
import StubbleSyntax

/// Which types of a member a type's own declaration can name.
extension TypeIndex {
  /// The file of a type sees what a member of another file may need, by its imports or by each name.
  ///
  /// - Parameters:
  ///   - own: names that mean no type of another module.
  ///   - answer: whether it sees names of which nothing is known.
  func canName(
    typesOf member: Member, inFileOf model: TypeModel, besides own: Set<String> = [],
    ifUnknown answer: Bool = false
  ) -> Bool {
    if member.file == model.file { return true }
    let names = member.node.signatureTypeNames.subtracting(own)
    guard names.allSatisfy({ means($0, in: model.file, noMoreThanIn: member.file) }) else { return false }
    let conditions = BuildConditions(around: member.node)
    return imports[member.file].all.allSatisfy { sees($0, from: model.file, under: conditions) }
      || typesAreKnown(in: member, of: model, unconditionally: false, besides: own, ifUnknown: answer)
  }

  /// Every type in the signature is one that the type's own declaration can name.
  func typesAreKnown(
    in member: Member, of model: TypeModel, unconditionally: Bool, besides own: Set<String> = [],
    ifUnknown answer: Bool = false
  ) -> Bool {
    let conditions = unconditionally ? BuildConditions(around: model.decl.node) : nil
    let generics = (model.decl.node.child(.genericParameterClause)?.children(.genericParameter) ?? [])
      .flatMap { $0.ownTokens.map($0.tree.name(ofToken:)) }
    return typeNames(of: member, in: model).subtracting(own).subtracting(generics).allSatisfy { name in
      mayName(name, in: model, unconditionally: unconditionally)
        ?? seesKnown(name, from: model.file, under: conditions, ifUnknown: answer)
    }
      && member.node.signatureMemberTypeNames.allSatisfy {
        mayName($0, in: model, unconditionally: unconditionally) ?? true
      }
  }

  /// The names in a member's signature, and that of the global actor that it says to be on, or its extension does.
  private func typeNames(of member: Member, in model: TypeModel) -> Set<String> {
    let declarations = member.isInExtension ? [member.node, member.owner.node] : [member.node]
    let actors = declarations.compactMap { globalActor(on: $0, scope: model.scope)?.dropFirst() }
    return member.node.signatureTypeNames.union(actors.map(String.init))
  }

  /// Whether a type's own declaration can name another type; nil if nothing is known of the name.
  private func mayName(_ name: String, in model: TypeModel, unconditionally: Bool) -> Bool? {
    let conditions = BuildConditions(around: model.decl.node)
    let found = resolve(name, from: model.scope)
    if !found.isEmpty {
      let isKnown = found.contains {
        unconditionally
          ? conditions.imply(BuildConditions(around: types[$0].decl.node))
          : sees(types[$0], from: model.file)
      }
      if isKnown { return true }
    }
    let aliases = aliases(named: name, from: model.scope)
    if aliases.isEmpty { return found.isEmpty ? nil : false }
    return aliases.contains {
      unconditionally
        ? conditions.imply(BuildConditions(around: $0.value))
        : sees(alias: $0.value, of: name, in: $0.scope, from: model.file)
    }
  }
}
