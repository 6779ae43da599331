/// A JSON format that stubble reads or prints, and whose JSON schema it can print for editors and other programs.
enum Schema: String, CaseIterable, Sendable {
  /// The configuration, `.stubble.json`.
  case config
  /// The document that `--diagnostics json` prints.
  case diagnostics
}
