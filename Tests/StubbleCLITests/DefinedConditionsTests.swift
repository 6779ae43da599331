import StubbleSemantics
import Testing

@testable import StubbleCLI

/// Where it is found which compilation conditions a target defines.
@Suite struct DefinedConditionsTests {
  private static func manifest(_ settings: String, ofTests: String = "[]") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let shared: [SwiftSetting] = [.define("SHARED")]
    let package = Package(name: "App", targets: [
      .target(name: "App", swiftSettings: \(settings)), .testTarget(name: "AppTests", swiftSettings: \(ofTests)),
    ])
    """
  }

  @Test(
    arguments: [
      ("[]", [:]), ("[.define(\"A\"), .enableUpcomingFeature(\"ExistentialAny\")]", ["A": "true"]),
      ("shared + [SwiftSetting.define(\"B\")]", ["SHARED": "true", "B": "true"]),
      ("[.define(\"A\", .when(configuration: .debug))]", ["A": "DEBUG"]),
      ("[.define(\"A\", .when(configuration: .release))]", ["A": "!DEBUG"]),
      ("[.define(\"A\", .when(platforms: [.iOS]))]", ["A": "A"]),
      ("[.define(\"A\", .when(platforms: [.iOS], configuration: .debug))]", ["A": "A"]),
      ("isLive ? [.define(\"A\")] : []", ["A": "A"]),
    ].rows) func readsManifests(row: Row<(String, [String: String])>) throws
  {
    let (settings, expected) = row.value
    #expect(
      try CompilerSettings.found(among: ["Package.swift": Self.manifest(settings)]).definitions == expected)
  }

  @Test("Doubles have the requirements that their protocols have, whatever their own target defines")
  func generatedFiles() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest("shared"), "Tests/AppTests/B.swift": "",
      "Sources/App/A.swift": "public protocol P {\n#if SHARED\nfunc f()\n#else\nfunc g()\n#endif\n}\n",
    ])
    let run = try Program.run(
      Program.stubble, ["generate", "Sources", "--all-protocols", "--output", "Tests/AppTests/D.swift"],
      in: folder.path)
    #expect(run.status == 0)
    let text = try folder.text(of: "Tests/AppTests/D.swift")
    #expect(
      !text.contains("SHARED") && text.contains("\n  public func f() {") && text.contains("#if !(true)"))
  }
}
