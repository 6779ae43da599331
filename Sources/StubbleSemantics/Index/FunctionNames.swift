import StubbleSyntax

extension SyntaxTree {
  /// The names of the types that the source says are functions: `Handler` in `@escaping Handler<Int>`. They are aliases,
  /// whose declarations may not be visible.
  var functionNames: Set<String> {
    guard SyntaxTree.escaping.areFound(in: self) else { return [] }
    let types = nodes(ofKind: .attributedType).map { TypeRef($0) }.filter { $0.modifiers.contains(.escaping) }
    return Set(types.compactMap(\.bare.dottedName))
  }

  private static let escaping = TokenTexts(["escaping"])
}
