import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// Plans to apply stubble to files that are seen together.
struct Application: Sendable {
  var selection: Selection
  var layout: Layout
  /// Edits of generated code are discarded.
  var force: Bool
  var jobs: Int
  /// Which files are compiled together.
  var modules = Modules()
  /// What is said of all files.
  var settings = GivenSettings()
  /// Looks at what is to be written.
  var proof: Proof = prove

  /// What is to become of the relevant files, and of others that are to change: those with a type that an annotated
  /// extension elsewhere asks to be stubbed. In the order of the command.
  func plan(_ inputs: Inputs) -> [FileOutcome] {
    let files = ProjectFiles(
      inputs, selection: selection, modules: modules, settings: settings, jobs: jobs)
    let relevant = Set(inputs.relevant.map(\.order))
    var project = Project(files: files.members.map(\.file), selection: selection, users: files.users)
    var plans = plans(of: project)
    var outcomes = outcomes(of: plans, files, relevant)
    let left = leaveDoubtful(of: &project, plans, outcomes)
    if !left.isEmpty {
      plans = self.plans(of: project)
      outcomes = self.outcomes(of: plans, files, relevant)
      for (file, finding) in left { outcomes[file]?.findings.append(finding) }
    }
    let reverted = files.others.map { planReversion(of: $0, force: force) }
    return (outcomes.compactMap(\.self) + reverted).sorted { $0.order < $1.order }
  }

  /// The plans are made with the deep stack of a worker, since source may nest deeply.
  private func plans(of project: Project) -> [Plan] {
    let workers = Workers(jobs: jobs)
    return mapInParallel(1, jobs: 1) { _ in project.plans(workers: workers) }[0]
  }

  /// By file; nil for one that does not concern the command.
  private func outcomes(of plans: [Plan], _ files: ProjectFiles, _ relevant: Set<Int>) -> [FileOutcome?] {
    mapInParallel(files.members.count, jobs: jobs) { index in
      let input = files.members[index].input
      let isSilent = plans[index].edits.isEmpty && plans[index].diagnostics.isEmpty
      if isSilent, !relevant.contains(input.order) { return nil as FileOutcome? }
      return outcome(of: plans[index], for: input, tree: files.members[index].file.tree)
    }
  }

  private func outcome(of plan: Plan, for input: Input, tree: SyntaxTree) -> FileOutcome {
    var outcome = FileOutcome(leaving: input, force: force)
    outcome.selectedNames = plan.selectedNames
    if outcome.hasErrors { return outcome }
    let source = outcome.original
    outcome.members = plan.members
    outcome.findings += plan.diagnostics.map { Finding(path: input.path, text: source, $0) }
    if outcome.hasErrors { return outcome }
    let applied = render(plan.edits, in: tree, layout: layout)
    switch proof(applied, tree, layout) {
    case .success(let regions):
      (outcome.after, outcome.regions) = (applied, regions)
      outcome.state = regions.isEmpty ? .original : .applied
    case .failure(let failure):
      outcome.failure = failure
      outcome.findings.append(Finding(path: input.path, message: failure.message, notes: [failure.wayOut]))
    }
    return outcome
  }

  /// Leaves what keeps files from passing the proof, if no annotation asks for it: one such file should not keep the
  /// others from being written. Gives what is to be said of each file.
  private func leaveDoubtful(
    of project: inout Project, _ plans: [Plan], _ outcomes: [FileOutcome?]
  ) -> [(file: Int, finding: Finding)] {
    var left: [(file: Int, finding: Finding)] = []
    for (file, outcome) in outcomes.enumerated() {
      guard let outcome, outcome.failure != nil || !plans[file].conflicting.isEmpty else { continue }
      let search = UnprovenMembers(of: file, in: project, plans) { candidate in
        let plan = self.plans(of: candidate)[file]
        if plan.diagnostics.contains(where: { $0.severity == .error }) { return false }
        let tree = candidate.files[file].tree
        if case .success = proof(render(plan.edits, in: tree, layout: layout), tree, layout) { return true }
        return false
      }
      guard let found = search.find() else { continue }
      project.left.formUnion(found.map(\.place))
      let reason = outcome.failure?.message ?? outcome.findings.last?.diagnostic.message ?? ""
      let message = "\(UnprovenMembers.subject(of: found)): \(reason)"
      let notes = outcome.failure == nil ? [] : [ProofFailure.report]
      left.append((file, Finding(.warning, path: outcome.path, message: message, notes: notes)))
    }
    return left
  }
}
