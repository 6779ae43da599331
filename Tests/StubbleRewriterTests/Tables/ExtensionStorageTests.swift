import Testing

@testable import StubbleRewriter

/// Stored properties of extensions, which the compiler rejects: stubs would hide its error with another.
@Suite struct ExtensionStorageTests {
  @Test(arguments: [
    ("class A {}\nextension A { var x = 1 }", "x", true),
    ("struct A {}\nextension A { let x: Int }", "x", true),
    ("actor A {}\nextension A {\n#if DEBUG\nvar x = 1\n#endif\n}", "x", true),
    ("class A {}\nextension A { static var x = 1 }", "x", false),
    ("class A {}\nextension A { var x: Int { 1 } }", "x", false),
    ("class A { var x = 1 }\nextension A {}", "x", false),
  ])
  func areLeft(source: String, property: String, isLeft: Bool) {
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    let report = plan.members.first { $0.member == property }
    #expect(report?.reason == (isLeft ? "an extension cannot store a property" : nil))
  }
}
