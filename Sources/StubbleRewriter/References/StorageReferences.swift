import StubbleSemantics
import StubbleSyntax

/// Finds where the code of an initialiser, `deinit` or observer mentions a stored property, so that it can
/// mention the storage instead.
///
/// Closures and local functions are left out: they may run when the property is to be seen again. What a closure captures
/// by value is read where the closure is made.
struct StorageReferences {
  /// The storage of each property, by the property's name.
  let storage: [String: String]
  private(set) var rewrites: [TokenRewrite] = []
  private let tree: SyntaxTree

  /// Looks through the body of a member. `parameters` are the names that its signature declares.
  init(in body: SyntaxNode, storage: [String: String], parameters: Set<String>) {
    self.storage = storage
    tree = body.tree
    var scope = parameters
    visitBlock(body, scope: &scope)
  }

  // MARK: Scopes

  /// Visits the items of a block in order; what they declare is in scope for those that follow.
  private mutating func visitBlock(_ block: SyntaxNode, scope: inout Set<String>) {
    for child in block.children where child.kind == .functionDecl {
      if let name = FunctionDecl(child)?.name { scope.insert(name) }
    }
    for child in block.children { visit(child, scope: &scope) }
  }

  private mutating func visitInner(_ node: SyntaxNode, scope: Set<String>) {
    var scope = scope
    if node.kind == .codeBlock { visitBlock(node, scope: &scope) } else { visit(node, scope: &scope) }
  }

  private mutating func visit(_ node: SyntaxNode, scope: inout Set<String>) {
    switch node.kind {
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .accessorBlock: return
    case .closureExpr: visitCaptures(node, scope: &scope)
    case .identifierExpr: visitIdentifier(node, scope: scope)
    case .memberAccessExpr: visitMemberAccess(node, scope: &scope)
    case .optionalBindingCondition: visitBinding(node, scope: &scope)
    case .patternBinding, .matchingPatternCondition: visitPatternLast(node, scope: &scope)
    case .guardStmt: visitGuard(node, scope: &scope)
    case .ifExpr, .whileStmt: visitConditional(node, scope: scope)
    case .forStmt: visitFor(node, scope: scope)
    case .switchCase, .catchClause: visitCase(node, scope: scope)
    case .codeBlock: visitInner(node, scope: scope)
    case .doStmt, .doExpr, .repeatStmt, .deferStmt, .switchExpr:
      for child in node.children { visitInner(child, scope: scope) }
    default:
      for child in node.children { visit(child, scope: &scope) }
    }
  }

  /// The body does not see what the conditions of a `guard` declare; what follows the `guard` does.
  private mutating func visitGuard(_ node: SyntaxNode, scope: inout Set<String>) {
    let outer = scope
    for child in node.children {
      if child.kind == .codeBlock { visitInner(child, scope: outer) } else { visit(child, scope: &scope) }
    }
  }

  /// The first block sees what the conditions declare; `else` does not.
  private mutating func visitConditional(_ node: SyntaxNode, scope: Set<String>) {
    var inner = scope
    var isFirstBlock = true
    for child in node.children {
      if child.kind == .codeBlock {
        visitInner(child, scope: isFirstBlock ? inner : scope)
        isFirstBlock = false
      } else if isFirstBlock {
        visit(child, scope: &inner)
      } else {
        visitInner(child, scope: scope)
      }
    }
  }

  private mutating func visitFor(_ node: SyntaxNode, scope: Set<String>) {
    var inner = scope
    let pattern = node.children.first { $0.kind.isPattern }
    if let pattern { declare(pattern, in: &inner) }
    for child in node.children where child.id != pattern?.id {
      let seesPattern = child.kind == .codeBlock || child.kind == .whereClause
      visitInner(child, scope: seesPattern ? inner : scope)
    }
  }

  /// A case of `switch` or a `catch`: patterns first, then what they declare is seen.
  private mutating func visitCase(_ node: SyntaxNode, scope: Set<String>) {
    var inner = scope
    let patterns = node.descendants.filter {
      $0.kind.isPattern && ($0.parent?.kind == .caseItem || $0.parent?.kind == .catchItem)
    }
    for pattern in patterns where pattern.parent?.parent?.id == node.id {
      visit(pattern, scope: &inner)
      declare(pattern, in: &inner)
    }
    if node.kind == .catchClause, patterns.isEmpty { inner.insert("error") }
    for child in node.children {
      if child.kind == .caseItem || child.kind == .catchItem {
        if let condition = child.child(.whereClause) { visit(condition, scope: &inner) }
      } else {
        visit(child, scope: &inner)
      }
    }
  }

  /// `if let x` takes its value from the property; `if let x = …` only hides it.
  private mutating func visitBinding(_ node: SyntaxNode, scope: inout Set<String>) {
    guard let pattern = node.children.first(where: { $0.kind.isPattern }) else { return }
    if let value = node.child(.initializerClause) {
      visit(value, scope: &scope)
    } else if pattern.kind == .identifierPattern, let token = pattern.tokenRange.first {
      bind(token, scope: scope)
    }
    declare(pattern, in: &scope)
  }

  /// `[x]` takes its value from the property, as `if let x` does.
  private mutating func visitCaptures(_ closure: SyntaxNode, scope: inout Set<String>) {
    let clause = closure.child(.closureSignature)?.child(.closureCaptureClause)
    for capture in clause?.children(.closureCapture) ?? [] {
      if let value = capture.child(.initializerClause) {
        visit(value, scope: &scope)
      } else {
        bind(capture.tokenRange.upperBound - 1, scope: scope)
      }
    }
  }

  /// Writes the storage after a name that means a property, and that it also declares.
  private mutating func bind(_ token: TokenIndex, scope: Set<String>) {
    let name = tree.name(ofToken: token)
    guard let storage = storage[name], !scope.contains(name) else { return }
    rewrites.append(
      TokenRewrite(
        tokens: token..<(token + 1),
        text: "\(tree.text(ofToken: token)) = \(reference(to: storage, in: scope))"))
  }

  /// A binding's own names are not yet in scope in its initial value.
  private mutating func visitPatternLast(_ node: SyntaxNode, scope: inout Set<String>) {
    for child in node.children where !child.kind.isPattern { visit(child, scope: &scope) }
    guard let pattern = node.children.first(where: { $0.kind.isPattern }) else { return }
    visit(pattern, scope: &scope)
    declare(pattern, in: &scope)
  }

  /// Adds the names that a pattern binds.
  private func declare(_ pattern: SyntaxNode, in scope: inout Set<String>) {
    for node in [pattern] + Array(pattern.descendants) {
      let binds =
        node.kind == .identifierPattern || (node.kind == .identifierExpr && isBound(node, in: pattern))
      if binds, let token = node.tokenRange.first { scope.insert(tree.name(ofToken: token)) }
    }
  }

  /// Under `let`, a bare name that is an element or argument is bound: `case let .some(x)`.
  private func isBound(_ name: SyntaxNode, in pattern: SyntaxNode) -> Bool {
    var node = name.parent
    var parent = name.parent
    guard let role = parent?.kind else { return false }
    guard
      [.argument, .optionalChainingExpr, .expressionPattern, .tuplePatternElement, .patternExpr].contains(
        role)
    else {
      return false
    }
    while let current = node, current.id >= pattern.id {
      if current.kind == .valueBindingPattern { return true }
      parent = current
      node = current.parent
    }
    return false
  }

  // MARK: References

  private mutating func visitIdentifier(_ node: SyntaxNode, scope: Set<String>) {
    guard let token = node.tokenRange.first, node.child(.declNameArguments) == nil else { return }
    let name = tree.name(ofToken: token)
    guard let storage = storage[name], !scope.contains(name) else { return }
    rewrites.append(TokenRewrite(tokens: token..<(token + 1), text: reference(to: storage, in: scope)))
  }

  /// What means the storage, also where a variable or parameter has its name.
  private func reference(to storage: String, in scope: Set<String>) -> String {
    scope.contains(storage.unquoted) ? "self.\(storage)" : storage
  }

  private mutating func visitMemberAccess(_ node: SyntaxNode, scope: inout Set<String>) {
    guard let base = node.children.first, base.kind == .identifierExpr, base.spelling == "self",
      node.child(.declNameArguments) == nil
    else {
      for child in node.children { visit(child, scope: &scope) }
      return
    }
    let name = node.tokenRange.upperBound - 1
    guard let storage = storage[tree.name(ofToken: name)] else { return }
    rewrites.append(TokenRewrite(tokens: node.tokenRange, text: "self." + storage))
  }
}
