import StubbleRewriter
import StubbleSemantics

/// The state that a running command works with: its arguments, the project's configuration, and the console.
struct Session: Sendable {
  var arguments: Arguments
  let configuration: Configuration
  /// The places of the configuration's values.
  let locations: ConfigurationLocations
  let console: Console

  /// The folder to work in if neither the command line nor the configuration names paths, in the form to show the user.
  var root: String
  /// The element of the configuration that describes the file of doubles to write, or `nil` if the command line does.
  var doubles: DoublesConfiguration?
  /// The source folders of local packages that the package depends on, to work in besides `root`.
  var localDependencies: [String] = []
  /// Warnings about local packages that cannot be found.
  var unknownDependencies: [FileDiagnostic] = []

  /// Loads the configuration of the project.
  ///
  /// - Parameter folder: The folder at which the search for `.stubble.json` begins; it goes on in the folders above.
  init(_ arguments: Arguments, in folder: String = ".") throws(FileDiagnostics) {
    self.arguments = arguments
    root = folder
    console = Console(arguments)
    guard System.isCurrentFolderUTF8 else {
      throw FileDiagnostics([
        FileDiagnostic(
          message: "the path of the current folder is not UTF-8",
          notes: ["rename the folder, or the one above it whose name is not"])
      ])
    }
    guard System.realPath(".") != nil else {
      throw FileDiagnostics([
        FileDiagnostic(
          message: "the current folder does not exist any more",
          notes: ["go to a folder that exists, and run the command again"])
      ])
    }
    do throws(FileDiagnostics) {
      (configuration, locations) = try Configuration.load(for: System.realPath(folder) ?? folder)
    } catch {
      guard arguments.needNoConfiguration else {
        throw arguments.command == .revert
          ? error.noting("'stubble revert .' reverts the files of a folder without the configuration") : error
      }
      (configuration, locations) = (Configuration(), ConfigurationLocations())
    }
  }

  var jobs: Int { arguments.jobs ?? configuration.jobs ?? System.processorCount }

  var selection: Selection {
    var types = configuration.types.mapValues(\.fromOutside)
    for name in arguments.typeNames where types[name] == nil { types[name] = Annotation.Options() }
    return Selection(
      types: types, allTypes: configuration.allTypes || arguments.has(.allTypes), options: options)
  }

  /// The options for all stubs: those of the configuration, overridden by those of the command line.
  private var options: Annotation.Options {
    var options = configuration.options
    if let access = arguments.access { options.access = access }
    if arguments.has(.sendable) { options.sendable = true }
    if arguments.has(.calls) { options.calls = true }
    return options.fromOutside
  }

  var layout: Layout { arguments.layout ?? configuration.layout ?? .lines }

  /// The compiler settings for all files: those of the command line, where the package manager may be given flags for
  /// the compiler, else those of the configuration.
  var settings: GivenSettings {
    let flags = arguments.compilerFlags
    let isStrict = arguments.has(.strictMemorySafety) || flags.contains("-strict-memory-safety")
    return GivenSettings(
      defaultIsolation: arguments.defaultIsolation ?? DefaultIsolation(flags: flags)
        ?? configuration.defaultIsolation,
      isStrictAboutMemory: isStrict ? true : configuration.strictMemorySafety)
  }

  /// The modules whose folders the command line and the configuration name.
  var namedModules: NamedModules { NamedModules(moduleEntries) }

  /// The modules that the command line and the configuration name, with folders relative to the current one.
  var moduleEntries: [NamedModules.Entry] {
    arguments.modules
      + configuration.modules.map { entry in
        let folder =
          isAtConfiguration ? entry.folder : Path.join(configuration.folder ?? "", entry.folder)
        return NamedModules.Entry(name: entry.name, folder: folder)
      }
  }

  /// Returns the Xcode projects that were found, and those in the folders above the given files or folders.
  func xcodeProjects(around paths: [String], _ found: [String] = []) -> XcodeProjects {
    let folders = paths.compactMap(System.realPath).map { Path.join($0, "..") }
    return XcodeProjects(at: found + XcodeProjects.above(folders))
  }

  /// The paths to work on: those of the command line, else those of the configuration, else `root` and the folders
  /// besides it.
  var paths: [String] {
    if !arguments.paths.isEmpty { return arguments.paths }
    return (configuration.paths.isEmpty ? [root] : configured(configuration.paths)) + localDependencies
  }

  /// Whether the command is about all that the configuration is for, and not about paths of the command line or a folder
  /// below that of the configuration.
  var concernsProject: Bool {
    guard arguments.paths.isEmpty else { return false }
    guard configuration.paths.isEmpty, let folder = configuration.folder else { return true }
    return System.realPath(root).map(PathKey.init) == PathKey(folder)
  }

  /// Whether the current folder is that of the configuration, so that its paths mean the same here.
  private var isAtConfiguration: Bool {
    configuration.folder.map(PathKey.init) == PathKey(System.currentFolder())
  }

  /// The folder of the configuration, in the form to show the user; `root` if there is no configuration.
  var configuredRoot: String { isAtConfiguration ? "." : configuration.folder ?? root }

  /// Returns paths of the configuration, which are relative to the folder of its file, relative to the current folder.
  func configured(_ paths: [String]) -> [String] {
    guard let folder = configuration.folder, !isAtConfiguration else { return paths }
    return paths.map { $0.hasPathPrefix("/") ? $0 : folder + "/" + $0 }
  }

  /// Finds the Swift files to work on. Throws an error if a path cannot be read.
  func discover() throws(FileDiagnostics) -> Discovery.Result { try discover(paths) }

  /// Finds the Swift files at some paths. Throws an error if a path cannot be read.
  func discover(_ paths: [String]) throws(FileDiagnostics) -> Discovery.Result {
    let result = find(paths)
    if result.hasErrors { throw FileDiagnostics(result.diagnostics) }
    return result
  }

  /// Finds the Swift files to work on, with diagnostics for paths that cannot be read. Throws an error only if there are
  /// such paths and no file is found.
  func discoverReadable() throws(FileDiagnostics) -> Discovery.Result {
    let result = find(paths)
    if result.hasErrors && result.files.isEmpty { throw FileDiagnostics(result.diagnostics) }
    return result
  }

  private func find(_ paths: [String]) -> Discovery.Result {
    let here = IgnoreRules(patterns: arguments.exclusions, in: System.currentFolder())
    let configured = configuration.folder.map { IgnoreRules(patterns: configuration.exclusions, in: $0) }
    // A file that the configuration excludes may be applied all the same: before it was excluded, or by its path.
    var result =
      [.revert, .status].contains(arguments.command)
      ? Discovery.find(paths, excluding: [here], apart: configured, jobs: jobs)
      : Discovery.find(
        paths, implied: localDependencies, excluding: [here] + [configured].compactMap(\.self), jobs: jobs)
    result.diagnostics = result.diagnostics.map(located)
    // What a marker contains depends on no module.
    if arguments.command != .revert { result.diagnostics += missingModules + unknownDependencies }
    return result
  }

  /// Returns a diagnostic about a path, moved to the place where the configuration names the path. A diagnostic about a path
  /// of the command line is returned as it is.
  func located(_ diagnostic: FileDiagnostic) -> FileDiagnostic {
    var written: [(paths: [String], key: Configuration.Key)] = []
    if let doubles {
      written.append((doubles.paths + doubles.references + doubles.users + [doubles.output], .doubles))
    }
    if arguments.paths.isEmpty { written.append((configuration.paths, .paths)) }
    for (paths, key) in written {
      let named = zip(configured(paths), paths).first { PathKey($0.0) == PathKey(diagnostic.path) }
      if let named { return locations.located(diagnostic, at: named.1, of: key) }
    }
    return diagnostic
  }

  /// An error for each folder of a named module that does not exist.
  private var missingModules: [FileDiagnostic] {
    let asWritten = arguments.modules + configuration.modules
    return zip(moduleEntries, asWritten).filter { !System.isFolder($0.0.folder) }.map { entry, written in
      let diagnostic = FileDiagnostic(
        message: "there is no folder '\(entry.folder)' for the module '\(entry.name)'")
      return arguments.modules.contains(written)
        ? diagnostic : locations.located(diagnostic, at: written.folder, of: .modules)
    }
  }

  /// Locks the files that were found, and those around them, against other runs, and removes the temporary files that a
  /// killed run left.
  func lock(_ found: inout Discovery.Result, _ surroundings: Surroundings?) throws(FileDiagnostics)
    -> FolderLock
  {
    do throws(FileDiagnostic) {
      let locked = paths + found.links + (surroundings?.paths ?? [])
      let lock = try FolderLock.acquire(locked) { console.say($0) }
      found.diagnostics += Leftovers.remove(found.temporaries + Leftovers.beside(found.named + found.links))
      return lock
    } catch {
      throw FileDiagnostics([error])
    }
  }

  /// Reads the files that may have something to apply, and what the others declare.
  func readForApplication(_ files: [String]) -> Inputs {
    read(files, Trigger(selection), others: .dismissed)
  }

  /// Reads the files around those that the command names, and those that targets compile although the command excludes
  /// them or git ignores them. Files that cannot be read do not count.
  func readReferences(in surroundings: Surroundings, excluding named: [String]) -> Inputs {
    let (found, leftOut) = files(in: surroundings, excluding: named)
    if found.isEmpty, leftOut.isEmpty { return Inputs() }
    var references = read(found + leftOut, Trigger(Selection()), others: .dismissed)
    references.diagnostics = []
    references.becomeReferences(leftOut: leftOut.pathKeys)
    return references
  }

  /// Reads the applied files around those that the command found.
  func readAppliedFiles(in surroundings: Surroundings, excluding found: [String]) -> [Input] {
    let (around, leftOut) = files(in: surroundings, excluding: found)
    return readForReversion(around + leftOut).relevant
  }

  /// Returns the Swift files around those that a command names: those that a search finds, and those that targets compile
  /// although a search leaves them out.
  private func files(in surroundings: Surroundings, excluding named: [String]) -> (
    found: [String], leftOut: [String]
  ) {
    let around = surroundings.paths.isEmpty ? Discovery.Result() : find(surroundings.paths)
    let compiled = surroundings.compiled(leftOut: around.leftOut)
    let leftOut = Discovery.findAll(compiled, jobs: jobs)
    var known = named.map { System.realPath($0) ?? $0 }.pathKeys
    func isNew(_ path: String) -> Bool { known.insert(PathKey(System.realPath(path) ?? path)).inserted }
    return (around.swiftFiles.filter(isNew), leftOut.filter(isNew))
  }

  /// Reads the files that are applied.
  func readForReversion(_ files: [String]) -> Inputs {
    read(files, .markers, others: .skipped)
  }

  /// Reads the files that declare protocols, and what the others declare.
  func readForGeneration(_ files: [String]) -> Inputs {
    read(files, .protocols, others: .dismissed)
  }

  private func read(_ files: [String], _ trigger: Trigger, others: Inputs.Others) -> Inputs {
    let progress = Progress("reading", total: files.count, on: console)
    defer { progress.finish() }
    return Inputs.read(files, trigger, others: others, jobs: jobs) { progress.advance() }
  }
}

extension Arguments {
  /// Whether the command can do its work if the configuration cannot be read: it replaces that file, or the command line
  /// says which files get their originals back.
  fileprivate var needNoConfiguration: Bool {
    command == .initialize && has(.force) || command == .revert && !paths.isEmpty
  }
}
