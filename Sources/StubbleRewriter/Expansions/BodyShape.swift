import StubbleSemantics
import StubbleSyntax

/// How the braces of a body are filled, as far as a guard around it must know.
enum BodyShape: Sendable, Equatable {
  case empty
  /// One expression, whose value the body returns without `return`.
  case expression
  /// Statements.
  case statements
  /// Clauses of `#if`, some of which hold one expression and some statements.
  case mixed

  /// The shape of the items of a block.
  init(of block: SyntaxNode) {
    let items = block.children.filter { !$0.tokenRange.isEmpty }
    guard let item = items.first else {
      self = .empty
      return
    }
    guard items.count == 1 else {
      self = .statements
      return
    }
    self =
      item.kind == .ifConfig
      ? BodyShape(ofClausesIn: item) : BodyShape.isValue(item) ? .expression : .statements
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
      self = items.count == 1 && BodyShape.isValue(items[0]) ? .expression : .statements
    }
  }

  /// What a clause holds besides its condition.
  private static func items(ofClause clause: SyntaxNode) -> [SyntaxNode] {
    let tree = clause.tree
    let line = LineOfTokens(tree)
    guard let directive = clause.tokenRange.first else { return [] }
    return clause.children.filter {
      !$0.tokenRange.isEmpty && !line.isSame(directive, $0.tokenRange.lowerBound)
    }
  }

  /// An item whose value a body may return: an expression, or `if` and `switch` all of whose branches are such or throw,
  /// if not all of them throw.
  private static func isValue(_ item: SyntaxNode) -> Bool {
    guard item.kind.isExpression else { return false }
    let branches: [[SyntaxNode]]
    switch item.kind {
    case .ifExpr:
      guard endsWithElse(item) else { return false }
      branches = BodyShape.branches(ofIf: item)
    case .switchExpr:
      guard item.child(.ifConfig) == nil else { return false }
      branches = item.children(.switchCase).map { switchCase in
        switchCase.children.filter { $0.kind != .caseItem && $0.kind != .attribute }
      }
    default: return true
    }
    return branches.allSatisfy { $0.count == 1 && ($0[0].kind == .throwStmt || isValue($0[0])) }
      && branches.contains { $0[0].kind != .throwStmt }
  }

  /// What the braces of `if`, of each `else if` after it and of `else` hold.
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

/// Which tokens are on one line.
struct LineOfTokens {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// No line break is between two tokens, the first before the second.
  func isSame(_ first: TokenIndex, _ second: TokenIndex) -> Bool {
    first >= second || ((first + 1)...second).allSatisfy { !tree.tokens[$0].flags.contains(.newlineBefore) }
  }
}
