import Foundation
import StubbleRewriter
import Testing

@testable import StubbleCLI

@Suite struct RunTests {
  private let working: Working

  init() throws { working = try Working() }

  private func run(_ script: String, _ options: String..., environment: [String: String] = [:]) throws
    -> Program
  {
    try Program.stubble(
      ["run"] + options + ["--", "sh", "-c", script], in: working.folder, environment: environment)
  }

  private func expectOriginal(_ comment: Comment? = nil) throws {
    #expect(try working.folder.snapshot() == working.original, comment)
  }

  /// A script that leaves what it sees of a file in `seen`, outside the sources.
  private let look = "cp Service.swift ../seen; "

  @Test func theCommandSeesAppliedFiles() throws {
    let ran = try run("cat Service.swift; exit 3")
    #expect(ran.output.contains("/*<stubble"))
    #expect(ran.status == 3)
    try expectOriginal()
  }

  @Test func passesTheSignalOn() throws {
    let ran = try run("kill -TERM $$")
    #expect(ran.wasKilled && ran.status == 15)
    try expectOriginal()
  }

  @Test func passesWordsAndInputOn() throws {
    let ran = try Program.stubble(
      "run", "--quiet", ".", "--", "sh", "-c", "cat; echo \"$@\"", "x", "a b", "--", in: working.folder,
      input: "in ")
    #expect(ran.output == "in a b --\n")
    #expect(ran.errors == "")
  }

  /// A parent that ignores how its children end does not mean those of `stubble`.
  @Test func theStatusIsKnownWhereEndsOfChildrenAreIgnored() throws {
    let script = "trap '' CHLD; exec \(Program.stubbleInShell) run . -- sh -c 'exit $1' sh"
    for status in [0, 3] as [Int32] {
      let ran = try Program.run("/bin/sh", ["-c", script + " \(status)"], in: working.folder.path)
      #expect(ran.status == status)
    }
  }

  @Test func aCommandThatDoesNotExist() throws {
    let ran = try Program.stubble("run", "--", "no-such-command", in: working.folder)
    #expect(ran.status == 127)
    #expect(ran.errors.contains("no-such-command: error: cannot run: No such file or directory"))
    #expect(ran.errors.contains("no-such-command: note: check the name of the command"))
    try expectOriginal()
  }

  /// What a person or a system sends while the command runs.
  @Test(arguments: ["TERM", "HUP", "INT", "QUIT"]) func revertsAfterASignal(name: String) throws {
    let ran = try run("kill -\(name) $PPID; exec sleep 5")
    #expect(ran.wasKilled)
    try expectOriginal()
  }

  @Test func aCommandMayOutliveInterrupts() throws {
    let ran = try run("trap '' INT; kill -INT $PPID; kill -INT $PPID; sleep 0.2; exit 4")
    #expect(ran.status == 4)
    try expectOriginal()
  }

  @Test func theGuardianRevertsWhenStubbleIsKilled() throws {
    let ran = try run("kill -9 $PPID")
    #expect(ran.wasKilled && ran.status == 9)
    // Waits for the guardian's lock, and finds nothing to do.
    let reverted = try Program.stubble("revert", in: working.folder)
    #expect(reverted.errors.contains("nothing to revert"))
    try expectOriginal()
  }

  @Test func theGuardianNamesWhatIsMissing() throws {
    let ran = try run("mv Service.swift Moved.swift; kill -9 $PPID")
    #expect(ran.wasKilled)
    #expect(ran.errors.contains("Service.swift: error: the file was applied, and does not exist any more\n"))
    // Waits for the guardian's lock.
    #expect(try Program.stubble("revert", in: working.folder).errors == "stubble: reverted 1 file\n")
    #expect(try working.folder.bytes(of: "Moved.swift") == working.original["Service.swift"])
  }

  /// Some files are applied, in another layout than `run` has them or in the same.
  @Test(arguments: ["expanded", "lines"]) func whatWasAppliedStaysAsItWas(layout: String) throws {
    try working.folder.write("@Stubbable final class Value {\n  var value = 1\n}\n", to: "Value.swift")
    let originals = try working.folder.snapshot()
    for path in ["Value.swift", "Sources/Deep"] {
      try #require(try Program.stubble("apply", path, "--layout", layout, in: working.folder).status == 0)
    }
    let (bytes, times) = (try working.folder.snapshot(), try working.folder.times())
    let ran = try run("wc -l <Value.swift; cat Sources/Tabs.swift")
    #expect(ran.status == 0)
    #expect(
      ran.errors
        == "stubble: note: 3 files were applied already and stay so; 'stubble revert' restores them\n")
    // The command sees the layout of `run`, and the other files applied too.
    #expect(ran.output.hasPrefix("3\n"))
    #expect(ran.output.contains("/*<stubble"))
    #expect(try working.folder.snapshot() == bytes)
    #expect(try working.folder.times() == times)
    try #require(try Program.stubble("revert", in: working.folder).status == 0)
    #expect(try working.folder.snapshot() == originals)
  }

  @Test func theGuardianLeavesAppliedWhatWasApplied() throws {
    try #require(try Program.stubble("apply", "Service.swift", in: working.folder).status == 0)
    let (bytes, times) = (try working.folder.snapshot(), try working.folder.times())
    let ran = try run("kill -9 $PPID")
    #expect(ran.wasKilled)
    #expect(try Program.stubble("revert", "Sources", "Elsewhere", in: working.folder).status == 0)
    #expect(try working.folder.snapshot() == bytes)
    #expect(try working.folder.times() == times)
  }

  /// What the command does to a file that was applied, or to its neighbour that was not.
  @Test(arguments: ["lines", "expanded"]) func theCommandMovesAndEditsAppliedFiles(layout: String) throws {
    try working.folder.write("@Stubbable final class Value {\n  var value = 1\n}\n", to: "Value.swift")
    let applied = ["Value.swift", "Sources/Tabs.swift", "Sources/CRLF.swift"]
    for path in applied {
      try #require(try Program.stubble("apply", path, "--layout", layout, in: working.folder).status == 0)
    }
    let before = try working.folder.snapshot()
    let times = try working.folder.times()
    let ran = try run(
      """
      mv Value.swift Moved.swift; cp Sources/Tabs.swift Copy.swift; echo '// more' >> Sources/CRLF.swift
      mv Elsewhere/Target.swift Elsewhere/New.swift
      """)
    #expect(ran.status == 0, "\(ran.errors)")
    let after = try working.folder.snapshot()
    let moved = [
      "Moved.swift": before["Value.swift"], "Sources/Tabs.swift": before["Sources/Tabs.swift"],
      // What is new is original.
      "Copy.swift": working.original["Sources/Tabs.swift"],
      "Elsewhere/New.swift": working.original["Elsewhere/Target.swift"],
    ]
    for (name, bytes) in moved { #expect(after[name] == bytes, "\(name)") }
    #expect(try working.folder.modified("Moved.swift") == times["Value.swift"])
    #expect(try working.folder.modified("Sources/Tabs.swift") == times["Sources/Tabs.swift"])
    let edited = restore(after["Sources/CRLF.swift"] ?? [])
    #expect(edited.isApplied)
    #expect(edited.original == (working.original["Sources/CRLF.swift"] ?? []) + Array("// more\n".utf8))
  }

  @Test func revertsWhatTheCommandMoved() throws {
    let ran = try run("mv Service.swift Moved.swift")
    #expect(ran.status == 0)
    #expect(try working.folder.bytes(of: "Moved.swift") == working.original["Service.swift"])
  }

  /// What git ignores is not searched for applied files, except for those that were moved.
  @Test(arguments: ["Moved.swift", "Gen/Moved.swift"]) func revertsWhatTheCommandMovedToWhereGitIgnoresIt(
    place: String
  ) throws {
    let source = "@Stubbable class A { func f() {} }\n"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "Gen/\nMoved.swift\nOther.swift\n", "A.swift": source,
      "Other.swift": source,
      "Gen/x": "",
    ])
    try #require(try Program.stubble("apply", "Other.swift", in: folder).status == 0)
    let ran = try Program.stubble("run", "--", "mv", "A.swift", place, in: folder)
    let isFound = place == "Moved.swift"
    #expect(ran.status == (isFound ? 0 : 1))
    if !isFound {
      #expect(ran.errors.contains("'stubble revert' restores it if it is given the path"))
      #expect(try Program.stubble("revert", place, in: folder).status == 0)
    }
    #expect(try folder.text(of: place) == source)
    #expect(try folder.text(of: "Other.swift") != source)
  }

  /// The file that a symbolic link led to is reverted, whatever became of the link.
  @Test(arguments: [
    "rm Sources/Link.swift", "ln -sf Plain.swift Sources/Link.swift",
    "rm Sources/Link.swift; cp Elsewhere/Target.swift Sources/Link.swift",
  ])
  func revertsWhatALinkLedTo(script: String) throws {
    let ran = try run("grep -q stubble Elsewhere/Target.swift && { \(script); }", "Sources")
    #expect(ran.status == 0, "\(ran.errors)")
    #expect(
      try working.folder.bytes(of: "Elsewhere/Target.swift") == working.original["Elsewhere/Target.swift"])
    #expect(try !working.folder.snapshot().contains { restore($0.value).isApplied })
  }

  @Test func namesWhatALinkLedTo() throws {
    let ran = try run("mv Elsewhere/Target.swift Elsewhere/Moved.swift", "Sources")
    #expect(ran.status == 1)
    #expect(
      ran.errors.contains("Sources/Link.swift: error: the file was applied, and does not exist any more"))
  }

  /// Nobody reverts what is not there.
  @Test(arguments: [
    "mv Service.swift ../Service.swift", "mv Service.swift Service.txt", "rm Service.swift",
    "rm Service.swift; mkdir Service.swift",
  ])
  func namesWhatIsMissing(script: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(working.original["Service.swift"] ?? [], to: "App/Service.swift")
    try folder.write(working.original["Service.swift"] ?? [], to: "App/Other.swift")
    let ran = try Program.run(
      Program.stubble, ["run", "--", "sh", "-c", script], in: folder["App"])
    #expect(ran.status == 1)
    #expect(ran.errors.contains("Service.swift: error: the file was applied, and does not exist any more"))
    #expect(!ran.errors.contains("Other.swift"))
    #expect(try folder.bytes(of: "App/Other.swift") == working.original["Service.swift"])
    let again = try Program.run(
      Program.stubble, ["run", "--", "sh", "-c", "mv Other.swift ..; exit 3"], in: folder["App"])
    #expect(again.status == 3)
    #expect(again.errors.contains("Other.swift: error: "))
  }

  @Test func namesWhatIsMissingWithItsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(working.original["Service.swift"] ?? [], to: "App/Service.swift")
    let ran = try Program.stubble("run", "App", "--", "mv", "App", "Moved", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("App/Service.swift: error: the file was applied"))
    #expect(ran.errors.contains("'stubble revert'"))
  }

  @Test func refusesEditsOfGeneratedCode() throws {
    let ran = try run("sed 's/_fetch/_other/' Service.swift > new && mv new Service.swift")
    #expect(ran.status == 1)
    #expect(
      ran.errors.contains("left applied: Service.swift; when the cause is gone, 'stubble revert' restores it")
    )
    #expect(try working.folder.text(of: "Service.swift").contains("_other"))
  }

  @Test func editsAroundGeneratedCodeSurvive() throws {
    let ran = try run("echo '// more' >> Service.swift")
    #expect(ran.status == 0)
    #expect(
      try working.folder.bytes(of: "Service.swift") == (working.original["Service.swift"] ?? [])
        + Array("// more\n".utf8))
  }

  @Test func doesNotRunAfterAnError() throws {
    try working.folder.write("@Stubbable enum Bad {}\n", to: "Bad.swift")
    let ran = try run("echo ran")
    #expect(ran.status == 1)
    #expect(ran.output == "")
  }

  /// A run holds its folders; others refuse and say who is in the way.
  @Test func refusesAnotherRun() throws {
    let ran = try run("echo $PPID; \(Program.stubbleInShell) apply")
    let holder = ran.output.split(separator: "\n").first ?? ""
    #expect(ran.status == 1)
    #if os(Linux)
      #expect(ran.errors.contains("in use by process \(holder), which started this command\n"))
      #expect(!ran.errors.contains("waiting"))
    #endif
    try expectOriginal()
  }
}
