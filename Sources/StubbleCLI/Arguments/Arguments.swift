import StubbleRewriter
import StubbleSemantics

/// The format in which diagnostics are written.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// Text for people: the location, the line and a caret.
  case text
  /// One line for each diagnostic, with the absolute path, for Xcode's issue list.
  case xcode
  /// One JSON document on standard output that describes the whole run.
  case json
  /// Workflow commands of GitHub Actions.
  case github

  /// Whether a program reads the diagnostics, and nothing else.
  var isOfDiagnostics: Bool { self == .xcode || self == .github }
}

/// When diagnostics are colored: `auto` colors them on a terminal.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// A parsed command line.
struct Arguments: Equatable, Sendable {
  var command: Command
  /// The given files and folders, or `-` for standard input.
  var paths: [String] = []
  /// The program that `run` runs, with its arguments; for `test` and `build`, the arguments of the package manager.
  var program: [String] = []
  /// The given options that take no value.
  var flags: Set<Flag> = []
  var typeNames: [String] = []
  /// The access level of all stubs whose annotations give none.
  var access: Annotation.Access?
  var exclusions: [String] = []
  /// The tool to print flags for; `nil` for the program that `run` starts, or else `swiftc`.
  var buildTool: BuildTool?
  /// Folders, besides the overlay's own, with objects that were compiled from the overlay.
  var objectFolders: [String] = []
  /// The file that `generate` writes (`-` for standard output), or the folder of the overlay.
  var output: String?
  var doubles = DoublesRequest()
  /// Files and folders whose protocols `generate` reads for inheritance, without making doubles of them.
  var references: [String] = []
  /// Files and folders to search for the names of doubles: `generate` leaves out those it does not find there.
  /// Empty to make all doubles.
  var users: [String] = []
  var layout: Layout?
  /// The folders that hold the files of named modules.
  var modules: [NamedModules.Entry] = []
  var defaultIsolation: DefaultIsolation?
  /// The number of threads; `nil` for one per processor, unless the configuration gives a number.
  var jobs: Int?
  /// The command to print help for.
  var topic: Command?
  /// The shell to print a completion script for.
  var shell: Shell?
  /// The format to print the JSON schema of.
  var schema: Schema?
  var format = DiagnosticFormat.text
  var color = ColorChoice.auto

  init(_ command: Command) { self.command = command }

  func has(_ flag: Flag) -> Bool { flags.contains(flag) }

  /// Whether generated code goes to standard output.
  var isPrinted: Bool { output == "-" }

  /// Whether no file may be written.
  var isDryRun: Bool { has(.check) || has(.diff) }
}

/// An invalid command line: what is wrong with it, and a hint at what would be right.
struct UsageError: Error, Equatable {
  var message: String
  var hint: String
}

extension Arguments {
  /// Parses the words after the command's name.
  static func parse(_ command: Command, _ words: [String]) throws(UsageError) -> Arguments {
    var arguments = Arguments(command)
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        try arguments.takeRest(Array(words))
        break
      }
      if command.passesOn, !arguments.isOwn(word) {
        try arguments.passOn(word)
      } else if word.hasPrefix("-"), word != "-" {
        try arguments.takeFlag(word, &words)
      } else {
        try arguments.takeOperand(word)
      }
    }
    arguments.doubles.allProtocols = arguments.has(.allProtocols)
    arguments.doubles.isDocumented = arguments.has(.documentation)
    try arguments.validate()
    return arguments
  }

  /// Takes the words after `--`: a program's command line for `run`, `test` and `build`, else paths that may begin
  /// with a dash.
  private mutating func takeRest(_ words: [String]) throws(UsageError) {
    if command == .run || command.passesOn {
      program += words
    } else {
      for word in words { try takeOperand(word) }
    }
  }

  /// Takes a word that is not an option: a path, for most commands.
  private mutating func takeOperand(_ word: String) throws(UsageError) {
    switch command {
    case .help:
      if topic != nil { throw wrong("'help' takes one command", usage) }
      topic = try .named(word)
    case .completions:
      if shell != nil { throw wrong("'completions' takes one shell", usage) }
      shell = Shell(rawValue: word)
      if shell == nil { throw wrong("unknown shell '\(word)'", usage) }
    default:
      if word.isEmpty { throw wrong("the path is empty", usage) }
      paths.append(word)
    }
  }

  /// Whether a word is an option that the command knows itself, so that it is not passed on.
  private func isOwn(_ word: String) -> Bool {
    Flag.all(of: command).contains { $0.spellings.contains(String(word.prefix { $0 != "=" })) }
  }

  private mutating func passOn(_ word: String) throws(UsageError) {
    try refuseMisspelling(of: word)
    program.append(word)
    // An option that makes the package manager quiet makes stubble quiet too.
    if Flag.quiet.spellings.contains(word) { flags.insert(.quiet) }
  }

  /// Throws an error for a word that the package manager does not know either: an option of another command of
  /// stubble, or one that is nearly spelled like an option of this command.
  private func refuseMisspelling(of word: String) throws(UsageError) {
    let name = String(word.prefix { $0 != "=" })
    guard name.hasPrefix("--") else { return }
    let shared: [Flag] = [.jobs, .quiet, .verbose, .help, .version]
    let isOfOtherCommand = Flag.allCases.contains { $0.spelling == name && !shared.contains($0) }
    let similar = closest(to: name, in: Flag.all(of: command).filter { !shared.contains($0) }.map(\.spelling))
    guard isOfOtherCommand || similar != nil else { return }
    throw wrong(
      "unknown option '\(name)' for '\(command.rawValue)'",
      (similar.map { "did you mean '\($0)'? " } ?? "") + "write options of the package manager after '--'")
  }

  private mutating func takeFlag(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let flag = try flag(named: parts[0])
    let definition = flag.definition
    guard let wanted = definition.value else {
      if parts.count > 1 { throw wrong("'\(flag.spelling)' takes no value", "write '\(flag.spelling)'") }
      flags.insert(flag)
      return
    }
    let value = parts.count > 1 ? parts[1] : words.popFirst()
    guard let value, !value.isEmpty else {
      throw wrong("'\(flag.spelling)' needs a value", "write '\(flag.spelling) \(wanted.placeholder)'")
    }
    try definition.set(&self, value)
  }

  private func flag(named name: String) throws(UsageError) -> Flag {
    let known = Flag.all(of: command)
    if let flag = known.first(where: { $0.spellings.contains(name) }) { return flag }
    if name.hasSuffix(".swift") || (try? System.status(of: name)) != nil {
      throw wrong("'\(name)' begins like an option", "write './\(name)' to name the file or folder")
    }
    let similar = closest(to: name, in: known.map(\.spelling))
    throw wrong(
      "unknown option '\(name)' for '\(command.rawValue)'",
      similar.map { "did you mean '\($0)'?" } ?? "see 'stubble \(command.rawValue) --help'")
  }

  func wrong(_ message: String, _ hint: String) -> UsageError {
    UsageError(message: message, hint: hint)
  }

  var usage: String { "usage: " + Help.words("stubble", command.rawValue, command.operands) }
}

extension Arguments {
  /// The flags that the package manager passes on to the compiler: those after `-Xswiftc` among its arguments.
  var compilerFlags: [String] {
    guard command.passesOn else { return [] }
    return zip(program, program.dropFirst()).filter { $0.0 == "-Xswiftc" }.map(\.1)
  }
}
