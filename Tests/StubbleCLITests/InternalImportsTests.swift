import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Where it is found that an import which does not say who sees it is for its file alone.
@Suite struct InternalImportsTests {
  private static let file = "Sources/App/A.swift"

  private func isInternal(_ files: [String: String]) throws -> Bool {
    try CompilerSettings.found(among: files).importsInternally
  }

  private static func manifest(_ settings: String, ofTests: String = "[]") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let shared: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
    let package = Package(name: "App", targets: [
      .target(name: "App", swiftSettings: \(settings)), .testTarget(name: "AppTests", swiftSettings: \(ofTests)),
    ])
    """
  }

  @Test(
    arguments: [
      ("[.enableUpcomingFeature(\"InternalImportsByDefault\")]", true), ("shared + [.define(\"A\")]", true),
      ("[.unsafeFlags([\"-enable-upcoming-feature\", \"InternalImportsByDefault\"])]", true),
      ("[.enableUpcomingFeature(\"InternalImportsByDefault\", .when(configuration: .release))]", false),
      ("[.enableUpcomingFeature(\"ExistentialAny\")]", false), ("[]", false),
    ].rows) func readsManifests(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    #expect(try isInternal(["Package.swift": Self.manifest(settings)]) == expected)
  }

  @Test(
    arguments: [
      ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = YES;\n", true),
      ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = NO;\n", false),
      ("OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature InternalImportsByDefault\";\n", true),
      ("SWIFT_VERSION = 6.0;\n", false),
    ].rows) func readsXcodeProjects(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    #expect(try isInternal(["App.xcodeproj/project.pbxproj": settings]) == expected)
  }

  @Test("What is generated is compiled as the files beside it", arguments: [false, true])
  func generatedFiles(isInternal: Bool) throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest("shared", ofTests: isInternal ? "shared" : "[]"),
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
