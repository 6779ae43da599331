import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

extension Session {
  /// Prints the expansion of one file, or of standard input. A file is expanded as `apply` would rewrite it.
  func expand() throws(FileDiagnostics) -> Int32 {
    let path = arguments.paths.first ?? "-"
    let input = try readOne(path)
    var diagnostics = input.diagnostics(force: arguments.has(.force))
    if !diagnostics.hasErrors {
      let (planned, warnings) = path == "-" ? (planned(alone: input), []) : planned(input)
      diagnostics += warnings
      diagnostics += (planned?.plan.diagnostics ?? []).map {
        FileDiagnostic(path: input.path, text: input.restoration.original, $0)
      }
      if !diagnostics.hasErrors {
        console.report(diagnostics)
        return Console.write(text(of: planned) ?? input.restoration.original) ? 0 : 1
      }
    }
    console.report(diagnostics)
    return 1
  }

  /// Returns the plan of standard input, whose module and settings are unknown, and its syntax tree.
  private func planned(alone input: Input) -> (plan: Plan, tree: SyntaxTree)? {
    let settings = settings.over(Compilation.unknown.settings)
    return onDeepStack { [selection] in
      let file = SourceFile(
        path: input.path, tree: SyntaxTree(parsing: input.restoration.original), modules: .unknown,
        settings: settings)
      return (Project(files: [file], selection: selection).plans()[0], file.tree)
    }
  }

  /// Returns the plan of a file, made with the files around it, and its syntax tree; `nil` if it has nothing to stub.
  /// Returns the diagnostics about manifests as well.
  private func planned(_ input: Input) -> ((plan: Plan, tree: SyntaxTree)?, [FileDiagnostic]) {
    let surroundings = Surroundings(of: [input.path], xcodeProjects(around: [input.path]))
    var modules = Modules(named: namedModules, xcode: surroundings.xcode)
    _ = modules.compilation(of: input.path)
    var inputs = Inputs()
    inputs.relevant = [input]
    let references = readReferences(in: surroundings, excluding: [input.path])
    inputs.add(references: references, selectsAll: selection.allTypes)
    inputs.leaveOut(excluding: [input.path]) { modules.leavesOut($0) }
    let application = Application(
      selection: selection, layout: layout, force: false, jobs: jobs, modules: modules, settings: settings)
    let (files, _, plans) = application.project(of: inputs)
    let index = files.members.firstIndex { $0.input.role == .named }
    return (index.map { (plans[$0], files.members[$0].file.tree) }, diagnostics(of: modules))
  }

  /// Returns the expansion that is planned, without markers.
  private func text(of planned: (plan: Plan, tree: SyntaxTree)?) -> [UInt8]? {
    let layout = arguments.layout ?? .expanded
    return planned.map { planned in
      onDeepStack { renderClean(planned.plan.edits, in: planned.tree, layout: layout) }
    }
  }

  private func readOne(_ path: String) throws(FileDiagnostics) -> Input {
    let bytes: [UInt8]
    do {
      bytes = path == "-" ? try System.standardInput() : try System.contents(of: path).bytes
    } catch {
      throw FileDiagnostics(error)
    }
    return Input(path: path == "-" ? "<stdin>" : path, bytes: bytes)
  }
}
