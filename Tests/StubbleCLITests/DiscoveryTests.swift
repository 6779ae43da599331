import Foundation
import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI

@Suite struct DiscoveryTests {
  /// The files found in the folder, by their paths below it.
  private func find(_ folder: TemporaryFolder, _ name: String = "", excluding patterns: [String] = [])
    -> [String]
  {
    let root = name.isEmpty ? folder.path : folder[name]
    let found = Discovery.find([root], excluding: [IgnoreRules(patterns: patterns, in: folder.path)])
    #expect(found.diagnostics == [])
    return found.files.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func findsSwiftFilesInOrder() throws {
    let folder = try TemporaryFolder([
      "b.swift": "", "a/z.swift": "", "a/b/y.swift": "", "a/b.txt": "", "a.swift": "", "Z.swift": "",
    ])
    #expect(find(folder) == ["Z.swift", "a/b/y.swift", "a/z.swift", "a.swift", "b.swift"])
    #expect(find(folder, "a") == ["a/b/y.swift", "a/z.swift"])
    #expect(find(folder, "a/b.txt") == ["a/b.txt"])
  }

  @Test func skipsHiddenAndLinkedFolders() throws {
    let folder = try TemporaryFolder([
      ".build/x.swift": "", ".git/x.swift": "", ".hidden/x.swift": "", "a/x.swift": "",
    ])
    try folder.link("linked", to: "a")
    try folder.link("file.swift", to: "a/x.swift")
    try folder.link("dangling.swift", to: "nowhere")
    #expect(find(folder) == ["a/x.swift", "file.swift"])
    #expect(find(folder, "linked") == ["linked/x.swift"])
  }

  @Test func excludes() throws {
    let folder = try TemporaryFolder([
      "a/x.pb.swift": "", "a/y.swift": "", "gen/z.swift": "", "a/gen/w.swift": "", "q.swift": "",
    ])
    #expect(find(folder, excluding: ["gen", "*.pb.swift"]) == ["a/y.swift", "q.swift"])
    #expect(find(folder, excluding: ["/gen", "a/*.swift"]) == ["a/gen/w.swift", "q.swift"])
  }

  /// Patterns in the folder `own`, and the files that they leave of it and of a folder beside it. A `~` is for the folder
  /// around both.
  @Test(
    arguments: [
      ("../dep/Gen", "dep/S/b.swift dep/S/Gen/c.swift own/a.swift own/dep/Gen/d.swift"),
      ("../dep/**/Gen/", "dep/S/b.swift own/a.swift own/dep/Gen/d.swift"),
      ("~/dep/S", "dep/Gen/e.swift own/a.swift own/dep/Gen/d.swift"),
      ("~/own/dep", "dep/Gen/e.swift dep/S/Gen/c.swift dep/S/b.swift own/a.swift"),
      ("../own/dep", "dep/Gen/e.swift dep/S/Gen/c.swift dep/S/b.swift own/a.swift"),
      ("/dep/Gen", "dep/Gen/e.swift dep/S/Gen/c.swift dep/S/b.swift own/a.swift"),
      ("/*/Gen", "dep/Gen/e.swift dep/S/Gen/c.swift dep/S/b.swift own/a.swift"),
      ("../dep/* !../dep/S", "dep/S/Gen/c.swift dep/S/b.swift own/a.swift own/dep/Gen/d.swift"),
    ].rows) func excludesElsewhere(row: Row<(String, String)>) throws
  {
    let names = [
      "own/a.swift", "own/dep/Gen/d.swift", "dep/S/b.swift", "dep/S/Gen/c.swift", "dep/Gen/e.swift",
    ]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let patterns = row.value.0.replacingOccurrences(of: "~", with: folder.path).split(separator: " ").map(
      String.init)
    let rules = IgnoreRules(patterns: patterns, in: folder["own"])
    let found = Discovery.find([folder["dep"], folder["own"]], excluding: [rules])
    let expected = row.value.1.split(separator: " ").map(String.init)
    #expect(found.files.map { String($0.dropFirst(folder.path.count + 1)) } == expected.sorted())
    #expect(found.unusedPatterns == [])
  }

  /// A file that git ignores may be applied by its name, and must be found again.
  @Test func ignoredFilesAreRevertedAndReported() throws {
    let source = "@Stubbable class A { func f() {} }\n"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "Gen.swift\nout/\n", "S/Gen.swift": source, "S/B.swift": source,
      "out/Gen.swift": source,
    ])
    let ran = try Program.stubble("apply", in: folder)
    #expect(
      ran.errors
        == "stubble: note: git ignores 1 annotated file, which stubble skips; name it to include it\n"
        + "stubble: applied to 1 file\n")
    #expect(try folder.text(of: "S/Gen.swift") == source)
    #expect(try Program.stubble("apply", "S/Gen.swift", in: folder).status == 0)
    #expect(try Program.stubble("status", in: folder).output == "S/B.swift: applied\nS/Gen.swift: applied\n")
    #expect(try Program.stubble("status", "--check", in: folder).status == 1)
    #expect(try Program.stubble("revert", in: folder).errors == "stubble: reverted 2 files\n")
    #expect(try folder.text(of: "S/Gen.swift") == source)
    #expect(try Program.stubble("status", "--check", in: folder).status == 0)
  }

  /// Swift files in documents belong to no module, unless the document is named. They may have been applied then.
  @Test func documentsAreLeftAlone() throws {
    let source = "class A { func f() -> Int { 1 } }\n"
    let folder = try TemporaryFolder([
      "Lib/A.swift": source, "Lib/Lib.docc/Resources/step-1.swift": source,
      "Lib/Lib.docc/step-2.swift": source,
      "Try.playground/Contents.swift": source, "docc/B.swift": "class B { func f() -> Int { 1 } }\n",
    ])
    #expect(find(folder) == ["Lib/A.swift", "docc/B.swift"])
    let before = try folder.snapshot()
    #expect(
      try Program.stubble("apply", "--all-types", in: folder).errors == "stubble: applied to 2 files\n")
    #expect(try Program.stubble("apply", "--type", "A", "Lib/Lib.docc", in: folder).status == 0)
    #expect(try folder.text(of: "Lib/Lib.docc/Resources/step-1.swift") != source)
    #expect(try Program.stubble("status", "--check", "Lib/Lib.docc", in: folder).status == 1)
    #expect(try Program.stubble("status", in: folder).output.contains("Lib/Lib.docc/step-2.swift: "))
    #expect(try Program.stubble("revert", in: folder).errors == "stubble: reverted 4 files\n")
    #expect(try folder.snapshot() == before)
  }

  @Test func everyCommandSaysWhatGitIgnores() throws {
    let source = "@Stubbable class A { func f() {} }\n"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "Gen.swift\nBin/\n", "Gen.swift": source, "B.swift": source,
      "Package.swift": "let package = Package(targets: [])\n", "Bin/swift": "#!/bin/sh\n",
    ])
    try folder.setMode(0o755, of: "Bin/swift")
    let note = "stubble: note: git ignores 1 annotated file, which stubble skips; "
    for words in [
      ["run", "--", "true"], ["run", "--overlay", "--", "true"], ["overlay", "--output", "out"],
    ] {
      let ran = try Program.stubble(words, in: folder)
      #expect(ran.errors.contains(note + "name it to include it\n"), "\(words)")
    }
    let tested = try Program.stubble(
      "test", in: folder,
      environment: ["PATH": folder["Bin"] + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")])
    #expect(tested.errors.contains(note + "add it to \"paths\" in .stubble.json to include it\n"))
  }

  /// Git applies the rules of a repository neither to others in it nor to a folder in which someone works all the same. Another
  /// work tree of a clone has its files once more.
  @Test func repositoriesHaveTheirOwnRules() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "Gen/\nhidden/\n", "Gen/a.swift": "", "A.swift": "",
      "inner/.git": "gitdir: ../.git/modules/inner\n", "inner/.gitignore": "Own.swift\n",
      "inner/Gen/b.swift": "",
      "inner/Own.swift": "", "tree/.git": "gitdir: ../.git/worktrees/tree\n", "tree/A.swift": "",
      ".git/worktrees/tree/commondir": "../..\n", "other/.git": "gitdir: ../.git/worktrees/a/modules/other\n",
      "other/B.swift": "",
      "hidden/pkg/C.swift": "", "hidden/pkg/Gen/d.swift": "",
    ])
    #expect(find(folder) == ["A.swift", "inner/Gen/b.swift", "other/B.swift"])
    #expect(find(folder, "inner") == ["inner/Gen/b.swift"])
    #expect(find(folder, "tree") == ["tree/A.swift"])
    #expect(find(folder, "hidden/pkg") == ["hidden/pkg/C.swift", "hidden/pkg/Gen/d.swift"])
    #expect(Discovery.reaches(folder["inner/Gen"], from: folder.path))
    #expect(!Discovery.reaches(folder["Gen"], from: folder.path))
  }

  /// A link that is excluded or ignored may have been applied all the same, as a file may.
  @Test(arguments: [
    [".stubble.json": "{ \"exclude\": [\"Link.swift\"] }"], [".git/HEAD": "", ".gitignore": "Link.swift\n"],
  ])
  func linksThatAreLeftAloneAreRevertedAndReported(rules: [String: String]) throws {
    let source = "@Stubbable class A { func f() {} }\n"
    let folder = try TemporaryFolder(["Elsewhere/A.swift": source])
    for (name, text) in rules { try folder.write(text, to: "Sources/" + name) }
    try folder.link("Sources/Link.swift", to: "../Elsewhere/A.swift")
    func stubble(_ words: String...) throws -> Program {
      try Program.run(Program.stubble, words, in: folder["Sources"])
    }
    #expect(try stubble("apply").errors.contains("nothing to apply"))
    #expect(try stubble("apply", "Link.swift").status == 0)
    #expect(try stubble("status").output == "Link.swift: applied\n")
    #expect(try stubble("revert").errors == "stubble: reverted 1 file\n")
    #expect(try folder.text(of: "Elsewhere/A.swift") == source)
  }

  @Test func namingFilesTakesAboutAsLongAsNamingTheirFolder() throws {
    let folder = try TemporaryFolder()
    let names = (0..<300).map { "many/A\($0).swift" }
    for (number, name) in names.enumerated() {
      try folder.write("@Stubbable class A\(number) { func f() {} }\n", to: name)
    }
    func time(_ paths: [String]) throws -> Duration {
      let start = ContinuousClock.now
      #expect(try Program.stubble(["apply", "--check"] + paths, in: folder).status == 1)
      return ContinuousClock.now - start
    }
    // Other tests run meanwhile, so one try of three is enough.
    let isShort = try (1...3).contains { _ in try time(names) < time(["many"]) * 3 + .seconds(1) }
    #expect(isShort)
  }

  /// Patterns that could match in very many ways, and do not.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      (String(repeating: "*a", count: 20) + "*b.swift", String(repeating: "a", count: 200) + ".swift"),
      (
        String(repeating: "**/a*a/", count: 20) + "b.swift", String(repeating: "aaa/", count: 100) + "c.swift"
      ),
      (
        String(repeating: "**/*a*/", count: 20) + "b.swift", String(repeating: "aaa/", count: 100) + "c.swift"
      ),
      (String(repeating: "**/", count: 20) + "b.swift", String(repeating: "aaa/", count: 100) + "cb.swift"),
    ].rows)
  func patternsWithManyStarsTakeNoLonger(row: Row<(String, String)>) {
    let (pattern, path) = row.value
    #expect(!Glob(pattern.utf8).matches(Array(path.utf8)[...]))
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8AreSkippedWithAWarning() throws {
      let folder = try TemporaryFolder(["a.swift": ""])
      #expect(
        try Program.run("/bin/sh", ["-c", "touch $(printf 'b\\377.swift')"], in: folder.path).status == 0)
      let found = Discovery.find([folder.path], excluding: [])
      #expect(found.files == [folder["a.swift"]])
      let warning = FileDiagnostic(
        .warning, path: folder["b\u{FFFD}.swift"], message: "skipped, since its name is not UTF-8")
      #expect(found.diagnostics == [warning])
    }
  #endif

  @Test func reportsWhatIsMissing() {
    let found = Discovery.find(["/no/such/folder"], excluding: [])
    #expect(
      found.diagnostics == [
        FileDiagnostic(
          path: "/no/such/folder", message: "cannot open: No such file or directory",
          notes: ["check the path"])
      ])
  }

  @Test func doesNotWaitForAPipe() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "a.swift": ""])
    #expect(mkfifo(folder[".gitignore"], 0o600) == 0)
    #expect(find(folder) == ["a.swift"])
  }

  /// Only a git work tree gives `.gitignore` a meaning.
  @Test func ignoresGitIgnoreElsewhere() throws {
    let folder = try TemporaryFolder([".gitignore": "*.swift\n", "a.swift": ""])
    #expect(find(folder) == ["a.swift"])
  }

  /// What a user ignores everywhere, by git's default file or the one that a configuration names.
  @Test(arguments: [
    ["home/.config/git/ignore": "b.swift\n"],
    [
      "home/.gitconfig": "[user]\n\tname = n\n[Core]\n\texcludesFile = \"~/own ignore\" # mine\n",
      "home/own ignore": "b.swift\n",
    ],
    [
      "home/.config/git/config": "[core] excludesfile=~/x\n", "home/x": "b.swift\n",
      "home/.config/git/ignore": "a.swift\n",
    ],
    [
      "tree/.git/config": "[core]\n  excludesFile = ~/x\n[core \"other\"]\n  excludesFile = ~/y\n",
      "home/x": "b.swift\n",
      "home/.gitconfig": "[core]\n\texcludesFile = ~/y\n", "home/y": "a.swift\n",
    ],
    ["home/.config/git/ignore": "*.swift\n", "tree/.gitignore": "!a.swift\n"],
    [
      "home/.gitconfig": "[core]\n\texcludesFile = ~/y\n[include]\n\tpath = shared/more\n",
      "home/y": "a.swift\n",
      "home/shared/more": "[core]\n\texcludesFile = ~/x\n[include]\npath = more\npath = missing\n",
      "home/x": "b.swift\n",
    ],
    [
      "home/chosen": "[core]\n\texcludesFile = ~/x\n", "home/x": "b.swift\n",
      "home/.gitconfig": "[core]\n\texcludesFile = ~/y\n", "home/y": "a.swift\n",
    ],
  ]) func readsWhatAUserIgnores(files: [String: String]) throws {
    let sources = ["a", "b"].map { ("tree/\($0).swift", "@Stubbable class \($0) { func f() {} }\n") }
    let all = files.merging(sources) { $1 }.merging(["tree/.git/HEAD": ""]) { $1 }
    let folder = try TemporaryFolder(all)
    var environment = ["HOME": folder["home"], "XDG_CONFIG_HOME": "", "GIT_CONFIG_NOSYSTEM": "1"]
    if files["home/chosen"] != nil { environment["GIT_CONFIG_GLOBAL"] = folder["home/chosen"] }
    let ran = try Program.run(
      Program.stubble, ["apply", "--verbose"], in: folder["tree"], environment: environment)
    #expect(ran.status == 0)
    #expect(try folder.text(of: "tree/a.swift").contains("<stubble"), "\(ran.errors)")
    #expect(try !folder.text(of: "tree/b.swift").contains("<stubble"), "\(ran.errors)")
  }

  /// Trees with their `.gitignore` files; git itself says what is to be found.
  @Test(arguments: [
    ["/.gitignore": "gen/\n*.pb.swift\n!keep.pb.swift\n# comment\n\n"],
    ["/.gitignore": "/top.swift\na/*.swift\n"],
    ["/.gitignore": "**/deep/*.swift\na/**/y.swift\n"],
    ["/.gitignore": "*\n!*/\n!keep.swift\n!top.swift\n"],
    ["/.gitignore": "[ab].swift\n[!k-z]*.pb.swift\n?op.swift\n\\!odd.swift\n"],
    ["/.gitignore": "*.swift\n", "/a/.gitignore": "!*.swift\ny.swift\n", "/a/deep/.gitignore": "!y.swift\n"],
    ["/.gitignore": "a/deep/\n", "/a/.gitignore": "!deep/\n", "/.git/info/exclude": "top.swift\n"],
    ["/.gitignore": "deep\n!a/deep\ngen/**\n!gen/z.swift\nkeep.swift \nx y.swift\\ \n"],
    ["/.gitignore": "a/**\n!a/y.swift\n**/keep.pb.swift\n/**/b.swift\n"],
    ["/.gitignore": "a/**y.swift\n**eep/x.swift\n"],
    ["/.gitignore": "a**/y.swift\nto**/p.swift\n*/d**/x.swift\n"],
    ["/.gitignore": "*e*p*.s*t\na/**/*e*/*y*.swift\n**/d*p/**/d*p/*\n"],
    ["/.gitignore": "***/deep/y.swift\n*/*/*/*.swift\n[ak]*.pb.*t\n"],
    ["/.gitignore": "\u{FEFF}top.swift\n"],
    ["/.gitignore": "[[:digit:]].swift\n[[:upper:]_]op.swift\n"],
    ["/.gitignore": "[^[:alpha:]].swift\n[[:lower:]-[:space:]]y.swift\n[[:foo:]a].swift\n"],
    ["/.gitignore": "[a\\]b].swift\n"], ["/.gitignore": "[b-a].swift\n[z-]y.swift\n[]a].swift\n"],
    ["/.gitignore": "[a-\\b5-9].swift\n[[:a].swift\n[a-c-e].swift\n"],
    ["/.gitignore": "a[b.swift\n[a\ntop[.swift\n"],
    ["/.gitignore": "TOP.swift\nGen/\n[A-B].swift\n*.PB.swift\n"],
    [
      "/.gitignore": "TOP.swift\nGen/\n[A-B].swift\n*.PB.swift\n[[:upper:]]eep.swift\n/A/[Y].swift\n",
      "/.git/config": "[core]\n\trepositoryformatversion = 0\n\tignorecase = true\n",
    ],
    ["/.gitignore": "TOP.swift\n", "/.git/config": "[core]\nrepositoryformatversion = 0\nIgnoreCase\n"],
    ["/.gitignore": "TOP.swift\n", "/.git/config": "[core]\nrepositoryformatversion = 0\nignoreCase = no\n"],
  ]) func agreesWithGit(rules: [String: String]) throws {
    let names = [
      "top.swift", "a.swift", "b.swift", "keep.swift", "!odd.swift", "x y.swift", "gen/z.swift", "a/y.swift",
      "a/gen/w.swift", "a/deep/x.swift", "a/deep/y.swift", "a/deep/deep/y.swift", "m.pb.swift",
      "keep.pb.swift",
      "a/keep.pb.swift", "deep/x.swift", "a/b/c/y.swift", "5.swift", "].swift", "-y.swift", "a[b.swift",
    ]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let git = "/usr/bin/git"
    guard FileManager.default.fileExists(atPath: git) else { return }
    _ = try Program.run(git, ["init", "-q"], in: folder.path)
    for (name, text) in rules { try folder.write(text, to: name) }
    let listed = try Program.run(
      git, ["ls-files", "-z", "--others", "--exclude-standard", "*.swift"], in: folder.path)
    #expect(listed.status == 0)
    #expect(find(folder).sorted() == listed.output.split(separator: "\0").map(String.init).sorted())
    #expect(find(folder, "a").sorted() == find(folder).filter { $0.hasPrefix("a/") }.sorted())
  }
}
