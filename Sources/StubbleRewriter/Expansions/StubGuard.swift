import StubbleSyntax

/// The `if let _f { … } else { … }` around a body.
enum StubGuard {
  /// Consults a closure before a body runs.
  ///
  /// A body that is one expression stays one: then both branches are expressions and no `return` is added,
  /// which holds for literals, `nil`, `Never` and everything else that takes its type from the function.
  static func wrap(
    _ block: SyntaxNode, name: String, signature: ClosureSignature, shadowed: Bool, recording: String?
  ) throws(Refusal) -> BodyWrap {
    let shape = BodyShape(of: block)
    if shape == .mixed {
      throw Refusal(
        block.range, "its '#if' holds a value in one clause and statements in another",
        notes: ["write 'return' in each clause"])
    }
    let returns = signature.returnsValue && shape == .statements
    // A parameter of the closure's name is passed to it, so the closure is called by another.
    let callee = shadowed ? name + "Stub" : name
    let condition =
      (recording.map { "case () = \($0), " } ?? "") + "let \(callee)" + (shadowed ? " = self.\(name)" : "")
    let call = (returns ? "return " : "") + signature.call(callee)
    return BodyWrap(block: block, prefix: " if \(condition) { \(call) } else {", suffix: "} ")
  }
}
