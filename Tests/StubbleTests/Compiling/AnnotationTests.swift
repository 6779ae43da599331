import Foundation
import Testing

/// Annotated code compiles to what it compiles to without its annotations, byte for byte.
struct AnnotationTests {
  @Test(arguments: [(5, "-Onone"), (5, "-O"), (6, "-Onone"), (6, "-O")])
  func annotationsChangeNothing(mode: Int, optimization: String) throws {
    let compiler = try Compiler()
    let programs = ["annotated": Self.program, "plain": Self.plain(Self.program)]
    var objects: [String: Data] = [:]
    for (folder, source) in programs {
      _ = try compiler.write(source, to: "\(folder)/main.swift")
      let outcome = try compiler.compile(
        mode: mode, [optimization, "-module-name", "Program", "-c", "main.swift", "-o", "main.o"], in: folder)
      try #require(outcome.output.isEmpty && outcome.status == 0, "\(folder): \(outcome.output)")
      objects[folder] = try Data(contentsOf: compiler.url.appending(path: "\(folder)/main.o"))
    }
    #expect(objects["annotated"] == objects["plain"])
    guard optimization == "-O" else { return }

    var outputs: [String: String] = [:]
    for folder in programs.keys {
      let link = try compiler.compile(mode: mode, ["main.o", "-o", "main"], in: folder)
      #expect(link.status == 0, "\(link.output)")
      outputs[folder] = try compiler.run("\(compiler.url.path)/\(folder)/main").output
    }
    #expect(outputs["annotated"] == outputs["plain"])
    #expect(outputs["annotated"]?.hasSuffix("done\n") == true, "\(outputs)")
  }

  @Test func severalBindingsTakeTheCommentForm() throws {
    let compiler = try Compiler()
    let file = try compiler.write(
      """
      import Stubble
      struct S {
        // @StubbableProperty
        var a = 1, b = 2
        @StubbableProperty var c = 3, d = 4
      }
      """, to: "a.swift")
    let outcome = try compiler.compile(mode: 6, ["-typecheck", file])
    #expect(outcome.output.contains("a.swift:5:"))
    #expect(!outcome.output.contains("a.swift:4:"))
  }

  /// The program with a blank for each character of an annotation, so that no line or column moves.
  private static func plain(_ program: String) -> String {
    let names = "Stubbable(Function|Property|Protocol)?|Spyable|Mockable"
    let annotation = #"@(\#(names))\b(\([^()]*\))?"#
    guard let expression = try? NSRegularExpression(pattern: annotation) else { return "" }
    let result = NSMutableString(string: program)
    for match in expression.matches(in: program, range: NSRange(location: 0, length: result.length)) {
      let blanks = String(repeating: " ", count: match.range.length)
      result.replaceCharacters(in: match.range, with: blanks)
    }
    return result as String
  }
}
