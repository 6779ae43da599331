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
    try Program.run(
      Program.stubble, ["run"] + options + ["--", "sh", "-c", script], in: working.folder.path,
      environment: environment)
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

  @Test func aCommandThatDoesNotExist() throws {
    let ran = try Program.stubble("run", "--", "no-such-command", in: working.folder)
    #expect(ran.status == 127)
    #expect(ran.errors.contains("no-such-command: error: cannot run: No such file or directory"))
    try expectOriginal()
  }

  /// What a person or a system sends while the command runs.
  @Test(arguments: ["TERM", "HUP", "INT", "QUIT"]) func revertsAfterASignal(name: String) throws {
    let ran = try run("kill -\(name) $PPID; sleep 5")
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

  @Test func revertsLeftoversFirst() throws {
    _ = try Program.stubble("apply", in: working.folder)
    let ran = try run("true")
    #expect(ran.status == 0)
    #expect(ran.errors.contains("note: reverted 6 files that an earlier run had left applied"))
    try expectOriginal()
  }

  @Test func revertsWhatTheCommandMoved() throws {
    let ran = try run("mv Service.swift Moved.swift")
    #expect(ran.status == 0)
    #expect(try working.folder.bytes(of: "Moved.swift") == working.original["Service.swift"])
  }

  @Test func refusesEditsOfGeneratedCode() throws {
    let ran = try run("sed 's/_fetch/_other/' Service.swift > new && mv new Service.swift")
    #expect(ran.status == 1)
    #expect(ran.errors.contains("left alone: Service.swift"))
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
    let ran = try run("echo $PPID; \(Program.stubble) apply")
    let holder = ran.output.split(separator: "\n").first ?? ""
    #expect(ran.status == 1)
    #if os(Linux)
      #expect(ran.errors.contains("in use by process \(holder)"))
    #endif
    try expectOriginal()
  }
}
