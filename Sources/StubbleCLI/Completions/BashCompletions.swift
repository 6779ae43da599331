/// Completion for bash, from version 3.2 on.
enum BashCompletions {
  static var script: String {
    """
    # Completions of stubble for bash.

    _stubble_add() {
      local line
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$@" -- "$word")
    }

    _stubble_paths() {
      compopt -o filenames 2>/dev/null
      _stubble_add "$@"
    }

    _stubble() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} i
      COMPREPLY=()
      # '--option=value' is three words here.
      if [[ $word == '=' ]]; then
        word=
      elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if ((COMP_CWORD == 1)); then
        _stubble_add -W \(words(Command.allCases.map(\.rawValue) + Flag.general.map(\.spelling)))
        return
      fi
      for ((i = 2; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == -- ]] || continue
        if [[ ${COMP_WORDS[1]} == run ]] && ((i + 1 == COMP_CWORD)); then
          _stubble_add -c
        else
          _stubble_paths -f
        fi
        return
      done
      case ${COMP_WORDS[1]} in
    \(Command.allCases.map(command).joined(separator: "\n"))
      esac
    }

    complete -F _stubble stubble

    """
  }

  private static func command(_ command: Command) -> String {
    let flags = Flag.all(of: command)
    let values = flags.compactMap { flag in
      flag.value(for: command).map { "        \(flag.spelling)) \(action(for: $0)); return ;;\n" }
    }
    let asked = values.isEmpty ? "" : "      case $before in\n\(values.joined())      esac\n"
    return """
          \(command.rawValue))
      \(asked)      if [[ $word == -* ]]; then
              _stubble_add -W \(words(flags.flatMap(\.spellings)))
            else
              \(command.operand.map(action) ?? ":")
            fi
            ;;
      """
  }

  /// Returns the shell code that offers what a word may be.
  private static func action(for word: Word) -> String {
    switch word {
    case .choice(let choices, _): "_stubble_add -W \(words(choices))"
    case .any: ":"
    case .file: "_stubble_paths -f"
    case .folder: "_stubble_paths -d"
    case .source: "_stubble_paths -d; _stubble_paths -f -X '!*.swift'"
    }
  }

  private static func words(_ words: [String]) -> String { ShellWord.quoted(words.joined(separator: " ")) }
}
