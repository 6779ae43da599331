import Foundation
import Testing

@testable import StubbleCLI

/// What an editor shows of stubs that are in no source. Run by `scripts/prove-editor`, since the language server first
/// builds the package.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["STUBBLE_PROVE_EDITOR"] != nil)) struct EditorTests {
  private let folder: TemporaryFolder
  private let server: LanguageServer
  private let testFile = "Tests/RosterTests/RosterViewModelTests.swift"

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    folder = try TemporaryFolder()
    let package = folder["Roster"]
    try FileManager.default.copyItem(
      atPath: root.appendingPathComponent("Snapshots/demo").path, toPath: package)
    let ran = try Program.run(Program.stubble, ["init", "--editor"], in: package)
    try #require(ran.status == 0, "\(ran.errors)")
    server = try LanguageServer(in: package)
    try open()
  }

  private var document: [String: Any] { ["uri": "file://" + folder["Roster/" + testFile]] }

  private func open() throws {
    let text = try folder.text(of: "Roster/" + testFile)
    try server.notify(
      "textDocument/didOpen",
      ["textDocument": document.merging(["languageId": "swift", "version": 1, "text": text]) { $1 }])
  }

  /// The end of the first occurrence of a text, in lines and columns from 0.
  private func position(after text: String) throws -> [String: Int] {
    let lines = try folder.text(of: "Roster/" + testFile).components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains(text) })
    let end = try #require(lines[line].range(of: text)).upperBound
    return ["line": line, "character": lines[line].utf16.distance(from: lines[line].startIndex, to: end)]
  }

  private func ask(_ method: String, after text: String? = nil) throws -> Any? {
    var parameters: [String: Any] = ["textDocument": document]
    if let text { parameters["position"] = try position(after: text) }
    return try server.request(method, parameters)
  }

  private func completions(after text: String) throws -> [String] {
    let list = try ask("textDocument/completion", after: text) as? [String: Any]
    return (list?["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
  }

  private func diagnostics() throws -> [String] {
    let report = try ask("textDocument/diagnostic") as? [String: Any]
    return (report?["items"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
  }

  /// Asks until the server has built what it needs, for two minutes.
  private func wait(for isReady: () throws -> Bool) throws {
    for _ in 0..<120 {
      if try isReady() { return }
      Thread.sleep(forTimeInterval: 1)
    }
  }

  @Test(.timeLimit(.minutes(30))) func stubsAreCompletedAndFound() throws {
    let stubs = ["_getServer", "_setServer", "_fetchStudents", "_fetchPage"]
    try wait { try completions(after: "service.").contains("_fetchStudents") }
    #expect(try completions(after: "service.").filter { $0.hasPrefix("_") } == stubs)
    #expect(try diagnostics() == [])
    let definitions = try ask("textDocument/definition", after: "service._fetchStud") as? [[String: Any]]
    #expect(definitions?.count == 1)
    #expect(
      definitions?.first?["uri"] as? String
        == "file://" + folder["Roster/Sources/Roster/RosterService.swift"])
  }

  /// An option that changes generated text alone is seen as soon as the editor saves any file of the target.
  @Test(.timeLimit(.minutes(30))) func whatChangesIsSeen() throws {
    try wait { try completions(after: "service.").contains("_fetchStudents") }
    #expect(!(try completions(after: "model.").contains("_summary")))
    try folder.write(
      "{ \"paths\": [\"Sources\"], \"types\": [\"RosterViewModel\"] }", to: "Roster/.stubble.json")
    let ran = try Program.run(Program.stubble, ["overlay"], in: folder["Roster"])
    try #require(ran.errors.hasPrefix("stubble: overlay of 2 files, updated; removed"), "\(ran.errors)")
    let saved = "file://" + folder["Roster/Sources/Roster/RosterService.swift"]
    try server.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": saved, "type": 2]]])
    try wait { try completions(after: "model.").contains("_summary") }
    #expect(try completions(after: "model.").contains("_summary"))
    #expect(try diagnostics() == [])
  }
}
