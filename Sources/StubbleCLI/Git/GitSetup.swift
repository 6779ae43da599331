/// The setup of git's filter in a clone, which all of its work trees share.
struct GitSetup {
  /// The section of git's configuration that defines the filter.
  static let section = "filter.stubble"

  /// The top folder of the work tree.
  private let top: String
  /// The file with the clone's own attributes, which take precedence over committed ones.
  private let attributesFile: String

  /// Finds the work tree of the current folder. Throws an error if there is none, or if git refuses to read it.
  init() throws(FileDiagnostic) {
    let question = ["rev-parse", "--show-toplevel", "--git-path", "info/attributes"]
    let answer = try GitProgram.ask(question)
    let lines = answer.text.split(separator: "\n", maxSplits: 1).map(String.init)
    guard answer.succeeded, lines.count == 2 else {
      if GitWorkTree(around: System.currentFolder()) == nil { throw Self.noWorkTree }
      // Git prints the reason itself.
      _ = try GitProgram.ask(question, isSilent: false)
      throw FileDiagnostic(
        message: "git does not read the work tree of this folder",
        notes: ["see git's message above, then try again"])
    }
    top = lines[0]
    attributesFile = lines[1]
  }

  private static let noWorkTree = FileDiagnostic(
    message: "this folder is not in a git work tree",
    notes: ["go to the folder of a clone, or make one with 'git init'"])

  /// Sets the filter up. Returns whether anything had to be changed.
  ///
  /// - Parameters:
  ///   - program: The word by which a shell starts stubble.
  ///   - force: Whether to replace another filter that Swift files have already.
  func install(program: String, force: Bool) throws(FileDiagnostic) -> Bool {
    if !force { try refuseOtherFilter() }
    var isChanged = false
    for (key, value) in Self.settings(program: program) {
      let name = "\(Self.section).\(key)"
      let current = try GitProgram.ask(["config", "--local", "--get-all", name])
      if current.succeeded, current.text == value { continue }
      try Self.change(["config", "--local", "--replace-all", name, value])
      isChanged = true
    }
    let old = try attributes()
    var new = GitAttributes(old ?? [])
    if new.namesFilterForAll { return isChanged }
    new.add()
    try makeFolder()
    if let failure = WholeFile.write(new.text, to: attributesFile, replacing: old) { throw failure }
    return true
  }

  /// Makes git read the files of the work tree again, since the filter was set up or removed. Returns a warning if that
  /// failed.
  func refresh(_ choice: GitIndex.Choice) -> [FileDiagnostic] {
    do throws(FileDiagnostic) { try GitIndex.forget(choice, in: top) } catch { return [error] }
    return []
  }

  /// Removes the filter. Returns whether anything had to be changed.
  func remove() throws(FileDiagnostic) -> Bool {
    var isChanged = false
    if try GitProgram.ask(["config", "--local", "--get-regexp", "^filter\\.stubble\\."]).succeeded {
      try Self.change(["config", "--local", "--remove-section", Self.section])
      isChanged = true
    }
    guard let old = try attributes() else { return isChanged }
    var new = GitAttributes(old)
    new.remove()
    if new.text == old { return isChanged }
    if let failure = WholeFile.write(new.text, to: attributesFile, replacing: old) { throw failure }
    return true
  }

  /// Returns the keys and values that define the filter. Git uses `process`; `clean` and `smudge` are for programs that
  /// read git's configuration and do not implement its filter protocol.
  private static func settings(program: String) -> [(key: String, value: String)] {
    [
      ("process", program + " git-filter"), ("clean", program + " revert -"), ("smudge", "cat"),
      ("required", "true"),
    ]
  }

  /// Throws an error if Swift files have another filter, all or some of those that git tracks: without it, git would
  /// commit what it must not see, such as the clear text of an encrypted file.
  private func refuseOtherFilter() throws(FileDiagnostic) {
    if let filter = try Self.filter(of: "any.swift") { throw Self.refusal(of: filter, of: "Swift files") }
    guard let file = try fileWithOtherFilter(), let filter = try Self.filter(of: file) else { return }
    throw Self.refusal(of: filter, of: "'\(Path.shown(file, in: System.currentFolder()))'")
  }

  private static func refusal(of filter: String, of files: String) -> FileDiagnostic {
    FileDiagnostic(
      message: filter == "unset"
        ? "git's attributes exclude \(files) from filters"
        : "git's attributes assign the filter '\(filter)' to \(files)",
      notes: ["'--force' assigns stubble's filter instead, in this clone only"])
  }

  /// Returns the filter of a file, `unset` if it must have none; `nil` if it may have stubble's.
  private static func filter(of file: String) throws(FileDiagnostic) -> String? {
    let answer = try GitProgram.ask(["check-attr", "filter", "--", file])
    guard answer.succeeded, let filter = answer.text.split(separator: " ").last else { return nil }
    return ["unspecified", "stubble"].contains(filter) ? nil : String(filter)
  }

  /// Returns the path of a tracked Swift file that has another filter, or must have none; `nil` if there is none.
  private func fileWithOtherFilter() throws(FileDiagnostic) -> String? {
    let others = ["*.swift", ":(exclude,attr:!filter)", ":(exclude,attr:filter=stubble)"]
    let answer = try GitProgram.ask(
      ["-C", top, "ls-files", "-z", "--"] + others)
    guard answer.succeeded, let name = answer.output.split(separator: 0).first else { return nil }
    return top + "/" + String(decoding: name, as: UTF8.self)
  }

  /// Runs a command that changes git's configuration. If it fails, git prints the reason itself.
  private static func change(_ arguments: [String]) throws(FileDiagnostic) {
    if try GitProgram.ask(arguments, isSilent: false).succeeded { return }
    throw FileDiagnostic(
      message: "'git \(arguments.joined(separator: " "))' failed",
      notes: ["see git's message above, then try again"])
  }

  /// Returns the bytes of the attributes file; `nil` if there is none.
  private func attributes() throws(FileDiagnostic) -> [UInt8]? {
    do throws(SystemError) { return try System.existingContents(of: attributesFile) } catch {
      throw FileDiagnostic(error)
    }
  }

  private func makeFolder() throws(FileDiagnostic) {
    let folder = Path.folder(of: attributesFile)
    do throws(SystemError) {
      try System.makeFolder(folder)
    } catch {
      if error.code != SystemError.alreadyExists { throw FileDiagnostic(error) }
    }
  }
}

extension GitSetup {
  /// The word by which a shell starts this program: its bare name if `PATH` leads to it, else its quoted path.
  static var program: String {
    guard let path = System.executablePath.flatMap(System.realPath) else { return "stubble" }
    let found = System.program(named: "stubble").flatMap(System.realPath)
    return found == path ? "stubble" : ShellWord.quoted(path)
  }
}
