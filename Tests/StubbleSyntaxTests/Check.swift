import Testing

@testable import StubbleSyntax

/// Checks the tree of a source without errors against `(kind child…)`, the file's own node left out. Tokens
/// are not shown. Every source is checked for losslessness too.
func check(_ source: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let tree = parse(source, sourceLocation: sourceLocation)
  #expect(tree.errors.map(\.message) == [], sourceLocation: sourceLocation)
  let shape = tree.root.children.map(shape).joined(separator: " ")
  #expect(shape == expected, sourceLocation: sourceLocation)
}

/// Checks that a source has exactly one error, and where: `«` is before the byte that it shows.
func checkError(
  _ marked: String, _ message: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let offset = Array(marked.utf8).firstRange(of: Array("«".utf8))?.lowerBound
  let tree = parse(marked.replacingMark("«"), sourceLocation: sourceLocation)
  #expect(tree.errors.map(\.message) == [message], sourceLocation: sourceLocation)
  #expect(tree.errors.first?.offset == offset, sourceLocation: sourceLocation)
}

/// Checks the tokens of a source: their texts between bars.
func checkTokens(
  _ source: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let tree = parse(source, sourceLocation: sourceLocation)
  let texts = tree.tokens.indices.dropLast().map { tree.text(ofToken: $0) }
  #expect(texts.joined(separator: "|") == expected, sourceLocation: sourceLocation)
}

/// Checks the kinds of a source's tokens.
func checkKinds(
  _ source: String, _ expected: [TokenKind], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let kinds = lex(Array(source.utf8)).tokens.map(\.kind).dropLast()
  #expect(Array(kinds) == expected, sourceLocation: sourceLocation)
}

func parse(_ source: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> SyntaxTree {
  let tree = SyntaxTree(parsing: Array(source.utf8))
  for violation in violations(of: tree) + ownerViolations(tree) {
    Issue.record(Comment(rawValue: violation), sourceLocation: sourceLocation)
  }
  return tree
}

/// `kind`, or `(kind child…)`.
func shape(_ node: SyntaxNode) -> String {
  let children = node.children.map(shape)
  return children.isEmpty ? "\(node.kind)" : "(\(node.kind) " + children.joined(separator: " ") + ")"
}

extension String {
  func replacingMark(_ mark: Character) -> String { String(filter { $0 != mark }) }
}

extension Array<UInt8> {
  func firstRange(of needle: [UInt8]) -> Range<Int>? {
    guard count >= needle.count else { return nil }
    let start = (0...count - needle.count).first { Array(self[$0..<$0 + needle.count]) == needle }
    return start.map { $0..<$0 + needle.count }
  }
}
