import StubbleSemantics
import StubbleSyntax
import TestSupport
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
      (
        "class A {\n  // @Stubbable.Function\n  func f() {}\n}",
        "2:6: '@Stubbable.Function' is not an annotation of stubble; did you mean '@StubbableFunction'?"
      ),
      (
        "// @Stubbable\nclass A { init() {} }",
        "1:1: no member of 'A' is stubbed; 'stubble status --explain' says why each is left"
      ),
      (
        "@Stubbable(properties: false) actor A { var x = 1 }",
        "1:1: no member of 'A' is stubbed; 'stubble status --explain' says why each is left"
      ),
      ("// @Stubbable\n\nclass A {}", "1:4: '@Stubbable' has no effect here; \(below)"),
      (
        "class A {\n  func f() {}\n  // @StubbableFunction\n}",
        "3:6: '@StubbableFunction' has no effect here; \(below)"
      ),
      ("// @Spyable\n\nprotocol P {}", "1:4: '@Spyable' has no effect here; \(below)"),
      (
        "// @Mockabel\nprotocol P {}",
        "1:4: '@Mockabel' is not an annotation of stubble; did you mean '@Mockable'?"
      ),
      (
        "// @Mockble\nprotocol P {}",
        "1:4: '@Mockble' is not an annotation of stubble; did you mean '@Mockable'?"
      ),
      (
        "// @mockable\nprotocol P {}",
        "1:4: '@mockable' is not an annotation of stubble; did you mean '@Mockable'?"
      ),
      (
        "// @Spyble\nprotocol P {}",
        "1:4: '@Spyble' is not an annotation of stubble; did you mean '@Spyable'?"
      ),
      (
        "@Spayable protocol P {}",
        "1:1: '@Spayable' is not an annotation of stubble; did you mean '@Spyable'?"
      ),
      (
        "class A {}\n// @spyable\npublic protocol P {}",
        "2:4: '@spyable' is not an annotation of stubble; did you mean '@Spyable'?"
      ),
      (
        "// @StubbableProtocl\nprotocol P {}",
        "1:4: '@StubbableProtocl' is not an annotation of stubble; did you mean '@StubbableProtocol'?"
      ),
      ("// @Spyable protocols have spies.\nclass A {}", "1:4: '@Spyable' has no effect here; \(below)"),
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
      "/// Looks for `// @Stubbable` in a file.\nfunc f() {}", "/* See // @Stubbable */\nfunc f() {}",
      "/// ```\n/// @Stubbable\n/// class B {}\n/// ```\nclass A { func f() {} }",
      "/// ~~~ swift\n/// @Spyable\n/// ~~~\n/// More.\nclass A { func f() {} }",
      "///     @Stubbable\n///     class B {}\nclass A { func f() {} }",
      "/**\n ```\n @Stubbable\n ```\n */\nclass A { func f() {} }",
      "/// ```\n/// @StubbableFunction\n/// ```\n\nfunc f() {}",
      "// Mentions @Stubable in passing.\nclass A {}", "let text = \"// @Stubable\"",
      "let text = \"\"\"\n  // @Stubable\n  \"\"\"",
      "///     @Stubbable\n///     class Example {}\n\nclass A {}",
      "@State var x = 1", "@Suite struct A {}", "@Stub class A {}", "/// @mockable\nprotocol P {}",
      "// @mockable\nclass A {}", "// sourcery: AutoMockable\nprotocol P {}",
      "// @Movie\nprotocol P {}", "@Mocked protocol P {}",
      "/// @mockable(override: name = Fake)\nprotocol P {}",
      "// @Mockable\nprotocol P {}", "// user@Stubble.org\nclass A {}",
      "@Stubble.Stubbable class A { func f() {} }",
      "@Stubble::Stubbable class A { func f() {} }",
      "@Stubbable class A { init() {} }\nextension A { func f() {} }",
      "import Mockable\n#if DEBUG\n@Mockable\n#endif\nprotocol P {}",
      "@MainActor\n#if DEBUG\n@objc\n#endif\nclass A {}",
    ].rows)
  func silence(row: Row<String>) { #expect(warnings(row.value) == []) }

  /// What looks like code in Markdown and is none.
  @Test(
    arguments: [
      "/// ```A()``` makes one.\n// @Stubbable\nclass A { func f() {} }",
      "/// ```\n/// let a = A()\n// @Stubbable\nclass A { func f() {} }",
      "/// ```\n/// ~~~\n/// ```\n/// @Stubbable\nclass A { func f() {} }",
      "/// ````\n/// ```\n/// ````\n/// @Stubbable\nclass A { func f() {} }",
      "//    @Stubbable\nclass A { func f() {} }",
    ].rows)
  func besideExamples(row: Row<String>) { #expect(Rewritten(row.value).names == ["_f"]) }

  /// In comments as in attributes.
  @Test(
    arguments: [
      "// @Spyable\nclass A {}", "// @Mockable(history: false)\npublic struct A {}",
      "@Spyable class A {}", "class A {\n  // @StubbableProtocol\n  func f() {}\n}",
    ].rows)
  func onlyProtocolsHaveDoubles(row: Row<String>) throws {
    let messages = Rewritten(row.value).messages
    #expect(messages.count == 1)
    #expect(
      messages.allSatisfy {
        $0.hasPrefix("error: '@") && $0.hasSuffix("' can only be applied to a 'protocol'")
      })
  }

  private func warnings(_ source: String) -> [String] {
    let lines = LineTable(Array(source.utf8))
    return Rewritten(source).plan.diagnostics.filter { $0.severity == .warning }.map { diagnostic in
      let place = lines.location(of: diagnostic.range.lowerBound)
      let notes = diagnostic.notes.map { "; " + $0.message }.joined()
      return "\(place.line):\(place.column): \(diagnostic.message)\(notes)"
    }
  }
}
