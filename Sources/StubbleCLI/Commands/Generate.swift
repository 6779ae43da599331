import StubbleRewriter
import StubbleSemantics

/// `generate`: doubles of protocols in one file for a test target.
extension Session {
  func generate() throws(Findings) -> Int32 {
    let sessions = arguments.output == nil ? configuredGenerations : [self]
    if sessions.isEmpty {
      Console.writeError(
        "stubble: error: no file to write to\nstubble: note: \(arguments.usage), or \"doubles\" in \(Configuration.name)\n"
      )
      return 2
    }
    var findings: [Finding] = []
    var status: Int32 = 0
    var isWritten = false
    for session in sessions {
      let outcome = try session.generateFile()
      findings += outcome.findings
      status = max(status, outcome.status)
      isWritten = isWritten || outcome.isWritten
    }
    if console.format == .json {
      let document = Document(
        command: .generate, exitStatus: status, isWritten: isWritten, withDiff: false)
      return Console.write(document.text([], general: findings).utf8) ? status : 1
    }
    return status
  }

  /// One session for each file that the configuration asks for.
  private var configuredGenerations: [Session] {
    configuration.doubles.map { doubles in
      var session = self
      session.arguments.output = configured([doubles.output])[0]
      session.arguments.paths = configured(doubles.paths)
      session.arguments.references = configured(doubles.references)
      session.arguments.doubles = doubles.request
      return session
    }
  }

  /// Writes one file.
  private func generateFile() throws(Findings) -> (findings: [Finding], status: Int32, isWritten: Bool) {
    let output = arguments.output ?? "-"
    let found = try discover()
    let outputPath = arguments.isPrinted ? nil : System.realPath(output)
    let references = arguments.references.isEmpty ? [] : try discover(arguments.references).files
    let paths = (found.files + references).filter { !isOutput($0, outputPath) }
    let inputs = readForGeneration(paths)
    let xcode = xcodeProjects(around: self.paths, found.projects)
    let project = ProjectFiles(
      ofProtocolsIn: inputs, modules: Modules(named: namedModules, xcode: xcode),
      defaultIsolation: defaultIsolation, jobs: jobs)
    let made = make(project.members.map(\.file), references: Set(references).subtracting(found.files))
    var findings =
      inputs.findings + xcode.findings + self.findings(of: made, in: project.members.map(\.input))
    let hasErrors = findings.contains(where: \.isError)
    let old = outputPath.flatMap { try? System.contents(of: $0).bytes }
    let isChanged = old != made.text
    if !hasErrors, isChanged, !arguments.has(.check) {
      if let failure = write(made.text, to: output, replacing: old) { findings.append(failure) }
    }
    console.report(findings)
    let fails = findings.contains(where: \.isError)
    console.say(summary(of: made, isChanged: isChanged, fails: fails))
    let status: Int32 = fails || (arguments.has(.check) && isChanged) ? 1 : 0
    return (findings, status, isChanged && !fails && !arguments.has(.check))
  }

  /// Gives what went wrong.
  private func write(_ text: [UInt8], to output: String, replacing old: [UInt8]?) -> Finding? {
    if !arguments.isPrinted { return WholeFile.write(text, to: output, replacing: old) }
    do throws(SystemError) {
      try System.writeAll(text, to: 1, path: "standard output")
      return nil
    } catch {
      return Finding(error)
    }
  }

  /// What was generated before is no source. Only a file of that name is looked up in the system.
  private func isOutput(_ path: String, _ output: String?) -> Bool {
    guard let output, let name = output.utf8.split(separator: UInt8(ascii: "/")).last else { return false }
    return path.utf8.suffix(name.count).elementsEqual(name) && System.realPath(path) == output
  }

  /// On the deep stack of a worker, since source may nest deeply.
  private func make(_ files: [SourceFile], references: Set<String>) -> DoublesFile {
    var request = arguments.doubles
    request.references = references
    let asked = request
    let workers = Workers(jobs: jobs)
    return mapInParallel(1, jobs: 1) { _ in DoublesFile(files, asked, workers: workers) }[0]
  }

  private func findings(of made: DoublesFile, in inputs: [Input]) -> [Finding] {
    let unknown = made.unknownNames.map {
      Finding(
        message: "there is no protocol '\($0)' in the files given", notes: ["name a protocol, not a type"])
    }
    return unknown
      + zip(inputs, made.diagnostics.values).flatMap { input, diagnostics in
        diagnostics.map { Finding(path: input.path, text: input.restoration.original, $0) }
      }
  }

  private func summary(of made: DoublesFile, isChanged: Bool, fails: Bool) -> String {
    let place = configuration.doubles.isEmpty ? "" : "\(arguments.output ?? ""): "
    if fails { return "stubble: \(place)nothing was written" }
    let doubles = "\(count(made.doubleCount, "double")) with \(count(made.requirementCount, "requirement"))"
    if !isChanged { return "stubble: \(place)\(doubles), up to date" }
    return "stubble: \(place)\(doubles), " + (arguments.has(.check) ? "out of date" : "written")
  }
}
