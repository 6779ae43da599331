import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// Plans the application of stubble to a set of files that may refer to each other's declarations.
struct Application: Sendable {
  var selection: Selection
  var layout: Layout
  /// Whether edits that were made to generated code are discarded.
  var force: Bool
  var jobs: Int
  /// The modules of the files: files that are compiled together see each other's internal declarations.
  var modules = Modules()
  /// The compiler settings that were given for all files.
  var settings = GivenSettings()
  /// The check that each applied text must pass before it is written.
  var proof: Proof = prove

  /// Returns the outcome of each relevant file that the command names, and of each other file that changes, in the order
  /// of the command line.
  ///
  /// A file changes without being relevant if it declares a type that an annotated extension in another file selects.
  func plan(_ inputs: Inputs) -> [FileOutcome] {
    let relevant = Set(inputs.relevant.map(\.order))
    var (files, project, plans) = project(of: inputs)
    var outcomes = outcomes(of: plans, files, relevant)
    let left = excludeUnproven(of: &project, plans, outcomes)
    if !left.isEmpty {
      plans = self.plans(of: project)
      outcomes = self.outcomes(of: plans, files, relevant)
      for (file, diagnostic) in left { outcomes[file]?.diagnostics.append(diagnostic) }
    }
    let reverted = files.others.map { planReversion(of: $0, force: force) }
    return (outcomes.compactMap(\.self) + reverted).sorted { $0.order < $1.order }
  }

  /// Returns the files that are planned together, and their plans. Files are added until no more declare what the plans
  /// look up, since what one file declares may name what another does.
  func project(of inputs: Inputs) -> (files: ProjectFiles, project: Project, plans: [Plan]) {
    var files = ProjectFiles(
      inputs, selection: selection, modules: modules, settings: settings, jobs: jobs)
    while true {
      let project = Project(files: files.members.map(\.file), selection: selection, users: files.users)
      let plans = plans(of: project)
      guard files.addFiles(for: plans) else {
        return (files, project, plans)
      }
    }
  }

  /// Makes the plans of the project's files.
  private func plans(of project: Project) -> [Plan] {
    let workers = Workers(jobs: jobs)
    return onDeepStack { project.plans(workers: workers) }
  }

  /// Returns the outcome of each file, by its index; `nil` for a file that does not concern the command.
  private func outcomes(of plans: [Plan], _ files: ProjectFiles, _ relevant: Set<Int>) -> [FileOutcome?] {
    mapInParallel(files.members.count, jobs: jobs) { index in
      let input = files.members[index].input
      let isSilent = plans[index].edits.isEmpty && plans[index].diagnostics.isEmpty
      if isSilent, !relevant.contains(input.order) { return nil as FileOutcome? }
      if plans[index].edits.isEmpty, input.role != .named { return nil }
      let outcome = outcome(of: plans[index], for: input, tree: files.members[index].file.tree)
      return outcome.isNamed || outcome.isChanged || outcome.hasErrors ? outcome : nil
    }
  }

  private func outcome(of plan: Plan, for input: Input, tree: SyntaxTree) -> FileOutcome {
    var outcome = FileOutcome(leaving: input, force: force)
    outcome.selectedNames = plan.selectedNames
    if outcome.hasErrors { return outcome }
    let source = outcome.original
    outcome.members = plan.members
    outcome.diagnostics += plan.diagnostics.map { FileDiagnostic(path: input.path, text: source, $0) }
    if outcome.hasErrors { return outcome }
    let applied = render(plan.edits, in: tree, layout: layout)
    switch proof(applied, tree, layout) {
    case .success(let regions):
      (outcome.after, outcome.regions) = (applied, regions)
      outcome.state = regions.isEmpty ? .original : .applied
    case .failure(let failure):
      outcome.failure = failure
      outcome.diagnostics.append(
        FileDiagnostic(path: input.path, message: failure.message, notes: [failure.wayOut]))
    }
    return outcome
  }

  /// Excludes from the project the members that keep files from passing the proof, so that one such file does not keep
  /// the others from being written. Annotated members are never excluded.
  ///
  /// - Returns: A warning for each file of which members were excluded.
  private func excludeUnproven(
    of project: inout Project, _ plans: [Plan], _ outcomes: [FileOutcome?]
  ) -> [(file: Int, diagnostic: FileDiagnostic)] {
    var left: [(file: Int, diagnostic: FileDiagnostic)] = []
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
      project.left.formUnion(found.map(\.id))
      let reason = outcome.failure?.message ?? outcome.diagnostics.last?.diagnostic.message ?? ""
      let message = "\(UnprovenMembers.subject(of: found)): \(reason)"
      let notes = outcome.failure == nil ? [] : [ProofFailure.report]
      left.append((file, FileDiagnostic(.warning, path: outcome.path, message: message, notes: notes)))
    }
    return left
  }
}
