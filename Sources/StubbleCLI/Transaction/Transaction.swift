import StubbleRewriter
import StubbleSemantics

/// The result of replacing files.
struct Commit: Sendable {
  /// The paths of the files that have their new text.
  var written: [String] = []
  /// The errors and warnings.
  var diagnostics: [FileDiagnostic] = []

  var hasErrors: Bool { diagnostics.hasErrors }
}

/// The replacement of files: of all of them, or of none.
///
/// Each new text is first written to a temporary file next to its file, and synced. Then the two are exchanged, file by
/// file, so that each file is complete at every instant. Finally the old texts are removed. Until then, a failure makes
/// the files be exchanged back, which takes no disk space.
///
/// There is no journal: a run that is killed leaves every file with its old or its new text, and perhaps temporary
/// files, which the next run removes.
struct Transaction {
  private let replacements: [Replacement]
  private let faults: Faults
  private let jobs: Int

  /// Replaces files.
  ///
  /// - Parameter leavingRefused: Whether the other files are replaced if some must not be.
  static func commit(
    _ changes: [Change], leavingRefused: Bool = false, jobs: Int, faults: Faults = .ofEnvironment
  ) -> Commit {
    let blocked = System.blockSignals()
    defer { System.restoreSignals(blocked) }
    var replacements: [Replacement] = []
    var rejected: [FileDiagnostic] = []
    for change in changes {
      do throws(FileDiagnostic) {
        replacements.append(try Replacement(change, faults: faults))
      } catch {
        rejected.append(error)
      }
    }
    if replacements.isEmpty || !rejected.isEmpty && !leavingRefused { return Commit(diagnostics: rejected) }
    var commit = Transaction(replacements: replacements, faults: faults, jobs: jobs).run()
    commit.diagnostics = rejected + commit.diagnostics
    return commit
  }

  private func run() -> Commit {
    let failures = stage()
    if !failures.isEmpty { return Commit(diagnostics: failures + clear(TemporaryName.unfinished)) }
    return exchange()
  }

  /// Writes all new texts to temporary files. Returns the errors.
  private func stage() -> [FileDiagnostic] {
    atOnce(replacements) { replacement in
      replacement.diagnostic { () throws(SystemError) in try replacement.stage() }
    }
  }

  private func exchange() -> Commit {
    for (exchanged, replacement) in replacements.enumerated() {
      var isExchanged = false
      var isExpected = false
      var failure = replacement.diagnostic { () throws(SystemError) in
        isExchanged = try replacement.exchange()
      }
      if !isExchanged {
        return rollBack(replacements[..<exchanged], because: [failure ?? changed(replacement)])
      }
      failure = replacement.diagnostic { () throws(SystemError) in
        isExpected = try replacement.replacedWhatWasRead()
      }
      if isExpected { continue }
      return rollBack(replacements[...exchanged], because: [failure ?? changed(replacement)])
    }
    let failures = atOnce(replacements.map(\.folder).pathKeys.sorted().map(\.path), synchronize)
    if !failures.isEmpty { return rollBack(replacements[...], because: failures) }
    return Commit(written: replacements.map(\.change.path), diagnostics: clear(TemporaryName.whole))
  }

  private func changed(_ replacement: Replacement) -> FileDiagnostic {
    FileDiagnostic(
      path: replacement.change.path, message: "the file changed while stubble was running",
      notes: ["nothing was written; run the command again"])
  }

  /// Waits until the exchanges in a folder are on the disk. Returns an error if that fails.
  @Sendable private func synchronize(_ folder: String) -> FileDiagnostic? {
    do throws(SystemError) {
      try faults.step("sync", folder)
      let descriptor = try System.openForReading(folder)
      defer { System.closeFile(descriptor) }
      try System.synchronize(descriptor, path: folder)
      return nil
    } catch {
      return FileDiagnostic(error)
    }
  }

  /// Calls a closure with each element, on several threads, and returns the diagnostics.
  ///
  /// The threads wait for the disk, not for a processor: the more of them wait at once, the more are served by one
  /// write of the file system's journal.
  private func atOnce<Element: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) -> FileDiagnostic?
  ) -> [FileDiagnostic] {
    mapInParallel(elements.count, jobs: jobs == 1 ? 1 : 32) { body(elements[$0]) }.compactMap(\.self)
  }

  /// Exchanges the files back, the last one first, and removes all temporary files. If one cannot be exchanged back,
  /// the temporary files stay.
  private func rollBack(_ exchanged: ArraySlice<Replacement>, because failures: [FileDiagnostic]) -> Commit {
    var commit = Commit(diagnostics: failures)
    var areAllBack = true
    for replacement in exchanged.reversed() {
      do throws(SystemError) {
        if try replacement.rollBack() { continue }
        commit.diagnostics.append(changedSince(replacement))
      } catch {
        commit.written.append(replacement.change.path)
        commit.diagnostics.append(stuck(replacement, error))
      }
      areAllBack = false
    }
    if areAllBack {
      commit.diagnostics += clear(TemporaryName.whole) + clear(TemporaryName.unfinished)
    }
    return commit
  }

  private func changedSince(_ replacement: Replacement) -> FileDiagnostic {
    FileDiagnostic(
      path: replacement.change.path,
      message: "cannot restore the file: another program changed it while stubble was running",
      notes: [
        "the file has the text of that program; the next run of stubble names the file in which it kept the earlier text"
      ])
  }

  private func stuck(_ replacement: Replacement, _ error: SystemError) -> FileDiagnostic {
    FileDiagnostic(
      path: replacement.change.path, message: "cannot restore the file: \(error.reason)",
      notes: ["the file holds the new text; run 'stubble revert' or 'stubble apply' when the cause is gone"])
  }

  /// Removes the temporary files with a suffix. A failure is only a warning, since a file that remains does no harm.
  private func clear(_ suffix: String) -> [FileDiagnostic] {
    atOnce(replacements) { replacement in
      do throws(SystemError) {
        try replacement.discard(suffix)
        return nil
      } catch {
        return FileDiagnostic(
          .warning, path: replacement.change.path,
          message: "cannot remove a temporary file next to it: \(error.reason)",
          notes: ["the next run removes it"])
      }
    }
  }
}
