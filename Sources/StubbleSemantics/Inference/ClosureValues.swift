import StubbleSyntax

/// The types of closures that write them.
extension TypeInference {
  /// Returns the type of a closure whose parameters and result are written, or `nil` if the closure throws or awaits
  /// without declaring it, because that would be a part of its type as well.
  func closure(_ expression: SyntaxNode) -> TypeRef? {
    guard let signature = expression.child(.closureSignature),
      let clause = signature.child(.parameterClause), let result = signature.child(.returnClause)?.content,
      signature.attributes.allSatisfy({ $0.spelling == "@Sendable" }), !result.containsOpaqueType
    else { return nil }
    let parameters = clause.children(.parameter).compactMap(Parameter.init)
    let types = parameters.compactMap { $0.isVariadic ? nil : $0.type }.filter { !isUnbound($0) }
    guard types.count == parameters.count, !isUnbound(result) else { return nil }
    let effects = Effects(signature.child(.effectSpecifiers))
    guard saysWhatItDoes(expression, after: signature, effects) else { return nil }
    let function = TypeRef.Function(
      types.map { TypeRef.Element(spelling.type($0)) }, isAsync: effects.isAsync,
      throwing: TypeRef.Throwing(effects), result: spelling.type(result))
    return TypeRef.function(function).modified(by: signature.attributes.map { TypeRef.Modifier($0.spelling) })
  }

  /// Returns whether a closure declares that it throws and awaits, if its body does.
  private func saysWhatItDoes(_ closure: SyntaxNode, after signature: SyntaxNode, _ effects: Effects) -> Bool
  {
    let kinds = (signature.tokenRange.upperBound..<closure.tokenRange.upperBound).map {
      closure.tree.tokens[$0].kind
    }
    let mayThrow = kinds.contains { $0 == .try || $0 == .throw }
    return (effects.isThrowing || !mayThrow) && (effects.isAsync || !kinds.contains(.await))
  }

  /// Returns the type of a closure call `{ … }()`: that of the signature, or of the local variable that the closure
  /// returns.
  func result(ofClosure closure: SyntaxNode) -> TypeRef? {
    if let signature = closure.child(.closureSignature) {
      return signature.child(.returnClause)?.content.map(spelling.type)
    }
    let returned = closure.descendants.filter { $0.kind == .returnStmt }
    guard returned.count == 1, returned[0].parent?.id == closure.id,
      !closure.descendants.contains(where: \.kind.isTypeDeclaration),
      let value = returned[0].children.first, value.kind == .identifierExpr
    else { return nil }
    let bindings = closure.children(.variableDecl).compactMap(VariableDecl.init).flatMap(\.bindings)
      .filter { $0.name == value.spelling }
    guard bindings.count == 1 else { return nil }
    if let written = bindings[0].type { return isUnbound(written) ? nil : spelling.type(written) }
    return bindings[0].initializer?.content.flatMap { construction($0, failable: false) }
  }
}
