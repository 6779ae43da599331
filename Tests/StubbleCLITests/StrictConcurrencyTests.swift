import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Where it is found that concurrency is checked completely.
@Suite struct StrictConcurrencyTests {
  private func isStrict(_ files: [String: String]) throws -> Bool {
    try CompilerSettings.found(among: files).isStrictAboutConcurrency
  }

  @Test(
    arguments: [
      ("[.enableExperimentalFeature(\"StrictConcurrency\")]", true),
      ("[.enableExperimentalFeature(\"StrictConcurrency=complete\")]", true),
      ("[.enableExperimentalFeature(\"StrictConcurrency=targeted\")]", false),
      ("[.enableUpcomingFeature(\"StrictConcurrency\", .when(platforms: [.iOS]))]", true),
      ("[.enableUpcomingFeature(\"IsolatedDefaultValues\")]", true),
      ("[.enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")]", false),
      ("[.unsafeFlags([\"-strict-concurrency=complete\"])]", true),
      ("[.unsafeFlags([\"-strict-concurrency=minimal\"])]", false),
      ("[.unsafeFlags([\"-Xfrontend\", \"-warn-concurrency\"])]", true), ("[]", false),
    ].rows) func readsManifests(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    let manifest = """
      // swift-tools-version: 5.10
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", swiftSettings: \(settings))])
      """
    #expect(try isStrict(["Package.swift": manifest]) == expected)
  }

  @Test(
    arguments: [
      ("SWIFT_STRICT_CONCURRENCY = complete;\n", true), ("SWIFT_STRICT_CONCURRENCY = targeted;\n", false),
      ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES = YES;\n", true),
      ("OTHER_SWIFT_FLAGS = \"-strict-concurrency=complete\";\n", true),
      ("OTHER_SWIFT_FLAGS = \"-enable-experimental-feature StrictConcurrency\";\n", true),
      ("SWIFT_VERSION = 5.0;\n", false),
    ].rows) func readsXcodeProjects(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    #expect(try isStrict(["App.xcodeproj/project.pbxproj": settings]) == expected)
  }
}
