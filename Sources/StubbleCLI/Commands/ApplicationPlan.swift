import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// A command's plan: what is to become of each file, and the diagnostics about the project as a whole.
struct ApplicationPlan {
  var outcomes: [FileOutcome]
  /// Diagnostics that belong to no planned file: paths, patterns and names that match nothing.
  var general: [FileDiagnostic]
  /// The annotated files that are left as they are because a manifest excludes them from its targets.
  var leftOut: [String] = []

  var diagnostics: [FileDiagnostic] { general + outcomes.flatMap(\.diagnostics) }
}

extension Session {
  /// Plans the application of stubble to the files that were found.
  ///
  /// - Parameters:
  ///   - surroundings: The packages and projects around the files.
  ///   - layout: The layout of generated code; `nil` for the one that the user chose.
  func planApplication(
    to found: Discovery.Result, in surroundings: Surroundings, layout: Layout? = nil
  ) -> ApplicationPlan {
    let swift = found.swiftFiles
    var inputs = readForApplication(swift)
    var selection = selection
    let unselected = selection.allTypes ? unselectedFiles(among: swift, inputs) : nil
    selection.unselectedFiles = unselected?.paths ?? []
    var modules = Modules(named: namedModules, xcode: surroundings.xcode)
    var leftOut: [String] = []
    if !inputs.relevant.isEmpty {
      inputs.add(
        references: readReferences(in: surroundings, excluding: found.files), selectsAll: selection.allTypes)
      leftOut = leaveOut(of: &inputs, excluding: found.named, by: &modules)
    }
    let application = Application(
      selection: selection, layout: layout ?? self.layout, force: arguments.has(.force), jobs: jobs,
      modules: modules, settings: settings)
    let outcomes = application.plan(inputs)
    if let unselected { say(unselected, outcomes) }
    let xcodeDiagnostics = inputs.relevant.isEmpty ? [] : surroundings.xcode.diagnostics
    let general =
      xcodeDiagnostics + diagnostics(of: modules) + diagnostics(of: found, inputs) + unmatched(outcomes)
    return ApplicationPlan(outcomes: outcomes, general: general, leftOut: leftOut)
  }

  /// Returns the files that are left as they are although all types are selected.
  private func unselectedFiles(among files: [String], _ inputs: Inputs) -> UnselectedFiles {
    let generated = inputs.relevant.filter { UnselectedFiles.isGenerated($0.restoration.original) }
    let tops = paths.flatMap(Modules.tops) + [configuration.folder].compactMap(\.self)
    return UnselectedFiles(
      among: files, below: paths, tops: tops, generated: generated.map(\.path).pathKeys)
  }

  /// Prints how many files are left as they are although all types are selected.
  private func say(_ unselected: UnselectedFiles, _ outcomes: [FileOutcome]) {
    let annotated = outcomes.filter { !$0.regions.isEmpty || $0.hasErrors }.map(\.path).pathKeys
    let setting = arguments.has(.allTypes) ? "--all-types" : "\"allTypes\" in \(Configuration.name)"
    let takesPaths = !arguments.command.passesOn
    if let summary = unselected.summary(of: setting, excluding: annotated, takesPaths: takesPaths) {
      console.note(summary)
    }
  }

  /// Removes files that manifests exclude from their targets, unless they were given, or a folder of such files was.
  ///
  /// - Parameter named: The paths of the files that were given.
  /// - Returns: The annotated files of the command that were removed.
  @discardableResult
  func leaveOut(of inputs: inout Inputs, excluding named: [String], by modules: inout Modules) -> [String] {
    let folders = paths.filter { System.isFolder($0) && modules.leavesOut(folder: $0) }
    return inputs.leaveOut(excluding: named, below: folders.map(Path.prefixOfFiles)) { modules.leavesOut($0) }
  }

  /// Returns the packages and projects around the files that were found.
  func surroundings(of found: Discovery.Result) -> Surroundings {
    Surroundings(of: paths, xcodeProjects(around: paths, found.projects), leftOut: found.leftOut)
  }

  /// Prints how many annotated files are left as they are because git ignores them, or a manifest excludes them.
  func sayWhatIsSkipped(_ found: Discovery.Result, _ planned: ApplicationPlan) {
    let ignored = Inputs.read(found.ignored, Trigger(Selection()), others: .skipped, jobs: jobs).relevant
    say(thatSkips: ignored.count, "git ignores")
    say(thatSkips: planned.leftOut.count, "the package's manifest excludes")
  }

  private func say(thatSkips number: Int, _ reason: String) {
    if number == 0 { return }
    let them = number == 1 ? "it" : "them"
    let wayOut =
      arguments.command.passesOn ? "add \(them) to \"paths\" in \(Configuration.name)" : "name \(them)"
    console.note(
      "\(reason) \(count(number, "annotated file")), which stubble skips; \(wayOut) to include \(them)")
  }

  /// Returns warnings about manifests that do not spell out the default isolation, unless the user gave it.
  func diagnostics(of modules: Modules) -> [FileDiagnostic] {
    settings.defaultIsolation == nil ? modules.diagnostics : []
  }

  /// Returns the diagnostics of discovery and reading, which are the same whatever the command does with the files.
  func diagnostics(of found: Discovery.Result, _ inputs: Inputs) -> [FileDiagnostic] {
    found.diagnostics + inputs.diagnostics + unreadable(found, notIn: inputs) + unused(found.unusedPatterns)
  }

  /// Returns a warning for each file that was given by its path and is not Swift in UTF-8.
  private func unreadable(_ found: Discovery.Result, notIn inputs: Inputs) -> [FileDiagnostic] {
    let read = inputs.relevant.map(\.path).pathKeys
    return found.named.compactMap { path in
      if !path.hasSuffix(".swift") {
        return FileDiagnostic(
          .warning, path: path, message: "left as it is: not a Swift file",
          notes: ["the names of Swift files end in '.swift'"])
      }
      guard !read.contains(PathKey(path)), let bytes = try? System.contents(of: path).bytes,
        !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
      else { return nil }
      return FileDiagnostic(
        .warning, path: path, message: "left as it is: not UTF-8", notes: ["save it as UTF-8"])
    }
  }

  /// Returns a warning for each exclusion pattern that excludes nothing. Those of the configuration are for the whole
  /// project, and therefore not reported if the command is about a part of it.
  func unused(_ patterns: [Discovery.UnusedPattern]) -> [FileDiagnostic] {
    patterns.filter { arguments.exclusions.contains($0.text) || concernsProject }.map { pattern in
      let text = pattern.text
      let message =
        pattern.namedPath.map { "'\($0)' is named, so the pattern '\(text)' does not leave it out" }
        ?? "no file or folder matches '\(text)', so nothing is excluded by it"
      let warning = FileDiagnostic(.warning, message: message)
      return arguments.exclusions.contains(text)
        ? warning : locations.located(warning, at: text, of: .exclude)
    }
  }

  /// Returns a warning for each name of a type to select that no type has. Those of the configuration are for the whole
  /// project, and therefore not reported if the command is about a part of it.
  private func unmatched(_ outcomes: [FileOutcome]) -> [FileDiagnostic] {
    let known = outcomes.reduce(into: Set<String>()) { $0.formUnion($1.selectedNames) }
    let names = arguments.typeNames + (concernsProject ? configuration.types.keys.sorted() : [])
    var seen = known
    let unknown = names.filter { seen.insert($0).inserted }
    let paths = unknown.isEmpty ? [] : outcomes.flatMap(\.typePaths)
    return unknown.map { name in
      let meant = paths.first { $0.hasSuffix("." + name) } ?? closest(to: name, in: paths)
      let warning = FileDiagnostic(
        .warning, message: "no class, struct or actor is called '\(name)'",
        notes: [
          meant.map { "did you mean '\($0)'?" }
            ?? "a nested type is named with those around it: 'Outer.Inner'"
        ])
      return arguments.typeNames.contains(name)
        ? warning : locations.located(warning, at: name, of: .types)
    }
  }
}

extension FileOutcome {
  /// The paths of the classes, structs and actors in the file: `Outer.Inner`.
  fileprivate var typePaths: [String] {
    SyntaxTree(parsing: original).root.descendants.compactMap { node in
      guard [.classDecl, .structDecl, .actorDecl].contains(node.kind) else { return nil }
      let names = node.nodesAround.compactMap { TypeDecl($0)?.name }
      return names.reversed().joined(separator: ".")
    }
  }
}
