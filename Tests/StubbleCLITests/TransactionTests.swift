import Foundation
import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI

/// Three files in two folders, one reached through a link, and what they are to become.
private struct Scene {
  let folder: TemporaryFolder
  let old = ["a.swift": "let a = 1\n", "sub/b.swift": "let b = 2\r\n", "sub/c.swift": ""]
  let new = ["a.swift": "let a = 1 // new\n", "sub/b.swift": "", "sub/c.swift": "let c = 3"]

  init() throws {
    folder = try TemporaryFolder(old)
    try folder.link("link.swift", to: "sub/c.swift")
  }

  var changes: [Change] {
    ["a.swift", "sub/b.swift", "sub/c.swift"].map { name in
      Change(
        path: folder[name == "sub/c.swift" ? "link.swift" : name],
        old: Array((old[name] ?? "").utf8), new: Array((new[name] ?? "").utf8), isApplied: true)
    }
  }

  func commit(faults: String = "") -> [FileDiagnostic] {
    let commit = Transaction.commit(changes, jobs: 1, faults: Faults(plan: faults))
    #expect(commit.written == (commit.hasErrors ? [] : changes.map(\.path)))
    return commit.diagnostics
  }

  func expect(_ texts: [String: String], _ comment: Comment? = nil) throws {
    var expected = texts
    expected["link.swift"] = texts["sub/c.swift"]
    #expect(try folder.snapshot() == expected.mapValues { Array($0.utf8) }, comment)
  }

  /// Each file is as it was or as it was to be, whole.
  func expectOldOrNew(_ comment: Comment) throws {
    for name in old.keys {
      let text = try folder.text(of: name)
      #expect(text == old[name] || text == new[name], comment)
    }
  }
}

@Suite struct TransactionTests {
  @Test func replacesAllFiles() throws {
    let scene = try Scene()
    #expect(scene.commit() == [])
    try scene.expect(scene.new)
  }

  @Test func keepsTheMode() throws {
    let scene = try Scene()
    try scene.folder.setMode(0o751, of: "a.swift")
    #expect(scene.commit() == [])
    #expect(try scene.folder.mode(of: "a.swift") == 0o751)
  }

  /// Each step in turn fails; nothing must have happened, or everything.
  @Test(arguments: ["fail", "full", "links,fail"]) func rollsBackWhateverFails(fault: String) throws {
    var step = 0
    var failures = 0
    while true {
      step += 1
      let scene = try Scene()
      let times = try scene.folder.times()
      let diagnostics = scene.commit(faults: "\(fault):\(step)")
      if diagnostics.isEmpty { break }
      failures += 1
      if diagnostics.contains(where: \.isError) {
        try scene.expect(scene.old, "step \(step)")
        #expect(try scene.folder.times() == times, "step \(step)")
      } else {
        try scene.expectOldOrNew("step \(step)")
        #expect(try scene.folder.text(of: "a.swift") == scene.new["a.swift"])
      }
    }
    #expect(failures >= 25)
  }

  /// A second failure meets the roll-back itself.
  @Test(arguments: ["", "links,"]) func everyFileIsWholeAfterTwoFailures(system: String) throws {
    for first in 1...30 {
      for second in (first + 1)...(first + 8) {
        let scene = try Scene()
        let faults = Faults(plan: "\(system)fail:\(first),fail:\(second)")
        let commit = Transaction.commit(scene.changes, jobs: 1, faults: faults)
        #expect(!commit.diagnostics.contains { TemporaryName.isOne(Path.split($0.path).name) })
        for change in scene.changes where commit.hasErrors {
          let isNew = try scene.folder.text(of: String(change.path.dropFirst(scene.folder.path.count + 1)))
            .utf8.elementsEqual(change.new)
          #expect(commit.written.contains(change.path) == isNew, "\(change.path), \(first), \(second)")
        }
        try scene.expectOldOrNew("steps \(first) and \(second)")
      }
    }
  }

  @Test func refusesAFileThatChangedSinceItWasRead() throws {
    let scene = try Scene()
    try scene.folder.write("let b = 3\n", to: "sub/b.swift")
    #expect(scene.commit().map(\.diagnostic.message) == ["the file changed while stubble was running"])
    var expected = scene.old
    expected["sub/b.swift"] = "let b = 3\n"
    try scene.expect(expected)
  }

  /// The same bytes at another time may have been other bytes meanwhile.
  @Test func seesThatAFileWasTouchedMeanwhile() throws {
    let scene = try Scene()
    for isTouched in [false, true] {
      let replacement = try Replacement(scene.changes[0], faults: .none)
      try replacement.stage()
      if isTouched { try scene.folder.setModified(FileTime(seconds: 1_700_000_000), of: "a.swift") }
      #expect(try replacement.exchange())
      #expect(try replacement.replacedWhatWasRead() != isTouched)
      #expect(try replacement.rollBack())
      try replacement.discard(TemporaryName.whole)
    }
    try scene.expect(scene.old)
  }

  /// What another program saves after the exchange is not what is taken back.
  @Test(arguments: ["", "links"]) func keepsWhatWasSavedSinceTheExchange(system: String) throws {
    let scene = try Scene()
    let replacement = try Replacement(scene.changes[0], faults: Faults(plan: system))
    try replacement.stage()
    #expect(try replacement.exchange())
    try scene.folder.write("saved", to: "a.swift")
    #expect(try !replacement.rollBack())
    #expect(try scene.folder.text(of: "a.swift") == "saved")
    let left = try #require(try scene.folder.snapshot().keys.first(where: TemporaryName.isOne))
    #expect(try scene.folder.text(of: left) == scene.old["a.swift"])
  }

  /// An editor may save a file by giving another one its name.
  @Test(arguments: [9, 10]) func keepsWhatIsSavedDuringAnExchangeByLinks(step: Int) throws {
    let folder = try TemporaryFolder(["A.swift": "@Stubbable class A { func f() {} }\n", "B": "saved\n"])
    let script = """
      (sleep 0.5; mv B A.swift) &
      STUBBLE_FAULTS=links,pause:\(step) \(Program.stubbleInShell) apply
      """
    let ran = try Program.run("/bin/sh", ["-c", script], in: folder.path)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("A.swift: error: the file changed while stubble was running"))
    #expect(try folder.snapshot().mapValues { String(decoding: $0, as: UTF8.self) } == ["A.swift": "saved\n"])
  }

  @Test func refusesAFileThatVanished() throws {
    let scene = try Scene()
    try FileManager.default.removeItem(atPath: scene.folder["a.swift"])
    #expect(scene.commit().map(\.diagnostic.message) == ["the file does not exist any more"])
    #expect(try scene.folder.text(of: "sub/b.swift") == scene.old["sub/b.swift"])
  }

  @Test func refusesANameThatNoOtherCanBeMadeOf() throws {
    let name = String(repeating: "y", count: 249) + ".swift"
    let folder = try TemporaryFolder([name: "let a = 1"])
    let change = Change(path: folder[name], old: Array("let a = 1".utf8), new: Array("let b = 1".utf8))
    let diagnostics = Transaction.commit([change], jobs: 1).diagnostics
    #expect(
      diagnostics.map(\.diagnostic.message) == [
        "cannot write a temporary file next to it: File name too long"
      ])
    #expect(diagnostics.first?.diagnostic.notes.map(\.message) == ["give the file a shorter name"])
    #expect(try folder.text(of: name) == "let a = 1")
  }

  @Test func refusesHardLinks() throws {
    let scene = try Scene()
    try FileManager.default.linkItem(atPath: scene.folder["a.swift"], toPath: scene.folder["other.swift"])
    #expect(scene.commit().map(\.diagnostic.message) == ["the file has 2 hard links"])
    #expect(try scene.folder.text(of: "sub/b.swift") == scene.old["sub/b.swift"])
  }

  @Test func refusesWhatIsReadOnly() throws {
    let scene = try Scene()
    try scene.folder.setMode(0o444, of: "a.swift")
    try scene.folder.setMode(0o555, of: "sub")
    defer { try? scene.folder.setMode(0o755, of: "sub") }
    #expect(
      scene.commit().map(\.diagnostic.message) == [
        "the file is read-only", "the file's folder is read-only", "the file's folder is read-only",
      ])
    try scene.expect(scene.old)
  }

  @Test(.enabled(if: System.user == 0)) func knowsTheFilesOfOthers() throws {
    let scene = try Scene()
    try scene.folder.setMode(0o444, of: "a.swift")
    try FileManager.default.setAttributes([.ownerAccountID: 1], ofItemAtPath: scene.folder["a.swift"])
    let diagnostics = scene.commit()
    #expect(
      diagnostics.map(\.diagnostic.message) == ["the file belongs to another user, and may not be written"])
    #expect(diagnostics.flatMap(\.diagnostic.notes).map(\.message) == ["run stubble as its owner"])
  }

  /// What is written beside a file belongs to who runs stubble, who may not be able to give it away.
  @Test(
    .enabled(if: System.user == 0),
    arguments: [("owner", "run stubble as its owner"), ("group", "run stubble as a member of the group")].rows
  )
  func keepsTheOwnerOrNothingIsWritten(row: Row<(String, String)>) throws {
    let (kind, wayOut) = row.value
    let scene = try Scene()
    try scene.folder.setMode(0o666, of: "a.swift")
    try FileManager.default.setAttributes(
      [kind == "owner" ? .ownerAccountID : .groupOwnerAccountID: 1], ofItemAtPath: scene.folder["a.swift"])
    let diagnostics = scene.commit(faults: "owners")
    #expect(diagnostics.map(\.diagnostic.message) == ["cannot keep its \(kind): Operation not permitted"])
    #expect(diagnostics.flatMap(\.diagnostic.notes).first?.message.hasPrefix(wayOut) == true)
    try scene.expect(scene.old)
    #expect(scene.commit().isEmpty)
    let status = try System.status(of: scene.folder["a.swift"])
    #expect((kind == "owner" ? status.owner : status.group) == 1)
  }

  /// Of a reversion every file counts.
  @Test func replacesTheOthersWhereThatIsAsked() throws {
    let scene = try Scene()
    try scene.folder.setMode(0o444, of: "a.swift")
    let commit = Transaction.commit(scene.changes, leavingRefused: true, jobs: 1, faults: .none)
    #expect(commit.diagnostics.map(\.diagnostic.message) == ["the file is read-only"])
    #expect(commit.written == [scene.folder["sub/b.swift"], scene.folder["link.swift"]])
    var expected = scene.new
    expected["a.swift"] = scene.old["a.swift"]
    try scene.expect(expected)
  }

  /// The names of files beside the user's own mean nothing to anybody.
  @Test func noMessageNamesATemporaryFile() throws {
    for step in 1...40 {
      for diagnostic in try Scene().commit(faults: "fail:\(step)") {
        #expect(!diagnostic.path.contains(".stubble-"), "step \(step)")
        #expect(!diagnostic.diagnostic.message.contains(".stubble-"))
      }
    }
  }

  /// In a container every process may have the same ID.
  @Test func whatAnEarlierProcessWithTheSameIDLeftIsKept() throws {
    for suffix in ["swap", "new"] {
      let scene = try Scene()
      let left = ".a.swift.stubble-\(System.processID).\(suffix)"
      try scene.folder.write("the only copy", to: left)
      #expect(scene.commit().isEmpty)
      #expect(try scene.folder.text(of: "a.swift") == scene.new["a.swift"])
      #expect(try scene.folder.text(of: left) == "the only copy")
      #expect(scene.commit(faults: "fail:7").contains { $0.isError })
      try WholeFile.write("{}".utf8, to: scene.folder["a.swift"])
      #expect(throws: SystemError.self) {
        try WholeFile.write("{}".utf8, to: scene.folder["a.swift"], faults: Faults(plan: "fail:1"))
      }
      #expect(try scene.folder.text(of: left) == "the only copy")
      try FileManager.default.removeItem(atPath: scene.folder[left])
      #expect(try scene.folder.snapshot().keys.allSatisfy { !TemporaryName.isOne(Path.split($0).name) })
    }
  }

  @Test func namesOfTemporaryFiles() {
    #expect(TemporaryName.file(of: "a/.B.swift.stubble-12.new") == "a/B.swift")
    #expect(TemporaryName.file(of: ".B.swift.stubble-1.swap") == "B.swift")
    #expect(TemporaryName.file(of: ".B.swift.stubble-1.old") == "B.swift")
    for name in [
      "B.swift", ".B.swift.stubble-.new", ".B.swift.stubble-1.text", "..stubble-1.new",
      "B.swift.stubble-1.new", ".stubble-1.new",
    ] {
      #expect(TemporaryName.file(of: name) == nil, "\(name)")
    }
  }

  @Test func removesOnlyLeftoversThatHoldNothingOfTheirOwn() throws {
    let folder = try TemporaryFolder([
      "a.swift": "a", ".a.swift.stubble-1.new": "half", ".a.swift.stubble-1.swap": "a",
      "b.swift": "b", ".b.swift.stubble-1.swap": "other text", ".gone.swift.stubble-1.swap": "c",
      ".a.swift.stubble-2.old": "a", ".b.swift.stubble-2.old": "an edit",
    ])
    let names = try folder.snapshot().keys.filter(TemporaryName.isOne).sorted()
    let diagnostics = Leftovers.remove(names.map { folder[$0] })
    #expect(
      diagnostics.map(\.path) == [
        folder[".b.swift.stubble-1.swap"], folder[".b.swift.stubble-2.old"],
        folder[".gone.swift.stubble-1.swap"],
      ])
    #expect(
      try folder.snapshot().keys.sorted() == [
        ".b.swift.stubble-1.swap", ".b.swift.stubble-2.old", ".gone.swift.stubble-1.swap", "a.swift",
        "b.swift",
      ])
  }

  /// What is kept is said with what to do about it, and `status` says the same as what keeps it.
  @Test func statusTellsKeptLeftoversFromOthers() throws {
    let folder = try TemporaryFolder([
      "a.swift": "a", ".a.swift.stubble-1.new": "half", ".a.swift.stubble-1.swap": "an edit",
      ".gone.swift.stubble-1.swap": "c",
    ])
    try folder.makeFolder(".a.swift.stubble-2.swap")
    let ran = try Program.stubble("status", in: folder)
    let expected = """
      .a.swift.stubble-1.swap: warning: left by a run that was killed, and not the same as its file
      .a.swift.stubble-1.swap: note: compare it with 'a.swift', then delete it
      .a.swift.stubble-2.swap: warning: not a file, though it has the name of a temporary file of stubble
      .a.swift.stubble-2.swap: note: give it another name, or delete it
      .gone.swift.stubble-1.swap: warning: left by a run that was killed, and its file is missing
      .gone.swift.stubble-1.swap: note: rename it to 'gone.swift' if you miss that file, or delete it
      """
    #expect(ran.errors.hasPrefix(expected + "\n"))
    #expect(
      ran.errors.hasSuffix(
        "note: 1 temporary file of a run that is in progress or was killed; the next 'apply' or 'revert' removes it\n"
      ))
    #expect(try Program.stubble("revert", in: folder).errors == expected + "\nstubble: nothing to revert\n")
  }
}
