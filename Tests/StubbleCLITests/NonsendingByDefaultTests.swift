import Testing

@testable import StubbleCLI

/// Doubles where asynchronous functions run where their callers do, in the module of a protocol or in that of its doubles.
@Suite struct NonsendingByDefaultTests {
  private static let file = "Sources/App/A.swift"

  @Test("What is generated says what the files beside it do not mean", arguments: [false, true])
  func generatedFiles(isOnForTests: Bool) throws {
    let settings = "[.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")]"
    let folder = try TemporaryFolder([
      "Package.swift": manifestOfApp(settings, ofTests: isOnForTests ? settings : "[]"),
      Self.file: "public protocol P { func f(_ body: () async -> Void) }\n", "Tests/AppTests/B.swift": "",
    ])
    let run = try Program.stubble(
      "generate", "Sources", "--all-protocols", "--testable", "App", "--output", "Tests/AppTests/D.swift",
      in: folder)
    #expect(run.status == 0)
    let word = isOnForTests ? "" : "nonisolated(nonsending) "
    #expect(
      try folder.text(of: "Tests/AppTests/D.swift").contains("func f(_ body: \(word)() async -> Void) {"))
  }
}
