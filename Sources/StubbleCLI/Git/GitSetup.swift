/// Sets git's filter up in a clone, for all of its work trees, and takes it away.
struct GitSetup {
  /// What git calls the filter.
  static let section = "filter.stubble"

  /// The top folder of the work tree.
  private let top: String
  /// The clone's own attributes, which come before those that are committed.
  private let attributesFile: String

  /// Fails if the current folder is not in a work tree.
  init() throws(Finding) {
    let answer = try GitProgram.ask(["rev-parse", "--show-toplevel", "--git-path", "info/attributes"])
    let lines = answer.text.split(separator: "\n", maxSplits: 1).map(String.init)
    guard answer.isYes, lines.count == 2 else {
      throw Finding(
        message: "this folder is not in a git work tree",
        notes: ["go to the folder of a clone, or make one with 'git init'"])
    }
    top = lines[0]
    attributesFile = lines[1]
  }

  /// Gives whether anything had to be changed.
  /// - Parameters:
  ///   - program: how a shell starts stubble.
  ///   - force: takes Swift files from a filter that they have already.
  func install(program: String, force: Bool) throws(Finding) -> Bool {
    if !force { try refuseOtherFilter() }
    var isChanged = false
    for (key, value) in Self.settings(program: program) {
      let name = "\(Self.section).\(key)"
      let current = try GitProgram.ask(["config", "--local", "--get-all", name])
      if current.isYes, current.text == value { continue }
      try Self.change(["config", "--local", "--replace-all", name, value])
      isChanged = true
    }
    let old = try attributes()
    var new = GitAttributes(old ?? [])
    if new.namesFilter { return isChanged }
    new.add()
    try makeFolder()
    if let failure = WholeFile.write(new.text, to: attributesFile, replacing: old) { throw failure }
    return true
  }

  /// Lets git look again at what is in the work tree: the filter has come or gone. Gives what went wrong.
  func refresh(_ choice: GitIndex.Choice) -> [Finding] {
    do throws(Finding) { try GitIndex.forget(choice, in: top) } catch { return [error] }
    return []
  }

  /// Gives whether anything had to be changed.
  func remove() throws(Finding) -> Bool {
    var isChanged = false
    if try GitProgram.ask(["config", "--local", "--get-regexp", "^filter\\.stubble\\."]).isYes {
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

  /// `clean` and `smudge` are for programs that read git's configuration and do not speak its protocol.
  private static func settings(program: String) -> [(key: String, value: String)] {
    [
      ("process", program + " git-filter"), ("clean", program + " revert -"), ("smudge", "cat"),
      ("required", "true"),
    ]
  }

  private func refuseOtherFilter() throws(Finding) {
    let answer = try GitProgram.ask(["check-attr", "filter", "--", "any.swift"])
    guard answer.isYes, let filter = answer.text.split(separator: " ").last else { return }
    if ["unspecified", "stubble"].contains(filter) { return }
    throw Finding(
      message: "git's attributes give Swift files the filter '\(filter)' here",
      notes: ["'--force' gives them to stubble instead, in this clone only"])
  }

  /// Git says itself what is wrong.
  private static func change(_ arguments: [String]) throws(Finding) {
    if try GitProgram.ask(arguments, isSilent: false).isYes { return }
    throw Finding(
      message: "'git \(arguments.joined(separator: " "))' failed",
      notes: ["see what git says above, then try again"])
  }

  /// Nil if there is no such file.
  private func attributes() throws(Finding) -> [UInt8]? {
    do throws(SystemError) {
      return try System.contents(of: attributesFile).bytes
    } catch {
      if error.code == SystemError.notFound { return nil }
      throw Finding(error)
    }
  }

  private func makeFolder() throws(Finding) {
    let folder = TemporaryName.folder(of: attributesFile)
    do throws(SystemError) {
      try System.makeFolder(folder)
    } catch {
      if error.code != SystemError.alreadyThere { throw Finding(error) }
    }
  }
}

extension GitSetup {
  /// How a shell starts the stubble that is running: by its bare name if `PATH` leads to it, else by its path.
  static var program: String {
    guard let path = System.executablePath.flatMap(System.realPath) else { return "stubble" }
    let found = System.program(named: "stubble").flatMap(System.realPath)
    return found == path ? "stubble" : ShellWord.quoted(path)
  }
}
