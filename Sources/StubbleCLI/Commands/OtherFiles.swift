import StubbleRewriter
import StubbleSemantics

/// What `apply` and `revert` say of files that they are not given.
extension Session {
  /// Prints which files are applied though the command does not name them.
  func sayWhatIsImplied(_ outcomes: [FileOutcome]) {
    let implied = outcomes.filter { $0.isChanged && !$0.isNamed && !$0.wasApplied }.map(\.path)
    guard let first = implied.first else { return }
    let they = Session.naming(first, implied.count)
    console.note("\(they) selected too, since a named file extends types that are declared there")
  }

  /// Returns the applied files around those that a command reverts, and prints how many there are.
  func findWhatStaysApplied(excluding found: Discovery.Result) -> [Input] {
    let others = readAppliedFiles(
      in: surroundings(of: found), excluding: found.files + found.ignored + found.apart)
    if let first = others.first {
      console.note("\(Session.naming(first.path, others.count)) still applied")
    }
    return others
  }

  /// Returns a warning for each applied file whose generated code uses what is reverted: an override uses the closures of
  /// its superclass, and an extension those of its type.
  static func warnings(of others: [Input], reverting inputs: [Input], _ outcomes: [FileOutcome])
    -> [FileDiagnostic]
  {
    var paths: [String: String] = [:]
    for (input, outcome) in zip(inputs, outcomes) where outcome.isChanged {
      for name in GeneratedNames(in: input).declared { paths[name] = input.path }
    }
    return others.compactMap { input in
      let used = GeneratedNames(in: input).undeclared.filter { paths[$0] != nil }
      guard let name = used.min(), let path = paths[name] else { return nil }
      return FileDiagnostic(
        .warning, path: input.path,
        message: "the file is still applied, and may use '\(name)', which was generated in \(path)",
        notes: ["revert it too, or apply both"])
    }
  }

  /// Returns the subject of a sentence on some files, and its verb: `A.swift and 2 other files are`.
  private static func naming(_ first: String, _ number: Int) -> String {
    number == 1 ? "\(first) is" : "\(first) and \(count(number - 1, "other file")) are"
  }
}
