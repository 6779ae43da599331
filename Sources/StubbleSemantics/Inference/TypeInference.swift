package import StubbleSyntax

/// Tells the type of an initial value where the value itself says it: a literal, `T(…)`, `[T]()`, `x as T`,
/// arithmetic with those, or the name of a declaration in view whose type is written or told in turn.
package struct TypeInference: Sendable {
  package let index: TypeIndex
  /// The scope path in which the value is written.
  package let scope: Scope
  /// How many declarations have led to the value.
  package var depth = 0

  package init(index: TypeIndex, scope: Scope, depth: Int = 0) {
    self.index = index
    self.scope = scope
    self.depth = depth
  }

  /// How a type that stands in the value is spelled.
  package var spelling: TypeSpelling { index.spelling(in: nil, ofDeclaration: true) }

  /// The type of an expression, or nil if its text does not tell.
  package func type(of expression: SyntaxNode) -> String? {
    switch expression.kind {
    case .literalExpr: literal(expression)
    case .stringLiteralExpr: literal("String", alias: "StringLiteralType")
    case .prefixOperatorExpr: prefixed(expression) ?? negated(expression) ?? partialRange(expression)
    case .postfixOperatorExpr: partialRange(expression)
    case .closureExpr: closure(expression)
    case .arrayExpr: array(expression)
    case .dictionaryExpr: dictionary(expression)
    case .tupleExpr: tuple(expression)
    case .sequenceExpr: sequence(expression)
    case .callExpr: call(expression)
    case .forceUnwrapExpr: expression.children.first.flatMap(unwrapped)
    case .tryExpr: tried(expression)
    case .identifierExpr: named(expression)
    case .memberAccessExpr: member(expression)
    default: nil
    }
  }

  private func literal(_ expression: SyntaxNode) -> String? {
    switch expression.firstTokenKind {
    case .integerLiteral: literal("Int", alias: "IntegerLiteralType")
    case .floatLiteral: literal("Double", alias: "FloatLiteralType")
    case .true, .false: literal("Bool", alias: "BooleanLiteralType")
    default: nil
    }
  }

  /// The type that a kind of literals has, unless an alias that the project declares gives it another.
  private func literal(_ name: String, alias: String) -> String? {
    index.aliases[alias] == nil ? standard(name) : nil
  }

  /// A type of the standard library by a name that means it here.
  package func standard(_ name: String) -> String? {
    isUnhidden(name) ? name : isUnhidden("Swift") ? "Swift." + name : nil
  }

  private func prefixed(_ expression: SyntaxNode) -> String? {
    guard expression.firstTokenKind == .minus, let operand = expression.children.last,
      operand.kind == .literalExpr
    else { return nil }
    let type = literal(operand)
    return type.map(TypeDecl.lastName) == "Bool" ? nil : type
  }

  /// What comes before the sign is an optional, or a dictionary's value.
  private func unwrapped(_ operand: SyntaxNode) -> String? {
    if let type = construction(operand, failable: true) { return type }
    guard operand.kind == .subscriptExpr else {
      return type(of: operand).flatMap {
        $0.hasSuffix("?") && !$0.contains("->") ? String($0.dropLast()) : nil
      }
    }
    let arguments = operand.children(.argument)
    let mayBeDeclared = index.namedMembers.foreignSubscripts.contains {
      !StandardLibrary.isOtherThanDictionary($0)
    }
    guard arguments.count == 1, arguments[0].token(.colon) == nil, !mayBeDeclared else { return nil }
    return operand.children.first.flatMap(type(of:)).flatMap(TypeInference.elements)?.1
  }

  /// The type of elements among which may be members of it: `[T.a, .b]`.
  private func array(_ expression: SyntaxNode) -> String? {
    let elements = Array(expression.children)
    let whole = elements.filter { $0.implicitMember == nil }
    guard let type = common(whole) else { return nil }
    let isMember = elements.compactMap(\.implicitMember).allSatisfy { access, isCalled in
      let name = access.tree.name(ofToken: access.tokenRange.upperBound - 1)
      return staticMember(name, of: type, isCalled: isCalled, in: access.tree) == type
    }
    return isMember ? "[\(type)]" : nil
  }

  private func dictionary(_ expression: SyntaxNode) -> String? {
    let elements = expression.children(.dictionaryElement).map { Array($0.children) }
    guard elements.allSatisfy({ $0.count == 2 }), let key = common(elements.map { $0[0] }),
      let value = common(elements.map { $0[1] })
    else { return nil }
    return "[\(key): \(value)]"
  }

  /// The one type that all expressions have. Among floating-point numbers an integer literal is one of them.
  private func common(_ expressions: [SyntaxNode]) -> String? {
    var types = Set(expressions.map(type(of:)))
    if types == ["Int", "Double"], expressions.allSatisfy(isNumberLiteral) { types = ["Double"] }
    return types.count == 1 ? types.first ?? nil : nil
  }

  package func isNumberLiteral(_ expression: SyntaxNode) -> Bool {
    let type =
      switch expression.kind {
      case .prefixOperatorExpr: prefixed(expression) ?? negated(expression) ?? partialRange(expression)
      case .postfixOperatorExpr: partialRange(expression)
      case .closureExpr: closure(expression)
      case .literalExpr: literal(expression)
      default: String?.none
      }
    return type == "Int" || type == "Double"
  }

  /// Parentheses around one value, or a tuple.
  private func tuple(_ expression: SyntaxNode) -> String? {
    let arguments = expression.children(.argument)
    var types: [String] = []
    for argument in arguments {
      guard let type = argument.content.flatMap(type(of:)) else { return nil }
      let label = argument.token(.colon).map { argument.tree.text(ofToken: $0 - 1) + ": " } ?? ""
      if arguments.count == 1 { return label.isEmpty ? type : nil }
      types.append(label + type)
    }
    return types.isEmpty ? nil : "(\(types.joined(separator: ", ")))"
  }

  /// `x as T`, or arithmetic.
  private func sequence(_ expression: SyntaxNode) -> String? {
    guard let cast = expression.children.last, cast.kind == .asExpr else {
      return type(ofSequence: Array(expression.children))
    }
    guard cast.token(.exclamation) == nil, let type = cast.children.last(where: { $0.kind.isType })
    else { return nil }
    return cast.token(.postfixQuestion) == nil && cast.token(.infixQuestion) == nil
      ? spelling.text(of: type) : nil
  }

  private func tried(_ expression: SyntaxNode) -> String? {
    guard expression.token(.exclamation) != nil, let operand = expression.children.last else { return nil }
    return type(of: operand)
  }

  private func call(_ expression: SyntaxNode) -> String? {
    guard let callee = expression.children.first else { return nil }
    if callee.kind == .arrayExpr || callee.kind == .dictionaryExpr {
      return TypeExpression.text(of: callee, spelling: spelling)
    }
    if callee.kind == .closureExpr { return closureResult(callee) }
    return named(call: expression, callee) ?? construction(expression, failable: false)
      ?? collection(expression, callee) ?? systemStruct(expression, callee)
  }

  /// The result type that a closure called on the spot declares.
  private func closureResult(_ closure: SyntaxNode) -> String? {
    closure.child(.closureSignature)?.child(.returnClause)?.content.map(spelling.text(of:))
  }

  /// The type that `T(…)` or `T.init(…)` makes. A failable initialiser counts only where it is unwrapped.
  private func construction(_ expression: SyntaxNode, failable: Bool) -> String? {
    guard expression.kind == .callExpr, var callee = expression.children.first else { return nil }
    if callee.kind == .memberAccessExpr, callee.spelling.hasSuffix(".init"), let base = callee.children.first
    {
      callee = base
    }
    guard let type = TypeExpression.text(of: callee, spelling: spelling) ?? ownType(callee),
      !namesValue(callee)
    else { return nil }
    let name = String(type.prefix { $0 != "<" })
    let isSpecialized = name != type
    let found = index.resolve(name, from: scope)
    guard
      isSpecialized
        || (found.isEmpty ? !isKnownGeneric(name) : found.allSatisfy { !index.types[$0].decl.isGeneric })
    else { return nil }
    guard found.allSatisfy({ index.types[$0].kind != .protocol && isCopied($0) }) else { return nil }
    if failable { return type }
    let labels = labels(of: expression)
    let mayFail =
      found.isEmpty
      ? mayFail(name, labels: labels, expression)
      : found.contains { hasFailableInitializer($0, labels: labels) }
    return mayFail ? nil : type
  }

  /// What looks like a type is called by the name of a function or of an enum's case.
  private func namesValue(_ callee: SyntaxNode) -> Bool {
    let name = callee.tree.name(ofToken: callee.tokenRange.upperBound - 1)
    if callee.kind == .identifierExpr {
      return index.resolve(name, from: scope).isEmpty
        && !declarations(of: name, seenFrom: callee.tree).isEmpty
    }
    guard callee.kind == .memberAccessExpr, let base = callee.children.first,
      index.resolve(callee.spelling, from: scope).isEmpty
    else { return false }
    return !index.namedMembers.named(name, of: index.resolve(base.spelling, from: scope)).isEmpty
  }

  /// `Self` as the name of the type around.
  package func ownType(_ callee: SyntaxNode) -> String? {
    guard callee.spelling == "Self", let own = index.resolve(in: scope).first else { return nil }
    return index.nameInMembers(of: own)
  }

  private func isKnownGeneric(_ name: String) -> Bool {
    if let alias = index.aliases[name] { return alias.parent?.parent?.child(.genericParameterClause) != nil }
    return StandardLibrary.genericTypes.contains(TypeDecl.lastName(of: name))
  }

  private func labels(of call: SyntaxNode) -> [String] {
    call.children(.argument).map { argument in
      argument.token(.colon).map { argument.tree.text(ofToken: $0 - 1) } ?? "_"
    }
  }

  private func mayFail(_ name: String, labels: [String], _ call: SyntaxNode) -> Bool {
    if index.namedMembers.initializers(of: name).contains(where: { isFailable($0, labels: labels) }) {
      return true
    }
    guard let known = StandardLibrary.failableInitializers[name] else { return false }
    // A number can be made of a number; what may fail is to read one.
    let argument = call.child(.argument)?.content
    if labels == ["_"], let argument, argument.kind != .stringLiteralExpr, name != "Bool",
      name != "Unicode.Scalar", name != "Scalar"
    {
      if isSystemInteger(argument) { return false }
      if let type = type(of: argument), StandardLibrary.isNumber(type), isUnhidden(type) { return false }
    }
    return known.contains("*") || (labels.first.map(known.contains) ?? false)
  }

  private func hasFailableInitializer(_ type: TypeID, labels: [String]) -> Bool {
    if index.types[type].kind == .enum, labels == ["rawValue"] { return true }
    return ([type] + index.ancestors(of: type)).contains { owner in
      index.types[owner].members.contains { isFailable($0, labels: labels) }
    }
  }

  /// A member is an initialiser with a first label, and may fail.
  private func isFailable(_ member: Member, labels: [String]) -> Bool {
    guard member.node.kind == .initializerDecl, let function = FunctionDecl(member.node) else { return false }
    let isFailable =
      member.node.token(.postfixQuestion) != nil || member.node.token(.infixQuestion) != nil
      || member.node.token(.exclamation) != nil
    return isFailable && function.parameters.compactMap { $0.label() }.first == labels.first { $0 != "_" }
  }
}

extension SyntaxNode {
  /// `.x` or `.x(…)`: the name of a member whose type is told by what is around.
  fileprivate var implicitMember: (access: SyntaxNode, isCalled: Bool)? {
    let isCalled = kind == .callExpr
    guard let access = isCalled ? children.first : self, access.kind == .memberAccessExpr,
      access.children.first == nil
    else { return nil }
    return (access, isCalled)
  }
}
