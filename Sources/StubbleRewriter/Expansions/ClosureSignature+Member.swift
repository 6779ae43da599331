import StubbleSemantics
import StubbleSyntax

extension ClosureSignature {
  /// Changes the signature to that of a closure which a member's body calls: where it runs, which values that were sent
  /// to the member it leaves there, and where the body needs `return` beside a call.
  ///
  /// - Parameters:
  ///   - signature: The signature of the member.
  ///   - result: The type of the body's values, or `nil` if there are none.
  ///   - body: The body of the member, or of its getter.
  mutating func adapt(
    to candidate: Candidate, _ signature: FunctionSignature, result: TypeRef?, body: SyntaxNode,
    in context: PeerContext, index: TypeIndex
  ) {
    let scope = index.scope(of: candidate)
    let isNonsending = isAsync && index.isNonsending(candidate.member, in: candidate.type)
    attributes = (isNonsending ? [.nonsending] : []) + context.closureAttributes
    isNonsendingByDefault = index.settings[candidate.member.file].isNonsendingByDefault
    if context.isInActor || context.isUnclear { stayInActor(index: index, scope: scope) }
    keepSentHere(from: signature, index: index, scope: scope)
    returnOffsets = index.returnOffsets(inClausesOf: body, from: scope)
    if let result {
      returnsByName = index.returnsByName(body, result, convertsSent: convertsSent, from: scope)
    }
    let types = zip(parameters, signature.parameters).map { ($0.name.unquoted, $1.type) }
    castErrors(in: body, with: Dictionary(types) { $1 }, index: index, from: scope)
  }

  /// Makes a body that is a single expression return it, if the closure's errors are cast: the statement that does so is no
  /// branch of an expression. Where the expression may never return or is in clauses of `#if`, the closure throws nothing
  /// instead, and so where the call is in a closure expression.
  ///
  /// - Parameter types: The types of the member's parameters by their names.
  private mutating func castErrors(
    in body: SyntaxNode, with types: [String: TypeRef], index: TypeIndex, from scope: Scope
  ) {
    guard thrown != nil else { return }
    let shape = BodyShape(of: body)
    let value = BodyShape.items(of: body).first
    if exchangesParameters || shape == .mixed || shape == .expression && value?.kind == .ifConfig {
      throwNoGenericError()
    } else if shape == .expression, let value = value?.withoutEffects {
      switch index.returns(value, with: types, from: scope) {
      case true?: returnsByName = true
      case false?: break
      case nil: throwNoGenericError()
      }
    }
  }
}
