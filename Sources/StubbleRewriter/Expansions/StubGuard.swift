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
    guard signature.returnsByName, let item = block.children.first, item.kind != .ifConfig else { return nil }
    return item.range.lowerBound
  }
}

extension TypeIndex {
  /// The value of a body that is one expression must be returned by name: a call with a closure, or what is of a type over a
  /// pack. What never returns has no value.
  func returnsByName(_ block: SyntaxNode, _ type: TypeRef, from scope: Scope) -> Bool {
    guard var value = block.children.first else { return false }
    while value.kind == .tryExpr || value.kind == .awaitExpr, let inner = value.children.last {
      value = inner
    }
    return (value.isCallWithClosure || mentionsTypeOverPack(type, from: scope))
      && !isNever(value, from: scope)
  }

  /// An expression calls or reads what never returns, as far as all that are visible by its name tell.
  private func isNever(_ value: SyntaxNode, from scope: Scope) -> Bool {
    let named = value.kind == .callExpr ? value.children.first : value
    guard let named else { return false }
    switch named.kind {
    case .identifierExpr, .memberAccessExpr:
      let base = named.kind == .memberAccessExpr ? named.children.first?.firstTokenKind : .self
      let isOwn = base == .self || base == .Self
      let name = named.tree.name(ofToken: ValuePath.name(of: named))
      return isOwn ? neverReturns(named: name, from: scope) : neverReturns(named: name)
    case .callExpr: return neverReturns(named: "callAsFunction")
    default: return false
    }
  }
}

extension SyntaxNode {
  fileprivate var isCallWithClosure: Bool {
    guard kind == .callExpr, children.first?.kind != .closureExpr else { return false }
    return child(.closureExpr) != nil
      || children(.argument).contains { $0.content?.kind == .closureExpr }
  }
}
