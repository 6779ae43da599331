import StubbleSemantics
import Testing

@testable import StubbleCLI

/// In language mode 4 a computed property of an optional type has no initial value.
@Suite struct LanguageModeTests {
  @Test(
    arguments: [
      ("// swift-tools-version:4.2\nlet package = Package(name: \"A\")", true),
      ("// swift-tools-version: 4.0\nlet package = Package(name: \"A\", swiftLanguageVersions: [4])", true),
      (
        "// swift-tools-version:5.5\nlet package = Package(name: \"A\", swiftLanguageVersions: [.v4_2])", true
      ),
      (
        "// swift-tools-version:4.2\nlet package = Package(name: \"A\", swiftLanguageVersions: [.v4, .v5])",
        false
      ),
      ("// swift-tools-version:6.0\nlet package = Package(name: \"A\", swiftLanguageModes: [.v6])", false),
      ("// swift-tools-version:5.9\nlet package = Package(name: \"A\")", false),
      ("let package = Package(name: \"A\", swiftLanguageVersions: versions)", false),
    ].rows)
  func readsManifests(row: Row<(String, Bool)>) throws {
    let folder = try TemporaryFolder(["Package.swift": row.value.0, "Sources/A/A.swift": ""])
    var modules = Modules()
    #expect(modules.compilation(of: folder["Sources/A/A.swift"]).settings.isInLanguageMode4 == row.value.1)
  }

  @Test(
    arguments: [
      ("SWIFT_VERSION = 4.2;\n", true), ("SWIFT_VERSION = 4.0;\nSWIFT_VERSION = 5.0;\n", false),
      ("SWIFT_VERSION = 5.0;\n", false), ("", false),
    ].rows)
  func readsProjects(row: Row<(String, Bool)>) throws {
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": row.value.0, "A.swift": ""])
    var modules = Modules()
    #expect(modules.compilation(of: folder["A.swift"]).settings.isInLanguageMode4 == row.value.1)
  }

  /// The declaration stays the storage of an optional, and with it its value.
  @Test(
    arguments: [
      ("var x: Int? = 3", "var _x: Int? = 3"), ("let x: Int?", "let _x: Int?"),
      ("var x: Optional<Int> = 3", "var _x: Optional<Int> = 3"), ("var x: Int! = 3", "var _x: Int! = 3"),
      ("var x: Int?", "private var _x: Int?"), ("var x: Int = 3", "private var _x: Int\n"),
    ].rows)
  func keepsOptionals(row: Row<(String, String)>) throws {
    let (property, storage) = row.value
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version:4.2\n",
      "Sources/A/A.swift": "@Stubbable struct A { \(property); init() { x = 1 } }\n",
    ])
    let ran = try Program.stubble("expand", "Sources/A/A.swift", in: folder)
    #expect(ran.output.contains(storage), "\(ran.output)")
  }
}
