import Foundation
import Testing
import StubbleSyntax

@testable import StubbleRewriter
import StubbleSemantics

/// One case: a folder below `Snapshots/<topic>/`, whose files `Snapshots/README.md` describes.
struct Snapshot: Sendable, CustomTestStringConvertible {
  let folder: URL
  let topic: String
  let name: String
  /// The names of the input files.
  let inputNames: [String]

  var testDescription: String { "\(topic)/\(name)" }

  init(folder: URL, topic: String) throws {
    self.folder = folder
    self.topic = topic
    name = folder.lastPathComponent
    inputNames = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("input") && $0.hasSuffix(".swift") }.sorted()
  }

  static let all: [Snapshot] = {
    let topics = (try? Repository.folders(in: Repository.snapshots)) ?? []
    return topics.flatMap { topic -> [Snapshot] in
      let folders = (try? Repository.folders(in: topic)) ?? []
      let cases = folders.compactMap { try? Snapshot(folder: $0, topic: topic.lastPathComponent) }
      return cases.filter { !$0.inputNames.isEmpty }
    }
  }()

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  var use: String? { try? String(contentsOf: file("use.swift"), encoding: .utf8) }

  /// The file with code that is not rewritten, if there is one.
  var test: URL? { file("test.swift").exists ? file("test.swift") : nil }

  private var selection: Selection {
    guard let text = try? String(contentsOf: file("selection.txt"), encoding: .utf8) else {
      return Selection()
    }
    let names = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return Selection(typeNames: names.filter { $0 != "*" }, allTypes: names.contains("*"))
  }

  /// What the compiler is given for its module.
  var flags: [String] {
    let text = try? String(contentsOf: file("flags.txt"), encoding: .utf8)
    return (text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private var settings: CompilerSettings {
    CompilerSettings(
      defaultIsolation: flags.contains("-default-isolation") ? .mainActor : .nonisolated,
      isStrictAboutMemory: flags.contains("-strict-memory-safety"),
      isStrictAboutConcurrency: flags.contains("-strict-concurrency=complete"),
      isNonsendingByDefault: flags.contains("NonisolatedNonsendingByDefault"),
      infersIsolatedConformances: flags.contains("InferIsolatedConformances"))
  }

  /// What becomes of the input files, planned once for all tests.
  func rewriting() throws -> Rewriting {
    guard let rewriting = Self.rewritings[testDescription] else { return try newRewriting() }
    return try rewriting.get()
  }

  private static let rewritings: [String: Result<Rewriting, any Error>] = {
    let workers = Workers { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
    let made = workers.map(all.count) { place in Result { try all[place].newRewriting() } }
    return Dictionary(uniqueKeysWithValues: zip(all.map(\.testDescription), made))
  }()

  private func newRewriting() throws -> Rewriting {
    try rewriting(of: inputNames.map { try file($0).bytes() })
  }

  /// What becomes of other texts in the place of the input files.
  func rewriting(of sources: [[UInt8]]) throws -> Rewriting {
    let settings = settings
    let files = zip(inputNames, sources).map {
      SourceFile(path: "\(name).\($0)", source: $1, settings: settings)
    }
    let users = try test.map { [SourceFile(path: "test.swift", source: try $0.bytes())] } ?? []
    let plans = Project(files: files, selection: selection, users: users).plans()
    return Rewriting(files: files, plans: plans)
  }
}

/// The input files of a snapshot with their plans.
struct Rewriting: Sendable {
  let files: [SourceFile]
  let plans: [Plan]

  /// The files as `apply` writes them: all or, if there is an error in one, none.
  var applied: [[UInt8]] {
    zip(files, plans).map { render($1.edits, in: $0.tree, layout: .lines) }
  }

  /// The files as `apply` writes them in the layout for reading.
  var expanded: [[UInt8]] {
    zip(files, plans).map { render($1.edits, in: $0.tree, layout: .expanded) }
  }

  /// The files with nothing changed but that the annotations are taken out which `apply` takes out.
  var unannotated: [[UInt8]] {
    zip(files, plans).map { file, plan in
      let removals = plan.edits.filter { edit in
        let text = file.tree.text(edit.range)
        return edit.text.isEmpty && ["@Stubb", "@Spyable", "@Mockable"].contains { text.hasPrefix($0) }
      }
      return removals.reversed().reduce(into: file.tree.source) { $0.removeSubrange($1.range) }
    }
  }

  var hasErrors: Bool { plans.contains { $0.diagnostics.contains { $0.severity == .error } } }

  /// All that is said about the files, as text.
  var report: String {
    // The paths have the snapshot's name in front.
    files.reduce(reportWithPaths) { text, file in
      text.replacing(file.path, with: file.path.drop { $0 != "." }.dropFirst())
    }
  }

  private var reportWithPaths: String {
    zip(files, plans).map { file, plan in
      let lines = LineTable(file.tree.source)
      func place(_ range: Range<Int>) -> String {
        let location = lines.location(of: range.lowerBound)
        return "\(file.path):\(location.line):\(location.column): "
      }
      let left = plan.members.compactMap { member in
        member.reason.map { "\(place(member.range))left: \(member.type).\(member.member): \($0)\n" }
      }
      return plan.diagnostics.map { self.text(of: $0, place: place) }.joined() + left.joined()
    }.joined()
  }

  private func text(of diagnostic: Diagnostic, place: (Range<Int>) -> String) -> String {
    var text = "\(place(diagnostic.range))\(diagnostic.severity.rawValue): \(diagnostic.message)\n"
    for note in diagnostic.notes {
      text += "  note: \(note.range.map(place) ?? "")\(note.message)\n"
    }
    for fix in diagnostic.fixIts {
      text += "  fix-it: \(place(fix.range))\(fix.message): \(fix.replacement)\n"
    }
    return text
  }
}
