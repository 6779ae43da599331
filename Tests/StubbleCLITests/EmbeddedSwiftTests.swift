import Testing

@testable import StubbleCLI

/// Members of modules that are compiled as Embedded Swift.
@Suite struct EmbeddedSwiftTests {
  private static let file = "Sources/App/A.swift"

  @Test func leavesMembersWithAReason() throws {
    let source = "final class Sensor { func read() -> Int { 1 } }\n"
    let manifest = manifestOfApp("[.enableExperimentalFeature(\"Embedded\")]", tools: "6.0")
    let folder = try TemporaryFolder(["Package.swift": manifest, Self.file: source])
    let applied = try Program.stubble("apply", "--all-types", Self.file, in: folder)
    #expect(applied.status == 0)
    #expect(try folder.text(of: Self.file) == source)
    let status = try Program.stubble("status", "--explain", "--all-types", Self.file, in: folder)
    #expect(status.output.contains("its module is compiled as Embedded Swift"))
  }
}
