import StubbleRewriter
import Testing

@testable import StubbleCLI

@Suite struct ArgumentsTests {
  private func parse(_ command: Command, _ line: String) throws -> Arguments {
    try Arguments.parse(command, line.split(separator: " ").map(String.init))
  }

  /// The error and the hint of a wrong line.
  private func error(_ command: Command, _ line: String) -> String {
    do throws(UsageError) {
      _ = try Arguments.parse(command, line.split(separator: " ").map(String.init))
      return "no error"
    } catch {
      return error.message + "; " + error.hint
    }
  }

  @Test func flagsStandAnywhere() throws {
    let arguments = try parse(.apply, "Sources --check Tests --type A --type=B.C --jobs=3 --layout expanded")
    #expect(arguments.paths == ["Sources", "Tests"])
    #expect(arguments.flags == [.check])
    #expect(arguments.typeNames == ["A", "B.C"])
    #expect(arguments.jobs == 3)
    #expect(arguments.layout == .expanded)
  }

  @Test func modulesHaveNames() throws {
    #expect(
      try parse(.generate, "--output A --testable App --import Kit.Core").doubles.imports == ["Kit.Core"])
    for (flag, name) in [
      ("--testable", "1x"), ("--testable", "A-B"), ("--import", "Kit."), ("--import", "a\"b"),
      ("--import", "class"), ("--testable", "Kit.self"),
    ] {
      #expect(
        error(.generate, "--output A \(flag) \(name)")
          == "'\(name)' is not the name of a module; write '\(flag) App'")
    }
  }

  /// Texts that the compiler accepts as conditions of `#if`, and others.
  @Test(
    arguments: [
      (
        "DEBUG true !A `A` A&&B A||(!B&&os(iOS)) ((A)) canImport(X) canImport(X.Y,_version:1.2.3) "
          + "swift(>=6) compiler(<6.0.1) hasFeature(X) targetEnvironment(simulator) arch(arm64) _endian(little)",
        true
      ),
      (
        "A&& 1 A,B A==B (A,B) (x:A) !!A -A a.b class self os(iOS,macOS) os(iOS){} os() f(x) defined(X) swift(6) "
          + "swift(>6) swift(>=a) canImport(X,3) canImport(1) os(x:iOS) (A A) \"A\" A?B:C A//B #if A;B", false
      ),
    ]) func conditions(texts: String, areConditions: Bool)
  {
    for text in texts.split(separator: " ") {
      let wrong = "'\(text)' is not a compilation condition; write '--condition DEBUG'"
      #expect(
        error(.generate, "--output A --condition \(text)") == (areConditions ? "no error" : wrong), "\(text)")
    }
  }

  @Test func dashesEndFlags() throws {
    #expect(try parse(.revert, "--force -- --odd.swift --check").paths == ["--odd.swift", "--check"])
  }

  @Test func runTakesACommand() throws {
    let arguments = try parse(.run, "Sources --quiet -- swift test --filter X -- y")
    #expect(arguments.paths == ["Sources"])
    #expect(arguments.program == ["swift", "test", "--filter", "X", "--", "y"])
  }

  @Test func theRestGoesToThePackageManager() throws {
    let arguments = try parse(.test, "--filter X --type A -q --exclude=B --parallel -- --type C")
    #expect(arguments.typeNames == ["A"])
    #expect(arguments.exclusions == ["B"])
    #expect(arguments.program == ["--filter", "X", "-q", "--parallel", "--type", "C"])
    #expect(arguments.has(.quiet))
    #expect(error(.test, "--type") == "'--type' needs a value; write '--type NAME'")
    #expect(
      error(.build, "--diagnostics json")
        == "the output of 'build' is the command's own, not JSON; choose another '--diagnostics'")
  }

  @Test func anOverlayHasItsOptions() {
    #expect(
      error(.run, "--output x -- y")
        == "'--output', '--flags' and '--objects' require '--overlay'; add '--overlay'")
    #expect(
      error(.run, "--overlay --layout expanded -- y")
        == "an overlay always keeps lines in place; leave out '--layout expanded'")
    #expect(error(.overlay, "--layout lines").hasPrefix("unknown option '--layout'"))
    #expect(
      error(.overlay, "--flags make").contains(
        "choose one of 'swiftpm', 'swiftc', 'xcodebuild', 'sourcekit-lsp'"))
  }

  @Test func wrongUsage() {
    for command in [Command.apply, .revert, .status, .expand, .syntax] {
      #expect(throws: UsageError(message: "the path is empty", hint: Arguments(command).usage)) {
        try Arguments.parse(command, [""])
      }
    }
    #expect(throws: UsageError(message: "no command to run", hint: Arguments(.run).usage)) {
      try Arguments.parse(.run, ["--", ""])
    }
    #expect(error(.apply, "--chekc") == "unknown option '--chekc' for 'apply'; did you mean '--check'?")
    #expect(
      error(.apply, "--explain") == "unknown option '--explain' for 'apply'; see 'stubble apply --help'")
    #expect(error(.apply, "--check=1") == "'--check' takes no value; write '--check'")
    #expect(error(.apply, "--type") == "'--type' needs a value; write '--type NAME'")
    #expect(error(.apply, "--type=") == "'--type' needs a value; write '--type NAME'")
    #expect(error(.apply, "--jobs 0") == "'0' is not a number of threads; write '--jobs 4'")
    #expect(
      error(.apply, "--layout wide")
        == "'wide' is not a value of '--layout'; choose one of 'lines', 'expanded'")
    #expect(
      error(.generate, "--condition A,B")
        == "'A,B' is not a compilation condition; write '--condition DEBUG'")
    for pattern in ["./", "/", "!", "!/"] {
      #expect(
        error(.apply, "--exclude \(pattern)")
          == "'\(pattern)' is not a pattern of files or folders; write '--exclude Generated'")
    }
    #expect(error(.apply, "-") == "'apply' cannot rewrite standard input; use 'stubble expand -'")
    for command in [Command.status, .overlay, .generate, .run] {
      #expect(
        error(command, "-") == "'\(command.rawValue)' does not read standard input; name files or folders")
    }
    #expect(error(.run, "Sources") == "no command to run; usage: stubble run [PATH…] -- COMMAND [ARGUMENT…]")
    #expect(error(.expand, "a b") == "'expand' takes one file; usage: stubble expand [FILE | -]")
    #expect(
      error(.revert, "- a.swift")
        == "'-' does not go with other paths; write 'stubble revert - <APPLIED >ORIGINAL'")
    for option in ["--check", "--diff", "--touch", "--verbose", "--exclude A", "--jobs 2"] {
      let name = option.split(separator: " ")[0]
      #expect(
        error(.revert, "- " + option)
          == "'\(name)' has no effect with 'revert -'; write 'stubble revert - <APPLIED >ORIGINAL'")
    }
    #expect(error(.initialize, "A") == "'init' takes no path, but was given 'A'; usage: stubble init")
    #expect(
      error(.initialize, "--remove --editor")
        == "'--remove' requires '--git', and excludes '--editor'; write 'stubble init --git --remove'")
    #expect(
      error(.gitFilter, "A") == "'git-filter' takes no path, but was given 'A'; usage: stubble git-filter")
    #expect(error(.apply, "--quiet --verbose") == "'--quiet' contradicts '--verbose'; leave one out")
  }

  @Test func shortOptions() throws {
    #expect(try parse(.apply, "-q A").flags == [.quiet])
    #expect(try parse(.apply, "-v A").flags == [.verbose])
    #expect(try parse(.apply, "-h -q -v").flags == [.help, .quiet, .verbose])
    #expect(error(.apply, "-x") == "unknown option '-x' for 'apply'; see 'stubble apply --help'")
    #expect(error(.apply, "-q=1") == "'--quiet' takes no value; write '--quiet'")
    #expect(error(.expand, "-v") == "unknown option '-v' for 'expand'; see 'stubble expand --help'")
    #expect(
      error(.apply, "-dash.swift")
        == "'-dash.swift' begins like an option; write './-dash.swift' to name the file or folder")
    #expect(try parse(.apply, "./-dash.swift -- -dash.swift").paths == ["./-dash.swift", "-dash.swift"])
    // These two go to the package manager.
    #expect(try parse(.test, "-q -v").program == ["-q", "-v"])
    #expect(try parse(.build, "-h").flags == [.help])
    // No letter means two options of a command.
    for command in Command.allCases {
      let spellings = Flag.all(of: command).flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count)
    }
  }

  @Test func standardOutput() throws {
    #expect(try parse(.generate, "A --output -").isPrinted)
    #expect(try !parse(.generate, "A --output ./-").isPrinted)
    #expect(
      error(.generate, "--output - --check")
        == "'--check' needs a file to compare with; write '--output FILE'")
    #expect(
      error(.generate, "--output=- --diagnostics json")
        == "'--output -' prints Swift, not JSON; write '--output FILE'")
    for (command, line) in [(Command.overlay, "--output -"), (.run, "--overlay --output - -- x")] {
      #expect(error(command, line) == "an overlay needs a folder; write '--output FOLDER'")
    }
  }

  @Test func helpHasOneTopic() throws {
    #expect(try parse(.help, "").topic == nil)
    #expect(try parse(.help, "apply").topic == .apply)
    #expect(try parse(.help, "-- init").topic == .initialize)
    #expect(try parse(.help, "--man").has(.man))
    #expect(try parse(.help, "--schema config").schema == .config)
    #expect(error(.help, "aply") == "unknown command 'aply'; did you mean 'apply'?")
    #expect(error(.help, "xyz") == "unknown command 'xyz'; see 'stubble --help'")
    #expect(error(.help, "apply revert") == "'help' takes one command; usage: stubble help [COMMAND]")
    #expect(
      error(.help, "--schema x") == "'x' is not a value of '--schema'; choose one of 'config', 'diagnostics'")
    for line in ["apply --man", "--man --schema config", "apply --schema diagnostics"] {
      #expect(error(.help, line) == "'help' prints one thing at a time; leave one out")
    }
    #expect(error(.version, "A") == "'version' takes no path, but was given 'A'; usage: stubble version")
  }

  @Test func syntaxPrintsOneThing() throws {
    #expect(try parse(.syntax, "--timing --all-types --jobs=4 @LIST").jobs == 4)
    #expect(try parse(.syntax, "--tree -").paths == ["-"])
    #expect(error(.syntax, "") == "no file to read; usage: stubble syntax FILE…|@LIST|-")
    #expect(error(.syntax, "--jobs 0 a") == "'0' is not a number of threads; write '--jobs 4'")
    #expect(error(.syntax, "--tree --tokens a") == "'syntax' prints one thing at a time; leave one out")
    #expect(
      error(.syntax, "--all-types a") == "'--all-types' has no effect without '--timing'; add '--timing'")
  }

  @Test func completionsAreForOneShell() throws {
    let usage = "usage: stubble completions bash|zsh|fish"
    for shell in Shell.allCases { #expect(try parse(.completions, shell.rawValue).shell == shell) }
    #expect(error(.completions, "") == "no shell is given; " + usage)
    #expect(error(.completions, "tcsh") == "unknown shell 'tcsh'; " + usage)
    #expect(error(.completions, "zsh bash") == "'completions' takes one shell; " + usage)
  }

  @Test func similarWords() {
    #expect(closest(to: "aply", in: ["apply", "expand"]) == "apply")
    #expect(closest(to: "xyz", in: ["apply", "expand"]) == nil)
  }
}
