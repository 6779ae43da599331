extension Schema {
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
