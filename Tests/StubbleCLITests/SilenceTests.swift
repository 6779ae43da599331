import Foundation
import TestSupport
import Testing

@testable import StubbleCLI

/// What a user names and stubble does not find, or writes and stubble does not read, is said once, with its cure.
@Suite struct SilenceTests {
  private static let files = [
    "Sources/A.swift": "class A { func f() {}; struct Inner { var x = 1 } }\n",
    "Sources/B.swift": "// @Stubbabel\nclass B {}\n",
    "Tests/T.swift": "import Testing\nstruct T { @Test func t() {}; func h() {} }\n",
    "Pods/P.swift": "class P { func f() {} }\n", "Sources/G.generated.swift": "class G { func f() {} }\n",
    "Empty.swift": "@Stubbable class A {}\nstruct B { init(x: Int) {} }\n",
    "Package.swift": "struct M { func f() {} }\n", "notes.txt": "notes\n",
    "Unclosed.swift": "// @Stubbable\nclass U {\n  func f() {}\n",
    "Enum.swift": "// @Stubbable\nenum E { case a }\n", "Protocol.swift": "// @Stubbable\nprotocol Q {}\n",
  ]

  @Test(
    arguments: [
      (
        ["--type", "Nope", "Sources/A.swift"],
        "warning: no class, struct or actor is called 'Nope'; a nested type is named with those around it: 'Outer.Inner'"
      ),
      (
        ["--type", "Inner", "Sources/A.swift"],
        "warning: no class, struct or actor is called 'Inner'; did you mean 'A.Inner'?"
      ),
      (
        ["--type", "A.Innner", "Sources/A.swift"],
        "warning: no class, struct or actor is called 'A.Innner'; did you mean 'A.Inner'?"
      ),
      (["--type", "A.Inner", "Sources/A.swift"], ""),
      (
        ["--type", "B", "Empty.swift"],
        "Empty.swift:1:1: warning: no member of 'A' is stubbed; 'stubble status --explain' says why each is left\n"
          + "Empty.swift:2:8: warning: no member of 'B' is stubbed; 'stubble status --explain' says why each is left"
      ),
      (
        ["--exclude", "Source", "Pods"],
        "warning: no file or folder matches 'Source', so nothing is excluded by it"
      ),
      (
        ["--exclude", "./Sources", "--exclude", "*.generated.swift", "Sources/A.swift"],
        "warning: 'Sources/A.swift' is named, so the pattern './Sources' does not leave it out\n"
          + "warning: no file or folder matches '*.generated.swift', so nothing is excluded by it"
      ),
      (
        ["--exclude", "./B.swift", "--exclude", "A.swift", "Pods"],
        "warning: no file or folder matches './B.swift', so nothing is excluded by it\n"
          + "warning: no file or folder matches 'A.swift', so nothing is excluded by it"
      ),
      (
        ["--exclude", "A.swift", "Sources/A.swift"],
        "warning: 'Sources/A.swift' is named, so the pattern 'A.swift' does not leave it out"
      ),
      (
        ["--exclude", "Pods/", "Pods"],
        "warning: 'Pods' is named, so the pattern 'Pods/' does not leave it out"
      ),
      (["--exclude", "./Sources/B.swift", "Sources"], ""),
      (["--exclude", "Sources/B*", "Sources"], ""),
      (
        ["notes.txt"],
        "notes.txt: warning: left as it is: not a Swift file; the names of Swift files end in '.swift'"
      ),
      (
        ["Sources/B.swift"],
        "Sources/B.swift:1:4: warning: '@Stubbabel' is not an annotation of stubble; did you mean '@Stubbable'?"
      ),
      (
        ["Unclosed.swift"],
        "Unclosed.swift:4:1: error: expected '}' to end declaration; if the compiler takes the file, leave it out with '--exclude', or remove the annotation"
      ),
      (
        ["Enum.swift"],
        "Enum.swift:1:1: error: '@Stubbable' cannot be applied to enum 'E'; annotate its members with '@StubbableFunction' and '@StubbableProperty'"
      ),
      (
        ["Protocol.swift"],
        "Protocol.swift:1:1: error: '@Stubbable' cannot be applied to protocol 'Q'; for a class that implements it, annotate it with @Spyable, @StubbableProtocol or @Mockable"
      ),
    ].rows)
  func isSaid(row: Row<([String], String)>) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try messages(["apply", "--check"] + row.value.0, in: folder) == row.value.1)
  }

  @Test func aFileThatIsNotUTF8() throws {
    let folder = try TemporaryFolder([:])
    try folder.write([0xFF, 0xFE, 0x00], to: "a.swift")
    #expect(
      try messages(["apply", "a.swift"], in: folder)
        == "a.swift: warning: left as it is: not UTF-8; save it as UTF-8")
  }

  /// A type that is selected by its name cannot be left as it is in silence; one among all types can.
  @Test(
    arguments: [
      ("// @Stubbable\n", "{}", [], "remove the annotation"),
      ("", "{}", ["--type", "Q"], "do not select its types by name"),
      ("", "{ \"types\": [\"Q\"] }", [], "do not select its types by name"), ("", "{}", ["--all-types"], nil),
      ("", "{}", ["--type", "R"], nil),
    ] as [(String, String, [String], String?)])
  func aSyntaxErrorInAType(annotation: String, configuration: String, words: [String], wayOut: String?) throws
  {
    let folder = try TemporaryFolder([
      "Q.swift": annotation
        + "class Q {\n  func f() {}\n  func g() { let = 3 ] }\n}\nclass R {\n  func h() {}\n}\n",
      ".stubble.json": configuration,
    ])
    let ran = try Program.stubble(["apply", "--check"] + words, in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains(": error: ") == (wayOut != nil), "\(ran.errors)")
    #expect(ran.errors.contains("'--exclude', or \(wayOut ?? "")\n") == (wayOut != nil), "\(ran.errors)")
  }

  /// A number sign begins no comment in a pattern.
  @Test func patternsThatMatchNothing() throws {
    let folder = try TemporaryFolder(["a.swift": "", "#b.swift": ""])
    for pattern in ["#x", folder.path + "/"] {
      #expect(
        try messages(["apply", "--exclude", pattern], in: folder)
          == "warning: no file or folder matches '\(pattern)', so nothing is excluded by it")
    }
    #expect(try messages(["apply", "--exclude", "#b.swift"], in: folder) == "")
  }

  /// Whatever a command does with the files, a pattern that matches none of them is a mistake.
  @Test(arguments: [
    ["apply"], ["revert"], ["status"], ["overlay"], ["generate", "--all-protocols", "--output", "Out.swift"],
    ["generate", "--all-protocols", "--reference", "Tests", "--used-in", "Pods", "--output", "Out.swift"],
  ]) func everyCommandWarnsOfPatternsThatMatchNothing(words: [String]) throws {
    let folder = try TemporaryFolder(["Sources/A.swift": "", "Tests/T.swift": "", "Pods/P.swift": ""])
    let warning = "warning: no file or folder matches 'typo', so nothing is excluded by it"
    #expect(try messages(words + ["--exclude", "typo", "--exclude", "Tests"], in: folder) == warning)
  }

  /// Each file of doubles is made from files of its own.
  @Test func patternsForSeveralFilesOfDoubles() throws {
    let folder = try TemporaryFolder([
      "A/A.swift": "", "B/B.swift": "",
      ".stubble.json":
        "{ \"exclude\": [\"D.swift\"], \"doubles\": [{ \"output\": \"X.swift\", \"paths\": [\"A\"] }, { \"output\": \"Y.swift\", \"paths\": [\"B\"] }] }",
    ])
    let words = ["generate", "--exclude", "A.swift", "--exclude", "C.swift"]
    let warning = "warning: no file or folder matches 'C.swift', so nothing is excluded by it"
    #expect(try messages(words, in: folder) == warning)
  }

  /// Names in the configuration are for the whole project.
  @Test func namesOfTheConfiguration() throws {
    let folder = try TemporaryFolder([
      "a.swift": "class A { var x = 1 }\n",
      ".stubble.json": "{ \"types\": [\"A\", \"Z\"], \"exclude\": [\"b.swift\"] }",
    ])
    #expect(
      try messages(["apply", "--check"], in: folder)
        == ".stubble.json:1:36: warning: no file or folder matches 'b.swift', so nothing is excluded by it\n"
        + ".stubble.json:1:18: warning: no class, struct or actor is called 'Z'; a nested type is named with those around it: 'Outer.Inner'"
    )
    #expect(try messages(["apply", "--check", "a.swift"], in: folder) == "")
    try folder.write("class C {}\n", to: "Sub/C.swift")
    let below = try Program.run(Program.stubble, ["apply", "--check"], in: folder["Sub"])
    #expect(below.errors == "stubble: nothing to apply\n")
  }

  /// `--all-types` means the code of the project, unless other code is named.
  @Test(
    arguments: [
      (
        [], ["Sources/A.swift"],
        "--all-types skips 1 manifest, 1 test file, 1 file of a dependency and 1 generated file; name them to select them"
      ),
      (["Tests"], ["Tests/T.swift"], nil),
      (["Pods/P.swift", "Package.swift"], ["Pods/P.swift", "Package.swift"], nil),
      (
        ["Sources"], ["Sources/A.swift"],
        "--all-types skips 1 generated file; name it to select it"
      ),
    ] as [([String], [String], String?)])
  func allTypes(paths: [String], changed: [String], note: String?) throws {
    let folder = try TemporaryFolder(
      Self.files.filter { !["Unclosed.swift", "Enum.swift", "Protocol.swift"].contains($0.key) })
    let ran = try Program.stubble(["apply", "--check", "--all-types"] + paths, in: folder)
    #expect(ran.output.split(separator: "\n").map(String.init) == changed)
    let notes = ran.errors.split(separator: "\n").filter { $0.contains("--all-types") }
    #expect(notes == (note.map { ["stubble: note: \($0)"] } ?? []))
  }

  /// A file that is annotated is not skipped. What selects all types is named.
  @Test(
    arguments: [
      (["apply", "--all-types"], "--all-types skips 2 test files; name them to select them"),
      (["apply"], "\"allTypes\" in .stubble.json skips 2 test files; name them to select them"),
      (
        ["apply", "--exclude", "Tests/B.swift"],
        "\"allTypes\" in .stubble.json skips 1 test file; name it to select it"
      ),
      (["apply", "--exclude", "Tests/[BC].swift"], nil),
    ] as [([String], String?)])
  func allTypesBesidesAnnotatedOnes(words: [String], note: String?) throws {
    let source = "class A { func f() -> Int { 1 } }\n"
    let folder = try TemporaryFolder([
      "Tests/A.swift": "// @Stubbable\n" + source, "Tests/B.swift": source, "Tests/C.swift": source,
      ".stubble.json": "{ \"allTypes\": true }",
    ])
    let ran = try Program.stubble(words, in: folder)
    #expect(ran.errors == (note.map { "stubble: note: \($0)\n" } ?? "") + "stubble: applied to 1 file\n")
  }

  /// The folders above a project do not belong to it, whatever their names are.
  @Test(arguments: ["FooTests/proj", "checkouts/proj", "Plain/proj"])
  func foldersAboveTheProjectMeanNothing(project: String) throws {
    let source = "class A { func f() {} }\n"
    let folder = try TemporaryFolder([
      "\(project)/Package.swift": "", "\(project)/Sources/A.swift": source,
      "\(project)/Tests/T.swift": source,
      "\(project)/Pods/P.swift": source,
    ])
    for path in [project, folder[project]] {
      let ran = try Program.stubble("apply", "--check", "--all-types", path, in: folder)
      #expect(ran.output == "\(path)/Sources/A.swift\n")
      let tests = try Program.stubble("apply", "--check", "--all-types", path + "/Tests", in: folder)
      #expect(tests.output == "\(path)/Tests/T.swift\n")
    }
  }

  /// What a build wrote is generated code, also where its folder is not hidden.
  @Test func productsOfBuildsAreNotStubbed() throws {
    let folder = try TemporaryFolder([
      "A.swift": "class A { func f() {} }\n",
      "build/debug/PTests.derived/runner.swift": "class R { func f() {} }\n",
      "build/debug/P.build/DerivedSources/bundle.swift": "class B { func f() {} }\n",
    ])
    let ran = try Program.stubble("apply", "--check", "--all-types", in: folder)
    #expect(ran.output == "A.swift\n")
    #expect(ran.errors.contains("--all-types skips 2 generated files"))
  }

  /// What `stubble generate` wrote is generated code, wherever it is.
  @Test func doublesAreNotStubbed() throws {
    let folder = try TemporaryFolder(["App/A.swift": "protocol P { func f() }\nclass C { func g() {} }\n"])
    let generation = ["generate", "--all-protocols", "--header", "License", "--output", "App/Doubles.swift"]
    #expect(try Program.stubble(generation, in: folder).status == 0)
    let ran = try Program.stubble("apply", "--check", "--all-types", in: folder)
    #expect(ran.output == "App/A.swift\n")
    #expect(ran.errors.contains("--all-types skips 1 generated file"))
    #expect(
      try Program.stubble("apply", "--check", "--all-types", "App/Doubles.swift", in: folder).output
        == "App/Doubles.swift\n")
  }

  @Test func aTestIsNotStubbed() throws {
    let folder = try TemporaryFolder(["T.swift": Self.files["Tests/T.swift"] ?? ""])
    #expect(
      try Program.stubble("apply", "--all-types", "T.swift", in: folder).status == 0)
    #expect(try folder.text(of: "T.swift").contains("_h:"))
    #expect(try !folder.text(of: "T.swift").contains("_t:"))
  }

  /// The messages with their notes, without the lines of source.
  private func messages(_ words: [String], in folder: TemporaryFolder) throws -> String {
    let ran = try Program.stubble(words, in: folder)
    var messages: [String] = []
    for line in ran.errors.split(separator: "\n") where !line.hasPrefix("stubble: ") {
      if let note = line.range(of: "note: ") {
        messages[messages.count - 1] += "; " + line[note.upperBound...]
      } else if line.contains("warning: ") || line.contains("error: ") {
        messages.append(String(line))
      }
    }
    return messages.joined(separator: "\n")
  }
}
