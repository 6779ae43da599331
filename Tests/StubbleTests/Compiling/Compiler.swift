import Foundation
import Testing

/// The compiler of the toolchain, with the module `Stubble` that these tests were built with.
struct Compiler {
  /// A directory of its own, removed when the compiler goes away.
  private final class Directory: Sendable {
    let url = URL.temporaryDirectory.appending(path: "stubble-tests-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  struct Outcome {
    var status: Int32
    var output: String
  }

  private let directory: Directory

  init() throws { directory = try Directory() }

  var url: URL { directory.url }

  /// Writes a source file and returns its path.
  func write(_ source: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(source.utf8).write(to: file)
    return file.path
  }

  /// Runs `swiftc` with upcoming features that users may have enabled. Its output is empty if it says nothing.
  func compile(mode: Int, _ arguments: [String], in folder: String = ".") throws -> Outcome {
    let arguments =
      [
        "swiftc", "-swift-version", "\(mode)", "-I", Self.modules.path, "-no-color-diagnostics",
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
      ] + arguments
    return try run("/usr/bin/env", arguments, in: folder)
  }

  /// Runs a program; its output and errors together.
  func run(_ program: String, _ arguments: [String] = [], in folder: String = ".") throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = url.appending(path: folder)
    process.standardOutput = pipe
    process.standardError = pipe
    // Waiting until it exits with `waitUntilExit` takes 50 ms at least on Linux, and a whole core meanwhile.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    exit.wait()
    try pipe.fileHandleForReading.close()
    return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// Where the build put the modules, found from the place of the test bundle.
  private static var modules: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products = bundle?.bundleURL ?? Bundle.main.executableURL ?? Bundle.main.bundleURL
    return products.deletingLastPathComponent().appending(path: "Modules")
  }
}
