import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleRewriter

@Suite struct MarkerTests {
  @Test(arguments: [
    ("", ""), ("x", "x"), ("a*b/c", "a*b/c"), ("*/", "*\\/\\"), ("/*", "/\\*"), ("/", "/\\"), ("a/", "a/\\"),
    ("*", "*"),
    ("\\", "\\\\"), ("/*/", "/\\*\\/\\"), ("*\\/", "*\\\\/\\"), ("//", "//\\"), ("/**/", "/\\**\\/\\"),
  ])
  func escapesWhatWouldOpenOrCloseAComment(original: String, escaped: String) {
    #expect(String(decoding: Marker.escape(original.utf8), as: UTF8.self) == escaped)
    #expect(Marker.unescape(ArraySlice(escaped.utf8)) == Array(original.utf8))
  }

  @Test func carriesAnyBytes() {
    var random = SplitMix(seed: 7)
    let alphabet = Array("/*\\*/ \n\r\t\"'a`<>".utf8) + [0, 0xff, 0xc3]
    for _ in 0..<2_000 {
      let original = (0..<Int(random.next() % 24)).map { _ in
        alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      let opening = Marker.opening(for: original)
      #expect(Marker.original(ofOpening: opening[...]) == original)
      let tokens = SyntaxTree(lexing: opening).tokens
      #expect(tokens.count == 1, "the marker of \(original) is not one comment")
    }
  }

  @Test func restoresWhatRenderChanged() {
    let source = Array("class A { func f() { print(\"/*<stubble*/\") } } // end".utf8)
    let edits = [Edit(0..<5, "struct"), Edit(20..<20, " if true {"), Edit(43..<43, "}")]
    let applied = render(edits, in: SyntaxTree(parsing: source), layout: .lines)
    let restoration = restore(applied)
    #expect(restoration.original == source)
    #expect(restoration.regions.count == 4)
    #expect(restoration.damage.isEmpty && restoration.tampering.isEmpty)
  }

  /// With the slash of the marker it would begin a line comment.
  @Test(arguments: ["self.x/ = 3", "run(self.x/)", "self.x/;", "self.x/"].rows)
  func closesRegionsThatEndInSlashes(row: Row<String>) {
    let source = Array(
      "postfix operator /\n@Stubbable class A {\n  var x: Int\n  init() {\n    self.x = 1\n    \(row.value)\n  }\n}"
        .utf8)
    let restoration = restore(apply(to: source))
    #expect(restoration.regions.count > 4)
    #expect(restoration.original == source)
    #expect(restoration.damage.isEmpty && restoration.tampering.isEmpty)
  }

  @Test(
    arguments: [
      ("/*<stubble*/ var x = 1", "this region is not closed"),
      ("var x = 1 /*stubble>*/", "this closes a region that was not opened"),
      ("/*<stubble*//*<stubble*//*stubble>*/", "this region is not closed before the next one opens"),
      ("/*<stubble2*/ /*stubble>*/", "this marker is damaged, or was written by another version"),
      ("/*<stubble a\\b*/ /*stubble>*/", "this marker is damaged, or was written by another version"),
    ].rows)
  func reportsDamage(row: Row<(String, String)>) {
    let (applied, message) = row.value
    #expect(restore(Array(applied.utf8)).damage.first?.message == message)
  }

  @Test(
    arguments: [
      "let s = \"/*<stubble*/\"", "// /*<stubble*/", "/* /*<stubble*/ */", "let s = #\"/*stubble>*/\"#", "",
    ].rows)
  func readsOnlyCommentsAsMarkers(row: Row<String>) {
    let source = row.value
    let restoration = restore(Array(source.utf8))
    #expect(!restoration.isApplied)
    #expect(restoration.original == Array(source.utf8))
  }

  @Test(
    arguments: [
      ("/* ", "unterminated '/*' comment"), ("let s = \"\"\"\n", "unterminated string literal"),
      ("let s = #\"\"\"\n", "unterminated string literal"),
    ].rows)
  func noticesWhatHidesAllRegions(row: Row<(String, String)>) {
    let (start, what) = row.value
    let applied = apply(to: Array("@Stubbable class A { func f() {} }\n".utf8))
    let restoration = restore(Array(start.utf8) + applied)
    #expect(restoration.damage.map(\.message) == ["\(what) hides what stubble wrote into this file"])
    #expect(!restore(Array("/* ".utf8) + applied + Array(" */".utf8)).isApplied)
    #expect(!restore(Array((start + "/*<stubble*/").utf8)).isApplied)
  }

  /// After a slash the footer would begin a line comment, after `#` a regular expression.
  @Test(
    arguments: [
      "_ =\n/a/", "_ = #/a/#", "_ = #\"a\"#", "_ = a/", "_ = a/ // b", "// a/", "/* a */", "#", "a #", "##",
      "<#", "# // b",
    ].rows)
  func sealsFilesThatEnd(row: Row<String>) {
    let end = row.value
    let source = Array("@Stubbable class A { func f() {} }\n\(end)".utf8)
    let applied = apply(to: source)
    #expect(applied != source)
    #expect(reversibilityFault(of: applied, from: SyntaxTree(parsing: source)) == nil)
  }

  /// Editors end a file with a line break. It is after the footer then, and another one if the original has its own.
  @Test(
    arguments: [
      ("\n", "\n", "\n"), ("\r\n", "\r\n", "\r\n"), ("\n", "", "\n"), ("", "\n", "\n"),
      ("\n", "\n\n", "\n\n\n"),
      ("\n", " \n", "\n \n"), ("\n", "\nlet x = 1\n", "\n\nlet x = 1\n"),
    ].rows)
  func ignoresTheLineBreakThatEndsTheFooter(row: Row<(String, String, String)>) {
    let (end, added, expected) = row.value
    let text = "@Stubbable class A { func f() {} }"
    let restored = restore(apply(to: Array("\(text)\(end)".utf8)) + Array(added.utf8))
    #expect(self.text(restored.original) == text + expected)
  }

  @Test func noticesEditsOfGeneratedTextButNotOfItsLayout() {
    let source = Array("func f() {}\n".utf8)
    let applied = text(
      render([Edit(10..<10, " if a { b() }")], in: SyntaxTree(parsing: source), layout: .lines))
    #expect(tampering(applied.replacing("if a { b() }", with: "if a {\n  b();\n}")).isEmpty)
    #expect(tampering(applied.replacing("b()", with: "c()")) == ["generated code was edited or copied here"])
    #expect(
      tampering(applied + applied) == [
        "generated code was edited or copied here", "generated code was edited or copied here",
      ])
    #expect(
      tampering(String(applied.prefix { $0 != "\n" }) + "\n") == [
        "the footer that seals the generated code is missing or was edited"
      ])
  }

  /// To remove a member with what was generated in it loses nothing that the engineer did not remove.
  @Test func saysHowToGoOnWithoutARemovedMember() {
    let source = "@Stubbable class A {\n  func f() {}\n  func g() {}\n}\n"
    let applied = text(apply(to: Array(source.utf8)))
    let lines = applied.split(separator: "\n", omittingEmptySubsequences: false)
    let edited = Array(lines.filter { !$0.contains("func f()") }.joined(separator: "\n").utf8)
    let restoration = restore(edited)
    #expect(restoration.tampering.map(\.message) == ["generated code was removed from this file"])
    #expect(
      restoration.tampering.flatMap(\.notes).map(\.message) == [
        "undo that, or, if a member was removed with it, restore the rest with '--force'"
      ])
    #expect(text(restoration.original) == source.replacing("  func f() {}\n", with: ""))
  }

  /// What is between the markers that a comment hides may be the author's, and is not generated code to be discarded.
  @Test(arguments: ["/* /*stubble>*/", "\"\"\"\n/*stubble>*/", "#\"/*stubble>*/"].rows)
  func losesNothingBetweenHiddenMarkers(row: Row<String>) {
    let ends = ["/*<stubble*/} */ ", "/*<stubble*/} \n\"\"\"", "/*<stubble*/} \"#"]
    let source = "@Stubbable class A {\n  func f() -> Int { print(\"precious\"); return 1 }\n}\n"
    let applied = text(apply(to: Array(source.utf8)))
    let edited = applied.replacing(" else {/*stubble>*/", with: " else {\(row.value)")
      .replacing("/*<stubble*/} /*stubble>*/", with: "\(ends[row.number - 1])/*stubble>*/")
    #expect(edited != applied)
    let restoration = restore(Array(edited.utf8))
    #expect(
      !restoration.damage.isEmpty || text(restoration.original).contains("precious"), "\(restoration.damage)")
  }

  /// A formatter indents the lines of a comment.
  @Test(
    arguments: [
      "@objc(\n  x\n) ", "@_documentation(\n  visibility: internal\n)\n",
      "@available(*, deprecated)\n@objc(\n  x\n)\n",
    ].rows)
  func namesLinesThatMoved(row: Row<String>) {
    let source = "@Stubbable class S {\n\(row.value)static let x = 1\n}"
    let tree = SyntaxTree(parsing: Array(source.utf8))
    let applied = text(render(Rewritten(source).plan.edits, in: tree, layout: .lines))
    #expect(tampering(applied).isEmpty)
    #expect(
      tampering(applied.replacing("\n  ", with: "\n    ")) == [
        "generated code was edited or copied here, or the lines of the original in this comment were moved"
      ])
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func tampering(_ applied: String) -> [String] {
    restore(Array(applied.utf8)).tampering.map(\.message)
  }
}

extension String {
  /// The string with every occurrence of another replaced.
  func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
