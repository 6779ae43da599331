import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Where it is found that the compiler infers conformances on global actors, and that protocols inherit these.
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
      (["Package.swift": Self.enabling("GlobalActorIsolatedTypesUsability")], true),
      (["Package.swift": Self.enabling("InferIsolatedConformances")], false),
      (["App.xcodeproj/project.pbxproj": "SWIFT_APPROACHABLE_CONCURRENCY = YES;\n"], true),
      (["App.xcodeproj/project.pbxproj": "SWIFT_VERSION = 5.0;\n"], false),
    ].rows) func readsInheritanceOfActors(row: Row<([String: String], Bool)>) throws
  {
    let (files, expected) = row.value
    #expect(try CompilerSettings.found(among: files).sharesGlobalActors == expected)
  }

  private static func enabling(_ feature: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App", targets: [.target(name: "App", swiftSettings: [.enableUpcomingFeature("\(feature)")])])
    """
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
