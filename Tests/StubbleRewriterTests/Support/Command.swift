import Foundation

/// A process that is under way, its output and errors going to one file.
struct Command {
  struct Result {
    var status: Int32
    var wasKilled: Bool
    var output: String

    var succeeded: Bool { status == 0 && !wasKilled }
  }

  private let process: Process
  private let exit = DispatchSemaphore(value: 0)
  private let log: URL

  /// Starts a program that is looked up in the path. `log` is written by it, and read when it has ended.
  init(_ words: [String], in folder: URL, log: URL, separatesErrors: Bool = false) throws {
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = separatesErrors ? FileHandle.nullDevice : handle
    // Waiting until it exits with `waitUntilExit` takes 50 ms at least on Linux, and a whole core meanwhile.
    process.terminationHandler = { [exit] _ in exit.signal() }
    self.log = log
    try process.run()
    try handle.close()
  }

  func finish() throws -> Result {
    exit.wait()
    return Result(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      output: String(decoding: try log.bytes(), as: UTF8.self))
  }
}

/// A folder that is gone when the work in it is done.
func withTemporaryFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stubble-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}
