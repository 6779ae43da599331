import StubbleRewriter
import StubbleSyntax

/// The JSON document that `--diagnostics json` prints to standard output. `Document.schema` explains its keys.
struct Document {
  var command: Command
  var exitStatus: Int32
  var isWritten: Bool
  var withDiff: Bool

  func text(_ outcomes: [FileOutcome], general: [FileDiagnostic]) -> String {
    var cache = LineCache()
    let document: JSON = .object([
      ("version", .number(1)),
      ("command", .string(command.rawValue)),
      ("exitStatus", .number(Int(exitStatus))),
      ("written", .bool(isWritten)),
      ("files", .array(outcomes.map { file($0, &cache) })),
      ("diagnostics", .array(general.map { diagnostic($0, withPath: true, &cache) })),
    ])
    return document.text + "\n"
  }

  private func file(_ outcome: FileOutcome, _ cache: inout LineCache) -> JSON {
    let lines = LineTable(outcome.after)
    let originalLines = LineTable(outcome.original)
    var members: [(key: String, value: JSON)] = [
      ("path", .string(outcome.path)),
      ("state", .string(outcome.state.rawValue)),
      ("changed", .bool(outcome.isChanged)),
      ("regions", .array(outcome.regions.map { region($0, lines) })),
      ("members", .array(outcome.members.map { member($0, originalLines) })),
      ("diagnostics", .array(outcome.diagnostics.map { diagnostic($0, withPath: false, &cache) })),
    ]
    if withDiff {
      let diff = Diff.unified(path: outcome.path, old: outcome.before, new: outcome.after)
      members.append(("diff", .string(String(decoding: diff, as: UTF8.self))))
    }
    return .object(members)
  }

  private func region(_ region: Region, _ lines: LineTable) -> JSON {
    .object(
      location(region.range, lines) + [
        ("original", .string(String(decoding: region.original, as: UTF8.self)))
      ])
  }

  private func member(_ report: MemberReport, _ lines: LineTable) -> JSON {
    .object(
      [("type", .string(report.type)), ("member", .string(report.member))]
        + location(report.range, lines).prefix(2)
        + [
          ("names", .array(report.names.map(JSON.string))),
          ("types", .array(report.variables.map { JSON.string($0.type) })), ("reason", JSON(report.reason)),
        ]
        + [
          ("sharing", JSON(report.sharing)), ("inaccessible", JSON(report.inaccessible)),
          ("unrecorded", JSON(report.unrecorded)),
        ])
  }

  private func diagnostic(
    _ fileDiagnostic: FileDiagnostic, withPath: Bool, _ cache: inout LineCache
  ) -> JSON {
    let diagnostic = fileDiagnostic.diagnostic
    let lines = fileDiagnostic.text.map { cache.table(of: $0) }
    let path: [(key: String, value: JSON)] =
      withPath ? [("path", fileDiagnostic.path.isEmpty ? .null : .string(fileDiagnostic.path))] : []
    return .object(
      path + [("severity", .string(diagnostic.severity.rawValue)), ("message", .string(diagnostic.message))]
        + location(diagnostic.range, lines)
        + [
          (
            "notes",
            .array(
              diagnostic.notes.map { .object([("message", .string($0.message))] + location($0.range, lines)) }
            )
          ),
          ("fixIts", .array(diagnostic.fixIts.map { fixIt($0, lines) })),
        ])
  }

  private func fixIt(_ fixIt: Diagnostic.FixIt, _ lines: LineTable?) -> JSON {
    .object(
      [("message", .string(fixIt.message))] + location(fixIt.range, lines)
        + [("replacement", .string(fixIt.replacement))])
  }

  private func location(_ range: Range<Int>?, _ lines: LineTable?) -> [(key: String, value: JSON)] {
    guard let range, let lines else {
      return [("line", .null), ("column", .null), ("offset", .null), ("length", .null)]
    }
    let location = lines.location(of: range.lowerBound)
    return [
      ("line", .number(location.line)), ("column", .number(location.column)),
      ("offset", .number(range.lowerBound)), ("length", .number(range.count)),
    ]
  }
}
