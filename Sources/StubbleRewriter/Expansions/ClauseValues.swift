import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns where `return` goes into a body of a single `#if` that holds a value in some clauses and statements in
  /// others: before each of the values, except calls that never return, whose result a function cannot return. `nil` if
  /// the body is another one, or if it is not known of a call whether it returns.
  func returnPlaces(inClausesOf block: SyntaxNode, from scope: Scope) -> [Int]? {
    guard BodyShape(of: block) == .mixed, let item = BodyShape.items(of: block).first, item.kind == .ifConfig
    else { return nil }
    var places: [Int] = []
    for clause in item.children(.ifConfigClause) {
      let items = BodyShape.items(ofClause: clause)
      guard items.count == 1 else { continue }
      if items[0].kind == .ifConfig { return nil }
      let value = items[0].withoutEffects
      guard BodyShape.isValue(items[0]), !isNever(value, from: scope) else { continue }
      guard isKnownToReturn(value, from: scope) else { return nil }
      places.append(items[0].range.lowerBound)
    }
    return places
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
