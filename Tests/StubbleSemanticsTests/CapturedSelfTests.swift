import TestSupport
import Testing

@testable import StubbleSemantics

/// What is inferred of calls of closures that capture `self`, as the initial values of lazy properties are.
@Suite struct CapturedSelfTests {
  @Test(
    arguments: [
      ("{ [weak self] in self?.name ?? \"\" }()", "String"), ("{ [weak self] in self?.count }()", "Int?"),
      ("{ [weak self] in self?.other?.make() }()", "Int?"), ("{ [weak self] in self }()", "Owner?"),
      ("{ [unowned self] in self.name.count }()", "Int"), ("{ [unowned(safe) self] in [self] }()", "[Owner]"),
      ("{ [self] in name }()", "String"), ("{ [weak self] in let n = 1; return n }()", "Int"),
      ("{ [unowned self] in let o = Owner(); o.count = self.count; return o }()", "Owner"),
      ("{ [weak self] in guard let self else { fatalError() }; return self }()", nil),
      ("{ [weak other] in other }()", nil), ("{ [weak other] in other?.name }()", nil),
      ("{ [self = other] in self }()", nil), ("{ [weak self] () throws in 1 }()", nil),
      ("{ [count = name] in count }()", nil),
    ].rows)
  func followsFromTheResult(row: Row<(String, String?)>) {
    let (value, type) = row.value
    let source = """
      class Owner {
        var name = "", count = 1; var other: Owner?; func make() -> Int { 1 }
        lazy var x = \(value)
      }
      """
    #expect(inferredType(ofXIn: source, inside: "Owner") == type)
  }
}
