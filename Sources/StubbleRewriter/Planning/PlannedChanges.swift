import StubbleSemantics
import StubbleSyntax

/// What is to be done to files, and what is to be said of them.
struct PlannedChanges: Sendable {
  var edits = ByFile<[Edit]>()
  var diagnostics = ByFile<[Diagnostic]>()
  var members = ByFile<[MemberReport]>()
  /// Types of which some member is stubbed.
  private(set) var stubbedTypes: Set<TypeID> = []
  /// What generated code in each file needs besides.
  var supplements = ByFile<Set<FileSupplement>>()
  var sites = PeerSites()
  /// What the own functions of files put back; those are generated for the files that are here.
  var fileFunctions = ByFile<[GeneratedVariable]>()

  /// Adds what was planned apart from this.
  mutating func add(_ other: PlannedChanges) {
    for (file, edits) in other.edits.values { self.edits[file] += edits }
    for (file, diagnostics) in other.diagnostics.values { self.diagnostics[file] += diagnostics }
    for (file, members) in other.members.values { self.members[file] += members }
    stubbedTypes.formUnion(other.stubbedTypes)
    for (file, supplements) in other.supplements.values { self.supplements[file].formUnion(supplements) }
    sites.add(other.sites)
    for (file, variables) in other.fileFunctions.values { fileFunctions[file] += variables }
  }

  /// An annotated member that cannot be stubbed is an error; one that was merely selected is left.
  mutating func leave(_ candidate: Candidate, because reason: Ineligibility, index: TypeIndex) {
    if candidate.annotation != nil {
      diagnostics[candidate.member.file].append(reason.diagnostic)
    } else {
      report(candidate, variables: [], reason: reason.reason, index: index)
    }
  }

  /// Says what somebody who annotated a member, or its type, would look for in vain.
  mutating func noteLimits(of planned: PlannedStub, variables: [GeneratedVariable]) {
    let candidate = planned.candidate
    noteSharing(candidate, names: variables.map(\.name))
    if let reason = planned.reasonAgainstRecord, !candidate.options.general.contains(.calls) {
      diagnostics[candidate.member.file].append(
        Diagnostic(
          .note, at: candidate.range, "the calls of '\(candidate.reference)' are not recorded: \(reason)"))
    }
  }

  /// Whoever annotates a member looks for its closures in the instances.
  private mutating func noteSharing(_ candidate: Candidate, names: [String]) {
    guard candidate.annotation != nil, candidate.isShared, let reason = candidate.placement.reason else {
      return
    }
    let subject = names.map { "'\($0)'" }.joined(separator: " and ") + (names.count == 1 ? " is" : " are")
    diagnostics[candidate.member.file].append(
      Diagnostic(.note, at: candidate.range, "\(subject) static, for all instances: \(reason.reason)"))
  }

  mutating func report(_ planned: PlannedStub, variables: [GeneratedVariable], index: TypeIndex) {
    if let type = planned.candidate.type { stubbedTypes.insert(type) }
    report(
      planned.candidate, variables: variables, reason: nil, unrecorded: planned.reasonAgainstRecord,
      index: index)
  }

  mutating func report(
    _ candidate: Candidate, variables: [GeneratedVariable], reason: String?, unrecorded: String? = nil,
    index: TypeIndex
  ) {
    let type = candidate.type.map { index.types[$0].shownName } ?? candidate.member.owner.name
    members[candidate.member.file].append(
      MemberReport(
        type: type, member: candidate.reference, range: candidate.range, variables: variables,
        isStatic: candidate.hasStaticClosures && candidate.member.owner.isFile == false, reason: reason,
        sharing: candidate.isShared ? candidate.placement.reason?.reason : nil, unrecorded: unrecorded,
        isAnnotated: candidate.annotation != nil || candidate.isTypeAnnotated))
  }
}

/// A list or set for each file, empty at first.
struct ByFile<Values: ExpressibleByArrayLiteral & Sendable>: Sendable {
  private(set) var values: [FileID: Values] = [:]

  subscript(file: FileID) -> Values {
    get { values[file] ?? [] }
    _modify { yield &values[file, default: []] }
  }
}
