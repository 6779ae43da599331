import Foundation
import StubbleRewriter
import StubbleSemantics
import Testing

/// The toolchain's compiler and formatter, asked about texts.
enum Compiler {
  /// What makes the compiler look for races, too, and for paths that return nothing or are never taken.
  static let laterPasses = ["-emit-sil", "-wmo", "-o", "/dev/null"]

  /// What the compiler has to say against files compiled together: its errors and warnings.
  static func diagnostics(about files: [String: String], mode: Int, flags: [String] = []) throws -> String {
    try inFolder(of: files) { folder in
      let paths = files.keys.sorted().map { folder + "/" + $0 }
      let output = try run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "\(mode)"] + flags + paths)
      return found(in: output)
    }
  }

  /// What it says against files, races among it, that import a module which is compiled otherwise.
  static func diagnostics(
    about files: [String: String], importing module: String, of source: String, mode: Int, flags: [String],
    flagsOfModule: [String]
  ) throws -> String {
    let moduleFile = module + "/" + module + ".swift"
    return try inFolder(of: files.merging([moduleFile: source]) { $1 }) { folder in
      let built = try run(
        ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module]
          + ["-emit-module-path", "\(folder)/\(module).swiftmodule"] + flagsOfModule
          + ["\(folder)/\(moduleFile)"])
      let paths = files.keys.sorted().map { folder + "/" + $0 }
      let words = ["swiftc", "-parse-as-library", "-swift-version", "\(mode)", "-I", folder]
      return found(in: built + (try run(words + laterPasses + flags + paths)))
    }
  }

  /// The lines of the compiler's output that say what is wrong.
  private static func found(in output: String) -> String {
    output.split(separator: "\n").filter { $0.contains("error:") || $0.contains("warning:") }
      .joined(separator: "\n")
  }

  /// What a program prints that is made of files, one of them `main.swift`.
  static func output(of files: [String: String], mode: Int, flags: [String] = []) throws -> String {
    try inFolder(of: files) { folder in
      let program = folder + "/program"
      let paths = files.keys.sorted().map { folder + "/" + $0 }
      let built = try run(["swiftc", "-swift-version", "\(mode)", "-o", program] + flags + paths)
      guard FileManager.default.fileExists(atPath: program) else { return built }
      return try run([program])
    }
  }

  /// What the formatter would have otherwise.
  static func lint(_ text: String) throws -> String {
    try inFolder(of: ["Text.swift": text]) { folder in
      try run(["swift", "format", "lint", folder + "/Text.swift"])
    }
  }

  private static func inFolder(
    of files: [String: String], _ body: (String) throws -> String
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("doubles-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(folder.path)
  }

  private static func run(_ words: [String]) throws -> String {
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
    return String(decoding: data, as: UTF8.self)
  }
}

/// The text of all doubles of some source.
func doubles(of source: String, _ kind: DoubleKind = .spy, annotatedOnly: Bool = false) -> DoublesFile {
  var request = DoublesRequest()
  request.kind = kind
  request.allProtocols = !annotatedOnly
  return DoublesFile([SourceFile(path: "Source.swift", source: Array(source.utf8))], request)
}

/// The doubles of all kinds of some protocols. They are compiled together, since the compiler takes longer to check what
/// they have in common than to check one more kind.
struct DoublesOfAllKinds {
  /// In the order of the kinds.
  let made: [DoublesFile]

  init(_ files: [SourceFile], _ request: DoublesRequest = DoublesRequest()) {
    made = DoubleKind.allCases.map { kind in
      var request = request
      request.kind = kind
      request.allProtocols = true
      return DoublesFile(files, request)
    }
  }

  init(of source: String, settings: CompilerSettings = CompilerSettings()) {
    self.init([SourceFile(path: "Source.swift", source: Array(source.utf8), settings: settings)])
  }

  var counts: [Int] { made.map(\.doubleCount) }
  var messages: [String] { made.flatMap { $0.diagnostics.values.joined().map(\.message) } }

  /// A file for each kind, and one with what mocks use of the library.
  var files: [String: String] {
    let texts = zip(DoubleKind.allCases, made).map {
      ("Doubles-\($0).swift", $1.string.replacing("import Stubble\n", with: ""))
    }
    return Dictionary(uniqueKeysWithValues: texts + [("StandIn.swift", StubStandIn.source)])
  }
}

extension SourceFile {
  /// Creates the file of the module `App`, which doubles in other modules import.
  init(ofApp source: String, settings: CompilerSettings = CompilerSettings()) {
    self.init(
      path: "App.swift", source: Array(source.utf8), modules: ModuleSet(Module(name: "App")),
      settings: settings)
  }
}

extension DoublesFile {
  var string: String { String(decoding: text, as: UTF8.self) }
}
