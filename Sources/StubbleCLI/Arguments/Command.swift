import StubbleRewriter

/// The commands of stubble: the first word of its command line.
enum Command: String, CaseIterable, Sendable {
  case apply, revert, run, test, build, overlay, expand, generate, status
  case initialize = "init"
  case gitFilter = "git-filter"
  case syntax, completions, help, version

  static func named(_ name: String) throws(UsageError) -> Command {
    if let command = Command(rawValue: name) { return command }
    let similar = closest(to: name, in: allCases.map(\.rawValue))
    throw UsageError(
      message: "unknown \(name.hasPrefix("-") ? "option" : "command") '\(name)'",
      hint: similar.map { "did you mean '\($0)'?" } ?? "see 'stubble --help'")
  }

  /// The usage text that follows the command's name, such as `[PATH…]`.
  var operands: String {
    switch self {
    case .apply, .status: "[PATH…]"
    case .revert: "[PATH… | -]"
    case .run: "[PATH…] -- COMMAND [ARGUMENT…]"
    case .test, .build: "[ARGUMENT…]"
    case .overlay: "[PATH…] [--output FOLDER]"
    case .expand: "[FILE | -]"
    case .generate: "[PATH…] [--output FILE]"
    case .initialize, .gitFilter, .version: ""
    case .syntax: "FILE…|@LIST|-"
    case .completions: Word.choice(of: Shell.self).placeholder
    case .help: "[COMMAND]"
    }
  }

  /// What each operand before `--` may be; `nil` if the command takes none.
  var operand: Word? {
    switch self {
    case .apply, .revert, .run, .overlay, .expand, .generate, .status, .syntax: .source
    case .test, .build: .file("ARGUMENT")
    case .completions: .choice(of: Shell.self)
    case .help: .choice(of: Command.self)
    case .initialize, .gitFilter, .version: nil
    }
  }

  /// Whether words that the command does not know are passed on to the package manager.
  var passesOn: Bool { self == .test || self == .build }

  /// The line that describes the command in the list of commands.
  var summary: String {
    switch self {
    case .apply: "rewrite annotated types in place"
    case .revert: "restore every byte"
    case .run: "apply, run a command, leave the files as they were"
    case .test: "run 'swift test' on stubbed code; no source is changed"
    case .build: "run 'swift build' on stubbed code; no source is changed"
    case .overlay: "write applied copies for the compiler to read; no source is changed"
    case .expand: "print the expansion of a file; write nothing"
    case .status: "say which files are applied"
    case .generate: "write doubles of protocols into a file"
    case .initialize: "set up a project: .stubble.json, the editor, or git's filter"
    case .gitFilter: "act as git's filter (started by git)"
    case .syntax: "print tokens, trees, declarations or errors"
    case .completions: "print a script that completes command lines"
    case .help: "print this, the help of a command, the manual, or a JSON schema"
    case .version: "print the version"
    }
  }

  /// What the command prints to standard output in place of a JSON document, as the beginning of an error message;
  /// `nil` if it supports `--diagnostics json`.
  var ownOutput: String? {
    switch self {
    case .expand: "'expand' prints Swift"
    case .overlay: "'overlay' prints flags"
    case .run, .test, .build: "the output of '\(rawValue)' is the command's own"
    default: nil
    }
  }

  /// The paragraphs of the command's help below the summary.
  var discussion: String {
    switch self {
    case .apply:
      """
      PATH is a Swift file or a folder, by default the paths of .stubble.json or the current
      folder. All files are planned before the first is written: after one error nothing is.
      Applying again brings the generated code up to date. The same text gets the same time of
      modification each time, so that a build compiles only what has changed.
      """
    case .revert:
      """
      Puts the original back in place of everything that was generated. Edits made around it
      stay. A file whose markers are damaged or whose generated code was edited is left as it is
      and named; the others are reverted. With - standard input is restored to standard output.
      """
    case .run:
      """
      Leaves the files as it found them whatever becomes of the command: also when it fails, when
      it is interrupted, and when stubble itself is killed. What was original is original again;
      what was applied stays applied. The exit status is the command's own.
      With --overlay nothing is applied: the command gets the flags that make the compiler read
      applied copies, in the variable STUBBLE_SWIFT_FLAGS and in place of the word {}.
      """
    case .test, .build:
      """
      For packages. Writes an overlay below .build/stubble, or below the folder that --scratch-path names, and runs
      the package manager with it. Reads the package's folder, or the paths in .stubble.json, and the targets of
      packages that it depends on by a path. Every ARGUMENT that is not an option below goes to the package
      manager, so does everything after --. The exit status is that of the package manager.
      """
    case .overlay:
      """
      Plans as 'apply' does and writes the applied copies below FOLDER, by default .build/stubble, with a file
      overlay.yaml that maps each source to its copy; prints the flags that make the compiler read it. Objects below
      FOLDER that were compiled from another text are removed, so that the next build compiles them again: where builds
      put their objects elsewhere, name that folder with --objects. In the flags, a path with a space is in quotes; a
      shell reads them with eval:

          flags=$(stubble overlay) && eval "swiftc $flags *.swift"
      """
    case .expand:
      """
      Reads standard input if FILE is - or missing. The expansion has no markers.
      """
    case .status:
      """
      Lists files that are applied, that would change if applied again, or whose markers are
      damaged.
      """
    case .generate:
      """
      Doubles of the protocols that are annotated with \(DoubleKind.annotations), and
      of those that are named. FILE is written only if it changes. One that stubble did not
      write is left as it is, unless --force is given. A source that is read for protocols is
      never replaced.
      """
    case .initialize:
      """
      Writes .stubble.json with the targets of the package, and says what to put into .gitignore. With --editor, also
      .sourcekit-lsp/config.json, so that an editor completes stubs; it names absolute paths. A file that exists is left
      as it is, unless --force is given.

      With --git alone no file of the project is written: git asks stubble for the original of each Swift file, so that
      status, diff, add, commit and stash see no generated code. This affects this clone only: the filter is in its
      configuration, and '*.swift filter=stubble' in its info/attributes.
      """
    case .gitFilter:
      """
      Implements version 2 of git's long-running filter protocol on standard input and output: 'clean'
      gives the original of an applied file, 'smudge' gives all files as they are. A file whose
      markers are damaged or whose generated code was edited is an error. See 'stubble init --help'.
      """
    case .syntax:
      """
      For looking into the parser. Reads standard input if FILE is -, and the names of files, one
      a line, from LIST. With --all-types the timing goes on to plan and render every type.
      """
    case .completions:
      """
      The shell is to read the script when it starts:

          bash   eval "$(stubble completions bash)"      in ~/.bashrc
          zsh    source <(stubble completions zsh)       in ~/.zshrc, after compinit
          fish   stubble completions fish | source       in ~/.config/fish/config.fish
      """
    case .help:
      """
      Without COMMAND, the list of commands. 'stubble COMMAND --help' says the same as 'stubble help COMMAND'.
      """
    case .version: "One line: the program's name and its version."
    }
  }
}
