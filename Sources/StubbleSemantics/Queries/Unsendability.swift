import StubbleSyntax

/// Types that are certainly not `Sendable`.
extension TypeIndex {
  /// Returns whether an argument of a generic type certainly lacks the `Sendable` that the type requires of it. Language
  /// mode 5 accepts that in silence, and then the type with this argument is not `Sendable` either.
  func isBrokenBySendability(of arguments: [TypeRef], _ type: TypeID, from scope: Scope) -> Bool {
    zip(types[type].genericParameters, arguments).contains { parameter, argument in
      parameter.types.contains { names(impliedBy: $0, scope: types[type].scope).contains("Sendable") }
        && isKnownUnsendable(argument, from: scope)
    }
  }

  /// Returns whether a type is certainly not `Sendable`.
  package func isKnownUnsendable(_ type: TypeRef, from scope: Scope) -> Bool {
    isKnownUnsendable(type, from: scope, depth: 0)
  }

  private func isKnownUnsendable(_ type: TypeRef, from scope: Scope, depth: Int) -> Bool {
    guard depth < TypeInference.depthLimit else { return false }
    switch type {
    case .optional, .array, .dictionary, .tuple:
      return type.parts.contains { isKnownUnsendable($0, from: scope, depth: depth + 1) }
    case .inlineArray(_, let element): return isKnownUnsendable(element, from: scope, depth: depth + 1)
    case .function: return true
    case .any(let bound): return isKnownUnsendable(bound, from: scope, depth: depth + 1)
    case .named:
      guard let name = type.dottedName, !isGenericParameter(name, in: scope) else { return false }
      let found = resolve(name, from: scope)
      if found.isEmpty, !mayMeanAlias(name, from: scope) {
        let known = prelude.partlyDeclaredTypes(named: name)
        return known.count == 1
          && known[0].isUnsendable(type.arguments) { isKnownUnsendable($0, from: scope, depth: depth + 1) }
      }
      return found.count == 1 && isKnownUnsendable(found[0], depth: depth)
    default: return false
    }
  }

  private func isKnownUnsendable(_ type: TypeID, depth: Int) -> Bool {
    let model = types[type]
    if isSendable(type) || facts(of: type).hasUnknownAncestors || isOnMainActorByDefault(type) {
      return false
    }
    if model.isDeclaredUnsendable { return true }
    if case .global = facts(of: type).isolation { return false }
    let isVisibleToOthers = model.isPublic && !model.decl.node.hasAttribute("frozen")
    switch model.kind {
    case .class, .protocol: return true
    case .struct: return isVisibleToOthers || storesUnsendable(model, depth: depth)
    case .enum: return isVisibleToOthers
    default: return false
    }
  }

  private func storesUnsendable(_ model: TypeModel, depth: Int) -> Bool {
    let inference = TypeInference(index: self, scope: model.scope)
    return model.storedBindings.contains { property in
      let type = inference.type(ofStored: property.binding)
      return type.map { isKnownUnsendable($0, from: model.scope, depth: depth + 1) } ?? false
    }
  }
}
