import Foundation
import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI

/// Files that version control left with two versions of some lines.
@Suite struct ConflictTests {
  private static let source = "@Stubbable final class A {\n  func f() -> Int { 1 }\n  func g() {}\n}\n"

  /// The applied form with a conflict in one of its lines.
  private func conflict(inLine number: Int) throws -> String {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    try #require(try Program.stubble("apply", in: folder).status == 0)
    var lines = try folder.text(of: "A.swift").components(separatedBy: "\n")
    let line = lines[number - 1]
    lines[number - 1] = "<<<<<<< HEAD\n\(line)\n=======\n\(line) // theirs\n>>>>>>> theirs"
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [1, 2, 4]) func markersInAConflictAreAnError(line: Int) throws {
    let text = try conflict(inLine: line)
    let folder = try TemporaryFolder(["A.swift": text])
    let commands = [
      ["revert"], ["revert", "--force"], ["apply"], ["apply", "--force"], ["status", "--check"],
    ]
    for command in commands {
      let ran = try Program.stubble(command, in: folder)
      #expect(ran.status == 1, "\(command)")
      #expect(
        ran.errors.contains(
          "A.swift:\(line):1: error: this merge conflict hides what stubble wrote into this file"),
        "\(command): \(ran.errors)")
      #expect(ran.errors.contains("resolve the conflict first"), "\(command)")
      #expect(try folder.text(of: "A.swift") == text, "\(command)")
    }
  }

  @Test(
    arguments: [
      "<<<<<<< HEAD\nlet a = \"/*<stubble*/\"\n=======\n// /*<stubble*/\n>>>>>>> theirs\n",
      "let a = \"\"\"\n<<<<<<< HEAD\n/*<stubble*/\n=======\n>>>>>>> theirs\n\"\"\"\n",
      "/*\n<<<<<<< HEAD\n/*<stubble*/\n=======\n>>>>>>> theirs\n*/\n",
    ].rows)
  func lettersInAConflictAreText(row: Row<String>) {
    #expect(!restore(Array(row.value.utf8)).isApplied)
  }

  @Test(arguments: ["// @Stubbable\nclass K {", "@Stubbable class K {", "// @Spyable\nprotocol K {"])
  func anAnnotationInAConflictIsAnError(head: String) throws {
    let text = "<<<<<<< HEAD\n\(head)\n=======\nclass K: P {\n>>>>>>> theirs\n  func f() {}\n}\n"
    let folder = try TemporaryFolder(["K.swift": text])
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("is in a merge conflict"))
    #expect(ran.errors.contains("resolve the conflict first"))
  }

  @Test func anAnnotatedTypeThatIsTornIsAnError() throws {
    let text = """
      // @Stubbable
      class K {
      <<<<<<< HEAD
        func f() {}
      }
      =======
        func g() {}
      }
      >>>>>>> theirs

      """
    let folder = try TemporaryFolder(["K.swift": text])
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("K.swift:3:1: ") && ran.errors.contains("source control conflict marker"))
    #expect(ran.errors.contains("error: expected '}'"))
  }

  /// No compiler takes the file as it is.
  @Test func aConflictInAnAnnotatedTypeIsToBeResolved() throws {
    let text = "// @Stubbable\nclass K {\n<<<<<<< HEAD\n  func f() {}\n=======\n>>>>>>> theirs\n}\n"
    let folder = try TemporaryFolder(["K.swift": text])
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("K.swift:3:1: error: source control conflict marker in source file"))
    #expect(ran.errors.contains("note: resolve the conflict first"))
    #expect(!ran.errors.contains("--exclude"))
  }
}
