import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Where it is found that a module's compiler asks for a mark on each use of what is unsafe.
@Suite struct MemorySafetyTests {
  private static let file = "Sources/App/A.swift"
  private static let source = "@Stubbable struct Money { func cents() -> Int { 1 } }\n"

  private func isStrict(_ files: [String: String]) throws -> Bool {
    try CompilerSettings.found(among: files).isStrictAboutMemory
  }

  private static func manifest(_ settings: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let shared: [SwiftSetting] = [.strictMemorySafety()]
    let package = Package(name: "App", targets: [.target(name: "App", swiftSettings: \(settings))])
    """
  }

  @Test(
    arguments: [
      ("[.strictMemorySafety()]", true), ("[.strictMemorySafety(.when(platforms: [.macOS]))]", true),
      ("[.unsafeFlags([\"-strict-memory-safety\"])]", true), ("shared + [.define(\"A\")]", true),
      ("[.swiftLanguageMode(.v6)]", false), ("[]", false),
    ].rows) func readsManifests(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    #expect(try isStrict(["Package.swift": Self.manifest(settings)]) == expected)
  }

  @Test(
    arguments: [
      ("SWIFT_STRICT_MEMORY_SAFETY = YES;\n", true), ("SWIFT_STRICT_MEMORY_SAFETY = NO;\n", false),
      ("SWIFT_VERSION = 6.0;\n", false),
    ].rows) func readsXcodeProjects(row: Row<(String, Bool)>) throws
  {
    let (settings, expected) = row.value
    #expect(try isStrict(["App.xcodeproj/project.pbxproj": settings]) == expected)
  }

  @Test func theOptionComesBeforeTheManifest() throws {
    let folder = try TemporaryFolder(["Package.swift": Self.manifest("[]"), Self.file: Self.source])
    func isMarked(_ arguments: String...) throws -> Bool {
      let program = try Program.stubble(["expand", Self.file] + arguments, in: folder)
      #expect(program.status == 0)
      return program.output.contains("@safe nonisolated(unsafe)")
    }
    #expect(try !isMarked())
    #expect(try isMarked("--strict-memory-safety"))
    try folder.write("{ \"strictMemorySafety\": true }", to: ".stubble.json")
    #expect(try isMarked())
    try folder.write("{ \"strictMemorySafety\": false }", to: ".stubble.json")
    try folder.write(Self.manifest("[.strictMemorySafety()]"), to: "Package.swift")
    #expect(try !isMarked())
  }
}
