/// The manual page, in roff, the markup language of `man`.
enum Manual {
  static var text: String {
    let lines =
      [".TH STUBBLE 1 \"\" \"stubble \(Help.version)\" \"User Commands\""]
      + section(
        "NAME", [roff("stubble - makes Swift types stubbable for tests, and leaves their source as it was")])
      + section("SYNOPSIS", [".B stubble", roff("COMMAND [OPTION…] [PATH…]")])
      + section("DESCRIPTION", paragraphs(Help.introduction))
      + section("COMMANDS", Command.allCases.flatMap(command))
      + section("EXIT STATUS", Help.exitStatus.flatMap { item($0.0, $0.1) })
      + section("ENVIRONMENT", environment.flatMap { item($0.0, $0.1) })
      + section("FILES", files)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let environment = [
    (
      "NO_COLOR",
      "If it is set and not empty, errors and warnings have no color, unless '--color always' is given."
    ),
    (
      "GITHUB_WORKSPACE",
      "Set by GitHub: the folder that the paths of '--diagnostics github' are relative to."
    ),
    ("STUBBLE_SWIFT_FLAGS", "Set by 'run --overlay': the flags that make the compiler read applied copies."),
  ]

  private static var files: [String] {
    item(
      Configuration.name,
      "The configuration of a project, in its folder or one above: a JSON object with these keys, none required."
    )
      + [".RS"] + Configuration.Key.allCases.flatMap { item($0.rawValue, $0.summary) } + [".RE"]
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] { [".SH " + title] + lines }

  private static func command(_ command: Command) -> [String] {
    [".SS " + roff(Help.words(command.rawValue, command.operands))]
      + paragraphs(command.summary) + [".PP"] + paragraphs(command.discussion)
      + Flag.all(of: command).flatMap { flag in
        [".TP", heading(of: flag)] + filled(Help.explanation(of: flag, for: command))
      }
  }

  private static func heading(of flag: Flag) -> String {
    let names = flag.spellings.map { "\\fB\(roff($0))\\fR" }.joined(separator: ", ")
    return names + (flag.definition.value.map { " \\fI\(roff($0.placeholder))\\fR" } ?? "")
  }

  /// Returns the lines of a term and its explanation.
  private static func item(_ term: String, _ meaning: String) -> [String] {
    [".TP", "\\fB\(roff(term))\\fR"] + filled(meaning)
  }

  private static func paragraphs(_ text: String) -> [String] {
    Array(
      Paragraph.all(of: text).map { paragraph in
        switch paragraph {
        case .filled(let text): filled(text)
        case .verbatim(let lines):
          [".RS", ".nf"] + lines.map { roff(String($0.drop { $0 == " " })) } + [".fi", ".RE"]
        }
      }.joined(separator: [".PP"]))
  }

  /// Returns the text broken into lines, so that people can read the markup too.
  private static func filled(_ text: String) -> [String] { Paragraph.filled(text).lines(width: 72).map(roff) }

  /// Returns the markup that shows one line of text literally, in ASCII, since a terminal may support no more.
  private static func roff(_ text: String) -> String {
    let escaped = text.map { letter -> String in
      switch letter {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "…": "..."
      default: String(letter)
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
