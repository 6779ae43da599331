import StubbleRewriter
import StubbleSemantics

/// `apply` and `revert`.
extension Session {
  /// Implements `apply`. After a single error nothing is written.
  func apply() throws(FileDiagnostics) -> Int32 {
    var found = try discover()
    let surroundings = surroundings(of: found)
    let lock = arguments.isDryRun ? nil : try lock(&found, surroundings)
    defer { lock?.release() }
    let planned = planApplication(to: found, in: surroundings)
    sayWhatIsSkipped(found, planned)
    sayWhatIsImplied(planned.outcomes)
    return conclude(planned.outcomes, planned.general, allOrNothing: true)
  }

  /// Implements `revert`. A file that cannot be reverted is left as it is; the others are reverted.
  func revert() throws(FileDiagnostics) -> Int32 {
    var found = try discoverReadable()
    let lock = arguments.isDryRun ? nil : try lock(&found, nil)
    defer { lock?.release() }
    let inputs = readForReversion(found.files + found.ignored + found.apart)
    let outcomes = inputs.relevant.map { planReversion(of: $0, force: arguments.has(.force)) }
    let others = findWhatStaysApplied(excluding: found)
    let warnings =
      Session.warnings(of: others, reverting: inputs.relevant, outcomes) + unused(found.unusedPatterns)
    return conclude(outcomes, found.diagnostics + inputs.diagnostics + warnings, allOrNothing: false)
  }

  /// Writes the planned changes, or shows them in a dry run, and reports the result. Returns the exit status.
  ///
  /// - Parameter allOrNothing: Whether a single error keeps all files from being written.
  private func conclude(_ outcomes: [FileOutcome], _ general: [FileDiagnostic], allOrNothing: Bool) -> Int32 {
    var general = general
    let hasErrors = general.hasErrors || outcomes.contains(where: \.hasErrors)
    let changes = hasErrors && allOrNothing ? [] : outcomes.compactMap(\.change)
    let commit = arguments.isDryRun ? nil : replace(changes, leavingRefused: !allOrNothing)
    general += commit?.diagnostics ?? []
    let hasFailed = hasErrors || commit?.hasErrors ?? false
    let isOutOfDate = arguments.has(.check) && !changes.isEmpty
    // A program that reads diagnostics does not see the summary; the document lists the files.
    let outdated = isOutOfDate && console.format.isOfDiagnostics ? changes.map(outOfDate) : []
    console.report(outcomes.flatMap(\.diagnostics) + general + outdated)
    let document = Document(
      command: arguments.command, exitStatus: hasFailed || isOutOfDate ? 1 : 0,
      isWritten: commit?.written.isEmpty == false, withDiff: arguments.has(.diff))
    let written = commit?.written.pathKeys
    let done = changes.filter { written?.contains(PathKey($0.path)) ?? true }
    let isShown = show(outcomes, done, document, general)
    let left =
      outcomes.filter(\.hasErrors).map(\.path)
      + changes.map(\.path).filter { written?.contains(PathKey($0)) == false }
    if done.isEmpty && hasFailed && (allOrNothing || !changes.isEmpty) {
      console.say("nothing was written")
    } else {
      console.say(summary(outcomes, done, left: left))
    }
    return isShown ? document.exitStatus : 1
  }

  private func outOfDate(_ change: Change) -> FileDiagnostic {
    let message =
      switch (change.wasApplied, change.isApplied) {
      case (false, _): "stubble is not applied to this file"
      case (true, true): "the stubs of this file are out of date"
      case (true, false): "stubble is applied to this file"
      }
    return FileDiagnostic(
      path: change.path, message: message, notes: ["run the command without '--check'"])
  }

  /// Prints what goes to standard output: the JSON document, the diff, or the paths that `--check` and `--verbose`
  /// list. Returns whether that succeeded.
  private func show(
    _ outcomes: [FileOutcome], _ changes: [Change], _ document: Document, _ general: [FileDiagnostic]
  ) -> Bool {
    if console.format == .json { return Console.write(document.text(outcomes, general: general).utf8) }
    if arguments.has(.diff) {
      return Console.write(
        changes.flatMap { Diff.unified(path: $0.path, old: $0.old, new: $0.new) })
    }
    if arguments.has(.check) || arguments.has(.verbose) {
      return Console.write(changes.map { $0.path + "\n" }.joined().utf8)
    }
    return true
  }

  /// Returns a sentence on what was done, with the names of the files if some were left as they are.
  private func summary(_ outcomes: [FileOutcome], _ changes: [Change], left: [String]) -> String {
    let done = changes.isEmpty ? nothing(outcomes) : changed(changes)
    if left.isEmpty { return done }
    let names = changes.isEmpty ? "" : ": " + changes.map(\.path).joined(separator: ", ")
    return done + names + "; left as they are: " + left.joined(separator: ", ")
  }

  private func nothing(_ outcomes: [FileOutcome]) -> String {
    let applied = arguments.command == .apply ? outcomes.count(where: \.wasApplied) : 0
    if applied == 0 { return "nothing to \(arguments.command.rawValue)" }
    return applied == 1 ? "1 file is up to date" : "\(applied) files are up to date"
  }

  /// Returns what was done, such as `applied to 2 files, brought 1 file up to date`, or in a dry run
  /// `would apply to 2 files, bring 1 file up to date`.
  private func changed(_ changes: [Change]) -> String {
    let isDryRun = arguments.isDryRun
    let new = changes.count { !$0.wasApplied }
    let updated = changes.count { $0.wasApplied && $0.isApplied }
    let reverted = changes.count { !$0.isApplied }
    var parts: [String] = []
    if new > 0 { parts.append("\(isDryRun ? "apply" : "applied") to \(count(new, "file"))") }
    if updated > 0 { parts.append("\(isDryRun ? "bring" : "brought") \(count(updated, "file")) up to date") }
    if reverted > 0 { parts.append("\(isDryRun ? "revert" : "reverted") \(count(reverted, "file"))") }
    return (isDryRun ? "would " : "") + parts.joined(separator: ", ")
  }
}
