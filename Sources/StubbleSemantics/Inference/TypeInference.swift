package import StubbleSyntax

/// The inference of the type of an initial value from the value itself: a literal, `T(…)`, `[T]()`, `x as T`,
/// arithmetic with those, or the name of a visible declaration whose type is written, or is inferred in turn.
package struct TypeInference {
  let index: TypeIndex
  /// The scope in which the value is written.
  let scope: Scope
  /// The number of declarations that have led to the value, each naming the next one.
  let depth: Int
  /// The types of the parameters of closures around the value.
  var locals: [String: TypeRef] = [:] { didSet { answers = answers.besides() } }
  /// Whether the value is asked for its type because it is beside literals that may take on other types. Those in it do not
  /// count then, because they are asked when the value itself is: that would take twice the time for each level.
  var isBesideLiterals = false { didSet { answers = answers.besides() } }
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
    case .stringLiteralExpr: literal("String", alias: "StringLiteralType")
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

  private enum LiteralKind { case integer, float, boolean }

  private func literalKind(_ expression: SyntaxNode) -> LiteralKind? {
    switch expression.firstTokenKind {
    case .integerLiteral: .integer
    case .floatLiteral: .float
    case .true, .false: .boolean
    default: nil
    }
  }

  private func literal(_ expression: SyntaxNode) -> TypeRef? {
    switch literalKind(expression) {
    case .integer: literal("Int", alias: "IntegerLiteralType")
    case .float: literal("Double", alias: "FloatLiteralType")
    case .boolean: literal("Bool", alias: "BooleanLiteralType")
    case nil: nil
    }
  }

  /// Returns the default type of a kind of literals, or `nil` if a file-scope alias such as `IntegerLiteralType`
  /// changes it. Aliases with this name in types are associated types.
  private func literal(_ name: String, alias: String) -> TypeRef? {
    index.aliases.outsideOfTypes(alias) == nil ? standard(name) : nil
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
    case "#file", "#fileID", "#filePath", "#function": literal("String", alias: "StringLiteralType")
    case "#line", "#column": literal("Int", alias: "IntegerLiteralType")
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

  private func call(_ expression: SyntaxNode) -> TypeRef? {
    guard let callee = expression.children.first else { return nil }
    // Only a type can be called here, such as one of C, with a lower-case name.
    if callee.isCollectionLiteral {
      let type = namedType(callee) ?? TypeRef(text: callee.spelling).map(spelling.spelled)
      let mayFail =
        type?.head.map { self.mayFail($0, labels: expression.argumentLabels, expression) } ?? false
      return mayFail ? nil : type
    }
    if callee.kind == .closureExpr { return result(ofClosure: callee) }
    return named(call: expression, callee) ?? construction(expression, failable: false)
      ?? optional(expression) ?? collection(expression, callee) ?? systemStruct(expression, callee)
  }

  /// Returns the type `T` of `T(…)` or `T.init(…)`.
  ///
  /// - Parameter failable: Whether the initializer may be failable; the result is the unwrapped type then.
  func construction(_ expression: SyntaxNode, failable: Bool) -> TypeRef? {
    guard expression.kind == .callExpr, var callee = expression.children.first else { return nil }
    if callee.kind == .memberAccessExpr, callee.spelling.hasSuffix(".init"), let base = callee.children.first
    {
      callee = base
    }
    guard let written = namedType(callee), !namesValue(callee) else { return nil }
    let name = lookupName(of: written)
    let found = name.map { index.resolve($0, from: scope) } ?? []
    let isComplete = isComplete(written, meaning: found)
    guard let type = isComplete ? written : completed(written, meaning: found, by: expression) else {
      return nil
    }
    if found.isEmpty, let name, index.prelude.types(named: name).isEmpty,
      expression.isLikeCallOfC(name) || !index.prelude.globals(named: name).isEmpty
    {
      return nil
    }
    if failable || isLiteral(expression, as: type, found) { return type }
    let labels = expression.argumentLabels
    let meaning = index.unaliased(type, from: scope).head ?? name
    if found.isEmpty, let meaning, expression.hasArguments,
      isOfUnknownModule(meaning, expression.tree) || isMadeByUnknownModule(meaning, labels, expression)
    {
      return nil
    }
    let meant = found.isEmpty ? index.meaning(of: type, from: scope) : found
    let mayFail =
      meant.isEmpty
      ? meaning.map { self.mayFail($0, labels: labels, expression) } ?? false
      : meant.contains { hasFailableInitializer($0, expression) }
    return mayFail ? nil : type
  }

  /// Returns the path of a type, of a member of a specialized type too if that is visible: `Outer.Inner` for
  /// `Outer<Int>.Inner`.
  private func lookupName(of type: TypeRef) -> String? {
    guard case .named(let name) = type, name.base?.isSpecialized == true, let path = type.dottedName,
      !index.resolve(path, from: scope).isEmpty
    else { return type.lookupName }
    return path
  }

  /// Returns whether a type is one of an unknown module, so that it may be generic, and its initializers failable.
  /// Objective-C classes, whose names begin with several upper-case letters, are not generic and have few failable
  /// initializers.
  private func isOfUnknownModule(_ name: String, _ tree: SyntaxTree) -> Bool {
    !index.prelude.declares(name) && !index.mayMeanAlias(TypeDecl.lastName(of: name), from: scope)
      && !name.hasPrefixOfObjectiveC && index.moduleGraph.unknown.areSeen(from: tree)
  }

  /// Returns whether a call may mean a failable initializer that an unknown module adds to a known type: no known or
  /// visible initializer has its labels.
  private func isMadeByUnknownModule(_ name: String, _ labels: [String], _ call: SyntaxNode) -> Bool {
    guard call.child(.closureExpr) == nil, isUnhidden(name) else { return false }
    let known = index.prelude.types(named: name)
    return known.contains { $0.declaresInitializers }
      && known.allSatisfy { $0.mayFail(labels: labels, argument: nil) == nil }
      && !hasOwnInitializer(name, where: { $0.fits(labels) })
      && index.moduleGraph.unknown.areSeen(by: scope.modules)
  }

  /// Returns the optional that a failable initializer of an enum with raw values, or of another module's type, returns.
  private func optional(_ call: SyntaxNode) -> TypeRef? {
    guard let type = construction(call, failable: true), type.plainName != nil,
      let name = index.unaliased(type, from: scope).plainName
    else { return nil }
    if isLiteral(call, as: type, index.resolve(name, from: scope)) { return nil }
    let labels = call.argumentLabels
    if labels == ["rawValue"], let own = index.resolve(name, from: scope).first, derivesRawValues(own) {
      return .optional(type)
    }
    if makesOptionals(index.resolve(name, from: scope), call) { return .optional(type) }
    guard isUnhidden(name), let argument = call.child(.argument)?.content else { return nil }
    let known = index.prelude.types(named: name)
    if hasOwnInitializer(name, label: labels.first { $0 != "_" }) {
      let isAlone = known.count == 1 && known[0].mayFail(labels: labels, argument: nil) == nil
      // `T(literal)` may mean the literal itself as a `T`.
      let isLiteral = labels == ["_"] && TypeInference.literals.contains(argument.kind)
      return isAlone && !isLiteral && failsByOwnInitializers(name, labels) ? .optional(type) : nil
    }
    let argumentType = isNumberLiteral(argument) ? nil : self.type(of: argument)
    let makesOptionals =
      known.count == 1 && known[0].makesOptionals(labels: labels, argument: argumentType)
    return makesOptionals ? .optional(type) : nil
  }

  private static let literals: Set<NodeKind> = [
    .literalExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .prefixOperatorExpr,
  ]

  /// Returns whether a callee that looks like a type is the name of a function or an enum case.
  func namesValue(_ callee: SyntaxNode) -> Bool {
    let name = callee.lastName
    if callee.kind == .identifierExpr {
      return index.resolve(name, from: scope).isEmpty
        && !declarations(of: name, seenFrom: callee.tree).isEmpty
    }
    guard callee.kind == .memberAccessExpr, let base = callee.children.first,
      resolved(callee).isEmpty
    else { return false }
    return !index.namedMembers.named(name, of: resolved(base)).isEmpty
  }

  /// The visible types that an expression may name.
  private func resolved(_ expression: SyntaxNode) -> [TypeID] {
    index.resolve(namedType(expression)?.lookupName ?? expression.spelling, from: scope)
  }

  /// The enclosing type, which may be one of another module, or `nil` if there is none.
  var typeAround: TypeRef? {
    if let type = index.resolve(in: scope).first { return index.nameInMembers(of: type) }
    return scope.isLocal || scope.path.isEmpty ? nil : TypeRef(path: scope.path.escapedPath)
  }

  /// The metatype that `T.self` is, if `T` is a type that is no protocol and has its arguments.
  private func metatype(_ expression: SyntaxNode) -> TypeRef? {
    guard expression.tree.tokens[expression.tokenRange.upperBound - 1].kind == .self,
      let base = expression.children.first,
      let type = namedType(base), !namesValue(base), let name = type.lookupName
    else { return nil }
    let found = index.resolve(name, from: scope)
    let isVisible = !found.isEmpty || index.prelude.isProtocol(name) == false && isUnhidden(name)
    return isVisible && isComplete(type, meaning: found) ? .metatype(type) : nil
  }

  /// Returns whether a type has its generic arguments, is no protocol, and has copyable values. Inside a generic type, its
  /// name means the type with its own parameters.
  ///
  /// - Parameter found: The visible types that its name means.
  func isComplete(_ type: TypeRef, meaning found: [TypeID]) -> Bool {
    guard found.allSatisfy({ index.types[$0].kind != .protocol && isCopied($0) }) else { return false }
    let inner = found.isEmpty ? membersOfAlias(type) : found
    if type.isSpecialized || found.isEmpty && !inner.isEmpty {
      let name = type.dottedName.map(TypeDecl.lastName)
      return !type.arguments.isEmpty
        || !inner.contains { index.types[$0].decl.isGeneric && index.types[$0].name == name }
    }
    return found.isEmpty
      ? !(type.lookupName.map(isKnownGeneric) ?? false)
      : found.allSatisfy { !index.types[$0].decl.isGeneric || index.isType($0, around: scope) }
  }

  /// Returns the visible types that are members of what an alias means: `Box.Item` for `Boxes.Item`.
  private func membersOfAlias(_ type: TypeRef) -> [TypeID] {
    guard case .named(let name) = type, let base = name.base else { return [] }
    return index.meaning(of: base, from: scope).flatMap {
      index.resolve("\(index.types[$0].path).\(name.name)", from: scope)
    }
  }

  /// The type that an expression names; `Self` means the enclosing type.
  func namedType(_ expression: SyntaxNode) -> TypeRef? {
    (TypeRef(expression: expression, own: typeAround) ?? lowercaseType(expression)).map(spelling.spelled)
  }

  /// Returns a type with a lower-case name, if it is visible and no value has the same name.
  private func lowercaseType(_ expression: SyntaxNode) -> TypeRef? {
    guard expression.kind == .identifierExpr, expression.tokenRange.count == 1 else { return nil }
    let name = expression.tree.name(ofToken: expression.tokenRange.lowerBound)
    guard locals[name] == nil, !index.resolve(name, from: scope).isEmpty,
      declarations(of: name, seenFrom: expression.tree).isEmpty
    else { return nil }
    return .named(expression.spelling)
  }

  /// Returns whether a name is that of a generic alias or of a generic type of another module.
  private func isKnownGeneric(_ name: String) -> Bool {
    if let alias = index.alias(name, from: scope) { return isGeneric(alias) }
    return index.prelude.isGeneric(name) == true
  }
}

extension SyntaxNode {
  /// The labels of the call's arguments in parentheses; `_` for none.
  package var argumentLabels: [String] {
    children(.argument).map { $0.argumentLabel ?? "_" }
  }

  /// Returns whether a call of what has a type's name looks like that of a C function: by its name, or because it has
  /// several arguments without labels, as calls of few initializers have.
  fileprivate func isLikeCallOfC(_ name: String) -> Bool {
    let labels = argumentLabels
    return name.isLikeFunctionOfC || labels.count > 1 && labels.allSatisfy { $0 == "_" }
  }

  /// Whether the call has arguments, trailing closures included.
  fileprivate var hasArguments: Bool {
    children.dropFirst().contains { [.argument, .closureExpr, .labeledClosure].contains($0.kind) }
  }
}

extension TypeRef {
  static let int = TypeRef.named("Int")
  static let double = TypeRef.named("Double")
}

extension String {
  /// Whether the name begins with at least three upper-case letters, as those of Objective-C classes do: `CLLocation`.
  fileprivate var hasPrefixOfObjectiveC: Bool { prefix(3).count == 3 && prefix(3).allSatisfy(\.isUppercase) }

  /// Whether one of the words in the name is typical of a C function: `NSMakeRange`, `MTLCreateSystemDefaultDevice`.
  fileprivate var isLikeFunctionOfC: Bool {
    let name = drop { $0 == "_" }
    guard String(name).hasPrefixOfObjectiveC else { return false }
    let words = name.indices.filter { name[$0].isUppercase }.map { start in
      String(name[start..<(name[index(after: start)...].firstIndex(where: \.isUppercase) ?? endIndex)])
    }
    return words.contains {
      ["Make", "Get", "Create", "Copy", "From", "To", "For", "Is", "Current"].contains($0)
    }
  }
}
