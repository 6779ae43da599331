import StubbleRewriter
import StubbleSemantics

/// A command at work: what it was asked, and where its words go.
struct Session: Sendable {
  var arguments: Arguments
  let configuration: Configuration
  let console: Console

  /// The folder to work in where the command line names no path: as the user would write it.
  let root: String
  /// More folders of that kind.
  var neighbours: [String] = []

  /// - Parameter folder: a path; the project's configuration is looked for there, and above.
  init(_ arguments: Arguments, in folder: String = ".") throws(Findings) {
    self.arguments = arguments
    root = folder
    console = Console(arguments)
    do throws(Findings) {
      configuration = try Configuration.load(for: System.realPath(folder) ?? folder)
    } catch {
      guard arguments.needNoConfiguration else {
        throw arguments.command == .revert
          ? error.noting("'stubble revert .' reverts the files of a folder without the configuration") : error
      }
      configuration = Configuration()
    }
  }

  var jobs: Int { arguments.jobs ?? configuration.jobs ?? System.processorCount }

  var selection: Selection {
    var types = configuration.types.mapValues(\.fromOutside)
    for name in arguments.typeNames where types[name] == nil { types[name] = Annotation.Options() }
    return Selection(
      types: types, allTypes: configuration.allTypes || arguments.has(.allTypes), options: options)
  }

  /// What the command line asks for all stubs, or else the configuration.
  private var options: Annotation.Options {
    var options = configuration.options
    if let access = arguments.access { options.access = access }
    if arguments.has(.sendable) { options.sendable = true }
    if arguments.has(.calls) { options.calls = true }
    return options.fromOutside
  }

  var layout: Layout { arguments.layout ?? configuration.layout ?? .lines }

  /// What is said of all files.
  var settings: GivenSettings {
    GivenSettings(
      defaultIsolation: arguments.defaultIsolation ?? configuration.defaultIsolation,
      isStrictAboutMemory: arguments.has(.strictMemorySafety) ? true : configuration.strictMemorySafety)
  }

  /// The folders of modules that the command line and the configuration name.
  var namedModules: NamedModules { NamedModules(moduleEntries) }

  /// With their folders from the current one.
  var moduleEntries: [NamedModules.Entry] {
    arguments.modules
      + configuration.modules.map { entry in
        let isHere = configuration.folder.map(PathKey.init) == PathKey(System.currentFolder())
        let folder = isHere ? entry.folder : XcodePath.join(configuration.folder ?? "", entry.folder)
        return NamedModules.Entry(name: entry.name, folder: folder)
      }
  }

  /// The Xcode projects that were found, and those in the folders above.
  /// - Parameter paths: files or folders.
  func xcodeProjects(around paths: [String], _ found: [String] = []) -> XcodeProjects {
    let folders = paths.compactMap(System.realPath).map { XcodePath.join($0, "..") }
    return XcodeProjects(at: found + XcodeProjects.above(folders))
  }

  /// Those of the command line, else those of the configuration, else the folders to work in.
  var paths: [String] {
    if !arguments.paths.isEmpty { return arguments.paths }
    return configuration.paths.isEmpty ? [root] + neighbours : configured(configuration.paths)
  }

  /// Paths of the configuration, which are relative to the folder of its file.
  func configured(_ paths: [String]) -> [String] {
    guard let folder = configuration.folder, PathKey(folder) != PathKey(System.currentFolder()) else {
      return paths
    }
    return paths.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
  }

  /// The Swift files to work on. Fails if a path cannot be read.
  func discover() throws(Findings) -> Discovery.Result { try discover(paths) }

  /// The Swift files in some places. Fails if a path cannot be read.
  func discover(_ paths: [String]) throws(Findings) -> Discovery.Result {
    let result = find(paths)
    if result.hasErrors { throw Findings(result.findings) }
    return result
  }

  /// The Swift files to work on, with errors for the paths that cannot be read. Fails if there are only errors.
  func discoverReadable() throws(Findings) -> Discovery.Result {
    let result = find(paths)
    if result.hasErrors && result.files.isEmpty { throw Findings(result.findings) }
    return result
  }

  private func find(_ paths: [String]) -> Discovery.Result {
    let here = IgnoreRules(patterns: arguments.exclusions, in: System.currentFolder())
    let configured = configuration.folder.map { IgnoreRules(patterns: configuration.exclusions, in: $0) }
    // What the configuration excludes may have been applied before it did, or by its name.
    var result =
      [.revert, .status].contains(arguments.command)
      ? Discovery.find(paths, excluding: [here], apart: configured, jobs: jobs)
      : Discovery.find(paths, excluding: [here] + [configured].compactMap(\.self), jobs: jobs)
    if arguments.paths.isEmpty {
      let asWritten = Dictionary(
        zip(self.configured(configuration.paths).map(PathKey.init), configuration.paths)
      ) { first, _ in first }
      result.findings = result.findings.map { finding in
        asWritten[PathKey(finding.path)].map {
          configuration.places.located(finding, at: $0, of: .paths)
        } ?? finding
      }
    }
    result.findings += missingModules
    return result
  }

  /// Folders of modules that are not there.
  private var missingModules: [Finding] {
    let asWritten = arguments.modules + configuration.modules
    return zip(moduleEntries, asWritten).filter { !System.isFolder($0.0.folder) }.map { entry, written in
      let finding = Finding(message: "there is no folder '\(entry.folder)' for the module '\(entry.name)'")
      return arguments.modules.contains(written)
        ? finding : configuration.places.located(finding, at: written.folder, of: .modules)
    }
  }

  /// Locks what was found against other runs, and clears away what a killed one left.
  func lock(_ found: inout Discovery.Result) throws(Findings) -> FolderLock {
    do throws(Finding) {
      let lock = try FolderLock.acquire(paths + found.links) { console.say("stubble: \($0)") }
      found.findings += Leftovers.remove(found.temporaries + Leftovers.beside(found.named))
      return lock
    } catch {
      throw Findings([error])
    }
  }

  /// Reads what may be applied, and what the other files declare.
  func readForApplication(_ files: [String]) -> Inputs {
    read(files, Trigger(selection), withNames: true)
  }

  /// Reads what is applied.
  func readForReversion(_ files: [String]) -> Inputs {
    read(files, .markers, withNames: false)
  }

  /// Reads what protocols are made of.
  func readForGeneration(_ files: [String]) -> Inputs {
    read(files, .protocols, withNames: true)
  }

  private func read(_ files: [String], _ trigger: Trigger, withNames: Bool) -> Inputs {
    let progress = Progress("reading", total: files.count, on: console)
    defer { progress.finish() }
    return Inputs.read(files, trigger, withNames: withNames, jobs: jobs) { progress.advance() }
  }
}

extension Arguments {
  /// What the command does, it can do if the configuration cannot be read: the file is replaced, or the command line says
  /// which files get their originals back.
  fileprivate var needNoConfiguration: Bool {
    command == .initialize && has(.force) || command == .revert && !paths.isEmpty
  }
}
