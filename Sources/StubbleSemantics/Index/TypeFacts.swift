import StubbleSyntax

/// Facts about a type that are needed for each of its members, and are computed once.
package final class TypeFacts: Sendable {
  /// Whether the type or an enclosing one is generic.
  package let isGeneric: Bool
  /// The generic parameters, of the type or of enclosing ones, that are `~Copyable`.
  let noncopyableParameters: Set<String>
  /// Whether the type is declared `~Copyable`.
  package let isNoncopyable: Bool
  /// Whether the type is declared `~Escapable`.
  package let isNonescapable: Bool
  /// The isolation of the members that state none.
  package let isolation: Isolation
  /// Whether the type, or something from which it inherits its isolation, has the attribute of a global actor. This is
  /// only determined in modules that have the main actor as the default.
  let statesGlobalActor: Bool
  /// Whether the type inherits from something that is neither visible nor known, and might make it `Sendable`.
  package let hasUnknownAncestors: Bool
  /// Whether the type conforms to a protocol that is neither visible nor known. (If the name is that of a superclass
  /// instead, of which no member is overridden, that does no harm.)
  package let hasUnknownProtocols: Bool
  /// Whether some initializer of the type may be compiled into other modules. The compiler then needs the initial
  /// values of stored properties, which it does not make available for those after an init accessor.
  package let hasInlinableInitializers: Bool
  /// Whether some nondelegating initializer of a struct is in another file. There the compiler (6.3) crashes if an
  /// initial value precedes an init accessor.
  package let hasInitializersInOtherFiles: Bool
  /// Whether some nondelegating initializer of a struct is visible in other modules. An optimizing compiler (6.3)
  /// inlines it there, and with it calls of init accessors, which it does not make available.
  package let hasInitializersForOtherModules: Bool
  /// The macro on the type that may depend on, or change, what the type stores.
  package let storageMacro: StorageMacro?
  /// The properties that `@storageRestrictions` attributes in the source mention.
  package let initAccessedNames: Set<String>
  /// The requirements of the type's protocols that say more than the types of their witnesses: those with attributes,
  /// and those that are nonisolated or on a global actor.
  let markedRequirements: [(protocol: TypeID, requirement: Member)]
  /// The requirements of the type's protocols that have attributes.
  let attributedRequirements: [(protocol: TypeID, requirement: Member)]

  /// - Parameter index: The index, which must not be asked for the facts about any type.
  init(of type: TypeID, in index: TypeIndex) {
    let model = index.types[type]
    isGeneric = index.isGeneric(type)
    noncopyableParameters = model.decl.node.declarationsAround.reduce(into: []) {
      $0.formUnion(index.noncopyableParameters(in: $1, from: model.scopeOfInheritance))
    }
    let suppressed = model.decl.inheritedTypes.flatMap {
      index.suppressedNames(in: TypeRef($0), from: model.scopeOfInheritance)
    }
    isNoncopyable = suppressed.contains("Copyable")
    isNonescapable = suppressed.contains("Escapable")
    isolation = index.inheritedFacts(of: type).isolation
    statesGlobalActor = index.isOnMainActor(file: model.file) && index.statesGlobalActor(type)
    let ancestors = index.ancestors(of: type)
    let notable = ([type] + ancestors).filter { index.inheritedFacts(of: $0).areNotable }
    hasUnknownAncestors = notable.contains { !index.inheritedFacts(of: $0).unknownNames.isEmpty }
    hasUnknownProtocols = notable.contains { ancestor in
      (ancestor == type || index.types[ancestor].kind == .protocol)
        && index.namesOfProtocols(index.inheritedFacts(of: ancestor).unknownNames, above: ancestor)
          .contains { !index.prelude.declares($0) }
    }
    hasInlinableInitializers =
      model.hasInlinableInitializer || index.inheritsInlinableInitializer(model, from: ancestors)
    hasInitializersInOtherFiles =
      model.kind == .struct
      && model.initializers.contains { $0.file != model.file && !$0.node.delegates }
    hasInitializersForOtherModules =
      model.kind == .struct
      && model.initializers.contains { !$0.node.delegates && $0.node.isVisibleToOtherModules }
    storageMacro = index.storageMacro(on: type)
    initAccessedNames = model.members.reduce(into: []) { $0.formUnion($1.node.initAccessedNames) }
    markedRequirements = notable.filter { $0 != type }.flatMap { ancestor in
      index.inheritedFacts(of: ancestor).markedRequirements.map { (ancestor, $0) }
    }
    attributedRequirements = markedRequirements.filter { $0.requirement.node.child(.attribute) != nil }
  }
}

/// What a type's own declaration states about the type and about everything that inherits from it.
struct StatedFacts: Sendable {
  /// The isolation that the declaration states, or inherits from a known class or protocol, `.unclear` if it states a global
  /// actor in some builds only; `nil` if there is none.
  let isolation: Isolation?
  /// Whether the declaration states that the type is nonisolated rather than on a global actor; `nil` if it states neither.
  let isNonisolated: Bool?
  /// The visible types that the declaration itself inherits from. Conformances in extensions do not isolate the type.
  let parents: [TypeID]
  /// The names of inherited types, also of extensions, that are neither visible nor known.
  let unknownNames: [String]

  /// What the type inherits its isolation from if it states none and inherits from nothing else.
  var onlyParent: TypeID? { isolation == nil && parents.count == 1 ? parents[0] : nil }

  /// - Parameter index: The index, which must not be asked for the facts about any type.
  init(of type: TypeID, in index: TypeIndex) {
    let model = index.types[type]
    let actor = index.statedGlobalActor(of: type)
    isNonisolated = model.decl.node.hasModifier(.nonisolated) ? true : actor == nil ? nil : false
    isolation =
      isNonisolated == true
      ? Isolation.none
      : actor.map { .global($0) }
        ?? (index.isOnActorInSomeBuilds(model.decl.node, scope: model.scopeOfAttributes)
          ? .unclear : index.knownIsolation(above: type))
    parents = index.parents(of: type, among: index.inheritedTypes(of: type).filter(\.isInDeclaration))
    unknownNames = index.unknownNames(above: type)
  }
}

/// The facts about a type that are needed for each type that inherits from it.
struct InheritedFacts: Sendable {
  /// The isolation of the members that state none.
  let isolation: Isolation
  /// The names of inherited types that are neither visible nor known.
  let unknownNames: [String]
  /// The requirements of a protocol that say more than the types of their witnesses.
  let markedRequirements: [Member]
  /// Whether there are unknown names or marked requirements. Most types have none.
  let areNotable: Bool

  /// - Parameter index: The index, which must only be asked for what declarations state about types.
  init(of type: TypeID, in index: TypeIndex) {
    let model = index.types[type]
    isolation = index.isolation(of: type)
    unknownNames = index.statedFacts(of: type).unknownNames
    if model.kind == .protocol {
      let areMarked = model.decl.node.hasModifier(.nonisolated) || isolation != .none
      markedRequirements = model.members.filter {
        !$0.isInExtension
          && (areMarked || $0.node.child(.attribute) != nil || $0.isNonisolated
            || index.settings[$0.file].isNonsendingByDefault && $0.effects.isAsync)
      }
    } else {
      markedRequirements = []
    }
    areNotable = !unknownNames.isEmpty || !markedRequirements.isEmpty
  }
}

extension TypeModel {
  fileprivate var hasInlinableInitializer: Bool {
    members.contains { $0.node.isInitializer && $0.isInlinable }
  }
}

extension TypeIndex {
  /// Returns whether a class inherits inlinable initializers from its superclass. The compiler makes them as inlinable
  /// as the inherited ones.
  fileprivate func inheritsInlinableInitializer(
    _ model: TypeModel, from ancestors: some Sequence<TypeID>
  ) -> Bool {
    guard model.kind == .class, model.decl.node.isVisibleToOtherModules,
      !model.members.contains(where: { $0.node.isInitializer && !$0.node.hasModifier(.convenience) })
    else { return false }
    return ancestors.contains { types[$0].kind == .class && types[$0].hasInlinableInitializer }
  }

  /// Returns whether a type or an enclosing one has generic parameters.
  fileprivate func isGeneric(_ type: TypeID) -> Bool {
    for declaration in types[type].decl.node.declarationsAround {
      if declaration.child(.genericParameterClause) != nil { return true }
      if declaration.kind == .extensionDecl, let decl = TypeDecl(declaration) {
        let found = types(extendedAs: decl.name, from: Scope(modules: types[type].scope.modules, path: ""))
        // In a file with syntax errors, a type may have an empty name, and then the path of its enclosing type.
        let around = found.filter { types[$0].path.utf8.count < types[type].path.utf8.count }
        return around.isEmpty ? mayBeGeneric(decl) : around.contains(where: isGeneric)
      }
    }
    return false
  }

  /// Returns the isolation of a type: its own, or else the inherited one, or `.unclear` if it inherits that in some
  /// builds only.
  fileprivate func isolation(of type: TypeID) -> Isolation {
    if isOnMainActor(file: types[type].file) { return isolationByDefault(of: type) }
    if types[type].kind == .actor { return .actor }
    if let own = statedFacts(of: type).isolation { return own }
    let inherited = inheritedIsolation(of: type)
    let isUnclear = ancestors(of: type).contains { ancestor in
      statedFacts(of: ancestor).isolation != nil
        && mayBeAnother(ancestor, above: type, around: types[type].decl.node) {
          statedFacts(of: $0).isolation != statedFacts(of: ancestor).isolation
        }
    }
    return isUnclear ? .unclear : inherited
  }

  /// Returns the isolation that a type inherits: that of the nearest class or the only one of its protocols that
  /// states one. From protocols on several actors, a type inherits no isolation.
  private func inheritedIsolation(of type: TypeID) -> Isolation {
    guard let origin = originOfStatedIsolation(of: type) else { return .none }
    var queue = [origin][...]
    var seen: Set<TypeID> = [origin]
    var inherited = Isolation.none
    while let next = queue.popFirst() {
      switch statedFacts(of: next).isolation {
      case nil: queue += statedFacts(of: next).parents.filter { seen.insert($0).inserted }
      case let isolation? where types[next].kind == .class: return isolation
      case Isolation.none?: break
      case let isolation? where inherited == .none || inherited == isolation: inherited = isolation
      default: return .none
      }
    }
    return inherited
  }

  /// Returns the isolation that a type's own declaration inherits from a class or protocol that is known, but not
  /// visible.
  func knownIsolation(above type: TypeID) -> Isolation? {
    for inherited in inheritedTypes(of: type) where inherited.isInDeclaration {
      for meaning in inherited.meanings where meaning.types.isEmpty {
        if let isolation = prelude.isolation(ofTypesUnder: meaning.name) { return isolation }
      }
    }
    return nil
  }

  /// Returns the names of a type's inherited types, or of what these mean, that are neither visible nor known.
  fileprivate func unknownNames(above type: TypeID) -> [String] {
    inheritedTypes(of: type).filter { $0.node.kind != .suppressedType }.flatMap { inherited in
      // An alias of 'Any', which requires nothing, means no name.
      inherited.namesElsewhere.filter { !$0.isEmpty && prelude.isNonisolatedProtocol($0) != true }
    }
  }

  /// Returns those of some inherited types that may be protocols. What a class inherits from first is its superclass, if
  /// the class overrides members.
  fileprivate func namesOfProtocols(_ names: [String], above type: TypeID) -> [String] {
    guard !names.isEmpty, types[type].kind == .class,
      types[type].members.contains(where: { $0.node.hasModifier(.override) }),
      let superclass = inheritedTypes(of: type).first(where: \.isInDeclaration)
    else { return names }
    return names.filter { !superclass.namesElsewhere.contains($0) }
  }
}

extension SyntaxNode {
  /// The properties that the `@storageRestrictions` of a variable mention.
  fileprivate var initAccessedNames: [String] {
    guard kind == .variableDecl else { return [] }
    let accessors = children(.patternBinding).compactMap { $0.child(.accessorBlock) }
      .flatMap { $0.children(.accessorDecl) }
    return accessors.flatMap { $0.attributes(named: "storageRestrictions") }
      .flatMap { $0.children(.argument) }.compactMap(\.content).map(\.lastName)
  }
}
