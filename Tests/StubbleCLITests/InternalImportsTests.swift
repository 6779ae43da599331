import Testing

@testable import StubbleCLI

/// The imports of generated files, in modules where an import without an access level is internal and in others.
@Suite struct InternalImportsTests {
  private static let file = "Sources/App/A.swift"

  @Test("What is generated is compiled as the files beside it", arguments: [false, true])
  func generatedFiles(isInternal: Bool) throws {
    let settings = "[.enableUpcomingFeature(\"InternalImportsByDefault\")]"
    let folder = try TemporaryFolder([
      "Package.swift": manifestOfApp(settings, ofTests: isInternal ? settings : "[]"),
      Self.file: "public protocol P { func f() }\n", "Tests/AppTests/B.swift": "",
    ])
    let words = ["generate", "Sources", "--all-protocols", "--kind", "mock", "--testable", "App", "--output"]
    let run = try Program.stubble(words + ["Tests/AppTests/D.swift"], in: folder)
    #expect(run.status == 0)
    let text = try folder.text(of: "Tests/AppTests/D.swift")
    #expect(text.contains("\npublic import Stubble\n") == isInternal)
    #expect(text.contains("\n@testable public import App\n") == isInternal)
    let printed = try Program.stubble(words + ["-"], in: folder)
    #expect(printed.output.contains("\npublic import Stubble\n"))
  }
}
