import Foundation
import Testing

@testable import StubbleCLI

/// What the shells offer. Each reads its script as the help says, and is asked.
@Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Sources/a.swift": "", "Some where/a.swift": "", "Solo.swift": "", "So.txt": "",
    ])
  }

  /// A line to complete at its end, and what all shells offer.
  static let table: [(line: [String], offers: Set<String>)] = [
    (["re"], ["revert"]),
    (["--v"], ["--version"]),
    (["help", "comp"], ["completions"]),
    (["help", "--schema", ""], ["config", "diagnostics"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["apply", "--al"], ["--all-types"]),
    (["apply", "--layout", ""], ["lines", "expanded"]),
    (["generate", "--kind", "s"], ["spy", "stubs"]),
    (["apply", "--access", "p"], ["public", "package", "private"]),
    (["generate", "--access", "p"], ["public", "package"]),
    (["overlay", "--flags", "swift"], ["swiftpm", "swiftc"]),
    (["apply", "--type", ""], []),
    (["init", "So"], []),
    (["overlay", "--objects", "So"], ["Sources", "Some where"]),
    (["overlay", "--output", "So"], ["Sources", "Some where"]),
    (["run", "--output", "So"], ["Sources", "Some where"]),
    (["generate", "--output", "So"], ["Sources", "Some where", "Solo.swift", "So.txt"]),
    (["test", "So"], ["Sources", "Some where", "Solo.swift", "So.txt"]),
    (["run", "--", "mkfif"], ["mkfifo"]),
    (["run", "Sources", "--", "ls", "So"], ["Sources", "Some where", "Solo.swift", "So.txt"]),
  ]

  private func expectTable(_ ask: ([String]) throws -> Set<String>) rethrows {
    for (line, offers) in Self.table { #expect(try ask(line) == offers, "\(line)") }
  }

  @Test(.enabled(if: System.program(named: "bash") != nil)) func bash() throws {
    func ask(_ line: [String]) throws -> Set<String> {
      try shell(
        "bash", ["--norc", "-c"],
        """
        eval "$(stubble completions bash)"
        COMP_WORDS=(stubble "$@") COMP_CWORD=$#
        _stubble
        printf '%s\\n' "${COMPREPLY[@]}"
        """, line)
    }
    try expectTable(ask)
    #expect(try ask(["status", "So"]) == ["Sources", "Some where", "Solo.swift"])
    // So bash cuts '--layout=e' and '--layout='.
    #expect(try ask(["apply", "--layout", "=", "e"]) == ["expanded"])
    #expect(try ask(["apply", "--layout", "="]) == ["lines", "expanded"])
    #expect(
      try shell("bash", ["--norc", "-c"], "eval \"$(stubble completions bash)\"; complete -p stubble", [])
        == ["complete -F _stubble stubble"])
  }

  @Test(.enabled(if: System.program(named: "fish") != nil)) func fish() throws {
    func ask(_ line: [String]) throws -> Set<String> {
      try shell(
        "fish", ["--no-config", "-c"], "stubble completions fish | source; complete -C \"$argv\"",
        ["stubble"] + line)
    }
    try expectTable(ask)
    #expect(try ask(["status", "So"]).isSuperset(of: ["Sources", "Some where", "Solo.swift"]))
    #expect(try ask(["apply", "--layout=e"]) == ["--layout=expanded"])
    #expect(try ask(["run", "--", "stubble", "apply", "--layout", "e"]) == ["expanded"])
  }

  @Test(.enabled(if: System.program(named: "zsh") != nil)) func zsh() throws {
    try folder.write(Self.zshThatAnswers, to: ".answer.zsh")
    try folder.write(Self.zshThatAsks, to: ".ask.zsh")
    let start = "autoload -Uz compinit && compinit -u -D"
    func ask(_ lines: [[String]], setup: String) throws -> [Set<String>] {
      let words = lines.map { (["stubble"] + $0).joined(separator: " ") }
      return try print("zsh", ["-f", folder[".ask.zsh"]], folder[".answer.zsh"], [setup] + words)
        .components(separatedBy: "next\n").dropLast().map(offers)
    }
    let more = [
      ["status", "So"], ["apply", "--layout=e"], ["run", "--", "stubble", "apply", "--layout", "e"],
    ]
    let answers = try ask(
      Self.table.map(\.line) + more, setup: start + " && source <(stubble completions zsh)")
    try #require(answers.count == Self.table.count + more.count)
    var rest = answers[...]
    expectTable { _ in rest.removeFirst() }
    #expect(Array(rest) == [["Sources", "Some where", "Solo.swift"], ["expanded"], ["expanded"]])
    // A file in a folder of 'fpath' does as well.
    let file = "mkdir fpath; stubble completions zsh >fpath/_stubble; fpath=($PWD/fpath $fpath); "
    #expect(try ask([["apply", "--al"], ["re"]], setup: file + start) == [["--all-types"], ["revert"]])
  }

  @Test func optionsAreExplained() {
    let explained = [
      Shell.zsh: "'--check[exit with 1 if something would change; write nothing]'",
      .fish: "-l check -d 'exit with 1 if something would change; write nothing'",
    ]
    for (shell, text) in explained { #expect(shell.completions.contains(text)) }
  }

  /// What a shell offers, without marks of folders.
  private func shell(
    _ name: String, _ options: [String], _ script: String, _ words: [String]
  ) throws -> Set<String> {
    offers(in: try print(name, options, script, words))
  }

  /// What a script prints.
  private func print(
    _ name: String, _ options: [String], _ script: String, _ words: [String]
  ) throws -> String {
    let program = try #require(System.program(named: name))
    let tools = URL(fileURLWithPath: Program.stubble).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // For bash, words after a script begin with its name.
    let arguments = options + [script] + (name == "bash" ? ["bash"] : []) + words
    let ran = try Program.run(
      program, arguments, in: folder.path,
      environment: ["PATH": tools + ":" + path, "HOME": folder.path, "TERM": "xterm"])
    #expect(ran.errors == "")
    return ran.output
  }

  /// One offer a line, each perhaps with a description.
  private func offers(in text: String) -> Set<String> {
    Set(
      text.split(whereSeparator: \.isNewline).map {
        let word = $0.replacingOccurrences(of: "\\ ", with: " ").prefix { $0 != "\t" }
        return word.hasSuffix("/") ? String(word.dropLast()) : String(word)
      })
  }

  /// Types lines into another zsh, asks it for completions and prints what it offers, with "next" after each. It is
  /// given the file below, a command that sets completion up, and the lines.
  private static let zshThatAsks = """
    zmodload zsh/zpty
    await() {
      local part
      repeat 400; do
        while zpty -r -t shell part; do output+=$part; done
        [[ $output == *$1* ]] && return
        sleep 0.05
      done
      print -r -- "no '$1' in: $output" >&2
      exit 1
    }
    zpty shell zsh -f -i
    zpty -w shell "$2"
    zpty -w shell "source ${(q)1}"
    zpty -w shell 'print ready-$((1 + 1))'
    await ready-2
    for line in "${@[3,-1]}"; do
      output=
      zpty -n -w shell $'\\x15'$line$'\\t'
      await 'offers>'
      print -r -- ${${output##*<offers}%%offers>*}
      print next
    done

    """

  private static let zshThatAnswers = """
    PROMPT=
    bindkey '^I' complete-word
    bindkey '^U' kill-whole-line
    unsetopt auto_menu
    zstyle ':completion:*' insert-tab false
    # Each serves one completion.
    before_offers() { compprefuncs=(before_offers); print -r -- '<offers' }
    after_offers() { comppostfuncs=(after_offers); print -r -- 'offers>' }
    before_offers && after_offers
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a offers
      builtin compadd -A offers "$@"
      (( $#offers )) && print -rl -- $offers
      builtin compadd "$@"
    }

    """
}
