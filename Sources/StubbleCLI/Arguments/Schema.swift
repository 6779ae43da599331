/// A JSON format that stubble reads or prints, and whose JSON schema it can print for editors and other programs.
enum Schema: String, CaseIterable, Sendable {
  /// `.stubble.json`.
  case config
  /// What `--diagnostics json` prints.
  case diagnostics
}
