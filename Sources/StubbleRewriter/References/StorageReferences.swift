import StubbleSemantics
import StubbleSyntax

/// The references to stored properties in an initializer, deinitializer or observer, which are rewritten to the
/// storage.
///
/// References in closures and local functions are not: these may run later, when code must see the property again. The
/// capture list of a closure is, because it is evaluated where the closure is created.
struct StorageReferences {
  /// The name of the storage of each property, by the property's name.
  private var storage: [String: String]
  private(set) var rewrites: [TokenRewrite] = []
  private let tree: SyntaxTree
  private let methodCalls: Set<NodeID>
  private let propertiesInDefer: Set<String>

  /// Finds the references in the body of a member.
  ///
  /// - Parameters:
  ///   - parameters: The names of the member's parameters, which shadow properties.
  ///   - methodCalls: The calls of methods that have the names of properties.
  ///   - propertiesInDefer: The properties that `defer` statements access as code outside of the member does.
  init(
    in body: SyntaxNode, storage: [String: String], parameters: Set<String>,
    excluding methodCalls: Set<NodeID>,
    propertiesInDefer: Set<String> = []
  ) {
    self.storage = storage
    self.methodCalls = methodCalls
    self.propertiesInDefer = propertiesInDefer
    tree = body.tree
    var scope = parameters
    visitBlock(body, scope: &scope)
  }

  // MARK: Scopes

  /// Visits the items of a block in order. The names that an item declares are in scope in those after it.
  private mutating func visitBlock(_ block: SyntaxNode, scope: inout Set<String>) {
    scope.formUnion(block.namesOfFunctions)
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
    case .deferStmt: visitDefer(node, scope: scope)
    case .doStmt, .repeatStmt, .switchExpr:
      for child in node.children { visitInner(child, scope: scope) }
    default:
      for child in node.children { visit(child, scope: &scope) }
    }
  }

  private mutating func visitDefer(_ node: SyntaxNode, scope: Set<String>) {
    let outer = storage
    for name in propertiesInDefer { storage[name] = nil }
    for child in node.children { visitInner(child, scope: scope) }
    storage = outer
  }

  /// Visits a `guard`. The names that its conditions declare are not in scope in its body, but after it.
  private mutating func visitGuard(_ node: SyntaxNode, scope: inout Set<String>) {
    let outer = scope
    for child in node.children {
      if child.kind == .codeBlock { visitInner(child, scope: outer) } else { visit(child, scope: &scope) }
    }
  }

  /// Visits an `if` or `while`. The names that its conditions declare are in scope in the first block, but not in
  /// `else`.
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
    if let pattern {
      visit(pattern, scope: &inner)
      declare(pattern, in: &inner)
    }
    for child in node.children where child.id != pattern?.id {
      let seesPattern = child.kind == .codeBlock || child.kind == .whereClause
      visitInner(child, scope: seesPattern ? inner : scope)
    }
  }

  /// Visits a case of a `switch`, or a `catch`. The names that its patterns declare are in scope in its body.
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
    inner.formUnion(node.namesOfFunctions)
    for child in node.children {
      if child.kind == .caseItem || child.kind == .catchItem {
        if let condition = child.child(.whereClause) { visit(condition, scope: &inner) }
      } else {
        visit(child, scope: &inner)
      }
    }
  }

  /// Visits an optional binding. `if let x` reads the property `x`; `if let x = …` only shadows it.
  private mutating func visitBinding(_ node: SyntaxNode, scope: inout Set<String>) {
    guard let pattern = node.children.first(where: { $0.kind.isPattern }) else { return }
    if let value = node.child(.initializerClause) {
      visit(value, scope: &scope)
    } else if pattern.kind == .identifierPattern, let token = pattern.tokenRange.first {
      bind(token, scope: scope)
    }
    declare(pattern, in: &scope)
  }

  /// Visits the capture list of a closure. `[x]` reads the property `x`, as `if let x` does.
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

  /// Rewrites a name that both refers to a property and declares a variable: `x` becomes `x = _x`.
  private mutating func bind(_ token: TokenIndex, scope: Set<String>) {
    let name = tree.name(ofToken: token)
    guard let storage = storage[name], !scope.contains(name) else { return }
    rewrites.append(
      TokenRewrite(
        tokens: token..<(token + 1),
        text: "\(tree.text(ofToken: token)) = \(reference(to: storage, in: scope))"))
  }

  /// Visits a binding. Its own names are not yet in scope in its initial value.
  private mutating func visitPatternLast(_ node: SyntaxNode, scope: inout Set<String>) {
    for child in node.children where !child.kind.isPattern { visit(child, scope: &scope) }
    guard let pattern = node.children.first(where: { $0.kind.isPattern }) else { return }
    visit(pattern, scope: &scope)
    declare(pattern, in: &scope)
  }

  /// Adds the names that a pattern binds to a scope.
  private func declare(_ pattern: SyntaxNode, in scope: inout Set<String>) {
    for node in [pattern] + Array(pattern.descendants) {
      let binds =
        node.kind == .identifierPattern || (node.kind == .identifierExpr && isBound(node, in: pattern))
      if binds, let token = node.tokenRange.first { scope.insert(tree.name(ofToken: token)) }
    }
  }

  /// Whether an identifier in a pattern is bound by an enclosing `let` or `var`, as `x` is in `case let .some(x)`.
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
    guard let storage = storage[name], !scope.contains(name), !namesMethod(node) else { return }
    rewrites.append(TokenRewrite(tokens: token..<(token + 1), text: reference(to: storage, in: scope)))
  }

  /// Whether the expression is what one of the calls of methods calls.
  private func namesMethod(_ node: SyntaxNode) -> Bool {
    guard let call = node.parent, methodCalls.contains(call.id) else { return false }
    return call.children.first == node
  }

  /// Returns a reference to the storage, qualified by `self` if a variable or parameter has the same name.
  private func reference(to storage: String, in scope: Set<String>) -> String {
    scope.contains(storage.unquoted) ? "self.\(storage)" : storage
  }

  private mutating func visitMemberAccess(_ node: SyntaxNode, scope: inout Set<String>) {
    // After `if let self = other`, `self` is another instance, perhaps of another type.
    guard let base = node.children.first, base.isOwnInstance, !scope.contains("self"),
      node.child(.declNameArguments) == nil
    else {
      for child in node.children { visit(child, scope: &scope) }
      return
    }
    let name = node.tokenRange.upperBound - 1
    guard let storage = storage[tree.name(ofToken: name)], !namesMethod(node) else { return }
    rewrites.append(TokenRewrite(tokens: node.tokenRange, text: "self." + storage))
  }
}

extension SyntaxNode {
  /// The names of the functions that a block or a clause of `#if` declares, which are in scope before them too.
  fileprivate var namesOfFunctions: [String] {
    childrenInAllClauses.filter { $0.kind == .functionDecl }.compactMap { FunctionDecl($0)?.name }
  }

  /// Whether the expression is `self`, perhaps in parentheses.
  fileprivate var isOwnInstance: Bool {
    if kind == .tupleExpr, tokenRange.count == 3 { return children.first?.isOwnInstance ?? false }
    return isSelf || kind == .argument && content?.isOwnInstance ?? false
  }
}
