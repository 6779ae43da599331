import StubbleSyntax

/// The types that an inference has found. What is around an expression asks for its type in several ways, and several
/// expressions name the same declaration: each type is found once, or the time would multiply with each level.
///
/// Copies of an inference share the answers, hence a class.
final class InferenceAnswers {
  private var types: [SyntaxNode: TypeRef?] = [:]
  /// The answers about the values of declarations that the expressions name. They depend on nothing around these.
  private(set) lazy var ofNamedValues: InferenceAnswers = InferenceAnswers()

  func answer(to expression: SyntaxNode, _ find: () -> TypeRef?) -> TypeRef? {
    if let type = types[expression] { return type }
    let type = find()
    types[expression] = .some(type)
    return type
  }

  /// Returns no answers yet about expressions, for an inference that may find other types for them, and the same ones about
  /// the values of declarations.
  func withoutExpressions() -> InferenceAnswers {
    let others = InferenceAnswers()
    others.ofNamedValues = ofNamedValues
    return others
  }
}
