import StubbleSyntax

/// The visible operators that change both of their operands: `static func <=> (a: inout T, b: inout T)`.
package struct ExchangingOperators: Sendable {
  private var signs: Set<String> = []

  package init(in files: [SourceFile], workers: Workers) {
    let found = workers.map(files.count) { file in
      files[file].tree.nodes(ofKind: .functionDecl).compactMap(\.exchangingSign)
    }
    signs = Set(found.joined())
  }

  /// Returns the pairs of operands that exchanging operators change in a sequence expression.
  func pairs(in operation: SyntaxNode) -> [(SyntaxNode, SyntaxNode)] {
    if signs.isEmpty { return [] }
    let parts = Array(operation.children)
    return parts.indices.dropFirst().dropLast().compactMap { position in
      guard parts[position].kind == .binaryOperatorExpr,
        signs.contains(operation.tree.text(ofToken: parts[position].tokenRange.lowerBound))
      else { return nil }
      return (parts[position - 1], parts[position + 1])
    }
  }

  /// Returns the sequence expressions of a file, or none if no exchanging operator is visible.
  func operations(in tree: SyntaxTree) -> [SyntaxNode] {
    signs.isEmpty ? [] : tree.nodes(ofKind: .sequenceExpr)
  }
}

extension SyntaxNode {
  /// The operator that this function declares, or `nil` if it is not an operator that changes both operands.
  fileprivate var exchangingSign: String? {
    guard let name = FunctionDecl(self)?.nameToken, !tree.tokens[name].kind.isIdentifierLike else {
      return nil
    }
    let parameters = child(.parameterClause)?.children(.parameter) ?? []
    let isExchanging =
      parameters.count == 2
      && parameters.allSatisfy { $0.tokenRange.contains { tree.tokens[$0].kind == .inout } }
    return isExchanging ? tree.name(ofToken: name) : nil
  }
}
