/// What `--help` prints.
enum Help {
  static let version = "0.1.0"

  static var general: String {
    """
    stubble makes Swift types stubbable in place, and puts every byte back.

    usage: stubble COMMAND [OPTION…] [PATH…]

    \(table(Command.allCases.map { (words($0.rawValue, $0.operands), $0.summary) }))

    'stubble COMMAND --help' tells more. Exit status: 0 done; 1 errors found, or '--check' fails;
    2 wrong usage; 'run': the command's own.

    """
  }

  static func text(of command: Command) -> String {
    """
    \(command.rawValue): \(command.summary)

    usage: stubble \(words(command.rawValue, "[OPTION…]", command.operands))

    \(command.discussion)

    \(table(Flag.all(of: command).map { (words($0.spelling, $0.placeholder ?? ""), $0.summary(for: command)) }))

    """
  }

  /// Two columns.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
      .joined(separator: "\n")
  }

  /// Those that are not empty, with blanks between them.
  static func words(_ words: String...) -> String { words.filter { !$0.isEmpty }.joined(separator: " ") }
}
