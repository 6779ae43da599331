import StubbleSemantics
import StubbleSyntax

/// The plan for the stubs of one type: the changes, and what its subclasses need to know.
struct TypePlan: Sendable {
  var changes = PlannedChanges()
  /// The names of the type's members, with the generated ones; empty if the type has no subclasses.
  var names = MemberNameSets()
  /// The closures that the type's members consult; empty if the type has no subclasses.
  var closures: [OverrideKey: ConsultedClosure] = [:]
  /// The functions that limit and reset the type's stubs; `nil` if there are none, or the type has no subclasses.
  var functions: TypeFunctions?
}

/// The planner of the stubs of one type. Given what its superclasses have, it does not depend on other types, so
/// several types can be planned in parallel.
struct TypePlanner: Sendable {
  private let index: TypeIndex
  private let inheritedStubs: InheritedStubs
  private let otherSubclasses: SubclassNames
  private var plan = TypePlan()

  /// - Parameter otherSubclasses: The names of members of subclasses in files that are not planned.
  init(
    index: TypeIndex, inheriting stubs: InheritedStubs = InheritedStubs(),
    otherSubclasses: SubclassNames = SubclassNames()
  ) {
    self.index = index
    inheritedStubs = stubs
    self.otherSubclasses = otherSubclasses
  }

  /// Plans the stubs of a type: names and expands them, and adds what keeps the type's initializers and conformances as
  /// they were.
  func plan(_ type: TypeID, stubs: [PlannedStub]) -> TypePlan {
    var planner = self
    planner.expand(stubs, of: type)
    return planner.plan
  }

  private mutating func expand(_ stubs: [PlannedStub], of type: TypeID) {
    var stubs = stubs
    let supplements = TypeSupplements(type, stubs: stubs, index: index)
    let alternatives = ConditionalProperties(of: index.types[type], stubs: stubs)
    stubs.removeAll { planned in
      guard let reason = alternatives.ineligibility(of: planned) ?? supplements.ineligibility(of: planned)
      else {
        return false
      }
      plan.changes.leave(planned.candidate, because: reason, index: index)
      return true
    }
    guard !stubs.isEmpty else { return }
    if supplements.writesInitializers {
      stubs = stubs.map { $0.besideWrittenInitializers(index: index) }
    }
    let named = name(stubs, of: type)
    if !index.descendants(of: type).isEmpty { plan.closures = closures(of: named, in: type) }
    let storageAccess = StorageAccess(of: type, index: index)
    let expanded = named.compactMap { expand($0, in: type, storageAccess: storageAccess) }
    addFunctions(of: type, stubs: place(expanded, in: type))
    splitDeclarations(stubs, storageAccess: storageAccess)
    redirectInitializers(of: type, named: named)
    for supplement in supplements.peers(named: named, index: index) {
      plan.changes.sites.add([supplement.code], to: supplement.decl, clause: nil, file: supplement.file)
    }
    for edit in supplements.edits(named: named, index: index) {
      plan.changes.edits[edit.file].append(edit.edit)
    }
    for incomplete in supplements.incompleteSwitches(named: named, index: index) {
      plan.changes.incompleteSwitches[incomplete.file].append(incomplete)
    }
  }

  private func closures(
    of named: [NamedStub], in type: TypeID
  ) -> [OverrideKey: ConsultedClosure] {
    Dictionary(
      named.flatMap { named in
        let key = OverrideKey(named.stub)
        let closure =
          inheritedStubs.closure(for: named.stub, of: type, index: index)
          ?? ConsultedClosure(named, in: type)
        return [(key, closure), (key.withoutTypes, closure)]
      }
    ) { first, _ in first }
  }

  private mutating func addFunctions(of type: TypeID, stubs: [PlacedStub]) {
    let functions = TypeFunctions(of: type, stubs: stubs, inheriting: inheritedStubs, index: index)
    let model = index.types[type]
    plan.changes.sites.add(functions.code, to: model.decl, clause: nil, file: model.file)
    for file in functions.otherFiles { plan.changes.fileFunctions[file] += [] }
    if functions.areDeclared, !index.descendants(of: type).isEmpty { plan.functions = functions }
  }

  // MARK: Names

  /// Names the closures of stubs. An override has the names of the member that it overrides, if it calls that member's
  /// closure.
  private mutating func name(_ stubs: [PlannedStub], of type: TypeID) -> [NamedStub] {
    var namer = Namer(
      globals: GlobalNames(type: type, index: index),
      hierarchy: HierarchyNames(
        around: type, taken: inheritedStubs.names, others: otherSubclasses, index: index))
    takeNames(around: type, chosen: Set(stubs.compactMap(\.nameable.chosenName)), namer: &namer)
    let inherited = stubs.map { inheritedStubs.closure(for: $0, of: type, index: index)?.names }
    let fresh = zip(stubs, inherited).filter { $0.1 == nil }.map(\.0)
    var given = namer.names(for: fresh.map(\.nameable))[...]
    let named = zip(stubs, inherited).map { stub, inherited in
      NamedStub(stub: stub, names: inherited ?? given.popFirst() ?? ClosureNames())
    }
    for note in namer.notes { noteRenaming(note) }
    if !index.descendants(of: type).isEmpty { plan.names = namer.takenNames }
    return named
  }

  /// Reserves the names that a new member of a type would conflict with.
  ///
  /// - Parameter chosen: The names that authors chose for closures.
  private func takeNames(around type: TypeID, chosen: Set<String>, namer: inout Namer) {
    for member in index.types[type].members {
      let isStatic = member.isStatic || member.node.kind == .enumCaseDecl
      for name in member.declaredNames {
        namer.take(name, in: member.clausesInType, isStatic: isStatic)
        if isWrapped(member, of: type) {
          namer.take("_" + name, in: member.clausesInType, isStatic: isStatic)
        }
      }
    }
    namer.take(used: index.unqualifiedNames(in: type, besidesUnderscored: chosen))
    if index.types[type].kind == .struct {
      for name in ClosuresObject.names { namer.take(name, in: nil, isStatic: false) }
    }
    if index.conformances(of: type).contains("Error") {
      for name in ["_code", "_domain", "_userInfo"] { namer.take(name, in: nil, isStatic: false) }
    }
  }

  /// Whether a variable may have a property wrapper, whose storage has the variable's name with an underscore.
  private func isWrapped(_ member: Member, of type: TypeID) -> Bool {
    guard let decl = VariableDecl(member.node), !decl.node.attributes.isEmpty else { return false }
    return StoredMember.isWrapped(decl, in: index.types[type], index: index)
  }

  private mutating func noteRenaming(_ note: (member: Member, wanted: String, given: String)) {
    let range = note.member.node.range.lowerBound..<note.member.node.range.lowerBound
    let diagnostic =
      note.wanted == note.given
      ? Diagnostic(
        .error, at: range, "the name '\(note.wanted)' is taken",
        notes: ["choose another"])
      : Diagnostic(.note, at: range, "'\(note.wanted)' is taken, so the name is '\(note.given)'")
    plan.changes.diagnostics[note.member.file].append(diagnostic)
  }

  // MARK: Expansions

  /// A stub with its expansion.
  private struct ExpandedStub {
    let planned: PlannedStub
    var expansion: Expansion
    /// Whether the member calls the closure of the member that it overrides, and declares none of its own.
    let isInherited: Bool
  }

  /// Expands a stub and reports it. Returns `nil` if the member is left unchanged.
  private mutating func expand(
    _ named: NamedStub, in type: TypeID, storageAccess: StorageAccess
  ) -> ExpandedStub? {
    let candidate = named.stub.candidate
    let inherited = inheritedStubs.closure(for: named.stub, of: type, index: index)
    let planned =
      inherited.map {
        named.stub.consulting(
          $0, if: $0.conditions(for: named.stub, of: type, index: index) ?? [], of: type, index: index)
      } ?? named.stub
    do throws(Ineligibility) {
      try inherited?.check(candidate, index: index)
      let expansion = try planned.expansion(
        names: named.names, declares: inherited == nil,
        storageAccess: storageAccess.words(for: candidate.member))
      plan.changes.edits[candidate.member.file] += expansion.edits
      plan.changes.report(
        planned, variables: expansion.variables, isInherited: inherited != nil, index: index)
      return ExpandedStub(planned: planned, expansion: expansion, isInherited: inherited != nil)
    } catch {
      plan.changes.leave(candidate, because: error, index: index)
      return nil
    }
  }

  /// Adds the peers of stubs to the type, and returns the stubs that have closures of their own.
  private mutating func place(_ stubs: [ExpandedStub], in type: TypeID) -> [PlacedStub] {
    let fitting = stubs.map { !$0.isInherited && $0.planned.fitsObject(index: index) }
    let object = ClosuresObject(
      of: type, keeping: zip(stubs, fitting).filter(\.1).map(\.0.planned.context), index: index)
    let order = StorageOrder(of: index.types[type], stubs: stubs.map(\.planned))
    var placed: [PlacedStub] = []
    var kept: [ClosureVariable] = []
    for (var stub, fits) in zip(stubs, fitting) {
      if order.isKept(stub.planned) { putStorage(of: &stub) }
      let peers = stub.expansion.peers(in: stub.planned.context, keptIn: fits ? object : nil)
      let site = put(peers, of: stub.planned, in: type)
      if fits { kept += stub.expansion.closures }
      if stub.isInherited { continue }
      placed.append(PlacedStub(planned: stub.planned, variables: stub.expansion.variables, site: site))
    }
    if let object {
      let model = index.types[type]
      plan.changes.sites.add(
        object.declarations(keeping: kept), to: model.decl, clause: nil, file: model.file)
    }
    return placed
  }

  /// Adds the storage of a stub right after its property, rather than at the end of the type.
  private mutating func putStorage(of stub: inout ExpandedStub) {
    let member = stub.planned.candidate.member
    plan.changes.sites.add(stub.expansion.storage, after: member.node, file: member.file)
    stub.expansion.storage = []
  }

  /// Adds the peers of a stub to the type's own declaration or beside the member, and returns where they are.
  private mutating func put(_ peers: [Code], of planned: PlannedStub, in type: TypeID) -> PlacedStub.Site {
    let model = index.types[type]
    let member = planned.candidate.member
    if index.closuresStay(with: planned.candidate) {
      if !peers.isEmpty { plan.changes.supplements[member.file].formUnion(planned.supplements) }
      plan.changes.sites.add(peers, to: member.owner, clause: member.clauses.last, file: member.file)
      return index.isThereWhereverItsTypeIs(member, of: type) ? .type : .beside(member.file)
    }
    let clause = member.isInExtension ? nil : member.clauses.last
    plan.changes.sites.add(peers, to: model.decl, clause: clause, file: model.file)
    if !peers.isEmpty { plan.changes.supplements[model.file].formUnion(planned.supplements) }
    return .type
  }

  /// Plans the stubs of global functions and of members in extensions of types that are not visible. Their closures are
  /// declared beside them.
  func planElsewhere(_ stubs: [PlannedStub]) -> TypePlan {
    var planner = self
    planner.expandElsewhere(stubs)
    return planner.plan
  }

  private mutating func expandElsewhere(_ stubs: [PlannedStub]) {
    let groups = Dictionary(grouping: stubs) { planned in
      planned.candidate.member.isInExtension ? planned.candidate.member.owner.name : ""
    }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let chosen = Set(group.compactMap(\.nameable.chosenName))
      var namer = Namer(globals: GlobalNames(type: nil, index: index))
      let owners = Dictionary(grouping: group.map(\.candidate.member), by: \.owner.node)
      for members in owners.values {
        namer.take(used: members[0].owner.node.unqualifiedNames(besidesUnderscored: chosen))
        for type in index.alternatives(extendedBy: members[0]) {
          takeNames(around: type, chosen: chosen, namer: &namer)
        }
      }
      let names = namer.names(for: group.map(\.nameable))
      for note in namer.notes { noteRenaming(note) }
      for (planned, names) in zip(group, names) {
        expandElsewhere(NamedStub(stub: planned, names: names))
      }
    }
  }

  private mutating func expandElsewhere(_ named: NamedStub) {
    let planned = named.stub
    let member = planned.candidate.member
    do throws(Ineligibility) {
      let expansion = try planned.expansion(names: named.names, declares: true, storageAccess: "private")
      plan.changes.edits[member.file] += expansion.edits
      plan.changes.supplements[member.file].formUnion(planned.supplements)
      let peers = expansion.peers(in: planned.context, keptIn: nil)
      if member.isInExtension {
        plan.changes.sites.add(peers, to: member.owner, clause: nil, file: member.file)
      } else {
        plan.changes.sites.add(peers, after: member.node, file: member.file)
      }
      let stub = PlacedStub(
        planned: planned, variables: expansion.variables, site: .beside(member.file))
      if planned.context.isStaticOrGlobal {
        plan.changes.fileFunctions[member.file] += FileFunctions.variables(of: stub)
      }
      plan.changes.report(planned, variables: expansion.variables, isInherited: false, index: index)
    } catch {
      plan.changes.leave(planned.candidate, because: error, index: index)
    }
  }

  /// Splits declarations of several variables, such as `var a = 0, b = 1`: with accessors each needs its own
  /// declaration.
  private mutating func splitDeclarations(_ stubs: [PlannedStub], storageAccess: StorageAccess) {
    var done: Set<NodeID> = []
    for planned in stubs {
      guard case .stored(let stub) = planned.stub, stub.decl.hasSeveralBindings else { continue }
      guard done.insert(stub.decl.node.id).inserted else { continue }
      let all = stubs.compactMap { other -> StoredStub? in
        if case .stored(let candidate) = other.stub, candidate.decl.node.id == stub.decl.node.id {
          return candidate
        }
        return nil
      }
      let member = planned.candidate.member
      plan.changes.edits[member.file] += BindingSplit.edits(
        of: stub.decl, stubs: all, storageAccess: storageAccess.words(for: member))
    }
  }

  // MARK: Initializers

  /// Replaces the references to stubbed properties by references to their storage in the type's own initializers and
  /// deinitializer, and wherever the type refers to a property wrapper itself.
  private mutating func redirectInitializers(
    of type: TypeID, named: [NamedStub]
  ) {
    // The storage of a kept value has another type than the property.
    let storage = named.filter { $0.stub.instanceStorage?.form != .keptValue }.storageNames
    let properties = Set(storage.keys)
    var wrappers = wrapperRewrites(named)
    for member in storage.isEmpty ? [] : index.types[type].members {
      guard member.node.isInitializer,
        let function = FunctionDecl(member.node), let body = function.body
      else { continue }
      let tree = member.node.tree
      let parameters = function.parameters.compactMap { $0.internalName.map(tree.name(ofToken:)) }
      let references = StorageReferences(
        in: body, storage: storage, parameters: Set(parameters),
        excluding: index.methodCalls(in: body, of: type, namedLikeProperties: properties),
        propertiesInDefer: index.propertiesWithOverrides(properties, accessedInDeferOf: member, in: type))
      // One expression may contain references of both kinds, so they are rewritten together.
      let inside = wrappers[member.file].filter { body.tokenRange.contains($0.tokens.lowerBound) }
      wrappers[member.file].removeAll(where: inside.contains)
      plan.changes.edits[member.file] += TokenRewrite.edits(for: references.rewrites + inside, in: tree)
    }
    for (file, tree) in named.map({ ($0.stub.candidate.member.file, $0.stub.candidate.member.node.tree) }) {
      plan.changes.edits[file] += TokenRewrite.edits(for: wrappers[file], in: tree)
      wrappers[file] = []
    }
  }

  /// Returns rewrites of the references to property wrappers (`_x`) to the names of the generated storage.
  private func wrapperRewrites(
    _ named: [NamedStub]
  ) -> ByFile<[TokenRewrite]> {
    var rewrites = ByFile<[TokenRewrite]>()
    for named in named {
      for reference in named.stub.candidate.wrapperReferences {
        rewrites[named.stub.candidate.member.file].append(reference.rewrite(to: named.names.storage))
      }
    }
    return rewrites
  }
}
