package import StubbleSyntax

/// A stored instance property of a type, stubbed or not.
package struct StoredMember: Sendable {
  package let member: Member
  package let decl: VariableDecl
  package let binding: PatternBinding
  /// The name as code refers to it, with back-ticks if they are needed, or `nil` for a pattern with several names.
  package let reference: String?
  /// The name without back-ticks.
  package let name: String?
  /// Whether a property wrapper or macro may be on the property.
  package let isWrapped: Bool
  /// Whether the property has a result builder, which builds its value where the memberwise initializer is called.
  package let isBuilt: Bool
  /// Whether the property has a global actor of its own, and its type is not `Sendable`, so that code on no actor
  /// cannot use it; or has one in some builds.
  package let isIsolated: Bool
  /// Whether uses of the property must be marked `unsafe`.
  package let unsafeMark: UnsafeMark

  package var isLet: Bool { decl.isLet }
  package var isLazy: Bool { decl.node.hasModifier(.lazy) }
  /// Whether using the property causes a deprecation warning.
  package var isDeprecated: Bool { decl.node.isDeprecated }

  /// Returns whether a property wrapper or macro may be on a declaration: it has an attribute that is neither known to
  /// be harmless nor a global actor.
  package static func isWrapped(_ decl: VariableDecl, in model: TypeModel, index: TypeIndex) -> Bool {
    let actor = index.attributeOfGlobalActor(on: decl.node, scope: model.scope)
    return isWrapped(decl, on: actor, in: model, index: index)
  }

  /// - Parameter actor: The attribute of the declaration's global actor.
  private static func isWrapped(
    _ decl: VariableDecl, on actor: SyntaxNode?, in model: TypeModel, index: TypeIndex
  ) -> Bool {
    decl.node.attributes.contains { attribute in
      let name = attribute.attributeName
      if index.isResultBuilder(name, scope: model.scope) { return false }
      return !Attributes.isHarmless(name) && attribute != actor
    }
  }

  /// Returns the stored instance properties that a type declares, in source order.
  package static func all(of model: TypeModel, index: TypeIndex) -> [StoredMember] {
    model.storedBindings.map { stored in
      let (member, decl, binding) = (stored.member, stored.decl, stored.binding)
      let actor = index.attributeOfGlobalActor(on: decl.node, scope: model.scope)
      return StoredMember(
        member: member, decl: decl, binding: binding,
        reference: binding.nameToken.map(decl.node.tree.reference(toNameOfToken:)), name: binding.name,
        isWrapped: isWrapped(decl, on: actor, in: model, index: index),
        isBuilt: decl.node.attributes.contains {
          index.isResultBuilder($0.attributeName, scope: model.scope)
        },
        isIsolated: actor != nil && !isSendable(binding, of: model, index: index)
          || index.isOnActorInSomeBuilds(decl.node, scope: model.scope),
        unsafeMark: index.unsafeMark(of: binding, in: decl, of: model))
    }
  }

  private static func isSendable(_ binding: PatternBinding, of model: TypeModel, index: TypeIndex) -> Bool {
    guard let type = binding.writtenType else { return false }
    return index.isKnownSendable(TypeRef(type), from: model.scope)
  }
}

extension TypeIndex {
  /// Returns whether the type of a property is certainly `Sendable`, and the property has no wrapper and is not lazy.
  package func isKnownSendable(_ property: StoredMember, of type: TypeID) -> Bool {
    guard !property.isWrapped, !property.isLazy, let values = self.type(of: property, in: type) else {
      return false
    }
    let scope = types[type].scope
    return isKnownSendable(values, from: scope) && !needsIsolatedConformance(values, from: scope)
  }

  /// Returns whether the type of a property is certainly not `Sendable`, and the property has no wrapper.
  package func isKnownUnsendable(_ property: StoredMember, of type: TypeID) -> Bool {
    guard !property.isWrapped, let values = self.type(of: property, in: type) else { return false }
    return isKnownUnsendable(values, from: types[type].scope)
  }

  /// Returns whether the type of a property requires an isolated conformance.
  package func needsIsolatedConformance(_ property: StoredMember, of type: TypeID) -> Bool {
    guard !property.isWrapped, let values = self.type(of: property, in: type) else { return false }
    return needsIsolatedConformance(values, from: types[type].scope)
  }

  /// Returns whether a property may be on no global actor although its type requires an isolated conformance, so that
  /// only its declaration can name the type.
  package func lacksConformance(_ property: StoredMember, of type: TypeID) -> Bool {
    mayLackConformances(property.member, in: type) && needsIsolatedConformance(property, of: type)
  }

  /// Returns whether a property stores values of a generic parameter of its type that is not constrained to `Sendable`.
  package func holdsUnsendableParameter(_ property: StoredMember, of type: TypeID) -> Bool {
    guard !property.isWrapped, let values = self.type(of: property, in: type) else { return false }
    let model = types[type]
    return model.genericParameters.contains { parameter in
      values.holds(parameter.name)
        && !parameter.types.flatMap(\.composedTypes).contains {
          requiresSendable($0, from: model.scope) != false
        }
    }
  }

  /// Returns the written or inferred type of a property.
  private func type(of property: StoredMember, in type: TypeID) -> TypeRef? {
    TypeInference(index: self, scope: types[type].scope)
      .type(ofStored: property.binding)
  }
}

extension TypeRef {
  /// Returns whether the type is another one, or is an optional, collection or tuple of it.
  fileprivate func holds(_ name: String) -> Bool {
    switch self {
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple: parts.contains { $0.holds(name) }
    default: simpleName == name
    }
  }
}
