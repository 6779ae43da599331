import StubbleSyntax
import Testing

@testable import StubbleRewriter

/// What a type or file is given so that closures change nothing else of it.
@Suite struct SupplementTests {
  /// The protocol may ask for what the compiler derives.
  @Test(arguments: [
    ("struct A: Unknown { var x: Int }", true),
    ("struct A: Known { var x: Int }; protocol Known {}", false),
    ("struct A: Known { var x: Int }; protocol Known: Unknown {}", true),
    ("class A: Unknown { var x: Int = 1 }", true),
    ("struct A: Equatable { var x: Int }", false),
    ("struct A: Unknown { let x: Int\n#if B\nlet y: Int\n#endif\n}", false),
  ])
  func codingKeysForUnknownProtocols(source: String, areGiven: Bool) {
    #expect(Rewritten("@Stubbable " + source).text.contains("case _x = \"x\"") == areGiven)
  }

  /// A package manager looks for a line that begins so, and takes a line that begins as a comment does, and does not
  /// end as one, for the beginning of a comment.
  @Test(arguments: [
    ("@Stubbable class A { func f() {}\n}\n@main struct M {}", true),
    (
      "@Stubbable class A { func f() {}\n}\n#if B\n\n// M\n@available(*, noasync)\n@main struct M {}\n#endif",
      true
    ),
    ("class A {}\n@main @Stubbable struct M { static func main() {}\n}", false),
  ])
  func mainStaysInSight(source: String, isHelped: Bool) {
    let edits = Rewritten(source).plan.edits
    #expect(edits.contains { $0.range.isEmpty && $0.text.isEmpty } == isHelped)
  }
}
