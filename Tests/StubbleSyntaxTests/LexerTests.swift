import Testing

@testable import StubbleSyntax

@Suite struct LexerTests {
  @Test func lexesNames() {
    checkTokens("a _b c1 $0 $x `class` `two words` é 日本", "a|_b|c1|$0|$x|`class`|`two words`|é|日本")
    checkKinds(
      "a _ $0 $x `if` if", [.identifier, .wildcard, .dollarIdentifier, .identifier, .identifier, .if])
  }

  @Test func lexesNumbers() {
    checkTokens(
      "1 1_0 0x1F 0o17 0b11 1.5 1e5 1.5e-3 0x1p4 0x1.8p-1",
      "1|1_0|0x1F|0o17|0b11|1.5|1e5|1.5e-3|0x1p4|0x1.8p-1")
    checkTokens("1.a t.0.1 1...2", "1|.|a|t|.|0|.|1|1|...|2")
  }

  @Test func lexesOperatorsByTheBlanksAround() {
    checkTokens(
      "a+b a ... b a..<b -a a! a!.b a?.b x??y", "a|+|b|a|...|b|a|..<|b|-|a|a|!|a|!|.|b|a|?|.|b|x|?|?|y")
    checkTokens("a == b&&c a = b &c", "a|==|b|&&|c|a|=|b|&|c")
    checkKinds("a & b &c", [.identifier, .ampersand, .identifier, .prefixAmpersand, .identifier])
    checkTokens("let x: A<B<C>>?", "let|x|:|A|<|B|<|C|>|>|?")
    checkTokens("a >> b", "a|>>|b")
    checkTokens("#available(macOS 10.15, *)", "#available|(|macOS|10|.|15|,|*|)")
  }

  @Test func skipsComments() {
    checkTokens("a /* b /* c */ d */ e // f\ng", "a|e|g")
    checkTokens("a+/* b */c a/ b", "a|+|c|a|/|b")
    checkTokens("#!/usr/bin/swift\na", "a")
    checkTokens("\u{FEFF}#!/usr/bin/swift\r\na", "a")
    checkTokens("\u{FEFF}#!", "")
  }

  @Test func triviaPieces() {
    let tree = parse("#!x\n /* a */\t// b\r\nc")
    let kinds = tree.triviaPieces(in: tree.leadingTrivia(ofToken: 0)).map(\.kind)
    #expect(kinds == [.shebang, .newline, .space, .blockComment, .space, .lineComment, .newline])
  }

  @Test func strings() {
    checkTokens(#"f("a\n\(b + "c\(d)")e")"#, #"f|(|"|a\n|\|(|b|+|"|c|\|(|d|)|"|)|e|"|)"#)
    checkTokens(##"#"a\(b)\#(c)"#"##, ##"#|"|a\(b)|\|#|(|c|)|"|#"##)
    checkTokens("\"\"\"\n  a\n    \\(b)\n  \"\"\"", "\"\"\"|\n  a\n    |\\|(|b|)|\n  |\"\"\"")
    checkTokens(##"#"""#"##, ##"#|"|"|"|#"##)
    checkTokens(#""" + "a""#, #""|"|+|"|a|""#)
  }

  @Test func regularExpressions() {
    checkTokens("x = /a b/", "x|=|/|a b|/")
    checkTokens("x = a / b / c", "x|=|a|/|b|/|c")
    checkTokens("f(/a/, /b)", "f|(|/|a|/|,|/|b|)")
    checkTokens("x = #/a/b/#", "x|=|#|/|a/b|/|#")
    checkTokens("try? /^ x/.y", "try|?|/|^ x|/|.|y")
    #expect(parse("x = #/\n/").errors.first?.message == "unterminated regex literal")
    checkTokens("func /(a: A) {}", "func|/|(|a|:|A|)|{|}")
  }

  @Test func lineBreaksAndMarks() {
    for lineBreak in ["\n", "\r", "\r\n"] {
      let tree = parse("a\(lineBreak)b // c\(lineBreak)d")
      #expect(tree.tokens.map { $0.flags.contains(.newlineBefore) } == [true, true, true, false])
      #expect(tree.errors.isEmpty)
    }
    checkTokens("\u{FEFF}a\u{0}b", "a|b")
  }

  @Test func fixity() {
    func fixities(_ source: String) -> [TokenFlags] {
      lex(Array(source.utf8)).tokens.filter(\.kind.isOperator).map {
        $0.flags.intersection([.prefix, .postfix])
      }
    }
    #expect(fixities("a + b") == [[]])
    #expect(fixities("a+b") == [[]])
    #expect(fixities("a +b") == [.prefix])
    #expect(fixities("a+ b") == [.postfix])
    #expect(fixities("f(+)") == [[]])
    #expect(fixities("a^.b") == [.postfix])
    #expect(fixities("-a/* */+ b") == [.prefix, []])
  }

  /// A conflict marker ends with the line of its terminator.
  @Test(arguments: ["<<<<<<< a\nlet a = 1\n>>>>>>> b\n", ">>>> a\nlet a = 1\n<<<<\n"])
  func conflictMarkers(conflict: String) {
    let tree = parse("let b = 1\n\(conflict)let c = 2\nlet d = 3")
    #expect(tree.nodes(ofKind: .variableDecl).map(\.text) == ["let b = 1", "let c = 2", "let d = 3"])
  }

  @Test func malformed() {
    checkError("let x = 0x«g", "expected hexadecimal digit (0-9, A-F) in integer literal")
    checkError("let x = 12«a", "invalid digit in integer literal")
    checkError("let x = \"a«", "unterminated string literal")
    checkError("let x = \"«\\q\"", "invalid escape sequence in literal")
    checkError("a «/* b", "unterminated '/*' comment")
    checkError("let x «=1", "'=' must have consistent whitespace on both sides")
    checkError("f(«<#a#>)", "editor placeholder in source file")
    checkError("«<<<<<<< a\nb\n>>>>>>> c\nd", "source control conflict marker in source file")
    checkError(
      "let x = \"\"\"\n«a\n  \"\"\"", "insufficient indentation of line in multi-line string literal")
    checkError("let x = \"\"\"«a\n  \"\"\"", "multi-line string literal content must begin on a new line")
  }
}
