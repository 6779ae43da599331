import Foundation
import Testing

@testable import StubbleCLI

/// What the articles have for people to paste.
@Suite struct RecipeTests {
  private let service = "@Stubbable final class Service {\n  func fetch() -> Int { 1 }\n}\n"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["Sources/Service.swift": service]) }

  /// The code below each mark of that name.
  private func recipes(_ name: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let articles = root.appendingPathComponent("Sources/Stubble/Stubble.docc")
    let parts = try ["Building.md", "ContinuousIntegration.md"].flatMap { article in
      try String(contentsOf: articles.appendingPathComponent(article), encoding: .utf8)
        .components(separatedBy: "<!-- recipe: \(name) -->\n").dropFirst()
    }
    try #require(!parts.isEmpty)
    return try parts.map { part in
      let lines = part.components(separatedBy: "\n")
      try #require(lines[0].hasPrefix("```"))
      return lines.dropFirst().prefix { $0 != "```" }.joined(separator: "\n") + "\n"
    }
  }

  private func sh(_ script: String) throws -> Program {
    let tools = URL(fileURLWithPath: Program.stubble).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Program.run(
      "/bin/sh", ["-c", script], in: folder.path,
      environment: [
        "PATH": tools + ":" + path, "SRCROOT": folder.path, "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
        "GIT_COMMITTER_EMAIL": "a@b",
      ])
  }

  @Test func theHookRefusesWhatIsStagedWhileApplied() throws {
    guard FileManager.default.fileExists(atPath: "/usr/bin/git") else { return }
    try folder.write(try recipes("pre-commit")[0], to: ".git-hook")
    let commit = "git add Sources && git commit -q -m message"
    let first = try sh(
      "git init -q && cp .git-hook .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit && " + commit)
    #expect(first.status == 0, "\(first.errors)")
    #expect(try sh("stubble apply --quiet && git add Sources").status == 0)
    // Reverted, but staged as it was.
    let second = try sh("stubble revert --quiet && git commit -q -m message")
    #expect(second.status == 1)
    #expect(second.errors.contains("Sources/Service.swift: applied"))
    #expect(try sh("echo '// more' >> Sources/Service.swift && " + commit).status == 0)
  }

  @Test(arguments: ["github", "gitlab"]) func thePipelinesPassAndRefuse(name: String) throws {
    let steps = try recipes(name)[0].components(separatedBy: "\n").compactMap { line -> String? in
      line.range(of: "stubble ").map { String(line[$0.lowerBound...]) }
    }
    #expect(steps.count == 2)
    // A package manager that builds nothing, and wants to see stubs.
    try folder.write("", to: "Package.swift")
    try folder.write(
      "#!/bin/sh\ngrep -q '/[*]<stubble' Sources/Service.swift || [ -f \"$7\" ]\n", to: ".tools/swift")
    try folder.setMode(0o755, of: ".tools/swift")
    let script = "PATH=$PWD/.tools:$PATH; " + steps.joined(separator: " && ")
    let passed = try sh(script)
    #expect(passed.status == 0, "\(passed.errors)")
    #expect(try folder.text(of: "Sources/Service.swift") == service)
    #expect(try sh("stubble apply && " + script).status == 1)
  }

  @Test func xcodeCompilesWithTheOverlay() throws {
    let map = "{ \"\(folder["Sources/Service.swift"])\": { \"object\": \"\(folder["Objects/Service.o"])\" } }"
    try folder.write(map, to: "Objects/App-OutputFileMap.json")
    try folder.write("", to: "Objects/Service.o")
    let ran = try sh("OBJROOT=$PWD/Objects; " + recipes("xcode")[0])
    #expect(ran.status == 0, "\(ran.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder["Objects/Service.o"]))
    // The quotes are for folders whose names have blanks.
    let settings = try recipes("xcode settings")[0].replacingOccurrences(of: "$(SRCROOT)", with: folder.path)
      .replacingOccurrences(of: "\"", with: "")
    let flags = BuildTool.xcodebuild.words(for: OverlayFolder(folder[".build/stubble"]))
    #expect(settings == flags.joined(separator: "\n").replacingOccurrences(of: "=", with: " = ") + "\n")
    #expect(try folder.text(of: "Sources/Service.swift") == service)
  }
}
