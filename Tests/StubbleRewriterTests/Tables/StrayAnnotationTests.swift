import StubbleSemantics
import StubbleSyntax
import Testing

@testable import StubbleRewriter

/// Whoever writes an annotation that has no effect is warned once, with the cure.
@Suite struct StrayAnnotationTests {
  private static let below =
    "write it on the line right above the declaration, with no empty line between them"

  @Test(
    arguments: [
      (
        "// @Stubable\nclass A { func f() {} }",
        "1:4: '@Stubable' is not an annotation of stubble; did you mean '@Stubbable'?"
      ),
      (
        "/// @stubbable\nclass A {}",
        "1:5: '@stubbable' is not an annotation of stubble; did you mean '@Stubbable'?"
      ),
      (
        "// @StubbableFuntion\nfunc f() {}",
        "1:4: '@StubbableFuntion' is not an annotation of stubble; did you mean '@StubbableFunction'?"
      ),
      (
        "@Stubbabel class A {}",
        "1:1: '@Stubbabel' is not an annotation of stubble; did you mean '@Stubbable'?"
      ),
      (
        "class A {\n  // @StubbleProperty\n  var x = 1\n}",
        "2:6: '@StubbleProperty' is not an annotation of stubble; did you mean '@StubbableProperty'?"
      ),
      ("// @Stubbable\n\nclass A {}", "1:4: '@Stubbable' has no effect here; \(below)"),
      (
        "class A {\n  func f() {}\n  // @StubbableFunction\n}",
        "3:6: '@StubbableFunction' has no effect here; \(below)"
      ),
      ("// @Spyable\n\nprotocol P {}", "1:4: '@Spyable' has no effect here; \(below)"),
      (
        "/* @Stubbable */\nclass A {}",
        "1:4: '@Stubbable' has no effect here; write it in a line comment: '// @Stubbable'"
      ),
      (
        "/*\n * @StubbableProperty\n */\nvar x = 1",
        "2:4: '@StubbableProperty' has no effect here; write it in a line comment: '// @StubbableProperty'"
      ),
      (
        "#if DEBUG\n@Stubbable\n#endif\nclass A {}",
        "2:1: '@Stubbable' has no effect inside '#if'; write it in a line comment, which needs no import: '// @Stubbable'"
      ),
      (
        "import Stubble\nimport Mockable\n@objc\n#if DEBUG\n  @Mockable\n#endif\nprotocol P {}",
        "5:3: '@Mockable' has no effect inside '#if'; write it in a line comment, which needs no import: '// @Mockable'"
      ),
    ].rows)
  func warning(row: Row<(String, String)>) {
    let (source, expected) = row.value
    #expect(warnings(source) == [expected])
  }

  @Test(
    arguments: [
      "// @Stubbable\nclass A { func f() {} }", "// @Stubbable\n@objc\nclass A { func f() {} }",
      "// Mentions @Stubable in passing.\nclass A {}", "let text = \"// @Stubable\"",
      "let text = \"\"\"\n  // @Stubable\n  \"\"\"",
      "///     @Stubbable\n///     class Example {}\n\nclass A {}",
      "@State var x = 1", "@Suite struct A {}", "@Stub class A {}", "// @mockable\nprotocol P {}",
      "// @Mockable\nprotocol P {}", "// user@Stubble.org\nclass A {}",
      "@Stubble.Stubbable class A { func f() {} }",
      "@Stubble::Stubbable class A { func f() {} }",
      "import Mockable\n#if DEBUG\n@Mockable\n#endif\nprotocol P {}",
      "@MainActor\n#if DEBUG\n@objc\n#endif\nclass A {}",
    ].rows)
  func silence(row: Row<String>) { #expect(warnings(row.value) == []) }

  private func warnings(_ source: String) -> [String] {
    let lines = LineTable(Array(source.utf8))
    return Rewritten(source).plan.diagnostics.filter { $0.severity == .warning }.map { diagnostic in
      let place = lines.location(of: diagnostic.range.lowerBound)
      let notes = diagnostic.notes.map { "; " + $0.message }.joined()
      return "\(place.line):\(place.column): \(diagnostic.message)\(notes)"
    }
  }
}
