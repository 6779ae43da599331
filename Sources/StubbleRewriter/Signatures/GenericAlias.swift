import StubbleSemantics

/// The meaning of a type alias, which may have generic parameters:
/// `typealias Completion<T> = (Result<T, Failure>) -> Void`.
struct GenericAlias: Sendable {
  /// The names of the generic parameters.
  let parameters: [String]
  /// The underlying type, in terms of the parameters.
  let type: TypeRef
  /// Whether the alias means other types in some builds.
  var isConditional = false

  /// Returns the type that the alias means with generic arguments, or `nil` if there are too many or too few.
  func type(with arguments: [TypeRef]) -> TypeRef? {
    guard arguments.count == parameters.count else { return nil }
    return type.substituting(Dictionary(zip(parameters, arguments)) { $1 })
  }
}
