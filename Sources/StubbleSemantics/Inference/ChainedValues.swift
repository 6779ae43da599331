import StubbleSyntax

/// The types of optional chains, of subscripts, and of the branches of conditions.
extension TypeInference {
  /// Returns the type of an element that a subscript of a dictionary or array returns.
  func subscripted(_ expression: SyntaxNode) -> TypeRef? {
    guard let base = expression.children.first.flatMap(link) else { return nil }
    let arguments = expression.children(.argument)
    switch base {
    case .dictionary(_, let value):
      guard !mayBeExtended("Dictionary") else { return nil }
      let labels = expression.argumentLabels
      return labels == ["_"] ? .optional(value) : labels == ["_", "default"] ? value : nil
    case .array(let element):
      guard arguments.count == 1, arguments[0].token(.colon) == nil, !mayBeExtended("Array"),
        let subscriptType = arguments[0].content.flatMap(type(of:))
      else { return nil }
      if subscriptType == standard("Int") { return element }
      return index.prelude.conforms(subscriptType, to: "RangeExpression")
        ? standard("ArraySlice", of: element) : nil
    default: return nil
    }
  }

  /// Returns whether an extension may give a collection of the standard library another subscript.
  private func mayBeExtended(_ name: String) -> Bool {
    index.namedMembers.foreignSubscripts.contains { $0 == name || index.prelude.isProtocol($0) != false }
  }

  /// Returns the type of an `if` or `switch` expression all of whose branches have the same one.
  func branches(of expression: SyntaxNode) -> TypeRef? {
    guard let branches = expression.branchValues else { return nil }
    // The variables of a pattern may have the names of others outside.
    let bound = expression.allNodes.filter { $0.kind == .identifierPattern }.map(\.spelling.unquoted)
    guard bound.isEmpty || branches.allSatisfy({ Set(bound).isDisjoint(with: $0.mentionedNames) }) else {
      return nil
    }
    let types = Set(branches.map(type(of:)))
    return types.count == 1 ? types.first ?? nil : nil
  }
}

extension SyntaxNode {
  /// Whether the expression is an optional chain: `a?.b`, `a?[0].b()`.
  var isOptionalChain: Bool {
    var link = self
    while link.kind.mayFollowInChain, let base = link.children.first {
      if base.kind == .optionalChainingExpr { return true }
      link = base
    }
    return false
  }

  /// The values of the branches of an `if` or `switch` expression; `nil` if there may be none, or several items in one.
  fileprivate var branchValues: [SyntaxNode]? {
    let blocks = kind == .switchExpr ? children(.switchCase) : children(.codeBlock)
    let values = blocks.compactMap { block in
      let items = block.children.filter { $0.kind != .caseItem }
      return items.count == 1 && items[0].kind.isExpression ? items[0] : nil
    }
    guard values.count == blocks.count, !values.isEmpty, child(.ifConfig) == nil else { return nil }
    if kind == .switchExpr { return values }
    guard token(.else) != nil else { return nil }
    guard let next = children(.ifExpr).last else { return values.count == 2 ? values : nil }
    return next.branchValues.map { values + $0 }
  }
}

extension NodeKind {
  /// Whether the expression may be a link of an optional chain, with what it is applied to as its first child.
  fileprivate var mayFollowInChain: Bool {
    [.memberAccessExpr, .callExpr, .subscriptExpr, .forceUnwrapExpr].contains(self)
  }
}
