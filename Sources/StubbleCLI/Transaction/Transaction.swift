import StubbleRewriter

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

  /// Replaces the files. What went wrong is returned; if there is an error among it, no file was changed unless
  /// the error says so.
  static func commit(_ changes: [Change], jobs: Int, faults: Faults = .ofEnvironment) -> [Finding] {
    if changes.isEmpty { return [] }
    let blocked = System.blockSignals()
    defer { System.restoreSignals(blocked) }
    do throws(Findings) {
      return try Transaction(changes, jobs: jobs, faults: faults).run()
    } catch {
      return error.findings
    }
  }

  private init(_ changes: [Change], jobs: Int, faults: Faults) throws(Findings) {
    var replacements: [Replacement] = []
    var failures: [Finding] = []
    for change in changes {
      do throws(Finding) {
        replacements.append(try Replacement(change, faults: faults))
      } catch {
        failures.append(error)
      }
    }
    if !failures.isEmpty { throw Findings(failures) }
    self.replacements = replacements
    self.faults = faults
    self.jobs = jobs
  }

  private func run() throws(Findings) -> [Finding] {
    try stage()
    try exchange()
    return clear(TemporaryName.whole)
  }

  /// Writes all new texts.
  private func stage() throws(Findings) {
    let failures = atOnce(replacements) { replacement throws(SystemError) in try replacement.stage() }
    if !failures.isEmpty { throw Findings(failures + clear(TemporaryName.unfinished)) }
  }

  private func exchange() throws(Findings) {
    var exchanged = 0
    do throws(Findings) {
      for replacement in replacements {
        try perform(replacement) { () throws(SystemError) in try replacement.exchange() }
        exchanged += 1
        let isExpected = try perform(replacement) { () throws(SystemError) in
          try replacement.replacedWhatWasRead()
        }
        if !isExpected { throw Findings([changed(replacement)]) }
      }
      let failures = atOnce(Set(replacements.map(\.folder)).sorted(), synchronize)
      if !failures.isEmpty { throw Findings(failures) }
    } catch {
      throw Findings(error.findings + rollBack(replacements[..<exchanged]))
    }
  }

  private func changed(_ replacement: Replacement) -> Finding {
    Finding(
      path: replacement.change.path, message: "the file changed while stubble was at work",
      notes: ["nothing was written; run the command again"])
  }

  private func perform<Result>(
    _ replacement: Replacement, _ step: () throws(SystemError) -> Result
  ) throws(Findings) -> Result {
    do { return try step() } catch { throw Findings([Finding(error)]) }
  }

  /// Waits until the exchanges are on the disk.
  @Sendable private func synchronize(_ folder: String) throws(SystemError) {
    try faults.step("sync", folder)
    let descriptor = try System.openForReading(folder)
    defer { System.closeFile(descriptor) }
    try System.synchronize(descriptor, path: folder)
  }

  /// Does something for each element and gives what went wrong. The threads wait for the disk and not for a
  /// processor: the more of them wait at once, the more one write of the file system's journal settles.
  private func atOnce<Element: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) throws(SystemError) -> Void
  ) -> [Finding] {
    mapInParallel(elements.count, jobs: jobs == 1 ? 1 : 32) { index in
      do throws(SystemError) {
        try body(elements[index])
        return nil as Finding?
      } catch {
        return Finding(error)
      }
    }.compactMap(\.self)
  }

  /// Exchanges the files back, the last first, and removes all temporary files.
  private func rollBack(_ exchanged: ArraySlice<Replacement>) -> [Finding] {
    var findings: [Finding] = []
    for replacement in exchanged.reversed() {
      do throws(SystemError) {
        try replacement.rollBack()
      } catch {
        findings.append(stuck(replacement, error))
      }
    }
    if !findings.isEmpty { return findings }
    return clear(TemporaryName.whole) + clear(TemporaryName.unfinished)
  }

  private func stuck(_ replacement: Replacement, _ error: SystemError) -> Finding {
    Finding(
      path: replacement.change.path, message: "could not be put back: \(error.reason)",
      notes: ["the file holds the new text; run 'stubble revert' or 'stubble apply' when the cause is gone"])
  }

  /// Removes temporary files; what cannot be removed is a warning, since it does no harm.
  private func clear(_ suffix: String) -> [Finding] {
    let failures = atOnce(replacements) { replacement throws(SystemError) in try replacement.discard(suffix) }
    return failures.map {
      Finding(.warning, path: $0.path, message: $0.diagnostic.message, notes: ["it may be deleted"])
    }
  }
}
