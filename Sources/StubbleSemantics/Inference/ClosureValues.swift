import StubbleSyntax

/// The types of closures.
extension TypeInference {
  /// Returns the type of a closure whose parameters are written, and whose result is written or is the value of its only
  /// expression, or which returns no value. The type is `nil` if the closure throws or awaits without declaring it, because that would be a part of
  /// its type as well.
  func closure(_ expression: SyntaxNode) -> TypeRef? {
    let signature = expression.child(.closureSignature)
    let attributes = signature?.attributes ?? []
    guard attributes.allSatisfy({ $0.spelling == "@Sendable" }),
      let parameters = writtenParameters(of: expression)
    else { return nil }
    let effects = Effects(signature?.child(.effectSpecifiers))
    guard saysWhatItDoes(expression, effects),
      let result = expression.hasNoResult
        ? .tuple([]) : value(ofClosure: expression, givenTo: parameters)?.type
    else { return nil }
    let function = TypeRef.Function(
      parameters.map { TypeRef.Element($0) }, isAsync: effects.isAsync,
      throwing: TypeRef.Throwing(effects), result: result)
    return TypeRef.function(function).modified(by: attributes.map { TypeRef.Modifier($0.spelling) })
  }

  /// Returns the types of a closure's parameters, or `nil` if some are not written.
  private func writtenParameters(of closure: SyntaxNode) -> [TypeRef]? {
    guard let signature = closure.child(.closureSignature) else { return [] }
    guard let clause = signature.child(.parameterClause) else {
      return signature.child(.closureParameter) == nil ? [] : nil
    }
    let parameters = clause.children(.parameter).compactMap(Parameter.init)
    let types = parameters.compactMap { $0.isVariadic ? nil : $0.type }.filter { !isUnbound($0) }
    return types.count == parameters.count ? types.map(spelling.type) : nil
  }

  /// Returns whether a closure declares that it throws and awaits, if its body does.
  private func saysWhatItDoes(_ closure: SyntaxNode, _ effects: Effects) -> Bool {
    let start = closure.child(.closureSignature)?.tokenRange.upperBound ?? closure.tokenRange.lowerBound
    let kinds = (start..<closure.tokenRange.upperBound).map { closure.tree.tokens[$0].kind }
    let mayThrow = kinds.contains { $0 == .try || $0 == .throw }
    return (effects.isThrowing || !mayThrow) && (effects.isAsync || !kinds.contains(.await))
  }

  /// Returns the type of a closure call `{ … }()`: that of the signature, or of the value that the closure returns.
  func result(ofClosure closure: SyntaxNode) -> TypeRef? {
    let signature = closure.child(.closureSignature)
    if let written = signature?.child(.returnClause)?.content { return typeOfValue(written) }
    guard signature?.children.allSatisfy({ $0.kind == .closureCaptureClause }) ?? true,
      let values = closure.returnedValues, !closure.descendants.contains(where: \.kind.isTypeDeclaration)
    else {
      return nil
    }
    var inner = inference(inside: closure)
    inner.locals["self"] = signature?.child(.closureCaptureClause).flatMap {
      typeOfSelf(in: closure, capturing: $0)
    }
    let types = Set(values.map { inner.type(of: $0, in: closure) })
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// Returns the type of a value of a written type: that of `T!` is `T?`.
  private func typeOfValue(_ written: SyntaxNode) -> TypeRef {
    let type = spelling.type(written)
    if case .implicitlyUnwrapped(let wrapped) = type { return .optional(wrapped) }
    return type
  }

  /// Returns the type of `self` in a closure that captures it: an optional for `[weak self]`. The type is `nil` if `self`
  /// is not captured, or is declared again in the closure.
  private func typeOfSelf(in closure: SyntaxNode, capturing clause: SyntaxNode) -> TypeRef? {
    let own = clause.children(.closureCapture).first {
      clause.tree.tokens[$0.tokenRange.upperBound - 1].kind == .`self` && $0.child(.initializerClause) == nil
    }
    let isDeclared = closure.allNodes.contains { $0.kind == .identifierPattern && $0.spelling == "self" }
    guard let own, !isDeclared, let type = typeAround else { return nil }
    return clause.tree.text(ofToken: own.tokenRange.lowerBound) == "weak" ? .optional(type) : type
  }

  /// Returns the inference for values in a closure, to which the closure's own constants and variables are known, in so far
  /// as their types are.
  private func inference(inside closure: SyntaxNode) -> TypeInference {
    var inner = self
    let declared = closure.namesInClosure
    inner.locals = locals.filter { !declared.contains($0.key) }
    let patterns = closure.allNodes.filter { $0.kind == .identifierPattern }
    for decl in closure.children(.variableDecl).compactMap(VariableDecl.init)
    where !decl.node.hasModifier(.weak) {
      for binding in decl.bindings {
        // Where the name is declared twice, it may mean either.
        guard let name = binding.name, patterns.count(where: { $0.spelling.unquoted == name }) == 1 else {
          continue
        }
        if let written = binding.writtenType {
          inner.locals[name] = isUnbound(written) ? nil : typeOfValue(written)
        } else {
          inner.locals[name] = binding.initializer?.content.flatMap { inner.type(of: $0, in: closure) }
        }
      }
    }
    return inner
  }

  /// Returns the type of a value in a closure, or `nil` if it may depend on what the closure declares and is not known. What
  /// a string interpolates does not matter, nor do the arguments of an initializer, unless the generic arguments of the
  /// type follow from them.
  private func type(of value: SyntaxNode, in closure: SyntaxNode) -> TypeRef? {
    let unknown = closure.namesInClosure.subtracting(locals.keys)
    if value.kind == .stringLiteralExpr || unknown.isDisjoint(with: value.mentionedNames) {
      return type(of: value)
    }
    guard value.kind == .callExpr, let callee = value.children.first,
      unknown.isDisjoint(with: callee.mentionedNames), let type = construction(value, failable: false)
    else { return nil }
    return type.arguments.isEmpty || type == namedType(callee) ? type : nil
  }
}

extension SyntaxNode {
  /// Whether a closure does not say what it returns, and returns no value. A single `if` or `switch` may be a value itself.
  fileprivate var hasNoResult: Bool {
    let items = children.filter { $0.kind != .closureSignature }
    let returns = child(.closureSignature)?.child(.returnClause) != nil
    let isNoValue =
      items.count != 1 || [.variableDecl, .forStmt, .whileStmt, .repeatStmt].contains(items[0].kind)
    return !returns && isNoValue && !items.contains { $0.kind == .ifConfig }
      && !descendants.contains { $0.kind == .returnStmt && $0.children.first != nil }
  }

  /// The values that a closure returns, by `return` or as its only expression; `nil` if some are those
  /// of functions inside it, or are returned in some builds only.
  fileprivate var returnedValues: [SyntaxNode]? {
    let returns = descendants.filter { $0.kind == .returnStmt }
    if returns.isEmpty {
      let items = children.filter { $0.kind != .closureSignature }
      return items.count == 1 && items[0].kind.isExpression ? [items[0]] : nil
    }
    let areOwn = returns.allSatisfy { statement in
      statement.ancestors.prefix { $0.id != id }.allSatisfy {
        $0.kind != .closureExpr && $0.kind != .ifConfig && !$0.kind.isDeclaration
      }
    }
    let values: [SyntaxNode] = returns.compactMap { $0.children.first }
    // What is declared after a `return` is not what that means by the name.
    let patterns = allNodes.filter { $0.kind == .identifierPattern }
    let isEarly = values.contains { value in
      let later = patterns.filter { $0.tokenRange.lowerBound >= value.tokenRange.upperBound }
      return later.contains { value.mentionedNames.contains($0.spelling.unquoted) }
    }
    return areOwn && !isEarly && values.count == returns.count ? values : nil
  }
}
