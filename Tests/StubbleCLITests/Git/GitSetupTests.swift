import Foundation
import Testing

@testable import StubbleCLI

@Suite(.enabled(if: Repository.isPossible)) struct GitSetupTests {
  private let attributes = ".git/info/attributes"
  private static let line = GitAttributes.line + "\n"

  private func settings(_ repository: Repository) throws -> String {
    try repository.run("/usr/bin/env", ["git", "config", "--local", "--get-regexp", "^filter"]).output
  }

  @Test func setsUpOnce() throws {
    let repository = try Repository()
    let first = try repository.stubble("init", "--git")
    #expect(
      first.errors.hasPrefix(
        "stubble: git's filter is set up in this clone: git sees the originals of applied files\n"))
    let program = ShellWord.quoted(System.realPath(Program.stubble) ?? "")
    #expect(
      try settings(repository) == """
        filter.stubble.process \(program) git-filter
        filter.stubble.clean \(program) revert -
        filter.stubble.smudge cat
        filter.stubble.required true

        """)
    #expect(try repository.folder.text(of: attributes) == Self.line)
    let before = try repository.folder.snapshot()
    let second = try repository.stubble("init", "--git")
    #expect(second.errors.hasPrefix("stubble: git's filter is set up in this clone already\n"))
    #expect(try repository.folder.snapshot() == before)
  }

  @Test(arguments: [
    ("", line, ""), ("# mine", "# mine\n" + line, "# mine\n"),
    ("*.png -text\n\n", "*.png -text\n\n" + line, "*.png -text\n\n"),
    ("*.swift diff=swift\n", "*.swift diff=swift\n" + line, "*.swift diff=swift\n"),
    ("#*.swift filter=stubble\n", "#*.swift filter=stubble\n" + line, "#*.swift filter=stubble\n"),
    ("\u{FF}\r\n", "\u{FF}\r\n" + line, "\u{FF}\r\n"),
    ("*.swift filter=stubble text\n", "*.swift filter=stubble text\n", "*.swift filter=stubble text\n"),
    ("**/*.swift filter=stubble\n", "**/*.swift filter=stubble\n", "**/*.swift filter=stubble\n"),
    ("S/*.swift filter=stubble\n", "S/*.swift filter=stubble\n" + line, "S/*.swift filter=stubble\n"),
    ("/*.swift filter=stubble\n", "/*.swift filter=stubble\n" + line, "/*.swift filter=stubble\n"),
  ])
  func keepsOtherAttributes(before: String, after: String, rest: String) throws {
    let repository = try Repository()
    try repository.folder.write(before, to: attributes)
    try repository.stubble("init", "--git", "--quiet")
    #expect(try repository.folder.text(of: attributes) == after)
    try repository.stubble("init", "--git", "--remove", "--quiet")
    #expect(try settings(repository) == "")
    #expect(try repository.folder.text(of: attributes) == rest)
  }

  /// A clone of another user, for example. Git says what to do.
  @Test func saysWhyGitRefusesAClone() throws {
    let repository = try Repository()
    let environment = Repository.environment.merging(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]) { $1 }
    let ran = try Program.stubble("init", "--git", in: repository.folder, environment: environment)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("safe.directory"))
    #expect(
      ran.errors.hasSuffix(
        "error: git does not read the work tree of this folder\nnote: see git's message above, then try again\n"
      ))
    #expect(!ran.errors.contains("git init"))
  }

  @Test func findsItsProgramInPath() throws {
    let repository = try Repository()
    let tools = URL(fileURLWithPath: Program.stubble).deletingLastPathComponent().path
    let path = tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let environment = Repository.environment.merging(["PATH": path]) { $1 }
    let ran = try Program.stubble("init", "--git", in: repository.folder, environment: environment)
    #expect(ran.status == 0)
    #expect(try settings(repository).hasPrefix("filter.stubble.process stubble git-filter\n"))
  }

  @Test func aProgramInAFolderWithBlanksIsQuoted() throws {
    let tools = try TemporaryFolder()
    try tools.makeFolder("it's here")
    try FileManager.default.copyItem(atPath: Program.stubble, toPath: tools["it's here/stubble"])
    let repository = try Repository()
    try repository.commit("first")
    let ran = try repository.run(tools["it's here/stubble"], ["init", "--git"])
    #expect(ran.status == 0)
    try repository.stubble("apply")
    #expect(try repository.status == "")
    #expect(try repository.stubble("status").errors.hasSuffix("git sees the originals of applied files\n"))
  }

  @Test func worksFromASubfolder() throws {
    let repository = try Repository([
      "Sources/Deep/a.swift": Repository.service, "b.swift": Repository.service,
    ])
    try repository.commit("first")
    try repository.stubble("apply")
    #expect(try repository.status != "")
    try repository.stubble("init", "--git", below: "Sources/Deep")
    #expect(try repository.folder.text(of: attributes) == Self.line)
    #expect(try repository.status == "")
    try repository.stubble("revert", below: "Sources/Deep")
    #expect(try repository.status == "")
  }

  @Test func outsideAWorkTreeThereIsNothingToSetUp() throws {
    let folder = try TemporaryFolder()
    let environment = Repository.environment.merging(["GIT_CEILING_DIRECTORIES": "/"]) { $1 }
    for words in [["init", "--git"], ["init", "--git", "--remove"]] {
      let ran = try Program.stubble(words, in: folder, environment: environment)
      #expect(ran.status == 1)
      #expect(
        ran.errors == """
          error: this folder is not in a git work tree
          note: go to the folder of a clone, or make one with 'git init'

          """)
    }
  }

  @Test func withoutGitThereIsNothingToSetUp() throws {
    let repository = try Repository()
    let ran = try Program.stubble(
      "init", "--git", in: repository.folder, environment: ["PATH": repository.folder.path])
    #expect(ran.status == 1)
    #expect(
      ran.errors
        == "error: cannot run git: No such file or directory\nnote: install git, or put it into PATH\n")
  }

  @Test func leavesSwiftFilesToAnotherFilterUnlessForced() throws {
    let repository = try Repository([".gitattributes": "*.swift filter=lfs\n"])
    let before = try repository.folder.snapshot()
    let refused = try repository.run(Program.stubble, ["init", "--git"])
    #expect(refused.status == 1)
    #expect(
      refused.errors == """
        error: git's attributes assign the filter 'lfs' to Swift files
        note: '--force' assigns stubble's filter instead, in this clone only

        """)
    #expect(try repository.folder.snapshot() == before)
    try repository.stubble("init", "--git", "--force")
    #expect(try repository.git("check-attr", "filter", "b.swift") == "b.swift: filter: stubble\n")
  }

  /// Nothing encrypts the file any more if it gets another filter.
  @Test(arguments: [".gitattributes", "sub/.gitattributes"])
  func leavesSomeSwiftFilesToAnotherFilterUnlessForced(attributes: String) throws {
    let repository = try Repository([attributes: "Secret*.swift filter=crypt\n", "sub/Secret 1.swift": ""])
    try repository.git("add", "-A")
    let refused = try repository.run(Program.stubble, ["init", "--git"])
    #expect(
      refused.errors == """
        error: git's attributes assign the filter 'crypt' to 'sub/Secret 1.swift'
        note: '--force' assigns stubble's filter instead, in this clone only

        """)
    try repository.stubble("init", "--git", "--force")
    #expect(try repository.git("check-attr", "filter", "sub/Secret 1.swift").hasSuffix(": filter: stubble\n"))
  }

  @Test func leavesSwiftFilesWithoutFilterUnlessForced() throws {
    let repository = try Repository([".gitattributes": "*.swift -filter\n"])
    let refused = try repository.run(Program.stubble, ["init", "--git"])
    #expect(refused.errors.hasPrefix("error: git's attributes exclude Swift files from filters\n"))
    try repository.stubble("init", "--git", "--force")
    #expect(try repository.git("check-attr", "filter", "b.swift") == "b.swift: filter: stubble\n")
  }

  @Test func aLockedConfigurationIsAnError() throws {
    let repository = try Repository()
    try repository.folder.write("", to: ".git/config.lock")
    let ran = try repository.run(Program.stubble, ["init", "--git"])
    #expect(ran.status == 1)
    #expect(ran.errors.contains("could not lock config file"))
    #expect(ran.errors.contains("error: 'git config --local --replace-all filter.stubble.process"))
    #expect(!FileManager.default.fileExists(atPath: repository.folder[attributes]))
  }

  /// Git remembers files by their size, and would take what it can now see for unchanged.
  @Test func removalShowsWhatIsApplied() throws {
    let repository = try Repository.filtered()
    try repository.stubble("apply")
    #expect(try repository.status == "")
    try repository.stubble("init", "--git", "--remove")
    #expect(try repository.status == " M a.swift\n")
  }

  // MARK: status

  private static let complete = "stubble: git's filter is set up: git sees the originals of applied files\n"
  private static let half = "warning: git's filter is only partly set up: "

  @Test(arguments: [
    ([], "", ""), (["filter.stubble.process=sh"], GitAttributes.line, complete),
    (["filter.stubble.process=sh x"], "a.* text\nsub/*.swift filter=stubble", complete),
    (["filter.stubble.clean=/bin/sh"], GitAttributes.line, complete),
    (["filter.stubble.process=sh"], "", half + "no attribute assigns it to Swift files\n"),
    ([], GitAttributes.line, half + "git's configuration does not say how to start it\n"),
    ([], "# " + GitAttributes.line, ""), ([], "#" + GitAttributes.line, ""),
    (
      ["filter.stubble.process=sh"], GitAttributes.line + "\n*.swift -filter\n",
      half + "no attribute assigns it to Swift files\n"
    ),
    (
      ["filter.stubble.process=no-such-program x"], GitAttributes.line,
      half + "there is no program 'no-such-program', so that 'git add' fails\n"
    ),
    (
      ["filter.stubble.process='/no such/stubble' x"], GitAttributes.line,
      half + "there is no program '/no such/stubble', so that 'git add' fails\n"
    ),
    (["remote.stubble.url=sh"], "", ""),
  ])
  func statusSaysWhatIsSetUp(configuration: [String], attributes: String, words: String) throws {
    let repository = try Repository(configuration: configuration)
    for file in [".gitattributes", self.attributes] {
      try repository.folder.write(attributes, to: file)
      let errors = try repository.stubble("status").errors
      let isHalf = words.hasPrefix(Self.half)
      #expect(errors.contains("stubble: no file is applied\n"))
      #expect(words.isEmpty || errors.contains(words))
      #expect(errors.contains("only partly") == isHalf)
      #expect(errors.contains("the originals") == (words == Self.complete))
      if attributes.isEmpty || isHalf { #expect(errors.contains("stubble init --git --remove") == isHalf) }
      try repository.folder.write("", to: file)
    }
  }

  /// A submodule is a clone of its own.
  @Test func statusNamesFilesOfClonesWithoutFilter() throws {
    let repository = try Repository.filtered()
    try repository.git("init", "Sub")
    try repository.folder.write("@Stubbable class S { func f() {} }\n", to: "Sub/S.swift")
    try repository.stubble("apply")
    #expect(
      try repository.stubble("status").errors.hasSuffix(
        Self.complete
          + "stubble: note: it is not set up in other clones, with 1 applied file: Sub/S.swift; 'stubble init --git' sets it up there\n"
      ))
    let checked = try repository.run(Program.stubble, ["status", "--check", "--diagnostics", "github"])
    let lines = checked.errors.split(separator: "\n")
    #expect(lines.contains { $0.contains("a.swift") && $0.contains("a commit holds the original") })
    #expect(lines.contains { $0.contains("Sub/S.swift") && $0.contains("run 'stubble revert'") })
    try repository.stubble("revert", "Sub")
    #expect(try repository.stubble("status").errors.hasSuffix(Self.complete))
  }

  @Test func statusKeepsItsExitStatus() throws {
    let repository = try Repository.filtered()
    #expect(try repository.run(Program.stubble, ["status", "--check"]).status == 0)
    try repository.stubble("apply")
    let ran = try repository.run(Program.stubble, ["status", "--check", "--diagnostics", "github"])
    #expect(ran.status == 1)
    #expect(ran.errors.contains("git's filter is set up, so that a commit holds the original"))
  }
}
