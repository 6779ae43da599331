import Testing

/// A stub that may be called in several isolations keeps no value that the test uses elsewhere.
struct SentValueTests {
  private static let source = """
    import Stubble
    final class Token: Equatable {
      static func == (left: Token, right: Token) -> Bool { left === right }
    }
    struct Call: Sendable {
      let id: Int
      var token: Token { Token() }
    }
    struct Local {
      let token: Token
    }
    func use(_ token: Token) {
      let stub = Stub<Call, Int>(defaultReturnValue: 0)
      _ = stub.when(\\.id, 3).returns(1)
      _ = stub.when(\\.token, Token())
      let own = Token()
      _ = stub.when(\\.token, own)
      print(stub(Call(id: 3)), stub(Call(id: 4)))
      let local = Stub<Local, Int>(defaultReturnValue: 0)
      _ = local.when(\\.token, token).returns(1)
      _ = local.when(\\.token, token).returns(2)
      print(local(Local(token: token)), local(Local(token: Token())))
      let labeled = Stub<(path: String, limit: Int), Int>(defaultReturnValue: 0)
      _ = labeled.when { $0 == ("a", 3) }.returns(1)
      _ = labeled.when(\\.limit, 4).returns(2)
      print(labeled((path: "a", limit: 3)), labeled((path: "b", limit: 4)))
    }

    """

  @Test(arguments: [5, 6]) func valuesAreCompared(mode: Int) throws {
    let compiler = try Compiler()
    let file = try compiler.write(Self.source + "use(Token())\n", to: "main.swift")
    let outcome = try compiler.compile(mode: mode, ["-emit-sil", "-o", "output.sil", file])
    #expect(outcome.output.isEmpty && outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: [
    "func f(_ token: Token, _ stub: Stub<Call, Int>) { _ = stub.when(\\.token, token) }",
    "func f(_ stub: Stub<Call, Int>) { let token = Token(); _ = stub.when(\\.token, token); print(token) }",
  ])
  func valuesInUseAreRefused(code: String) throws {
    let compiler = try Compiler()
    let file = try compiler.write(Self.source + code, to: "a.swift")
    let outcome = try compiler.compile(mode: 6, ["-emit-sil", "-o", "output.sil", file])
    #expect(outcome.status != 0 && outcome.output.contains("error: sending"), "\(outcome.output)")
  }
}
