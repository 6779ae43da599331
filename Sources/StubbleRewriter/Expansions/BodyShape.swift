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
    guard let item = items.first else {
      self = .empty
      return
    }
    guard items.count == 1 else {
      self = .statements
      return
    }
    switch item.kind {
    case .ifConfig: self = BodyShape(ofClausesIn: item)
    case .switchExpr: self = BodyShape(ofCasesIn: item)
    default: self = BodyShape.isValue(item) ? .expression : .statements
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
      self = shapes.contains(.expression) ? .mixed : .statements
    }
  }

  private init(ofItems items: [SyntaxNode]) {
    if items.isEmpty {
      self = .empty
    } else {
      self = BodyShape.isSingleValue(items) ? .expression : .statements
    }
  }

  private static func isSingleValue(_ items: [SyntaxNode]) -> Bool { items.count == 1 && isValue(items[0]) }

  /// Returns the items of a block.
  static func items(of block: SyntaxNode) -> [SyntaxNode] { block.children.filter { !$0.tokenRange.isEmpty } }

  /// Returns the items of a clause of `#if`, without its condition; none if it says only that it must not be compiled.
  static func items(ofClause clause: SyntaxNode) -> [SyntaxNode] {
    let tree = clause.tree
    guard let directive = clause.tokenRange.first else { return [] }
    let items = clause.children.filter {
      !$0.tokenRange.isEmpty && !tree.areOnOneLine(directive, $0.tokenRange.lowerBound)
    }
    return items.allSatisfy(\.isDiagnosticDirective) ? [] : items
  }

  /// Whether a body can return an item implicitly: an expression, or an `if` or `switch` whose branches each are such
  /// an item or throw, provided that not all of them throw.
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

  /// Whether branches each are a value or throw, provided that not all of them throw.
  private static func areValues(_ branches: [[SyntaxNode]]) -> Bool {
    branches.allSatisfy { $0.count == 1 && ($0[0].kind == .throwStmt || isValue($0[0])) }
      && branches.contains { $0[0].kind != .throwStmt }
  }

  private static func statements(of switchCase: SyntaxNode) -> [SyntaxNode] {
    switchCase.children.filter { $0.kind != .caseItem && $0.kind != .attribute }
  }

  /// Returns the cases of a `switch`, including those in clauses of `#if`.
  private static func cases(in node: SyntaxNode) -> [SyntaxNode] {
    node.children.flatMap { child -> [SyntaxNode] in
      switch child.kind {
      case .switchCase: [child]
      case .ifConfig, .ifConfigClause: cases(in: child)
      default: []
      }
    }
  }

  /// Returns the statements of each branch of an `if`: those of `if` itself, of each `else if` and of `else`.
  private static func branches(ofIf item: SyntaxNode) -> [[SyntaxNode]] {
    item.children.flatMap { child -> [[SyntaxNode]] in
      switch child.kind {
      case .codeBlock: [Array(child.children)]
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

// MARK: Parts

extension BodyShape {
  /// Whether a body of statements that has a result is one that a result builder joins: it has no `return`, and its last
  /// statement has a value. The same goes for a clause of `#if` with statements, beside others with a value.
  static func isJoined(_ block: SyntaxNode) -> Bool {
    let items = items(of: block)
    let clauses = items.first?.children(.ifConfigClause).map(items(ofClause:)) ?? []
    let parts = BodyShape(of: block) == .mixed ? clauses.filter { !isSingleValue($0) } : [items]
    return parts.contains(where: endsInPart) && !block.returns
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
      return call.child(.closureExpr) != nil || callee.spelling.first?.isUppercase == true
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
