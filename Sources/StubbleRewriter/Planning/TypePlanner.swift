import StubbleSemantics
import StubbleSyntax

/// What the subclasses of a type see of its stubs.
struct VisibleStubs: Sendable {
  fileprivate var namer = Namer()
  /// The closures that its members consult.
  fileprivate var closures: [OverrideKey: ConsultedClosure] = [:]
  fileprivate var functions: TypeFunctions?
}

/// Plans the stubs of one type, apart from those of others.
struct TypePlanner: Sendable {
  private let index: TypeIndex
  /// Names of global functions and variables that begin with an underscore, which a member would hide.
  private let globals: Set<String>
  /// Of the types above it.
  private let above: [TypeID: VisibleStubs]
  private(set) var changes = PlannedChanges()
  /// Nil if the type has no subclasses.
  private(set) var visible: VisibleStubs?

  init(index: TypeIndex, globals: Set<String>, above: [TypeID: VisibleStubs] = [:]) {
    self.index = index
    self.globals = globals
    self.above = above
  }

  /// A planner that has planned a type.
  func planning(_ type: TypeID, stubs: [PlannedStub]) -> TypePlanner {
    var planner = self
    planner.plan(type, stubs: stubs)
    return planner
  }

  /// Names and expands the stubs of a type, and puts right what their closures would change of the type.
  private mutating func plan(_ type: TypeID, stubs: [PlannedStub]) {
    var stubs = stubs
    let supplements = TypeSupplements(type, stubs: stubs, index: index)
    let alternatives = Alternatives(of: index.types[type], stubs: stubs)
    stubs.removeAll { planned in
      guard let reason = alternatives.ineligibility(of: planned) ?? supplements.ineligibility(of: planned)
      else {
        return false
      }
      changes.leave(planned.candidate, because: reason, index: index)
      return true
    }
    guard !stubs.isEmpty else { return }
    let named = name(stubs, of: type)
    if var visible {
      visible.closures = closures(of: named, in: type)
      self.visible = visible
    }
    let storageAccess = StorageAccess(of: type, index: index)
    let expanded = named.compactMap { planned, names in
      expand(planned, names: names, in: type, storageAccess: storageAccess)
    }
    addFunctions(of: type, stubs: expanded)
    splitDeclarations(stubs)
    redirectInitializers(of: type, named: named)
    for supplement in supplements.peers(named: named, index: index) {
      changes.sites.add([supplement.code], to: supplement.decl, clause: nil, file: supplement.file)
    }
    for edit in supplements.edits(named: named, index: index) { changes.edits[edit.file].append(edit.edit) }
  }

  private func closures(
    of named: [(stub: PlannedStub, names: ClosureNames)], in type: TypeID
  ) -> [OverrideKey: ConsultedClosure] {
    Dictionary(
      named.flatMap { planned, names in
        let key = OverrideKey(planned)
        let closure =
          inheritedClosure(for: planned, of: type) ?? ConsultedClosure(names: names, of: planned, in: type)
        return [(key, closure), (key.withoutTypes, closure)]
      }
    ) { first, _ in first }
  }

  private mutating func addFunctions(of type: TypeID, stubs: [ExpandedStub]) {
    let above = index.ancestors(of: type).compactMap { self.above[$0]?.functions }
    let functions = TypeFunctions(of: type, stubs: stubs, above: above, index: index)
    let model = index.types[type]
    changes.sites.add(functions.code, to: model.decl, clause: nil, file: model.file)
    for file in functions.otherFiles { changes.fileFunctions[file] += [] }
    visible?.functions = functions
  }

  // MARK: Names

  /// The closures' names: an override's are those of the method that it overrides, if that is stubbed.
  private mutating func name(_ stubs: [PlannedStub], of type: TypeID) -> [(
    stub: PlannedStub, names: ClosureNames
  )] {
    var namer = Namer(
      globals: globals, inherited: namersAbove(type), hierarchy: HierarchyNames(around: type, index: index))
    takeNames(around: type, namer: &namer)
    let inherited = stubs.map { inheritedClosure(for: $0, of: type)?.names }
    let fresh = zip(stubs, inherited).filter { $0.1 == nil }.map(\.0)
    var given = namer.names(for: fresh.map(\.nameable))[...]
    let named = zip(stubs, inherited).map { stub, inherited in
      (stub: stub, names: inherited ?? given.popFirst() ?? ClosureNames())
    }
    for note in namer.notes { noteRenaming(note) }
    if !index.descendants(of: type).isEmpty { visible = VisibleStubs(namer: namer) }
    return named
  }

  /// Those of the nearest superclasses with stubs; they know what is taken above them.
  private func namersAbove(_ type: TypeID) -> [Namer] {
    var found: [Namer] = []
    var covered: Set<TypeID> = []
    for ancestor in index.ancestors(of: type) where !covered.contains(ancestor) {
      guard let namer = above[ancestor]?.namer, index.types[ancestor].kind == .class else { continue }
      found.append(namer)
      covered.formUnion(index.ancestors(of: ancestor))
    }
    return found
  }

  /// What a new member of a type would clash with.
  private func takeNames(around type: TypeID, namer: inout Namer) {
    for member in index.types[type].members {
      for name in member.declaredNames {
        namer.take(
          name, in: member.clausesInType, isStatic: member.isStatic || member.node.kind == .enumCaseDecl)
      }
    }
    if index.conformances(of: type).contains("Error") {
      for name in ["_code", "_domain", "_userInfo"] { namer.take(name, in: nil, isStatic: false) }
    }
  }

  /// The closure of the method that an override overrides. One that promises more, not to throw, say, needs its own.
  private func inheritedClosure(for planned: PlannedStub, of type: TypeID) -> ConsultedClosure? {
    guard planned.candidate.member.node.hasModifier(.override) else { return nil }
    let key = OverrideKey(planned)
    for ancestor in index.ancestors(of: type) {
      // Another module's closures are not visible.
      guard index.types[type].scope.modules.isSubset(of: index.types[ancestor].scope.modules),
        let closures = above[ancestor]?.closures
      else { continue }
      // An override may spell its types in another way, which does not matter where there is but one such member.
      let found = closures[key] ?? (isAlone(key.reference, in: ancestor) ? closures[key.withoutTypes] : nil)
      guard let found else { continue }
      let isFit = found.serves(planned) && found.conditions(for: planned, of: type, index: index) != nil
      return isFit ? found : nil
    }
    return nil
  }

  /// No other overload is referred to in the same way.
  private func isAlone(_ reference: String, in type: TypeID) -> Bool {
    index.types[type].members.count { FunctionDecl($0.node)?.reference == reference } < 2
  }

  private mutating func noteRenaming(_ note: (member: Member, wanted: String, given: String)) {
    let range = note.member.node.range.lowerBound..<note.member.node.range.lowerBound
    let diagnostic =
      note.wanted == note.given
      ? Diagnostic(
        .error, at: range, "the name '\(note.wanted)' is taken",
        notes: [Diagnostic.Note(message: "choose another")])
      : Diagnostic(.note, at: range, "'\(note.wanted)' is taken, so the name is '\(note.given)'")
    changes.diagnostics[note.member.file].append(diagnostic)
  }

  // MARK: Expansions

  /// Expands a stub. The value is nil if it declares nothing.
  private mutating func expand(
    _ planned: PlannedStub, names: ClosureNames, in type: TypeID, storageAccess: StorageAccess
  ) -> ExpandedStub? {
    let candidate = planned.candidate
    let inherited = inheritedClosure(for: planned, of: type)
    let planned =
      inherited.map {
        planned.consulting($0, if: $0.conditions(for: planned, of: type, index: index) ?? [])
      } ?? planned
    do throws(Ineligibility) {
      let access = storageAccess.words(for: candidate.member)
      let expansion = try planned.expansion(names: names, declares: inherited == nil, storageAccess: access)
      changes.edits[candidate.member.file] += expansion.edits
      let place = put(expansion.peers, of: planned, in: type)
      if inherited == nil { noteSharing(candidate, names: expansion.variables.map(\.name)) }
      changes.report(candidate, variables: expansion.variables, reason: nil, index: index)
      if inherited != nil { return nil }
      return ExpandedStub(planned: planned, variables: expansion.variables, place: place)
    } catch {
      changes.leave(candidate, because: error, index: index)
      return nil
    }
  }

  /// Whoever annotates a member looks for its closures in the instances.
  private mutating func noteSharing(_ candidate: Candidate, names: [String]) {
    guard candidate.annotation != nil, candidate.isShared, let reason = candidate.placement.reason else {
      return
    }
    let subject = names.map { "'\($0)'" }.joined(separator: " and ") + (names.count == 1 ? " is" : " are")
    changes.diagnostics[candidate.member.file].append(
      Diagnostic(.note, at: candidate.range, "\(subject) static, for all instances: \(reason.reason)"))
  }

  /// The peers go to the type's own declaration; a static property stays with its storage.
  private mutating func put(_ peers: [Code], of planned: PlannedStub, in type: TypeID) -> ExpandedStub.Place {
    let model = index.types[type]
    let member = planned.candidate.member
    var staysInExtension =
      index.keepsStatics(member, of: type) || planned.candidate.placement.reason != nil
      || model.kind == .protocol
    if case .stored(let stub) = planned.stub, stub.isStatic, member.isInExtension { staysInExtension = true }
    if staysInExtension {
      if !peers.isEmpty { changes.supplements[member.file].formUnion(planned.supplements) }
      changes.sites.add(peers, to: member.owner, clause: member.clauses.last, file: member.file)
      return .beside(member.file)
    }
    let clause = member.isInExtension ? nil : member.clauses.last
    changes.sites.add(peers, to: model.decl, clause: clause, file: model.file)
    if !peers.isEmpty { changes.supplements[model.file].formUnion(planned.supplements) }
    return .type
  }

  /// Members of types that are not visible, and global functions: their closures are beside them.
  mutating func planElsewhere(_ stubs: [PlannedStub]) {
    let groups = Dictionary(grouping: stubs) { planned in
      planned.candidate.member.isInExtension ? planned.candidate.member.owner.name : ""
    }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      var namer = Namer(globals: globals)
      let names = namer.names(for: group.map(\.nameable))
      for note in namer.notes { noteRenaming(note) }
      for (planned, names) in zip(group, names) { expandElsewhere(planned, names: names) }
    }
  }

  private mutating func expandElsewhere(_ planned: PlannedStub, names: ClosureNames) {
    let member = planned.candidate.member
    do throws(Ineligibility) {
      let expansion = try planned.expansion(names: names, declares: true, storageAccess: "private")
      changes.edits[member.file] += expansion.edits
      changes.supplements[member.file].formUnion(planned.supplements)
      if member.isInExtension {
        changes.sites.add(expansion.peers, to: member.owner, clause: nil, file: member.file)
      } else {
        changes.sites.add(expansion.peers, after: member.node, file: member.file)
      }
      noteSharing(planned.candidate, names: expansion.variables.map(\.name))
      let stub = ExpandedStub(
        planned: planned, variables: expansion.variables, place: .beside(member.file))
      if planned.context.isOfType { changes.fileFunctions[member.file] += FileFunctions.variables(of: stub) }
      changes.report(planned.candidate, variables: expansion.variables, reason: nil, index: index)
    } catch {
      changes.leave(planned.candidate, because: error, index: index)
    }
  }

  /// `var a = 0, b = 1` with accessors must be two declarations.
  private mutating func splitDeclarations(_ stubs: [PlannedStub]) {
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
      changes.edits[planned.candidate.member.file] += BindingSplit.edits(of: stub.decl, stubs: all)
    }
  }

  // MARK: Initialisers

  /// In the type's own initialisers and `deinit` a property means its storage.
  private mutating func redirectInitializers(
    of type: TypeID, named: [(stub: PlannedStub, names: ClosureNames)]
  ) {
    // The storage of a value that is kept is no value yet.
    let storage = TypeSupplements.storageNames(named.filter { $0.stub.instanceStorage?.form != .keptValue })
    guard !storage.isEmpty else { return }
    for member in index.types[type].members {
      guard member.node.isInitializer,
        let function = FunctionDecl(member.node), let body = function.body
      else { continue }
      let tree = member.node.tree
      let parameters = function.parameters.compactMap { $0.internalName.map(tree.name(ofToken:)) }
      let references = StorageReferences(in: body, storage: storage, parameters: Set(parameters))
      changes.edits[member.file] += TokenRewrite.edits(for: references.rewrites, in: tree)
    }
  }
}
