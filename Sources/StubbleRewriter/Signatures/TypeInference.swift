import StubbleSyntax

/// Tells the type of an initial value where the value itself says it: a literal, `T(…)`, `[T]()`, `x as T`, or the
/// name of a static property whose type is written.
struct TypeInference: Sendable {
  let index: TypeIndex
  /// The scope path in which the value is written.
  let scope: Scope

  /// How a type that stands in the value is spelled.
  private var spelling: TypeSpelling { index.spelling(in: nil, ofDeclaration: true) }

  /// The type of an expression, or nil if its text does not tell.
  func type(of expression: SyntaxNode) -> String? {
    switch expression.kind {
    case .literalExpr: literal(expression)
    case .stringLiteralExpr: "String"
    case .prefixOperatorExpr: prefixed(expression)
    case .arrayExpr: array(expression)
    case .dictionaryExpr: dictionary(expression)
    case .tupleExpr: tuple(expression)
    case .sequenceExpr: sequence(expression)
    case .callExpr: call(expression)
    case .forceUnwrapExpr: expression.children.first.flatMap { construction($0, failable: true) }
    case .tryExpr: tried(expression)
    case .memberAccessExpr: staticProperty(expression)
    default: nil
    }
  }

  private func literal(_ expression: SyntaxNode) -> String? {
    switch expression.firstTokenKind {
    case .integerLiteral: "Int"
    case .floatLiteral: "Double"
    case .true, .false: "Bool"
    default: nil
    }
  }

  private func prefixed(_ expression: SyntaxNode) -> String? {
    guard expression.firstTokenKind == .minus, let operand = expression.children.last,
      operand.kind == .literalExpr
    else { return nil }
    let type = literal(operand)
    return type == "Bool" ? nil : type
  }

  private func array(_ expression: SyntaxNode) -> String? {
    common(Array(expression.children)).map { "[\($0)]" }
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

  private func isNumberLiteral(_ expression: SyntaxNode) -> Bool {
    (expression.kind == .prefixOperatorExpr ? prefixed(expression) : literal(expression)) != nil
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

  /// `T.shared`, if that is of the type itself or of one whose name means the same here.
  private func staticProperty(_ expression: SyntaxNode) -> String? {
    guard let base = expression.children.first.flatMap({ TypeExpression.text(of: $0, spelling: spelling) })
    else { return nil }
    let name = expression.tree.name(ofToken: expression.tokenRange.upperBound - 1)
    let owners = index.resolve(base, from: scope)
    guard owners.count == 1, !index.facts[owners[0]].isGeneric else { return nil }
    let owner = index.types[owners[0]]
    for member in owner.members where member.isStatic && member.declaredNames == [name] {
      guard let binding = VariableDecl(member.node)?.bindings.first else { continue }
      guard let written = binding.type else {
        let inner = TypeInference(index: index, scope: owner.scope)
        guard let value = binding.initializer?.content, value.kind != .memberAccessExpr,
          let type = inner.type(of: value)
        else { return nil }
        return type == owner.name || type == "Self" ? base : meansTheSame(type, in: owner.scope) ? type : nil
      }
      if written.spelling == "Self" || written.spelling == owner.name { return base }
      return meansTheSame(written.spelling, in: owner.scope) ? written.spelling : nil
    }
    return nil
  }

  /// A name is the same type here as in another scope: one in view, or one of the standard library.
  private func meansTheSame(_ type: String, in other: Scope) -> Bool {
    let found = index.resolve(type, from: scope)
    return found == index.resolve(type, from: other)
      && (!found.isEmpty || (StandardLibrary.isOfStandardLibrary(type) && !isKnownGeneric(type)))
  }

  /// `x as T`.
  private func sequence(_ expression: SyntaxNode) -> String? {
    guard let cast = expression.children.last, cast.kind == .asExpr, cast.token(.exclamation) == nil,
      let type = cast.children.last(where: { $0.kind.isType })
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
    return construction(expression, failable: false)
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
    guard let type = TypeExpression.text(of: callee, spelling: spelling) ?? ownType(callee) else {
      return nil
    }
    let name = String(type.prefix { $0 != "<" })
    let isSpecialized = name != type
    let found = index.resolve(name, from: scope)
    guard
      isSpecialized
        || (found.isEmpty ? !isKnownGeneric(name) : found.allSatisfy { !index.types[$0].decl.isGeneric })
    else { return nil }
    guard found.allSatisfy({ index.types[$0].kind != .protocol }) else { return nil }
    if failable { return type }
    let labels = labels(of: expression)
    let mayFail =
      found.isEmpty
      ? mayFail(name, labels: labels, expression)
      : found.contains { hasFailableInitializer($0, labels: labels) }
    return mayFail ? nil : type
  }

  /// `Self` as the name of the type around.
  private func ownType(_ callee: SyntaxNode) -> String? {
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
    guard let known = StandardLibrary.failableInitializers[name] else { return false }
    // A number can be made of a number; what may fail is to read one.
    let argument = call.child(.argument)?.content
    if labels == ["_"], let argument, argument.kind != .stringLiteralExpr, type(of: argument) != nil,
      type(of: argument) != "String", name != "Bool", name != "Unicode.Scalar", name != "Scalar"
    {
      return false
    }
    return known.contains("*") || (labels.first.map(known.contains) ?? false)
  }

  private func hasFailableInitializer(_ type: Int, labels: [String]) -> Bool {
    if index.types[type].kind == .enum, labels == ["rawValue"] { return true }
    return ([type] + index.ancestors(of: type)).contains { owner in
      index.types[owner].members.contains { member in
        guard member.node.kind == .initializerDecl, let function = FunctionDecl(member.node) else {
          return false
        }
        let isFailable =
          member.node.token(.postfixQuestion) != nil || member.node.token(.infixQuestion) != nil
          || member.node.token(.exclamation) != nil
        return isFailable && function.parameters.compactMap { $0.label() }.first == labels.first { $0 != "_" }
      }
    }
  }
}

/// Expressions that name a type.
enum TypeExpression {
  /// The type that an expression names: `Set<String>`, `Outer.Inner`, `[String: Int]`.
  static func text(of expression: SyntaxNode, spelling: TypeSpelling = TypeSpelling(isOfDeclaration: true))
    -> String?
  {
    switch expression.kind {
    case .identifierExpr:
      let name = expression.spelling
      return name.first { $0 != "_" }?.isUppercase == true && name != "Self" ? name : nil
    case .memberAccessExpr:
      guard let base = expression.children.first, let outer = text(of: base, spelling: spelling) else {
        return nil
      }
      let name = expression.tree.text(ofToken: expression.tokenRange.upperBound - 1)
      return name.first?.isUppercase == true ? outer + "." + name : nil
    case .genericSpecializationExpr:
      guard let base = expression.children.first, let name = text(of: base, spelling: spelling),
        let arguments = expression.child(.genericArgumentClause)
      else { return nil }
      return spelling.sugar(name, clause: arguments) ?? name + spelling.text(of: arguments)
    case .arrayExpr:
      let elements = Array(expression.children)
      return elements.count == 1 ? text(of: elements[0], spelling: spelling).map { "[\($0)]" } : nil
    case .dictionaryExpr:
      let elements = expression.children(.dictionaryElement).flatMap { Array($0.children) }
      guard elements.count == 2, let key = text(of: elements[0], spelling: spelling),
        let value = text(of: elements[1], spelling: spelling)
      else {
        return nil
      }
      return "[\(key): \(value)]"
    case .tupleExpr:
      let elements = expression.children(.argument)
      let types = elements.compactMap { element in
        element.token(.colon) == nil ? element.content.flatMap { text(of: $0, spelling: spelling) } : nil
      }
      return types.count == elements.count && types.count > 1 ? "(\(types.joined(separator: ", ")))" : nil
    case .optionalChainingExpr:
      return expression.children.first.flatMap { text(of: $0, spelling: spelling) }.map { $0 + "?" }
    case .typeExpr:
      return spelling.text(of: expression)
    default:
      return nil
    }
  }
}
