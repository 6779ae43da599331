import Testing

@testable import StubbleSyntax

/// Sources that made lookahead run again and again over the same tokens, or the lexer over the same bytes.
@Suite struct IntricacyTests {
  @Test(.timeLimit(.minutes(30))) func takesNoExponentialTime() {
    for (start, unit) in [("", "@a<"), ("", "@("), ("", "@(a: b, "), ("let a: ", "@b() throws(c<")] {
      let tree = SyntaxTree(parsing: Array((start + String(repeating: unit, count: 400)).utf8))
      #expect(!tree.errors.isEmpty, "\(unit)")
      #expect(tree.tokens.last?.end == UInt32(tree.source.count), "\(unit)")
    }
  }

  /// A search that finds nothing is not made again from the next byte.
  @Test(.timeLimit(.minutes(30))) func searchesOnce() {
    for unit in ["\u{201C}", "<<<<<<< a\n>>>> b\n", "#/\n", "a ##/ \n\\"] {
      let tree = SyntaxTree(parsing: Array(String(repeating: unit, count: 50_000).utf8))
      #expect(!tree.errors.isEmpty, "\(unit)")
    }
  }

  /// Parentheses after an attribute are looked at once, however many types are in those that follow.
  @Test func goesIntoTypesOnce() {
    let types = String(repeating: "@a() throws(b<", count: 30) + "c"
    #expect(parse("let d: \(types)\(String(repeating: ">) -> e", count: 30))").errors.isEmpty)
  }

  @Test func saysWhatIsTooIntricate() {
    let message = "the source is too complex to parse from here on"
    let intricate = parse(String(repeating: "@a<", count: 400))
    #expect(intricate.errors.contains { $0.message == message })
    let plain = parse(String(repeating: "f(a < b, c)\n@a(b) var d: E<F> = { (g: H) in i }\n", count: 400))
    #expect(plain.errors.isEmpty)
  }
}
