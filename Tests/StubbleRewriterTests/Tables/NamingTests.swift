import Testing

@testable import StubbleRewriter

/// Members of a class, and the names of their closures.
@Suite struct NamingTests {
  @Test(
    arguments: [
      ("func fetch() {}", ["_fetch"]),
      ("func `default`() {}", ["_default"]),
      ("func `two words`() {}", ["`_two words`"]),
      ("var x: Int = 1", ["_getX _setX"]),
      ("var url: Int = 1", ["_getUrl _setUrl"]),
      ("var été: Int = 1", ["_getÉté _setÉté"]),
      ("let x: Int = 1", ["_getX"]),
      ("var x: Int { 1 }", ["_getX"]),
      ("var x: Int { get { 1 } set {} }", ["_getX _setX"]),
      ("subscript(i: Int) -> Int { i }", ["_getSubscript"]),
      ("subscript(i: Int) -> Int { get { i } set {} }", ["_getSubscript _setSubscript"]),
      ("static func f() {}", ["_f"]),
      ("var x: Int { 1 }; func setX() {}", ["_getX", "_setX"]),
      ("let x: Int = 1; func setX() {}", ["_getX", "_setX"]),
      ("@StubbableFunction(name: \"_mine\") func f() {}", ["_mine"]),
    ].rows)
  func followTheMember(row: Row<(String, [String])>) {
    let (members, names) = row.value
    #expect(Rewritten("@Stubbable class A { \(members) }").names == names)
  }

  @Test(
    arguments: [
      ("func f(a: Int) {}; func f(b: Int) {}", ["_fA", "_fB"]),
      ("func f(_ a: Int) {}; func f(b: Int) {}", ["_f", "_fB"]),
      ("func f(by a: Int, in b: Int) {}; func f() {}", ["_fByIn", "_f"]),
      ("func f(_ a: Int) {}; func f(_ a: String) {}", ["_fInt", "_fString"]),
      ("func f(_ a: [Int]) {}; func f(_ a: Int?) {}", ["_fArrayInt", "_fOptionalInt"]),
      ("func f(_ a: [String: Int]) {}; func f(_ a: Int) {}", ["_fDictionaryStringInt", "_fInt"]),
      ("func f(_ a: Int...) {}; func f(_ a: Int) {}", ["_fArrayInt", "_fInt"]),
      ("func f(_ a: Set<Int>) {}; func f(_ a: (Int, b: Bool)) {}", ["_fSetInt", "_fIntBBool"]),
      ("func f() -> Int { 1 }; func f() -> String { \"\" }", ["_fInt", "_fString"]),
      ("func f(a: Int) {}; func f(a: Bool) {}; func g() {}", ["_fAInt", "_fABool", "_g"]),
      ("func f() {}; static func f() {}", ["_f", "_f"]),
      (
        "subscript(a: Int) -> Int { a }; subscript(b b: Int) -> Int { b }",
        ["_getSubscript", "_getSubscriptB"]
      ),
    ].rows)
  func tellOverloadsApart(row: Row<(String, [String])>) {
    let (members, names) = row.value
    #expect(Rewritten("@Stubbable class A { \(members) }").names == names)
  }

  @Test(
    arguments: [
      ("@StubbableFunction func f() {}; var _f = 1", ["_fStub"]),
      ("@StubbableProperty var x: Int { 1 }; func _getX() {}", ["_getXStub"]),
      ("@StubbableFunction func f() {}; var _f = 1, _fStub = 2", ["_fStub2"]),
      ("@StubbableFunction func f() {}; static var _f = 1", ["_f"]),
      ("@StubbableFunction func f() {}; struct _f {}", ["_fStub"]),
    ].rows)
  func giveWayToWhatIsThere(row: Row<(String, [String])>) {
    let (members, names) = row.value
    #expect(Rewritten("class A { \(members) }").names == names)
  }

  @Test func aRenamingIsNoted() {
    let rewritten = Rewritten("class A { @StubbableFunction func f() {}; var _f = 1 }")
    #expect(rewritten.messages == ["note: '_f' is taken, so the name is '_fStub'"])
  }

  @Test(arguments: ["var x: Int { 1 }", "let x: Int = 1"].rows)
  func whatCannotBeSetTakesNoSettersName(row: Row<String>) {
    let member = row.value
    let rewritten = Rewritten("class A { @StubbableProperty \(member); func _setX() {} }")
    #expect(rewritten.messages == [])
    #expect(rewritten.names == ["_getX"])
  }

  @Test(arguments: [("func (a: Int) {}", "func"), ("func 3x() {}", "func"), ("var : Int = 1", "var")].rows)
  func aMissingNameIsReportedByItsKeyword(row: Row<(String, String)>) {
    let (member, reported) = row.value
    #expect(Rewritten("@Stubbable class A { \(member) }").plan.members.map(\.member) == [reported])
  }

  @Test func membersOfExclusiveClausesShareNames() {
    let members = "\n#if os(Linux)\nfunc f() {}\n#else\nfunc f() {}\n#endif\n"
    #expect(Rewritten("@Stubbable class A {\(members)}").names == ["_f", "_f"])
  }
}
