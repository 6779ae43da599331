/// The shells that can complete a command line of stubble.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script for the shell to read.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
