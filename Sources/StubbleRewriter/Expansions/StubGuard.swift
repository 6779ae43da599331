import StubbleSemantics
import StubbleSyntax

/// The `if let _f { … } else { … }` around a body.
enum StubGuard {
  /// Consults a closure before a body runs.
  ///
  /// A body that is one expression stays one: then both branches are expressions and no `return` is added,
  /// which holds for literals, `nil`, `Never` and everything else that takes its type from the function. Only a call
  /// with a closure is returned by name: as a branch, it might leave its generic parameters open. So is a value of a type
  /// over a pack, which the compiler does not take for a branch.
  ///
  /// - Parameters:
  ///   - recording: the expression that records the call.
  ///   - builder: what joins the parts of the body, with the name after which its function is called.
  static func wrap(
    _ block: SyntaxNode, closure: ClosureReference, signature: ClosureSignature, recording: String?,
    builder: (body: BuilderBody, name: String)?
  ) throws(Ineligibility) -> BodyWrap {
    let condition =
      (recording.map { "case () = \($0), " } ?? "")
      + ([closure.unwrapping] + signature.conditions).joined(separator: ", ")
    if let (body, name) = builder {
      let opening = "if \(condition) { return \(signature.call(closure.callee)) } else {"
      return BodyWrap(
        block: block, prefix: " \(opening) \(body.opening(after: name))",
        suffix: "\(body.closing(after: name)) } ")
    }
    let shape = BodyShape(of: block)
    if shape == .mixed, signature.returnsValue {
      throw Ineligibility(
        block.range, "its '#if' holds a value in one clause and statements in another",
        notes: ["write 'return' in each clause"])
    }
    let returned = signature.returnsValue && shape == .expression ? returnedValue(in: block, signature) : nil
    let returns = signature.returnsValue && (shape == .statements || returned != nil)
    let call = (returns ? "return " : "") + signature.call(closure.callee)
    return BodyWrap(
      block: block, prefix: " if \(condition) { \(call) } else {", suffix: "} ",
      insertion: returned.map { Edit($0..<$0, "return ") })
  }

  /// Where `return` goes, if the body is a value that is returned by name.
  private static func returnedValue(in block: SyntaxNode, _ signature: ClosureSignature) -> Int? {
    guard let item = block.children.first, item.kind != .ifConfig else { return nil }
    if signature.returnsByName { return item.range.lowerBound }
    guard let call = call(in: block) else { return nil }
    let hasClosure =
      call.child(.closureExpr) != nil
      || call.children(.argument).contains { $0.content?.kind == .closureExpr }
    return hasClosure && call.children.first?.kind != .closureExpr ? item.range.lowerBound : nil
  }

  /// The call that a body of one expression is, after `try` and `await`.
  fileprivate static func call(in block: SyntaxNode) -> SyntaxNode? {
    var call = block.children.first
    while let outer = call, outer.kind == .tryExpr || outer.kind == .awaitExpr { call = outer.children.last }
    return call.flatMap { $0.kind == .callExpr ? $0 : nil }
  }
}

extension TypeIndex {
  /// The value of a body that is one expression must be returned by name, for it is of a type over a pack. What never
  /// returns has no value.
  func returnsByName(_ block: SyntaxNode, _ type: TypeRef, from scope: Scope) -> Bool {
    guard mentionsTypeOverPack(type, from: scope) else { return false }
    let callee = StubGuard.call(in: block)?.children.first?.spelling
    return callee.map { !neverReturns(functionNamed: $0) } ?? true
  }
}
