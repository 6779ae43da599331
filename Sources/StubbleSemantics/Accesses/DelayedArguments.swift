import StubbleSyntax

/// What visible declarations say of calls: whose arguments wait until the call asks for them, and what changes the value
/// that it is called on.
package struct DelayedArguments: Sendable {
  private let declared: DelayingDeclarations
  /// Functions with autoclosures, to look up what is called.
  private let delaying: TokenTexts
  /// The operators of other modules by whether they change their left operand.
  private let operators: [String: Bool]
  /// The functions of other modules by whether some change the value that they are called on.
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

  /// Some argument of a call may wait.
  func areTaken(by callee: SyntaxNode) -> Bool {
    guard !delaying.isEmpty, !callee.tokenRange.isEmpty else { return false }
    let token = callee.kind == .memberAccessExpr ? ValuePath.name(of: callee) : callee.tokenRange.lowerBound
    return delaying.containsName(token, of: callee.tree)
  }

  /// A subscript may run an argument, or take its value, while it changes a value.
  func mayWait(_ argument: SyntaxNode) -> Bool {
    declared.subscriptLabels.contains(argument.argumentLabel)
  }

  /// A method may change the value that it is called on.
  func mayChangeItsValue(_ method: String) -> Bool {
    methods[method] != false || declared.mutating.contains(method)
  }

  /// An operator changes its left operand, and its right one may wait: one that is not visible, if it looks like it.
  func mayDelay(_ sign: String) -> Bool {
    if let isAssignment = operators[sign], isAssignment || sign.hasSuffix("=") {
      return declared.functions.contains(sign)
    }
    if let changes = declared.operators[sign] { return changes && declared.functions.contains(sign) }
    return sign.hasSuffix("=")
  }

  /// An operator changes its left operand.
  func mayChangeItsOperand(_ sign: String) -> Bool {
    declared.operators[sign] == true || operators[sign] ?? sign.hasSuffix("=")
  }
}

/// What the declarations of a file say of that, or those of several.
private struct DelayingDeclarations: Sendable {
  /// Functions and operators with autoclosures.
  private(set) var functions: Set<String> = []
  /// Operators by whether they change their left operand.
  private(set) var operators: [String: Bool] = [:]
  private(set) var mutating: Set<String> = []
  /// The labels of autoclosures in subscripts, of which the standard library has one. Nil is for those without a label.
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

  /// Adds what other files say.
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
    if node.hasModifier(.mutating), let function = FunctionDecl(node) { mutating.insert(function.name) }
    guard let parameters = node.child(.parameterClause), let name = FunctionDecl(node)?.nameToken else {
      return
    }
    if !node.tree.tokens[name].kind.isIdentifierLike {
      let first = parameters.child(.parameter)
      let changes = first?.tokenRange.contains { node.tree.tokens[$0].kind == .inout } ?? false
      operators.merge([node.tree.name(ofToken: name): changes]) { $0 || $1 }
    }
    if node.hasAutoclosure { functions.insert(node.tree.name(ofToken: name)) }
  }
}

extension SyntaxNode {
  /// A function takes an autoclosure, or a parameter is one.
  fileprivate var hasAutoclosure: Bool {
    (kind == .parameter ? self : child(.parameterClause))?.descendants.contains {
      $0.kind == .attribute && $0.attributeName == "autoclosure"
    }
      ?? false
  }
}
