import StubbleSemantics
import StubbleSyntax

/// A member that needs names for its closures, with all that the names depend on.
struct Nameable: Sendable {
  enum Kind: Sendable {
    case function, stored, computed, `subscript`
  }

  let member: Member
  /// The clauses of `#if` in which the closures are declared.
  let clauses: ConditionalClauses
  let kind: Kind
  /// The member's own name without back-ticks; `subscript` for a subscript.
  let base: String
  /// Whether the closures are static.
  let isStatic: Bool
  /// Whether each closure has storage of its own, whose name has one more underscore.
  let needsStorage: Bool
  /// Whether the member can be set.
  var isSettable = true
  /// The name that the author chose with `name:`, or `nil`: that of a function's closure, or of a property's storage,
  /// from which the names of its closures are derived.
  let chosenName: String?
  /// Whether the arguments of calls are recorded.
  var recordsCalls = false
  /// The names that mean something else inside the member, such as its parameters, and would hide the closures.
  var hidingNames: Set<String> = []
  /// The signature, by which overloads are distinguished; `nil` for a property.
  let signature: FunctionSignature?
}
