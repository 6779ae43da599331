import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

extension Session {
  /// Prints the expansion of one file, or of standard input. A file is expanded as `apply` would rewrite it.
  func expand() throws(Findings) -> Int32 {
    let path = arguments.paths.first ?? "-"
    let input = try readOne(path)
    var findings = input.obstacles(force: arguments.has(.force))
    if !findings.contains(where: \.isError) {
      let (project, place, doubts) = path == "-" ? alone(input) : project(of: input)
      let (diagnostics, text) = expansion(of: place, in: project, of: input)
      findings += doubts + diagnostics.map { Finding(path: input.path, text: input.restoration.original, $0) }
      if !findings.contains(where: \.isError) {
        console.report(findings)
        return Console.write(text) ? 0 : 1
      }
    }
    console.report(findings)
    return 1
  }

  /// Returns a project of standard input alone, whose modules and settings are unknown.
  private func alone(_ input: Input) -> (project: Project, place: Int?, doubts: [Finding]) {
    let file = SourceFile(
      path: input.path, tree: onDeepStack { SyntaxTree(parsing: input.restoration.original) },
      modules: .unknown, settings: settings.over(Compilation.unknown.settings))
    return (Project(files: [file], selection: selection), 0, [])
  }

  /// Returns the files that a file is planned with, its place among them, and the findings about their manifests. It has
  /// no place if it has nothing to stub.
  private func project(of input: Input) -> (project: Project, place: Int?, doubts: [Finding]) {
    let surroundings = Surroundings(of: [input.path], xcodeProjects(around: [input.path]))
    var modules = Modules(named: namedModules, xcode: surroundings.xcode)
    _ = modules.compilation(of: input.path)
    var inputs = Inputs()
    inputs.relevant = [input]
    let references = readReferences(in: surroundings, besides: [input.path])
    inputs.add(references: references, selectsAll: selection.allTypes)
    inputs.leaveOut(besides: [input.path]) { modules.leavesOut($0) }
    let files = ProjectFiles(inputs, selection: selection, modules: modules, settings: settings, jobs: jobs)
    let project = Project(files: files.members.map(\.file), selection: selection, users: files.users)
    return (project, files.members.firstIndex { $0.input.role == .named }, findings(of: modules))
  }

  private func expansion(of place: Int?, in project: Project, of input: Input) -> ([Diagnostic], [UInt8]) {
    guard let place else { return ([], input.restoration.original) }
    let layout = arguments.layout ?? .expanded
    return onDeepStack {
      let plan = project.plans()[place]
      return (plan.diagnostics, renderClean(plan.edits, in: project.files[place].tree, layout: layout))
    }
  }

  private func readOne(_ path: String) throws(Findings) -> Input {
    let bytes: [UInt8]
    do {
      bytes = path == "-" ? try System.standardInput() : try System.contents(of: path).bytes
    } catch {
      throw Findings([Finding(error)])
    }
    if bytes.count > Input.limit { throw Findings([Input.tooLarge(path)]) }
    return Input(path: path == "-" ? "<stdin>" : path, bytes: bytes)
  }
}
