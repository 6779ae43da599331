import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI

/// What property lists mean, as text and as XML.
@Suite struct PropertyListTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- a comment -->
      <key>a &amp; b</key><string>&lt;group&gt;</string>
      <key>list</key><array><integer>1</integer><true/><string/></array>
      <key>empty</key><dict/>
    </dict>
    </plist>
    """

  @Test(
    arguments: [
      ("a", .string("a")), ("\"a b\"", .string("a b")), ("'a'", .string("a")),
      ("path/to-file_1.swift", .string("path/to-file_1.swift")),
      (#""a\"b\\c\n\101\U00e9""#, .string("a\"b\\c\nA\u{e9}")), ("( )", .array([])),
      ("(a, b)", .array([.string("a"), .string("b")])), ("(a, b, )", .array([.string("a"), .string("b")])),
      ("{ }", .dictionary([:])),
      (
        "// c\n{ a /* c */ = b; \"c d\" = (e); }",
        .dictionary(["a": .string("b"), "c d": .array([.string("e")])])
      ),
      ("\u{FEFF}{ a = <0f 0a>; }", .dictionary(["a": .string("<0f 0a>")])),
      (
        xml,
        .dictionary([
          "a & b": .string("<group>"), "list": .array([.string("1"), .string("YES"), .string("")]),
          "empty": .dictionary([:]),
        ])
      ),
    ].rows as [Row<(String, PropertyList)>])
  func read(row: Row<(String, PropertyList)>) throws {
    #expect(try PropertyListReader.read(Array(row.value.0.utf8)) == row.value.1)
  }

  @Test(
    arguments: [
      ("", "0: expected a value"), ("{ a b; }", "4: expected '='"), ("{ a = b }", "8: expected ';'"),
      ("(a b)", "3: expected ',' or ')'"), ("\"a", "0: the string is not closed"),
      ("a b", "2: unexpected text after the end of the property list"),
      ("a /* b", "2: the comment is not closed"),
      ("<plist><dict><string/></dict></plist>", "22: expected '<key>'"),
      ("<plist><what/></plist>", "14: '<what>' is not a value"),
      ("<plist><array>", "14: the property list is not closed"),
    ].rows)
  func refuse(row: Row<(String, String)>) {
    do {
      let value = try PropertyListReader.read(Array(row.value.0.utf8))
      Issue.record("\(value)")
    } catch { #expect("\(error.range.lowerBound): \(error.message)" == row.value.1) }
  }
}
