import Foundation
import TestSupport
import Testing

@testable import StubbleCLI

/// Files that targets compile although the command excludes them or git ignores them: what is generated elsewhere must fit
/// them, and they are left as they are.
@Suite struct ExcludedFilesTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Case", targets: [.target(name: "Case")])

    """
  private static let files = [
    "Package.swift": manifest,
    "Sources/Case/A.swift":
      "// @Stubbable\nclass Api { func fetch() -> Int { 1 } }\nextension Other { func g() {} }\n",
    "Sources/Case/Made/Made.swift":
      "extension Api { func _fetch() -> Int { 2 } }\n// @Stubbable\nclass Other {}\n",
  ]

  /// How files are left out: lines of `.gitignore`, keys of `.stubble.json`, and words of the command.
  @Test(
    arguments: [
      (ignored: "", configured: "", words: ["--exclude", "Made.swift"]),
      ("", "", ["--exclude", "Sources/Case/Made"]),
      ("", "\"Made.swift\"", []), ("", "\"Made/\"", []), ("Made.swift", "", []), ("Made/", "", []),
      ("Ma*", "", []),
    ], [false, true])
  func areVisible(left: (ignored: String, configured: String, words: [String]), allTypes: Bool) throws {
    guard Repository.isPossible else { return }
    let repository = try Repository(Self.files)
    let folder = repository.folder
    try folder.write(left.ignored + "\n", to: ".gitignore")
    try folder.write("{ \"exclude\": [\(left.configured)] }\n", to: ".stubble.json")
    for path in [".", "Sources", "Sources/Case/A.swift"] {
      let words = (allTypes ? ["--all-types"] : []) + left.words
      let ran = try repository.run(Program.stubble, ["apply", path] + words)
      #expect(ran.status == 0, "\(ran.errors)")
      #expect(try folder.text(of: "Sources/Case/A.swift").contains("var _fetchStub: (() -> Int)?"))
      #expect(
        try folder.text(of: "Sources/Case/Made/Made.swift") == Self.files["Sources/Case/Made/Made.swift"])
      try repository.stubble("revert", path)
      #expect(try folder.text(of: "Sources/Case/A.swift") == Self.files["Sources/Case/A.swift"])
    }
  }

  /// A file that is left out now, but applied, is left as it is.
  @Test func areNotBroughtUpToDate() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try Program.stubble("apply", ".", in: folder).status == 0)
    let applied = try folder.text(of: "Sources/Case/Made/Made.swift")
    try folder.write("// @Stubbable\nclass New {\n  func h() {}\n}\n", to: "Sources/Case/New.swift")
    let ran = try Program.stubble("apply", ".", "--exclude", "Made.swift", "--type", "Other", in: folder)
    #expect(ran.status == 0, "\(ran.errors)")
    #expect(try folder.text(of: "Sources/Case/Made/Made.swift") == applied)
    #expect(try folder.text(of: "Sources/Case/New.swift").contains("var _h: "))
  }

  /// They may be in a package that no manifest above names, and ignored in a folder that is excluded.
  @Test(
    arguments: [
      (ignored: "Made/", words: []), ("", ["--exclude", "Made"]), ("Made.swift", ["--exclude", "Made"]),
    ] as [(ignored: String, words: [String])])
  func areVisibleInNestedPackages(ignored: String, words: [String]) throws {
    guard Repository.isPossible else { return }
    let nested = Self.files.map { ("Packages/" + $0, $1) }
    let repository = try Repository(Dictionary(uniqueKeysWithValues: nested))
    try repository.folder.write(ignored + "\n", to: ".gitignore")
    let ran = try repository.run(Program.stubble, ["apply", "."] + words)
    #expect(ran.status == 0, "\(ran.errors)")
    let text = try repository.folder.text(of: "Packages/Sources/Case/A.swift")
    #expect(text.contains("var _fetchStub: (() -> Int)?"))
  }

  /// A folder above that of a target is left out with the target's files.
  @Test func areVisibleBelowFolders() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "Core", path: "Libs/Core"), .target(name: "App", dependencies: ["Core"])])

      """,
      "Libs/Core/Core.swift": "open class Base { public var _fetch = 1; public init() {} }\n",
      "Sources/App/App.swift":
        "import Core\n// @Stubbable\nfinal class Sub: Base { func fetch() -> Int { 3 } }\n",
    ])
    let ran = try Program.stubble("apply", ".", "--exclude", "Libs", in: folder)
    #expect(ran.status == 0, "\(ran.errors)")
    #expect(try folder.text(of: "Sources/App/App.swift").contains("var _fetchStub: (() -> Int)?"))
  }

  /// A file that stays applied has the closures that were generated in it.
  @Test func keepTheirClosures() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(
      "// @Stubbable\nfinal class Sub: Other { override func h() {} }\n", to: "Sources/Case/Sub.swift")
    try folder.write("// @Stubbable\nclass Other { func h() {} }\n", to: "Sources/Case/Made/Made.swift")
    #expect(try Program.stubble("apply", "Sources/Case/Made", in: folder).status == 0)
    let ran = try Program.stubble("apply", ".", "--exclude", "Made", in: folder)
    #expect(ran.status == 0, "\(ran.errors)")
    #expect(try folder.text(of: "Sources/Case/Sub.swift").contains("if let _hStub { _hStub() }"))
  }

  /// The closures of a member of an extension are beside it, if its type is in a file that is left out.
  @Test func keepTheirTypes() throws {
    let folder = try TemporaryFolder(Self.files)
    let extensions = """
      extension Other {
        // @StubbableFunction
        func g() {}
        // @StubbableFunction
        static func s() {}
      }

      """
    try folder.write(extensions, to: "Sources/Case/A.swift")
    for words in [[], ["--all-types"]] {
      let ran = try Program.stubble(["apply", ".", "--exclude", "Made"] + words, in: folder)
      #expect(ran.status == 0, "\(ran.errors)")
      #expect(try folder.text(of: "Sources/Case/A.swift").contains("static var _g: "))
      #expect(try folder.text(of: "Sources/Case/A.swift").contains("static var _s: "))
      #expect(
        try folder.text(of: "Sources/Case/Made/Made.swift") == Self.files["Sources/Case/Made/Made.swift"])
    }
  }

  /// A property stays stored if an initializer that is left out would have to refer to its storage.
  @Test func keepTheirInitializers() throws {
    let folder = try TemporaryFolder(Self.files)
    let made = "extension Api { convenience init(x: Int) { self.init(); self.x = x } }\n"
    try folder.write(made, to: "Sources/Case/Made/Made.swift")
    try folder.write("class Api { var x = 1; func f() {}; init() {} }\n", to: "Sources/Case/A.swift")
    let ran = try Program.stubble("apply", ".", "--exclude", "Made", "--all-types", in: folder)
    #expect(ran.status == 0, "\(ran.errors)")
    #expect(try folder.text(of: "Sources/Case/Made/Made.swift") == made)
    let applied = try folder.text(of: "Sources/Case/A.swift")
    #expect(applied.contains("var x = 1; func f() {/*<stubble*/"), "\(applied)")
  }

  /// The status says what a command would do.
  @Test func haveTheSameStatus() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("{ \"exclude\": [\"Made\"] }\n", to: ".stubble.json")
    let ran = try Program.stubble("status", ".", "--explain", in: folder)
    #expect(ran.output.contains("stubbed: _fetchStub: "), "\(ran.output)")
  }

  /// Outside of targets, what is left out does not count.
  @Test(arguments: ["", "Examples/"]) func otherFilesDoNotCount(ignored: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("extension Api { func _fetchStub() {} }\n", to: "Examples/Made.swift")
    let ran = try Program.stubble("apply", ".", "--exclude", "Examples", "--exclude", "Made", in: folder)
    #expect(ran.status == 0, "\(ran.errors)")
    #expect(try folder.text(of: "Sources/Case/A.swift").contains("var _fetchStub: "))
  }

  @Test(
    arguments: [
      ("// Generated using SwiftGen\n", true),
      ("// swiftlint:disable all\r\n\r\n// Generated using Sourcery 2\r\n", true),
      ("// @generated\n", true), ("\u{FEFF}// @generated\n", true), ("/* @generated */\n", true),
      ("// Generated by stubble from the protocols of the project; do not edit.\n", true), ("", false),
      ("// DO NOT EDIT\n", false), ("import Foundation\n// Generated using SwiftGen\n", false),
      ("// It was generated using SwiftGen\n", false),
    ].rows)
  func generatedFilesAreNotSelected(row: Row<(String, Bool)>) throws {
    let (head, isGenerated) = row.value
    let folder = try TemporaryFolder(["A.swift": head + "class A { func f() {} }\n"])
    let ran = try Program.stubble("apply", ".", "--all-types", in: folder)
    #expect(ran.errors.contains("--all-types skips 1 generated file") == isGenerated)
    #expect(try folder.text(of: "A.swift").contains("_f") != isGenerated)
    #expect(try Program.stubble("apply", "A.swift", "--all-types", in: folder).status == 0)
    #expect(try folder.text(of: "A.swift").contains("_f"))
  }
}
