import Foundation

/// The Swift compiler of the toolchain.
enum Compiler {
  /// Returns the errors that the compiler finds in a file.
  static func errors(in source: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("values-\(UUID()).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let words = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-no-color-diagnostics"]
    return try output(of: words + [file.path]).split(separator: "\n").map(String.init).filter {
      $0.contains(": error: ")
    }
  }

  /// Thrown if the compiler fails and does not say why.
  struct Crash: Error {
    let output: String
  }

  /// Returns what the compiler writes.
  static func output(of words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    // Waiting until it exits with `waitUntilExit` takes 50 ms at least on Linux, and a whole core meanwhile.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    exit.wait()
    try pipe.fileHandleForReading.close()
    let output = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 || output.contains(" error: ") else { throw Crash(output: output) }
    return output
  }
}
