import StubbleSyntax

extension SyntaxNode {
  /// Returns whether a name means here a constant that the member or function around declares: no part of its value can be
  /// changed.
  ///
  /// Where the same name may be that of a variable, the answer is `false`.
  func isConstant(named name: String) -> Bool {
    guard let around = SelfContext(of: self).member ?? ancestors.filter({ $0.kind == .functionDecl }).last
    else {
      return false
    }
    var isFound = false
    for node in around.descendants where node.declares(name) {
      let reach = node.reachOfConstant
      guard (reach ?? node.blockAround).contains(range.lowerBound) else { continue }
      if reach == nil { return false }
      isFound = true
    }
    return isFound
  }

  private func declares(_ name: String) -> Bool {
    switch kind {
    case .parameter: Parameter(self)?.internalName.map { tree.name(ofToken: $0) == name } ?? false
    case .identifierPattern, .closureParameter, .closureCapture:
      ownTokens.contains { tree.name(ofToken: $0) == name }
    default: false
    }
  }

  /// Where the name of a parameter or pattern means it, if it is that of a constant; `nil` for others, and for parts of larger
  /// patterns.
  private var reachOfConstant: Range<Int>? {
    guard let parent else { return nil }
    if kind == .parameter {
      // With a specifier, as `inout` and `consuming` are, or an attribute, it may be a variable.
      let isPlain = attributes.isEmpty && Parameter(self)?.type.map { $0.kind != .attributedType } == true
      return isPlain ? parent.parent.flatMap { FunctionDecl($0)?.node.range } : nil
    }
    guard kind == .identifierPattern else { return nil }
    switch parent.kind {
    case .forStmt: return range.upperBound..<parent.range.upperBound
    case .optionalBindingCondition: return parent.token(.let) == nil ? nil : parent.reachOfCondition
    case .patternBinding:
      guard let declaration = parent.parent, declaration.kind == .variableDecl,
        declaration.token(.let) != nil, let block = declaration.parent,
        [.codeBlock, .closureExpr, .switchCase].contains(block.kind)
      else { return nil }
      return parent.range.upperBound..<block.range.upperBound
    default: return nil
    }
  }

  private var blockAround: Range<Int> {
    (ancestors.first { $0.kind == .codeBlock || $0.kind == .closureExpr } ?? tree.root).range
  }

  /// Where the constant of a condition is visible: in what follows a `guard`, else in the block.
  private var reachOfCondition: Range<Int>? {
    let statement = parent?.kind == .guardStmt ? parent?.parent : parent?.child(.codeBlock)
    return statement.map { range.upperBound..<$0.range.upperBound }
  }
}
