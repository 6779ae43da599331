import Foundation
import TestSupport
import Testing

@testable import StubbleCLI

/// Projects of several targets, applied from their roots.
@Suite struct AppliedProjectTests {
  /// A type, and an extension of it in another file, of each target.
  private static func app(_ folder: String, _ text: String) -> [String: String] {
    [
      "\(folder)/AppDelegate.swift": """
      final class AppDelegate { func launch() -> Int { 1 } }
      class Window { func open(_ text: Text) {} }

      """,
      text: "struct Text { var size = 1 }\nextension AppDelegate { func text() -> Text { Text() } }\n",
    ]
  }
  private static let twoApps = app("iOS", "iOS/My Texts/Text.swift").merging(app("macOS", "macOS/Text.swift"))
  { $1 }
  .merging([
    "Shared/Shared.swift": "final class Shared { func text() -> Text { Text() } }\n",
    "Kit/Kit.swift": "public class Text { public func draw() {} }\n",
  ]) { $1 }

  /// What each file is left with, the reasons alone.
  private func reasons(in folder: TemporaryFolder, _ words: String...) throws -> [String] {
    let ran = try Program.stubble(["status", "--explain", "--all-types"] + words, in: folder)
    #expect(ran.status == 0, "\(ran.errors)")
    return ran.output.split(separator: "\n").compactMap { line in
      line.range(of: ": left: ").map { String(line[$0.upperBound...]) }
    }
  }

  private func compiles(_ files: [String], in folder: TemporaryFolder) throws -> Bool {
    let words = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6"] + files
    let ran = try Program.run("/usr/bin/env", words, in: folder.path)
    #expect(ran.status == 0, "\(ran.errors)")
    return ran.status == 0
  }

  @Test func twoAppsAndAFramework() throws {
    let project = Projects.listed.replacing("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; ", with: "")
      .replacing("SWIFT_VERSION = 4.2; ", with: "")
    let folder = try TemporaryFolder(Self.twoApps)
    #expect(try Set(reasons(in: folder)).count == 0)
    try folder.write(project, to: "A.xcodeproj/project.pbxproj")
    #expect(try reasons(in: folder) == [])
    let applied = try Program.stubble("apply", "--all-types", in: folder)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(!applied.errors.contains("warning"))
    #expect(try folder.text(of: "macOS/AppDelegate.swift").contains("var _text: "))
    #expect(
      try compiles(["iOS/AppDelegate.swift", "iOS/My Texts/Text.swift", "Shared/Shared.swift"], in: folder))
    #expect(try compiles(["macOS/AppDelegate.swift", "macOS/Text.swift", "Shared/Shared.swift"], in: folder))
    #expect(try compiles(["Kit/Kit.swift"], in: folder))
    #expect(try Program.stubble("revert", in: folder).status == 0)
    for (name, text) in Self.twoApps { #expect(try folder.text(of: name) == text) }
  }

  @Test func synchronizedFolders() throws {
    let files = [
      "App/A.swift": "final class Store { func load(_ model: Model) {} }\n",
      "App/Extension.swift": "struct Local {}\nextension Model { func local() -> Local { Local() } }\n",
      "Widget/W.swift":
        "final class Store { func load(_ model: Model) {} }\nextension Store { func more() {} }\n",
      "Shared/Models/Model.swift": "struct Model { func title() -> String { \"\" } }\n",
      "Shared/Extra.swift": "final class Store { func none() {} }\n",
    ]
    let folder = try TemporaryFolder(files)
    try folder.write(Projects.synchronized, to: "A.xcodeproj/project.pbxproj")
    #expect(try reasons(in: folder) == [])
    #expect(try Program.stubble("apply", "--all-types", in: folder).status == 0)
    // 'Widget' compiles 'Model' without the extension, and without 'Local'.
    #expect(try folder.text(of: "App/Extension.swift").contains("static var _local"))
    #expect(try compiles(["App/A.swift", "App/Extension.swift", "Shared/Models/Model.swift"], in: folder))
    #expect(try compiles(["Widget/W.swift", "Shared/Models/Model.swift"], in: folder))
  }

  @Test func aWorkspaceWithAPackage() throws {
    let folder = try TemporaryFolder([
      "All.xcworkspace/contents.xcworkspacedata": Projects.workspace,
      "Apps/App/App.xcodeproj/project.pbxproj": Projects.synchronized,
      "Apps/App/App/A.swift": "import Core\nfinal class Store {}\nextension Store { func load() {} }\n",
      "Packages/Core/Package.swift":
        "// swift-tools-version:6.0\nlet package = Package(name: \"Core\", targets: [.target(name: \"Core\")])\n",
      "Packages/Core/Sources/Core/S.swift": "public class Store { }\nextension Store { func save() {} }\n",
    ])
    #expect(try reasons(in: folder) == [])
    let applied = try Program.stubble("apply", "--all-types", "Apps", "Packages", in: folder)
    #expect(applied.status == 0)
    #expect(try folder.text(of: "Apps/App/App/A.swift").contains("var _load: "))
    #expect(try folder.text(of: "Packages/Core/Sources/Core/S.swift").contains("var _save: "))
  }

  // MARK: Without a project

  private static let common = [
    "Apps/One/Store.swift": "final class Store {}\n", "Apps/Two/Store.swift": "final class Store {}\n",
    "Apps/One/Parts/Load.swift": "extension Store { func load() {} }\n",
    "Common/Save.swift": "extension Store { func save() {} }\n",
  ]

  @Test func theNearestTypeIsMeant() throws {
    let folder = try TemporaryFolder(Self.common)
    let reason =
      "'Store' is declared in several files, among them 'Apps/One/Store.swift' and 'Apps/Two/Store.swift', and its closure would be in one of them"
    #expect(try reasons(in: folder) == [reason])
    #expect(try Program.stubble("apply", "--all-types", in: folder).status == 0)
    #expect(try folder.text(of: "Apps/One/Store.swift").contains("_load"))
    #expect(try !folder.text(of: "Apps/Two/Store.swift").contains("_load"))
  }

  @Test func anAnnotationIsGivenTheWayOut() throws {
    let folder = try TemporaryFolder(Self.common)
    try folder.write("extension Store { @StubbableFunction func save() {} }\n", to: "Common/Save.swift")
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("if they are of different modules, say so: '--module NAME=FOLDER'"))
  }

  @Test func theUserNamesModules() throws {
    let folder = try TemporaryFolder(Self.common)
    let one = ["--module", "One=Apps/One", "--module=One=Common", "--module", "Two=Apps/Two"]
    #expect(
      try Program.stubble(["status", "--explain", "--all-types"] + one, in: folder).output
        .contains("Store.save(): stubbed"))
    try folder.write(
      "{ \"modules\": { \"One\": \"Apps/One\", \"Two\": [\"Apps/Two\", \"Common\"] }, \"allTypes\": true }",
      to: ".stubble.json")
    #expect(try reasons(in: folder) == [])
    #expect(try Program.stubble("apply", in: folder).status == 0)
    #expect(try folder.text(of: "Apps/Two/Store.swift").contains("_save"))
    #expect(try folder.text(of: "Apps/One/Store.swift").contains("_load"))
  }

  /// A file of two modules, each with a type of the name: the closure can be in neither alone.
  @Test func anExtensionOfTwoTypes() throws {
    let folder = try TemporaryFolder(Self.common)
    let both = ["One=Apps/One", "One=Common", "Two=Apps/Two", "Two=Common"].map { "--module=\($0)" }
    let ran = try Program.stubble(["status", "--explain", "--all-types"] + both, in: folder)
    #expect(
      ran.output.contains(
        "'Store' is declared in each of the modules 'One' and 'Two', and its closure would be in one of them")
    )
  }

  @Test(
    arguments: [
      (["--module", "App"], 2, "'App' does not name a module and its folder"),
      (["--module", "=Apps"], 2, "does not name a module and its folder"),
      (["--module", "A-B=Apps"], 2, "does not name a module and its folder"),
      (["--module", "App=Nowhere"], 1, "there is no folder 'Nowhere' for the module 'App'"),
    ].rows)
  func modulesThatMeanNothing(row: Row<([String], Int32, String)>) throws {
    let folder = try TemporaryFolder(Self.common)
    let ran = try Program.stubble(["apply", "--all-types"] + row.value.0, in: folder)
    #expect(ran.status == row.value.1)
    #expect(ran.errors.contains(row.value.2))
  }
}
