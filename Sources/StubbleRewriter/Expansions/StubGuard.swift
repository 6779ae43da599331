import StubbleSemantics
import StubbleSyntax

/// The `if let _f { … } else { … }` around a body.
enum StubGuard {
  /// Consults a closure before a body runs.
  ///
  /// A body that is one expression stays one: then both branches are expressions and no `return` is added,
  /// which holds for literals, `nil`, `Never` and everything else that takes its type from the function. Only a call
  /// with a closure is returned by name: as a branch, it might leave its generic parameters open.
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
    let returned = signature.returnsValue && shape == .expression ? returnedCall(in: block) : nil
    let returns = signature.returnsValue && (shape == .statements || returned != nil)
    let call = (returns ? "return " : "") + signature.call(closure.callee)
    return BodyWrap(
      block: block, prefix: " if \(condition) { \(call) } else {", suffix: "} ",
      insertion: returned.map { Edit($0..<$0, "return ") })
  }

  /// Where `return` goes, if the body is a call with a closure.
  private static func returnedCall(in block: SyntaxNode) -> Int? {
    guard let item = block.children.first, item.kind != .ifConfig else { return nil }
    var call = item
    while call.kind == .tryExpr || call.kind == .awaitExpr, let inner = call.children.last { call = inner }
    guard call.kind == .callExpr else { return nil }
    let hasClosure =
      call.child(.closureExpr) != nil
      || call.children(.argument).contains { $0.content?.kind == .closureExpr }
    return hasClosure && call.children.first?.kind != .closureExpr ? item.range.lowerBound : nil
  }
}
