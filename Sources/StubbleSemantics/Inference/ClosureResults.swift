import StubbleSyntax

/// The types of the values that closures, key paths and initializers make of those given to them.
extension TypeInference {
  /// A type, and whether the value has it in any context.
  typealias MadeValue = (type: TypeRef, isFixed: Bool)

  /// Returns what a closure, key path, initializer or operator makes of values with these types.
  func value(ofFunction expression: SyntaxNode, givenTo parameters: [TypeRef]) -> MadeValue? {
    switch expression.kind {
    case .keyPathExpr:
      guard parameters.count == 1 else { return nil }
      return value(ofKeyPath: expression, from: parameters[0]).map { ($0, true) }
    case .closureExpr: return value(ofClosure: expression, givenTo: parameters)
    case .memberAccessExpr:
      guard parameters.count == 1 else { return nil }
      return value(ofInitializer: expression, givenTo: parameters[0]).map { ($0, true) }
    default:
      guard parameters.count == 2, parameters[0] == parameters[1], case let name = expression.spelling,
        index.prelude.hasOperator(name, on: parameters[0]), isUndeclared(name, on: parameters[0])
      else { return nil }
      return (parameters[0], true)
    }
  }

  /// Returns the type of the values that a key path leads to: `\.name` or `\Root.name`.
  ///
  /// - Parameter root: The type that the key path begins at.
  func value(ofKeyPath path: SyntaxNode, from root: TypeRef) -> TypeRef? {
    guard let names = path.namesOfComponents(from: root.dottedName ?? "") else { return nil }
    if names == ["self"] { return root }
    return member(along: names[...], of: root, path.tree)
  }

  /// Returns the type of the property that the names of properties lead to, each a member of the one before.
  func member(along names: ArraySlice<String>, of type: TypeRef, _ tree: SyntaxTree) -> TypeRef? {
    names.reduce(type) { type, name in type.flatMap { instanceMember(name, of: $0, in: nil, tree) } }
  }

  /// Returns the result that is written in a closure, or the type of its only expression, if its parameters have these
  /// types.
  func value(ofClosure closure: SyntaxNode, givenTo parameters: [TypeRef]) -> MadeValue? {
    let signature = closure.child(.closureSignature)
    if let written = signature?.child(.returnClause)?.content {
      return isUnbound(written) || written.containsOpaqueType ? nil : (spelling.type(written), true)
    }
    let items = closure.children.filter { $0.kind != .closureSignature }
    guard items.count == 1, let locals = closure.locals(givenTo: parameters),
      let value = items[0].kind == .returnStmt ? items[0].children.first : items[0], value.kind.isExpression
    else { return nil }
    var inner = self
    inner.locals.merge(locals) { _, own in own }
    return inner.type(of: value).map { ($0, value.isFixed) }
  }
}

extension SyntaxNode {
  /// Returns the types of a closure's parameters by their names, or `nil` if it does not take such values.
  func locals(givenTo types: [TypeRef]) -> [String: TypeRef]? {
    let names = parameterNames ?? anonymousNames(atLeast: types.count)
    var types = types
    // The only parameter may be a tuple whose elements have names in the closure.
    if types.count == 1, names.count > 1, case .tuple(let elements) = types[0].bare {
      types = elements.map(\.type)
    }
    guard types.count == names.count, !types.contains(where: { $0.modifiers.contains(.inout) }),
      !capturesNewNames
    else { return nil }
    return Dictionary(zip(names, types.map(\.bare)), uniquingKeysWith: { first, _ in first })
  }

  /// Whether the closure captures values by new names, `[count = names.count]`, or with other types, `[weak view]`. `self`
  /// does not count.
  private var capturesNewNames: Bool {
    child(.closureSignature)?.child(.closureCaptureClause)?.children.contains { capture in
      let isWeak = tree.text(ofToken: capture.tokenRange.lowerBound) == "weak"
      return capture.child(.initializerClause) != nil
        || isWeak && tree.tokens[capture.tokenRange.upperBound - 1].kind != .`self`
    } ?? false
  }

  /// The names of the parameters in the closure's signature, or `nil` if there are none.
  private var parameterNames: [String]? {
    guard let signature = child(.closureSignature) else { return nil }
    let plain = signature.children(.closureParameter).map(\.spelling)
    if !plain.isEmpty { return plain.map(\.unquoted) }
    return signature.child(.parameterClause)?.children(.parameter).map { parameter in
      Parameter(parameter)?.internalName.map(tree.name(ofToken:)) ?? parameter.spelling.unquoted
    }
  }

  /// The names `$0`, `$1` and so on, as many as the closure mentions.
  private func anonymousNames(atLeast count: Int) -> [String] {
    let inner = descendants.filter { $0.kind == .closureExpr }.map(\.tokenRange)
    let mentioned = tokenRange.filter { token in
      tree.tokens[token].kind == .dollarIdentifier && !inner.contains { $0.contains(token) }
    }.compactMap { Int(tree.text(ofToken: $0).dropFirst()) }
    return (0..<max(count, mentioned.max().map { $0 + 1 } ?? 0)).map { "$\($0)" }
  }
}
