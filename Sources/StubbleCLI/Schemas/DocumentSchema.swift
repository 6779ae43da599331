import StubbleRewriter

extension Document {
  /// The schema of the document. Lines and columns count from 1.
  static var schema: SchemaValue {
    SchemaValue.object([
      ("version", .choice(1).meaning("increased when a key is removed or changes its meaning")),
      ("command", .choice(commands.map(\.rawValue))),
      ("exitStatus", .choice(0, 1).meaning("the exit status of the process")),
      (
        "written",
        .bool.meaning("whether files were written; 'files' are as they are now, else as they would be")
      ),
      (
        "files",
        .array(of: file).meaning("in order of discovery, only those with an annotation or a marker")
      ),
      ("diagnostics", .array(of: generalDiagnostic).meaning("diagnostics about no single file")),
    ]).meaning(
      """
      What '--diagnostics json' prints. Columns, offsets and lengths are in bytes; bytes that are not UTF-8 show as \
      U+FFFD.
      """)
  }

  /// The commands that print a JSON document.
  private static var commands: [Command] {
    Command.allCases.filter { Flag.all(of: $0).contains(.diagnostics) && $0.ownOutput == nil }
  }

  private static var file: SchemaValue {
    .object(
      [
        ("path", .string.meaning("as on the command line, or below the folder that was named there")),
        (
          "state",
          .choice(FileOutcome.State.allCases.map(\.rawValue)).meaning(
            "'partly applied': to apply again would change it; 'edited': generated code was")
        ),
        ("changed", .bool.meaning("whether the command changed it, or would")),
        ("regions", .array(of: region).meaning("generated text; places are in the applied file")),
        ("members", .array(of: member).meaning("what was to be stubbed; places are in the original")),
        ("diagnostics", .array(of: .object(diagnosticMembers))),
        ("diff", .string.meaning("with '--diff': the unified diff")),
      ], optional: ["diff"])
  }

  private static var region: SchemaValue {
    .object(location + [("original", .string.meaning("what the text replaced"))])
  }

  private static var member: SchemaValue {
    .object(
      [("type", .string), ("member", .string)] + location.prefix(2) + [
        ("names", .array(of: .string).meaning("of its closures and records")),
        (
          "types",
          .array(of: .string).meaning(
            "the types of these closures and records, those of closures without '?'")
        ),
        ("reason", .string.orNull.meaning("why it has no closures")),
        ("sharing", .string.orNull.meaning("why one static closure serves all instances")),
        ("inaccessible", .string.orNull.meaning("why no other file can set its closures")),
        ("unrecorded", .string.orNull.meaning("why its calls are not recorded, though that is asked for")),
      ])
  }

  private static var generalDiagnostic: SchemaValue {
    .object([("path", .string.orNull.meaning("null if no file is concerned"))] + diagnosticMembers)
  }

  private static var diagnosticMembers: [(key: String, value: SchemaValue)] {
    [("severity", .choice(Diagnostic.Severity.allCases.map(\.rawValue))), ("message", .string)] + placeOrNull
      + [
        ("notes", .array(of: .object([("message", .string)] + placeOrNull))),
        ("fixIts", .array(of: .object([("message", .string)] + placeOrNull + [("replacement", .string)]))),
      ]
  }

  private static let location: [(key: String, value: SchemaValue)] = [
    ("line", .number(from: 1)), ("column", .number(from: 1)), ("offset", .number(from: 0)),
    ("length", .number(from: 0)),
  ]

  /// The members of a place that are all null for a diagnostic about a whole file, or about none.
  private static var placeOrNull: [(key: String, value: SchemaValue)] {
    location.map { ($0.key, $0.value.orNull) }
  }
}
