import Foundation
import TestSupport
import Testing

@testable import StubbleCLI

/// Git at work while files are applied.
@Suite(.enabled(if: Repository.isPossible)) struct GitFilterTests {
  private static let original = Array(Repository.service.utf8)

  private func isApplied(_ name: String, _ repository: Repository) throws -> Bool {
    try repository.folder.text(of: name).contains("/*<stubble")
  }

  private func append(_ text: String, to name: String, in repository: Repository) throws {
    try repository.folder.write(try repository.folder.bytes(of: name) + Array(text.utf8), to: name)
  }

  // MARK: What git sees

  @Test func seesNothingOfWhatIsApplied() throws {
    let repository = try Repository.filtered(["a.swift": Repository.service, "b.swift": "// plain\n"])
    for command in ["apply", "revert", "apply"] {
      try repository.stubble(command)
      #expect(try isApplied("a.swift", repository) == (command == "apply"))
      #expect(try repository.status == "")
      #expect(try repository.git("diff") == "")
      // The index is fresh: git need not ask again.
      try repository.git("diff-files", "--quiet")
    }
    try repository.stubble("run", "--", "git", "diff", "--exit-code")
    #expect(try repository.status == "")
  }

  @Test func seesEditsAndNothingElse() throws {
    let repository = try Repository.filtered()
    try repository.stubble("apply")
    try append("// more\n", to: "a.swift", in: repository)
    #expect(try repository.status == " M a.swift\n")
    let diff = try repository.git("diff", "-U0", "a.swift")
    #expect(
      diff.hasSuffix("\n@@ -3,0 +4 @@ final class Service {\n+// more\n") || diff.hasSuffix("+// more\n"))
    #expect(!diff.contains("stubble"))
    try repository.git("commit", "-q", "-a", "-m", "edited")
    #expect(try repository.stored("HEAD:a.swift") == Self.original + Array("// more\n".utf8))
    #expect(try isApplied("a.swift", repository))
    #expect(try repository.status == "")
  }

  /// What is staged or not, added later, ignored by size or hidden by a flag stays so.
  @Test func applyingStagesNothing() throws {
    let names = ["staged", "unstaged", "new", "assumed", "skipped", "intended", "removed"].map {
      $0 + ".swift"
    }
    let repository = try Repository(Dictionary(uniqueKeysWithValues: names.map { ($0, Repository.service) }))
    try repository.git(
      "add", "staged.swift", "unstaged.swift", "assumed.swift", "skipped.swift", "removed.swift")
    try repository.git("commit", "-q", "-m", "first")
    try append("// staged\n", to: "staged.swift", in: repository)
    try repository.git("add", "staged.swift")
    try append("// unstaged\n", to: "unstaged.swift", in: repository)
    try repository.git("add", "-N", "intended.swift")
    try repository.git("update-index", "--assume-unchanged", "assumed.swift")
    try repository.git("update-index", "--skip-worktree", "skipped.swift")
    try FileManager.default.removeItem(atPath: repository.folder["removed.swift"])
    let before = (
      try repository.status, try repository.git("ls-files", "-v", "-s"), try repository.git("diff")
    )
    try repository.stubble("init", "--git")
    for command in ["apply", "revert"] {
      try repository.stubble(command)
      #expect(try repository.status == before.0)
      #expect(try repository.git("ls-files", "-v", "-s") == before.1)
      #expect(try repository.git("diff") == before.2)
    }
  }

  @Test func anIndexInUseIsAWarning() throws {
    let repository = try Repository.filtered()
    try repository.folder.write("", to: ".git/index.lock")
    let ran = try repository.stubble("apply")
    #expect(ran.errors.contains("warning: git's index is in use or damaged, and was left as it is\n"))
    #expect(try isApplied("a.swift", repository))
    try FileManager.default.removeItem(atPath: repository.folder[".git/index.lock"])
    try repository.stubble("revert")
    #expect(try repository.status == "")
  }

  // MARK: What git refuses

  @Test(
    arguments: [
      ("/*stubble>*/", "", "a.swift:2:24: error: this region is not closed before the next one opens\n"),
      ("if let _fetch", "if let _x", "a.swift:2:24: error: generated code was edited or copied here\n"),
      (
        "/*<stubble @Stubbable", "/* /*<stubble @Stubbable",
        "a.swift:1:1: error: unterminated '/*' comment hides what stubble wrote into this file\n"
      ),
    ].rows)
  func refusesWhatItCannotRestore(row: Row<(String, String, String)>) throws {
    let (part, other, message) = row.value
    let repository = try Repository.filtered()
    try repository.stubble("apply")
    var text = try repository.folder.text(of: "a.swift")
    let start = part == "/*stubble>*/" ? try #require(text.range(of: "_fetch()")).lowerBound : text.startIndex
    let range = try #require(text.range(of: part, range: start..<text.endIndex))
    text.replaceSubrange(range, with: other)
    try repository.folder.write(text, to: "a.swift")
    let index = try repository.git("ls-files", "-s")
    for command in [["add", "a.swift"], ["commit", "-q", "-a", "-m", "x"], ["stash"]] {
      let ran = try repository.run("/usr/bin/env", ["git"] + command)
      #expect(ran.status != 0)
      #expect(ran.errors.contains(message), "\(ran.errors)")
      #expect(command == ["stash"] || ran.errors.contains("fatal: a.swift: clean filter 'stubble' failed\n"))
    }
    #expect(try repository.git("ls-files", "-s") == index)
    #expect(try repository.folder.text(of: "a.swift") == text)
  }

  @Test func withoutItsProgramGitAddsNothing() throws {
    let repository = try Repository.filtered()
    try repository.git("config", "filter.stubble.process", "no-such-program")
    try append("// more\n", to: "a.swift", in: repository)
    #expect(try repository.failingGit("add", "a.swift").contains("clean filter 'stubble' failed"))
    // The way out for those who have no stubble any more.
    try repository.git("config", "--remove-section", "filter.stubble")
    try repository.git("add", "a.swift")
  }

  // MARK: Bytes

  private static let shapes: [String: [UInt8]] = {
    let service = Repository.service
    let crlf = service.replacingOccurrences(of: "\n", with: "\r\n")
    return [
      "LF.swift": original, "CRLF.swift": Array(crlf.utf8),
      "Mixed.swift": Array((service + "// a\r\n").utf8), "BOM.swift": [0xEF, 0xBB, 0xBF] + original,
      "NoEnd.swift": original.dropLast(), "Empty.swift": [], "Bytes.swift": [0xFF, 0, 0x0D, 0x0A, 0x0D],
      "Latin.swift": original + Array("// \u{E9}".unicodeScalars.map { UInt8($0.value) }),
      "Letters.swift": Array(
        (service + "let marker = \"/*<stubble*//*stubble>*/\" // /*<stubble*/\n").utf8),
      "Ident.swift": Array((service + "// $Id$\n").utf8), "Text.txt": Array("/*<stubble*/\r\n".utf8),
    ]
  }()

  /// The tree that git stores is the one it stores where there is no stubble, whatever it does with line ends.
  @Test(arguments: [
    ["core.autocrlf=false"], ["core.autocrlf=true"], ["core.autocrlf=input"],
    ["core.autocrlf=true", "core.eol=crlf"],
  ])
  func storesWhatItWouldHaveWithoutStubble(configuration: [String]) throws {
    let (plain, repository) = (
      try Repository([".gitattributes": "Ident.swift ident\n"], configuration: configuration),
      try Repository([".gitattributes": "Ident.swift ident\n"], configuration: configuration)
    )
    try repository.stubble("init", "--git")
    for one in [plain, repository] {
      for (name, bytes) in Self.shapes { try one.folder.write(bytes, to: name) }
      try one.folder.link("Link.swift", to: "LF.swift")
    }
    try repository.stubble("apply")
    #expect(try isApplied("CRLF.swift", repository))
    try plain.commit("first")
    try repository.commit("first")
    #expect(try repository.git("rev-parse", "HEAD^{tree}") == plain.git("rev-parse", "HEAD^{tree}"))
    #expect(try repository.stored("HEAD:Letters.swift") == Self.shapes["Letters.swift"])
    #expect(try repository.status == plain.status)
    // Checked out again they are as git writes them.
    for one in [plain, repository] {
      for name in Self.shapes.keys { try FileManager.default.removeItem(atPath: one.folder[name]) }
      try one.git("checkout", "-q", ".")
    }
    for name in Self.shapes.keys {
      #expect(try repository.folder.bytes(of: name) == plain.folder.bytes(of: name), "\(name)")
    }
  }

  /// Such a file shows as changed as soon as git looks at it, and a commit puts it right.
  @Test func whatWasCommittedWhileAppliedIsPutRight() throws {
    let repository = try Repository()
    try repository.stubble("apply")
    try repository.commit("applied")
    try repository.stubble("init", "--git")
    try repository.git("add", "--renormalize", ".")
    #expect(try repository.status == "M  a.swift\n")
    try repository.git("commit", "-q", "-m", "original")
    #expect(try repository.stored("HEAD:a.swift") == Self.original)
    #expect(try repository.status == "")
  }

  // MARK: Round trips

  /// Each script runs in two repositories, in one of which everything is applied whenever `@` says so. They end
  /// with the same commits and, after `revert`, with the same files.
  @Test(
    arguments: [
      "@; more a; git stash -q; @; git stash pop -q; git commit -qam x",
      "@; more a; git stash -q; more b; git add .; git commit -qm y; @; git stash pop -q; git commit -qam x",
      "git checkout -qb topic; @; more a; git commit -qam x; @; git checkout -q main; @; more b; git commit -qam y; @; "
        + "git checkout -q topic; @; git rebase -q main; @; git checkout -q main; git merge -q --ff-only topic",
      "@; more a; git add a.swift; more a; git commit -qm x; git stash -q; git stash pop -q; @; git commit -qam y",
      "@; more a; git checkout -q a.swift; @; more b; git reset -q --hard; @; more c; git commit -qam x",
      "@; git mv a.swift d.swift; git commit -qm x; @; git revert -n HEAD; git commit -qm y; @; git cherry-pick -n HEAD~1; "
        + "git commit -qm z",
      "git worktree add -q ../wt-$ID -b side; cd ../wt-$ID; @; more a; git commit -qam x; git diff --exit-code; cd ../$ID; "
        + "@; git merge -q side; git worktree remove --force ../wt-$ID",
      "@; more a; more b; yes | git add -p >log; rm log; more c; git commit -qm x; git diff -R | git apply; @",
      "@; more a; git commit -qam x; git bisect start HEAD HEAD~1 >log; git bisect reset >log 2>&1; rm log; @; more a; git commit -qam y; "
        + "git rebase -q --exec true HEAD~1",
    ].rows)
  func endsWhereItWouldHaveWithoutStubble(row: Row<String>) throws {
    let script = row.value
    let parent = try TemporaryFolder()
    let files = ["a", "b", "c"].map { "\($0).swift" }
    for (id, apply) in [
      ("plain", "true"),
      ("applied", "\(Program.stubbleInShell) apply --quiet . && grep -q '<stubble' *.swift"),
    ] {
      let prepare = """
        set -e; ID=\(id); git init -q $ID; cd $ID; git symbolic-ref HEAD refs/heads/main; git config rerere.enabled false
        more() { echo "// more" >> $1.swift; }
        \(files.map { "printf '%s\\n' '@Stubbable final class C {' '  func f() -> Int { 1 }' '}' >\($0)" }.joined(separator: "\n"))
        git add .; git commit -qm first
        \(id == "plain" ? "" : "\(Program.stubbleInShell) init --git --quiet")

        """
      let body = script.replacingOccurrences(of: "@", with: apply) + "\ngit status --short\ngit diff"
      let ran = try Program.run(
        "/bin/sh", ["-c", prepare + body], in: parent.path, environment: Repository.environment)
      #expect(ran.status == 0, "\(ran.errors)")
      #expect(ran.output == "")
    }
    let log = try ["plain", "applied"].map {
      try Program.run(
        "/usr/bin/env", ["git", "log", "--all", "--format=%T %s"], in: parent[$0],
        environment: Repository.environment
      ).output
    }
    #expect(log[0] == log[1])
    #expect(log[0].contains("first"))
    _ = try Program.run(
      Program.stubble, ["revert", "--quiet"], in: parent["applied"], environment: Repository.environment)
    for file in try FileManager.default.contentsOfDirectory(atPath: parent["plain"]) where file != ".git" {
      #expect(try parent.bytes(of: "applied/" + file) == parent.bytes(of: "plain/" + file))
    }
  }

  @Test func allWorkTreesIgnoreWhatTheCloneExcludes() throws {
    let repository = try Repository()
    try repository.commit("first")
    try repository.folder.write("Gen/\n", to: ".git/info/exclude")
    let other = try TemporaryFolder()
    try repository.git("worktree", "add", "-q", "-b", "side", other["tree"])
    try other.write(Repository.service, to: "tree/Gen/b.swift")
    let found = Discovery.find([other["tree"]], excluding: [])
    #expect(found.files == [other["tree/a.swift"]])
  }

  @Test func holdsInEveryWorkTreeOfTheClone() throws {
    let repository = try Repository.filtered()
    let other = try TemporaryFolder()
    try repository.git("worktree", "add", "-q", "-b", "side", other["tree"])
    let ran = try Program.stubble(
      "apply", other["tree"], in: repository.folder, environment: Repository.environment)
    #expect(ran.status == 0)
    #expect(try other.text(of: "tree/a.swift").contains("/*<stubble"))
    #expect(try repository.git("-C", other["tree"], "status", "--short") == "")
    let status = try Program.stubble(
      "status", other["tree"], in: repository.folder, environment: Repository.environment)
    #expect(status.errors.contains("git's filter is set up: git sees the originals"))
  }
}
