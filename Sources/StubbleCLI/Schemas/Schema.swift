/// The JSON that stubble reads or prints, for editors and programs that check it.
enum Schema: String, CaseIterable, Sendable {
  /// `.stubble.json`.
  case config
  /// What `--diagnostics json` prints.
  case diagnostics

  /// The JSON schema, of draft 2020-12.
  var document: JSON {
    let value =
      switch self {
      case .config: Configuration.schema
      case .diagnostics: Document.schema
      }
    return .object([("$schema", .string("https://json-schema.org/draft/2020-12/schema"))] + value.rules)
  }
}
