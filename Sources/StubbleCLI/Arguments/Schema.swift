/// The JSON that stubble reads or prints, for editors and programs that check it.
enum Schema: String, CaseIterable, Sendable {
  /// `.stubble.json`.
  case config
  /// What `--diagnostics json` prints.
  case diagnostics
}
