import StubbleRewriter
import StubbleSemantics

/// `init`: sets a project up for stubble, or a clone of it.
extension Session {
  func initialize() throws(FileDiagnostics) -> Int32 {
    var isChanged = false
    // Whether git can be set up is known before anything is written.
    if arguments.has(.git) { try checkGit() }
    if !arguments.has(.git) || arguments.has(.editor) { isChanged = try setUpProject() }
    if arguments.has(.git) {
      do throws(FileDiagnostic) {
        isChanged = try (arguments.has(.remove) ? removeGitFilter() : installGitFilter()) || isChanged
      } catch {
        throw FileDiagnostics([error])
      }
    }
    if console.format != .json { return 0 }
    let document = Document(command: .initialize, exitStatus: 0, isWritten: isChanged, withDiff: false)
    return Console.write(document.text([], general: []).utf8) ? 0 : 1
  }

  private func checkGit() throws(FileDiagnostics) {
    do throws(FileDiagnostic) { _ = try GitSetup() } catch { throw FileDiagnostics([error]) }
  }

  /// Writes the configuration, and the editor's if that is wanted. Returns whether a file was written.
  private func setUpProject() throws(FileDiagnostics) -> Bool {
    var isChanged = try write(Self.configuration(for: System.currentFolder()), to: Configuration.name)
    if arguments.has(.editor) { isChanged = try setUpEditor() || isChanged }
    sayWhatToIgnore([".build/"] + (arguments.has(.editor) ? [".sourcekit-lsp/"] : []))
    return isChanged
  }

  /// Returns a configuration with the source folders of the package in a folder. Without a package, or if it may have more
  /// targets than its manifest spells out, `Sources` is among them if it exists, else the folder itself.
  private static func configuration(for folder: String) -> JSON {
    let (known, areAll) = Modules.sourceFolders(ofPackageIn: folder)
    return .object([
      ("paths", .array((areAll && !known.isEmpty ? known : guess(folder, known)).map(JSON.string)))
    ])
  }

  private static func guess(_ folder: String, _ known: [String]) -> [String] {
    let name = "Sources"
    guard System.isFolder(folder + "/" + name), !known.contains(".") else { return ["."] }
    return [name] + known.filter { PathKey($0) != PathKey(name) && !$0.hasPathPrefix(name + "/") }
  }

  /// Writes an overlay, and the configuration that makes the editor's language server compile with it. Returns whether
  /// the configuration was written.
  private func setUpEditor() throws(FileDiagnostics) -> Bool {
    // A new session reads the configuration that was just written.
    try Session(arguments).withOverlay(in: nil, patience: 5000) { target throws(FileDiagnostics) in
      try write(BuildTool.configuration(for: target), to: ".sourcekit-lsp/config.json")
    }
  }

  /// Writes a file, or leaves one that exists as it is, unless `--force` is given. Returns whether it was written.
  private func write(_ document: JSON, to path: String) throws(FileDiagnostics) -> Bool {
    let text = document.text + "\n"
    let old = try current(path)
    if old == Array(text.utf8) {
      console.say("\(path) is up to date")
      return false
    }
    if old != nil, !arguments.has(.force) {
      let wanted = text.split(separator: "\n").map { "    \($0)\n" }.joined()
      console.note("\(path) exists and was left as it is; '--force' replaces it with\n\(wanted.dropLast())")
      return false
    }
    if let failure = WholeFile.write(Array(text.utf8), to: path, replacing: old) {
      throw FileDiagnostics([failure])
    }
    console.say("wrote \(path)")
    return true
  }

  /// Returns the bytes of a file to write; `nil` if it does not exist. Its folder is created if it is missing.
  private func current(_ path: String) throws(FileDiagnostics) -> [UInt8]? {
    do throws(SystemError) {
      try System.createFolders(Path.folder(of: path))
      return try System.existingContents(of: path)
    } catch {
      throw FileDiagnostics(error)
    }
  }

  /// Prints a note with the folders that should be in `.gitignore` and are not.
  private func sayWhatToIgnore(_ folders: [String]) {
    let current = System.currentFolder()
    var rules = GitIgnore(above: current)
    if !rules.isInWorkTree { return }
    rules.add(current + "/.gitignore", in: current)
    let missing = folders.filter { folder in
      let path = Array((current + "/" + folder.dropLast()).utf8)
      return !rules.ignores(path, nameStart: path.count - folder.utf8.count + 1, isFolder: true)
    }
    if missing.isEmpty { return }
    console.note("add \(missing.joined(separator: " and ")) to .gitignore")
  }

  /// Sets git's filter up in this clone. Returns whether anything had to be changed.
  private func installGitFilter() throws(FileDiagnostic) -> Bool {
    let setup = try GitSetup()
    let isChanged = try setup.install(program: GitSetup.program, force: arguments.has(.force))
    console.report(setup.refresh(.changed))
    console.say(
      isChanged
        ? "git's filter is set up in this clone: git sees the originals of applied files"
        : "git's filter is set up in this clone already")
    console.note(
      "'stubble init --git --remove' undoes it; without stubble, "
        + "'git config --remove-section \(GitSetup.section)' does")
    return isChanged
  }

  /// Removes git's filter from this clone. Returns whether anything had to be changed.
  private func removeGitFilter() throws(FileDiagnostic) -> Bool {
    let setup = try GitSetup()
    if try !setup.remove() {
      console.say("git has no filter of stubble here")
      return false
    }
    console.report(setup.refresh(.all))
    console.say("removed git's filter")
    console.note("revert applied files before you commit: git sees them as they are")
    return true
  }
}
