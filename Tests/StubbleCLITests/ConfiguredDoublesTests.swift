import Foundation
import Testing

@testable import StubbleCLI

/// The files of doubles that a configuration describes.
@Suite struct ConfiguredDoublesTests {
  private static let sources = [
    "Sources/A.swift": """
    // @Spyable
    protocol Service { func load(id: Int) async throws -> String }
    protocol Other: Base { var count: Int { get } }
    private protocol Hidden {}
    """,
    "Sources/B.swift": "protocol Base { func base() }\n",
  ]

  /// An entry without paths is about the folder of the configuration, or the paths for all commands.
  @Test(arguments: ["", "\"paths\": [\"Sources\"], "], ["Sources", "Tests", "Tests/Deep"])
  func theCurrentFolderDoesNotMatter(paths: String, current: String) throws {
    let folder = try TemporaryFolder(Self.sources)
    try folder.write("struct T {}\n", to: "Tests/Deep/T.swift")
    let output = "Tests/Doubles.swift"
    try folder.write(
      "{ \(paths)\"doubles\": [{ \"output\": \"\(output)\", \"allProtocols\": true }] }", to: ".stubble.json")
    #expect(try Program.stubble("generate", in: folder).status == 0)
    let text = try folder.text(of: output)
    #expect(text.contains("class ServiceSpy") && text.contains("class BaseSpy"))
    for words in [["generate", "--check"], ["generate"]] {
      let ran = try Program.run(Program.stubble, words, in: folder[current])
      #expect(ran.status == 0, "\(ran.errors)")
      #expect(try folder.text(of: output) == text)
    }
  }

  @Test("writes all files that the configuration asks for")
  func configured() throws {
    let folder = try TemporaryFolder(Self.sources)
    try folder.write(
      """
      { "doubles": [
        { "output": "Spies.swift", "paths": ["Sources"], "allProtocols": true },
        { "output": "Mocks.swift", "paths": ["Sources"], "kind": "mock", "protocols": ["Other"],
          "namePattern": "Fake{}", "testable": ["App"] }
      ] }
      """, to: ".stubble.json")
    #expect(try Program.stubble("generate", "--check", in: folder).status == 1)
    let run = try Program.stubble("generate", in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        stubble: Spies.swift: 3 doubles with 4 requirements, written
        stubble: Mocks.swift: 2 doubles with 3 requirements, written

        """)
    #expect(try folder.text(of: "Mocks.swift").contains("final class FakeOther: Other {"))
    #expect(try Program.stubble("generate", "--check", in: folder).status == 0)
    let usage = try Program.stubble("generate", "--kind", "mock", in: folder)
    #expect(usage.status == 2 && usage.errors.contains("no file to write to"))
  }

  @Test("says where the configuration names a wrong path, and writes no file")
  func configuredWrongly() throws {
    let folder = try TemporaryFolder(Self.sources)
    try folder.write(
      """
      { "doubles": [
        { "output": "none/D.swift", "paths": ["Sources"] },
        { "output": "A.swift", "paths": ["Sources", "nosuch"] },
        { "output": "B.swift", "paths": ["Sources"], "references": ["missing"] },
        { "output": "C.swift", "paths": ["Sources"], "protocols": ["Nope"] },
        { "output": "Spies.swift", "paths": ["Sources"], "allProtocols": true }
      ] }
      """, to: ".stubble.json")
    let run = try Program.stubble("generate", in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors.split(separator: "\n").filter { $0.contains("error:") } == [
        ".stubble.json:2:15: error: 'none/D.swift': there is no folder 'none/'",
        ".stubble.json:3:47: error: 'nosuch': cannot open: No such file or directory",
        ".stubble.json:4:63: error: 'missing': cannot open: No such file or directory",
        ".stubble.json:5:62: error: there is no protocol 'Nope' in the files given",
      ])
    #expect(run.errors.hasSuffix("\nstubble: Spies.swift: nothing was written\n"))
    #expect(try folder.snapshot().keys.sorted() == [".stubble.json", "Sources/A.swift", "Sources/B.swift"])
  }
}
