import StubbleSemantics
import StubbleSyntax

/// The planner of all files of a project, from the candidates to the edits.
struct Planner {
  let files: Table<FileID, SourceFile>
  let index: TypeIndex
  /// The selected members that are left unchanged, because edits of an earlier plan did not pass stubble's own check.
  private let left: Set<MemberID>
  private let eligibility: Eligibility
  let collector: CandidateCollector
  var changes = PlannedChanges()
  /// The ranges of each file that are left unchanged because of syntax errors, in order and without overlaps.
  var unreadable: Table<FileID, [Range<Int>]>
  private let exclusiveAccess: ExclusiveAccess
  private let sharedChanges: SharedChanges
  private let passedAddresses: PassedAddresses
  private let wrappedProperties: WrappedProperties
  private let workers: Workers
  /// The names of members of subclasses in files that are not planned.
  private let otherSubclasses: SubclassNames
  /// For each file with functions of its own (`FileFunctions`), its name as a part of theirs.
  private var stems: [FileID: String] = [:]
  /// The protocols with annotations that request doubles.
  var annotatedProtocols: [(type: TypeID, annotations: [DoubleAnnotation])] = []

  init(
    files: [SourceFile], selection: Selection, users: [SourceFile], left: Set<MemberID>, workers: Workers
  ) {
    self.files = Table(files)
    self.left = left
    self.workers = workers
    index = TypeIndex(files: files, mentioning: GeneratedCode.names, workers: workers)
    collector = CandidateCollector(
      index: index, files: Table(files), selection: selection, workers: workers)
    let types = Set(collector.candidates.compactMap(\.type))
    eligibility = Eligibility(index: index, files: files + users, types: types, workers: workers)
    unreadable = Table(repeating: [], count: files.count)
    let exchanging = ExchangingOperators(in: files + users, workers: workers)
    exclusiveAccess = ExclusiveAccess(
      in: collector.storesInStructs ? files + users : [], exchanging: exchanging, types: types, index: index,
      workers: workers)
    sharedChanges = SharedChanges(in: files + users, exchanging: exchanging, workers: workers)
    passedAddresses = PassedAddresses(
      of: collector.candidates, in: files + users, index: index, workers: workers)
    wrappedProperties = WrappedProperties(
      candidates: collector.candidates, files: files + users, index: index, workers: workers)
    otherSubclasses = SubclassNames(in: users, index: index, workers: workers)
    for (file, found) in collector.diagnostics.entries { changes.diagnostics[file] += found }
    collectDoubles()
  }

  /// Returns the plan of each file, in the order of `files`.
  consuming func plans() -> [Plan] {
    reportSyntaxErrors()
    let stubs = prepareAll()
    planTypes(Dictionary(grouping: stubs.filter { $0.candidate.type != nil }) { $0.candidate.type })
    let elsewhere = stubs.filter { $0.candidate.type == nil }
    changes.add(TypePlanner(index: index).planElsewhere(elsewhere).changes)
    for candidate in collector.unselected {
      let reason = "its type is declared elsewhere, and only an annotation of the member itself selects it"
      changes.report(candidate, variables: [], reason: reason, index: index)
    }
    planDoubles()
    reportTypesWithoutStubs()
    stems = FileFunctions.stems(of: changes.fileFunctions.values.keys, index: index)
    let planner = self
    return workers.map(files.values.count) { planner.plan(forFile: FileID(rawValue: $0)) }
  }

  // MARK: Types

  /// Plans the types, superclasses before subclasses, whose names and closures depend on them. Types with the same
  /// number of ancestors do not depend on each other, so they are planned in parallel.
  private mutating func planTypes(_ stubs: [TypeID?: [PlannedStub]]) {
    let ranks = Dictionary(grouping: stubs.keys.compactMap(\.self)) { index.ancestors(of: $0).count }
    var inherited = InheritedStubs()
    for rank in ranks.keys.sorted() {
      let types = (ranks[rank] ?? []).sorted()
      for (type, plan) in zip(types, plans(of: types, stubs, inherited)) {
        changes.add(plan.changes)
        inherited.add(plan, of: type)
      }
    }
  }

  private func plans(
    of types: [TypeID], _ stubs: [TypeID?: [PlannedStub]], _ inherited: InheritedStubs
  ) -> [TypePlan] {
    let planner = TypePlanner(index: index, inheriting: inherited, otherSubclasses: otherSubclasses)
    return workers.map(types.count) { planner.plan(types[$0], stubs: stubs[types[$0]] ?? []) }
  }

  // MARK: Candidates

  /// Returns the stubs of the candidates that can be stubbed, in order, and reports the others.
  private mutating func prepareAll() -> [PlannedStub] {
    let candidates = collector.candidates
    let planner = self
    let prepared = workers.map(candidates.count) { position in planner.prepare(candidates[position]) }
    var stubs: [PlannedStub] = []
    for (position, result) in prepared.enumerated() {
      switch result {
      case .stub(let stub):
        stubs.append(stub)
        changes.addLookups(for: stub)
      case .kept(let reason):
        changes.report(candidates[position], variables: [], reason: reason, index: index)
      case .ineligible(let candidate, let reason):
        changes.leave(candidate, because: reason, index: index)
      }
    }
    return stubs
  }

  private enum Preparation: Sendable {
    case stub(PlannedStub)
    /// The member is left unchanged, which is not an error even if it is annotated.
    case kept(because: String)
    case ineligible(Candidate, because: Ineligibility)
  }

  private func prepare(_ candidate: Candidate) -> Preparation {
    if left.contains(MemberID(file: candidate.member.file, range: candidate.range)) {
      return .kept(because: "the generated code does not pass stubble's own check")
    }
    if isUnreadable(candidate) { return .kept(because: "there is a syntax error near it") }
    var candidate = candidate
    do throws(Ineligibility) {
      candidate.placement = try eligibility.placement(of: candidate)
      try checkExclusivity(candidate)
      if let reason = passedAddresses.reason(for: candidate, index: index) {
        throw Ineligibility(candidate.range, reason)
      }
      candidate.wrapperReferences = try wrappedProperties.references(of: candidate)
      candidate.reasonToWriteInitializer = wrappedProperties.reasonToWriteInitializer(for: candidate)
      let stub = try plan(candidate)
      try stub.checkPacks()
      return .stub(stub)
    } catch {
      return .ineligible(candidate, because: error)
    }
  }

  /// Plans the stub of a candidate. If the closure of a member in an extension cannot be in the type's own declaration,
  /// which may not see the types that the closure names, the closure is tried beside the member.
  private func plan(_ candidate: Candidate) throws(Ineligibility) -> PlannedStub {
    do throws(Ineligibility) {
      return PlannedStub(candidate: candidate, stub: try stub(for: candidate))
    } catch {
      guard candidate.member.isInExtension, candidate.type != nil, candidate.placement.reason == nil else {
        throw error
      }
      var candidate = candidate
      candidate.placement = .beside(error)
      guard let stub = try? stub(for: candidate) else { throw error }
      return PlannedStub(candidate: candidate, stub: stub)
    }
  }

  private func stub(for candidate: Candidate) throws(Ineligibility) -> Stub {
    switch candidate.member.node.kind {
    case .variableDecl where candidate.isStored: .stored(try StoredStub(candidate, index: index))
    case .variableDecl, .subscriptDecl: .computed(try ComputedStub(candidate, index: index))
    default: .function(try FunctionStub(candidate, index: index))
    }
  }

  /// Throws if code accesses the property in a way that would break the law of exclusivity once it has accessors.
  private func checkExclusivity(_ candidate: Candidate) throws(Ineligibility) {
    guard let type = candidate.type, let name = candidate.binding?.name else { return }
    let isPart = index.types[type].kind == .struct && !candidate.member.isStatic
    let reason =
      isPart
      ? exclusiveAccess.reason(for: name, of: type) : sharedChanges.reason(for: candidate, index: index)
    guard let reason else { return }
    throw Ineligibility(candidate.range, reason, notes: ["change one after the other"])
  }

  // MARK: Putting a file together

  private func plan(forFile file: FileID) -> Plan {
    let diagnostics = diagnostics(inFile: file)
    let hasError = diagnostics.contains { $0.severity == .error }
    let edits = hasError ? [] : edits(inFile: file)
    let members = changes.members[file].sorted { $0.range.lowerBound < $1.range.lowerBound }
      .withoutRepetitions
    if let message = diagnostic(about: edits, in: files[file].tree) {
      return Plan(
        edits: [], diagnostics: diagnostics + [message], members: [], conflicting: members,
        selectedNames: collector.selectedNames[file])
    }
    return Plan(
      edits: edits, diagnostics: diagnostics, members: members,
      uninferredValues: changes.uninferredValues[file], undeclaredCallees: changes.undeclaredCallees[file],
      selectedNames: collector.selectedNames[file])
  }

  /// Returns the edits of a file in order.
  private func edits(inFile file: FileID) -> [Edit] {
    if files[file].isFixed { return [] }
    let tree = files[file].tree
    var all =
      changes.edits[file] + changes.sites.edits(ofFile: file) + supplementEdits(inFile: file)
      + switchEdits(inFile: file)
    if all.isEmpty { return [] }
    all += collector.annotations[file].filter { $0.attribute != nil }.map { Edit($0.range, "") }
    all += tree.edits(beforeMainOf: all)
    return tree.parenthesizingRegexes(before: tree.takingInEqualsSigns(Planner.ordered(all)))
  }

  private func switchEdits(inFile file: FileID) -> [Edit] {
    let standard = index.spelling().standardPrefix
    var completed: Set<NodeID> = []
    return changes.incompleteSwitches[file].compactMap { found in
      completed.insert(found.node.id).inserted ? found.defaultEdit(standard: standard) : nil
    }
  }

  private func diagnostics(inFile file: FileID) -> [Diagnostic] {
    let found =
      changes.diagnostics[file] + misplacedAnnotations(inFile: file) + strayAnnotations(inFile: file)
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.withoutRepetitions
  }

  /// Warns of types that are annotated or selected by name and have no stubbed member, since their members may have
  /// been left silently. A file with an error needs no warning.
  private mutating func reportTypesWithoutStubs() {
    for (type, range) in collector.wantedTypes where !changes.stubbedTypes.contains(type) {
      let (file, name) = (index.types[type].file, index.types[type].shownName)
      if changes.diagnostics[file].contains(where: { $0.severity == .error }) { continue }
      changes.diagnostics[file].append(
        Diagnostic(
          .warning, at: range, "no member of '\(name)' is stubbed",
          notes: ["'stubble status --explain' says why each is left"]))
    }
  }

  private func strayAnnotations(inFile file: FileID) -> [Diagnostic] {
    if files[file].isReference { return [] }
    let doubles = annotatedProtocols.filter { index.types[$0.type].file == file }.flatMap(\.annotations)
    let known = collector.annotations[file].map(\.range) + doubles.map(\.range)
    return StrayAnnotations(in: files[file].tree, imports: index.imports[file], excluding: Set(known))
      .diagnostics
  }

  /// Returns edits in order of their places, insertions at one place in the order in which they were made, and each
  /// replacement once. (An initializer in an extension is rewritten once for each declaration of its type in clauses of
  /// `#if`.)
  private static func ordered(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { a, b in
      let left = (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
      let right = (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
      return left < right
    }.map(\.element).reduce(into: []) { if $1.range.isEmpty || $0.last != $1 { $0.append($1) } }
  }

  /// Returns edits that insert the helper declarations and the functions of a file, with the imports they need.
  ///
  /// Declarations go after the last one of the file. They go to the front if the last line is a directive, after which
  /// nothing may follow, or if the file is a script, whose variables are initialized in order. An import goes to the
  /// front of a file that has none, where a formatter leaves it.
  private func supplementEdits(inFile file: FileID) -> [Edit] {
    let tree = files[file].tree
    let last = tree.tokens.count - 2
    guard !changes.supplements[file].isEmpty, last >= 0 else { return [] }
    let words = index.words(inFile: file)
    let needsLock = changes.supplements[file].contains(where: \.needsLock)
    let imports = needsLock ? index.importsForLocks(inFile: file).map(Code.line) : []
    var declarations = changes.supplements[file].sorted().flatMap { $0.declaration(words) }
    if let variables = changes.fileFunctions.values[file] {
      declarations += FileFunctions.code(
        for: variables, stem: stems[file] ?? "", isolation: words.isolation)
    }
    if tree.tokens[last].kind == .poundEndif || files[file].hasTopLevelCode {
      return Planner.edits(atFrontOf: tree, imports + declarations)
    }
    let importsAreFirst = index.imports[file].unconditional.isEmpty && tree.tokens[0].kind != .poundIf
    let end = Int(tree.tokens[last].end)
    let code = importsAreFirst ? declarations : imports + declarations
    let edits = importsAreFirst ? Planner.edits(atFrontOf: tree, imports) : []
    let isSeparated = tree.tokens[last].kind != .semicolon
    return code.isEmpty ? edits : edits + [Edit(end..<end, declarations: code, isSeparated: isSeparated)]
  }

  private static func edits(atFrontOf tree: SyntaxTree, _ code: [Code]) -> [Edit] {
    if code.isEmpty { return [] }
    let start = tree.tokens[0].range.lowerBound
    // The compiler does not see a line break inside a marker's comment, so a `;` separates the declarations.
    let lines = code.filter { $0 != .gap }.map { Code.line($0.inline + ";") }
    return [Edit(start..<start, lines.map { $0.inline + " " }.joined(), expanded: .declarations(lines))]
  }
}

extension Array where Element: Equatable {
  /// The elements without those that equal the one before. A member of an extension is planned for each declaration of
  /// its type in clauses of `#if`, so that its diagnostics and reports may be there several times.
  fileprivate var withoutRepetitions: [Element] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension SourceFile {
  /// Whether the file has top-level code, which runs from the first statement to the last.
  fileprivate var hasTopLevelCode: Bool {
    path.fileName == "main.swift"
      || tree.root.children.contains { !$0.kind.isDeclaration && $0.kind != .ifConfig }
  }
}
