import StubbleSemantics

/// What a name means that takes arguments: `typealias Completion<T> = (Result<T, Failure>) -> Void`.
struct GenericAlias: Sendable {
  let parameters: [String]
  /// In terms of the parameters.
  let type: TypeRef

  /// What the name means with some arguments; nil if their number is another.
  func type(with arguments: [TypeRef]) -> TypeRef? {
    guard arguments.count == parameters.count else { return nil }
    return type.substituting(Dictionary(zip(parameters, arguments)) { $1 })
  }
}
