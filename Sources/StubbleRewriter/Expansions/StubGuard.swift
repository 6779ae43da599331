import StubbleSemantics
import StubbleSyntax

/// The condition `if let _f { … } else { … }` around a body.
enum StubGuard {
  /// Returns the text around a body that calls a closure instead if one is set.
  ///
  /// A body that is a single expression stays one: then both branches are expressions and no `return` is added. That
  /// keeps literals, `nil`, calls of `Never` functions and all else whose type is inferred from the function. Three kinds
  /// of expressions get a `return` all the same: a call with a closure, whose generic parameters might not be inferred
  /// in a branch, a value of a type over a parameter pack, which the compiler does not accept as a branch, and one in a
  /// clause of `#if` if another clause has statements.
  ///
  /// - Parameters:
  ///   - block: The body.
  ///   - closure: The reference to the closure.
  ///   - recording: The expression that records the call, or `nil` if calls are not recorded.
  ///   - builder: The result builder of the body, with the name of the closure from which that of its function is
  ///     derived.
  static func wrap(
    _ block: SyntaxNode, closure: ClosureReference, signature: ClosureSignature, recording: String?,
    builder: (body: BuilderBody, name: String)?
  ) throws(Ineligibility) -> BodyWrap {
    // Only arguments that the closure could be given are recorded.
    let conditions =
      recording.map { signature.conditions + ["case () = \($0)", closure.unwrapping] }
      ?? [closure.unwrapping] + signature.conditions
    let condition = conditions.joined(separator: ", ")
    if let (body, name) = builder {
      let opening = "if \(condition) { \(signature.call(closure.callee, returns: true)) } else {"
      return BodyWrap(
        block: block, prefix: " \(opening) \(body.opening(after: name))",
        suffix: "\(body.closing(after: name)) } ")
    }
    let shape = BodyShape(of: block)
    if [.statements, .mixed].contains(shape), signature.returnsValue, BodyShape.isJoined(block) {
      throw Ineligibility(
        block.range,
        "its body has no 'return', so that a result builder must join its parts, which is not visible",
        notes: ["add the file that declares the protocol or the builder, or stub the code that reads it"])
    }
    if shape == .mixed, signature.returnsValue, signature.returnOffsets == nil {
      throw Ineligibility(
        block.range, "its '#if' holds a value in one clause and statements in another",
        notes: ["write 'return' in each clause"])
    }
    let returned = signature.returnsValue ? returnedValues(in: block, shape, signature) : []
    let returns = signature.returnsValue && ([.statements, .mixed].contains(shape) || !returned.isEmpty)
    let call = signature.call(closure.callee, returns: returns)
    return BodyWrap(
      block: block, prefix: " if \(condition) { \(call) } else {", suffix: "} ",
      insertions: returned.map { Edit($0..<$0, "return ") })
  }

  /// Returns the offsets at which `return` is inserted.
  private static func returnedValues(
    in block: SyntaxNode, _ shape: BodyShape, _ signature: ClosureSignature
  ) -> [Int] {
    if shape == .mixed { return signature.returnOffsets ?? [] }
    guard shape == .expression, signature.returnsByName, let item = BodyShape.items(of: block).first,
      item.kind != .ifConfig
    else { return [] }
    return [item.range.lowerBound]
  }
}

extension SyntaxNode {
  /// Whether the body is that of a function or accessor that consumes its `self` or a parameter.
  fileprivate var consumesValues: Bool {
    guard let declaration = parent else { return false }
    let parameters = FunctionDecl(declaration)?.parameters ?? []
    return declaration.hasModifier(.consuming)
      || parameters.contains { $0.type.map { TypeRef($0).modifiers.contains(.consuming) } ?? false }
  }
}

extension TypeIndex {
  /// Whether the value of a body that is a single expression needs a `return`, since the compiler does not accept it as a
  /// branch of an `if` expression:
  /// - a call with a closure, or a value of a type over a parameter pack;
  /// - a `sending` value if a value that was sent to the member may stay here, because the compiler joins the isolation of
  ///   the branches;
  /// - a tuple or collection with consumed values, which it cannot copy there.
  ///
  /// A call that never returns needs none.
  func returnsByName(
    _ block: SyntaxNode, _ type: TypeRef, convertsSent: Bool, from scope: Scope
  ) -> Bool {
    guard let value = BodyShape.items(of: block).first?.withoutEffects else { return false }
    let isJoined = convertsSent && type.modifiers.contains(.sending)
    let mayCopyConsumed =
      [.tupleExpr, .arrayExpr, .dictionaryExpr].contains(value.kind) && block.consumesValues
    return
      (isJoined || mayCopyConsumed || value.isCallWithClosure
      || mentionsTypeOverPack(type, from: scope)) && !isNever(value, from: scope)
  }

  /// Whether an expression never returns, judging by all visible declarations with the name that it calls or reads.
  func isNever(_ value: SyntaxNode, from scope: Scope) -> Bool {
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

  /// Returns whether an expression has a value: a literal, a variable and what operators make has one, and a call if all
  /// that it may call is visible or known and returns. A call that never returns has none. The result is `nil` if that is
  /// not certain.
  ///
  /// - Parameter parameters: The types of the parameters around the expression by their names, which hide other names.
  func returns(_ value: SyntaxNode, with parameters: [String: TypeRef], from scope: Scope) -> Bool? {
    let callee = value.kind == .callExpr ? value.children.first : nil
    let named = callee ?? value
    if named.kind == .identifierExpr, let type = parameters[named.lastName] {
      if callee == nil { return true }
      guard case .function(let function) = type.bare else { return nil }
      return !unaliased(function.result, from: scope).isNever
    }
    if isNever(value, from: scope) { return false }
    switch value.kind {
    case .literalExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .identifierExpr, .memberAccessExpr,
      .sequenceExpr:
      return true
    case .callExpr where named.kind == .identifierExpr || named.kind == .memberAccessExpr:
      let name = named.tree.name(ofToken: ValuePath.name(of: named))
      return name == "init" || name.isWrittenLikeType || alwaysReturns(named: name) ? true : nil
    default: return nil
    }
  }
}

extension SyntaxNode {
  /// The expression without `try` and `await` before it.
  var withoutEffects: SyntaxNode {
    var value = self
    while value.kind == .tryExpr || value.kind == .awaitExpr, let inner = value.children.last {
      value = inner
    }
    return value
  }

  fileprivate var isCallWithClosure: Bool {
    guard kind == .callExpr, children.first?.kind != .closureExpr else { return false }
    return child(.closureExpr) != nil
      || children(.argument).contains { $0.content?.kind == .closureExpr }
  }
}
