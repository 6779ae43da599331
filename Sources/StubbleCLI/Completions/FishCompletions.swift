/// Completion for fish.
enum FishCompletions {
  static var script: String {
    """
    # Completions of stubble for fish.

    function __stubble_is
        set -l words (commandline -opc)
        test "$words[2]" = "$argv[1]"
    end

    function __stubble_has_dashes
        contains -- -- (commandline -opc)
    end

    # Completes the line of the program that follows '--'.
    function __stubble_program
        set -l words (commandline -opc)
        set -l dashes (contains -i -- -- $words)
        set -e words[1..$dashes]
        set -l line (commandline -ct)
        for word in $words[-1..1]
            set line (string escape -- $word)" $line"
        end
        complete -C "$line"
    end

    complete -c stubble -f
    \(Flag.general.map { "complete -c stubble -n '__stubble_is \"\"'\(option($0, nil, $0.definition.summary))" }.joined(separator: "\n"))
    \(Command.allCases.map(command).joined(separator: "\n"))
    complete -c stubble -n '__stubble_is run; and __stubble_has_dashes' -a '(__stubble_program)'

    """
  }

  private static func command(_ command: Command) -> String {
    let name = command.rawValue
    let flags = Flag.all(of: command).map {
      option($0, $0.value(for: command), Help.explanation(of: $0, for: command))
    }
    let condition =
      command == .run ? "__stubble_is run; and not __stubble_has_dashes" : "__stubble_is \(name)"
    let operand = command.operand.map { "complete -c stubble -n '\(condition)'\(words($0))" }
    return
      (["complete -c stubble -n '__stubble_is \"\"' -a \(name) -d \(quoted(command.summary))"]
      + flags.map { "complete -c stubble -n '__stubble_is \(name)'" + $0 }
      + [operand].compactMap(\.self)).joined(separator: "\n")
  }

  private static func option(_ flag: Flag, _ value: Word?, _ summary: String) -> String {
    let letter = flag.definition.letter.map { " -s \($0)" } ?? ""
    let value = value.map { " -r" + words($0) } ?? ""
    return letter + " -l \(flag.rawValue)\(value) -d \(quoted(summary))"
  }

  private static func words(_ word: Word) -> String {
    switch word {
    case .choice(let choices, _): " -f -a \(quoted(choices.joined(separator: " ")))"
    case .any: " -f"
    case .file: " -F"
    case .folder: " -f -a '(__fish_complete_directories (commandline -ct))'"
    case .source: " -f -k -a '(__fish_complete_suffix .swift)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
