import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Where it is found that a module is compiled in Embedded Swift.
@Suite struct EmbeddedSwiftTests {
  private static let file = "Sources/App/A.swift"

  private static func manifest(_ settings: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let shared: [SwiftSetting] = [.enableExperimentalFeature("Embedded")]
    let package = Package(name: "App", targets: [.target(name: "App", swiftSettings: \(settings))])
    """
  }

  @Test(
    arguments: [
      ("[.enableExperimentalFeature(\"Embedded\")]", true), ("shared", true),
      ("[.unsafeFlags([\"-wmo\", \"-enable-experimental-feature\", \"Embedded\"])]", true),
      ("[.enableExperimentalFeature(\"Embedded\", .when(platforms: [.wasi]))]", false),
      ("isFirmware ? shared : []", false), ("[.define(\"Embedded\")]", false),
      ("[.enableExperimentalFeature(\"Lifetimes\")]", false), ("[]", false),
    ].rows) func readsManifests(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    let found = try CompilerSettings.found(among: ["Package.swift": Self.manifest(settings)])
    #expect(found.isEmbedded == expected)
  }

  @Test func leavesMembersWithAReason() throws {
    let source = "final class Sensor { func read() -> Int { 1 } }\n"
    let folder = try TemporaryFolder(["Package.swift": Self.manifest("shared"), Self.file: source])
    let applied = try Program.stubble("apply", "--all-types", Self.file, in: folder)
    #expect(applied.status == 0)
    #expect(try folder.text(of: Self.file) == source)
    let status = try Program.stubble("status", "--explain", "--all-types", Self.file, in: folder)
    #expect(status.output.contains("its module is compiled as Embedded Swift"))
  }
}
