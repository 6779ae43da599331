/// The shells that can complete a command line of stubble.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
