import StubbleRewriter

/// `run`: apply, run a command, revert whatever becomes of it.
extension Session {
  /// Gives how the process is to end: as the command did.
  func run() throws(Findings) -> ProcessEnd {
    var found = try discover()
    let lock = try lock(&found)
    defer { lock.release() }
    let inputs = try revertLeftovers(in: readForApplication(found.files))
    let outcomes = planApplication(of: inputs)
    let findings = found.findings + inputs.findings + outcomes.flatMap(\.findings)
    console.report(findings)
    if findings.contains(where: \.isError) { return .exited(1) }
    let changes = outcomes.compactMap(\.change)
    System.catchSignals()
    let guardian = try Guardian.start(over: changes.map(\.path), holding: lock)
    defer { guardian.dismiss() }
    try commit(changes)
    let end = execute(arguments.program)
    let isReverted = revertAll(including: changes.map(\.path))
    return isReverted || end != .exited(0) ? end : .exited(1)
  }

  /// An earlier run may have been killed together with its guardian.
  private func revertLeftovers(in inputs: Inputs) throws(Findings) -> Inputs {
    let outcomes = inputs.relevant.map { planReversion(of: $0, force: arguments.has(.force)) }
    let obstacles = outcomes.flatMap(\.findings)
    if obstacles.contains(where: \.isError) { throw Findings(obstacles) }
    let changes = outcomes.compactMap(\.change)
    if changes.isEmpty { return inputs }
    try commit(changes)
    console.say(
      "stubble: note: reverted \(count(changes.count, "file")) that an earlier run had left applied")
    var inputs = inputs
    inputs.relevant = outcomes.map { Input(path: $0.path, order: $0.order, bytes: $0.after) }
    return inputs
  }

  private func commit(_ changes: [Change]) throws(Findings) {
    let findings = Transaction.commit(changes, jobs: jobs)
    if findings.contains(where: \.isError) { throw Findings(findings) }
    console.report(findings + GitIndex.refresh(after: changes))
  }

  /// Reverts what is applied now: the command may have moved files, or made new ones of them.
  private func revertAll(including files: [String]) -> Bool {
    let found = (try? discover().files) ?? []
    let inputs = readForReversion(found + files.filter { System.realPath($0) != nil })
    let outcomes = inputs.relevant.map { planReversion(of: $0, force: arguments.has(.force)) }
    let changes = outcomes.compactMap(\.change)
    let findings =
      inputs.findings + outcomes.flatMap(\.findings) + Transaction.commit(changes, jobs: jobs)
    console.report(findings + GitIndex.refresh(after: changes))
    let left = outcomes.filter(\.hasErrors).map(\.path)
    if !left.isEmpty { console.say("stubble: left alone: " + left.joined(separator: ", ")) }
    return !findings.contains(where: \.isError)
  }
}
