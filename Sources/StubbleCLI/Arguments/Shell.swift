/// A shell that stubble can print a completion script for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
