import StubbleSemantics
import StubbleSyntax

/// The functions by which a test limits stubs to a task, and puts all of them back.
enum StubFunctions {
  static let scopeName = "_withStubs"
  static let resetName = "_resetStubs"
  /// The generic parameter of a scope, which must not have the name of one of the type around it.
  private static let result = "_StubResult"

  /// What a function is generated for.
  enum Owner {
    case type, object
  }

  /// The two functions that run an operation in a scope, one of them asynchronous.
  ///
  /// - Parameters:
  ///   - words: what is before `func`, each word with a blank after it.
  ///   - isolation: `nonisolated ` where a function would be isolated. One with an isolated parameter is not.
  ///   - declaration: the type that they are in.
  static func scopes(
    named name: String = scopeName, words: String, isolation: String, owner: Owner,
    in declaration: SyntaxNode?
  ) -> [Code] {
    let availability = availability(in: declaration)
    let function = "\(words)func \(name)<\(result)>"
    let opening = SharedStub.opening(owner: owner == .object ? "self" : nil)
    return [
      .function(
        availability + isolation + function, parameters: ["_ operation: () throws -> \(result)"],
        tail: " rethrows -> \(result)", [.line("try \(opening)")]),
      .function(
        availability + function,
        parameters: [
          "isolation: isolated (any _Concurrency.Actor)? = #isolation",
          "_ operation: () async throws -> \(result)",
        ],
        tail: " async rethrows -> \(result)", [.line("try await \(opening)")]),
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

  /// The attribute of a function that opens a scope, with a blank after it. A function may not be available longer than
  /// what it is in.
  private static func availability(in declaration: SyntaxNode?) -> String {
    let around = declaration.map { [$0] + $0.ancestors } ?? []
    let stated = around.flatMap { $0.attributes(named: "available") }.map(\.spelling)
    if stated.isEmpty { return "@available(\(SharedStub.systems)) " }
    let needed = SharedStub.versions.filter { version in !stated.contains { isLater(version, in: $0) } }
    return needed.isEmpty ? "" : "@available(\((needed + ["*"]).joined(separator: ", "))) "
  }

  /// An attribute says of a system that something is available since a version or a later one.
  private static func isLater(_ version: String, in attribute: String) -> Bool {
    let words = attribute.unicodeScalars.split { " ,():".unicodeScalars.contains($0) }.map { Substring($0) }
    let needed = version.split(separator: " ")
    guard let place = words.firstIndex(of: needed[0]),
      let stated = words[place...].first(where: { $0.first?.isNumber ?? false })
    else { return false }
    let numbers = [stated, needed[1]].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
    return !numbers[0].lexicographicallyPrecedes(numbers[1])
  }
}
