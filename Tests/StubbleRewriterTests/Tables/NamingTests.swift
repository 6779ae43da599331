import TestSupport
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
      ("@StubbableFunction(name: \"_and\") static func &(a: A, b: A) -> A { a }", ["_and"]),
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
      ("func f(a: Int) {}; func f(a: Bool) {}; func g() {}", ["_fInt", "_fBool", "_g"]),
      ("func f(a: Int) {}; func f(a: Bool) {}; func f(b: Int) {}", ["_fAInt", "_fABool", "_fB"]),
      ("func f(_ a: Int, x: Bool) {}; func f(_ a: String, x: Bool) {}", ["_fInt", "_fString"]),
      ("func f() {}; func f() async {}", ["_f", "_fAsync"]),
      ("func f() {}; func f() throws {}; func f() async throws {}", ["_f", "_fThrows", "_fAsyncThrows"]),
      ("func f() async {}; func f() async throws {}", ["_f", "_fThrows"]),
      ("func f() {}; func f() -> Int { 1 }", ["_f", "_fInt"]),
      ("func f() -> Void {}; func f(_ a: Int) {}; func f() async {}", ["_f", "_fInt", "_fAsync"]),
      ("func f() -> Int { 1 }; func f() async -> Int { 1 }", ["_f", "_fAsync"]),
      ("func f<T: Hashable>(_ a: T) {}; func f<T: Error>(_ a: T) {}", ["_fHashable", "_fError"]),
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
      ("@StubbableFunction func f() { _f() }", ["_fStub"]),
      ("@StubbableFunction func f() { _f() }; func g(_f: Int) { print(_f) }", ["_fStub"]),
      ("@StubbableFunction func f() { _f() }; func g() { let _f = 1; print(_f) }", ["_fStub"]),
      ("@StubbableFunction func f() { _f() }; struct B { let _f = 1 }", ["_fStub"]),
      ("@StubbableFunction func f() {}; func g() { if let _f = x { print(_f) }; _f(1) }", ["_fStub"]),
      ("@StubbableFunction func f() {}; func g() { do { let _f = 1; print(_f) }; _f(1) }", ["_fStub"]),
      ("@StubbableFunction func f() {}; func g() { for _f in 0..<2 { print(_f) }; _f(1) }", ["_fStub"]),
      (
        "@StubbableFunction func f() {}; func g() { switch x { case let _f?: print(_f); default: _f(1) } }",
        ["_fStub"]
      ),
      ("@StubbableFunction func f() {}; func g() { guard let _f = x else { return }; print(_f) }", ["_f"]),
      ("@StubbableFunction func f() {}; func g(_f: Int) { print(_f) }", ["_f"]),
      ("@StubbableFunction func f() {}; func g() { let _f = 1; run { print(_f) } }", ["_f"]),
      ("@StubbableFunction func f() {}; struct B { let _f = 1; var g: Int { _f } }", ["_f"]),
    ].rows)
  func giveWayToWhatIsThere(row: Row<(String, [String])>) {
    let (members, names) = row.value
    #expect(Rewritten("class A { \(members) }").names == names)
  }

  /// The members of a superclass that a subclass sees take names: also those that only the superclass can set.
  @Test(arguments: [("private var _f = 1", ["_f"]), ("private(set) var _f = 1", ["_fStub"])].rows)
  func giveWayToWhatIsInherited(row: Row<(String, [String])>) {
    let (member, names) = row.value
    let source = "class A { \(member) }; class B: A { @StubbableFunction func f() {} }"
    #expect(Rewritten(source).names == names)
  }

  /// What an author chose is not changed: other names give way to it.
  @Test(
    arguments: [
      ("func f() {}; @StubbableFunction(name: \"_f\") func g() {}", ["_fStub", "_f"]),
      ("@StubbableFunction(name: \"_f\") func g() {}; func f() {}", ["_f", "_fStub"]),
      (
        "@StubbableProperty(name: \"_a\") var x: Int = 1; var a: Int = 2",
        ["_getA _setA", "_getAStub _setAStub"]
      ),
    ].rows)
  func giveWayToWhatWasChosen(row: Row<(String, [String])>) {
    let (members, names) = row.value
    #expect(Rewritten("@Stubbable class A { \(members) }").names == names)
  }

  @Test(
    arguments: [
      ("@StubbableFunction(name: \"_g\") func f() {}; var _g = 1", "error: the name '_g' is taken"),
      (
        "@StubbableFunction(name: \"_g\") func f() {}; @StubbableFunction(name: \"_g\") func h() {}",
        "error: the name '_g' is taken"
      ),
      ("@StubbableFunction(name: \"f\") func f() {}", "error: the name 'f' is taken"),
      ("@StubbableProperty(name: \"_g\") var x: Int = 1; func _g() {}", "error: the name '_g' is taken"),
      ("@StubbableFunction(name: \"T\") func f<T>(_ a: T) {}", "error: the name 'T' is taken"),
      (
        "@StubbableFunction(name: \"print\") func f() {}; func g() { print(1) }",
        "error: the name 'print' is taken"
      ),
      ("@StubbableFunction(name: \"B\") func f() {}; func g(_ a: B) {}", "error: the name 'B' is taken"),
    ].rows)
  func aChosenNameThatIsTakenIsAnError(row: Row<(String, String)>) {
    #expect(Rewritten("class A { \(row.value.0) }").messages == [row.value.1])
  }

  /// A closure may have the name of a global declaration that no code of the type or of a subclass mentions: the files
  /// that declare globals need not be read.
  @Test(
    arguments: [
      ("func _f() {}", ["_f"]),
      ("class B: A { func g() { _g() } }; func _f() {}", ["_f"]),
      ("class B: A { func g() { _f() } }; func _f() {}", ["_fStub"]),
      ("extension A { func g() { _f() } }; func _f() {}", ["_fStub", "_g"]),
    ].rows)
  func hideNoGlobalThatIsMeant(row: Row<(String, [String])>) {
    let (rest, names) = row.value
    #expect(Rewritten("@Stubbable class A { func f() {} }; \(rest)").names == names)
  }

  /// Nothing in an extension means a nested type by its last name alone.
  @Test(
    arguments: [
      ("extension Time { struct Hour {} }; extension Time.Hour", "Time.Hour"),
      ("extension Time { class Hour {} }; extension Time.Hour", "Time.Hour"),
      ("extension Time.Zone { enum Hour {} }; extension Time.Zone.Hour", "Time.Zone.Hour"),
      ("extension Time { enum Zone { struct Hour {} } }; extension Time.Zone.Hour", "Time.Zone.Hour"),
    ].rows)
  func aTypeInAnotherThatIsNotVisibleIsNamedByItsPath(row: Row<(String, String)>) {
    let text = Rewritten("\(row.value.0) { @StubbableFunction static func f() {} }").text
    #expect(text.contains("ObjectIdentifier(\(row.value.1).self)"))
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
