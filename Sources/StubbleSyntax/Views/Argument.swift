extension SyntaxNode {
  /// The label of an argument without back-ticks; nil if it has none.
  package var argumentLabel: String? {
    guard kind == .argument else { return nil }
    return token(.colon).map { tree.name(ofToken: $0 - 1) }
  }
}
