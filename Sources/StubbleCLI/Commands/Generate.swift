import StubbleRewriter
import StubbleSemantics

/// `generate`: writes doubles of protocols into a file of a test target, or into several.
extension Session {
  func generate() -> Int32 {
    let sessions = arguments.output == nil ? configuredGenerations : [self]
    if sessions.isEmpty {
      Console.fail(
        "no file to write to", hint: "\(arguments.usage), or \"doubles\" in \(Configuration.name)")
      return 2
    }
    let plans = sessions.map { $0.planned() }
    var mayWrite = !plans.contains(where: \.hasErrors)
    var outcomes: [Outcome] = []
    for (session, plan) in zip(sessions, plans) {
      outcomes.append(session.conclude(plan, mayWrite: mayWrite))
      mayWrite = mayWrite && !outcomes.contains(where: \.hasErrors)
    }
    var diagnostics = outcomes.flatMap(\.diagnostics)
    let status: Int32 = outcomes.contains { $0.hasErrors || $0.isOutOfDate } ? 1 : 0
    // The patterns of the configuration are for other files too than those that its doubles are made from.
    let warnings = unused(
      Self.patterns(inAll: plans.map(\.unusedPatterns)).filter {
        arguments.output != nil || arguments.exclusions.contains($0.text)
      })
    console.report(warnings)
    diagnostics += warnings
    if console.format == .json {
      let document = Document(
        command: .generate, exitStatus: status, isWritten: outcomes.contains(where: \.isWritten),
        withDiff: false)
      return Console.write(document.text([], general: diagnostics).utf8) ? status : 1
    }
    return status
  }

  /// Returns the patterns that are in each of several lists.
  private static func patterns(inAll lists: [[Discovery.UnusedPattern]]) -> [Discovery.UnusedPattern] {
    (lists.first ?? []).compactMap { pattern in
      let same = lists.compactMap { list in list.first { $0.text == pattern.text } }
      let namedPath = same.lazy.compactMap(\.namedPath).first
      return same.count == lists.count
        ? Discovery.UnusedPattern(text: pattern.text, namedPath: namedPath) : nil
    }
  }

  /// A session for each file of doubles in the configuration. What they read does not depend on the current folder.
  private var configuredGenerations: [Session] {
    configuration.doubles.map { doubles in
      var session = self
      session.root = configuredRoot
      session.doubles = doubles
      session.arguments.output = configured([doubles.output])[0]
      session.arguments.paths = configured(doubles.paths)
      session.arguments.references = configured(doubles.references)
      session.arguments.users = configured(doubles.users)
      session.arguments.doubles = doubles.request
      return session
    }
  }

  /// What is to become of one file.
  private struct Plan {
    var output: String
    /// The contents of the file; `nil` if there is none.
    var old: [UInt8]?
    /// The doubles; `nil` after an error that kept them from being made.
    var made: DoublesFile?
    var diagnostics: [FileDiagnostic]
    /// The exclusion patterns that exclude nothing at all paths of the session; none after an error.
    var unusedPatterns: [Discovery.UnusedPattern] = []

    var hasErrors: Bool { diagnostics.hasErrors }
    var isChanged: Bool { made.map { $0.text != old } ?? false }
  }

  /// The result of generating one file.
  private struct Outcome {
    var diagnostics: [FileDiagnostic]
    var isWritten = false
    var isOutOfDate = false

    var hasErrors: Bool { diagnostics.hasErrors }
  }

  /// Makes the doubles of one file. Nothing is written.
  private func planned() -> Plan {
    let output = arguments.output ?? "-"
    do throws(FileDiagnostics) { return try plan(for: output) } catch {
      return Plan(output: output, diagnostics: error.diagnostics)
    }
  }

  private func plan(for output: String) throws(FileDiagnostics) -> Plan {
    let found = try discover()
    try checkFolder(output)
    let path = arguments.isPrinted ? nil : System.realPath(output)
    let old = try path.map(contents)
    let references = arguments.references.isEmpty ? nil : try discover(arguments.references)
    let users = arguments.users.isEmpty ? nil : try discover(arguments.users)
    let isSource = (found.files + (references?.files ?? [])).contains { isOutput($0, path) }
    let errors = diagnosticsOnReplacing(old, output, isSource: isSource)
    if !errors.isEmpty { throw FileDiagnostics(errors) }
    let (made, diagnostics) = try makeDoubles(
      ofProtocolsIn: found, references?.files ?? [], usedIn: users?.files, for: output, at: path)
    return Plan(
      output: output, old: old, made: made, diagnostics: diagnostics,
      unusedPatterns: Self.patterns(inAll: [found, references, users].compactMap { $0?.unusedPatterns }))
  }

  /// Reads the protocols and what they depend on, and makes their doubles.
  ///
  /// - Parameters:
  ///   - found: The files with the protocols.
  ///   - references: The files with types that these mention.
  ///   - users: The files that may use the doubles; `nil` if all doubles are wanted.
  ///   - output: The path of the output as it was written.
  ///   - path: The path of the output without symbolic links, or `nil` if the output is not a file yet.
  private func makeDoubles(
    ofProtocolsIn found: Discovery.Result, _ references: [String], usedIn users: [String]?,
    for output: String, at path: String?
  ) throws(FileDiagnostics) -> (made: DoublesFile, diagnostics: [FileDiagnostic]) {
    let paths = (found.files + references).filter { !isOutput($0, path) }
    let xcode = xcodeProjects(around: self.paths, found.projects)
    let (project, readings) = projectFiles(paths, xcode, path)
    let words = try words(of: users, path)
    var modules = Modules(named: namedModules, xcode: xcode)
    let compilation = arguments.isPrinted ? nil : modules.compilation(of: output)
    let neighbors = neighboringTypes(of: output, in: compilation?.modules ?? .unknown, &modules, xcode)
    let made = make(
      project.members.map(\.file), protocolsIn: found.files.pathKeys, usedWords: words,
      compilation: compilation, neighbors)
    return (made, readings + xcode.diagnostics + diagnostics(of: made, in: project.members.map(\.input)))
  }

  /// Writes the doubles unless that is not wanted, and reports the result.
  ///
  /// - Parameter mayWrite: Whether there is no error, in this plan or in that of another file.
  private func conclude(_ plan: Plan, mayWrite: Bool) -> Outcome {
    var outcome = Outcome(diagnostics: plan.diagnostics)
    guard let made = plan.made else {
      console.report(outcome.diagnostics)
      return outcome
    }
    let isChecked = arguments.has(.check)
    let isWanted = plan.isChanged && !isChecked
    if isWanted, mayWrite {
      outcome.diagnostics += write(made.text, to: plan.output, replacing: plan.old)
      outcome.isWritten = !outcome.hasErrors
    }
    outcome.isOutOfDate = isChecked && plan.isChanged
    // A program that reads diagnostics does not see the summary.
    if outcome.isOutOfDate, console.format != .text {
      outcome.diagnostics.append(outOfDate(plan.output, isMissing: plan.old == nil))
    }
    console.report(outcome.diagnostics)
    let fails = plan.hasErrors || isWanted && !outcome.isWritten
    console.say(summary(of: made, isChanged: plan.isChanged, fails: fails))
    if made.isOfNothing, !fails { console.note(noteOnNoDoubles) }
    return outcome
  }

  private func outOfDate(_ output: String, isMissing: Bool) -> FileDiagnostic {
    FileDiagnostic(
      path: output,
      message: isMissing ? "the doubles are not generated yet" : "the doubles are out of date",
      notes: ["run the command without '--check'"])
  }

  private var noteOnNoDoubles: String {
    arguments.doubles.allProtocols
      ? "there is no protocol in the files given"
      : "no protocol is annotated with \(DoubleKind.annotations); "
        + "'--protocol NAME' and '--all-protocols' need no annotation"
  }

  /// Throws an error unless the output can be a file: it is one already, or there is nothing of its name in a folder.
  private func checkFolder(_ output: String) throws(FileDiagnostics) {
    if arguments.isPrinted { return }
    if let problem = problem(with: output) {
      throw FileDiagnostics([
        located(FileDiagnostic(path: output, message: problem.message, notes: [problem.note]))
      ])
    }
  }

  private func problem(with output: String) -> (message: String, note: String)? {
    let folder = Path.folder(of: output)
    if System.realPath(folder) == nil {
      return ("there is no folder '\(folder)'", "make it, or name another")
    }
    let kind = (try? System.status(of: output))?.kind
    let isLink = (try? System.status(of: output, followingLinks: false))?.kind == .link
    switch kind {
    case nil:
      return isLink
        ? ("this is a link to a file that does not exist", "remove it, or name another file") : nil
    case .folder: return ("this is a folder", "name a file in it")
    case .other: return ("this is neither a file nor a folder", "name a file, or '-' for standard output")
    case .file, .link: return nil
    }
  }

  private func contents(of output: String) throws(FileDiagnostics) -> [UInt8] {
    do throws(SystemError) { return try System.contents(of: output).bytes } catch {
      throw FileDiagnostics(error)
    }
  }

  /// Returns an error if the output file exists, was not generated by stubble, and may not be replaced: what somebody
  /// wrote by hand must not be lost because its name was given. A source that is read is never replaced.
  ///
  /// - Parameter isSource: Whether it is one of the files that are read for protocols.
  private func diagnosticsOnReplacing(_ old: [UInt8]?, _ output: String, isSource: Bool) -> [FileDiagnostic] {
    guard let old, !old.isEmpty, !DoublesFile.isOne(old), isSource || !arguments.has(.force) else {
      return []
    }
    return [
      FileDiagnostic(
        path: output, message: "this file was not written by stubble",
        notes: [
          isSource
            ? "it is a source of the project: choose another file with '--output', or remove it first"
            : "choose another file with '--output', or replace it with '--force'"
        ])
    ]
  }

  /// Reads the files with protocols, and those that declare the types they mention, in imported modules as well.
  ///
  /// Modules are added until every inherited protocol and all that the protocols mention is found, or no more files are.
  private func projectFiles(
    _ paths: [String], _ xcode: XcodeProjects, _ output: String?
  ) -> (files: ProjectFiles, diagnostics: [FileDiagnostic]) {
    var sources: ModuleSources?
    var compiled = Modules(named: namedModules, xcode: xcode)
    var inputs = readForGeneration(paths)
    leaveOut(of: &inputs, excluding: arguments.paths, by: &compiled)
    var found: Set<PathKey>?
    var asked: Set<String> = []
    let own = paths.pathKeys
    while true {
      let project = ProjectFiles(
        ofProtocolsIn: inputs, modules: compiled,
        settings: settings, jobs: jobs)
      let files = project.members.map(\.file)
      let unresolved = UnresolvedNames(in: files, of: files.filter { own.contains(PathKey($0.path)) })
      let modules = unresolved.modules.subtracting(asked)
      asked.formUnion(modules)
      if modules.isEmpty { return (project, inputs.diagnostics + diagnostics(of: compiled)) }
      let known = sources ?? ModuleSources(around: self.paths, xcode, named: moduleEntries)
      sources = known
      var read = found ?? paths.map { System.realPath($0) ?? $0 }.pathKeys
      let more = modules.sorted().flatMap(known.files).filter { path in
        read.insert(PathKey(path)).inserted && !isOutput(path, output)
      }
      found = read
      if more.isEmpty { return (project, inputs.diagnostics + diagnostics(of: compiled)) }
      inputs.add(readForGeneration(more))
    }
  }

  /// Writes the generated text to a file or standard output.
  ///
  /// - Returns: An error if that fails.
  private func write(_ text: [UInt8], to output: String, replacing old: [UInt8]?) -> [FileDiagnostic] {
    if !arguments.isPrinted { return [WholeFile.write(text, to: output, replacing: old)].compactMap(\.self) }
    do throws(SystemError) {
      try System.writeAll(text, to: 1, path: "standard output")
      return []
    } catch {
      return [FileDiagnostic(error)]
    }
  }

  /// Whether a path is that of the output file, which is not read as a source although an earlier run wrote Swift to
  /// it. Only for a path of the same name are symbolic links resolved.
  private func isOutput(_ path: String, _ output: String?) -> Bool {
    guard let output, let name = output.utf8.split(separator: UInt8(ascii: "/")).last else { return false }
    return path.utf8.suffix(name.count).elementsEqual(name)
      && System.realPath(path).map(PathKey.init) == PathKey(output)
  }

  /// Makes the doubles, on the deep stack of a worker, since source may nest deeply.
  ///
  /// - Parameters:
  ///   - compilation: How the generated file is compiled; `nil` if the text goes to standard output.
  ///   - neighbors: The types in the other files of its module; `nil` if that is not known.
  private func make(
    _ files: [SourceFile], protocolsIn own: Set<PathKey>, usedWords words: Set<Name>?,
    compilation: Compilation?, _ neighbors: NeighboringTypes?
  ) -> DoublesFile {
    var request = arguments.doubles
    request.settings = compilation?.settings
    request.modules = compilation?.modules ?? .unknown
    request.restrictedImports = neighbors?.restrictedImports ?? []
    request.references = files.map(\.path).pathKeys.subtracting(own)
    let asked = request
    let workers = Workers(jobs: jobs)
    return onDeepStack {
      DoublesFile(
        files, asked, workers: workers, isUsed: { words?.contains(Name($0.utf8)) ?? true },
        pathOfNeighbor: neighbors?.path)
    }
  }

  /// Returns the types that are declared beside a generated file, in its module; `nil` if the module is not known.
  ///
  /// - Parameters:
  ///   - output: The path of the file.
  ///   - own: The modules that it is compiled into.
  private func neighboringTypes(
    of output: String, in own: ModuleSet, _ modules: inout Modules, _ xcode: XcodeProjects
  ) -> NeighboringTypes? {
    let sources = ModuleSources(around: [Path.folder(of: output)], xcode, named: moduleEntries)
    let declared = own.modules.filter(\.isDeclared)
    if declared.isEmpty { return nil }
    let paths = declared.flatMap { sources.files(ofModule: $0.name) }.filter {
      modules.compilation(of: $0).modules.intersects(own)
    }
    return NeighboringTypes(in: paths, jobs: jobs)
  }

  /// Returns all words of the files that may use doubles, without files that `generate` writes; `nil` if no such files
  /// are given.
  private func words(of users: [String]?, _ output: String?) throws(FileDiagnostics) -> Set<Name>? {
    guard let users else { return nil }
    let outputs = configured(configuration.doubles.map(\.output)).map(System.realPath) + [output]
    let paths = users.filter { path in
      !outputs.contains { isOutput(path, $0) }
    }
    let read = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { index, buffer in
      Result { () throws(SystemError) in Name.all(in: try buffer.read(paths[index])) }
    }
    var words: Set<Name> = []
    for outcome in read {
      do throws(SystemError) { words.formUnion(try outcome.get()) } catch {
        throw FileDiagnostics(error)
      }
    }
    return words
  }

  private func diagnostics(of made: DoublesFile, in inputs: [Input]) -> [FileDiagnostic] {
    let unknown = made.unknownNames.map { name in
      let meant = closest(to: name, in: made.protocolNames)
      let diagnostic = FileDiagnostic(
        message: "there is no protocol '\(name)' in the files given",
        notes: [meant.map { "did you mean '\($0)'?" } ?? "name a protocol, not a type"])
      return doubles == nil ? diagnostic : locations.located(diagnostic, at: name, of: .doubles)
    }
    return unknown
      + zip(inputs, made.diagnostics.values).flatMap { input, diagnostics in
        diagnostics.map { FileDiagnostic(path: input.path, text: input.restoration.original, $0) }
      }
  }

  private func summary(of made: DoublesFile, isChanged: Bool, fails: Bool) -> String {
    let subject = configuration.doubles.isEmpty ? "" : "\(arguments.output ?? ""): "
    if fails { return "\(subject)nothing was written" }
    let left = made.unusedCount == 0 ? "" : " (\(made.unusedCount) that nothing uses left out)"
    let doubles =
      "\(count(made.doubleCount, "double")) with \(count(made.requirementCount, "requirement"))" + left
    if !isChanged { return "\(subject)\(doubles), up to date" }
    return "\(subject)\(doubles), " + (arguments.has(.check) ? "out of date" : "written")
  }
}
