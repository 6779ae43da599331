import Foundation
import StubbleRewriter
import Synchronization
import Testing

@testable import StubbleCLI

@Suite(.serialized) struct FaultTests {
  /// All steps if a script asks for them, else every eighteenth.
  private static let isComplete = ProcessInfo.processInfo.environment["STUBBLE_ALL_FAULTS"] != nil

  /// What is killed: a command over files that are original, applied, or applied and then changed.
  private enum Case: String, CaseIterable { case apply, revert, update, run }

  private struct Tally {
    var kills = 0
    var files = 0
  }

  /// Kills `stubble` at each step of its transactions, on file systems that can exchange files and that cannot,
  /// with one thread and with more. Every file must be whole, and the next run must settle everything.
  @Test func everyFileIsWholeWhereverStubbleIsKilled() throws {
    var tally = Tally()
    for kind in Case.allCases {
      for system in ["", "links,"] {
        for jobs in Self.isComplete ? [1, 2, 4] : [1, 4] { try killEverywhere(kind, system, jobs, &tally) }
      }
    }
    print("faults: \(tally.kills) kills, \(tally.files) files checked, no byte differs")
    #expect(tally.kills >= (Self.isComplete ? 1000 : 50))
  }

  private func killEverywhere(_ kind: Case, _ system: String, _ jobs: Int, _ tally: inout Tally) throws {
    let working = try Working()
    let (before, after, applied) = try prepare(kind, working)
    var step = 0
    while true {
      step += Self.isComplete ? 1 : 18
      try restore(before, in: working)
      let command =
        kind == .run
        ? ["run", ".", "--jobs", "\(jobs)", "--", "true"]
        : [kind == .revert ? "revert" : "apply", ".", "--jobs", "\(jobs)"]
      let killed = try Program.stubble(
        command, in: working.folder, environment: ["STUBBLE_FAULTS": "\(system)kill:\(step)"])
      if !killed.wasKilled {
        #expect(killed.status == 0)
        return
      }
      tally.kills += 1
      // A guardian may still be at work; it holds the lock, for which the next command waits.
      if kind != .run { try expectWhole(working, [before, after], "\(kind) \(system)\(step)", &tally) }
      try settle(working, kind, applied, step, &tally)
    }
  }

  /// On a file system that exchanges files by links, an editor may write to a file while its old text has another name.
  @Test func theOldTextIsKeptWhereFilesAreExchangedByLinks() throws {
    let name = "Service.swift"
    let folder = try TemporaryFolder([name: "@Stubbable class A { func f() {} }\n"])
    let old = try folder.text(of: name)
    let killed = try Program.stubble("apply", in: folder, environment: ["STUBBLE_FAULTS": "links,kill:11"])
    try #require(killed.wasKilled)
    let left = try #require(try folder.snapshot().keys.first(where: TemporaryName.isOne))
    #expect(try folder.text(of: left) == old)
    try folder.write(old + "// an edit\n", to: left)
    let reverted = try Program.stubble("revert", in: folder)
    #expect(reverted.errors.contains("\(left): warning: left by a run that was killed"))
    #expect(try folder.text(of: left) == old + "// an edit\n")
    #expect(try folder.text(of: name) == old)
  }

  /// The states before and after the command, and that of an applied tree.
  private func prepare(_ kind: Case, _ working: Working) throws -> (State, State, State) {
    var original = working.original
    if kind == .update {
      try #require(try Program.stubble("apply", in: working.folder).status == 0)
      for name in ["Service.swift", "Elsewhere/Target.swift"] {
        try working.folder.write(
          "// new\n" + working.folder.text(of: name) + "\n// @Stubbable\nactor Added { func g() {} }\n",
          to: name)
      }
    }
    let outdated = try working.folder.snapshot()
    let first = try Program.stubble("apply", in: working.folder)
    try #require(first.status == 0, "\(first.errors)")
    let applied = try working.folder.snapshot()
    try #require(applied != outdated)
    if kind == .update {
      try #require(try Program.stubble("revert", in: working.folder).status == 0)
      original = try working.folder.snapshot()
    }
    switch kind {
    case .apply: return (original, applied, applied)
    case .revert: return (applied, original, applied)
    case .update: return (outdated, applied, applied)
    case .run: return (original, original, applied)
    }
  }

  typealias State = [String: [UInt8]]

  /// The files are a minute old: to revert what was edited just now takes until the next second.
  private func restore(_ state: State, in working: Working) throws {
    let time = Date(timeIntervalSinceNow: -60)
    for (name, bytes) in state where Working.isFile(name) {
      try working.folder.write(bytes, to: name)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: working.folder[name])
    }
  }

  /// Each file has the bytes of one of the states; beside them there are temporary files at most.
  private func expectWhole(_ working: Working, _ states: [State], _ comment: Comment, _ tally: inout Tally)
    throws
  {
    for (name, bytes) in try working.folder.snapshot()
    where !TemporaryName.isOne((name as NSString).lastPathComponent) {
      #expect(states.contains { $0[name] == bytes }, "\(comment): \(name)")
      tally.files += 1
    }
  }

  /// `apply` completes what was begun and `revert` undoes it; no other file is left.
  private func settle(_ working: Working, _ kind: Case, _ applied: State, _ step: Int, _ tally: inout Tally)
    throws
  {
    if step % 2 == 0 {
      let completed = try Program.stubble("apply", in: working.folder)
      #expect(completed.status == 0, "\(completed.errors)")
      #expect(try working.folder.snapshot() == applied)
      tally.files += applied.count
    }
    let reverted = try Program.stubble("revert", in: working.folder)
    #expect(reverted.status == 0, "\(reverted.errors)")
    let original = try working.folder.snapshot()
    tally.files += original.count
    if kind == .update {
      #expect(original.keys.sorted() == applied.keys.sorted())
      #expect(original.allSatisfy { StubbleRewriter.restore(applied[$0] ?? []).original == $1 })
    } else {
      #expect(original == working.original)
    }
  }
}
