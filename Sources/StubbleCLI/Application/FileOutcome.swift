import StubbleRewriter

/// What a command is to write to one file, and what it reports about it.
struct FileOutcome: Sendable {
  enum State: String, CaseIterable, Sendable {
    case original, applied
    /// The file is applied, but applying again would change it.
    case partlyApplied = "partly applied"
    /// Generated code was edited after the file was applied.
    case edited
    /// The markers are damaged, so that the original cannot be restored from them.
    case damaged
  }

  var path: String
  /// The position of the file among those of the command.
  var order: Int
  /// Whether the command names the file, or a folder around it.
  var isNamed: Bool
  /// The bytes of the file on disk.
  var before: [UInt8]
  /// The bytes to write; equal to `before` if the file stays as it is.
  var after: [UInt8]
  /// The bytes that the author wrote, without generated code.
  var original: [UInt8]
  /// The regions of `after`.
  var regions: [Region] = []
  var members: [MemberReport] = []
  /// The names given with `--type` or in the configuration that types of this file have.
  var selectedNames: Set<String> = []
  var diagnostics: [FileDiagnostic] = []
  /// Why the planned text failed the proof; `nil` if it did not.
  var failure: ProofFailure?
  var state = State.original
  /// Whether the file on disk has regions, that is, stubble is applied to it.
  var wasApplied: Bool

  var isChanged: Bool { before != after }
  var hasErrors: Bool { diagnostics.hasErrors }
  var change: Change? {
    if !isChanged { return nil }
    return Change(path: path, old: before, new: after, wasApplied: wasApplied, isApplied: !regions.isEmpty)
  }

  /// Creates the outcome of a file that stays as it is.
  init(leaving input: Input, force: Bool) {
    path = input.path
    order = input.order
    isNamed = input.role == .named
    before = input.bytes
    after = input.bytes
    original = input.restoration.original
    regions = input.restoration.regions
    diagnostics = input.diagnostics(force: force)
    state = input.state
    wasApplied = input.restoration.isApplied
  }
}

extension Input {
  /// The state of the file, judged by its own bytes: `partlyApplied` takes a plan to detect.
  var state: FileOutcome.State {
    if !restoration.isApplied { return .original }
    if !restoration.damage.isEmpty { return .damaged }
    return restoration.tampering.isEmpty ? .applied : .edited
  }
}
