import StubbleSemantics
import StubbleSyntax

/// The generated functions by which a test limits stubs to a task (`_withStubs`), and resets all of them
/// (`_resetStubs`).
enum StubFunctions {
  static let scopeName = "_withStubs"
  static let resetName = "_resetStubs"
  /// The name of the functions' generic parameter, which must differ from those of the enclosing type.
  private static let result = "_StubResult"

  /// What a function applies to: the static closures of a type, or global ones of a file, or the closures of an object.
  enum Owner {
    case type, object
  }

  /// Returns the two functions that run an operation in a scope, one of them asynchronous.
  ///
  /// - Parameters:
  ///   - words: The modifiers before `func`, each with a space after it.
  ///   - isolation: `nonisolated ` if the synchronous function would be isolated without it; otherwise empty. The
  ///     asynchronous one has an isolated parameter instead.
  ///   - callsSuper: Whether the functions override those of a superclass. They call them in the scope that they open,
  ///     since a file knows only its own scopes.
  ///   - operationModifier: What says where an asynchronous operation runs, or `nil` if that need not be written.
  ///   - declaration: The declaration of the enclosing type, or `nil` if there is none.
  static func scopes(
    named name: String = scopeName, words: String, isolation: String, owner: Owner,
    callsSuper: Bool = false, operationModifier: TypeRef.Modifier? = nil, in declaration: SyntaxNode?
  ) -> [Code] {
    let availability = availability(in: declaration)
    let function = "\(words)func \(name)<\(result)>"
    let operation = TypeRef.function(
      TypeRef.Function([], isAsync: true, throwing: .any, result: .named(result))
    ).modified(by: [operationModifier].compactMap(\.self))
    let object = owner == .object ? "self" : nil
    let (opening, waiting) =
      callsSuper
      ? (
        SharedStub.opening(owner: object, "{ try super.\(name)(operation) }"),
        SharedStub.opening(owner: object, "{ try await super.\(name)(isolation: isolation, operation) }")
      ) : (SharedStub.opening(owner: object), SharedStub.opening(owner: object))
    return [
      .function(
        availability + isolation + function, parameters: ["_ operation: () throws -> \(result)"],
        tail: " rethrows -> \(result)", [.line("try \(opening)")]),
      .function(
        availability + function,
        parameters: [
          "isolation: isolated (any _Concurrency.Actor)? = #isolation",
          "_ operation: \(operation)",
        ],
        tail: " async rethrows -> \(result)", [.line("try await \(waiting)")]),
    ]
  }

  /// Returns the function that resets variables, except those whose availability cannot be written as a condition.
  ///
  /// - Parameters:
  ///   - words: The modifiers before `func`, each with a space after it.
  ///   - callsSuper: Whether the function overrides that of a superclass, and calls it first.
  static func reset(
    named name: String = resetName, words: String, callsSuper: Bool = false, variables: [GeneratedVariable]
  ) -> Code {
    let assignments = variables.compactMap { variable in
      let assignment = "\(variable.name) = \(variable.isRecord ? "[]" : "nil")"
      if variable.limits.isEmpty { return Code.line(assignment) }
      return variable.limits.condition.map { Code.line("if \($0) { \(assignment) }") }
    }
    return .function(
      words + "func \(name)", parameters: [], tail: "",
      (callsSuper ? [.line("super.\(name)()")] : []) + assignments)
  }

  /// Returns the `@available` attribute of a function that opens a scope, with a space after it: task-local values need
  /// it. A system is left out if the enclosing declaration already requires a later version.
  private static func availability(in declaration: SyntaxNode?) -> String {
    let around = declaration.map { [$0] + $0.ancestors } ?? []
    let stated = around.flatMap(\.availabilities).flatMap(\.introductions)
    let needed = SharedStub.versions.filter { version in !stated.contains { $0.includes(version) } }
    return needed.isEmpty ? "" : "@available(\((needed.map(\.description) + ["*"]).joined(separator: ", "))) "
  }
}
