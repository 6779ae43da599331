import Foundation
import StubbleSyntax
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// Which text of the snapshots is compiled.
enum Variant: String, Sendable {
  /// The input without its annotations. No stub can be set.
  case original
  /// The applied text, and the statements that set stubs.
  case applied
  /// The applied text in the layout for reading, and the statements that set stubs.
  case expanded
}

/// What makes snapshots one program: a topic, and what the compiler is given with it.
struct ProgramID: Hashable, Sendable, Comparable, CustomTestStringConvertible {
  let topic: String
  let flags: [String]

  init(_ snapshot: Snapshot) {
    topic = snapshot.topic
    flags = snapshot.flags
  }

  /// Everything is on the main actor by default, as in new projects of Xcode.
  var isOnMainActor: Bool { flags.contains("-default-isolation") }

  var testDescription: String {
    ([topic] + flags).joined(separator: " ")
  }

  static func < (a: ProgramID, b: ProgramID) -> Bool { a.testDescription < b.testDescription }
}

/// All snapshots of a topic as one program, in one language mode. Named a snapshot, it runs its statements.
///
/// One program for many snapshots, and one compiler for all files of it, since a compiler takes longer to start than to
/// compile a few lines. So the names that a topic declares on file level must differ.
struct SnapshotProgram {
  let snapshots: [Snapshot]
  let variant: Variant
  let mode: Int
  let folder: URL

  /// It is built and run. The original prints the same in both modes, so in one it is only checked, with the warnings
  /// of later passes.
  var isRun: Bool { variant == .applied || variant == .original && mode == 5 }

  private var program: URL { folder.appendingPathComponent("program") }

  /// Starts the compiler in an empty folder of the program's own.
  func startCompiler() throws -> Command {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var names: [String] = []
    for snapshot in snapshots {
      for (name, text) in try sources(of: snapshot) {
        try Data(text).write(to: folder.appendingPathComponent(name))
        names.append(name)
      }
    }
    try Data(main.utf8).write(to: folder.appendingPathComponent("main-program.swift"))
    let product =
      isRun ? ["-o", "program"] : variant == .original ? ["-emit-sil", "-o", "output.sil"] : ["-typecheck"]
    let library = isRun ? usesLibrary ? Library.words : [] : Library.searchPath
    let words =
      [
        "swiftc", "-swift-version", "\(mode)", "-parse-as-library", "-wmo", "-Onone", "-module-name",
        "Snapshots", "-package-name", "snapshots", "-D", "DEBUG",
        // Neither checked by the compiler for its own sake, nor hashed in case that the same is built again.
        "-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-disable-incremental-llvm-codegen",
      ]
      + flags + (variant == .original ? [] : ["-D", "STUBS"]) + names + ["main-program.swift"] + product
      + library
    return try Command(words, in: folder, log: folder.appendingPathComponent("log"))
  }

  /// The layout for reading is compiled with what new projects have besides.
  private var flags: [String] {
    let own = snapshots.first?.flags ?? []
    guard variant == .expanded else { return own }
    let features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
    return own + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private func sources(of snapshot: Snapshot) throws -> [(name: String, text: [UInt8])] {
    let rewriting = try snapshot.rewriting()
    let texts =
      switch variant {
      case .original: rewriting.unannotated
      case .applied: rewriting.applied
      case .expanded: rewriting.expanded
      }
    var files = zip(snapshot.inputNames, texts).map { ("\(snapshot.name).\($0)", $1) }
    if let test = snapshot.test { files.append(("\(snapshot.name).test.swift", try test.bytes())) }
    guard let use = snapshot.use else { return files }
    // Imports come first, outside of the function.
    let lines = use.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") }.map { $0 + "\n" }.joined()
    let statements = lines.drop { $0.hasPrefix("import ") }.joined(separator: "\n")
    let function = "\(imports)func \(function(for: snapshot))() async throws { \(statements)\n}\n"
    return files + [("\(snapshot.name).use.swift", Array(function.utf8))]
  }

  /// Mocks are made of stubs of the library.
  private var usesLibrary: Bool { snapshots.contains { $0.use?.contains("import Stubble\n") ?? false } }

  private func function(for snapshot: Snapshot) -> String {
    "use_" + snapshot.name.replacing("-", with: "_")
  }

  /// The program's entry: calls what the argument names.
  private var main: String {
    let cases = snapshots.filter { $0.use != nil }.map {
      "    case \"\($0.name)\": try await \(function(for: $0))()\n"
    }
    return """
      @main enum Entry {
        static func main() async throws {
          switch CommandLine.arguments[1] {
      \(cases.joined())    default: throw CancellationError()
          }
        }
      }

      """
  }

  /// Runs a snapshot's statements and gives what they print.
  func run(_ snapshot: Snapshot) throws -> Command.Result {
    let log = folder.appendingPathComponent("output-" + snapshot.name)
    return try Command([program.path, snapshot.name], in: folder, log: log).finish()
  }
}

/// What a compiler printed, without the places inside a line: rewriting may move those.
struct CompilerLog {
  let text: String

  /// What a warning may say besides, which depends on how the compiler found the same thing out.
  private static let outlook = "; this is an error in the Swift 6 language mode"

  /// Warnings in files of input, as `file:line: message`.
  var warnings: Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.contains(": warning: ") && $0.contains(".input") }.map { line in
        let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        let message = parts[3].replacing(Self.outlook, with: "")
        return "\(parts[0].split(separator: "/").last ?? ""):\(parts[1]):\(message)"
      })
  }

  /// The first lines that report errors.
  var errors: String {
    text.split(separator: "\n").filter { $0.contains("error:") }.prefix(12).joined(separator: "\n")
  }
}
