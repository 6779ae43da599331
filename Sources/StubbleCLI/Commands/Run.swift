import StubbleRewriter
import StubbleSemantics

/// `run`: applies stubble, runs a command, and leaves the files as they were found whatever becomes of the command.
extension Session {
  /// Returns how the command ended, which is how this process is to end.
  func run() throws(FileDiagnostics) -> ProcessEnd {
    var found = try discover()
    let surroundings = surroundings(of: found)
    let lock = try lock(&found, surroundings)
    defer { lock.release() }
    let planned = planApplication(to: found, in: surroundings)
    let outcomes = planned.outcomes
    console.report(planned.diagnostics)
    sayWhatIsSkipped(found, planned)
    if planned.diagnostics.hasErrors { return .exited(1) }
    let changes = outcomes.compactMap(\.change)
    System.catchSignals()
    var applied = AppliedBefore(outcomes)
    if let note = applied.note { console.note(note) }
    let guardian = try Guardian.start(
      over: changes.filter { !$0.wasApplied }.map(\.path), holding: lock)
    defer { guardian.dismiss() }
    try commit(changes)
    applied.lookAgain()
    let written = AppliedFiles(changes.filter(\.isApplied).map(\.path))
    // The command may remove a symbolic link by which a file was found.
    let targets = changes.compactMap { System.realPath($0.path) }
    let end = execute(arguments.program)
    let isAsFound = leaveAsFound(applied, written, changed: targets)
    return isAsFound || end != .exited(0) ? end : .exited(1)
  }

  private func commit(_ changes: [Change]) throws(FileDiagnostics) {
    let commit = replace(changes)
    if commit.hasErrors { throw FileDiagnostics(commit.diagnostics) }
    console.report(commit.diagnostics)
  }

  /// Reverts the files that are applied now and were not when `run` began; the command may have moved or copied them.
  /// A file that was applied then gets back the bytes and the modification time that it had, unless the command edited
  /// it.
  ///
  /// - Returns: Whether that succeeded for every file.
  private func leaveAsFound(
    _ applied: AppliedBefore, _ now: AppliedFiles, changed files: [String]
  ) -> Bool {
    let found = try? discoverReadable()
    // Other files that git ignores were not written, even if they are applied.
    let moved = now.moved(among: found?.ignored ?? [])
    var inputs = readForReversion((found?.files ?? []) + moved + files.filter(System.isFile))
    let missing = now.missing(among: inputs.relevant.map(\.path))
    let back = applied.take(from: &inputs)
    let outcomes = inputs.relevant.map { planReversion(of: $0, force: arguments.has(.force)) }
    let changes = outcomes.compactMap(\.change) + back
    let commit = replace(changes, leavingRefused: true)
    let diagnostics = missing + inputs.diagnostics + outcomes.flatMap(\.diagnostics) + commit.diagnostics
    console.report(diagnostics)
    let written = commit.written.pathKeys
    let left =
      outcomes.filter(\.hasErrors).map(\.path) + changes.map(\.path).filter { !written.contains(PathKey($0)) }
    if !left.isEmpty {
      let names = left.joined(separator: ", ")
      console.say(
        "left applied: \(names); when the cause is gone, 'stubble revert' restores "
          + (left.count == 1 ? "it" : "them"))
    }
    return !diagnostics.hasErrors
  }
}
