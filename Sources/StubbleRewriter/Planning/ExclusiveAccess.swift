import StubbleSyntax

/// Stored properties of a struct that some code changes at one time.
///
/// `swap(&a, &b)` is legal for two stored properties and not for computed ones, whose accessors take all of `self`.
enum ExclusiveAccess {
  /// The names of such properties.
  static func properties(of model: TypeModel, index: TypeIndex) -> Set<String> {
    guard model.kind == .struct else { return [] }
    let stored = StoredMember.all(of: model, index: index)
    let names = Set(stored.compactMap(\.name))
    let variables = Set(stored.filter { !$0.isLet }.compactMap(\.name))
    guard names.count > 1, !variables.isEmpty else { return [] }
    var shared: Set<String> = []
    for part in model.members.flatMap(\.mutatingParts) {
      for call in part.descendants where call.kind == .callExpr || call.kind == .subscriptExpr {
        let arguments = inoutArguments(of: call, names: variables)
        let together =
          arguments + (arguments.isEmpty ? [] : changedByCall(call, variables: variables))
          + changedInside(call, variables: variables, names: names)
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

  /// The property on which a method is called that may change it.
  private static func changedByCall(_ call: SyntaxNode, variables: Set<String>) -> [String] {
    guard let callee = call.children.first, callee.kind == .memberAccessExpr,
      !readers.contains(callee.tree.text(ofToken: callee.tokenRange.upperBound - 1))
    else { return [] }
    return property(at: callee, names: variables).map { [$0] } ?? []
  }

  /// The property on which a method with a closure is called, and those that the closure speaks of.
  private static func changedInside(
    _ call: SyntaxNode, variables: Set<String>, names: Set<String>
  ) -> [String] {
    let closures =
      call.children(.closureExpr)
      + call.children(.argument).compactMap(\.content).filter { $0.kind == .closureExpr }
    guard !closures.isEmpty, let base = changedByCall(call, variables: variables).first else { return [] }
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

extension Member {
  /// The parts of a struct's member in which `self` may be changed, and with it what it stores.
  fileprivate var mutatingParts: [SyntaxNode] {
    guard !isStatic else { return [] }
    switch node.kind {
    case .functionDecl:
      return [.mutating, .consuming, .__consuming].contains(where: node.hasModifier) ? [node] : []
    case .variableDecl:
      return (VariableDecl(node)?.bindings ?? []).flatMap { binding in
        binding.accessorBlock.map { $0.isObservers ? [binding.node] : $0.mutatingParts } ?? [binding.node]
      }
    case .subscriptDecl: return node.child(.accessorBlock).map(AccessorBlock.init)?.mutatingParts ?? []
    default: return TypeDecl(node) == nil ? [node] : []
    }
  }
}

extension AccessorBlock {
  /// All but getters, if those do not say that they change anything.
  fileprivate var mutatingParts: [SyntaxNode] {
    if isConditional { return [node] }
    return accessors.filter { $0.token(.get) == nil || $0.hasModifier(.mutating) }
  }
}
