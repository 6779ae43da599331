import Foundation
import Testing

@testable import StubbleCLI

/// The help, and the manual that is made of the same table.
@Suite struct HelpTests {
  @Test func helpNamesEveryOption() {
    for command in Command.allCases {
      for flag in Flag.all(of: command) {
        for spelling in flag.spellings { #expect(Help.text(of: command).contains(" \(spelling)")) }
      }
      #expect(Help.general.contains("  \(command.rawValue) "))
    }
  }

  @Test func columns() {
    let lines = Help.text(of: .status).split(separator: "\n")
    #expect(lines.contains("  -q, --quiet                                    print errors only"))
    #expect(
      lines.contains(
        "      --jobs N                                   use N threads; by default one for each processor"))
    for text in [Help.general] + Command.allCases.map(Help.text) {
      for line in text.split(separator: "\n") { #expect(line.count <= 110) }
    }
  }

  /// What an option does may depend on the command.
  @Test(arguments: [
    (Command.apply, Flag.check, "exit with 1 if something would change; write nothing"),
    (.revert, .check, "exit with 1 if something would change; write nothing"),
    (.status, .layout, "lines|expanded the layout that files were applied with"),
    (.status, .check, "exit with 1 if a file is applied"),
    (.generate, .check, "exit with 1 if the file is out of date; write nothing"),
    (.generate, .force, "replace a file that stubble did not write, unless it is one of the sources"),
  ])
  func options(of command: Command, _ flag: Flag, summary: String) {
    let text = Help.text(of: command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(" \(flag.spelling) \(summary) --"))
  }

  @Test func paragraphs() {
    #expect(
      Paragraph.all(of: "a\nb\n\n  c\n   d\n\n\ne") == [
        .filled("a b"), .verbatim(["  c", "   d"]), .filled("e"),
      ])
    #expect(
      Paragraph.filled("one two three fourfive six").lines(width: 7) == [
        "one two", "three", "fourfive", "six",
      ])
    #expect(Paragraph.verbatim(["  one two three"]).lines(width: 7) == ["  one two three"])
  }

  @Test func asksInEachWay() throws {
    let folder = try TemporaryFolder()
    let table: [(line: [String], output: String)] = [
      (["help"], Help.general), (["-h"], Help.general), (["--help"], Help.general),
      (["help", "apply"], Help.text(of: .apply)), (["apply", "-h"], Help.text(of: .apply)),
      (["syntax", "-h"], Help.text(of: .syntax)), (["test", "-h"], Help.text(of: .test)),
      (["version"], "stubble \(Help.version)\n"), (["--version"], "stubble \(Help.version)\n"),
      (["help", "--man"], Manual.text),
      (["help", "--schema", "config"], Schema.config.document.text + "\n"),
    ]
    for (line, output) in table {
      let ran = try Program.stubble(line, in: folder)
      #expect(ran.status == 0 && ran.output == output && ran.errors == "", "\(line)")
    }
  }

  // MARK: The manual

  @Test func theManualNamesEveryOption() {
    let text = Manual.text.replacingOccurrences(of: "\\-", with: "-")
    for command in Command.allCases {
      let section =
        text.components(separatedBy: "\n.SS \(command.rawValue)")
        .dropFirst().first { $0.hasPrefix(" ") || $0.hasPrefix("\n") }?
        .components(separatedBy: "\n.S").first ?? ""
      for flag in Flag.all(of: command) {
        #expect(section.contains("\\fB\(flag.spelling)\\fR"), "\(command) \(flag)")
      }
    }
    for key in Configuration.Key.allCases { #expect(text.contains("\\fB\(key.rawValue)\\fR")) }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(.enabled(if: System.program(named: "man") != nil)) func manFormatsTheManual() throws {
    let folder = try TemporaryFolder(["stubble.1": Manual.text])
    let man = try #require(System.program(named: "man"))
    let ran = try Program.run(
      man, ["--warnings", "-l", "stubble.1"], in: folder.path,
      environment: ["LC_ALL": "C", "MANPAGER": "cat"])
    #expect(ran.status == 0 && ran.errors == "")
    #expect(ran.output.contains("--all-types"))
  }

  @Test(.enabled(if: System.program(named: "mandoc") != nil)) func mandocHasNothingToSay() throws {
    let folder = try TemporaryFolder(["stubble.1": Manual.text])
    let mandoc = try #require(System.program(named: "mandoc"))
    let ran = try Program.run(mandoc, ["-Tlint", "stubble.1"], in: folder.path)
    // The program does not know when it was made.
    #expect(ran.output + ran.errors == "mandoc: stubble.1:1:15: WARNING: missing date, using \"\": TH\n")
  }
}
