import StubbleRewriter
import TestSupport
import Testing

/// The types that are shown of the closures which overrides consult: those of the overridden members, where they differ.
@Suite struct ConsultedClosuresTests {
  @Test(
    arguments: [
      (
        "class A { func f(_ x: Int) throws -> Int? { 1 } }; class B: A { override func f(_ x: Int?) -> Int { 2 } }",
        "(Int) throws -> Int?"
      ),
      (
        "class A<T> { func f() throws -> T? { nil } }; class B: A<Int> { override func f() -> Int { 2 } }",
        "() throws -> Int?"
      ),
      ("class A { func f() -> Int { 1 } }; class B: A { override func f() -> Int { 2 } }", "() -> Int"),
      ("class A { var x: Int? { 1 } }; class B: A { override var x: Int { 2 } }", "() -> Int?"),
    ].rows)
  func areShown(row: Row<(String, String)>) {
    let (source, type) = row.value
    let members = Rewritten(source, selection: .init(allTypes: true)).plan.members
    #expect(members.last?.variables.first?.type == type)
  }
}
