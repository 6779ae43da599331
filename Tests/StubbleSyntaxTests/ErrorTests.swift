import Testing

@testable import StubbleSyntax

@Suite struct ErrorTests {
  @Test func missingTokens() {
    checkError("f(a«", "expected ')' to end function call")
    checkError("func f() {«", "expected '}' to end code block")
    checkError("struct A {«", "expected '}' to end declaration")
    checkError("let x: [A«", "expected ']' to end type")
    checkError("func «(a: B) {}", "expected identifier in function")
    checkError("let x: A<B«", "expected '>' to end generic argument list")
    checkError("guard a «{ return }", "expected 'else' in 'guard' statement")
    checkError("\\A.[b].«[c]", "expected identifier in key path")
    checkError("\\.a.«[b]", "expected identifier in key path")
    checkError("a ? b «c", "expected ':' after '? ...' in ternary expression")
    checkError("f(«: a)", "expected label in argument")
    checkError("func f<«>() {}", "expected generic parameter in generic parameter clause")
  }

  @Test func unexpectedTokens() {
    checkError("a «b", "consecutive statements on a line must be separated by newline or ';'")
    checkError(
      "struct A { var x: Int «var y: Int }",
      "consecutive declarations on a line must be separated by newline or ';'")
    checkError("«)", "extraneous code at top level")
    checkError("func f() { «) }", "unexpected code")
    checkError("precedencegroup A { «b }", "unexpected code in precedencegroup")
    checkError("#if A «}\n#endif", "extra tokens following conditional compilation directive")
    checkError("@ «a func f() {}", "extraneous whitespace after '@' is not permitted")
    checkError("@a «(b) func f() {}", "extraneous whitespace before '(' is not permitted")
    checkError("a;«;", "unexpected ';' separator")
    checkError("«case 1: a", "'case' and 'default' labels can only appear inside a 'switch' statement")
    checkError("var x: Int { get «get {} }", "expected '{' in accessor")
  }

  /// The compiler does not parse what is written for other versions of it.
  @Test func codeForOtherVersions() {
    for source in [
      "class A {\n#if compiler(>=99)\nfunc f(_ x: ☃ |> Int) ->> B {{\n#endif\nvar x = 1\n}",
      "#if swift(>=99) && A\n) ] foo bar\n#if B\n{\n#else\n(\n#endif\n#else\na\n#endif\nb",
      "#if compiler(>=5)\na\n#else\n) foo bar {\n#endif\nb", "#if !compiler(<99.1)\n(\n#elseif A\n)\n#endif",
      "switch a {\n#if swift(<4)\ncase 1 2:\n#endif\ndefault: b }",
      "a\n#if compiler(>=99)\n.b(]\n#endif\n.c()",
    ] {
      #expect(parse(source).errors.map(\.message) == [], "\(source)")
    }
    checkError("#if A\na «b\n#endif", "consecutive statements on a line must be separated by newline or ';'")
    checkError(
      "#if compiler(>=99)\na\n#endif\nb «c",
      "consecutive statements on a line must be separated by newline or ';'")
    #expect(parse("#if compiler(>=99)\n(").errors.last?.message.hasPrefix("expected '#endif'") == true)
  }

  /// White space at the end of a file is not between anything: a comment put there adds no error.
  @Test func spaceAtTheEnd() {
    let firstMessages = [
      "@": "expected type", "#": "expected identifier in macro expansion",
      "let a: B.": "expected identifier in member type", "a.": "expected identifier in member access",
    ]
    for (source, first) in firstMessages {
      let messages = parse(source).errors.map(\.message)
      #expect(messages.first == first)
      for space in [" ", "\n", " /* comment */", "\n// comment\n"] {
        #expect(parse(source + space).errors.map(\.message) == messages)
      }
    }
  }

  @Test func shapeAfterErrors() {
    let tree = parse("struct A { ) func f() {} }\nfunc g() {}")
    #expect(
      shape(tree.root)
        == "(sourceFile (structDecl (memberBlock unexpected (functionDecl parameterClause codeBlock))) (functionDecl parameterClause codeBlock))"
    )
  }

  /// What follows from an error.
  @Test(
    arguments: [
      ("func f() {", .missingBrace), ("let x = \"\\u{1\"", .other), ("f(", .other), ("/* ", .unterminated),
      ("let x = \"", .unterminated), ("let `x = 1", .unterminated), ("x = #/\n/", .unterminated),
      ("@ A func f() {}", .unwantedSpace), ("@A (1) func f() {}", .unwantedSpace),
      ("<<<<<<< a\n=======\n>>>>>>> b\n", .conflict),
    ] as [(String, SyntaxError.Kind)])
  func kinds(source: String, kind: SyntaxError.Kind) { #expect(parse(source).errors.first?.kind == kind) }

  @Test func tooDeep() {
    for opening in [
      "(", "[", "{", "f(", "- -", "!(", "if a {", "func f() {", "#if A\n", "\"\\(", "let x: (", "try ",
      "\\a[", "@a(", "let x: A<",
    ] {
      let tree = SyntaxTree(parsing: Array(String(repeating: opening, count: 20_000).utf8))
      #expect(!tree.errors.isEmpty)
      #expect(tree.tokens.last?.kind == .endOfFile)
    }
  }

  @Test func longChainsAreNotDeep() {
    for link in [".b", "()", " + a", " ? b : c", "?", "!", "[1]", " as B", "{}"] {
      #expect(
        SyntaxTree(parsing: Array(("a" + String(repeating: link, count: 20_000)).utf8)).errors.isEmpty
          || link == "{}")
    }
    #expect(parse(String(repeating: "if a {} else ", count: 5_000) + "{}").errors.isEmpty)
  }
}
