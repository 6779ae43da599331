import StubbleRewriter
import StubbleSyntax

/// `status`: lists the files that are applied. Writes nothing.
extension Session {
  func status() throws(FileDiagnostics) -> Int32 {
    var found = try discoverReadable()
    // A file that git ignores or the configuration excludes may have been applied by its path.
    let hidden = found.ignored + found.apart
    found.files += Inputs.read(hidden, .markers, others: .skipped, jobs: jobs).relevant.map(\.path)
    // Only an applied file can be applied in part, which takes a plan to find out.
    let planned =
      needsPlan || isAnyApplied(found)
      ? planApplication(to: found, in: surroundings(of: found))
      : ApplicationPlan(outcomes: [], general: diagnostics(of: found, Inputs()))
    let outcomes = planned.outcomes.filter(\.isNamed).map { settled($0) }
    let filter = FilterState(of: folder)
    let kept = Leftovers.kept(among: found.temporaries)
    let general = planned.general + [filter.warning].compactMap(\.self) + kept
    let diagnostics = general + outcomes.flatMap(\.diagnostics)
    let applied = outcomes.filter { $0.state != .original }
    let unfiltered = filter == .complete ? FilterState.filesWithoutFilter(among: applied.map(\.path)) : []
    let fails = diagnostics.hasErrors || (arguments.has(.check) && !applied.isEmpty)
    console.report(diagnostics)
    // A program that reads diagnostics sees the applied files only there.
    if arguments.has(.check), console.format != .text {
      let isFiltered = filter == .complete
      console.report(applied.map { isApplied($0, isFiltered: isFiltered && !unfiltered.contains($0.path)) })
    }
    let document = Document(command: .status, exitStatus: fails ? 1 : 0, isWritten: false, withDiff: false)
    let text = console.format == .json ? document.text(outcomes, general: general) : list(outcomes)
    let isShown = Console.write(text.utf8)
    if !found.hasErrors { console.say(summary(outcomes)) }
    noteStates(of: outcomes, temporaries: found.temporaries.count - kept.count)
    if filter == .complete { noteFilter(lackedBy: unfiltered) }
    return isShown ? document.exitStatus : 1
  }

  /// Notes what else concerns the files.
  ///
  /// - Parameter temporaries: The number of temporary files that the next command removes.
  private func noteStates(of outcomes: [FileOutcome], temporaries: Int) {
    let selectsNothing = selection.types.isEmpty && !selection.allTypes
    if selectsNothing, outcomes.contains(where: { $0.state == .partlyApplied }) {
      console.note(
        "'stubble apply' would change what is partly applied; "
          + "if that was applied with options, give them to 'status' too")
    }
    if temporaries > 0 {
      console.note(
        "\(count(temporaries, "temporary file")) of a run that is in progress or was killed; "
          + "the next 'apply' or 'revert' removes \(temporaries == 1 ? "it" : "them")")
    }
  }

  /// Reports that git's filter is set up.
  ///
  /// - Parameter paths: The applied files in other clones, in which it is not.
  private func noteFilter(lackedBy paths: [String]) {
    console.say("git's filter is set up: git sees the originals of applied files")
    guard let first = paths.first else { return }
    console.note(
      "it is not set up in other clones, with \(count(paths.count, "applied file")): \(first)"
        + (paths.count > 1 ? ", …" : "") + "; 'stubble init --git' sets it up there")
  }

  /// Whether the output is about files that are not applied as well, so that a plan is needed.
  private var needsPlan: Bool {
    arguments.has(.explain) || console.format == .json || console.isVerbose || !selection.types.isEmpty
  }

  /// Whether any of the files is applied. In a large tree the files that are not are remembered from run to run.
  private func isAnyApplied(_ found: Discovery.Result) -> Bool {
    let files = found.swiftFiles
    var search = MarkerSearch(
      jobs: jobs, known: files.count < UnmarkedFiles.fewest ? nil : UnmarkedFiles(below: paths))
    let progress = Progress("reading", total: files.count, on: console)
    let isAnyMarked = search.isAnyMarked(among: files) { progress.advance() }
    progress.finish()
    search.known?.save()
    return isAnyMarked
  }

  /// The folder whose git work tree is examined: that of the first path.
  private var folder: String {
    guard let path = paths.first.flatMap(System.realPath) else { return System.currentFolder() }
    return System.isFolder(path) ? path : Path.folder(of: path)
  }

  private func isApplied(_ outcome: FileOutcome, isFiltered: Bool) -> FileDiagnostic {
    let note =
      isFiltered
      ? "git's filter is set up, so that a commit holds the original"
      : "run 'stubble revert' before you commit"
    return FileDiagnostic(path: outcome.path, message: "stubble is applied to this file", notes: [note])
  }

  /// Returns an outcome that describes the file as it is, in place of what the plan would make of it.
  private func settled(_ outcome: FileOutcome) -> FileOutcome {
    var outcome = outcome
    let input = Input(path: outcome.path, bytes: outcome.before)
    outcome.state = input.state
    if outcome.state == .applied, outcome.isChanged { outcome.state = .partlyApplied }
    // Only --explain reports why an original cannot be applied.
    if outcome.state == .original, !arguments.has(.explain) {
      outcome.diagnostics = input.diagnostics(force: false)
    }
    outcome.after = outcome.before
    outcome.regions = input.restoration.regions
    return outcome
  }

  private func list(_ outcomes: [FileOutcome]) -> String {
    var text = ""
    for outcome in outcomes {
      let isShown = outcome.state != .original || arguments.has(.explain) || console.isVerbose
      if isShown { text += "\(outcome.path): \(outcome.state.rawValue)\n" }
      if arguments.has(.explain) { text += explanation(outcome) }
    }
    return text
  }

  /// Returns one line for each member: its location, and its stubs or why it has none.
  private func explanation(_ outcome: FileOutcome) -> String {
    let lines = LineTable(outcome.original)
    return outcome.members.map { member in
      let location = lines.location(of: member.range.lowerBound)
      let sharing = member.sharing.map { " (static, for all instances: \($0))" } ?? ""
      let inaccessible = member.inaccessible.map { " (no other file can set it: \($0))" } ?? ""
      let unrecorded = member.unrecorded.map { " (its calls are not recorded: \($0))" } ?? ""
      let owner = member.type.isEmpty ? "" : member.type + "."
      let variables = member.variables.map { (member.isStatic ? owner : "") + "\($0.name): \($0.type)" }
      let fate =
        member.reason.map { "left: \($0)" }
        ?? "stubbed: \(variables.joined(separator: ", "))\(sharing)\(inaccessible)\(unrecorded)"
      return "  \(location.line):\(location.column): \(owner)\(member.member): \(fate)\n"
    }.joined()
  }

  private func summary(_ outcomes: [FileOutcome]) -> String {
    let states: [FileOutcome.State] = [.applied, .partlyApplied, .edited, .damaged]
    let counts = states.map { state in (state, outcomes.count { $0.state == state }) }.filter { $0.1 > 0 }
    if counts.isEmpty { return "no file is applied" }
    return counts.map { "\(count($0.1, "file")) \($0.0.rawValue)" }.joined(separator: ", ")
  }
}
