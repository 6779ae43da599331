import StubbleSemantics

/// The functions by which a test limits stubs to a task, and puts all of them back.
enum StubFunctions {
  static let scopeName = "_withStubs"
  static let resetName = "_resetStubs"

  /// What a function is generated for.
  enum Owner {
    case type, object
  }

  /// The two functions that run an operation in a scope, one of them asynchronous.
  ///
  /// - Parameters:
  ///   - words: what is before `func`, each word with a blank after it.
  ///   - isolation: `nonisolated ` where a function would be isolated. One with an isolated parameter is not.
  ///   - isAvailable: what they are in is available only where scopes are.
  static func scopes(
    named name: String = scopeName, words: String, isolation: String, owner: Owner, isAvailable: Bool
  ) -> [Code] {
    let availability = isAvailable ? "" : "@available(\(SharedStub.systems)) "
    let function = "\(words)func \(name)<R>"
    let opening = SharedStub.opening(owner: owner == .object ? "self" : nil)
    return [
      .function(
        availability + isolation + function, parameters: ["_ operation: () throws -> R"], tail: " rethrows -> R", [.line("try \(opening)")]),
      .function(
        availability + function,
        parameters: [
          "isolation: isolated (any _Concurrency.Actor)? = #isolation", "_ operation: () async throws -> R",
        ],
        tail: " async rethrows -> R", [.line("try await \(opening)")]),
    ]
  }

  /// `#available(iOS 15, *)` for the attribute of that form; nil for others, of which there is no condition.
  private static func condition(of limits: String) -> String? {
    let isList = !limits.contains(":") && limits.hasSuffix("*) ") && limits.count(where: { $0 == "@" }) == 1
    return isList ? "#" + limits.dropFirst().dropLast() : nil
  }

  /// The function that puts variables back, but those that are limited to some systems in a way for which code has no
  /// condition.
  static func reset(
    named name: String = resetName, words: String, callsSuper: Bool = false, variables: [GeneratedVariable]
  ) -> Code {
    let assignments = variables.compactMap { variable in
      let assignment = "\(variable.name) = \(variable.isRecord ? "[]" : "nil")"
      if variable.limits.isEmpty { return Code.line(assignment) }
      return condition(of: variable.limits).map { Code.line("if \($0) { \(assignment) }") }
    }
    return .function(
      words + "func \(name)", parameters: [], tail: "",
      (callsSuper ? [.line("super.\(name)()")] : []) + assignments)
  }
}
