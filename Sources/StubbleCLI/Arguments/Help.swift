/// The texts that `--help` and the command `help` print.
enum Help {
  static let version = "0.1.0"

  static let introduction =
    "stubble makes Swift types stubbable for tests, and leaves their source as it was."

  /// The exit statuses and their meanings.
  static let exitStatus = [
    ("0", "done"), ("1", "errors found, or '--check' fails"), ("2", "wrong usage"),
    ("of 'run', 'test' and 'build'", "the command's own"),
  ]

  /// The maximum length of a line, in characters.
  private static let width = 110

  /// Returns what the command `help` prints.
  static func answer(to arguments: Arguments) -> String {
    if let topic = arguments.topic { return text(of: topic) }
    if let schema = arguments.schema { return schema.document.text + "\n" }
    return arguments.has(.man) ? Manual.text : general
  }

  static var general: String {
    """
    \(introduction)

    usage: stubble COMMAND [OPTION…] [PATH…]

    \(table(Command.allCases.map { (words($0.rawValue, $0.operands), $0.summary) }))

    \(filled("""
      'stubble help COMMAND' lists the options of a command; 'stubble help --man' is the manual. Exit status: \
      \(exitStatus.map { "\($0.0) \($0.1)" }.joined(separator: "; ")).
      """))

    """
  }

  static func text(of command: Command) -> String {
    """
    \(command.rawValue): \(command.summary)

    usage: stubble \(words(command.rawValue, "[OPTION…]", command.operands))

    \(filled(command.discussion))

    \(table(Flag.all(of: command).map { (column(of: $0), explanation(of: $0, for: command)) }))

    """
  }

  /// Returns the spellings of an option, indented so that the long ones are aligned.
  private static func column(of flag: Flag) -> String {
    (flag.definition.letter == nil ? "    " : "")
      + words(flag.spellings.joined(separator: ", "), flag.definition.value?.placeholder ?? "")
  }

  /// Returns what an option does when it is given to a command, and whether it may be repeated.
  static func explanation(of flag: Flag, for command: Command) -> String {
    flag.summary(for: command) + (flag.definition.isRepeatable ? "; may be repeated" : "")
  }

  private static func filled(_ text: String) -> String {
    Paragraph.all(of: text).map { $0.lines(width: width).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Returns rows laid out in two aligned columns, the second broken into lines.
  private static func table(_ rows: [(String, String)]) -> String {
    let indent = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { row in
      let start = "  " + row.0
      let lines = Paragraph.filled(row.1).lines(width: width - indent)
      return start + String(repeating: " ", count: indent - start.count)
        + lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }.joined(separator: "\n")
  }

  /// Returns the words that are not empty, separated by spaces.
  static func words(_ words: String...) -> String { words.filter { !$0.isEmpty }.joined(separator: " ") }
}
