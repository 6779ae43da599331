import Foundation
import StubbleRewriter
import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Where the default isolation of a module is found.
@Suite struct DefaultIsolationTests {
  private static let file = "Sources/App/A.swift"
  private static let source = "@Stubbable struct Money { let cents: Int }\n"

  /// Returns the default isolation of a file below a manifest.
  private func isolation(manifest: String, of file: String = file) throws -> DefaultIsolation {
    let folder = try TemporaryFolder(["Package.swift": manifest, file: ""])
    var modules = Modules()
    return modules.compilation(of: folder[file]).settings.defaultIsolation
  }

  /// A manifest with settings of one target, and other statements before and after the package.
  private func manifest(_ settings: String, before: String = "", after: String = "") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    \(before)
    let package = Package(
      name: "App",
      targets: [
        .target(name: "Other"),
        .executableTarget(name: "App", dependencies: ["Other"]\(settings.isEmpty ? "" : ", swiftSettings: \(settings)")),
      ]
    )
    \(after)
    """
  }

  @Test(
    arguments: [
      ("[.defaultIsolation(MainActor.self)]", DefaultIsolation.mainActor),
      (
        "[.swiftLanguageMode(.v5), SwiftSetting.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]",
        .nonisolated
      ),
      ("[.defaultIsolation(MainActor.self, .when(platforms: [.iOS, .linux, .macOS]))]", .mainActor),
      ("[.defaultIsolation(MainActor.self, .when(configuration: .release))]", .nonisolated),
      ("[.defaultIsolation(MainActor.self, .when(configuration: .debug))]", .mainActor),
      ("[.unsafeFlags([\"-default-isolation=MainActor\"])]", .mainActor),
      ("[.unsafeFlags([\"-Xfrontend\", \"-default-isolation\", \"-Xfrontend\", \"MainActor\"])]", .mainActor),
      ("[.defaultIsolation(nil)]", .nonisolated),
      ("[.defaultIsolation(nil), .defaultIsolation(MainActor.self)]", .mainActor),
      ("[.defaultIsolation(MainActor.self), .defaultIsolation(nil)]", .nonisolated),
      ("[.defaultIsolation(MainActor.self, .when(traits: [\"A\"]))]", .nonisolated),
      ("[.unsafeFlags([#\"-default-isolation\"#, \"Main\\u{41}ctor\"])]", .mainActor),
      (
        "[.unsafeFlags([##\"\"\"\n      -default-\\##\n      isolation\n      \"\"\"##, \"MainActor\"])]",
        .mainActor
      ),
      ("[.unsafeFlags([\"-default-isolation\", \"MainActor\"])]", .mainActor),
      ("[.unsafeFlags([\"-default-isolation\", \"nonisolated\"])]", .nonisolated),
      ("[.define(\"MainActor\"), .enableUpcomingFeature(\"InferIsolatedConformances\")]", .nonisolated),
      ("", .nonisolated),
    ].rows) func readsATargetsOwnSettings(row: Row<(String, DefaultIsolation)>) throws
  {
    let (settings, expected) = row.value
    #expect(try isolation(manifest: manifest(settings)) == expected)
  }

  @Test func readsSettingsUnderAName() throws {
    let constant = "let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]"
    #expect(try isolation(manifest: manifest("settings", before: constant)) == .mainActor)
    #expect(try isolation(manifest: manifest("settings + []", after: constant)) == .mainActor)
    #expect(try isolation(manifest: manifest("", before: constant)) == .nonisolated)
    let one = "extension SwiftSetting { static let main = SwiftSetting.defaultIsolation(MainActor.self) }"
    #expect(try isolation(manifest: manifest("[.main]", before: one)) == .mainActor)
    #expect(
      try isolation(manifest: manifest("[.defaultIsolation(nil)] + settings", before: constant)) == .mainActor
    )
    #expect(
      try isolation(manifest: manifest("settings + [.defaultIsolation(nil)]", before: constant))
        == .nonisolated)
    let trait = "let traits: Set<Trait> = [.trait(name: \"A\"), .default(enabledTraits: [\"A\"])]"
    let conditional = "[.defaultIsolation(MainActor.self, .when(traits: [\"A\"]))]"
    #expect(try isolation(manifest: manifest(conditional, before: trait)) == .mainActor)
    let other =
      "let traits: Set<Trait> = [.trait(name: \"B\", enabledTraits: [\"A\"]), .default(enabledTraits: [])]"
    #expect(try isolation(manifest: manifest(conditional, before: other)) == .nonisolated)
    let indirect = other.replacing("enabledTraits: [])", with: "enabledTraits: [\"B\"])")
    #expect(try isolation(manifest: manifest(conditional, before: indirect)) == .mainActor)
    let circle = "let a: [SwiftSetting] = b\nlet b: [SwiftSetting] = a"
    #expect(try isolation(manifest: manifest("a", before: circle)) == .nonisolated)
  }

  /// A function that makes settings, and whether it is warned about, since its condition may depend on arguments.
  @Test(
    arguments: [
      ("{ [.defaultIsolation(MainActor.self)] + more }", DefaultIsolation.mainActor, false),
      ("{ all }\nlet all: [SwiftSetting] = [.defaultIsolation(MainActor.self)]", .mainActor, false),
      ("{ more }", .nonisolated, false), ("{ shared() + more }", .nonisolated, false),
      ("{ more.isEmpty ? [.defaultIsolation(MainActor.self)] : more }", .nonisolated, true),
      ("{ if more.isEmpty { [.defaultIsolation(MainActor.self)] } else { [] } }", .nonisolated, true),
    ].rows) func readsFunctions(row: Row<(String, DefaultIsolation, Bool)>) throws
  {
    let (body, expected, isWarning) = row.value
    let text = manifest("shared()", after: "func shared(_ more: SwiftSetting...) -> [SwiftSetting] \(body)")
    #expect(try isolation(manifest: text) == expected)
    let folder = try TemporaryFolder(["Package.swift": text])
    #expect((Package(in: folder.path)?.diagnostics ?? []).isEmpty == !isWarning)
  }

  @Test func readsWhatIsSetForAllTargets() throws {
    let loop = """
      for target in package.targets {
        var settings = target.swiftSettings ?? []
        settings.append(.defaultIsolation(MainActor.self))
        target.swiftSettings = settings
      }
      """
    #expect(try isolation(manifest: manifest("", after: loop)) == .mainActor)
    #expect(try isolation(manifest: manifest("[.defaultIsolation(nil)]", after: loop)) == .nonisolated)
  }

  @Test func tellsTargetsApart() throws {
    let text = manifest("[.defaultIsolation(MainActor.self)]")
    #expect(try isolation(manifest: text, of: "Sources/Other/A.swift") == .nonisolated)
    #expect(try isolation(manifest: text, of: "Elsewhere/A.swift") == .nonisolated)
  }

  private static let main = "swiftSettings: [.defaultIsolation(MainActor.self)]"

  /// Where the files of a target are.
  @Test(
    arguments: [
      (".target(name: \"App\", \(main))", "Sources/A.swift", DefaultIsolation.mainActor),
      (".target(name: \"App\", \(main)), .target(name: \"B\")", "Sources/A.swift", .nonisolated),
      (".target(name: \"App\", \(main)), .testTarget(name: \"B\")", "Sources/A.swift", .mainActor),
      (".target(name: \"App\", path: \"./Custom//UI/\", \(main))", "Custom/UI/A.swift", .mainActor),
      (".target(name: \"App\", path: \".\", \(main))", "Deep/A.swift", .mainActor),
      (
        ".target(name: \"App\", path: \"S\", sources: [\"A\"], \(main)), .target(name: \"B\", path: \"S\", sources: [\"B\"])",
        "S/A/A.swift", .mainActor
      ),
      (
        ".target(name: \"App\", path: \"S\", sources: [\"A\"], \(main)), .target(name: \"B\", path: \"S\", sources: [\"B\"])",
        "S/B/A.swift", .nonisolated
      ),
      (
        ".target(name: \"App\", path: \"S\", sources: [\"A.swift\"], \(main)), .target(name: \"B\", path: \"S\", sources: [\"B.swift\"])",
        "S/A.swift", .mainActor
      ),
      (
        ".target(name: \"App\", path: \"S\", sources: [\"A.swift\"], \(main)), .target(name: \"B\", path: \"S\", sources: [\"B.swift\"])",
        "S/B.swift", .nonisolated
      ),
      (
        ".target(name: \"App\", path: \"S\", exclude: [\"B\"], \(main)), .target(name: \"B\", path: \"S/B\")",
        "S/B/A.swift", .nonisolated
      ),
      (
        ".target(name: \"B\", dependencies: [.target(name: \"App\")]), .target(name: \"App\", \(main))",
        "Sources/App/A.swift", .mainActor
      ),
      (".target(name: name, \(main))", "Sources/Named/A.swift", .mainActor),
      (".target(name: \"App\", path: nil, \(main))", "Sources/App/A.swift", .mainActor),
      (".target(name: \"App\", path: \"S/\" + name + \"/UI\", \(main))", "S/Named/UI/A.swift", .mainActor),
      (
        ".target(name: \"App\", path: \"\\(name)\\u{41}/\\(\"UI\")\", \(main))", "NamedA/UI/A.swift",
        .mainActor
      ),
      (".target(name: \"App\", path: #\"S/\\#(name)\"#, \(main))", "S/Named/A.swift", .mainActor),
      (
        ".target(name: \"App\", path: \"S\", exclude: [\"B\"] + other(), \(main))", "S/B/A.swift",
        .nonisolated
      ),
      (
        ".target(name: \"App\", path: \"S\", exclude: [name] + [\"B\", other()], \(main))", "S/B/A.swift",
        .nonisolated
      ),
      (".target(name: \"App\", path: \"S\", exclude: [\"B\", other()], \(main))", "S/A.swift", .mainActor),
      (
        ".target(name: \"App\", path: \"S\", sources: files + [\"A.swift\"], \(main))", "S/A.swift",
        .mainActor
      ),
      (
        ".target(name: \"App\", path: \"S\", sources: files + [\"A.swift\"], \(main))", "S/B.swift",
        .nonisolated
      ),
      (".target(name: \"App\", path: \"S\", sources: list(), \(main))", "S/A.swift", .mainActor),
      (
        ".target(name: \"App\", path: #\"S\"#, sources: files, \(main)), .target(name: \"B\", path: \"S\")",
        "S/A.swift", .nonisolated
      ),
      (
        ".target(name: \"App\", path: #\"S\"#, sources: files, \(main)), .target(name: \"B\", path: \"S\")",
        "S/Z.swift", .mainActor
      ),
    ].rows) func readsPlacesOfTargets(row: Row<(String, String, DefaultIsolation)>) throws
  {
    let (targets, file, expected) = row.value
    let manifest =
      "// swift-tools-version: 6.2\nlet name = \"Named\"\nlet files = [\"Z.swift\"]\nlet package = Package(name: \"P\", targets: [\(targets)])\n"
    #expect(try isolation(manifest: manifest, of: file) == expected)
  }

  /// Targets and dependencies on them are created by functions of one name.
  @Test(
    arguments: [
      ("extension Target.Dependency { static let core: Target.Dependency = .target(name: \"App\") }", ""),
      ("extension Target.Dependency { static let core = target(name: \"App\") }", ""),
      ("extension [Target.Dependency] { static var core: Self { [.target(name: \"App\")] } }", ""),
      ("let common: [Target.Dependency] = [.target(name: \"App\")]", ""),
      ("let common = [.target(name: \"App\")] as [Target.Dependency]", ""),
      ("let common = [Target.Dependency.target(name: \"App\"), .target(name: \"App\")]", ""),
      ("let make = { (name: String) -> Target.Dependency in .target(name: \"App\") }", ""),
      ("func all() -> [Target.Dependency] { [.target(name: \"App\")] }", ""),
      ("", "package.targets[1].dependencies.append(.target(name: \"App\"))"),
      ("", "package.targets[1].dependencies += [.target(name: \"App\")]"),
      ("", "package.targets.last?.dependencies = [.target(name: \"App\")]"),
      ("", "add([.target(name: \"App\")])"),
    ].rows) func tellsDependenciesFromTargets(row: Row<(String, String)>) throws
  {
    let (before, after) = row.value
    let text =
      "// swift-tools-version: 6.2\n\(before)\nlet package = Package(name: \"P\", targets: [.target(name: \"App\", exclude: [\"Gen\"], \(Self.main)), .target(name: \"B\")])\n\(after)\n"
    #expect(try isolation(manifest: text) == .mainActor)
    let folder = try TemporaryFolder(["Package.swift": text])
    let package = try #require(Package(in: folder.path))
    #expect(package.targets.map(\.name) == ["App", "B"])
    #expect(package.leavesOut(folder["Sources/App/Gen/A.swift"]))
    #expect(package.diagnostics == [])
  }

  @Test func readsTheManifestOfTheNewestTools() throws {
    let folder = try TemporaryFolder([
      "Package.swift": manifest(""),
      "Package@swift-6.3.swift": manifest("[.defaultIsolation(MainActor.self)]"),
      "Package@swift-6.swift": manifest(""), "Package@swift-5.10.swift": manifest(""), Self.file: "",
    ])
    var modules = Modules()
    #expect(modules.compilation(of: folder[Self.file]).settings.defaultIsolation == .mainActor)
  }

  /// The version in the name of a manifest, the tools that it requires, and whether it is used in place of one that
  /// requires 6.2.
  @Test(
    arguments: [
      ("5.9", "5.9", false), ("5.9", "6.3", true), ("6.2", "6.2", false), ("6.2", "6.2.1", true),
      ("6.3", "6.2", true), ("6.3.1", "6.0", true), ("6", "5.9", true), ("5", "5.9", false),
    ].rows) func aManifestForOtherToolsIsUsedAsThePackageManagerDoes(row: Row<(String, String, Bool)>) throws
  {
    let (name, tools, isUsed) = row.value
    let other = manifest("").replacingOccurrences(of: "-version: 6.2", with: "-version:\(tools)")
    let folder = try TemporaryFolder([
      "Package.swift": manifest("[.defaultIsolation(MainActor.self)]"), "Package@swift-\(name).swift": other,
      Self.file: "",
    ])
    var modules = Modules()
    let isolation = modules.compilation(of: folder[Self.file]).settings.defaultIsolation
    #expect(isolation == (isUsed ? .nonisolated : .mainActor))
  }

  /// Where the manifest makes the main actor the default isolation, and for which targets is not in plain sight.
  @Test(
    arguments: [
      (
        "func ui(_ isUI: Bool) -> [SwiftSetting] { isUI ? [.defaultIsolation(MainActor.self)] : [] }",
        ".target(name: \"App\", swiftSettings: ui(true))", ""
      ),
      (
        "extension Target { static func ui(_ name: String) -> Target { .target(name: name, \(main)) } }",
        ".ui(\"App\")", ""
      ),
      ("let names = [\"App\"]", ".target(name: names[0], \(main))", ""),
      ("let base = base + \"/\"", ".target(name: \"App\", path: base + \"App\", \(main))", ""),
      ("let base = base()", ".target(name: \"App\", path: \"\\(base)/App\", \(main))", ""),
      ("let base = \"\\(base)\"", ".target(name: \"App\", path: \"\\(base)/App\", \(main))", ""),
      (
        "",
        ".target(name: \"App\", path: \"Sources\", sources: list(1), \(main)), .target(name: \"B\", path: \"Sources\", sources: list(2))",
        ""
      ),
      (
        "", ".target(name: \"App\")",
        "for t in package.targets where t.name == \"Z\" { t.swiftSettings = [.defaultIsolation(MainActor.self)] }"
      ),
      (
        "", ".target(name: \"App\")",
        "package.targets[1].swiftSettings = [.unsafeFlags([\"-default-isolation\", \"MainActor\"])]"
      ),
      (
        "",
        ".target(name: \"App\", swiftSettings: [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))])",
        ""
      ),
      ("", ".target(name: \"App\", swiftSettings: iso ? [.defaultIsolation(MainActor.self)] : [])", ""),
      ("", ".target(name: \"App\", swiftSettings: iso ? [] : [.defaultIsolation(MainActor.self)])", ""),
      ("", ".target(name: \"App\", swiftSettings: [.defaultIsolation(iso ? MainActor.self : nil)])", ""),
      ("", ".target(name: \"App\", swiftSettings: [.defaultIsolation(iso ? nil : MainActor.self)])", ""),
      ("", ".target(name: \"App\", swiftSettings: [.defaultIsolation(iso)])", ""),
      (
        "",
        ".target(name: \"App\", swiftSettings: [.unsafeFlags([\"-default-isolation\", iso ? \"MainActor\" : \"nonisolated\"])])",
        ""
      ),
      (
        "let main: [SwiftSetting] = iso ? [.defaultIsolation(MainActor.self)] : []",
        ".target(name: \"App\", swiftSettings: main)", ""
      ),
      (
        "var main: [SwiftSetting] { if iso { [.defaultIsolation(MainActor.self)] } else { [] } }",
        ".target(name: \"App\", swiftSettings: main)", ""
      ),
    ].rows) func warnsOfWhatIsNotInPlainSight(row: Row<(String, String, String)>) throws
  {
    let (before, target, after) = row.value
    let manifest =
      "// swift-tools-version: 6.2\n\(before)\nlet package = Package(name: \"P\", targets: [\(target)])\n\(after)\n"
    let folder = try TemporaryFolder(["Package.swift": manifest, Self.file: Self.source])
    let ran = try Program.stubble("apply", "--diff", in: folder)
    #expect(ran.errors.contains("Package.swift:"), "\(ran.errors)")
    #expect(ran.errors.contains("default isolation"))
    #expect(ran.errors.contains("--default-isolation"))
    #expect(!ran.output.contains("nonisolated var"))
    let result = try Program.stubble("apply", "--diff", "--default-isolation", "nonisolated", in: folder)
    #expect(!result.errors.contains("Package.swift"))
  }

  /// A loop, and whether it is over all targets; otherwise it is warned about.
  @Test(
    arguments: [
      ("for target in package.targets { target.\(set) }", true),
      ("for i in package.targets.indices { package.targets[i].\(set) }", true),
      ("package.targets.forEach { $0.\(set) }", true),
      ("package.targets.indices.forEach { package.targets[$0].\(set) }", true),
      ("for target in package.targets.filter({ $0.name.hasSuffix(\"Tests\") }) { target.\(set) }", false),
      ("for target in package.targets.suffix(1) { target.\(set) }", false),
      ("for target in [package.targets[0]] { target.\(set) }", false),
      ("package.targets.dropFirst().forEach { $0.\(set) }", false),
      ("package.targets.filter { $0.name == \"Other\" }.forEach { $0.\(set) }", false),
      ("others.forEach { $0.\(set) }", false),
    ].rows) func aLoopIsForAllTargetsIfItIsOverAll(row: Row<(String, Bool)>) throws
  {
    let (loop, isOverAll) = row.value
    let text = manifest("", after: loop)
    #expect(try isolation(manifest: text) == (isOverAll ? .mainActor : .nonisolated))
    let folder = try TemporaryFolder(["Package.swift": text])
    #expect((Package(in: folder.path)?.diagnostics ?? []).isEmpty == isOverAll)
  }

  private static let set = "swiftSettings = [.defaultIsolation(MainActor.self)]"

  @Test func aLoopThatAsksForTypesIsForAllTargets() throws {
    let loop =
      "for target in package.targets where target.type != .plugin { target.swiftSettings = [.defaultIsolation(MainActor.self)] }"
    #expect(try isolation(manifest: manifest("", after: loop)) == .mainActor)
  }

  /// What a manifest excludes without spelling it out counts as a source, and a warning says so.
  @Test(
    arguments: [("[\"Alt\", other()]", true), ("other()", true), ("[\"Alt\"]", false), ("nil", false)].rows)
  func warnsOfUnknownExclusions(row: Row<(String, Bool)>) throws {
    let (list, warns) = row.value
    let folder = try TemporaryFolder([
      "Package.swift":
        "let package = Package(name: \"P\", targets: [.target(name: \"App\", exclude: \(list))])\n",
      "Sources/App/A.swift": "@Stubbable class A { func f() {} }\n",
      "Sources/App/Alt/B.swift": "class B {}\n",
    ])
    let warning = "Package.swift:1:74: warning: cannot determine all files that this target excludes"
    #expect(try Program.stubble("apply", in: folder).errors.contains(warning) == warns)
  }

  /// Files that the manifest takes out of its targets count for nothing.
  @Test(arguments: [
    "exclude: [\"Alt\"]", "exclude: [\"Alt/A.swift\"]", "sources: [\"Z.swift\", \"E.swift\"]",
    "resources: [.copy(\"Alt\")]", "resources: [.process(\"Alt/A.swift\", localization: .base)]",
    "resources: others() + [.copy(other()), .embedInCode(\"./Alt/\")]",
  ])
  func leavesOutWhatNoTargetCompiles(setting: String) throws {
    let manifest =
      "// swift-tools-version: 6.2\nlet package = Package(name: \"P\", targets: [.target(name: \"App\", \(setting))])\n"
    let broken = "class A {}\n@Stubbable class Other { func f( {} }\n"
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/App/Z.swift": "class A {}\n", "Sources/App/Alt/A.swift": broken,
      "Sources/App/E.swift": "extension A { @StubbableFunction func f() {} }\n",
    ])
    let ran = try Program.stubble("apply", in: folder)
    #expect(
      ran.errors
        == "stubble: note: the package's manifest excludes 1 annotated file, which stubble skips; name it to include it\n"
        + "stubble: applied to 2 files\n")
    #expect(try folder.text(of: "Sources/App/Alt/A.swift") == broken)
    #expect(try Program.stubble("apply", "Sources/App/Alt/A.swift", in: folder).status == 1)
  }

  /// Whoever names a folder that the manifest excludes means its files.
  @Test(arguments: ["exclude: [\"Alt\"]", "sources: [\"Z.swift\"]", "resources: [.copy(\"Alt\")]"])
  func takesFoldersThatAreNamedThoughNoTargetCompilesThem(setting: String) throws {
    let manifest =
      "// swift-tools-version: 6.2\nlet package = Package(name: \"P\", targets: [.target(name: \"App\", \(setting))])\n"
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/App/Z.swift": "// @Stubbable\nclass Z { func f() {} }\n",
      "Sources/App/Alt/Deep/A.swift": "// @Stubbable\nclass A { func f() {} }\n",
    ])
    for path in ["Sources/App/Alt", "./Sources/App/Alt/Deep/", folder["Sources/App/Alt"]] {
      #expect(try Program.stubble("apply", path, in: folder).errors == "stubble: applied to 1 file\n")
      #expect(try Program.stubble("revert", path, in: folder).status == 0)
    }
    let inside = try Program.run(Program.stubble, ["apply", "--check"], in: folder["Sources/App/Alt"])
    #expect(inside.output == "Deep/A.swift\n")
    try folder.write("{ \"paths\": [\"Sources/App/Alt\"] }", to: ".stubble.json")
    #expect(try Program.stubble("apply", "--check", in: folder).output == "Sources/App/Alt/Deep/A.swift\n")
    let all = try Program.stubble("apply", "--check", "Sources/App", in: folder)
    #expect(all.output == "Sources/App/Z.swift\n")
    #expect(all.errors.contains("manifest excludes 1 annotated file"))
  }

  @Test(
    arguments: [
      ("\t\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n", DefaultIsolation.mainActor),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = \"MainActor\";\nSWIFT_VERSION = 6.0;\n", .mainActor),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;\n", .nonisolated),
      (
        "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\nSWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;\n",
        .nonisolated
      ),
      ("SWIFT_VERSION = 6.0;\n", .nonisolated),
      (
        "OLD_SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n",
        .mainActor
      ),
      ("ISO = MainActor;\nSWIFT_DEFAULT_ACTOR_ISOLATION = \"$(ISO)\";\n", .mainActor),
      ("OTHER_SWIFT_FLAGS = \"-default-isolation MainActor\";\n", .mainActor),
      ("OTHER_SWIFT_FLAGS = \"-DA='b c' \\\"-default-isolation\\\" 'MainActor'\";\n", .mainActor),
      ("OTHER_SWIFT_FLAGS = \"'-default-isolation MainActor'\";\n", .nonisolated),
    ].rows) func readsTheNearestXcodeProject(row: Row<(String, DefaultIsolation)>) throws
  {
    let (settings, expected) = row.value
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": settings, "App/Models/A.swift": ""])
    var modules = Modules()
    #expect(modules.compilation(of: folder["App/Models/A.swift"]).settings.defaultIsolation == expected)
  }

  @Test(arguments: ["App.xcconfig", "Config/App.xcconfig"]) func readsConfigurationFiles(name: String) throws
  {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "", "A.swift": ""])
    try folder.write("// SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n", to: name)
    var modules = Modules()
    #expect(modules.compilation(of: folder["A.swift"]).settings.defaultIsolation == .nonisolated)
    try folder.write("SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=*] = MainActor\n", to: name)
    modules = Modules()
    #expect(modules.compilation(of: folder["A.swift"]).settings.defaultIsolation == .mainActor)
  }

  // MARK: Commands

  @Test func commandsAgree() throws {
    let settings = manifest("[.defaultIsolation(MainActor.self)]")
    let folder = try TemporaryFolder(["Package.swift": settings, Self.file: Self.source])
    #expect(try Program.stubble("expand", Self.file, in: folder).output.contains("nonisolated var cents"))
    #expect(try Program.stubble("apply", "--diff", in: folder).output.contains("nonisolated var"))
    #expect(try Program.stubble("apply", in: folder).status == 0)
    #expect(try Program.stubble("status", in: folder).output == "\(Self.file): applied\n")
    #expect(try Program.stubble("revert", in: folder).status == 0)
    #expect(try folder.text(of: Self.file) == Self.source)
  }

  @Test func doublesAreCompiledAsTheFilesBesideThem() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "App"), .testTarget(name: "AppTests", swiftSettings: [.defaultIsolation(MainActor.self)]),
      ])
      """, Self.file: "protocol P { func f() }\n", "Tests/AppTests/B.swift": "",
    ])
    func generated(to output: String) throws -> String {
      let words = ["generate", "Sources", "--all-protocols", "--testable", "App", "--output", output]
      return try Program.stubble(words, in: folder).output
    }
    #expect(try generated(to: "-").contains("\nclass PSpy: P {"))
    #expect(try generated(to: "Tests/AppTests/D.swift") == "")
    #expect(try folder.text(of: "Tests/AppTests/D.swift").contains("\nnonisolated class PSpy: P {"))
  }

  @Test func theOptionComesBeforeTheConfigurationAndThatBeforeTheManifest() throws {
    let settings = manifest("[.defaultIsolation(MainActor.self)]")
    let folder = try TemporaryFolder(["Package.swift": settings, Self.file: Self.source])
    func isIsolated(_ arguments: String...) throws -> Bool {
      let program = try Program.stubble(["expand", Self.file] + arguments, in: folder)
      #expect(program.status == 0)
      return program.output.contains("nonisolated var")
    }
    #expect(try isIsolated())
    #expect(try !isIsolated("--default-isolation", "nonisolated"))
    try folder.write("{ \"defaultIsolation\": \"nonisolated\" }", to: ".stubble.json")
    #expect(try !isIsolated())
    #expect(try isIsolated("--default-isolation=MainActor"))
  }
}
