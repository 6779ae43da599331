/// The program: finds the command, and runs it with the rest of the command line.
@main enum Main {
  static func main() {
    System.noteFileSizeLimit()
    System.noteChildren()
    System.exitProcess(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs a command line, without the program's name, and returns the exit status.
  static func run(_ words: [String]) -> Int32 {
    guard let first = words.first else {
      Console.writeError(Help.general)
      return 2
    }
    if first == Guardian.word { return Guardian.watch() }
    let word = Flag.general.first { $0.spellings.contains(first) }?.rawValue ?? first
    do throws(UsageError) {
      return try run(.named(word), Array(words.dropFirst()))
    } catch {
      return wrongUsage(error)
    }
  }

  private static func run(_ command: Command, _ words: [String]) throws(UsageError) -> Int32 {
    let arguments = try Arguments.parse(command, words)
    return arguments.has(.help) ? print(Help.text(of: command)) : run(arguments)
  }

  private static func run(_ arguments: Arguments) -> Int32 {
    do throws(FileDiagnostics) {
      switch arguments.command {
      // These commands read no project, and therefore no configuration.
      case .help: return print(Help.answer(to: arguments))
      case .version: return print("stubble \(Help.version)\n")
      case .completions: return print(arguments.shell?.completions ?? "")
      case .gitFilter: return GitFilter.serve(Console(arguments))
      case .revert where arguments.paths == ["-"]: return StandardInput.revert(arguments)
      case .test, .build: System.end(as: try PackageCommand(arguments).run())
      case .apply: return try Session(arguments).apply()
      case .revert: return try Session(arguments).revert()
      case .expand: return try Session(arguments).expand()
      case .generate: return try Session(arguments).generate()
      case .status: return try Session(arguments).status()
      case .run where arguments.has(.overlay): System.end(as: try Session(arguments).runWithOverlay())
      case .run: System.end(as: try Session(arguments).run())
      case .overlay: return try Session(arguments).overlay()
      case .initialize: return try Session(arguments).initialize()
      case .syntax: return try SyntaxCommand(arguments).run()
      }
    } catch {
      return fail(error, arguments)
    }
  }

  /// Reports errors that ended a command early, and returns the exit status.
  private static func fail(_ error: FileDiagnostics, _ arguments: Arguments) -> Int32 {
    let console = Console(arguments)
    console.report(error.diagnostics)
    if console.format == .json {
      let document = Document(command: arguments.command, exitStatus: 1, isWritten: false, withDiff: false)
      Console.write(document.text([], general: error.diagnostics).utf8)
    }
    return 1
  }

  private static func wrongUsage(_ error: UsageError) -> Int32 {
    Console.fail(error.message, hint: error.hint)
    return 2
  }

  private static func print(_ text: String) -> Int32 { Console.write(text.utf8) ? 0 : 1 }
}
