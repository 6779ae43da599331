import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Where it is found that asynchronous functions run where their callers do.
@Suite struct NonsendingByDefaultTests {
  private static let file = "Sources/App/A.swift"

  private func isNonsending(_ files: [String: String]) throws -> Bool {
    try CompilerSettings.found(among: files).isNonsendingByDefault
  }

  private static func manifest(_ settings: String, ofTests: String = "[]") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let shared: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    let package = Package(name: "App", targets: [
      .target(name: "App", swiftSettings: \(settings)), .testTarget(name: "AppTests", swiftSettings: \(ofTests)),
    ])
    """
  }

  @Test(
    arguments: [
      ("[.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")]", true),
      ("shared + [.define(\"A\")]", true),
      ("[.unsafeFlags([\"-enable-upcoming-feature\", \"NonisolatedNonsendingByDefault\"])]", true),
      ("[.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\", .when(configuration: .release))]", false),
      ("[.enableUpcomingFeature(\"ExistentialAny\")]", false), ("[]", false),
    ].rows) func readsManifests(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    #expect(try isNonsending(["Package.swift": Self.manifest(settings)]) == expected)
  }

  @Test(
    arguments: [
      ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = YES;\n", true),
      ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO;\n", false),
      ("OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature NonisolatedNonsendingByDefault\";\n", true),
      ("SWIFT_APPROACHABLE_CONCURRENCY = YES;\n", true), ("SWIFT_APPROACHABLE_CONCURRENCY = NO;\n", false),
      (
        "SWIFT_APPROACHABLE_CONCURRENCY = YES;\nSWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO;\n",
        false
      ), ("SWIFT_VERSION = 6.0;\n", false),
    ].rows) func readsXcodeProjects(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    #expect(try isNonsending(["App.xcodeproj/project.pbxproj": settings]) == expected)
  }

  @Test("What is generated says what the files beside it do not mean", arguments: [false, true])
  func generatedFiles(isOnForTests: Bool) throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest("shared", ofTests: isOnForTests ? "shared" : "[]"),
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
