import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// Whether code of the file reads the values of the children of mirrors, and nothing else of them:
  /// `mirror.children.map(\.value)`. Then their names may change.
  var readsOnlyValuesOfMirrors: Bool {
    nodes(where: { $0 == .memberAccessExpr || $0 == .identifierExpr }).allSatisfy { node in
      switch node.lastName {
      case "children": node.isReadForValues
      case "descendant", "customMirror": false
      default: true
      }
    }
  }
}

extension SyntaxNode {
  /// The methods of sequences whose result contains no element, but what a closure makes of it.
  private static let iterations: Set<String> = [
    "map", "compactMap", "flatMap", "forEach", "contains", "allSatisfy", "reduce",
  ]

  /// Whether the expression, the children of a mirror, is what a loop or a method iterates over for the children's values.
  fileprivate var isReadForValues: Bool {
    guard let parent else { return false }
    if parent.kind == .forStmt { return parent.readsOnlyValuesOfElements }
    guard parent.kind == .memberAccessExpr, parent.lastName != "children" else { return false }
    let method = parent.lastName
    if ["count", "isEmpty"].contains(method) { return true }
    guard SyntaxNode.iterations.contains(method), let call = parent.parent, call.kind == .callExpr,
      call.children.first?.id == parent.id
    else { return false }
    var functions = call.children.dropFirst().map { $0.kind == .argument ? $0.content : $0 }
    if method == "reduce" { functions.removeAll { $0?.kind != .closureExpr } }
    return !functions.isEmpty
      && functions.allSatisfy {
        $0?.spelling == "\\.value" || $0?.readsOnlyValuesOfParameter(at: method == "reduce" ? 1 : 0) == true
      }
  }

  /// Whether a loop binds each child to a name of which it reads the value, or only the value: `for (_, value) in children`.
  private var readsOnlyValuesOfElements: Bool {
    if let pattern = child(.identifierPattern) { return readsOnlyValue(of: pattern.spelling) }
    return child(.tuplePattern)?.child(.tuplePatternElement)?.spelling == "_"
  }

  /// Whether a closure reads only the value of a child, which is the parameter at a position.
  private func readsOnlyValuesOfParameter(at position: Int) -> Bool {
    guard kind == .closureExpr else { return false }
    guard let signature = child(.closureSignature) else {
      return readsOnlyValue(of: "$\(position)") && !descendants.contains { $0.spelling == "$\(position + 1)" }
    }
    let parameters = signature.descendants.filter { [.closureParameter, .parameter].contains($0.kind) }
      .map { tree.name(ofToken: $0.tokenRange.lowerBound) }
    if parameters.count == position + 1 { return readsOnlyValue(of: parameters[position]) }
    return position == 0 && parameters.count == 2 && parameters[0] == "_"
  }

  /// Whether each mention of a name in the node is the base of `name.value`.
  private func readsOnlyValue(of name: String) -> Bool {
    descendants.filter { $0.kind == .identifierExpr && $0.spelling == name }.allSatisfy {
      $0.parent?.kind == .memberAccessExpr && $0.parent?.lastName == "value"
    }
  }
}
