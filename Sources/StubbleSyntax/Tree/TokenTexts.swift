/// Texts that tokens are looked up among. No string is made of a token that cannot have one of them.
package struct TokenTexts: Sendable {
  private let texts: Set<String>
  /// Whether some text has a first byte and a length, at 64 times the one and the other.
  private let isPossible: [Bool]

  /// - Parameter texts: each of 1 to 63 bytes.
  package init(_ texts: Set<String>) {
    self.texts = texts
    var isPossible = Array(repeating: false, count: 256 * 64)
    for text in texts {
      guard let first = text.utf8.first, text.utf8.count < 64 else { continue }
      isPossible[64 * Int(first) + text.utf8.count] = true
    }
    self.isPossible = isPossible
  }

  /// Whether a token of a tree has one of the texts.
  package func contains(_ token: TokenIndex, of tree: SyntaxTree) -> Bool {
    let range = tree.tokens[token].range
    guard !range.isEmpty, range.count < 64, isPossible[64 * Int(tree.source[range.lowerBound]) + range.count]
    else { return false }
    return texts.contains(tree.text(ofToken: token))
  }

  /// Whether some token of a tree has one.
  package func areFound(in tree: SyntaxTree) -> Bool {
    tree.tokens.indices.contains { contains($0, of: tree) }
  }
}
