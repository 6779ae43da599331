import Foundation
import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI

@Suite struct DiagnosticTextTests {
  private let source = Array("struct S {\n\tlet ä = x + y\n}\n".utf8)

  private func text(_ diagnostic: FileDiagnostic, _ format: DiagnosticFormat = .text, color: Bool = false)
    -> String
  {
    DiagnosticText(format: format, isColored: color, currentFolder: "/work/").text(of: [diagnostic])
  }

  private var diagnostic: FileDiagnostic {
    FileDiagnostic(
      path: "S.swift", text: source,
      Diagnostic(
        .error, at: 21..<26, "no, 100% wrong",
        notes: [Diagnostic.Note(message: "see here", range: 7..<8), Diagnostic.Note(message: "really")],
        fixIts: [Diagnostic.FixIt(message: "make it 'var'", range: 12..<15, replacement: "var")]))
  }

  @Test func showsTheLineAndACaret() {
    #expect(
      text(diagnostic) == """
        S.swift:2:11: error: no, 100% wrong
        \tlet ä = x + y
        \t        ^~~~~
        S.swift:1:8: note: see here
        struct S {
               ^
        S.swift:2:11: note: really
        S.swift:2:2: note: make it 'var'

        """)
  }

  @Test func xcodeWantsAbsolutePaths() {
    #expect(
      text(diagnostic, .xcode) == """
        /work/S.swift:2:11: error: no, 100% wrong
        /work/S.swift:1:8: note: see here
        /work/S.swift:2:11: note: really
        /work/S.swift:2:2: note: make it 'var'

        """)
  }

  /// Names of files may contain what a terminal takes for a command.
  @Test func controlCharactersAreNotWritten() throws {
    let name = "a\u{1B}[2J\u{9B}.swift"
    let strange = FileDiagnostic(path: name, message: "no '\(name)'", notes: ["see \(name)"])
    let shown = "a?[2J?.swift"
    #expect(text(strange) == "\(shown): error: no '\(shown)'\n\(shown): note: see \(shown)\n")
    let folder = try TemporaryFolder([name: "@Stubbable class A { func f( {} }\n"])
    for words in [["apply"], ["apply", name, "--verbose"], ["apply", "--" + name]] {
      #expect(!(try Program.stubble(words, in: folder).errors.contains("\u{1B}")))
    }
  }

  @Test(arguments: ["xcode", "github"]) func programsGetNoColors(format: String) throws {
    let folder = try TemporaryFolder(["a.swift": "@Stubbable class A { func f( {} }\n"])
    let words = ["apply", "--color", "always", "--diagnostics", format]
    let ran = try Program.stubble(words, in: folder)
    #expect(ran.errors.contains("a.swift"))
    #expect(!ran.errors.contains("\u{1B}"))
  }

  @Test func githubWantsCommands() {
    #expect(
      text(diagnostic, .github) == """
        ::error file=S.swift,line=2,col=11::no, 100%25 wrong
        ::notice file=S.swift,line=1,col=8::see here
        ::notice file=S.swift,line=2,col=11::really
        ::notice file=S.swift,line=2,col=2::make it 'var'

        """)
  }

  /// GitHub's paths begin at the top of the work tree, wherever in it the command runs.
  @Test(
    arguments: [
      ("S.swift", "/", "work/S.swift"), ("S.swift", "/work", "S.swift"), ("../S.swift", "/", "S.swift"),
      ("/work/a/S.swift", "/work", "a/S.swift"), ("/else/S.swift", "/work", "/else/S.swift"),
      ("../S.swift", "/work", "../S.swift"), ("S.swift", nil, "S.swift"),
    ].rows)
  func githubPathsBeginAtItsWorkspace(row: Row<(String, String?, String)>) {
    let (path, workspace, expected) = row.value
    let printer = DiagnosticText(
      format: .github, isColored: false, currentFolder: "/work/", workspace: workspace)
    #expect(printer.text(of: [FileDiagnostic(path: path, message: "no")]) == "::error file=\(expected)::no\n")
  }

  @Test func colors() {
    let diagnostic = FileDiagnostic(.warning, path: "a", message: "b")
    #expect(
      text(diagnostic, color: true)
        == "\u{1B}[1ma: \u{1B}[0m\u{1B}[1;35mwarning: \u{1B}[0m\u{1B}[1mb\u{1B}[0m\n"
    )
  }

  @Test func filesAndCommandsHaveNoPlace() {
    #expect(text(FileDiagnostic(path: "a b", message: "gone")) == "a b: error: gone\n")
    #expect(text(FileDiagnostic(message: "gone")) == "error: gone\n")
  }

  @Test func longLinesAreCutAndControlCharactersShown() {
    let line = Array(
      (String(repeating: "a", count: 500) + "\u{1B}!" + String(repeating: "b", count: 500)).utf8)
    let long = FileDiagnostic(path: "f", text: line, Diagnostic(.error, at: 500..<501, "m"))
    let lines = text(long).split(separator: "\n")
    #expect(lines[1] == String(repeating: "a", count: 80) + "?!" + String(repeating: "b", count: 78))
    #expect(lines[2] == String(repeating: " ", count: 80) + "^")
  }

  /// Ranges at and beyond the ends.
  @Test(arguments: [0..<0, 28..<28, 10..<29, 29..<29, 0..<29]) func marksRangesAtTheEnds(range: Range<Int>) {
    let lines = text(FileDiagnostic(path: "f", text: source, Diagnostic(.error, at: range, "m"))).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("f:"))
    #expect(lines[2].contains("^"))
  }
}

@Suite struct DocumentTests {
  /// The time is in proportion to the text and its diagnostics.
  @Test func findsManyPlacesInOneText() {
    let text = Array(String(repeating: "let x = 1\n", count: 8_000).utf8)
    let diagnostics = (0..<8_000).map {
      FileDiagnostic(path: "f", text: text, Diagnostic(.error, at: 10 * $0..<10 * $0 + 3, "m"))
    }
    let document = Document(command: .apply, exitStatus: 1, isWritten: false, withDiff: false)
    expectThreadTime(below: .seconds(5)) {
      #expect(document.text([], general: diagnostics).contains("\"line\": 8000"))
    }
  }
}

@Suite struct DiffTests {
  @Test func showsHunks() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "line 2\n", with: "second\n").replacingOccurrences(
      of: "line 20\n", with: "last")
    #expect(
      String(decoding: Diff.unified(path: "f", old: Array(old.utf8), new: Array(new.utf8)), as: UTF8.self)
        == """
        --- f
        +++ f
        @@ -1,5 +1,5 @@
         line 1
        -line 2
        +second
         line 3
         line 4
         line 5
        @@ -17,4 +17,4 @@
         line 17
         line 18
         line 19
        -line 20
        +last
        \\ No newline at end of file

        """)
    #expect(Diff.unified(path: "f", old: [1], new: [1]) == [])
  }

  @Test(arguments: [
    "f", "a b", "ü", "q\"uote", "back\\slash", "new\nline", "tab\tand space", "\u{1}2", "\u{7F}",
  ])
  func gitUnderstandsTheName(name: String) throws {
    let git = "/usr/bin/git"
    guard FileManager.default.fileExists(atPath: git) else { return }
    let folder = try TemporaryFolder([name: "old\n"])
    let applied = try Program.run(
      git, ["apply", "-p0", "-"], in: folder.path,
      input: Diff.unified(path: name, old: Array("old\n".utf8), new: Array("new\n".utf8)))
    #expect(applied.errors == "")
    #expect(try folder.text(of: name) == "new\n")
  }

  /// `git apply` makes the new text of the old one.
  @Test(arguments: 1...40) func gitUnderstandsIt(seed: UInt64) throws {
    let git = "/usr/bin/git"
    guard FileManager.default.fileExists(atPath: git) else { return }
    var random = Random(seed: seed)
    let ends = ["\n", "\r\n", "\n", ""]
    let lines = (0..<random.next(30)).map { _ in "l\(random.next(4))" + ends[random.next(3)] }
    var changed = lines
    for _ in 0..<random.next(6) {
      let index = random.next(changed.count + 1)
      if random.next(2) == 0, index < changed.count {
        changed.remove(at: index)
      } else {
        changed.insert("x\n", at: index)
      }
    }
    let (old, new) = (
      lines.joined() + "end" + ends[random.next(4)], changed.joined() + "end" + ends[random.next(4)]
    )
    let folder = try TemporaryFolder(["f": old])
    let diff = Diff.unified(path: "f", old: Array(old.utf8), new: Array(new.utf8))
    if old == new {
      #expect(diff.isEmpty)
      return
    }
    let applied = try Program.run(
      git, ["apply", "-p0", "--whitespace=nowarn", "-"], in: folder.path,
      input: diff)
    #expect(applied.errors == "")
    #expect(try folder.text(of: "f") == new)
  }

  /// Lines that many members share are not taken from one member for another.
  @Test func alignsLinesThatOccurOnce() {
    let old = (1...3).map { "var a\($0)\n}\n" }.joined()
    let new = (1...3).map { "var b\($0)\n}\nvar a\($0)\n}\n" }.joined()
    let diff = String(
      decoding: Diff.unified(path: "f", old: Array(old.utf8), new: Array(new.utf8)), as: UTF8.self)
    #expect(!diff.contains("\n-"))
    #expect((1...3).allSatisfy { diff.contains("+var b\($0)\n+}\n var a\($0)\n }\n") })
  }

  /// The time is in proportion to the texts.
  @Test func comparesLongTexts() {
    let old = (0..<20_000).map { "case \($0)\n}\n" }.joined()
    let new = (0..<20_000).map { "let \($0)\n}\nvar \($0)\n}\ncase \($0)\n}\n" }.joined()
    expectThreadTime(below: .seconds(5)) {
      let diff = Diff.unified(path: "f", old: Array(old.utf8), new: Array(new.utf8))
      #expect(diff.count(where: { $0 == UInt8(ascii: "+") }) == 80_000 + 4)
    }
  }
}

/// Numbers that are the same in every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// A number below the bound; 0 for the bound 0.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound == 0 ? 0 : Int((state >> 33) % UInt64(bound))
  }
}
