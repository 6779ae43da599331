import StubbleRewriter

/// What a command would make of one file.
struct FileOutcome: Sendable {
  enum State: String, CaseIterable, Sendable {
    case original, applied
    /// Applied, but applying again would change it.
    case partlyApplied = "partly applied"
    /// Somebody edited generated code.
    case edited
    /// What the markers say cannot be trusted.
    case damaged
  }

  var path: String
  /// Where the file is among those of the command.
  var order: Int
  /// As on the disk.
  var before: [UInt8]
  /// As it is to be on the disk; the same bytes if the file is to be left.
  var after: [UInt8]
  /// As the author wrote it.
  var original: [UInt8]
  /// The regions of `after`.
  var regions: [Region] = []
  var members: [MemberReport] = []
  /// The names of the selection that the file's types have.
  var selectedNames: Set<String> = []
  var findings: [Finding] = []
  /// Why the text that was planned is not written.
  var failure: ProofFailure?
  var state = State.original
  /// The file on the disk has regions.
  var wasApplied: Bool

  var isChanged: Bool { before != after }
  var hasErrors: Bool { findings.contains(where: \.isError) }
  var change: Change? {
    if !isChanged { return nil }
    return Change(path: path, old: before, new: after, wasApplied: wasApplied, isApplied: !regions.isEmpty)
  }

  /// A file that stays as it is.
  init(leaving input: Input, force: Bool) {
    path = input.path
    order = input.order
    before = input.bytes
    after = input.bytes
    original = input.restoration.original
    regions = input.restoration.regions
    findings = input.obstacles(force: force)
    state = input.state
    wasApplied = input.restoration.isApplied
  }
}

extension Input {
  /// What the file's own bytes say.
  var state: FileOutcome.State {
    if !restoration.isApplied { return .original }
    if !restoration.damage.isEmpty { return .damaged }
    return restoration.tampering.isEmpty ? .applied : .edited
  }
}
