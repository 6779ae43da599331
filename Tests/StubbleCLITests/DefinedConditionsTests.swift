import StubbleSemantics
import Testing

@testable import StubbleCLI

/// The compilation conditions that targets define, for a file of several targets and for doubles.
@Suite struct DefinedConditionsTests {
  @Test("A file of several targets has the conditions that all define alike") func sharedFiles() {
    let all = [["A": "true", "B": "DEBUG"], ["A": "true", "C": "true"]].map { definitions in
      var settings = CompilerSettings()
      settings.definitions = definitions
      return Compilation(modules: .unknown, settings: settings)
    }
    #expect(Compilation(joining: all).settings.definitions == ["A": "true", "B": "B", "C": "C"])
  }

  @Test("Doubles have the requirements that their protocols have, whatever their own target defines")
  func generatedFiles() throws {
    let folder = try TemporaryFolder([
      "Package.swift": manifestOfApp("[.define(\"SHARED\")]"), "Tests/AppTests/B.swift": "",
      "Sources/App/A.swift": "public protocol P {\n#if SHARED\nfunc f()\n#else\nfunc g()\n#endif\n}\n",
    ])
    let run = try Program.stubble(
      "generate", "Sources", "--all-protocols", "--output", "Tests/AppTests/D.swift", in: folder)
    #expect(run.status == 0)
    let text = try folder.text(of: "Tests/AppTests/D.swift")
    #expect(
      !text.contains("SHARED") && text.contains("\n  public func f() {") && text.contains("#if !(true)"))
  }
}
