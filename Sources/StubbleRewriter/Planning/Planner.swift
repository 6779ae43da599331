import StubbleSemantics
import StubbleSyntax

/// What is to be done to a candidate that can be stubbed.
indirect enum Stub: Sendable {
  case function(FunctionStub)
  case computed(ComputedStub)
  case stored(StoredStub)
}

/// A candidate with what is to be done to it.
///
/// An object, for it is passed on often and has much to copy.
final class PlannedStub: Sendable {
  let candidate: Candidate
  let stub: Stub

  init(candidate: Candidate, stub: Stub) {
    self.candidate = candidate
    self.stub = stub
  }

  var nameable: Nameable {
    switch stub {
    case .function(let stub): stub.nameable(for: candidate)
    case .computed(let stub): stub.nameable(for: candidate)
    case .stored(let stub): stub.nameable(for: candidate)
    }
  }

  /// What becomes of the member. Static storage is always private, for no initialiser assigns it.
  func expansion(
    names: ClosureNames, declares: Bool, storageAccess: String
  ) throws(Ineligibility) -> Expansion {
    switch stub {
    case .function(let stub): try stub.expand(names: names, declares: declares)
    case .computed(let stub): try stub.expand(names: names, declares: declares)
    case .stored(let stub):
      stub.expand(names: names, storageAccess: stub.isStatic ? "private" : storageAccess)
    }
  }

  /// How the closures are declared.
  var context: PeerContext {
    switch stub {
    case .function(let stub): stub.context
    case .computed(let stub): stub.context
    case .stored(let stub): stub.context
    }
  }

  /// What the file of its closures needs besides.
  var supplements: Set<FileSupplement> {
    let statics: Set<FileSupplement> = context.needsRegistry ? [.statics] : []
    if case .function(let stub) = stub, stub.recordsCalls { return statics.union(context.recordSupplements) }
    return statics
  }

  /// The member's stub changes what its instances store.
  var changesInstances: Bool { instanceStorage != nil || !candidate.hasStaticClosures }

  /// The stored property, if it is one of an instance.
  var instanceStorage: StoredStub? {
    if case .stored(let stub) = stub, !stub.isStatic { return stub }
    return nil
  }
}

/// Plans all files of a project together.
struct Planner {
  let files: Table<FileID, SourceFile>
  let index: TypeIndex
  /// Members that are left although somebody selected them.
  private let left: Set<MemberPlace>
  private let eligibility: Eligibility
  let collector: CandidateCollector
  var edits: Table<FileID, [Edit]>
  var diagnostics: Table<FileID, [Diagnostic]>
  var members: Table<FileID, [MemberReport]>
  /// What errors of syntax keep as it is, by file.
  var unreadable: Table<FileID, [Range<Int>]>
  var sites = PeerSites()
  /// The closures that each stubbed member consults, by type.
  var closuresByKey: [TypeID: [OverrideKey: ConsultedClosure]] = [:]
  var namers: [TypeID: Namer] = [:]
  /// Names of global functions and variables that begin with an underscore, which a member would hide.
  let globals: Set<String>
  private let exclusiveAccess: ExclusiveAccess
  /// Properties that stay stored since they are changed together with others, and why, by type.
  private var sharedProperties: [TypeID: [String: String]] = [:]
  /// What generated code in each file needs besides.
  var supplements: Table<FileID, Set<FileSupplement>>
  /// Protocols with annotations that ask for doubles.
  var annotatedProtocols: [(type: TypeID, annotations: [DoubleAnnotation])] = []

  init(files: [SourceFile], selection: Selection, users: [SourceFile], left: Set<MemberPlace>) {
    self.files = Table(files)
    self.left = left
    index = TypeIndex(files: files)
    collector = CandidateCollector(index: index, files: Table(files), selection: selection)
    eligibility = Eligibility(
      index: index, files: files + users, types: Set(collector.candidates.compactMap(\.type)))
    globals = files.reduce(into: []) { $0.formUnion($1.tree.hideableGlobals) }
    edits = Table(repeating: [], count: files.count)
    diagnostics = collector.diagnostics
    members = Table(repeating: [], count: files.count)
    supplements = Table(repeating: [], count: files.count)
    unreadable = Table(repeating: [], count: files.count)
    exclusiveAccess = ExclusiveAccess(
      in: collector.storesInStructs ? files + users : [], prelude: index.prelude)
    collectDoubles()
  }

  /// The plan of each file, in order.
  consuming func plans() -> [Plan] {
    reportSyntaxErrors()
    var byType: [TypeID: [PlannedStub]] = [:]
    var elsewhere: [PlannedStub] = []
    for candidate in collector.candidates {
      guard let planned = prepare(candidate) else { continue }
      if let type = candidate.type {
        byType[type, default: []].append(planned)
      } else {
        elsewhere.append(planned)
      }
    }
    for type in byType.keys.sorted(by: isBefore) { planType(type, stubs: byType[type] ?? []) }
    planElsewhere(elsewhere)
    planDoubles()
    reportStrayAnnotations()
    return files.keys.map(plan(forFile:))
  }

  /// Superclasses are named before their subclasses.
  private func isBefore(_ a: TypeID, _ b: TypeID) -> Bool {
    let depths = (index.ancestors(of: a).count, index.ancestors(of: b).count)
    return depths.0 == depths.1 ? a < b : depths.0 < depths.1
  }

  // MARK: Candidates

  private mutating func prepare(_ candidate: Candidate) -> PlannedStub? {
    var candidate = candidate
    if left.contains(MemberPlace(file: candidate.member.file, range: candidate.range)) {
      report(candidate, variables: [], reason: "what would become of it does not pass stubble's own check")
      return nil
    }
    if isUnreadable(candidate) {
      report(candidate, variables: [], reason: "there is an error of syntax around it")
      return nil
    }
    do throws(Ineligibility) {
      candidate.placement = try eligibility.placement(of: candidate)
      try checkExclusivity(candidate)
      return try plan(candidate)
    } catch {
      leave(candidate, because: error)
      return nil
    }
  }

  /// A type that an extension's closure cannot name in the type's own declaration, it may name beside the member.
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

  private mutating func checkExclusivity(_ candidate: Candidate) throws(Ineligibility) {
    guard let type = candidate.type, let name = candidate.binding?.name, !candidate.member.isStatic else {
      return
    }
    let shared = sharedProperties[type] ?? exclusiveAccess.properties(of: index.types[type], index: index)
    sharedProperties[type] = shared
    guard let reason = shared[name] else { return }
    throw Ineligibility(candidate.range, reason, notes: ["change one after the other"])
  }

  /// An annotated member that cannot be stubbed is an error; one that was merely selected is left.
  mutating func leave(_ candidate: Candidate, because reason: Ineligibility) {
    if candidate.annotation != nil {
      diagnostics[candidate.member.file].append(reason.diagnostic)
    } else {
      report(candidate, variables: [], reason: reason.reason)
    }
  }

  mutating func report(_ candidate: Candidate, variables: [GeneratedVariable], reason: String?) {
    let type = candidate.type.map { index.types[$0].shownName } ?? candidate.member.owner.name
    members[candidate.member.file].append(
      MemberReport(
        type: type, member: candidate.reference, range: candidate.range, variables: variables,
        isStatic: candidate.hasStaticClosures && candidate.member.owner.isFile == false, reason: reason,
        sharing: candidate.isShared ? candidate.placement.reason?.reason : nil,
        isAnnotated: candidate.annotation != nil || candidate.isTypeAnnotated))
  }

  private mutating func reportStrayAnnotations() {
    for (file, source) in files.entries {
      let doubles = annotatedProtocols.filter { index.types[$0.type].file == file }.flatMap(\.annotations)
      let known = collector.annotations[file].map(\.range) + doubles.map(\.range)
      diagnostics[file] += StrayAnnotations(in: source.tree, besides: Set(known)).warnings
    }
  }

  // MARK: Putting a file together

  private func plan(forFile file: FileID) -> Plan {
    var all = edits[file] + sites.edits(ofFile: file)
    all += supplementEdits(inFile: file)
    let removed = all.isEmpty ? [] : collector.annotations[file].filter { $0.attribute != nil }
    all += removed.map { Edit($0.range, "") }
    if !all.isEmpty { all += files[file].tree.edits(beforeMainOf: all) }
    // An extension of a type with alternatives is looked at for each of them.
    let diagnostics = diagnostics[file].sorted { $0.range.lowerBound < $1.range.lowerBound }
      .reduce(into: [Diagnostic]()) { if $0.last != $1 { $0.append($1) } }
    let hasError = diagnostics.contains { $0.severity == .error }
    let tree = files[file].tree
    let edits = hasError ? [] : tree.takingInEqualsSigns(Planner.ordered(all))
    let members = members[file].sorted { $0.range.lowerBound < $1.range.lowerBound }
    if let message = diagnostic(about: edits, in: tree) {
      return Plan(
        edits: [], diagnostics: diagnostics + [message], members: [], conflicting: members,
        selectedNames: collector.selectedNames[file])
    }
    return Plan(
      edits: edits, diagnostics: diagnostics, members: members, selectedNames: collector.selectedNames[file])
  }

  /// Edits in order of their places, insertions at one place in the order in which they were made. An extension's
  /// initialiser is redirected once for each declaration of its type, and should be changed once.
  private static func ordered(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { a, b in
      let left = (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
      let right = (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
      return left < right
    }.map(\.element).reduce(into: []) { if $1.range.isEmpty || $0.last != $1 { $0.append($1) } }
  }

  /// What a file needs goes after the last declaration, or to the front if the last line is a directive, after which
  /// nothing may follow, or if the file is a script, which makes its variables in order. An import goes to the front of
  /// a file that has none: there a formatter leaves it.
  private func supplementEdits(inFile file: FileID) -> [Edit] {
    let tree = files[file].tree
    let last = tree.tokens.count - 2
    guard !supplements[file].isEmpty, last >= 0 else { return [] }
    let isolation = index.isOnMainActor(file: file) ? "nonisolated " : ""
    let needsLock = supplements[file].contains(where: \.needsLock)
    let imports = needsLock ? tree.importsForLocks.map(Code.line) : []
    let declarations = supplements[file].sorted().flatMap { $0.declaration(isolation: isolation) }
    if tree.tokens[last].kind == .poundEndif || files[file].isScript {
      return Planner.edits(atFrontOf: tree, imports + declarations)
    }
    let importsAreFirst = tree.importedModules.isEmpty && tree.tokens[0].kind != .poundIf
    let end = Int(tree.tokens[last].end)
    let code = importsAreFirst ? declarations : imports + declarations
    let edits = importsAreFirst ? Planner.edits(atFrontOf: tree, imports) : []
    return code.isEmpty ? edits : edits + [Edit(end..<end, declarations: code, isSeparated: true)]
  }

  private static func edits(atFrontOf tree: SyntaxTree, _ code: [Code]) -> [Edit] {
    if code.isEmpty { return [] }
    let start = tree.tokens[0].range.lowerBound
    // A comment hides from the compiler that a line begins after it.
    let lines = code.map { Code.line($0.inline + ";") }
    return [Edit(start..<start, lines.map { $0.inline + " " }.joined(), expanded: .declarations(lines))]
  }
}

extension SourceFile {
  /// Its code runs from the top to the bottom.
  fileprivate var isScript: Bool {
    path.split(separator: "/").last == "main.swift"
      || tree.root.children.contains { !$0.kind.isDeclaration && $0.kind != .ifConfig }
  }
}

extension SyntaxTree {
  /// The names of global functions and variables that begin with an underscore.
  fileprivate var hideableGlobals: [String] {
    root.children.flatMap { node in
      FunctionDecl(node).map { [$0.name] } ?? VariableDecl(node)?.bindings.compactMap(\.name) ?? []
    }.filter { $0.hasPrefix("_") }
  }
}
