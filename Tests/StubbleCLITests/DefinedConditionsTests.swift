import StubbleSemantics
import TestSupport
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

  @Test(
    arguments: [
      (["MOCK DEBUG", "MOCK"], ["MOCK": "true"]), (["DEBUG MOCK"], ["MOCK": "DEBUG"]),
      (["$(inherited) DEBUG MOCK", "$(inherited)", ""], ["MOCK": "DEBUG"]), (["DEBUG", ""], [:]),
      (["DEBUG A", "BETA A B"], ["A": "true", "BETA": "BETA", "B": "B"]),
    ].rows) func readsXcodeProjects(row: Row<([String], [String: String])>) throws
  {
    let (values, expected) = row.value
    let text = values.map { "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"\($0)\";\n" }.joined()
    #expect(
      try CompilerSettings.found(among: ["App.xcodeproj/project.pbxproj": text]).definitions == expected)
  }

  @Test func readsFlagsOfXcodeProjects() throws {
    let text = "OTHER_SWIFT_FLAGS = \"-D MOCK -DFAKE -O\";\n"
    let found = try CompilerSettings.found(among: ["App.xcodeproj/project.pbxproj": text]).definitions
    #expect(found == ["MOCK": "true", "FAKE": "true"])
  }

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
      "Package.swift": Self.manifest("shared"), "Tests/AppTests/B.swift": "",
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
