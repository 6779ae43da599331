import TestSupport
import Testing

@testable import StubbleCLI

/// What depends on a module's language mode, and the warning where the mode of a file is not known.
@Suite struct LanguageModeTests {
  /// Settings of targets of which it is not known which files they have.
  @Test(
    arguments: [
      ("[.swiftLanguageMode(.v5)]", true), ("[.strictMemorySafety()]", true), ("settings", true),
      ("[.enableUpcomingFeature(\"InternalImportsByDefault\")]", true),
      ("[.swiftLanguageMode(.v6)]", false), ("[.define(\"DEBUG\")]", false),
    ].rows)
  func warnsOfSettingsForUnknownFiles(row: Row<(String, Bool)>) throws {
    let (settings, expected) = row.value
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:6.2
      let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]
      let package = Package(name: "P", targets: [
        .target(name: "A", path: path(), swiftSettings: \(settings)),
        .target(name: "B", swiftSettings: \(settings)),
      ])
      """, "Sources/A/A.swift": "@Stubbable class A { func f() {} }\n",
    ])
    let ran = try Program.stubble("apply", in: folder)
    let warning = "Package.swift:4:36: warning: cannot determine which files have these settings"
    #expect(ran.errors.contains(warning) == expected, "\(ran.errors)")
    #expect(ran.errors.split(separator: "\n").count(where: { $0.contains("warning:") }) == (expected ? 1 : 0))
    #expect(ran.status == 0)
  }

  /// What takes values that are not 'Sendable' is on the main actor by default in language mode 6, and anywhere in mode 5.
  @Test(
    arguments: [
      ("<H: Hashable>", "v6", false), ("<H>", "v6", false), ("<H: Hashable & Sendable>", "v6", true),
      ("<H: Error>", "v6", true), ("<H: Hashable>", "v5", true),
    ].rows)
  func isolatesInitializers(row: Row<(String, String, Bool)>) throws {
    let (parameter, mode, isAnywhere) = row.value
    let settings = "[.defaultIsolation(MainActor.self), .swiftLanguageMode(.\(mode))]"
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:6.2
      let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: \(settings))])
      """,
      "Sources/A/A.swift": "@Stubbable struct A\(parameter) { let first: H; let all: [H]? }\n",
    ])
    let ran = try Program.stubble("expand", "Sources/A/A.swift", in: folder)
    #expect(ran.output.contains("init(first: H, all: [H]?)"), "\(ran.output)")
    #expect(ran.output.contains("nonisolated init(first: H, all: [H]?)") == isAnywhere, "\(ran.output)")
  }

  /// In language mode 4 a computed property of an optional type has no initial value: the declaration stays the storage of
  /// an optional, and with it its value.
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
