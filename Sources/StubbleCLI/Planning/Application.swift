import StubbleRewriter

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
    return mapInParallel(inputs.relevant.count, jobs: jobs) { index in
      plan(inputs.relevant[index], at: index, in: project)
    }
  }

  /// The relevant files come first, in their order; then those that are only looked into.
  private func project(of inputs: Inputs) -> Project {
    let files = parse(inputs.relevant)
    let context = filesOfInterest(to: files, among: inputs)
    return Project(files: files + context, selection: selection)
  }

  private func parse(_ inputs: [Input]) -> [SourceFile] {
    mapInParallel(inputs.count, jobs: jobs) { index in
      SourceFile(path: inputs[index].path, source: inputs[index].restoration.original)
    }
  }

  /// Those of the dismissed files that mention a type which the expansions need to know: superclasses, extensions.
  private func filesOfInterest(to files: [SourceFile], among inputs: Inputs) -> [SourceFile] {
    []
  }

  private func plan(_ input: Input, at index: Int, in project: Project) -> FileOutcome {
    var outcome = FileOutcome(leaving: input, force: force)
    if outcome.hasErrors { return outcome }
    let plan = project.plan(forFile: index)
    let source = outcome.original
    outcome.members = plan.members
    outcome.findings += plan.diagnostics.map { Finding(path: input.path, text: source, $0) }
    if outcome.hasErrors { return outcome }
    let applied = render(plan.edits, in: project.files[index].tree, layout: layout)
    switch prove(applied, revertsTo: source, layout: layout) {
    case .success(let regions):
      (outcome.after, outcome.regions) = (applied, regions)
      outcome.state = regions.isEmpty ? .original : .applied
    case .failure(let doubt):
      outcome.findings.append(Finding(path: input.path, message: doubt.message, notes: [doubt.wayOut]))
    }
    return outcome
  }
}
