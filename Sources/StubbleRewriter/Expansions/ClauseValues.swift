import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns where `return` goes into a body of a single `#if` that holds a value in some clauses and statements in
  /// others: before each of the values, except calls that never return, whose result a function cannot return. `nil` if
  /// the body is another one, or if it is not known of a call whether it returns.
  func returnOffsets(inClausesOf block: SyntaxNode, from scope: Scope) -> [Int]? {
    guard BodyShape(of: block) == .mixed, let item = BodyShape.items(of: block).first, item.kind == .ifConfig
    else { return nil }
    return returnOffsets(before: item, from: scope)
  }

  /// Returns where `return` goes before an item, or before those in the clauses of an `#if`.
  private func returnOffsets(before item: SyntaxNode, from scope: Scope) -> [Int]? {
    if item.kind == .ifConfig {
      var offsets: [Int] = []
      for items in item.children(.ifConfigClause).map(BodyShape.items(ofClause:)) where items.count == 1 {
        guard let found = returnOffsets(before: items[0], from: scope) else { return nil }
        offsets += found
      }
      return offsets
    }
    let value = item.withoutEffects
    guard BodyShape.isValue(item), !isNever(value, from: scope) else { return [] }
    return isKnownToReturn(value, from: scope) ? [item.range.lowerBound] : nil
  }

  /// Whether what a value calls is declared somewhere, so that it would be known if it never returned.
  private func isKnownToReturn(_ value: SyntaxNode, from scope: Scope) -> Bool {
    guard value.kind == .callExpr else { return true }
    guard let callee = value.children.first, [.identifierExpr, .memberAccessExpr].contains(callee.kind) else {
      return false
    }
    let name = callee.tree.name(ofToken: ValuePath.name(of: callee))
    return !resolve(name, from: scope).isEmpty || prelude.declares(name) || alwaysReturns(named: name)
  }
}
