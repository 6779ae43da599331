/// Texts that tokens are looked up among. No string is made of a token that cannot have one of them.
package struct TokenTexts: Sendable {
  private let texts: Set<String>
  /// Whether some text has a first byte and a length, at 64 times the one and the other; long texts have one place.
  private let isPossible: [Bool]

  package init(_ texts: Set<String>) {
    self.texts = texts
    var isPossible = Array(repeating: false, count: texts.isEmpty ? 0 : 256 * 64)
    for text in texts {
      guard let first = text.utf8.first else { continue }
      isPossible[TokenTexts.place(ofFirst: first, length: text.utf8.count)] = true
    }
    self.isPossible = isPossible
  }

  package var isEmpty: Bool { isPossible.isEmpty }

  /// Whether a token of a tree has one of the texts.
  package func contains(_ token: TokenIndex, of tree: SyntaxTree) -> Bool {
    contains(tree.tokens[token].range, of: tree)
  }

  /// Whether the name that a token of a tree gives, perhaps in back-ticks, is one of the texts.
  package func containsName(_ token: TokenIndex, of tree: SyntaxTree) -> Bool {
    contains(tree.nameRange(ofToken: token), of: tree)
  }

  /// Whether some token of a tree has one.
  package func areFound(in tree: SyntaxTree) -> Bool {
    tree.tokens.indices.contains { contains($0, of: tree) }
  }

  private func contains(_ range: Range<Int>, of tree: SyntaxTree) -> Bool {
    guard !range.isEmpty, !isEmpty,
      isPossible[TokenTexts.place(ofFirst: tree.source[range.lowerBound], length: range.count)]
    else { return false }
    return texts.contains(tree.text(range))
  }

  private static func place(ofFirst byte: UInt8, length: Int) -> Int { 64 * Int(byte) + min(length, 63) }
}
