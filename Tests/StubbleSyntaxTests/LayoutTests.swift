import Testing

@testable import StubbleSyntax

@Suite struct LayoutTests {
  @Test func sizesArePinned() {
    #expect(MemoryLayout<Token>.stride == 12)
    #expect(MemoryLayout<NodeRecord>.stride == 20)
    #expect(MemoryLayout<Parser.PostRecord>.stride == 16)
  }

  @Test func everyKeywordIsFoundAndNothingElse() {
    for kind in TokenKind.allCases where kind.isKeyword {
      checkKinds("\(kind)", [kind])
      checkKinds(
        "\(kind)x", [TokenKind.allCases.first { $0.isKeyword && "\($0)" == "\(kind)x" } ?? .identifier])
      checkKinds("`\(kind)`", [.identifier])
    }
  }

  @Test func treeOfNothing() {
    let tree = parse("")
    #expect(tree.tokens.count == 1)
    #expect(tree.nodeCount == 1)
    #expect(tree.errors.isEmpty)
  }
}
