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
        == "'--output', '--flags' and '--objects' are for an overlay; add '--overlay'")
    #expect(
      error(.run, "--overlay --layout expanded -- y")
        == "in an overlay no line moves; leave out '--layout expanded'")
    #expect(error(.overlay, "--layout lines").hasPrefix("unknown option '--layout'"))
    #expect(
      error(.overlay, "--flags make").contains(
        "choose one of 'swiftpm', 'swiftc', 'xcodebuild', 'sourcekit-lsp'"))
  }

  @Test func wrongUsage() {
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
    #expect(error(.apply, "-") == "'apply' cannot rewrite standard input; use 'stubble expand -'")
    #expect(error(.run, "Sources") == "no command to run; usage: stubble run [PATH…] -- COMMAND [ARGUMENT…]")
    #expect(error(.expand, "a b") == "'expand' takes one file; usage: stubble expand [FILE | -]")
    #expect(
      error(.revert, "- a.swift")
        == "'-' does not go with other paths; write 'stubble revert - <APPLIED >ORIGINAL'")
    for option in ["--check", "--diff", "--touch", "--verbose", "--exclude A", "--jobs 2"] {
      let name = option.split(separator: " ")[0]
      #expect(
        error(.revert, "- " + option)
          == "'\(name)' means nothing to 'revert -'; write 'stubble revert - <APPLIED >ORIGINAL'")
    }
    #expect(error(.initialize, "A") == "'init' takes no path, but was given 'A'; usage: stubble init")
    #expect(
      error(.initialize, "--remove --editor")
        == "'--remove' takes git's filter away, and nothing else; write 'stubble init --git --remove'")
    #expect(
      error(.gitFilter, "A") == "'git-filter' takes no path, but was given 'A'; usage: stubble git-filter")
    #expect(error(.apply, "--quiet --verbose") == "'--quiet' contradicts '--verbose'; leave one out")
  }

  @Test func helpNamesEveryOption() {
    for command in Command.allCases {
      for flag in Flag.all(of: command) { #expect(Help.text(of: command).contains(flag.spelling)) }
      #expect(Help.general.contains("  \(command.rawValue) "))
    }
  }

  @Test func similarWords() {
    #expect(closest(to: "aply", in: ["apply", "expand"]) == "apply")
    #expect(closest(to: "xyz", in: ["apply", "expand"]) == nil)
  }
}
