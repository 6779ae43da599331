package import StubbleSyntax

/// What visible declarations say of calls: whose arguments wait until the call asks for them, and what changes the value
/// that it is called on.
package struct DelayedArguments: Sendable {
  /// Functions with autoclosures.
  private var delaying: Set<String> = []
  /// Operators by whether they change their left operand.
  private var operators: [String: Bool] = [:]
  private var mutating: Set<String> = []
  /// The labels of autoclosures in subscripts, of which the standard library has one. Nil is for those without a label.
  private var subscriptLabels: Set<String?> = ["default"]
  private let prelude: Prelude

  package init(in files: [SourceFile], prelude: Prelude) {
    self.prelude = prelude
    for file in files {
      let nodes = file.tree.nodes { $0 == .functionDecl || $0 == .subscriptDecl || $0 == .initializerDecl }
      for node in nodes {
        switch node.kind {
        case .functionDecl: add(function: node)
        case .subscriptDecl: add(subscript: node)
        default: add(initializer: node)
        }
      }
    }
  }

  private mutating func add(subscript node: SyntaxNode) {
    guard node.hasAutoclosure else { return }
    let parameters = FunctionDecl(node)?.parameters.filter { $0.node.hasAutoclosure } ?? []
    subscriptLabels.formUnion(parameters.map { $0.label(inSubscript: true) })
  }

  private mutating func add(initializer node: SyntaxNode) {
    guard node.hasAutoclosure, let type = node.parent?.parent.flatMap(TypeDecl.init) else { return }
    delaying.formUnion([TypeDecl.lastName(of: type.name), "init"])
  }

  private mutating func add(function node: SyntaxNode) {
    if node.hasModifier(.mutating), let function = FunctionDecl(node) { mutating.insert(function.name) }
    guard let parameters = node.child(.parameterClause), let name = FunctionDecl(node)?.nameToken else {
      return
    }
    if !node.tree.tokens[name].kind.isIdentifierLike {
      let first = parameters.child(.parameter)
      let changes = first?.tokenRange.contains { node.tree.tokens[$0].kind == .inout } ?? false
      if changes || operators[node.tree.name(ofToken: name)] == nil {
        operators[node.tree.name(ofToken: name)] = changes
      }
    }
    if node.hasAutoclosure { delaying.insert(node.tree.name(ofToken: name)) }
  }

  /// Some argument of a call may wait.
  package func areTaken(by callee: SyntaxNode) -> Bool {
    guard !delaying.isEmpty, !callee.tokenRange.isEmpty else { return false }
    let token = callee.kind == .memberAccessExpr ? ValuePath.name(of: callee) : callee.tokenRange.lowerBound
    return delaying.contains(callee.tree.name(ofToken: token))
  }

  /// A subscript may run an argument, or take its value, while it changes a value.
  package func mayWait(_ argument: SyntaxNode) -> Bool {
    let label = argument.token(.colon).map { argument.tree.name(ofToken: $0 - 1) }
    return subscriptLabels.contains(label)
  }

  /// A method may change the value that it is called on.
  package func mayChangeItsValue(_ method: String) -> Bool {
    !prelude.isReader(method) || mutating.contains(method)
  }

  /// An operator changes its left operand, and its right one may wait: one that is not visible, if it looks like it.
  package func mayDelay(_ sign: String) -> Bool {
    if let known = prelude.operator(sign), known.isAssignment || sign.hasSuffix("=") {
      return delaying.contains(sign)
    }
    if let changes = operators[sign] { return changes && delaying.contains(sign) }
    return sign.hasSuffix("=")
  }

  /// An operator changes its left operand.
  package func mayChangeItsOperand(_ sign: String) -> Bool {
    operators[sign] == true || prelude.operator(sign)?.isAssignment ?? sign.hasSuffix("=")
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
