import StubbleRewriter
import StubbleSyntax

/// Plans to apply stubble to files that are seen together.
struct Application: Sendable {
  var selection: Selection
  var layout: Layout
  /// Edits of generated code are discarded.
  var force: Bool
  var jobs: Int

  /// What is to become of each relevant input, in their order.
  func plan(_ inputs: Inputs) -> [FileOutcome] {
    let project = project(of: inputs)
    // The deep stack of a worker, since source may nest deeply.
    let plans = mapInParallel(1, jobs: 1) { _ in project.plans() }[0]
    return mapInParallel(inputs.relevant.count, jobs: jobs) { index in
      outcome(of: plans[index], for: inputs.relevant[index], tree: project.files[index].tree)
    }
  }

  /// The relevant files come first, in their order; then those that are only looked into.
  private func project(of inputs: Inputs) -> Project {
    let files = parse(inputs.relevant)
    let context = filesOfInterest(to: files, among: inputs)
    return Project(files: files + context, selection: selection)
  }

  private func parse(_ inputs: [Input]) -> [SourceFile] {
    var modules = Modules()
    let names = inputs.map { modules.module(of: $0.path) }
    return mapInParallel(inputs.count, jobs: jobs) { index in
      SourceFile(path: inputs[index].path, source: inputs[index].restoration.original, module: names[index])
    }
  }

  /// Those of the dismissed files that mention a type which the expansions need to know: superclasses, extensions.
  private func filesOfInterest(to files: [SourceFile], among inputs: Inputs) -> [SourceFile] {
    []
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
