/// The program: finds the command and hands it the rest of the line.
@main enum Main {
  static func main() {
    System.exitProcess(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Gives the exit status.
  static func run(_ words: [String]) -> Int32 {
    guard let first = words.first else {
      Console.writeError(Help.general)
      return 2
    }
    switch first {
    case "--version": return print("stubble \(Help.version)\n")
    case "--help", "-h", "help": return print(Help.general)
    case Guardian.word: return Guardian.watch()
    default: break
    }
    guard let command = Command(rawValue: first) else { return unknown(first) }
    return run(command, Array(words.dropFirst()))
  }

  private static func run(_ command: Command, _ words: [String]) -> Int32 {
    // It reads its own options.
    if command == .syntax, !words.contains("--help"), !words.contains("-h") {
      return runSyntax(arguments: words)
    }
    do throws(UsageError) {
      let arguments = try Arguments.parse(command, words)
      if arguments.has(.help) { return print(Help.text(of: command)) }
      return run(arguments)
    } catch {
      return wrongUsage(error)
    }
  }

  private static func run(_ arguments: Arguments) -> Int32 {
    // These know no files, and so no configuration.
    if arguments.command == .gitFilter { return GitFilter.serve(Console(arguments)) }
    if arguments.command == .revert, arguments.paths == ["-"] { return StandardInput.revert(arguments) }
    do throws(Findings) {
      if arguments.command.passesOn { System.end(as: try PackageCommand(arguments).run()) }
      let session = try Session(arguments)
      switch arguments.command {
      case .apply: return try session.apply()
      case .revert: return try session.revert()
      case .expand: return try session.expand()
      case .generate: return try session.generate()
      case .status: return try session.status()
      case .run: System.end(as: try arguments.has(.overlay) ? session.runWithOverlay() : session.run())
      case .overlay: return try session.overlay()
      case .initialize: return try session.initialize()
      case .gitFilter, .syntax, .test, .build: return 2
      }
    } catch {
      return fail(error, arguments)
    }
  }

  /// What kept the command from beginning.
  private static func fail(_ error: Findings, _ arguments: Arguments) -> Int32 {
    let console = Console(arguments)
    console.report(error.findings)
    if console.format == .json {
      let document = Document(command: arguments.command, exitStatus: 1, isWritten: false, withDiff: false)
      Console.write(document.text([], general: error.findings).utf8)
    }
    return 1
  }

  private static func unknown(_ word: String) -> Int32 {
    let similar = closest(to: word, in: Command.allCases.map(\.rawValue))
    let what = word.hasPrefix("-") ? "option" : "command"
    return wrongUsage(
      UsageError(
        message: "unknown \(what) '\(word)'",
        hint: similar.map { "did you mean '\($0)'?" } ?? "see 'stubble --help'"))
  }

  private static func wrongUsage(_ error: UsageError) -> Int32 {
    Console.writeError("stubble: error: \(error.message)\nstubble: note: \(error.hint)\n")
    return 2
  }

  private static func print(_ text: String) -> Int32 { Console.write(text.utf8) ? 0 : 1 }
}
