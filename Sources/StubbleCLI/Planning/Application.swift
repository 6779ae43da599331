import StubbleRewriter
import StubbleSyntax

/// Plans to apply stubble to files that are seen together.
struct Application: Sendable {
  var selection: Selection
  var layout: Layout
  /// Edits of generated code are discarded.
  var force: Bool
  var jobs: Int

  /// What is to become of the relevant files, and of others that are to change: those with a type that an annotated
  /// extension elsewhere asks to be stubbed. In the order of the command.
  func plan(_ inputs: Inputs) -> [FileOutcome] {
    let view = View(inputs, selection: selection, jobs: jobs)
    let project = Project(files: view.members.map(\.file), selection: selection, tests: view.tests)
    // The deep stack of a worker, since source may nest deeply.
    let plans = mapInParallel(1, jobs: 1) { _ in project.plans() }[0]
    let relevant = Set(inputs.relevant.map(\.order))
    let outcomes = mapInParallel(view.members.count, jobs: jobs) { index in
      let input = view.members[index].input
      let isSilent = plans[index].edits.isEmpty && plans[index].diagnostics.isEmpty
      if isSilent, !relevant.contains(input.order) { return nil as FileOutcome? }
      return outcome(of: plans[index], for: input, tree: view.members[index].file.tree)
    }
    let reverted = view.others.map { planReversion(of: $0, force: force) }
    return (outcomes.compactMap(\.self) + reverted).sorted { $0.order < $1.order }
  }

  private func outcome(of plan: Plan, for input: Input, tree: SyntaxTree) -> FileOutcome {
    var outcome = FileOutcome(leaving: input, force: force)
    if outcome.hasErrors { return outcome }
    let source = outcome.original
    outcome.members = plan.members
    outcome.findings += plan.diagnostics.map { Finding(path: input.path, text: source, $0) }
    if outcome.hasErrors { return outcome }
    let applied = render(plan.edits, in: tree, layout: layout)
    switch prove(applied, revertsTo: tree, layout: layout) {
    case .success(let regions):
      (outcome.after, outcome.regions) = (applied, regions)
      outcome.state = regions.isEmpty ? .original : .applied
    case .failure(let doubt):
      outcome.findings.append(Finding(path: input.path, message: doubt.message, notes: [doubt.wayOut]))
    }
    return outcome
  }
}
