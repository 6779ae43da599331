extension SyntaxNode {
  /// The label of the argument without back-ticks, or `nil` if it has none.
  package var argumentLabel: String? {
    guard kind == .argument else { return nil }
    return token(.colon).map { tree.name(ofToken: $0 - 1) }
  }
}
