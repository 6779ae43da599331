import StubbleSemantics

// The class says `any P` where the protocol says `P` and means a value: its module may have the feature 'ExistentialAny'.

extension RequirementSpelling {
  /// Returns the type of a value, with `any` before each protocol that is the type of a value.
  func ofValues(_ type: TypeRef) -> TypeRef {
    switch type {
    case .named, .composition: isConstraint(type) ? .any(ofConstraint(type)) : ofConstraint(type)
    case .any, .some, .suppressed: ofConstraint(type)
    case .metatype(let base) where isConstraint(base): .any(.metatype(ofConstraint(base)))
    case .protocolMetatype(let base) where isConstraint(base): .metatype(.any(ofConstraint(base.bare)))
    default: type.mapParts(ofValues)
    }
  }

  /// Returns a constraint, with `any` in its generic arguments only.
  func ofConstraint(_ type: TypeRef) -> TypeRef {
    switch type {
    case .named(let name):
      .named(
        TypeRef.Name(
          base: name.base.map(ofConstraint), name.name, arguments: name.arguments.map(ofValues)))
    case .composition, .any, .some, .suppressed, .metatype: type.mapParts(ofConstraint)
    case .tuple where type.bare != type: type.mapParts(ofConstraint)
    default: ofValues(type)
    }
  }

  /// Whether a type is a protocol, a composition, or an alias of one.
  private func isConstraint(_ type: TypeRef) -> Bool {
    switch namedMeaning(of: type.bare) {
    case .composition: true
    case let meaning: meaning.dottedName.map(isProtocol) ?? false
    }
  }

  /// Returns what an associated type or an alias means, or the type itself if it is neither.
  private func namedMeaning(of type: TypeRef) -> TypeRef {
    guard let name = type.associatedPath else { return type }
    if let meaning = substitutions[name] { return meaning.bare }
    let isOwn =
      erasure.existentials[name] != nil || declaredNames.contains(name) || genericNames.contains(name)
    return isOwn ? .named("Self") : index.unaliased(type, from: scope)
  }

  private func isProtocol(_ name: String) -> Bool {
    if ["Self", "Any", "AnyObject"].contains(name) { return false }
    let found = index.resolve(name, from: scope)
    if !found.isEmpty { return found.allSatisfy { index.types[$0].kind == .protocol } }
    // A module of which nothing is known may have the name as well.
    let isSeen = file.map { index.seesKnown(name, from: $0, ifUnknown: true) } ?? true
    return isSeen && index.prelude.isProtocol(name) == true
  }
}
