import Foundation
import StubbleRewriter
import StubbleSemantics
import Testing

/// The toolchain's compiler and formatter, asked about texts.
enum Compiler {
  /// What makes the compiler look for races, too, and for paths that return nothing or are never taken.
  static let laterPasses = ["-emit-sil", "-wmo", "-o", "output.sil"]

  /// What the compiler has to say against files compiled together: its errors and warnings.
  static func diagnostics(about files: [String: String], mode: Int, flags: [String] = []) throws -> String {
    try inFolder(of: files) { folder in
      let words = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "\(mode)"]
      return found(in: try run(words + flags + files.keys.sorted(), in: folder))
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
          + ["-emit-module-path", "\(module).swiftmodule"] + flagsOfModule + [moduleFile], in: folder)
      let words = ["swiftc", "-parse-as-library", "-swift-version", "\(mode)", "-I", "."]
      return found(in: built)
        + found(in: try run(words + laterPasses + flags + files.keys.sorted(), in: folder))
    }
  }

  /// The lines of the compiler's output that say what is wrong.
  private static func found(in result: Command.Result) -> String {
    let lines = result.output.split(separator: "\n").filter {
      $0.contains("error:") || $0.contains("warning:")
    }
    if result.succeeded || lines.contains(where: { $0.contains("error:") }) {
      return lines.joined(separator: "\n")
    }
    return "error: the compiler failed without one:\n" + result.output
  }

  /// What a program prints that is made of files, one of them `main.swift`.
  static func output(of files: [String: String], mode: Int, flags: [String] = []) throws -> String {
    try inFolder(of: files) { folder in
      let words = ["swiftc", "-wmo", "-swift-version", "\(mode)", "-o", "program"]
      let built = try run(words + flags + files.keys.sorted(), in: folder)
      guard built.succeeded else { return built.output }
      return try run([folder.appendingPathComponent("program").path], in: folder).output
    }
  }

  /// What the formatter would have otherwise.
  static func lint(_ text: String) throws -> String {
    try inFolder(of: ["Text.swift": text]) { folder in
      try run(["swift", "format", "lint", "Text.swift"], in: folder).output
    }
  }

  private static func inFolder(of files: [String: String], _ body: (URL) throws -> String) throws -> String {
    try withTemporaryFolder { folder in
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try body(folder)
    }
  }

  private static func run(_ words: [String], in folder: URL) throws -> Command.Result {
    try Command(words, in: folder, log: folder.appendingPathComponent("log")).finish()
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
