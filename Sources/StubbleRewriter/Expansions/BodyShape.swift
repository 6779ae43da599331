import StubbleSemantics
import StubbleSyntax

/// The contents of a body, as far as the `if … else` around it depends on them.
enum BodyShape: Sendable, Equatable {
  /// No statements.
  case empty
  /// A single expression, which the body returns implicitly.
  case expression
  /// Statements that do not form a single expression.
  case statements
  /// Clauses of `#if`, some with a single expression and some with statements, or a `switch` that is an expression
  /// where some of its clauses are not compiled.
  case mixed

  /// Determines the shape of a block.
  init(of block: SyntaxNode) {
    let items = BodyShape.items(of: block)
    if items.count == 1, items[0].kind == .switchExpr {
      self.init(ofCasesIn: items[0])
    } else {
      self.init(ofItems: items)
    }
  }

  private init(ofCasesIn item: SyntaxNode) {
    let isMixed =
      item.child(.ifConfig) != nil
      && BodyShape.areValues(item.children(.switchCase).map(BodyShape.statements(of:)))
    self = BodyShape.isValue(item) ? .expression : isMixed ? .mixed : .statements
  }

  private init(ofClausesIn ifConfig: SyntaxNode) {
    let shapes = ifConfig.children(.ifConfigClause).map { clause in
      BodyShape(ofItems: BodyShape.items(ofClause: clause))
    }
    if shapes.allSatisfy({ $0 == .expression || $0 == .empty }) && shapes.contains(.expression) {
      self = .expression
    } else {
      self = shapes.contains { $0 == .expression || $0 == .mixed } ? .mixed : .statements
    }
  }

  private init(ofItems items: [SyntaxNode]) {
    guard items.count == 1 else {
      self = items.isEmpty ? .empty : .statements
      return
    }
    if items[0].kind == .ifConfig {
      self.init(ofClausesIn: items[0])
    } else {
      self = BodyShape.isValue(items[0]) ? .expression : .statements
    }
  }

  /// Returns the items of a block. Directives such as `#warning` and `#sourceLocation` are none.
  static func items(of block: SyntaxNode) -> [SyntaxNode] { block.children.filter(isItem) }

  /// Returns the items of a clause of `#if`, without its condition.
  static func items(ofClause clause: SyntaxNode) -> [SyntaxNode] {
    let tree = clause.tree
    guard let directive = clause.tokenRange.first else { return [] }
    return clause.children.filter {
      isItem($0) && !tree.areOnOneLine(directive, $0.tokenRange.lowerBound)
    }
  }

  private static func isItem(_ node: SyntaxNode) -> Bool {
    !node.tokenRange.isEmpty && !node.isDiagnosticDirective && node.kind != .sourceLocationDirective
  }

  /// Whether a body can return an item implicitly: an expression, or an `if` or `switch` whose branches each are such
  /// an item or end in `throw` or `fallthrough`, provided that one of them is an item.
  static func isValue(_ item: SyntaxNode) -> Bool {
    guard item.kind.isExpression else { return false }
    let branches: [[SyntaxNode]]
    switch item.kind {
    case .ifExpr:
      guard endsWithElse(item) else { return false }
      branches = BodyShape.branches(ofIf: item)
    case .switchExpr:
      branches = BodyShape.cases(in: item).map(statements(of:))
    default: return true
    }
    return areValues(branches)
  }

  /// Whether branches each are a value or leave it to others, provided that one is a value.
  private static func areValues(_ branches: [[SyntaxNode]]) -> Bool {
    branches.allSatisfy { leaves($0) || isSingleValue($0) } && !branches.allSatisfy(leaves)
  }

  /// Whether a branch ends in a statement after which it needs no value.
  private static func leaves(_ branch: [SyntaxNode]) -> Bool {
    branch.last.map { $0.kind == .throwStmt || $0.kind == .fallthroughStmt } ?? false
  }

  /// Whether items are a single value in each build.
  private static func isSingleValue(_ items: [SyntaxNode]) -> Bool {
    BodyShape(ofItems: items) == .expression
  }

  private static func statements(of switchCase: SyntaxNode) -> [SyntaxNode] {
    switchCase.children.filter { isItem($0) && $0.kind != .caseItem && $0.kind != .attribute }
  }

  /// Returns the cases of a `switch`, including those in clauses of `#if`.
  private static func cases(in node: SyntaxNode) -> [SyntaxNode] {
    node.childrenInAllClauses.filter { $0.kind == .switchCase }
  }

  /// Returns the statements of each branch of an `if`: those of `if` itself, of each `else if` and of `else`.
  private static func branches(ofIf item: SyntaxNode) -> [[SyntaxNode]] {
    item.children.flatMap { child -> [[SyntaxNode]] in
      switch child.kind {
      case .codeBlock: [items(of: child)]
      case .ifExpr: branches(ofIf: child)
      default: []
      }
    }
  }

  private static func endsWithElse(_ item: SyntaxNode) -> Bool {
    let branches = item.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
    guard branches.count > 1, let last = branches.last else { return false }
    return last.kind == .codeBlock || endsWithElse(last)
  }
}

extension BodyShape {
  /// Whether a body of statements that has a result is one that a result builder joins: it has no `return`, and its last
  /// statement has a value. The same goes for a clause of `#if` with statements, beside others with a value.
  static func isJoined(_ block: SyntaxNode) -> Bool {
    let items = items(of: block)
    let parts = BodyShape(of: block) == .mixed ? clausesOfStatements(in: items) : [items]
    return parts.contains(where: endsInPart) && !block.returns
  }

  /// Returns the items of the clauses of `#if` that hold statements.
  private static func clausesOfStatements(in items: [SyntaxNode]) -> [[SyntaxNode]] {
    guard items.count == 1, items[0].kind == .ifConfig else { return isSingleValue(items) ? [] : [items] }
    return items[0].children(.ifConfigClause).map(self.items(ofClause:)).flatMap(clausesOfStatements)
  }

  /// Whether the last of some items has a value that a body without a result builder could only return by `return`. A
  /// call of a function does not count, because the function may return `Never`.
  private static func endsInPart(_ items: [SyntaxNode]) -> Bool {
    guard let last = items.last else { return false }
    switch last.kind {
    case .forStmt, .literalExpr, .stringLiteralExpr, .arrayExpr, .identifierExpr, .memberAccessExpr:
      return true
    case .callExpr: return isPart(call: last)
    case .ifExpr: return !endsWithElse(last) || branches(ofIf: last).contains(where: endsInPart)
    case .switchExpr: return cases(in: last).map(statements(of:)).contains(where: endsInPart)
    case .ifConfig: return last.children(.ifConfigClause).map(items(ofClause:)).contains(where: endsInPart)
    default: return false
    }
  }

  /// Whether a call is one of a type, has a closure after it, or is one of a member of such a call: `Text("a").bold()`.
  private static func isPart(call: SyntaxNode) -> Bool {
    guard let callee = call.children.first else { return false }
    if callee.kind == .identifierExpr {
      return call.child(.closureExpr) != nil || callee.spelling.isWrittenLikeType
    }
    return callee.kind == .memberAccessExpr
      && callee.children.first.map { $0.kind == .callExpr && isPart(call: $0) } == true
  }
}

extension SyntaxNode {
  /// Whether the block contains a `return` of its own, outside closures and local functions.
  fileprivate var returns: Bool {
    descendants.contains { node in
      node.kind == .returnStmt
        && node.ancestors.first { $0.id == id || $0.kind == .closureExpr || $0.kind.isDeclaration }?.id == id
    }
  }
}

extension SyntaxTree {
  /// Whether no line break is between two tokens, the first of which comes before the second.
  fileprivate func areOnOneLine(_ first: TokenIndex, _ second: TokenIndex) -> Bool {
    first >= second || ((first + 1)...second).allSatisfy { !tokens[$0].flags.contains(.newlineBefore) }
  }
}
