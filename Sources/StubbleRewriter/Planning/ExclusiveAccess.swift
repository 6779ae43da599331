import StubbleSyntax

/// Stored properties of a struct that some code changes at one time.
///
/// `swap(&a, &b)` is legal for two stored properties and not for computed ones, whose accessors take all of `self`.
enum ExclusiveAccess {
  /// The names of such properties.
  static func properties(of model: TypeModel, index: TypeIndex) -> Set<String> {
    guard model.kind == .struct else { return [] }
    let names = Set(StoredMember.all(of: model, index: index).compactMap(\.name))
    guard names.count > 1 else { return [] }
    var shared: Set<String> = []
    for member in model.members where TypeDecl(member.node) == nil {
      for call in member.node.descendants where call.kind == .callExpr || call.kind == .subscriptExpr {
        let together = inoutArguments(of: call, names: names) + changedInside(call, names: names)
        if Set(together).count > 1 { shared.formUnion(together) }
      }
    }
    return shared
  }

  /// The properties that a call is given with `&`.
  private static func inoutArguments(of call: SyntaxNode, names: Set<String>) -> [String] {
    call.children(.argument).compactMap(\.content).filter { $0.kind == .inoutExpr }.compactMap {
      property(at: $0, names: names)
    }
  }

  /// The property on which a method with a closure is called, and those that the closure speaks of.
  private static func changedInside(_ call: SyntaxNode, names: Set<String>) -> [String] {
    let closures =
      call.children(.closureExpr)
      + call.children(.argument).compactMap(\.content).filter { $0.kind == .closureExpr }
    guard !closures.isEmpty, let callee = call.children.first, callee.kind == .memberAccessExpr,
      let base = property(at: callee, names: names)
    else { return [] }
    let method = callee.tree.text(ofToken: callee.tokenRange.upperBound - 1)
    guard !readers.contains(method) else { return [] }
    let mentioned = closures.flatMap { closure in
      closure.descendants.filter { $0.kind == .identifierExpr || $0.kind == .memberAccessExpr }
        .compactMap { name(of: $0, names: names) }
    }
    return [base] + mentioned
  }

  /// The property that an expression begins with: `a` of `&self.a.b[0]`.
  private static func property(at expression: SyntaxNode, names: Set<String>) -> String? {
    for node in [expression] + Array(expression.descendants) {
      if let name = name(of: node, names: names) { return name }
    }
    return nil
  }

  /// The property that a node is: `x` or `self.x`.
  private static func name(of node: SyntaxNode, names: Set<String>) -> String? {
    let tree = node.tree
    if node.kind == .identifierExpr, let token = node.tokenRange.first {
      let name = tree.name(ofToken: token)
      return names.contains(name) ? name : nil
    }
    guard node.kind == .memberAccessExpr, node.children.first?.spelling == "self" else { return nil }
    let name = tree.name(ofToken: node.tokenRange.upperBound - 1)
    return names.contains(name) ? name : nil
  }

  /// Methods that change nothing.
  private static let readers: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "first", "last", "firstIndex", "lastIndex",
    "contains",
    "allSatisfy", "sorted", "min", "max", "prefix", "drop", "mapValues", "compactMapValues", "enumerated",
    "reversed",
  ]
}
