import StubbleSyntax

/// Literals that take on other types by what is done with them: `[1, 2].filter { $0 > 1.5 }` is a `[Double]`.
extension TypeInference {
  /// Returns whether the literals of which a value consists have their own types in a call of a member, if its result has
  /// these too.
  ///
  /// - Parameter type: The type of the result, if they have.
  func keepsLiterals(of base: SyntaxNode, in call: SyntaxNode, resultingIn type: TypeRef) -> Bool {
    guard consistsOfLiterals(base) else { return true }
    let literals = LiteralTypes(of: [base], in: self)
    return literals.types.isDisjoint(with: type.names) || keep(literals, beside: call.children.dropFirst())
  }

  /// Returns whether literals have their own types beside some arguments, or in a closure that takes values of some types.
  func keepsLiterals(
    of values: [SyntaxNode], beside others: [SyntaxNode], givenTo parameters: [TypeRef] = []
  ) -> Bool {
    var inner = self
    for closure in others where !parameters.isEmpty && closure.kind == .closureExpr {
      inner.locals.merge(closure.locals(givenTo: parameters) ?? [:]) { _, own in own }
    }
    return inner.keep(LiteralTypes(of: values, in: self), beside: others)
  }

  private func keep(_ literals: LiteralTypes, beside others: some Sequence<SyntaxNode>) -> Bool {
    var inner = self
    inner.isBesideLiterals = true
    return isBesideLiterals || others.allSatisfy { inner.keeps(literals, $0, parameters: []) }
  }

  /// Returns whether an expression consists of literals, so that its type may depend on what is done with it.
  func consistsOfLiterals(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .literalExpr: node.firstTokenKind == .integerLiteral || node.firstTokenKind == .floatLiteral
    case .stringLiteralExpr: true
    case .arrayExpr, .sequenceExpr:
      node.children.contains(where: consistsOfLiterals)
        && node.children.allSatisfy { consistsOfLiterals($0) || $0.kind == .binaryOperatorExpr || $0.isNil }
    case .dictionaryExpr, .dictionaryElement, .tupleExpr, .argument:
      node.children.contains(where: consistsOfLiterals)
    case .prefixOperatorExpr, .postfixOperatorExpr, .forceUnwrapExpr, .memberAccessExpr, .subscriptExpr:
      node.children.contains(where: consistsOfLiterals)
    case .callExpr: isMadeOfLiterals(node)
    default: false
    }
  }

  /// Returns whether a call is one of a member of literals, or makes something generic of literals: `Set([1])`,
  /// `zip(["a"], [1])`.
  private func isMadeOfLiterals(_ call: SyntaxNode) -> Bool {
    guard let callee = call.children.first else { return false }
    guard callee.kind == .identifierExpr else { return consistsOfLiterals(callee) }
    let name = callee.spelling
    return isUnhidden(name)
      && (index.prelude.isGeneric(name) == true || !index.prelude.globals(named: name).isEmpty)
      && call.children(.argument).contains(where: consistsOfLiterals)
  }

  /// Returns whether nothing in an expression gives literals another type than their own.
  ///
  /// - Parameter parameters: The names of the parameters of closures around the expression.
  private func keeps(_ literals: LiteralTypes, _ node: SyntaxNode, parameters: Set<String>) -> Bool {
    switch node.kind {
    case .literalExpr:
      return !node.isNil && (node.firstTokenKind != .floatLiteral || literals.types.contains("Double"))
    case .stringLiteralExpr: return true
    case .closureExpr:
      guard node.child(.closureSignature)?.child(.closureCaptureClause) == nil else { return false }
      let names = parameters.union(node.child(.closureSignature)?.namesInClosure ?? [])
      let items = node.children.filter { $0.kind != .closureSignature }
      return items.allSatisfy { keeps(literals, $0, parameters: names) }
    case .binaryOperatorExpr: return literals.keepOperator(node.spelling, in: self)
    case .keyPathExpr:
      return node.namesOfComponents(from: "")?.allSatisfy { literals.have($0, in: self) } ?? false
    case .identifierExpr where node.isOperator: return literals.keepOperator(node.spelling, in: self)
    case .identifierExpr where node.mentions(parameters): return true
    case .memberAccessExpr where node.namesInitializer: return true
    case .memberAccessExpr where node.implicitMember != nil:
      // A string literal alone is a 'String' if its member is one of that, and so is what the member is called with.
      return literals.areOneString
    case .memberAccessExpr where node.mentions(parameters):
      guard let base = node.children.first else { return false }
      let name = node.lastName
      return literals.have(name, in: self) && keeps(literals, base, parameters: parameters)
        || keepsType(of: node, beside: literals)
    case .callExpr where node.mentions(parameters):
      return node.children.first.map { keeps(literals, callee: $0, parameters: parameters) } ?? false
        && node.children.dropFirst().allSatisfy { keeps(literals, $0, parameters: parameters) }
    case .identifierExpr, .memberAccessExpr, .callExpr, .subscriptExpr:
      return keepsType(of: node, beside: literals)
    case .sequenceExpr, .tupleExpr, .argument, .arrayExpr, .dictionaryExpr, .dictionaryElement, .ternaryExpr,
      .prefixOperatorExpr, .postfixOperatorExpr, .forceUnwrapExpr, .optionalChainingExpr, .assignmentExpr,
      .returnStmt:
      return node.children.allSatisfy { keeps(literals, $0, parameters: parameters) }
    default: return node.kind.isType
    }
  }
}

extension TypeInference {
  private func keepsType(of value: SyntaxNode, beside literals: LiteralTypes) -> Bool {
    type(of: value).map { literals.keepTypes(beside: $0, in: self) } ?? false
  }

  /// Returns whether a call does not give literals another type by what it calls: a known type, or a member of a value.
  private func keeps(_ literals: LiteralTypes, callee: SyntaxNode, parameters: Set<String>) -> Bool {
    if callee.kind == .identifierExpr {
      return index.prelude.declares(callee.spelling) && isUnhidden(callee.spelling)
    }
    guard callee.kind == .memberAccessExpr, let base = callee.children.first else { return false }
    return keeps(literals, callee.mentions(parameters) ? callee : base, parameters: parameters)
  }
}

/// The default types of the literals in some values.
private struct LiteralTypes {
  /// The names of the types.
  private(set) var types: Set<String> = []
  /// The names of the types of collections of literals.
  private var collections: Set<String> = []
  /// The names of the protocols of all types that such literals may have.
  private var protocols: Set<String> = []

  init(of values: [SyntaxNode], in inference: TypeInference) {
    areOneString = values.count == 1 && values[0].kind == .stringLiteralExpr
    for node in values.flatMap(\.allNodes) {
      if node.kind == .arrayExpr { collections.insert("Array") }
      if node.kind == .dictionaryExpr { collections.insert("Dictionary") }
      guard node.kind == .literalExpr || node.kind == .stringLiteralExpr,
        let type = inference.type(of: node)?.simpleName, let known = LiteralTypes.protocols[type]
      else { continue }
      types.insert(type)
      protocols.formUnion(known)
    }
  }

  private static let protocols: [String: Set<String>] = [
    "Int": ["ExpressibleByIntegerLiteral"],
    "Double": ["ExpressibleByFloatLiteral"],
    "String": ["ExpressibleByUnicodeScalarLiteral"],
  ]

  /// Whether there is one literal alone, a string.
  let areOneString: Bool

  /// Returns whether values of a type, beside the literals, do not give these another type.
  func keepTypes(beside type: TypeRef, in inference: TypeInference) -> Bool {
    let names = inference.index.unaliased(type, from: inference.scope).names
    return names.subtracting(types).allSatisfy { name in
      let index = inference.index
      let visible = index.resolve(name, from: inference.scope)
      let conformances =
        visible.isEmpty
        ? index.prelude.types(named: name).map(\.conformances) : visible.map(index.conformances)
      return !conformances.isEmpty && conformances.allSatisfy { protocols.isDisjoint(with: $0) }
    }
  }

  /// Returns whether one of the types has a member with a name, or a tuple does, and the project declares none.
  func have(_ name: String, in inference: TypeInference) -> Bool {
    let index = inference.index
    if ["key", "value", "offset", "element", "self"].contains(name) || Int(name) != nil { return true }
    guard index.namedMembers.foreign(name).isEmpty, !index.namedMembers.areOfProtocol(name) else {
      return false
    }
    return types.union(collections).contains { type in
      index.prelude.types(named: type).contains { $0.hasMember(name) }
    }
  }

  /// Returns whether the project declares no operator with a name that takes other types.
  func keepOperator(_ name: String, in inference: TypeInference) -> Bool {
    types.allSatisfy { inference.isUndeclared(name, on: .named($0)) }
  }
}

extension SyntaxNode {
  /// Returns whether the expression mentions one of some parameters, or one without a name, such as `$0`.
  fileprivate func mentions(_ parameters: Set<String>) -> Bool {
    mentionedNames.contains { $0.hasPrefix("$") || parameters.contains($0) }
  }
}
