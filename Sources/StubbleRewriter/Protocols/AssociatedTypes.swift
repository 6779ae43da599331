import StubbleSemantics
import StubbleSyntax

/// The associated types of a protocol and of those it inherits from. Those whose types the protocols fix, as by
/// `where Element == Int`, become type aliases of the double; the others become generic parameters.
struct AssociatedTypes: Sendable {
  /// The associated types that become generic parameters.
  private(set) var generics: [AssociatedType] = []
  private(set) var genericNames: Set<String> = []
  /// The names of the generic parameters that are `Sendable`.
  private(set) var sendableNames: Set<String> = []
  /// The fixed associated types, with the types as the class spells them.
  private(set) var aliases: [(name: String, type: TypeRef)] = []
  /// The constraints on the generic parameters.
  private(set) var constraints: [GenericRequirement] = []
  /// The types that replace names which exist only inside the class's braces.
  private(set) var substitutions: [String: TypeRef] = [:]
  /// The names of the fixed associated types, and of the protocols' aliases of them.
  private(set) var associatedNames: Set<String> = []
  /// The names of all associated types.
  private(set) var declaredNames: Set<String> = []
  /// The names of the fixed associated types that must conform to a protocol which is on no global actor.
  private(set) var conformingNames: Set<String> = []
  /// The meanings of the protocols' generic aliases.
  private(set) var genericAliases: [String: GenericAlias] = [:]

  /// A type that a protocol gives to a name; `part` is the protocol's position in `ProtocolClosure.parts`.
  typealias Fixed = (name: String, type: TypeRef, part: Int)

  /// The fixed associated types that mean a type of their own name, of which the double has no alias.
  private var namesakes: Set<String> = []
  private let closure: ProtocolClosure
  private let naming: ClassNaming

  init(of closure: ProtocolClosure, naming: ClassNaming) throws(Ineligibility) {
    (self.closure, self.naming) = (closure, naming)
    let written = WrittenTypes(in: closure.parts)
    let names = Set(written.declared.map(\.name))
    declaredNames = names.union(written.defaults.map(\.name))
    var outside = TypesBesideProtocols(
      of: closure,
      hiding: declaredNames.union((written.aliases + written.genericAliases.map(\.fixed)).map(\.name)))
    var fixed = try outside.visible(closure.fixed) + written.aliases.filter { names.contains($0.name) }
    var others: [(requirement: GenericRequirement, part: Int)] = []
    for (requirement, part) in written.requirements {
      if let found = AssociatedTypes.fixation(by: requirement, of: declaredNames) {
        fixed.append((found.name, found.type, part))
      } else {
        others.append((requirement, part))
      }
    }
    for bound in naming.boundTypes {
      try closure.checkBoundType(named: bound.name, among: names, besideFixed: fixed)
      fixed += try outside.visible([(bound.name, bound.type, 0)])
    }
    namesakes = outside.namesakes
    fixed += written.restated.fixations(of: names.subtracting(fixed.map(\.name)), where: closure.inherits)
    try AssociatedTypes.check(fixed, of: closure)
    try ClausesOfAliases.check(closure)
    try checkFunctions(in: fixed)
    let replaced = Set(fixed.map(\.name))
    let own = replaced.union(names)
    others += written.ofDefaults.filter { own.contains($0.name) }.map { ($0.requirement, $0.part) }
    let defaults = written.defaults.filter { !replaced.contains($0.name) }
    AssociatedTypes.fix(&fixed, by: &others, of: names)
    let local = (written.aliases + defaults).filter { !names.contains($0.name) }
    resolve(fixed, local: local, written.genericAliases)
    for entry in written.declared { collect(entry.name, entry.bounds, entry.part, among: names) }
    genericNames = Set(generics.map(\.name))
    for entry in others { collect(entry.requirement, entry.part) }
    addImpliedBounds()
    sendableNames = findSendableNames()
  }

  /// Makes generic parameters `Sendable` whose associated types are arguments that must be so. Before language mode 6, the
  /// compiler merely warns of a protocol that does not say that they are.
  private mutating func addImpliedBounds() {
    guard (naming.settings ?? closure.parts[0].settings).mayBeInMode6 else { return }
    let known = findSendableNames()
    for part in closure.parts where part.settings.isBeforeMode6 {
      let types = part.model.members.filter { !$0.isInExtension }.flatMap(\.writtenTypes)
      let names = part.index.parametersRequiredSendable(by: types, from: part.model.scope).subtracting(known)
      for position in generics.indices where names.contains(generics[position].name) {
        generics[position].bounds.append(
          TypeRef(path: part.index.hiddenTypes.contains("Sendable") ? "Swift.Sendable" : "Sendable"))
      }
    }
  }

  private func findSendableNames() -> Set<String> {
    let asked = closure.parts[0]
    func isSendable(_ bound: TypeRef) -> Bool {
      guard let name = bound.dottedName else { return false }
      return asked.index.isKnownSendable(.any(TypeRef(path: name)), from: asked.model.scope)
    }
    let bounded = generics.filter { $0.bounds.contains(where: isSendable) }.map(\.name)
    let constrained = constraints.compactMap { constraint -> String? in
      guard case .conformance(let type, let bound) = constraint, isSendable(bound) else { return nil }
      return type.simpleName
    }
    return Set(bounded + constrained)
  }

  /// Throws if a collection has a `SubSequence` or `Indices` for which the standard library has no default
  /// implementation.
  private static func check(_ fixed: [Fixed], of closure: ProtocolClosure) throws(Ineligibility) {
    let isRandomAccess = closure.special.contains("RandomAccessCollection")
    guard closure.special.contains("Collection") else { return }
    for (name, type, _) in fixed {
      if name == "SubSequence", type.lookupName != "Slice" {
        throw closure.ineligible("its 'SubSequence' is not 'Slice', and no double makes slices of itself")
      }
      if name == "Indices", type.lookupName != "DefaultIndices", !isRandomAccess {
        throw closure.ineligible(
          "its 'Indices' are not 'DefaultIndices', and no double makes indices of itself")
      }
    }
  }

  /// Throws if a fixed type would be another type in the class, by the language mode of its file. (The types of members
  /// may differ, since the protocol's module is imported with `@preconcurrency`.)
  private func checkFunctions(in fixed: [Fixed]) throws(Ineligibility) {
    for (name, type, number) in fixed {
      let spelling = spelling(ofPart: number)
      if spelling.functions.changes(type, isGlobalActor: spelling.isGlobalActor) {
        throw closure.ineligible(
          "its '\(name)' is a function on an actor, which is '@Sendable' in language mode 6 and not in that of the protocol",
          notes: ["give the type of the function a name with 'typealias' beside the protocol"])
      }
    }
  }

  /// Returns the spelling of types that the protocol at a position in `ProtocolClosure.parts` names.
  func spelling(ofPart number: Int) -> RequirementSpelling { spelling(ofPart: number, substitutions) }

  private func spelling(
    ofPart number: Int, _ substitutions: [String: TypeRef]
  ) -> RequirementSpelling {
    let part = closure.parts[number]
    let classSettings = naming.settings ?? closure.parts[0].settings
    return RequirementSpelling(
      index: part.index, scope: part.model.scope, file: part.isKnown ? nil : part.model.file,
      modules: naming.modules, selfName: naming.name, substitutions: substitutions,
      associatedNames: associatedNames,
      declaredNames: declaredNames, genericAliases: genericAliases,
      functions: FunctionTypeDifferences(from: part.settings, to: classSettings))
  }

  /// Spells the types of the fixed names, of the protocols' aliases and of their generic aliases. Those that mention each
  /// other are spelled again as long as that changes something.
  private mutating func resolve(
    _ fixed: [Fixed], local: [Fixed], _ generic: [(fixed: Fixed, parameters: [String])]
  ) {
    let entries = (fixed + local).map { (fixed: $0, parameters: [String]()) } + generic
    let positions = MeaningOrder(of: entries.map { ($0.fixed.name, $0.fixed.type) }).positions
    associatedNames = Set(fixed.map(\.name))
    for position in positions where (fixed.count..<fixed.count + local.count).contains(position) {
      let entry = entries[position].fixed
      if entry.type.bare.associatedPath.map(associatedNames.contains) ?? false {
        associatedNames.insert(entry.name)
      }
    }
    var isChanged = true
    for _ in 0...entries.count where isChanged {
      isChanged = false
      for position in positions {
        let (entry, parameters) = entries[position]
        let changes = parameters.isEmpty ? define(entry) : define(entry, parameters)
        if changes { isChanged = true }
      }
    }
    var names: Set<String> = []
    aliases = fixed.compactMap { entry in
      guard let type = substitutions[entry.name], names.insert(entry.name).inserted,
        type != .named(entry.name)
      else { return nil }
      return (entry.name, type)
    }
  }

  /// Spells the type of a name, and returns whether that changed. A name whose type would contain itself has none.
  private mutating func define(_ entry: Fixed) -> Bool {
    let known = substitutions.removeValue(forKey: entry.name)
    let spelled = spelling(ofPart: entry.part).constraint(entry.type)
    let isNamesake = namesakes.contains(entry.name) && entry.type == .named(entry.name)
    let type = !isNamesake && spelled.contains { $0 == .named(entry.name) } ? known : spelled
    substitutions[entry.name] = type
    return type != known
  }

  /// Spells the type of a generic alias, and returns whether that changed.
  private mutating func define(_ entry: Fixed, _ parameters: [String]) -> Bool {
    let known = genericAliases.removeValue(forKey: entry.name)
    let own = parameters.map { ($0, TypeRef.named(Namer.escaped($0))) }
    let spelling = spelling(ofPart: entry.part, substitutions.merging(own) { $1 })
    let type = spelling.constraint(entry.type)
    let isRecursive = type.contains { $0.rootName == entry.name }
    genericAliases[entry.name] = isRecursive ? known : GenericAlias(parameters: parameters, type: type)
    return !isRecursive && known?.type != type
  }

  private mutating func collect(_ name: String, _ bounds: [TypeRef], _ part: Int, among names: Set<String>) {
    let written = bounds
    let bounds = bounds.map(spelling(ofPart: part).constraint)
    if let type = substitutions[name] {
      if written.contains(where: closure.parts[part].mayBeIsolated) { conformingNames.insert(name) }
      // The bounds are constraints on the other associated types in the type.
      let prelude = closure.project.prelude
      add(
        bounds.flatMap {
          GenericRequirement.conformances(of: names, suchThat: type, conformsTo: $0, prelude: prelude)
        })
    } else if let known = generics.firstIndex(where: { $0.name == name }) {
      generics[known].bounds += bounds.filter { !generics[known].bounds.contains($0) }
    } else {
      generics.append(AssociatedType(name: name, bounds: bounds))
    }
  }

  private mutating func collect(_ requirement: GenericRequirement, _ part: Int) {
    if case .suppressed? = requirement.types?.1 { return }
    guard let subject = requirement.types?.0, subject != .named("Self") else { return }
    if case .conformance(_, let bound) = requirement, closure.parts[part].mayBeIsolated(bound) {
      if let path = subject.associatedPath { conformingNames.insert(TypeDecl.firstName(of: path)) }
    }
    let spelled = spelling(ofPart: part).constraint(requirement)
    let concernsGenerics =
      switch spelled {
      case .sameType(let left, let right):
        left != right && [left, right].contains { $0.rootName.map(genericNames.contains) ?? false }
      case .conformance(let type, _): type.rootName.map(genericNames.contains) ?? false
      case .other: false
      }
    if concernsGenerics { add([spelled]) }
  }

  private mutating func add(_ new: [GenericRequirement]) {
    constraints += new.filter { !constraints.contains($0) }
  }

  /// Fixes associated types by requirements such as `Iterator.Element == Element` of which one side is fixed, and
  /// removes these requirements.
  private static func fix(
    _ fixed: inout [Fixed], by requirements: inout [(requirement: GenericRequirement, part: Int)],
    of names: Set<String>
  ) {
    fixed += fixationsThroughMembers(
      by: requirements.filter { $0.requirement.isSameType }, of: names.subtracting(fixed.map(\.name)))
    var count: Int
    repeat {
      count = fixed.count
      requirements.removeAll { requirement, part in
        guard case .sameType(let left, let right) = requirement else { return false }
        let known = Set(fixed.map(\.name))
        for (type, other) in [(left, right), (right, left)] {
          guard let name = type.associatedPath, names.contains(name), !known.contains(name),
            let root = other.associatedPath.map(TypeDecl.firstName), known.contains(root),
            !fixed.contains(where: { $0.name == root && $0.type.contains { $0.associatedPath == name } })
          else { continue }
          fixed.append((name, other, part))
          return true
        }
        return false
      }
    } while fixed.count > count
  }

  /// Returns the associated types that requirements fix through a member of another one: `Element` by `Iterator.Element ==
  /// Int`, if `Element == Iterator.Element`.
  private static func fixationsThroughMembers(
    by requirements: [(requirement: GenericRequirement, part: Int)], of names: Set<String>
  ) -> [Fixed] {
    let pairs = requirements.flatMap { requirement, part -> [(TypeRef, TypeRef, Int)] in
      requirement.types.map { [($0, $1, part), ($1, $0, part)] } ?? []
    }
    let members = pairs.filter { $0.0.associatedPath?.contains(".") == true }
    return members.flatMap { member, type, part -> [Fixed] in
      // A type of another one is only a constraint.
      guard !type.contains(where: { $0.rootName == "Self" || $0.rootName == member.rootName }),
        type.associatedPath.map(names.contains) != true
      else { return [] }
      return members.filter { $0.0.associatedPath == member.associatedPath }
        .compactMap { $0.1.associatedPath }.filter(names.contains).map { ($0, type, part) }
    }
  }

  /// Returns the types in an associated type's inheritance clause.
  fileprivate static func bounds(of node: SyntaxNode) -> [TypeRef] {
    node.inheritedTypeNodes.flatMap { TypeRef($0).withoutParentheses.composed }.compactMap { bound in
      if case .suppressed = bound { return nil }
      return bound == .other("class") ? .named("AnyObject") : bound
    }
  }

  /// Returns the type to which a requirement fixes an associated type, or `nil` if it does not. `Element == Int` and
  /// `Int == Element` fix one; `Iterator.Element == Element` is only a constraint.
  private static func fixation(
    by requirement: GenericRequirement, of names: Set<String>
  ) -> (name: String, type: TypeRef)? {
    guard case .sameType(let left, let right) = requirement else { return nil }
    for (type, other) in [(left, right), (right, left)] {
      guard let name = type.associatedPath, names.contains(name) else { continue }
      let root = other.associatedPath.map(TypeDecl.firstName)
      if !other.isSpecialized, let path = other.associatedPath, !path.contains(".") {
        return (name, .named(path))
      }
      if !names.contains(root ?? "") { return (name, other) }
    }
    return nil
  }
}

/// The associated types, type aliases and requirements in the declarations of protocols. Each has the position `part`
/// of its protocol in `ProtocolClosure.parts`.
private struct WrittenTypes {
  private(set) var declared: [(name: String, bounds: [TypeRef], part: Int)] = []
  private(set) var requirements: [(requirement: GenericRequirement, part: Int)] = []
  private(set) var aliases: [AssociatedTypes.Fixed] = []
  private(set) var genericAliases: [(fixed: AssociatedTypes.Fixed, parameters: [String])] = []
  /// The default types of associated types in protocols of the prelude.
  private(set) var defaults: [AssociatedTypes.Fixed] = []
  /// The requirements on these associated types, which must hold if they are fixed to another type than the default.
  private(set) var ofDefaults: [(name: String, requirement: GenericRequirement, part: Int)] = []
  private(set) var restated = RestatedRequirements()

  init(in parts: [ProtocolClosure.Part]) {
    for (number, part) in parts.enumerated() {
      requirements += WrittenTypes.requirements(in: part.model.decl.whereClause).map { ($0, number) }
      for member in part.model.members where !member.isInExtension {
        add(member, isKnown: part.isKnown, number)
      }
    }
  }

  /// Returns the requirements of a `where` clause without superfluous parentheses, one for each part of a composition
  /// and of equal types.
  private static func requirements(in clause: SyntaxNode?) -> [GenericRequirement] {
    GenericRequirement.all(in: clause).map { $0.map(\.withoutInnerParentheses) }.flatMap(\.composed)
      .flatMap(\.ofParts)
  }

  private mutating func add(_ member: Member, isKnown: Bool, _ part: Int) {
    let node = member.node
    let type = (node.child(.initializerClause)?.content).map { TypeRef($0) }
    switch node.kind {
    case .associatedtypeDecl:
      guard let name = node.name(after: .associatedtype) else { return }
      let own = WrittenTypes.requirements(in: node.child(.genericWhereClause))
      if isKnown, let type {
        let bounds = AssociatedTypes.bounds(of: node).map { GenericRequirement.conformance(.named(name), $0) }
        defaults.append((name, type, part))
        ofDefaults += (bounds + own).map { (name, $0, part) }
      } else {
        declared.append((name, AssociatedTypes.bounds(of: node), part))
        requirements += own.map { ($0, part) }
      }
    case .typealiasDecl:
      guard let name = node.name(after: .typealias), let type else { return }
      let parameters = node.genericParameterNodes.compactMap { GenericParameter($0) }
      if parameters.isEmpty {
        aliases.append((name, type, part))
      } else if !parameters.contains(where: \.isPack) {
        genericAliases.append(((name, type, part), parameters.map(\.unquotedName)))
      }
    default: restated.add(member, part: part)
    }
  }
}

extension GenericRequirement {
  fileprivate var isSameType: Bool { if case .sameType = self { true } else { false } }
}

extension TypeRef {
  /// The qualified name without `Self.` before it: `Iterator.Element` for `Self.Iterator.Element`.
  var associatedPath: String? {
    dottedName?.withoutSelf
  }
}

extension ProtocolClosure {
  /// Throws if an annotation gives a type to what is no associated type, or is one that has a type already.
  fileprivate func checkBoundType(
    named name: String, among names: Set<String>, besideFixed fixed: [AssociatedTypes.Fixed]
  ) throws(Ineligibility) {
    guard names.contains(name) else { throw ineligible("it has no associated type '\(name)'") }
    guard !fixed.contains(where: { $0.name == name }) else {
      throw ineligible("its associated type '\(name)' is given by the protocol itself")
    }
  }
}
