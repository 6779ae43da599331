import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// The settings of the compiler that are found in manifests and in Xcode projects.
@Suite struct CompilerSettingsTests {
  /// A setting, files that give it a value, and that value.
  struct Case<Value: Equatable & Sendable>: Sendable {
    let setting: any KeyPath<CompilerSettings, Value> & Sendable
    let files: [String: String]
    let expected: Value

    func check() throws {
      let found = try CompilerSettings.found(among: files)[keyPath: setting]
      #expect(found == expected, "\(setting) among \(files)")
    }
  }

  /// Lists of settings to which manifests refer.
  private static let lists = """
    let nonsending: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    let internalImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
    let embedded: [SwiftSetting] = [.enableExperimentalFeature("Embedded")]
    let safe: [SwiftSetting] = [.strictMemorySafety()]
    let conditions: [SwiftSetting] = [.define("SHARED")]
    """

  /// Cases of a setting, each with what a target has for its settings.
  private static func manifests<Value>(
    _ setting: any KeyPath<CompilerSettings, Value> & Sendable, tools: String = "6.2",
    _ cases: [(settings: String, expected: Value)]
  ) -> [Case<Value>] {
    cases.map {
      let manifest = manifestOfApp($0.settings, tools: tools, lists: lists)
      return Case(setting: setting, files: ["Package.swift": manifest], expected: $0.expected)
    }
  }

  /// Cases of a setting, each with the text of an Xcode project.
  private static func projects<Value>(
    _ setting: any KeyPath<CompilerSettings, Value> & Sendable, _ cases: [(text: String, expected: Value)]
  ) -> [Case<Value>] {
    cases.map {
      Case(setting: setting, files: ["App.xcodeproj/project.pbxproj": $0.text], expected: $0.expected)
    }
  }

  // MARK: What is on or off

  @Test(arguments: flagsOfManifests.flatMap { $0 }.rows) func readsManifests(row: Row<Case<Bool>>) throws {
    try row.value.check()
  }

  private static let flagsOfManifests: [[Case<Bool>]] = [
    manifests(
      \.isNonsendingByDefault,
      [
        ("[.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")]", true),
        ("nonsending + [.define(\"A\")]", true),
        ("[.unsafeFlags([\"-enable-upcoming-feature\", \"NonisolatedNonsendingByDefault\"])]", true),
        (
          "[.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\", .when(configuration: .release))]",
          false
        ),
        ("[.enableUpcomingFeature(\"ExistentialAny\")]", false), ("[]", false),
      ]),
    manifests(
      \.importsInternally,
      [
        ("[.enableUpcomingFeature(\"InternalImportsByDefault\")]", true),
        ("internalImports + [.define(\"A\")]", true),
        ("[.unsafeFlags([\"-enable-upcoming-feature\", \"InternalImportsByDefault\"])]", true),
        ("[.enableUpcomingFeature(\"InternalImportsByDefault\", .when(configuration: .release))]", false),
        ("[.enableUpcomingFeature(\"ExistentialAny\")]", false), ("[]", false),
      ]),
    manifests(
      \.infersIsolatedConformances,
      [
        ("[.enableUpcomingFeature(\"InferIsolatedConformances\")]", true),
        ("[.unsafeFlags([\"-enable-upcoming-feature\", \"InferIsolatedConformances\"])]", true),
        ("[.enableUpcomingFeature(\"ExistentialAny\")]", false), ("[]", false),
      ]),
    manifests(
      \.sharesGlobalActors, tools: "5.9",
      [
        ("[.enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")]", true),
        ("[.enableUpcomingFeature(\"InferIsolatedConformances\")]", false),
      ]),
    manifests(
      \.isEmbedded, tools: "6.0",
      [
        ("[.enableExperimentalFeature(\"Embedded\")]", true), ("embedded", true),
        ("[.unsafeFlags([\"-wmo\", \"-enable-experimental-feature\", \"Embedded\"])]", true),
        ("[.enableExperimentalFeature(\"Embedded\", .when(platforms: [.wasi]))]", false),
        ("isFirmware ? embedded : []", false), ("[.define(\"Embedded\")]", false),
        ("[.enableExperimentalFeature(\"Lifetimes\")]", false), ("[]", false),
      ]),
    manifests(
      \.isStrictAboutMemory,
      [
        ("[.strictMemorySafety()]", true), ("[.strictMemorySafety(.when(platforms: [.macOS]))]", true),
        ("[.unsafeFlags([\"-strict-memory-safety\"])]", true), ("safe + [.define(\"A\")]", true),
        ("[.swiftLanguageMode(.v6)]", false), ("[]", false),
      ]),
    manifests(
      \.isStrictAboutConcurrency, tools: "5.10",
      [
        ("[.enableExperimentalFeature(\"StrictConcurrency\")]", true),
        ("[.enableExperimentalFeature(\"StrictConcurrency=complete\")]", true),
        ("[.enableExperimentalFeature(\"StrictConcurrency=targeted\")]", false),
        ("[.enableUpcomingFeature(\"StrictConcurrency\", .when(platforms: [.iOS]))]", true),
        ("[.enableUpcomingFeature(\"IsolatedDefaultValues\")]", true),
        ("[.enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")]", false),
        ("[.unsafeFlags([\"-strict-concurrency=complete\"])]", true),
        ("[.unsafeFlags([\"-strict-concurrency=minimal\"])]", false),
        ("[.unsafeFlags([\"-Xfrontend\", \"-warn-concurrency\"])]", true), ("[]", false),
      ]),
  ]

  @Test(arguments: flagsOfProjects.flatMap { $0 }.rows) func readsXcodeProjects(row: Row<Case<Bool>>) throws {
    try row.value.check()
  }

  private static let flagsOfProjects: [[Case<Bool>]] = [
    projects(
      \.isNonsendingByDefault,
      [
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = YES;\n", true),
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO;\n", false),
        ("OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature NonisolatedNonsendingByDefault\";\n", true),
        ("SWIFT_APPROACHABLE_CONCURRENCY = YES;\n", true), ("SWIFT_APPROACHABLE_CONCURRENCY = NO;\n", false),
        (
          "SWIFT_APPROACHABLE_CONCURRENCY = YES;\nSWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO;\n",
          false
        ), ("SWIFT_VERSION = 6.0;\n", false),
      ]),
    projects(
      \.importsInternally,
      [
        ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = YES;\n", true),
        ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = NO;\n", false),
        ("OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature InternalImportsByDefault\";\n", true),
        ("SWIFT_VERSION = 6.0;\n", false),
      ]),
    projects(
      \.infersIsolatedConformances,
      [
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = YES;\n", true),
        ("OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature InferIsolatedConformances\";\n", true),
        ("SWIFT_APPROACHABLE_CONCURRENCY = YES;\n", true),
        (
          "SWIFT_APPROACHABLE_CONCURRENCY = YES;\nSWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO;\n",
          false
        ), ("SWIFT_VERSION = 6.0;\n", false),
      ]),
    projects(
      \.sharesGlobalActors,
      [("SWIFT_APPROACHABLE_CONCURRENCY = YES;\n", true), ("SWIFT_VERSION = 5.0;\n", false)]),
    projects(
      \.isStrictAboutMemory,
      [
        ("SWIFT_STRICT_MEMORY_SAFETY = YES;\n", true), ("SWIFT_STRICT_MEMORY_SAFETY = NO;\n", false),
        ("SWIFT_VERSION = 6.0;\n", false),
      ]),
    projects(
      \.isStrictAboutConcurrency,
      [
        ("SWIFT_STRICT_CONCURRENCY = complete;\n", true), ("SWIFT_STRICT_CONCURRENCY = targeted;\n", false),
        ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES = YES;\n", true),
        ("OTHER_SWIFT_FLAGS = \"-strict-concurrency=complete\";\n", true),
        ("OTHER_SWIFT_FLAGS = \"-enable-experimental-feature StrictConcurrency\";\n", true),
        ("SWIFT_VERSION = 5.0;\n", false),
      ]),
  ]

  // MARK: Compilation conditions

  @Test(
    arguments: manifests(
      \.definitions,
      [
        ("[]", [:]), ("[.define(\"A\"), .enableUpcomingFeature(\"ExistentialAny\")]", ["A": "true"]),
        ("conditions + [SwiftSetting.define(\"B\")]", ["SHARED": "true", "B": "true"]),
        ("[.define(\"A\", .when(configuration: .debug))]", ["A": "DEBUG"]),
        ("[.define(\"A\", .when(configuration: .release))]", ["A": "!DEBUG"]),
        ("[.define(\"A\", .when(platforms: [.iOS]))]", ["A": "A"]),
        ("[.define(\"A\", .when(platforms: [.iOS], configuration: .debug))]", ["A": "A"]),
        ("isLive ? [.define(\"A\")] : []", ["A": "A"]),
      ]
    ).rows) func readsConditionsOfManifests(row: Row<Case<[String: String]>>) throws
  {
    try row.value.check()
  }

  /// The values of a setting, one for each configuration.
  @Test(
    arguments: [
      (["MOCK DEBUG", "MOCK"], ["MOCK": "true"]), (["DEBUG MOCK"], ["MOCK": "DEBUG"]),
      (["$(inherited) DEBUG MOCK", "$(inherited)", ""], ["MOCK": "DEBUG"]), (["DEBUG", ""], [:]),
      (["DEBUG A", "BETA A B"], ["A": "true", "BETA": "BETA", "B": "B"]),
    ].rows) func readsConditionsOfXcodeProjects(row: Row<([String], [String: String])>) throws
  {
    let (values, expected) = row.value
    let text = values.map { "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"\($0)\";\n" }.joined()
    try Self.projects(\.definitions, [(text, expected)]).forEach { try $0.check() }
  }

  @Test func readsConditionsInFlagsOfXcodeProjects() throws {
    let text = "OTHER_SWIFT_FLAGS = \"-D MOCK -DFAKE -O\";\n"
    try Self.projects(\.definitions, [(text, ["MOCK": "true", "FAKE": "true"])]).forEach { try $0.check() }
  }

  // MARK: Language modes

  @Test(
    arguments: [
      ("// swift-tools-version:4.2\nlet package = Package(name: \"A\")", 4),
      ("// swift-tools-version: 4.0\nlet package = Package(name: \"A\", swiftLanguageVersions: [4])", 4),
      (
        "// swift-tools-version:5.5\nlet package = Package(name: \"A\", swiftLanguageVersions: [.v4_2])", 4
      ),
      (
        "// swift-tools-version:4.2\nlet package = Package(name: \"A\", swiftLanguageVersions: [.v4, .v5])",
        5
      ),
      ("// swift-tools-version:6.0\nlet package = Package(name: \"A\", swiftLanguageModes: [.v6])", 6),
      (
        """
        // swift-tools-version:6.2
        let package = Package(name: "A", targets: [.target(name: "App", swiftSettings: [.swiftLanguageMode(.v5)])])
        """, 5
      ),
      (
        "// swift-tools-version:6.2\nlet package = Package(name: \"A\", targets: [.target(name: \"App\")])", 6
      ),
      ("// swift-tools-version:5.9\nlet package = Package(name: \"A\")", 5),
      (
        """
        // swift-tools-version:5.9
        let a = a + a + a + a + a + a + a
        let package = Package(name: a, targets: [.target(name: a, path: "\\(a)\\(a)\\(a)\\(a)\\(a)")])
        """, 5
      ),
      ("\n// swift-tools-version:5.9\nlet package = Package(name: \"A\")", 5),
      ("// Copyright: 6 friends\nlet package = Package(name: \"A\")", 4),
      ("let package = Package(name: \"A\", swiftLanguageVersions: versions)", nil),
    ].rows)
  func readsLanguageModesOfManifests(row: Row<(String, Int?)>) throws {
    let found = try CompilerSettings.found(among: ["Package.swift": row.value.0])
    #expect(found.languageMode?.rawValue == row.value.1)
  }

  @Test(
    arguments: [
      ("SWIFT_VERSION = 4.2;\n", 4), ("SWIFT_VERSION = 4.0;\nSWIFT_VERSION = 5.0;\n", nil),
      ("SWIFT_VERSION = 5.0;\n", 5), ("", nil),
    ].rows)
  func readsLanguageModesOfXcodeProjects(row: Row<(String, Int?)>) throws {
    let found = try CompilerSettings.found(among: ["App.xcodeproj/project.pbxproj": row.value.0])
    #expect(found.languageMode?.rawValue == row.value.1)
  }
}
