/// A set of texts in which tokens are looked up. A `String` is created only for tokens that may be in it.
package struct TokenTexts: Sendable {
  private let texts: Set<String>
  /// Whether some text has a given first byte and length, at the index 64 × byte + length. Lengths from 63 on share an
  /// index.
  private let isPossible: [Bool]

  package init(_ texts: Set<String>) {
    self.texts = texts
    var isPossible = Array(repeating: false, count: texts.isEmpty ? 0 : 256 * 64)
    for text in texts {
      guard let first = text.utf8.first else { continue }
      isPossible[TokenTexts.index(ofFirst: first, length: text.utf8.count)] = true
    }
    self.isPossible = isPossible
  }

  package var isEmpty: Bool { isPossible.isEmpty }

  /// Returns whether the text of a token is in the set.
  package func contains(_ token: TokenIndex, of tree: SyntaxTree) -> Bool {
    contains(tree.tokens[token].range, of: tree)
  }

  /// Returns whether the name of a token, without back-ticks, is in the set.
  package func containsName(_ token: TokenIndex, of tree: SyntaxTree) -> Bool {
    contains(tree.nameRange(ofToken: token), of: tree)
  }

  /// Returns whether the text of some token of a tree is in the set.
  package func areFound(in tree: SyntaxTree) -> Bool {
    var token = 0
    let end = tree.tokens.count
    while token < end {
      if contains(token, of: tree) { return true }
      token += 1
    }
    return false
  }

  /// Returns whether the name of some token of a node, without back-ticks, is in the set.
  package func areNames(in node: SyntaxNode) -> Bool {
    let (tree, range) = (node.tree, node.tokenRange)
    var token = range.lowerBound
    while token < range.upperBound {
      if containsName(token, of: tree) { return true }
      token += 1
    }
    return false
  }

  private func contains(_ range: Range<Int>, of tree: SyntaxTree) -> Bool {
    guard !range.isEmpty, !isEmpty,
      isPossible[TokenTexts.index(ofFirst: tree.source[range.lowerBound], length: range.count)]
    else { return false }
    return texts.contains(tree.text(range))
  }

  private static func index(ofFirst byte: UInt8, length: Int) -> Int { 64 * Int(byte) + min(length, 63) }
}
