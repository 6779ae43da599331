package import StubbleSyntax

/// The inference of the type of an initial value from the value itself: a literal, `T(…)`, `[T]()`, `x as T`,
/// arithmetic with those, or the name of a visible declaration whose type is written, or is inferred in turn.
package struct TypeInference {
  /// The number of declarations that are followed from one value to the next.
  package static let depthLimit = 8

  let index: TypeIndex
  /// The scope in which the value is written.
  let scope: Scope
  /// The number of declarations that have led to the value, each naming the next one.
  let depth: Int
  /// The types of the parameters of closures around the value.
  var locals: [String: TypeRef] = [:] { didSet { answers = answers.withoutExpressions() } }
  /// Whether the type is inferred only because the value is beside literals that may take on other types. Literals in the
  /// value are not examined then, since they are when its own type is inferred: each level would take twice the time.
  var isBesideLiterals = false { didSet { answers = answers.withoutExpressions() } }
  /// Whether noncopyable types are inferred too. Otherwise the inference of such a type yields `nil`.
  let allowsNoncopyableTypes: Bool
  private var answers = InferenceAnswers()

  package init(index: TypeIndex, scope: Scope) {
    self.init(index: index, scope: scope, depth: 0, allowsNoncopyableTypes: false)
  }

  private init(index: TypeIndex, scope: Scope, depth: Int, allowsNoncopyableTypes: Bool) {
    self.index = index
    self.scope = scope
    self.depth = depth
    self.allowsNoncopyableTypes = allowsNoncopyableTypes
  }

  /// Returns the inference for the value of a declaration that this value names.
  func inference(at scope: Scope) -> TypeInference {
    var inner = TypeInference(
      index: index, scope: scope, depth: depth + 1, allowsNoncopyableTypes: allowsNoncopyableTypes)
    inner.answers = answers.ofNamedValues
    return inner
  }

  /// Returns the inference that yields noncopyable types too.
  func allowingNoncopyableTypes() -> TypeInference {
    var inference = TypeInference(index: index, scope: scope, depth: depth, allowsNoncopyableTypes: true)
    inference.locals = locals
    inference.isBesideLiterals = isBesideLiterals
    return inference
  }

  /// The spelling of types that are written in the value.
  var spelling: TypeSpelling { index.spelling(ofDeclaration: true) }

  /// Returns the type of a variable that is inferred from its initial value: that of the value, which is optional if the
  /// variable is weak.
  package func type(ofVariable binding: PatternBinding, in decl: VariableDecl) -> TypeRef? {
    guard let type = binding.initializer?.content.flatMap(type(of:)) else { return nil }
    return decl.node.hasModifier(.weak) ? optional(type) : type
  }

  /// Returns the type of a stored property: as it is written, or else that of the initial value.
  package func type(ofStored binding: PatternBinding) -> TypeRef? {
    binding.writtenType.map { TypeRef($0) } ?? binding.initializer?.content.flatMap(type(of:))
  }

  /// Returns the type of an expression, or `nil` if it does not follow from the expression and visible declarations.
  package func type(of expression: SyntaxNode) -> TypeRef? {
    guard let type = link(expression), !type.hasPlaceholder else { return nil }
    return expression.isOptionalChain ? optional(type) : type
  }

  /// Returns the type of a value that may be missing: an optional, which the type itself may be, perhaps by an alias.
  func optional(_ type: TypeRef) -> TypeRef {
    index.unaliased(type, from: scope).isOptional ? type : .optional(type)
  }

  /// Returns the type of an expression, or of a link of an optional chain without the optional around it: that of `b` in
  /// `a?.b`.
  func link(_ expression: SyntaxNode) -> TypeRef? {
    switch expression.kind {
    case .literalExpr: literal(expression)
    case .stringLiteralExpr: defaultType(of: .string)
    case .identifierExpr: named(expression)
    default: answers.answer(to: expression) { composed(expression) }
    }
  }

  private func composed(_ expression: SyntaxNode) -> TypeRef? {
    switch expression.kind {
    case .regexLiteralExpr: regex(expression)
    case .prefixOperatorExpr: prefixed(expression) ?? negated(expression) ?? partialRange(expression)
    case .postfixOperatorExpr: partialRange(expression)
    case .closureExpr: closure(expression)
    case .arrayExpr: array(expression)
    case .dictionaryExpr: dictionary(expression)
    case .tupleExpr: tuple(expression)
    case .sequenceExpr: type(ofSequence: Array(expression.children))
    case .asExpr: cast(expression)
    case .callExpr: call(expression)
    case .subscriptExpr: subscripted(expression)
    case .optionalChainingExpr: expression.children.first.flatMap(link)?.wrapped
    case .forceUnwrapExpr: expression.children.first.flatMap { $0.isOptionalChain ? nil : unwrapped($0) }
    case .ifExpr, .switchExpr: branches(of: expression)
    case .tryExpr: tried(expression)
    case .unsafeExpr: expression.children.last.flatMap(type)
    case .memberAccessExpr: metatype(expression) ?? member(expression)
    case .macroExpansionExpr: expansion(expression)
    default: nil
    }
  }

  private func literalKind(_ expression: SyntaxNode) -> LiteralKind? {
    switch expression.firstTokenKind {
    case .integerLiteral: .integer
    case .floatLiteral: .float
    case .true, .false: .boolean
    default: nil
    }
  }

  private func literal(_ expression: SyntaxNode) -> TypeRef? {
    literalKind(expression).flatMap(defaultType)
  }

  /// Returns the default type of a kind of literals, or `nil` if a file-scope alias such as `IntegerLiteralType`
  /// changes it. Aliases with this name in types are associated types.
  private func defaultType(of kind: LiteralKind) -> TypeRef? {
    index.aliases.atFileScope(kind.alias) == nil ? standard(kind.standardType) : nil
  }

  /// Returns a known type by a name that means it in this scope, or `nil` if a visible declaration hides the type, unless
  /// `Swift` means its module.
  func standard(_ name: String) -> TypeRef? {
    if isUnhidden(name) { return .named(name) }
    return isUnhidden("Swift") && index.prelude.isOfStandardLibrary(name)
      ? TypeRef(path: "Swift." + name) : nil
  }

  /// Returns the type of `#selector(…)`, `#keyPath(…)`, `#line`, `#fileID` and the like.
  private func expansion(_ expression: SyntaxNode) -> TypeRef? {
    switch expression.spelling.prefix(while: { $0 != "(" }) {
    case "#selector": standard("Selector")
    case "#keyPath": standard("String")
    case "#file", "#fileID", "#filePath", "#function": defaultType(of: .string)
    case "#line", "#column": defaultType(of: .integer)
    default: nil
    }
  }

  private func prefixed(_ expression: SyntaxNode) -> TypeRef? {
    guard let operand = expression.children.last else { return nil }
    if expression.tree.text(ofToken: expression.tokenRange.lowerBound) == "~" { return inverted(operand) }
    guard expression.firstTokenKind == .minus else { return nil }
    if operand.kind == .literalExpr { return literalKind(operand) == .boolean ? nil : literal(operand) }
    guard let type = type(of: operand), index.prelude.conforms(type, to: "SignedNumeric"),
      isUndeclared("-", on: type)
    else { return nil }
    return type
  }

  /// Returns the type of `~a`, if `a` is an integer.
  private func inverted(_ operand: SyntaxNode) -> TypeRef? {
    guard let type = type(of: operand), index.prelude.conforms(type, to: "BinaryInteger"),
      isUndeclared("~", on: type)
    else { return nil }
    return type
  }

  /// Returns the type of an expression `operand!`, if the operand is an optional.
  private func unwrapped(_ operand: SyntaxNode) -> TypeRef? {
    let made = construction(operand, failable: true)
    // No initializer of an optional fails: that of `Optional(1)!` makes what is unwrapped.
    return (made ?? type(of: operand)).flatMap { index.unaliased($0, from: scope).wrapped } ?? made
  }

  /// Returns whether an expression is a number literal, perhaps with a minus sign.
  func isNumberLiteral(_ expression: SyntaxNode) -> Bool {
    let type =
      switch expression.kind {
      case .prefixOperatorExpr: prefixed(expression)
      case .literalExpr: literal(expression)
      default: TypeRef?.none
      }
    return type == .int || type == .double
  }

  /// Returns the type of a tuple, or of the value in parentheses.
  private func tuple(_ expression: SyntaxNode) -> TypeRef? {
    let arguments = expression.children(.argument)
    var elements: [TypeRef.Element] = []
    for argument in arguments {
      guard let type = argument.content.flatMap(type(of:)) else { return nil }
      let label = argument.token(.colon).map { argument.tree.text(ofToken: $0 - 1) }
      if arguments.count == 1 { return label == nil ? type : nil }
      elements.append(TypeRef.Element(label: label, type))
    }
    return elements.isEmpty ? nil : .tuple(elements)
  }

  /// Returns the type of a value after `as T`, `as! T` or `as? T`.
  private func cast(_ expression: SyntaxNode) -> TypeRef? {
    guard let written = expression.children.last(where: { $0.kind.isType }), !isUnbound(written) else {
      return nil
    }
    let type = spelling.type(written)
    let isOptional = expression.token(.postfixQuestion) != nil || expression.token(.infixQuestion) != nil
    return isOptional ? .optional(type) : type
  }

  /// Returns the type of a `try` expression; an optional for `try?`.
  private func tried(_ expression: SyntaxNode) -> TypeRef? {
    guard let type = expression.children.last.flatMap(type(of:)) else { return nil }
    if expression.token(.exclamation) != nil { return type }
    guard expression.token(.postfixQuestion) != nil || expression.token(.infixQuestion) != nil else {
      return nil
    }
    return optional(type)
  }
}

extension TypeRef {
  static let int = TypeRef.named("Int")
  static let double = TypeRef.named("Double")
}

extension SyntaxNode {
  /// The labels of the call's arguments in parentheses; `_` for none.
  package var argumentLabels: [String] {
    children(.argument).map { $0.argumentLabel ?? "_" }
  }
}
