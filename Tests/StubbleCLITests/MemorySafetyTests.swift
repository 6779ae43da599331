import Testing

@testable import StubbleCLI

/// Strict memory safety, for which each use of what is unsafe is marked: which of several settings is taken.
@Suite struct MemorySafetyTests {
  private static let file = "Sources/App/A.swift"
  private static let source = "@Stubbable struct Money { func cents() -> Int { 1 } }\n"

  @Test func theOptionComesBeforeTheManifest() throws {
    let folder = try TemporaryFolder(["Package.swift": manifestOfApp("[]"), Self.file: Self.source])
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
    try folder.write(manifestOfApp("[.strictMemorySafety()]"), to: "Package.swift")
    #expect(try !isMarked())
  }
}
