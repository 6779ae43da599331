import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

extension Session {
  /// Prints the expansion of one file, or of standard input.
  func expand() throws(Findings) -> Int32 {
    let input = try readOne(arguments.paths.first ?? "-")
    let force = arguments.has(.force)
    var findings = input.obstacles(force: force)
    let source = input.restoration.original
    if !findings.contains(where: \.isError) {
      let layout = arguments.layout ?? .expanded
      let (compilation, doubts) = compilation(of: arguments.paths.first)
      findings += doubts
      let settings = settings.over(compilation.settings)
      let (diagnostics, text) = onDeepStack { [selection] in
        let file = SourceFile(
          path: input.path, tree: SyntaxTree(parsing: source), modules: .unknown, settings: settings)
        let plan = Project(files: [file], selection: selection).plans()[0]
        return (plan.diagnostics, renderClean(plan.edits, in: file.tree, layout: layout))
      }
      findings += diagnostics.map { Finding(path: input.path, text: source, $0) }
      if !findings.contains(where: \.isError) {
        console.report(findings)
        return Console.write(text) ? 0 : 1
      }
    }
    console.report(findings)
    return 1
  }

  /// Returns the compilation of a file, as the manifest or the Xcode projects above it describe it; an unknown one for
  /// standard input.
  private func compilation(of path: String?) -> (Compilation, [Finding]) {
    guard let path, path != "-" else { return (.unknown, []) }
    var modules = Modules(xcode: xcodeProjects(around: [path]))
    let compilation = modules.compilation(of: path)
    return (compilation, findings(of: modules))
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
