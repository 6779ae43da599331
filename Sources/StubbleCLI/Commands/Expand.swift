import StubbleRewriter

extension Session {
  /// Prints the expansion of one file, or of standard input.
  func expand() throws(Findings) -> Int32 {
    let input = try readOne(arguments.paths.first ?? "-")
    let force = arguments.has(.force)
    var findings = input.obstacles(force: force)
    let source = input.restoration.original
    if !findings.contains(where: \.isError) {
      // The deep stack of a worker, since source may nest deeply.
      let plans = mapInParallel(1, jobs: 1) { [selection] _ in
        Project(files: [SourceFile(path: input.path, source: source)], selection: selection).plan(forFile: 0)
      }
      findings += plans.flatMap(\.diagnostics).map { Finding(path: input.path, text: source, $0) }
      if !findings.contains(where: \.isError) {
        console.report(findings)
        let text = renderClean(plans.flatMap(\.edits), in: source, layout: arguments.layout ?? .expanded)
        return Console.write(text) ? 0 : 1
      }
    }
    console.report(findings)
    return 1
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
