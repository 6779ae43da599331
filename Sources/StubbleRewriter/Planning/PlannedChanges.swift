import StubbleSemantics
import StubbleSyntax

/// The changes to files and the diagnostics about them, collected while the files are planned.
struct PlannedChanges: Sendable {
  var edits = ByFile<[Edit]>()
  var diagnostics = ByFile<[Diagnostic]>()
  var members = ByFile<[MemberReport]>()
  /// The initial values from which no type is inferred, and undeclared callees in others that were taken for types.
  private(set) var uninferredValues = ByFile<[SyntaxNode]>()
  /// The undeclared callees in code for which `#function` would have another value where it is generated. See `CallerName`.
  private(set) var undeclaredCallees = ByFile<[SyntaxNode]>()
  /// The types with a stubbed member.
  private(set) var stubbedTypes: Set<TypeID> = []
  /// The helper declarations that generated code in each file uses.
  var supplements = ByFile<Set<FileSupplement>>()
  /// The switches that need a `default`. One may occur several times, since several types can have keys of the same names.
  var incompleteSwitches = ByFile<[ExhaustiveSwitches.Switch]>()
  var sites = PeerSites()
  /// The variables that the functions of a file reset. A file that is a key here gets such functions, even for no
  /// variables.
  var fileFunctions = ByFile<[GeneratedVariable]>()

  /// Adds changes that were planned separately.
  mutating func add(_ other: PlannedChanges) {
    for (file, edits) in other.edits.values { self.edits[file] += edits }
    for (file, diagnostics) in other.diagnostics.values { self.diagnostics[file] += diagnostics }
    for (file, members) in other.members.values { self.members[file] += members }
    for (file, values) in other.uninferredValues.values { uninferredValues[file] += values }
    for (file, callees) in other.undeclaredCallees.values { undeclaredCallees[file] += callees }
    stubbedTypes.formUnion(other.stubbedTypes)
    for (file, supplements) in other.supplements.values { self.supplements[file].formUnion(supplements) }
    for (file, switches) in other.incompleteSwitches.values { incompleteSwitches[file] += switches }
    sites.add(other.sites)
    for (file, variables) in other.fileFunctions.values { fileFunctions[file] += variables }
  }

  /// Adds what is to be looked up for a planned stub.
  mutating func addLookups(for planned: PlannedStub) {
    let file = planned.candidate.member.file
    switch planned.stub {
    case .stored(let stub):
      uninferredValues[file] += stub.supposedTypes
      undeclaredCallees[file] += stub.undeclaredCallees
    case .computed(let stub): undeclaredCallees[file] += stub.builder?.undeclaredCallees ?? []
    case .function(let stub): undeclaredCallees[file] += stub.builder?.undeclaredCallees ?? []
    }
  }

  /// Reports that a candidate cannot be stubbed: an error if the member itself is annotated, and only an entry in the
  /// report if it was selected with its type.
  mutating func leave(_ candidate: Candidate, because reason: Ineligibility, index: TypeIndex) {
    if let value = reason.uninferredValue { uninferredValues[candidate.member.file].append(value) }
    if candidate.annotation != nil {
      diagnostics[candidate.member.file].append(reason.diagnostic)
    } else {
      report(candidate, variables: [], reason: reason.reason, index: index)
    }
  }

  /// Adds notes about what a stub does not have, for authors who would search for it: closures of each instance, and
  /// access from other files.
  private mutating func noteLimits(
    of planned: PlannedStub, variables: [GeneratedVariable], inaccessible: String?
  ) {
    let candidate = planned.candidate
    noteSharing(candidate, names: variables.map(\.name))
    if candidate.annotation != nil, let reason = inaccessible {
      diagnostics[candidate.member.file].append(
        Diagnostic(
          .note, at: candidate.range, "no other file can set the stub of '\(candidate.reference)': \(reason)")
      )
    }
  }

  private mutating func noteLackOfRecord(of planned: PlannedStub) {
    let candidate = planned.candidate
    guard let reason = planned.reasonAgainstRecord, !candidate.options.general.contains(.calls) else {
      return
    }
    diagnostics[candidate.member.file].append(
      Diagnostic(
        .note, at: candidate.range, "the calls of '\(candidate.reference)' are not recorded: \(reason)"))
  }

  /// Adds a note if the closures of an annotated instance member are static.
  private mutating func noteSharing(_ candidate: Candidate, names: [String]) {
    guard candidate.annotation != nil, candidate.isShared, let reason = candidate.placement.reason else {
      return
    }
    let subject = names.map { "'\($0)'" }.joined(separator: " and ") + (names.count == 1 ? " is" : " are")
    diagnostics[candidate.member.file].append(
      Diagnostic(.note, at: candidate.range, "\(subject) static, for all instances: \(reason.reason)"))
  }

  /// Reports a member as stubbed by the given variables, with notes about their limits.
  ///
  /// - Parameter isInherited: Whether the variables are those of the member that this one overrides, which needs no
  ///   notes.
  mutating func report(
    _ planned: PlannedStub, variables: [GeneratedVariable], isInherited: Bool, index: TypeIndex
  ) {
    let inaccessible = planned.reasonAgainstAccess(index)
    if !isInherited { noteLimits(of: planned, variables: variables, inaccessible: inaccessible) }
    noteLackOfRecord(of: planned)
    if let type = planned.candidate.type { stubbedTypes.insert(type) }
    stubbedTypes.formUnion(index.alternatives(extendedBy: planned.candidate.member))
    report(
      planned.candidate, variables: variables, reason: nil, inaccessible: inaccessible,
      unrecorded: planned.reasonAgainstRecord, index: index)
  }

  /// Reports a candidate.
  ///
  /// - Parameters:
  ///   - reason: Why the member is left unchanged, or `nil` if it is stubbed.
  ///   - inaccessible: Why no other file can set its closures.
  ///   - unrecorded: Why its calls are not recorded although that was requested.
  mutating func report(
    _ candidate: Candidate, variables: [GeneratedVariable], reason: String?, inaccessible: String? = nil,
    unrecorded: String? = nil, index: TypeIndex
  ) {
    let type = candidate.type.map { index.types[$0].shownName } ?? candidate.member.owner.name
    members[candidate.member.file].append(
      MemberReport(
        type: type, member: candidate.reference, range: candidate.range, variables: variables,
        isStatic: candidate.hasStaticClosures && candidate.member.owner.isFile == false, reason: reason,
        sharing: candidate.isShared ? candidate.placement.reason?.reason : nil, inaccessible: inaccessible,
        unrecorded: unrecorded,
        isAnnotated: candidate.annotation != nil || candidate.isTypeAnnotated))
  }
}

/// A collection for each file, at first empty.
struct ByFile<Values: ExpressibleByArrayLiteral & Sendable>: Sendable {
  private(set) var values: [FileID: Values] = [:]

  subscript(file: FileID) -> Values {
    get { values[file] ?? [] }
    _modify { yield &values[file, default: []] }
  }
}
