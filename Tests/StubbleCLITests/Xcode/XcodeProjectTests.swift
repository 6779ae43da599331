import StubbleRewriter
import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Which modules compile a file, as Xcode projects say it.
@Suite struct XcodeProjectTests {
  private func modules(of file: String, in project: String, files: [String: String] = [:]) throws -> String {
    let folder = try TemporaryFolder(
      ["A.xcodeproj/project.pbxproj": project, file: ""].merging(files) { $1 })
    let xcode = XcodeProjects(at: [folder["A.xcodeproj"]])
    #expect(xcode.diagnostics.isEmpty)
    var modules = Modules(xcode: xcode)
    return modules.compilation(of: folder[file]).modules.modules.map(\.name).joined(separator: " ")
  }

  @Test(
    arguments: [
      ("iOS/AppDelegate.swift", "App_iOS"), ("iOS/My Texts/Text.swift", "App_iOS"),
      ("macOS/AppDelegate.swift", "My_App"), ("macOS/Text.swift", "My_App"),
      ("Shared/Shared.swift", "App_iOS My_App"), ("Kit/Kit.swift", "Kit"), ("iOS/Other.swift", ""),
    ].rows)
  func listsFiles(row: Row<(String, String)>) throws {
    #expect(try modules(of: row.value.0, in: Projects.listed) == row.value.1)
  }

  @Test(
    arguments: [
      ("App/A.swift", "App"), ("App/Deep/A.swift", "App"), ("Widget/W.swift", "Widget"),
      ("Shared/S.swift", "App"), ("Shared/Models/Model.swift", "App Widget"), ("Shared/Extra.swift", ""),
      ("Shared/Old Code/X.swift", ""), ("Shared/Data/D.swift", ""), ("Shared/Deep/Extra.swift", "App"),
      ("Application/A.swift", ""), ("A.swift", ""),
      // The slash and the combining mark are one `Character`.
      ("App/\u{301}A.swift", "App"), ("Shared/Old Code/\u{301}A.swift", ""),
    ].rows)
  func synchronizesFolders(row: Row<(String, String)>) throws {
    #expect(try modules(of: row.value.0, in: Projects.synchronized) == row.value.1)
  }

  @Test(
    arguments: [
      ("iOS/AppDelegate.swift", DefaultIsolation.mainActor, false),
      ("macOS/AppDelegate.swift", .nonisolated, true), ("Shared/Shared.swift", .nonisolated, false),
      ("Kit/Kit.swift", .nonisolated, false),
    ].rows)
  func readsTheSettingsOfTargets(row: Row<(String, DefaultIsolation, Bool)>) throws {
    let (file, isolation, isOld) = row.value
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": Projects.listed, file: ""])
    var modules = Modules(xcode: XcodeProjects(at: [folder["A.xcodeproj"]]))
    let compilation = modules.compilation(of: folder[file])
    #expect(compilation.settings.defaultIsolation == isolation)
    #expect((compilation.settings.languageMode == .v4) == isOld)
  }

  /// A project whose target of a framework has a configuration file.
  private static let configured = Projects.listed
    .replacing(
      "S0 = {isa = XCBuildConfiguration; ",
      with: "S0 = {isa = XCBuildConfiguration; baseConfigurationReference = F9; "
    )
    .replacing(
      "/* Begin PBXGroup section */", with: "F9 = {isa = PBXFileReference; path = Config/Main.xcconfig; };")

  @Test func readsConfigurationFilesOfTargets() throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": Self.configured, "Kit/Kit.swift": "",
      "Config/Main.xcconfig": "#include \"Base.xcconfig\"\n",
      // Files that include each other end.
      "Config/Base.xcconfig": String(
        repeating: "#include \"Base.xcconfig\"\n#include \"Main.xcconfig\"\n", count: 3)
        + "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n",
    ])
    var modules = Modules(xcode: XcodeProjects(at: [folder["A.xcodeproj"]]))
    #expect(modules.compilation(of: folder["Kit/Kit.swift"]).settings.defaultIsolation == .mainActor)
  }

  @Test(
    arguments: [
      ("Main.xcconfig", "", []), ("Other.xcconfig", "", ["Main.xcconfig"]),
      ("Main.xcconfig", "#include \"Pods.xcconfig\"", ["Pods.xcconfig"]),
      ("Main.xcconfig", "#include? \"Pods.xcconfig\"", []),
      ("Main.xcconfig", "#include \"<DEVELOPER_DIR>/A.xcconfig\"", []),
    ].rows)
  func warnsOfConfigurationFilesThatAreMissing(row: Row<(String, String, [String])>) throws {
    let (name, text, missing) = row.value
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": Self.configured, "Kit/Kit.swift": "", "Config/\(name)": text + "\n",
    ])
    let diagnostics = XcodeProjects(at: [folder["A.xcodeproj"]]).diagnostics
    #expect(diagnostics.map { $0.path.split(separator: "/").last.map(String.init) } == missing)
    #expect(diagnostics.allSatisfy { !$0.isError && $0.diagnostic.message.contains("build settings") })
  }

  private static let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION"
  private static let flags = "OTHER_SWIFT_FLAGS"

  /// Returns as many lines as no configuration file has, made of their numbers.
  private static func repeated(_ line: (Int) -> String) -> String { (0..<10_000).map(line).joined() }

  /// What the project, the framework's target and the project's configuration file say of a file of the framework.
  @Test(
    arguments: [
      ("", "", "\(setting) = MainActor // see https://example.com/?q=1", DefaultIsolation.mainActor),
      ("", "", "\(setting) = MainActor;", .mainActor),
      ("", "", "\(setting) = nonisolated\n\(setting) = MainActor", .mainActor),
      ("", "", "\(setting) = MainActor\n\(setting) = nonisolated", .nonisolated),
      ("", "", "OLD_\(setting) = nonisolated\n#include \"Sub.xcconfig\"", .mainActor),
      ("", "", "#include? \"Sub.xcconfig\"\n\(setting) = nonisolated", .nonisolated),
      ("", "", "// #include \"Sub.xcconfig\"", .nonisolated),
      ("", "", "ISO = MainActor\n\(setting) = $(ISO)", .mainActor),
      ("", "", "A = ${B}\nB = $(A)\n\(setting) = $(A)", .nonisolated),
      // Settings that double each other, and a chain of them, end without a value.
      ("", "", repeated { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))\n" } + "\(setting) = $(A0)", .nonisolated),
      (
        "", "", repeated { "A\($0) = $(A\($0 + 1))\n" } + "A9999 = MainActor\n\(setting) = $(A0)",
        .nonisolated
      ),
      ("", "", repeated { _ in "#include \"Sub.xcconfig\"\n" }, .mainActor),
      ("", "", "\(setting)[sdk=*] = MainActor", .mainActor),
      ("", "", "\(setting)[config=Debug] = MainActor", .mainActor),
      ("", "", "\(setting)[config=Release] = MainActor", .nonisolated),
      ("\(setting) = MainActor;", "\"\(setting)[config=D*]\" = nonisolated;", "", .nonisolated),
      ("\(setting) = MainActor;", "\"\(setting)[sdk=macosx*]\" = nonisolated;", "", .nonisolated),
      (
        "\(setting) = MainActor;", "\"\(setting)[config=Release][sdk=macosx*]\" = nonisolated;", "",
        .mainActor
      ),
      ("ISO = MainActor; \(setting) = \"$(ISO)\";", "", "", .mainActor),
      ("ISO = MainActor; \(setting) = nonisolated;", "\(setting) = \"$(ISO)\";", "", .mainActor),
      ("\(setting) = MainActor;", "\(setting) = \"$(inherited)\";", "", .mainActor),
      ("\(setting) = MainActor;", "\(setting) = nonisolated;", "", .nonisolated),
      ("OTHER_SWIFT_FLAGS = \"-default-isolation MainActor\";", "", "", .mainActor),
      ("", "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \"-default-isolation=MainActor\", );", "", .mainActor),
      ("OTHER_SWIFT_FLAGS = \"-D DEBUG\";", "", "\(setting) = MainActor", .mainActor),
      ("", "\(setting) = \"$(\(setting))\";", "\(setting) = MainActor", .mainActor),
      (
        "\(flags) = \"$(\(flags)) -D X $(\(flags))\";",
        "\(flags) = \"$(\(flags)) -default-isolation MainActor\";",
        "\(flags) = $(\(flags)) $(\(flags)) -D Y", .mainActor
      ),
      (
        "A = \"$(B) $(B)\"; B = \"$(A) $(C) $(A)\"; C = \"$(A) $(B)\";",
        "A = \"$(A) $(B) $(C)\"; C = \"$(C) $(A)\";",
        "\(setting) = $(A)MainActor$(B)\nB = $(B) $(A) $(C)\n\(setting) = MainActor", .mainActor
      ),
    ].rows)
  func readsTheDefaultIsolation(row: Row<(String, String, String, DefaultIsolation)>) throws {
    let (ofProject, ofTarget, file, expected) = row.value
    let reference =
      "baseConfigurationReferenceAnchor = G9; baseConfigurationReferenceRelativePath = Main.xcconfig;"
    let project = Projects.listed
      .replacing(
        "S0 = {isa = XCBuildConfiguration; buildSettings = {",
        with: "S0 = {isa = XCBuildConfiguration; \(reference) buildSettings = {\(ofProject)"
      )
      .replacing(
        "buildSettings = {PRODUCT_MODULE_NAME", with: "buildSettings = {\(ofTarget)PRODUCT_MODULE_NAME"
      )
      .replacing("G1, G2, G3, F6", with: "G1, G2, G3, G9, F6")
      .replacing(
        "/* Begin PBXGroup section */",
        with: "G9 = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; };")
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": project, "Kit/Kit.swift": "", "Config/Main.xcconfig": file + "\n",
      "Config/Sub.xcconfig": "\(Self.setting) = MainActor\n",
    ])
    var modules = Modules(xcode: XcodeProjects(at: [folder["A.xcodeproj"]]))
    #expect(modules.compilation(of: folder["Kit/Kit.swift"]).settings.defaultIsolation == expected)
  }

  /// What a target says of the language mode, the project's being 5.
  @Test(
    arguments: [
      ("\"SWIFT_VERSION[config=Debug]\" = 6.0;", 6), ("\"SWIFT_VERSION[config=Release]\" = 6.0;", 5),
      ("\"SWIFT_VERSION[sdk=iphoneos*]\" = 6.0;", nil), ("\"SWIFT_VERSION[sdk=iphoneos*]\" = 5.0;", 5),
      ("SWIFT_VERSION = 6.0; \"SWIFT_VERSION[arch=arm64]\" = 5.0;", nil),
      ("\"V[sdk=iphoneos*]\" = 6; SWIFT_VERSION = \"$(V)\";", 6),
      ("V = 5; \"V[sdk=iphoneos*,arch=*]\" = 6; SWIFT_VERSION = \"$(V).0\";", nil),
    ].rows)
  func readsConditions(row: Row<(String, Int?)>) throws {
    let project = Projects.listed.replacing(
      "buildSettings = {PRODUCT_MODULE_NAME", with: "buildSettings = {\(row.value.0)PRODUCT_MODULE_NAME")
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": project, "Kit/Kit.swift": ""])
    var modules = Modules(xcode: XcodeProjects(at: [folder["A.xcodeproj"]]))
    #expect(modules.compilation(of: folder["Kit/Kit.swift"]).settings.languageMode?.rawValue == row.value.1)
  }

  @Test func readsWorkspaces() throws {
    let folder = try TemporaryFolder([
      "All.xcworkspace/contents.xcworkspacedata": Projects.workspace,
      "Apps/App/App.xcodeproj/project.pbxproj": Projects.synchronized, "Apps/App/App/A.swift": "",
    ])
    var modules = Modules(xcode: XcodeProjects(at: [folder["All.xcworkspace"]]))
    #expect(modules.compilation(of: folder["Apps/App/App/A.swift"]).modules.modules.map(\.name) == ["App"])
  }

  /// A package in the project's folder says it for its own files.
  @Test func manifestsComeFirst() throws {
    let manifest =
      "// swift-tools-version:6.0\nlet package = Package(name: \"P\", targets: [.target(name: \"Core\")])"
    let files = ["Package.swift": manifest, "Sources/Core/C.swift": ""]
    #expect(try modules(of: "Sources/Core/C.swift", in: Projects.synchronized, files: files) == "Core")
    #expect(try modules(of: "App/A.swift", in: Projects.synchronized, files: files) == "App")
  }

  @Test(
    arguments: [
      ("{ a = b; }", ".xcodeproj/project.pbxproj: warning"),
      ("{ a = ( b ", ":1:11: warning"), ("{ a = \"b", ":1:7: warning"), ("", ":1:1: warning"),
      ("bplist00", ".pbxproj:1:1"), ("<?xml version=\"1.0\"?><plist><dict>", "warning"),
      (String(repeating: "(", count: 100_000), "nested too deeply"), ("/* { }", "the comment is not closed"),
    ].rows)
  func warnsOfBrokenProjects(row: Row<(String, String)>) throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": row.value.0, "A.swift": "@Stubbable class A { func f() {} }\n",
    ])
    let program = try Program.stubble("apply", in: folder)
    #expect(program.status == 0)
    #expect(
      program.errors.contains("cannot read the project, so the files of its targets are unknown"))
    #expect(program.errors.contains("--module NAME=FOLDER"))
    #expect(try folder.text(of: "A.swift").contains("_f"))
  }

  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", "project"), ("A.xcworkspace/contents.xcworkspacedata", "workspace"),
  ])
  func warnsOfWhatItCannotRead(name: String, what: String) throws {
    let folder = try TemporaryFolder(["A.swift": "@Stubbable class A { func f() {} }\n"])
    try folder.makeFolder(name)
    let program = try Program.stubble("apply", in: folder)
    #expect(program.status == 0)
    #expect(
      program.errors.hasPrefix(
        "\(name): warning: cannot read the \(what), so the files of its targets are unknown: Is a directory"))
    #expect(program.errors.contains("--module NAME=FOLDER"))
  }

  /// Root may read any file.
  @Test(.enabled(if: System.user != 0)) func warnsOfManifestsThatItCannotRead() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/A/A.swift": "@Stubbable class A { func f() {} }\n",
    ])
    try folder.setMode(0, of: "Package.swift")
    let program = try Program.stubble("apply", in: folder)
    #expect(program.errors.hasPrefix("Package.swift: warning: cannot read the manifest"))
  }

  @Test func warnsOfManifestsThatItCannotParse() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "let package = Package(\n  name: \"A\", targets: [.target(name: )\n",
      "Sources/A/A.swift": "@Stubbable class A { func f() {} }\n",
    ])
    let program = try Program.stubble("apply", in: folder)
    #expect(program.status == 0)
    #expect(
      program.errors.contains("Package.swift:3:1: warning: cannot parse the manifest"), "\(program.errors)")
    #expect(program.errors.contains("--module NAME=FOLDER"))
  }

  @Test func knowsMergeConflicts() throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": "{ a = (\n<<<<<<< HEAD\nb,\n=======\nc,\n>>>>>>> other\n); }",
      "A.swift": "@Stubbable class A { func f() {} }\n",
    ])
    let errors = try Program.stubble("apply", in: folder).errors
    #expect(errors.contains("note: resolve the merge conflict in the project first"), "\(errors)")
  }

  /// Neither a piece nor a changed byte of a project makes the readers fail otherwise than by an error.
  @Test(arguments: [Projects.listed, Projects.synchronized, PropertyListTests.xml])
  func readsDamagedProjects(text: String) {
    let bytes = Array(text.utf8)
    var seed: UInt64 = 17
    for round in 0..<2_000 {
      var damaged = bytes
      for _ in 0...(round % 3) {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(seed >> 33) % damaged.count
        if round % 2 == 0 {
          damaged[place] = Array("{}();=\"\\<>&/*\0\u{FF}".utf8)[Int(seed >> 20) % 14]
        } else {
          damaged.removeSubrange(place..<min(place + Int(seed >> 25) % 40, damaged.count))
        }
        if damaged.isEmpty { break }
      }
      guard let document = try? PropertyListReader.read(damaged) else { continue }
      let project = try? XcodeProject(document, in: "/project")
      #expect((project?.targets.count ?? 0) <= 3)
    }
  }
}
