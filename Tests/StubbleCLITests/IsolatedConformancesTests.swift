import StubbleSemantics
import Testing

@testable import StubbleCLI

/// Where it is found that the compiler infers conformances on global actors.
@Suite struct IsolatedConformancesTests {
  private func areInferred(_ files: [String: String]) throws -> Bool {
    try CompilerSettings.found(among: files).infersIsolatedConformances
  }

  @Test(
    arguments: [
      ("[.enableUpcomingFeature(\"InferIsolatedConformances\")]", true),
      ("[.unsafeFlags([\"-enable-upcoming-feature\", \"InferIsolatedConformances\"])]", true),
      ("[.enableUpcomingFeature(\"ExistentialAny\")]", false), ("[]", false),
    ].rows) func readsManifests(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", swiftSettings: \(settings))])
      """
    #expect(try areInferred(["Package.swift": manifest]) == expected)
  }

  @Test(
    arguments: [
      ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = YES;\n", true),
      ("OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature InferIsolatedConformances\";\n", true),
      ("SWIFT_APPROACHABLE_CONCURRENCY = YES;\n", true),
      (
        "SWIFT_APPROACHABLE_CONCURRENCY = YES;\nSWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO;\n",
        false
      ), ("SWIFT_VERSION = 6.0;\n", false),
    ].rows) func readsXcodeProjects(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    #expect(try areInferred(["App.xcodeproj/project.pbxproj": settings]) == expected)
  }
}
