package import StubbleSyntax

/// One stored instance property of a type, stubbed or not.
package struct StoredMember: Sendable {
  package let member: Member
  package let decl: VariableDecl
  package let binding: PatternBinding
  /// The name as code refers to it, with back-ticks where they are needed; nil for a pattern of several names.
  package let reference: String?
  /// The name without back-ticks.
  package let name: String?
  /// A property wrapper or macro may be on it.
  package let isWrapped: Bool
  /// A result builder makes its value where the memberwise initialiser is called.
  package let isBuilt: Bool
  /// A global actor of its own keeps others from it.
  package let isIsolated: Bool
  /// Whether its uses need the mark `unsafe`.
  package let unsafeMark: UnsafeMark

  package var isLet: Bool { decl.isLet }
  package var isLazy: Bool { decl.node.hasModifier(.lazy) }
  /// To read it gives a warning.
  package var isDeprecated: Bool { decl.node.isDeprecated }

  /// Whether a property wrapper or macro may be on a declaration: an attribute that is none of those we know, and
  /// no global actor.
  package static func isWrapped(_ decl: VariableDecl, in model: TypeModel, index: TypeIndex) -> Bool {
    let actor = index.globalActor(on: decl.node, scope: model.scope)
    return decl.node.attributes.contains { attribute in
      let name = attribute.attributeName
      if index.isResultBuilder(name, scope: model.scope) { return false }
      return !Attributes.isHarmless(name) && "@" + name != actor
    }
  }

  /// All stored instance properties that a type declares, in order.
  package static func all(of model: TypeModel, index: TypeIndex) -> [StoredMember] {
    model.storedBindings.map { stored in
      let (member, decl, binding) = (stored.member, stored.decl, stored.binding)
      let isOnActor = index.globalActor(on: decl.node, scope: model.scope) != nil
      return StoredMember(
        member: member, decl: decl, binding: binding,
        reference: binding.nameToken.map(decl.node.tree.reference(toNameOfToken:)), name: binding.name,
        isWrapped: isWrapped(decl, in: model, index: index),
        isBuilt: decl.node.attributes.contains {
          index.isResultBuilder($0.attributeName, scope: model.scope)
        },
        isIsolated: isOnActor && !isSendable(binding, in: decl, of: model, index: index),
        unsafeMark: index.unsafeMark(of: binding, in: decl, of: model))
    }
  }

  private static func isSendable(
    _ binding: PatternBinding, in decl: VariableDecl, of model: TypeModel, index: TypeIndex
  ) -> Bool {
    guard let type = binding.writtenType(in: decl) else { return false }
    return index.isKnownSendable(TypeRef(type), from: model.scope)
  }
}

extension TypeIndex {
  /// The property may be used anywhere beyond doubt, and nothing is around its values.
  package func isKnownSendable(_ property: StoredMember, of type: TypeID) -> Bool {
    guard !property.isWrapped, !property.isLazy, let values = self.type(of: property, in: type) else {
      return false
    }
    let scope = types[type].scope
    return isKnownSendable(values, from: scope) && !needsIsolatedConformance(values, from: scope)
  }

  /// The property's type needs a conformance on the main actor.
  package func needsIsolatedConformance(_ property: StoredMember, of type: TypeID) -> Bool {
    guard !property.isWrapped, let values = self.type(of: property, in: type) else { return false }
    return needsIsolatedConformance(values, from: types[type].scope)
  }

  /// The property has values of a generic parameter of its type, of which nothing may require that they are `Sendable`.
  package func holdsUnsendableParameter(_ property: StoredMember, of type: TypeID) -> Bool {
    guard !property.isWrapped, let values = self.type(of: property, in: type) else { return false }
    let model = types[type]
    return model.requirements.contains { parameter in
      values.holds(parameter.name)
        && !parameter.types.flatMap(flattened).contains { mayRequireSendable($0, from: model.scope) }
    }
  }

  private func mayRequireSendable(_ constraint: SyntaxNode, from scope: Scope) -> Bool {
    if constraint.kind == .suppressedType { return false }
    let name = TypeDecl.dottedName(constraint)
    let found = resolve(name, from: scope)
    guard found.isEmpty else { return found.contains { conformances(of: $0).contains("Sendable") } }
    return name == "Sendable" || prelude.requiresSendable(name) != false
  }

  private func type(of property: StoredMember, in type: TypeID) -> TypeRef? {
    if let written = property.binding.writtenType(in: property.decl) { return TypeRef(written) }
    let inference = TypeInference(index: self, scope: types[type].scope)
    return property.binding.initializer?.content.flatMap(inference.type(of:))
  }
}

extension TypeRef {
  /// A value of the type is or has values of another, by the language's own means.
  fileprivate func holds(_ name: String) -> Bool {
    switch self {
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple: parts.contains { $0.holds(name) }
    default: simpleName == name
    }
  }
}
