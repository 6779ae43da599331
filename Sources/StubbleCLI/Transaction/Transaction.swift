import StubbleRewriter
import StubbleSemantics

/// What became of files that were to be replaced.
struct Commit: Sendable {
  /// The paths of those that hold their new text.
  var written: [String] = []
  /// What went wrong.
  var findings: [Finding] = []

  var hasErrors: Bool { findings.contains(where: \.isError) }
}

/// Replaces files: all of them, or none.
///
/// Each new text is first written beside its file and synced; then the two are exchanged, file by file, so that
/// each file is whole at every instant; at last the old ones are removed. Until then a failure exchanges them back,
/// for which no disk space is needed. There is no journal: a run that is killed leaves every file as it was or
/// as it was to be, and perhaps temporary files, which the next run removes.
struct Transaction {
  private let replacements: [Replacement]
  private let faults: Faults
  private let jobs: Int

  /// Replaces the files.
  /// - Parameter leavingRefused: whether files that cannot be replaced are left, and the others replaced all the same.
  static func commit(
    _ changes: [Change], leavingRefused: Bool = false, jobs: Int, faults: Faults = .ofEnvironment
  ) -> Commit {
    let blocked = System.blockSignals()
    defer { System.restoreSignals(blocked) }
    var replacements: [Replacement] = []
    var refusals: [Finding] = []
    for change in changes {
      do throws(Finding) {
        replacements.append(try Replacement(change, faults: faults))
      } catch {
        refusals.append(error)
      }
    }
    if replacements.isEmpty || !refusals.isEmpty && !leavingRefused { return Commit(findings: refusals) }
    var commit = Transaction(replacements: replacements, faults: faults, jobs: jobs).run()
    commit.findings = refusals + commit.findings
    return commit
  }

  private func run() -> Commit {
    let failures = stage()
    if !failures.isEmpty { return Commit(findings: failures + clear(TemporaryName.unfinished)) }
    return exchange()
  }

  /// Writes all new texts.
  private func stage() -> [Finding] {
    atOnce(replacements) { replacement in
      replacement.finding { () throws(SystemError) in try replacement.stage() }
    }
  }

  private func exchange() -> Commit {
    for (exchanged, replacement) in replacements.enumerated() {
      if let failure = replacement.finding({ () throws(SystemError) in try replacement.exchange() }) {
        return rollBack(replacements[..<exchanged], because: [failure])
      }
      var isExpected = false
      let failure = replacement.finding { () throws(SystemError) in
        isExpected = try replacement.replacedWhatWasRead()
      }
      if isExpected { continue }
      return rollBack(replacements[...exchanged], because: [failure ?? changed(replacement)])
    }
    let failures = atOnce(replacements.map(\.folder).pathKeys.sorted().map(\.path), synchronize)
    if !failures.isEmpty { return rollBack(replacements[...], because: failures) }
    return Commit(written: replacements.map(\.change.path), findings: clear(TemporaryName.whole))
  }

  private func changed(_ replacement: Replacement) -> Finding {
    Finding(
      path: replacement.change.path, message: "the file changed while stubble was at work",
      notes: ["nothing was written; run the command again"])
  }

  /// Waits until the exchanges are on the disk.
  @Sendable private func synchronize(_ folder: String) -> Finding? {
    do throws(SystemError) {
      try faults.step("sync", folder)
      let descriptor = try System.openForReading(folder)
      defer { System.closeFile(descriptor) }
      try System.synchronize(descriptor, path: folder)
      return nil
    } catch {
      return Finding(error)
    }
  }

  /// Does something for each element and gives what went wrong. The threads wait for the disk and not for a
  /// processor: the more of them wait at once, the more one write of the file system's journal settles.
  private func atOnce<Element: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) -> Finding?
  ) -> [Finding] {
    mapInParallel(elements.count, jobs: jobs == 1 ? 1 : 32) { body(elements[$0]) }.compactMap(\.self)
  }

  /// Exchanges the files back, the last first, and removes all temporary files.
  private func rollBack(_ exchanged: ArraySlice<Replacement>, because failures: [Finding]) -> Commit {
    var commit = Commit(findings: failures)
    for replacement in exchanged.reversed() {
      do throws(SystemError) {
        try replacement.rollBack()
      } catch {
        commit.written.append(replacement.change.path)
        commit.findings.append(stuck(replacement, error))
      }
    }
    if commit.written.isEmpty {
      commit.findings += clear(TemporaryName.whole) + clear(TemporaryName.unfinished)
    }
    return commit
  }

  private func stuck(_ replacement: Replacement, _ error: SystemError) -> Finding {
    Finding(
      path: replacement.change.path, message: "could not be put back: \(error.reason)",
      notes: ["the file holds the new text; run 'stubble revert' or 'stubble apply' when the cause is gone"])
  }

  /// Removes temporary files; what cannot be removed is a warning, since it does no harm.
  private func clear(_ suffix: String) -> [Finding] {
    atOnce(replacements) { replacement in
      do throws(SystemError) {
        try replacement.discard(suffix)
        return nil
      } catch {
        return Finding(
          .warning, path: replacement.change.path,
          message: "a temporary file beside it cannot be removed: \(error.reason)",
          notes: ["the next run removes it"])
      }
    }
  }
}
