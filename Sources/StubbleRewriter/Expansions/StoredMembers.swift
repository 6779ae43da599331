import StubbleSyntax

/// One stored instance property of a type, stubbed or not.
struct StoredMember: Sendable {
  let member: Member
  let decl: VariableDecl
  let binding: PatternBinding
  /// The name as it is written, back-ticks included; nil for a pattern of several names.
  let writtenName: String?
  /// The name without back-ticks.
  let name: String?
  /// A property wrapper or macro may stand on it.
  let isWrapped: Bool
  /// A result builder makes its value where the memberwise initialiser is called.
  let isBuilt: Bool
  /// A global actor of its own keeps others from it.
  let isIsolated: Bool

  var isLet: Bool { decl.isLet }
  var isLazy: Bool { decl.node.hasModifier(.lazy) }
  /// To read it gives a warning.
  var isDeprecated: Bool {
    decl.node.attributes.contains { $0.attributeName == "available" && $0.spelling.contains("deprecated") }
  }

  /// Whether a property wrapper or macro may stand on a declaration: an attribute that is none of those we know, and
  /// no global actor.
  private static func isWrapped(_ decl: VariableDecl, in model: TypeModel, index: TypeIndex) -> Bool {
    let actor = index.globalActor(on: decl.node, scope: model.scope)
    return decl.node.attributes.contains { attribute in
      let name = attribute.attributeName
      if index.isResultBuilder(name, scope: model.scope) { return false }
      return !Attributes.harmless.contains(name) && Annotation.Name(rawValue: name) == nil
        && !name.hasPrefix("Stubble.") && "@" + name != actor
    }
  }

  /// All stored instance properties that a type declares, in order.
  static func all(of model: TypeModel, index: TypeIndex) -> [StoredMember] {
    bindings(of: model).map { member, decl, binding in
      let isOnActor = index.globalActor(on: decl.node, scope: model.scope) != nil
      return StoredMember(
        member: member, decl: decl, binding: binding,
        writtenName: binding.nameToken.map { decl.node.tree.text(ofToken: $0) }, name: binding.name,
        isWrapped: isWrapped(decl, in: model, index: index),
        isBuilt: decl.node.attributes.contains {
          index.isResultBuilder($0.attributeName, scope: model.scope)
        },
        isIsolated: isOnActor && !isSendable(binding, in: decl, of: model, index: index))
    }
  }

  /// The bindings of the stored instance properties that a type declares, in order.
  static func bindings(of model: TypeModel) -> [(member: Member, decl: VariableDecl, binding: PatternBinding)]
  {
    model.members.filter { !$0.isInExtension && !$0.isStatic }.flatMap { member in
      guard let decl = VariableDecl(member.node) else {
        return [] as [(member: Member, decl: VariableDecl, binding: PatternBinding)]
      }
      return decl.bindings.filter { $0.accessorBlock.map(\.isObservers) ?? true }.map { (member, decl, $0) }
    }
  }

  private static func isSendable(
    _ binding: PatternBinding, in decl: VariableDecl, of model: TypeModel, index: TypeIndex
  ) -> Bool {
    guard let type = StoredStub.writtenType(of: binding, in: decl) else { return false }
    return index.isKnownSendable(type.spelling, from: model.scope)
  }
}
