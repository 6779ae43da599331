import Foundation
import Testing

@testable import StubbleCLI

/// A program that ran to its end.
struct Program {
  var status: Int32
  /// The signal that ended it was the status.
  var wasKilled: Bool
  var outputBytes: [UInt8]
  var errors: String

  var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// The built `stubble`, beside the tests.
  static let stubble: String = {
    let words = [System.realPath(System.executablePath ?? "") ?? ""] + CommandLine.arguments
    let bundle = words.first { $0.contains(".xctest") } ?? ""
    var url = URL(fileURLWithPath: bundle)
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url.appendingPathComponent("stubble").path
  }()

  /// The path of the program, quoted for a shell.
  static let stubbleInShell = ShellWord.quoted(stubble)

  static func stubble(
    _ arguments: String..., in folder: TemporaryFolder, environment: [String: String] = [:],
    input: String = ""
  ) throws -> Program {
    try stubble(arguments, in: folder, environment: environment, input: input)
  }

  static func stubble(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
    input: String = ""
  ) throws -> Program {
    try run(stubble, arguments, in: folder.path, environment: environment, input: Array(input.utf8))
  }

  static func run(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:],
    input: [UInt8] = []
  ) throws -> Program {
    _ = signalsHaveTheirMeaning
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, since nobody reads one pipe while the other is full, and a program may end before it has read all.
    let results = try TemporaryFolder(["output": "", "errors": ""])
    try results.write(input, to: "input")
    let handles = [
      try FileHandle(forWritingTo: URL(fileURLWithPath: results["output"])),
      try FileHandle(forWritingTo: URL(fileURLWithPath: results["errors"])),
      try FileHandle(forReadingFrom: URL(fileURLWithPath: results["input"])),
    ]
    (process.standardOutput, process.standardError, process.standardInput) = (
      handles[0], handles[1], handles[2]
    )
    // Waiting until it exits with `waitUntilExit` takes 50 ms at least on Linux, and a whole core meanwhile.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    try process.run()
    exit.wait()
    // The run loop of the thread may keep the process.
    for handle in handles { try handle.close() }
    return Program(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      outputBytes: try results.bytes(of: "output"), errors: try results.text(of: "errors"))
  }

  /// Whoever runs the tests may ignore signals, and what is ignored stays so in the processes started from here.
  private static let signalsHaveTheirMeaning: Void = {
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { signal(number, SIG_DFL) }
  }()
}
