import StubbleSemantics
import StubbleSyntax

/// A reader of a protocol, with all that it inherits from, into a `ProtocolModel`.
struct ProtocolReader {
  let project: TypeIndex
  let type: TypeID
  let naming: ClassNaming
  let closure: ProtocolClosure
  let associated: AssociatedTypes
  private let aliasesOfSelf: Set<String>
  private(set) var model: ProtocolModel
  /// For each witness key, the positions in the model of the requirements with the key.
  private var positions: [String: [Int]] = [:]

  /// Returns the model of a protocol.
  ///
  /// - Throws: An `Ineligibility` if no generated class can conform to the protocol.
  static func read(_ type: TypeID, in project: TypeIndex, naming: ClassNaming) throws(Ineligibility)
    -> ProtocolModel
  {
    var reader = try ProtocolReader(type, project, naming)
    try reader.readRequirements()
    try reader.checkParents()
    try reader.leaveOutRedeclarations()
    let special = try reader.specialOverloads()
    reader.model.requirements = reader.model.requirements.enumerated().filter { !special.contains($0.offset) }
      .map(\.element)
    return reader.model
  }

  private init(_ type: TypeID, _ project: TypeIndex, _ naming: ClassNaming) throws(Ineligibility) {
    self.project = project
    self.type = type
    self.naming = naming
    let source = project.types[type]
    closure = try ProtocolClosure(of: type, in: project)
    associated = try AssociatedTypes(of: closure, naming: naming)
    aliasesOfSelf = closure.aliasesOfSelf
    model = ProtocolModel(
      name: source.name, path: source.path,
      reference: project.name(
        of: source, for: naming.modules, where: BuildConditions(around: source.decl.node)
      ).escapedPath, file: source.file,
      decl: source.decl)
    model.generics = associated.generics
    model.aliases = associated.aliases
    model.constraints = associated.constraints
    model.shadowedNames = associated.genericNames.union(associated.aliases.map(\.name))
    readTraits()
    model.isConformanceUnsafe = isConformanceUnsafe
    readSuperclass()
    try readUsesOfSelf()
    try checkNames()
    try checkIsolatedConformances()
  }

  /// Throws if a name means another type than that of the standard library, and generated code or the protocol needs
  /// that one: `Void`, because of functions and closures, and a written `Optional`, because of `nil`.
  private func checkNames() throws(Ineligibility) {
    let nodes = closure.parts.filter { !$0.isKnown }.flatMap(\.model.members).filter { !$0.isInExtension }
      .flatMap { [$0.node] + $0.node.descendants }
    let mentionsOptional = nodes.contains { $0.kind == .identifierType && TypeRef($0).rootName == "Optional" }
    let scope = project.types[type].scope
    let names = mentionsOptional ? ["Void", "Optional"] : ["Void"]
    if let hiding = names.lazy.flatMap({ project.resolve($0, from: scope) }).first {
      throw model.decl.noDouble(
        "there is a type '\(project.types[hiding].path)', which hides that of the standard library")
    }
    let parameters = Set(nodes.compactMap(\.nameOfTypeParameter))
    if let name = ["Void", "Swift"].first(where: parameters.contains) {
      throw model.decl.noDouble("the type parameter '\(name)' hides what the standard library declares")
    }
  }

  /// Makes the class final if an associated type contains `Self`, which is another type in a subclass.
  ///
  /// - Throws: An `Ineligibility` if a constraint on a generic parameter contains `Self`.
  private mutating func readUsesOfSelf() throws(Ineligibility) {
    let own = TypeRef(path: naming.name)
    func mentionsClass(_ type: TypeRef) -> Bool { type.contains { $0 == own } }
    if model.aliases.contains(where: { mentionsClass($0.type) }) || closure.constrainsTypesBySelf {
      model.needsFinal = true
    }
    let bounded = model.generics.first { $0.bounds.contains(where: mentionsClass) }?.name
    let constrained = model.constraints.compactMap(\.types).first { mentionsClass($0) || mentionsClass($1) }
    if let name = bounded ?? constrained?.0.description {
      throw model.decl.noDouble(
        "the constraint on '\(name)' mentions 'Self', which a generic class cannot state",
        notes: ["give the associated type in an annotation, or fix it in the protocol"])
    }
  }

  private var isConformanceUnsafe: Bool {
    if model.words.unsafe.isEmpty { return false }
    let scope = project.types[type].scope
    let fixed = model.aliases.flatMap(\.type.names)
    let required = closure.parts.flatMap(\.model.members).filter { !$0.isInExtension }
    return fixed.contains { project.isUnsafe($0, from: scope) }
      || required.contains(where: \.node.isUnsafeToStore)
  }

  private mutating func readSuperclass() {
    guard let superclass = closure.superclass else { return }
    let isPlainObject = superclass.name == "NSObject"
    model.needsNSObject = isPlainObject
    model.isClassBound = true
    if superclass.globalActor == nil, superclass.conforms(to: "Sendable") { model.isSendable = true }
    if isPlainObject { return }
    if let actor = superclass.globalActor {
      model.globalActor = model.globalActor ?? actor
      // The default actor is not that of a class with a protocol which is `Sendable`.
      let isInherited =
        superclass.isolatesAllSubclasses
        || model.classSettings.defaultIsolation == .mainActor && !model.isSendable
      model.inheritsIsolation =
        isInherited
        && !closure.parts.contains { part in part.index.statedGlobalActor(of: part.type) != nil }
    }
    let spelling = associated.spelling(ofPart: superclass.part)
    model.superclass = (superclass, spelling.constraint(superclass.written))
  }

  /// Returns the `@_spi` attributes of the protocols, their enclosing types and their requirements, in the order of the
  /// source.
  private func readSPI() -> [String] {
    let declarations = closure.parts.filter { !$0.isKnown }.flatMap { part in
      [part.model.decl.node] + part.model.decl.node.ancestors
        + part.model.members.filter { !$0.isInExtension }.map(\.node)
    }
    return ProtocolReader.attributes(named: "_spi", of: declarations)
  }

  /// Returns the attributes of declarations with a name, as they are written and each once.
  private static func attributes(named name: String, of declarations: [SyntaxNode]) -> [String] {
    declarations.flatMap { $0.attributes(named: name) }.map(\.spelling)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func readTraits() {
    model.access = model.decl.node.isMarkedPrivate ? .fileprivate : project.accessForDoubles(of: type)
    // What the protocol inherits from is available wherever the protocol is.
    model.availability = ProtocolReader.attributes(
      named: "available", of: model.decl.node.declarationsAround)
    model.spi = readSPI()
    model.globalActor = spelled(closure.parts[0].globalActor, in: closure.parts[0])
    model.settings = closure.parts[0].settings
    model.classSettings = naming.settings ?? model.settings
    model.hiddenNames = project.hiddenTypes
    // A double has the members of the protocols' extensions.
    let members = closure.parts.lazy.flatMap(\.model.members)
    model.hiddenNames.formUnion(GeneratedCode.calledInDoubles.intersection(members.flatMap(\.declaredNames)))
    model.isActor = closure.special.contains("Actor")
    model.isSendable = model.isActor || closure.special.contains("Sendable")
    model.isClassBound =
      !closure.special.isDisjoint(with: ["AnyObject", "Actor", "NSObjectProtocol"])
      || closure.parts.contains { $0.model.decl.node.hasAttribute("objc") }
    model.needsNSObject = closure.special.contains("NSObjectProtocol")
    model.isObservable = closure.special.contains("ObservableObject") && !model.isActor && inheritsPublisher
    model.isHashable = closure.special.contains("Hashable")
    model.isComparable = closure.special.contains("Comparable")
    model.isEquatable = model.isHashable || model.isComparable || closure.special.contains("Equatable")
    model.needsFinal = closure.parts.contains { $0.isKnown && $0.hasDefaultOfSelf }
    let hasWitnessOffActor =
      model.isEquatable
      || closure.parts.contains { part in
        part.model.members.contains { member in
          part.isKnown && (!hasDefault(member, of: part) || closure.isWitnessedOnActor(member))
            || part.index.facts(of: part.type).isolation == .none
              && part.index.globalActor(on: member.node, scope: part.model.scope) != nil
        }
      }
    let isOnActor = model.globalActor != nil
    model.needsIsolatedConformance =
      isOnActor && !isUsedAnywhere
      && (model.isInMainActorModule && hasWitnessOffActor || aliasWithIsolatedConformance != nil)
    model.isComparedAnywhere = model.isInMainActorModule && isOnActor && isUsedAnywhere
  }

  /// Leaves out functions without parameters that have the name of a property, if an extension declares them. Two
  /// protocols may require both, but no class can declare both.
  ///
  /// - Throws: An `Ineligibility` if no extension declares such a function.
  private mutating func leaveOutRedeclarations() throws(Ineligibility) {
    let properties = Dictionary(grouping: model.requirements) { requirement -> String? in
      if case .property(let property) = requirement.kind { property.name } else { nil }
    }
    for requirement in model.requirements {
      guard case .function(let function) = requirement.kind, function.parameters.isEmpty else { continue }
      let isTaken = (properties[function.name] ?? []).contains {
        $0.isStatic == requirement.isStatic && !$0.excludes(requirement)
      }
      guard isTaken else { continue }
      if closure.declaresInExtension(requirement) {
        model.requirements.removeAll { $0.member === requirement.member }
        continue
      }
      throw model.decl.noDouble(
        "no class can declare the property '\(function.name)' and the function '\(requirement.reference)'",
        notes: ["write this double by hand, and leave the function to an extension of the protocol"])
    }
  }

  // MARK: Requirements

  private mutating func readRequirements() throws(Ineligibility) {
    let inherited = closure.inherited
    var withDefaults: [(member: Member, part: Int)] = []
    for (number, part) in closure.parts.enumerated() {
      let spelling = spelling(ofPart: number)
      let definitions = DefinitionDifferences(from: part.settings, to: model.classSettings)
      for member in part.model.members where !member.isInExtension {
        let conditions = definitions.applied(
          to: part.conditions + ConditionText.conditions(of: member.clauses))
        let found = inherited?.inherited(for: member, of: part)
        switch found {
        case .witness: break
        case .derived
        where member.node.kind != .initializerDecl || !closure.requiresInitializer(excluding: member):
          break
        case nil where mayInherit(member, of: part): withDefaults.append((member, number))
        case nil, .derived:
          try readClauses(of: member, ofPart: number, spelling, conditions: conditions, inherited: found)
        case .overridden:
          try checkOverride(of: member, in: inherited)
          try readClauses(of: member, ofPart: number, spelling, conditions: conditions, inherited: found)
        case .ineligible(let reason): throw model.decl.noDouble(reason)
        }
      }
    }
    // What the project requires again is the witness of both.
    for (member, number) in withDefaults where model.requirements.contains(where: { $0.restates(member) }) {
      try readClauses(
        of: member, ofPart: number, spelling(ofPart: number), conditions: [], hasDefault: true)
    }
  }

  /// Returns the spelling of types in the requirements of the protocol at a position in `ProtocolClosure.parts`.
  private func spelling(ofPart number: Int) -> RequirementSpelling {
    var spelling = associated.spelling(ofPart: number)
    spelling.anyError = .any(TypeRef(path: model.standard("Error")))
    spelling.marksUnsafe = !model.words.unsafe.isEmpty
    spelling.genericNames = associated.genericNames
    spelling.sendableNames = associated.sendableNames
    spelling.isolatedNames = Set(
      isolatedAliases.map(\.name) + (model.needsIsolatedConformance ? ["Self"] : []))
    return spelling
  }

  /// Throws if the double is isolated and would override a member of a superclass that is not.
  private func checkOverride(of member: Member, in superclass: Superclass?) throws(Ineligibility) {
    guard let actor = model.globalActor, superclass?.globalActor == nil, !member.isNonisolated else { return }
    throw model.decl.noDouble(
      "'\(Self.reference(of: member))' of the class '\(superclass?.name ?? "")' cannot be overridden on \(actor.attribute)"
    )
  }

  /// Reads a requirement and adds it: once for each clause of `#if` with an alias that makes a difference.
  private mutating func readClauses(
    of member: Member, ofPart number: Int, _ spelling: RequirementSpelling, conditions: [String],
    inherited: InheritedMember? = nil, hasDefault: Bool = false
  ) throws(Ineligibility) {
    var all: [Requirement] = []
    let clauses = try self.clauses(ofAliasesIn: member, spelling)
    for clause in clauses {
      var spelling = spelling
      spelling.conditions = clause.conditions
      let read = try requirement(of: member, ofPart: number, spelling, inherited)
      guard var requirement = read else { return }
      requirement.builds = clause.conditions
      requirement.conditions = conditions + clause.texts
      all.append(requirement)
    }
    if all.allSatisfy({ $0.kind == all[0].kind }), var first = all.first {
      first.conditions = conditions
      first.builds = BuildConditions(around: member.node)
      all = [first]
    }
    for requirement in all { try add(requirement, ofPart: number, hasDefault: hasDefault) }
  }

  /// Returns the requirement that a member is, or `nil` if it is none.
  private mutating func requirement(
    of member: Member, ofPart number: Int, _ spelling: RequirementSpelling, _ inherited: InheritedMember?
  ) throws(Ineligibility) -> Requirement? {
    let part = closure.parts[number]
    var spelling = spelling
    spelling.isOnGlobalActor = model.globalActor != nil || globalActor(of: member, part) != nil
    guard let kind = try kind(of: member, spelling) else { return nil }
    if member.node.mentionsSelf(aliases: aliasesOfSelf) { model.needsFinal = true }
    hoistAvailability(of: member.node)
    var requirement = Requirement(
      member: member, reference: Self.reference(of: member), isOwn: number == 0, conditions: [],
      isStatic: member.isStatic, isOverride: inherited == .overridden,
      isRequiredAbove: inherited == .derived, attributes: attributes(of: member.node),
      globalActor: globalActor(of: member, part),
      isNonisolated: isNonisolated(member, part), kind: kind)
    requirement.deprecatedNames = spelling.deprecatedNames(in: member)
    requirement.asyncIsolation = asyncIsolation(of: requirement, spelling.functions)
    requirement.isOffInheritedActor = isOffInheritedActor(requirement, part)
    if crossesIsolation(requirement, spelling) || sendsToActor(requirement, part, spelling) {
      model.conformsAsBeforeConcurrency = true
    }
    try checkConformances(of: requirement)
    return requirement
  }

  /// Adds the availability of a requirement to that of the class, because a stored property cannot be limited to some
  /// systems.
  private mutating func hoistAvailability(of node: SyntaxNode) {
    let introductions = node.availabilities.compactMap(\.introduction)
    model.availability += introductions.filter { !model.availability.contains($0) }
  }

  /// Adds a requirement, or combines it with one of another protocol that has the same witness.
  ///
  /// - Parameter hasDefault: Whether the requirement has a default implementation, so that it is not added.
  /// - Throws: An `Ineligibility` if no class can declare both, because they are properties of different types.
  private mutating func add(
    _ requirement: Requirement, ofPart number: Int, hasDefault: Bool
  ) throws(Ineligibility) {
    let part = closure.parts[number]
    let key = requirement.witnessKey { part.index.canonical($0, from: part.model.scope) }
    let known = positions[key, default: []].first { index in
      let other = model.requirements[index]
      return other.member.owner.node != requirement.member.owner.node
        && (other.conditions == requirement.conditions || other.conditions.isEmpty)
    }
    if let known {
      try checkTypes(of: model.requirements[known], requirement, ofPart: number)
      model.requirements[known].weaken(by: requirement)
      // A witness on an actor satisfies a nonisolated requirement only if the conformance is isolated too.
      if requirement.isNonisolated, !model.needsIsolatedConformance {
        model.requirements[known].isNonisolated = true
      }
      return
    }
    if hasDefault { return }
    positions[key, default: []].append(model.requirements.count)
    model.requirements.append(requirement)
  }

  private func checkTypes(
    of known: Requirement, _ requirement: Requirement, ofPart number: Int
  ) throws(Ineligibility) {
    let name = requirement.reference
    guard let part = closure.parts.first(where: { $0.model.decl.node == known.member.owner.node }),
      let first = known.member.type(of: name, in: part.index, from: part.model.scope),
      let second = requirement.member.type(
        of: name, in: closure.parts[number].index, from: closure.parts[number].model.scope),
      first.isSurelyOther(than: second, selfIsNew: true)
    else { return }
    throw model.decl.noDouble(
      "'\(name)' has different types in '\(part.model.name)' and '\(closure.parts[number].model.name)'")
  }
}
