import Testing

@testable import StubbleSyntax

/// Sources that made lookahead run again and again over the same tokens, or the lexer over the same bytes.
@Suite struct IntricacyTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["@a<", "@(", "@(a: b, "])
  func takesNoExponentialTime(unit: String) {
    let tree = SyntaxTree(parsing: Array(String(repeating: unit, count: 400).utf8))
    #expect(!tree.errors.isEmpty)
    #expect(tree.tokens.last?.end == UInt32(tree.source.count))
  }

  /// A search that finds nothing is not made again from the next byte.
  @Test(.timeLimit(.minutes(1)), arguments: ["\u{201C}", "<<<<<<< a\n>>>> b\n"])
  func searchesOnce(unit: String) {
    let tree = SyntaxTree(parsing: Array(String(repeating: unit, count: 50_000).utf8))
    #expect(!tree.errors.isEmpty)
  }

  @Test func saysWhatIsTooIntricate() {
    let message = "the source is too intricate to tell its meaning from here on"
    let intricate = parse(String(repeating: "@a<", count: 400))
    #expect(intricate.errors.contains { $0.message == message })
    let plain = parse(String(repeating: "f(a < b, c)\n@a(b) var d: E<F> = { (g: H) in i }\n", count: 400))
    #expect(plain.errors.isEmpty)
  }
}
