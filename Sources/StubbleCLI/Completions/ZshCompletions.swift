/// Completion for zsh: to be read when the shell starts, or a file `_stubble` in a folder of `fpath`.
enum ZshCompletions {
  static var script: String {
    """
    #compdef stubble
    # Completions of stubble for zsh.

    _stubble_commands() {
      local -a commands=(
    \(Command.allCases.map { "    " + ShellWord.quoted("\($0.rawValue):\($0.summary)") }.joined(separator: "\n"))
      )
      _describe command commands
    }

    _stubble() {
      local curcontext=$curcontext state state_descr line dashes
      typeset -A opt_args
      _arguments -C \\
    \(Flag.general.map { "    \(specification(of: $0, nil, $0.definition.summary, "(- :)")) \\" }.joined(separator: "\n"))
        '1: :_stubble_commands' \\
        '*:: :->words' && return
      [[ $state == words ]] || return
      case $words[1] in
    \(Command.allCases.map(command).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _stubble ]]; then
      _stubble "$@"
    else
      compdef _stubble stubble
    fi

    """
  }

  private static func command(_ command: Command) -> String {
    let flags = Flag.all(of: command).map {
      specification(
        of: $0, $0.value(for: command), Help.explanation(of: $0, for: command), exclusions(of: $0))
    }
    let operand = command.operand.map { ["'*:\(name(of: $0)):\(action(for: $0))'"] } ?? []
    let specifications = (flags + operand).map { "        \($0)" }.joined(separator: " \\\n")
    let lines = (command == .run ? program : []) + ["      _arguments -S \\", specifications, "      ;;"]
    return "    \(command.rawValue))\n" + lines.joined(separator: "\n")
  }

  /// The code that completes the words after `--`, which are another program's command line.
  private static let program = [
    "      dashes=${words[(i)--]}",
    "      if ((dashes < CURRENT)); then",
    "        shift $dashes words",
    "        ((CURRENT -= dashes))",
    "        _normal",
    "        return",
    "      fi",
  ]

  /// Returns the exclusions that begin an option's specification: unless it is repeatable, an option is not offered
  /// again once it was given in any of its spellings.
  private static func exclusions(of flag: Flag) -> String {
    if flag.definition.isRepeatable { return "*" }
    return flag.spellings.count > 1 ? "(\(flag.spellings.joined(separator: " ")))" : ""
  }

  /// Returns the specifications of an option for `_arguments`, one for each spelling.
  private static func specification(
    of flag: Flag, _ word: Word?, _ summary: String, _ exclusions: String
  ) -> String {
    let value = word.map { ":\(name(of: $0)):\(action(for: $0))" } ?? ""
    let equals = word == nil ? "" : "="
    let rest = "\(equals)[\(escaped(summary))]\(value)"
    return flag.spellings.map { ShellWord.quoted(exclusions + $0 + rest) }.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.map { "[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Returns the heading of the completions that are offered for a word.
  private static func name(of word: Word) -> String {
    switch word {
    case .choice: "choice"
    case .any, .file, .folder, .source: word.placeholder
    }
  }

  private static func action(for word: Word) -> String {
    switch word {
    case .choice(let choices, _): "(\(choices.joined(separator: " ")))"
    case .any: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .source: "_files -g \"*.swift\""
    }
  }
}
