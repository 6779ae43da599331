import StubbleSyntax

/// What follows from visible declarations about calls: which functions, operators and subscripts evaluate arguments late, and
/// which change their receiver or left operand.
///
/// An argument is delayed if it is an autoclosure: the call evaluates it while it already has access to what it
/// changes.
package struct DelayedArguments: Sendable {
  private let declared: DelayingDeclarations
  /// The names of the functions that take autoclosures, for a quick look-up of what is called.
  private let delaying: TokenTexts
  /// The operators that other modules declare; the value is whether the operator changes its left operand.
  private let operators: [String: Bool]
  /// The functions that other modules declare; the value is whether any of that name changes the value that it is
  /// called on.
  private let methods: [String: Bool]

  package init(in files: [SourceFile], prelude: Prelude, workers: Workers) {
    let found = workers.map(files.count) { DelayingDeclarations(in: files[$0].tree) }
    declared = found.reduce(into: DelayingDeclarations()) { $0.add($1) }
    delaying = TokenTexts(declared.functions)
    operators = prelude.modules.reduce(into: [:]) { operators, module in
      operators.merge(module.operators.mapValues(\.isAssignment)) { first, _ in first }
    }
    methods = prelude.modules.reduce(into: [:]) { methods, module in
      methods.merge(module.mutability) { $0 || $1 }
    }
  }

  /// Returns whether a call of `callee` may evaluate some of its arguments late.
  func areTaken(by callee: SyntaxNode) -> Bool {
    guard !delaying.isEmpty, !callee.tokenRange.isEmpty else { return false }
    let token = callee.kind == .memberAccessExpr ? ValuePath.name(of: callee) : callee.tokenRange.lowerBound
    return delaying.containsName(token, of: callee.tree)
  }

  /// Returns whether a subscript may evaluate `argument` while the subscripted value is being changed.
  func mayWait(_ argument: SyntaxNode) -> Bool {
    declared.subscriptLabels.contains(argument.argumentLabel)
  }

  /// Returns whether a method of this name may change the value that it is called on.
  func mayMutateReceiver(_ method: String) -> Bool {
    methods[method] != false || declared.mutating.contains(method)
  }

  /// Returns whether some declaration says that a method of this name changes the value that it is called on.
  func isKnownToMutateReceiver(_ method: String) -> Bool {
    methods[method] == true || declared.mutating.contains(method)
  }

  /// Returns whether an operator changes its left operand and may evaluate its right operand late.
  ///
  /// An operator that no visible declaration has counts as one that does if it ends in `=`.
  func mayDelay(_ sign: String) -> Bool {
    if let isAssignment = operators[sign], isAssignment || sign.hasSuffix("=") {
      return declared.functions.contains(sign)
    }
    if let changes = declared.operators[sign] { return changes && declared.functions.contains(sign) }
    return sign.hasSuffix("=")
  }

  /// Returns whether an operator may change its left operand.
  func mayChangeItsOperand(_ sign: String) -> Bool {
    declared.operators[sign] == true || operators[sign] ?? sign.hasSuffix("=")
  }
}

/// What the declarations of one file, or of several files together, contribute to `DelayedArguments`.
private struct DelayingDeclarations: Sendable {
  /// The names of functions, operators and initialized types that take autoclosures.
  private(set) var functions: Set<String> = []
  /// The declared operators; the value is whether the operator changes its left operand.
  private(set) var operators: [String: Bool] = [:]
  private(set) var mutating: Set<String> = []
  /// The labels of subscript parameters that are autoclosures; `nil` is for parameters without a label.
  ///
  /// The standard library has one: `subscript(key:default:)` of `Dictionary`.
  private(set) var subscriptLabels: Set<String?> = ["default"]

  init() {}

  init(in tree: SyntaxTree) {
    let nodes = tree.nodes { $0 == .functionDecl || $0 == .subscriptDecl || $0 == .initializerDecl }
    for node in nodes {
      switch node.kind {
      case .functionDecl: add(function: node)
      case .subscriptDecl: add(subscript: node)
      default: add(initializer: node)
      }
    }
  }

  /// Merges what the declarations of other files contribute.
  mutating func add(_ other: DelayingDeclarations) {
    functions.formUnion(other.functions)
    operators.merge(other.operators) { $0 || $1 }
    mutating.formUnion(other.mutating)
    subscriptLabels.formUnion(other.subscriptLabels)
  }

  private mutating func add(subscript node: SyntaxNode) {
    guard node.hasAutoclosure else { return }
    let parameters = FunctionDecl(node)?.parameters.filter { $0.node.hasAutoclosure } ?? []
    subscriptLabels.formUnion(parameters.map { $0.label(inSubscript: true) })
  }

  private mutating func add(initializer node: SyntaxNode) {
    guard node.hasAutoclosure, let type = node.parent?.parent.flatMap(TypeDecl.init) else { return }
    functions.formUnion([TypeDecl.lastName(of: type.name), "init"])
  }

  private mutating func add(function node: SyntaxNode) {
    guard let function = FunctionDecl(node), function.nameToken != nil else { return }
    if node.hasModifier(.mutating) { mutating.insert(function.name) }
    if function.isOperator { operators.merge([function.name: function.changesLeftOperand]) { $0 || $1 } }
    if node.hasAutoclosure { functions.insert(function.name) }
  }
}

extension SyntaxNode {
  /// Whether the function takes an autoclosure, or the parameter is one.
  fileprivate var hasAutoclosure: Bool {
    (kind == .parameter ? self : child(.parameterClause))?.descendants.contains {
      $0.kind == .attribute && $0.attributeName == "autoclosure"
    }
      ?? false
  }
}
