import StubbleSyntax
import Testing

/// Texts that are looked for among tokens, by the tokens' own text and by the name that they give.
@Suite struct TokenTextsTests {
  private static let long = String(repeating: "a", count: 80)

  @Test(arguments: [
    ("load", "load", true, true),
    ("load", "loud", false, false),
    ("load", "loads", false, false),
    ("load", "`load`", false, true),
    ("`load`", "`load`", true, false),
    ("_", "_", true, true),
    ("é", "é", true, true),
    (long, long, true, true),
    (long, long + "a", false, false),
    (long, "`" + long + "`", false, true),
  ])
  func areFound(text: String, source: String, isToken: Bool, isName: Bool) {
    let tree = SyntaxTree(parsing: Array(source.utf8))
    let texts = TokenTexts([text, "other"])
    #expect(texts.contains(0, of: tree) == isToken)
    #expect(texts.containsName(0, of: tree) == isName)
    #expect(texts.areFound(in: tree) == isToken)
  }

  @Test func noneFindsNothing() {
    let tree = SyntaxTree(parsing: Array("load".utf8))
    #expect(TokenTexts([]).isEmpty)
    #expect(!TokenTexts([]).containsName(0, of: tree))
  }
}
