import Foundation
import StubbleRewriter
import Testing

@testable import StubbleCLI

@Suite(.serialized) struct ConcurrencyTests {
  /// Commands start at once over the same files, and over parts of them; nothing may get mixed up.
  @Test func runsAtTheSameTimeDoNoHarm() throws {
    let working = try Working()
    try #require(try Program.stubble("apply", in: working.folder).status == 0)
    let applied = try working.folder.snapshot()
    try #require(try Program.stubble("revert", in: working.folder).status == 0)
    let commands = [
      ["apply"], ["revert"], ["apply", "Sources"], ["revert", "Sources/Deep"], ["run", "--", "true"],
      ["apply", "Service.swift"], ["revert", "Elsewhere"], ["status"],
    ]
    let rounds = 6
    for _ in 0..<rounds {
      let processes = try commands.map { try start($0, in: working.folder) }
      while processes.contains(where: \.isRunning) { try expectWhole(working, applied) }
      for process in processes { #expect(process.terminationStatus == 0) }
    }
    try #require(try Program.stubble("revert", in: working.folder).status == 0)
    #expect(try working.folder.snapshot() == working.original)
    print("concurrency: \(rounds * commands.count) runs, \(commands.count) at a time")
  }

  private func start(_ words: [String], in folder: TemporaryFolder) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.stubble)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func expectWhole(_ working: Working, _ applied: [String: [UInt8]]) throws {
    for (name, original) in working.original {
      let bytes = try working.folder.bytes(of: name)
      #expect(bytes == original || bytes == applied[name], "\(name)")
    }
  }
}
