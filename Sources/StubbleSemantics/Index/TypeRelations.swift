package import StubbleSyntax

/// What the types of an index inherit, and the facts about them. Those of a project are all found when its index is
/// made.
struct TypeRelations: Sendable {
  fileprivate var inherited = LazyTable<TypeID, [InheritedType]>()
  fileprivate var parents = LazyTable<TypeID, [TypeID]>()
  fileprivate var ancestors = LazyTable<TypeID, [TypeID]>()
  fileprivate var descendants = LazyTable<TypeID, [TypeID]>()
  fileprivate var conformances = LazyTable<TypeID, Set<String>>()
  fileprivate var requireInitialValues = LazyTable<TypeID, Bool>()
  fileprivate var areStatedNonisolated = LazyTable<TypeID, Bool>()
  fileprivate var origins = LazyTable<TypeID, TypeID?>()
  fileprivate var statedFacts = LazyTable<TypeID, StatedFacts>()
  fileprivate var inheritedFacts = LazyTable<TypeID, InheritedFacts>()
  fileprivate var facts = LazyTable<TypeID, TypeFacts>()
  /// The positions of members by their names, with the argument labels of functions.
  fileprivate let labeledMembers = LazyTable<TypeID, [String: [Int]]>()
  /// What values store that may be copied bit by bit. It is asked for few types.
  let bitwiseParts = LazyTable<TypeID, [[TypeID]]?>()
  /// Whether types store values that conform on an actor. It is asked for each member.
  let storeConformingOnActor = LazyTable<TypeID, Bool>()
  /// The types that are `Equatable` by an unavailable extension.
  fileprivate(set) var unavailablyEquatable: Set<TypeID> = []
  /// Whether all classes are known to name one superclass at most. Those in clauses of `#if` may have others there.
  fileprivate(set) var areSuperclassesUnique = false
  /// The type that decides on the isolation of each type, in modules that have the main actor as the default: the type or
  /// a superclass. It is `nil` where classes inherit from each other in a circle.
  fileprivate(set) var originsOfIsolation = Table<TypeID, TypeID?>()
}

extension TypeIndex {
  /// Finds the inherited types, ancestors, conformances and descendants of all types.
  func relateTypes(_ workers: Workers) {
    let ids = types.keys
    relations.inherited = LazyTable(Table(workers.map(ids.count) { self.findInheritedTypes(of: ids[$0]) }))
    let parents = Table<TypeID, [TypeID]>(workers.map(ids.count) { self.parents(of: ids[$0]) })
    relations.parents = LazyTable(parents)
    relations.areSuperclassesUnique = !ids.contains(where: hasSeveralSuperclasses)
    let ancestors = parents.ancestors
    relations.ancestors = LazyTable(ancestors)
    var names = Table<TypeID, Set<String>>(workers.map(ids.count) { self.statedNames(ids[$0]) })
    var areRequired = Table<TypeID, Bool>(
      workers.map(ids.count) { self.types[ids[$0]].statesRequiredInitialValues })
    for type in inheriting {
      for parent in parents[type] {
        names[type].formUnion(names[parent])
        areRequired[type] = areRequired[type] || areRequired[parent]
      }
    }
    relations.conformances = LazyTable(names)
    relations.requireInitialValues = LazyTable(areRequired)
    var descendants = Table<TypeID, [TypeID]>(repeating: [], count: ids.count)
    for (type, ancestors) in ancestors.entries where types[type].kind == .class {
      for ancestor in ancestors { descendants[ancestor].append(type) }
    }
    relations.descendants = LazyTable(descendants)
    relations.originsOfIsolation = Table(ids.map(superclassDecidingIsolation)).ends
    relations.unavailablyEquatable = Set(ids.filter(isUnavailablyEquatable))
  }

  /// Whether an unavailable extension declares the type `Equatable`.
  fileprivate func isUnavailablyEquatable(_ type: TypeID) -> Bool {
    types[type].extensions.contains { found in
      found.isUnavailable
        && found.decl.inheritedTypes.contains {
          names(impliedBy: $0, scope: scopeOfInheritance(of: found.decl, of: type)).contains("Equatable")
        }
    }
  }

  /// Finds the facts about all types.
  func findFacts(_ workers: Workers) {
    let ids = types.keys
    let stated = Table<TypeID, StatedFacts>(workers.map(ids.count) { StatedFacts(of: ids[$0], in: self) })
    relations.statedFacts = LazyTable(stated)
    relations.origins = LazyTable(Table(ids.map { stated[$0].onlyParent }).ends)
    var areNonisolated = Table<TypeID, Bool>(ids.map { stated[$0].isNonisolated ?? false })
    for type in inheriting where stated[type].isNonisolated == nil {
      areNonisolated[type] = superclass(of: type).map { areNonisolated[$0] } ?? false
    }
    relations.areStatedNonisolated = LazyTable(areNonisolated)
    relations.inheritedFacts = LazyTable(
      Table(workers.map(ids.count) { InheritedFacts(of: ids[$0], in: self) }))
    relations.facts = LazyTable(Table(workers.map(ids.count) { TypeFacts(of: ids[$0], in: self) }))
    relations.statedFacts = LazyTable()
    relations.inheritedFacts = LazyTable()
  }

  /// The types that have ancestors, each after these, except where types inherit from each other in a circle.
  private var inheriting: [TypeID] {
    let depths = types.keys.map { (type: $0, depth: ancestors(of: $0).count) }.filter { $0.depth > 0 }
    return depths.sorted { ($0.depth, $0.type) < ($1.depth, $1.type) }.map(\.type)
  }

  /// Returns the inherited types of a type and its extensions.
  package func inheritedTypes(of type: TypeID) -> [InheritedType] {
    relations.inherited.value(at: type) { findInheritedTypes(of: type) }
  }

  /// Returns the visible types that a type or an extension of it names as inherited, without their own ancestors.
  func parents(of type: TypeID) -> [TypeID] {
    relations.parents.value(at: type) { parents(of: type, among: inheritedTypes(of: type)) }
  }

  /// Returns the visible types that some of a type's inherited types mean.
  func parents(of type: TypeID, among inherited: [InheritedType]) -> [TypeID] {
    inherited.flatMap { nearest($0.types.filter { $0 != type }, to: types[type].file) }
  }

  /// Returns whether a class names several superclasses, because an alias or class has other declarations in clauses of
  /// `#if`.
  func hasSeveralSuperclasses(_ type: TypeID) -> Bool {
    let parents = parents(of: type)
    return parents.count > 1 && parents.count { types[$0].kind == .class } > 1
  }

  /// Returns the visible superclasses and protocols of a type, and those that these inherit from, nearest first.
  package func ancestors(of type: TypeID) -> [TypeID] {
    relations.ancestors.value(at: type) { type.ancestors(above: parents) }
  }

  /// Returns the visible classes that inherit from a class, directly or indirectly.
  package func descendants(of type: TypeID) -> [TypeID] {
    relations.descendants.value(at: type) {
      types.keys.filter { types[$0].kind == .class && ancestors(of: $0).contains(type) }
    }
  }

  /// Returns the names of all protocols and known classes that a type inherits from, including those that they imply:
  /// `Comparable` brings `Equatable`. Visible classes are left out; these are among the type's ancestors.
  package func conformances(of type: TypeID) -> Set<String> {
    relations.conformances.value(at: type) {
      ancestors(of: type).reduce(into: statedNames(type)) { $0.formUnion(statedNames($1)) }
    }
  }

  /// Returns whether a type or something that it inherits from states that stored properties must have initial values.
  func inheritsRequiredInitialValues(_ type: TypeID) -> Bool {
    relations.requireInitialValues.value(at: type) {
      ([type] + ancestors(of: type)).contains { types[$0].statesRequiredInitialValues }
    }
  }

  /// Returns whether the declaration of a type, or that of a class from which it inherits its isolation, states that it is
  /// nonisolated. Its members then have no isolation of what they override or witness.
  func isStatedNonisolated(_ type: TypeID) -> Bool {
    relations.areStatedNonisolated.value(at: type) {
      let classes = ancestors(of: type).lazy.filter { self.types[$0].kind == .class }
      return statedFacts(of: type).isNonisolated ?? classes.compactMap {
        self.statedFacts(of: $0).isNonisolated
      }.first ?? false
    }
  }

  /// Returns the type itself, or the first type above it that states its isolation or inherits from several types or none,
  /// or `nil` if there is only a circle.
  func originOfStatedIsolation(of type: TypeID) -> TypeID? {
    relations.origins.value(at: type) {
      var origin = type
      for _ in types.values.indices {
        guard let parent = statedFacts(of: origin).onlyParent else { return origin }
        origin = parent
      }
      return nil
    }
  }

  /// Returns the nearest visible superclass.
  package func superclass(of type: TypeID) -> TypeID? {
    ancestors(of: type).first { types[$0].kind == .class }
  }

  /// Returns whether the project makes a type of another module conform to a visible protocol, in an extension.
  ///
  /// - Parameter path: The path of the type.
  package func extends(_ path: String, with protocol: TypeID) -> Bool {
    foreignConformances.contains { found in
      (found.decl.name == path || found.decl.name.hasSuffix(".\(path)"))
        && protocols(statedBy: found).contains(`protocol`)
    }
  }

  /// Returns the visible protocols to which the project makes one of some known types conform, in extensions without
  /// conditions of the type or of one above it.
  func protocols(addedTo known: [KnownType]) -> [TypeID] {
    let extensions = foreignConformances.filter { found in
      guard found.decl.whereClause == nil, let extended = prelude.types(named: found.decl.name).first else {
        return false
      }
      return known.contains { $0.isOrInherits(extended.model.name) }
    }
    return Set(extensions.flatMap(protocols)).sorted()
  }

  /// Returns the visible protocols that an extension of another module's type names, and those that these inherit from.
  private func protocols(statedBy found: ExtensionModel) -> [TypeID] {
    let scope = fileScope(of: found.file)
    return found.decl.inheritedTypes.flatMap(\.composedTypes).flatMap { meaning(of: $0, from: scope) }
      .flatMap { [$0] + ancestors(of: $0) }
  }

  /// Returns the positions of the members of a type that have the same name as another one, with the same argument labels.
  func members(of type: TypeID, namedLike member: Member) -> [Int] {
    let members = types[type].members
    let positions = relations.labeledMembers.value(at: type) {
      members.enumerated().reduce(into: [:]) { found, member in
        for name in member.element.labeledNames { found[name, default: []].append(member.offset) }
      }
    }
    return Set(member.labeledNames.flatMap { positions[$0] ?? [] }).sorted().filter {
      members[$0].isStatic == member.isStatic && members[$0].node.kind == member.node.kind
    }
  }

  /// Returns what a type's own declaration states about it.
  func statedFacts(of type: TypeID) -> StatedFacts {
    relations.statedFacts.value(at: type) { StatedFacts(of: type, in: self) }
  }

  /// Returns what is needed for each type that inherits from a type.
  func inheritedFacts(of type: TypeID) -> InheritedFacts {
    relations.inheritedFacts.value(at: type) { InheritedFacts(of: type, in: self) }
  }

  /// Returns the facts about a type.
  package func facts(of type: TypeID) -> TypeFacts {
    relations.facts.value(at: type) { TypeFacts(of: type, in: self) }
  }
}

// MARK: Names that types inherit

extension TypeIndex {
  /// Returns the names that the type's own declaration and extensions state or imply.
  private func statedNames(_ type: TypeID) -> Set<String> {
    var names: Set<String> = []
    for inherited in inheritedTypes(of: type) {
      if inherited.named.isEmpty {
        insert(inherited.name, from: inherited.scope, into: &names)
      } else if !inherited.named.contains(where: { types[$0].kind == .class }) {
        names.insert(inherited.name.withoutStandardLibrary)
      }
    }
    return names
  }

  /// Returns the names that an inherited type brings: its own, and all that it implies through visible and known
  /// protocols.
  package func names(impliedBy inherited: SyntaxNode, scope: Scope) -> Set<String> {
    var names: Set<String> = []
    for part in inherited.composedTypes {
      insert(TypeDecl.dottedName(part), from: scope, into: &names)
      for parent in meaning(of: part, from: scope) where types[parent].kind == .protocol {
        names.formUnion(conformances(of: parent))
      }
    }
    return names
  }

  /// Inserts a name, and the names that it implies in a scope if it is one of a known protocol or class, or an alias.
  private func insert(_ written: String, from scope: Scope, into names: inout Set<String>) {
    let name = written.withoutStandardLibrary
    guard names.insert(name).inserted, resolve(written, from: scope).isEmpty else { return }
    names.formUnion(prelude.namesImplied(by: name))
    for alias in aliases(named: name, from: scope) {
      for part in alias.value.composedTypes {
        insert(TypeDecl.dottedName(part), from: alias.scope, into: &names)
      }
    }
  }
}

extension String {
  /// The name without a leading `Swift.`: `Error` for `Swift.Error`.
  package var withoutStandardLibrary: String { hasPrefix("Swift.") ? String(dropFirst(6)) : self }

  /// The name without a leading `Self.`: `Element` for `Self.Element`.
  package var withoutSelf: String { hasPrefix("Self.") ? String(dropFirst(5)) : self }
}
