import Foundation
import TestSupport
import Testing

@testable import StubbleCLI

@Suite("stubble generate") struct GenerateTests {
  private static let source = """
    #if canImport(Glibc)
    import Glibc
    #endif
    import Foundation

    // @Spyable
    protocol Service { func load(id: Int) async throws -> String }
    protocol Other: Base { var count: Int { get } }
    private protocol Hidden {}
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Sources/A.swift": Self.source, "Sources/B.swift": "protocol Base { func base() }\n",
    ])
  }

  /// The output is no source of protocols, so what is wrong is that it cannot be written.
  /// The manifest of a package with one target and its tests.
  private static let testedManifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
    """

  /// With the source its protocols would be lost.
  @Test(arguments: ["S", "T --reference S"]) func noSourceIsReplaced(paths: String) throws {
    let source = "public protocol P { func f() -> Int }\nfunc keep() {}\n"
    let folder = try TemporaryFolder(["S/P.swift": source, "T/Q.swift": "public protocol Q: P {}\n"])
    let words = ["generate", "--all-protocols", "--force", "--output", "S/P.swift"]
    let ran = try Program.stubble(words + paths.split(separator: " ").map(String.init), in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains("note: it is a source of the project: choose another file"))
    #expect(try folder.text(of: "S/P.swift") == source)
  }

  @Test func aForeignOutputIsTheOnlyError() throws {
    let folder = try TemporaryFolder(["u.swift": "protocol View1 { func f() }\n"])
    let ran = try Program.stubble("generate", "--output", "u.swift", "--protocol", "View1", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix("u.swift: error: this file was not written by stubble\n"))
    #expect(!ran.errors.contains("there is no protocol"))
  }

  @Test("leaves what it did not write", arguments: ["Sources/B.swift", "Sources/A.swift", "notes.txt"])
  func whatOthersWrote(output: String) throws {
    let folder = try folder()
    try folder.write("mine\n", to: "notes.txt")
    let text = try folder.text(of: output)
    let refused = try Program.stubble("generate", "Sources", "--output", output, in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("\(output): error: this file was not written by stubble"))
    #expect(try folder.text(of: output) == text)
    let forced = try Program.stubble("generate", "Sources", "--force", "--output", output, in: folder)
    #expect(forced.status == (output == "notes.txt" ? 0 : 1), "\(forced.errors)")
    if forced.status == 1 {
      #expect(try folder.text(of: output) == text)
      return
    }
    let again = try Program.stubble("generate", "Sources", "--output", output, in: folder)
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test(
    "imports the module of the protocols",
    arguments: [
      ("Tests/AppTests/Out.swift", [], ["import App", "import Foundation"]),
      ("Tests/AppTests/Out.swift", ["--protocol", "Hidden"], ["import Foundation", "@testable import App"]),
      (
        "Tests/AppTests/Out.swift", ["--protocol", "Hidden", "--import", "App"],
        ["import App", "import Foundation"]
      ),
      ("Tests/AppTests/Out.swift", ["--testable", "App"], ["import Foundation", "@testable import App"]),
      ("Sources/App/Out.swift", [], ["import Foundation"]),
      ("Tests/Out.swift", [], ["import Foundation"]),
      ("-", [], ["import Foundation"]),
    ])
  func importOfProtocols(output: String, options: [String], imports: [String]) throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.testedManifest,
      "Sources/App/App.swift": "public protocol Shown { func f() }\nprotocol Hidden { func g() }\n",
      "Tests/AppTests/AppTests.swift": "",
    ])
    let ran = try Program.stubble(
      ["generate", "Sources", "--output", output, "--protocol", "Shown"] + options, in: folder)
    #expect(ran.status == 0, "\(ran.errors)")
    let text = output == "-" ? ran.output : try folder.text(of: output)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains("import ") } == imports)
  }

  @Test("leaves a link to nowhere")
  func linkToNowhere() throws {
    let folder = try folder()
    try folder.link("Out.swift", to: "Missing.swift")
    let ran = try Program.stubble("generate", "Sources", "--output", "Out.swift", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix("Out.swift: error: this is a link to a file that does not exist\n"))
    #expect(try System.status(of: folder["Out.swift"], followingLinks: false).kind == .link)
  }

  @Test("fills an empty file")
  func emptyFile() throws {
    let folder = try folder()
    try folder.write("", to: "Out.swift")
    #expect(try Program.stubble("generate", "Sources", "--output", "Out.swift", in: folder).status == 0)
    #expect(try folder.text(of: "Out.swift").contains("class ServiceSpy"))
  }

  @Test("writes the doubles of annotated protocols, and what they import")
  func annotated() throws {
    let folder = try folder()
    let run = try Program.stubble(
      "generate", "Sources", "--output", "Out.swift", "--testable", "App", in: folder)
    #expect(run.status == 0)
    let text = try folder.text(of: "Out.swift")
    #expect(text.contains("class ServiceSpy: Service {"))
    #expect(!text.contains("OtherSpy"))
    let head = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(9)
    #expect(
      Array(head.dropFirst()) == [
        "", "import Foundation", "", "#if canImport(Glibc)", "  import Glibc", "#endif", "",
        "@testable import App",
      ])
  }

  @Test(
    "says where the file may be, and what it makes doubles of",
    arguments: [
      ("none/D.swift", 1, "none/D.swift: error: there is no folder 'none/'"),
      ("Sources", 1, "Sources: error: this is a folder"),
      ("/dev/zero", 1, "/dev/zero: error: this is neither a file nor a folder"),
      ("Sources/A.swift", 1, "Sources/A.swift: note: it is a source of the project: choose another file"),
      ("D.swift", 0, "stubble: note: no protocol is annotated"),
    ])
  func places(output: String, status: Int32, expected: String) throws {
    let folder = try TemporaryFolder(["Sources/A.swift": "protocol P { func f() }"])
    let run = try Program.stubble("generate", "Sources", "--output", output, in: folder)
    #expect(run.status == status)
    #expect(try folder.text(of: "Sources/A.swift") == "protocol P { func f() }")
    #expect(run.errors.contains(expected), "\(run.errors)")
    let all = try Program.stubble("generate", "Sources", "--output", "E.swift", "--all-protocols", in: folder)
    #expect(all.status == 0 && !all.errors.contains("note:"))
  }

  @Test("gives doubles the access of their protocols, or that which is asked for")
  func access() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      public import Foundation
      public import struct Foundation.Date
      @unsafe @preconcurrency package import Synchronization
      import Dispatch
      #if canImport(Glibc)
      public import Glibc
      #endif
      public protocol Open { var data: Data { get } }
      package protocol Shared { func share() }
      protocol Own { func own() }
      enum Inner { public protocol Hidden {} }
      """
    ])
    let run = try Program.stubble(
      "generate", "A.swift", "--output", "-", "--all-protocols", "--kind", "mock", "--testable", "App",
      in: folder)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { $0.contains("import ") } == [
        "import Dispatch", "public import Foundation", "public import Stubble",
        "@preconcurrency @unsafe import Synchronization", "public import struct Foundation.Date",
        "import Glibc", "@testable public import App",
      ])
    #expect(
      lines.filter { $0.contains("class Mock") } == [
        "public final class MockOpen: Open {", "package final class MockShared: Shared {",
        "final class MockOwn: Own {", "final class MockHidden: Inner.Hidden {",
      ])
    let closed = try Program.stubble(
      "generate", "A.swift", "--output", "-", "--all-protocols", "--access", "internal", in: folder)
    #expect(!closed.output.contains("public") && !closed.output.contains("package"))
    let wrong = try Program.stubble("generate", "A.swift", "--output", "-", "--access", "private", in: folder)
    #expect(wrong.status == 2)
  }

  @Test("names doubles as it is asked to")
  func namePattern() throws {
    let folder = try TemporaryFolder(["A.swift": "protocol P {}\n// @Spyable\nprotocol Q {}\n"])
    let run = try Program.stubble(
      "generate", "A.swift", "--output", "-", "--protocol", "P", "--name-pattern", "Fake{}", in: folder)
    #expect(run.output.contains("class FakeP: P {") && run.output.contains("class QSpy: Q {"))
    for pattern in ["Fake", "{}", "{}{}", "Fake {}"] {
      let wrong = try Program.stubble(
        "generate", "A.swift", "--output", "-", "--name-pattern", pattern, in: folder)
      #expect(wrong.status == 2 && wrong.errors.contains("'\(pattern)' is not a pattern of names"))
    }
  }

  @Test("reads what protocols inherit elsewhere, and makes no doubles of that")
  func references() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "import Base\nprotocol Child: Parent { func child() }\n",
      "Base/B.swift": "public protocol Parent { func parent() }\n",
    ])
    let alone = try Program.stubble("generate", "App", "--output", "-", "--protocol", "Child", in: folder)
    #expect(alone.status == 1 && alone.errors.contains("the inherited type 'Parent' is not visible"))
    let run = try Program.stubble(
      "generate", "App", "--output", "-", "--all-protocols", "--reference", "Base", in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("func parent() {") && !run.output.contains("class ParentSpy"))
  }

  private static let manifest = """
    let package = Package(
      name: "App", dependencies: [.package(path: "../Core")],
      targets: [.target(name: "App"), .target(name: "App-Base", path: "Base"), .testTarget(name: "AppTests")])
    """

  @Test("finds what protocols inherit in the modules of the package, and in packages beside it")
  func modulesOfPackage() throws {
    let folder = try TemporaryFolder([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/A.swift": "import App_Base\nprotocol Child: Parent, Sendable { func child() }\n",
      "App/Base/B.swift": "import Core\npublic protocol Parent: Root { func parent() }\n",
      "App/Base/C.swift": "protocol Unrelated {}\n",
      "Core/Package.swift": "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])\n",
      "Core/Sources/Core/R.swift":
        "public typealias Root = Bottom & Side\npublic protocol Bottom { func root() }\n",
      "Core/Sources/Core/S.swift": "public protocol Side { func side() }\n",
      "Core/Sources/Other/O.swift": "protocol Broken {\n",
    ])
    let run = try Program.stubble(
      "generate", "App/Sources", "--output", "-", "--all-protocols", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    for name in ["child", "parent", "root", "side"] { #expect(run.output.contains("func \(name)() {")) }
    #expect(run.errors == "stubble: 1 double with 4 requirements, written\n")
  }

  @Test("finds what protocols inherit in the modules that somebody names")
  func namedModules() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "import Kit\nprotocol Child: Parent {}\n",
      "Elsewhere/K.swift": "public protocol Parent { func parent() }\n",
    ])
    let run = try Program.stubble(
      "generate", "App", "--output", "-", "--all-protocols", "--module", "Kit=Elsewhere", in: folder)
    #expect(run.status == 0 && run.output.contains("func parent() {"), "\(run.errors)")
  }

  @Test("finds what protocols inherit in the targets of an Xcode project")
  func modulesOfXcodeProject() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Projects.listed,
      "iOS/AppDelegate.swift": "import Kit\nprotocol Child: Parent {}\n",
      "Kit/Kit.swift": "public protocol Parent { func parent() }\n",
    ])
    let run = try Program.stubble("generate", "iOS", "--output", "-", "--all-protocols", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("func parent() {") && !run.output.contains("class ParentSpy"))
  }

  @Test("leaves out doubles that no file of a folder names")
  func usedIn() throws {
    let folder = try TemporaryFolder([
      "A.swift": "protocol P {}\nprotocol Q {}\n// @Mockable(name: \"FakeR\")\nprotocol R {}\n",
      "Tests/T.swift": "let spy = PSpy()\nlet mock: FakeR\n",
      "Tests/U.swift": "let unrelated = QSpyglass()\n",
      "Tests/Old.swift":
        "// Generated by stubble from the protocols of the project; do not edit.\nclass QSpy {}\n",
      ".stubble.json": """
      { "doubles": [
        { "output": "Tests/Doubles.swift", "paths": ["A.swift"], "allProtocols": true, "usedIn": ["Tests"] },
        { "output": "Tests/Old.swift", "paths": ["A.swift"], "usedIn": ["Tests"] }
      ] }
      """,
    ])
    let run = try Program.stubble("generate", in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        stubble: Tests/Doubles.swift: 2 doubles with 0 requirements (1 that nothing uses left out), written
        stubble: Tests/Old.swift: 1 double with 0 requirements, written

        """)
    let text = try folder.text(of: "Tests/Doubles.swift")
    #expect(text.contains("class PSpy: P {") && text.contains("class FakeR: R {") && !text.contains("QSpy"))
    #expect(try Program.stubble("generate", "--check", in: folder).status == 0)
    let missing = try Program.stubble(
      "generate", "A.swift", "--output", "-", "--all-protocols", "--used-in", "Missing", in: folder)
    #expect(missing.status == 1 && missing.errors.contains("Missing"))
  }

  @Test("writes a header, and the documentation of protocols")
  func documented() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      // A licence.

      /// Not of this.

      /// Loads.
      /// - Note: Slowly.
      protocol Service {
        /// By number.
        func load(id: Int) -> Int
        // Not documentation.
        var name: String { get }
        /// By index.
        subscript(index: Int) -> String { get set }
        /** Makes one.
         * Of a number. */
        init(x: Int)
      }
      """
    ])
    try folder.write("/// By a comment.\n/// @Spyable\nprotocol P {}\n", to: "B.swift")
    let annotated = try Program.stubble("generate", "B.swift", "--output", "-", "--documentation", in: folder)
    #expect(annotated.output.contains("\n\n/// By a comment.\nclass PSpy: P {"))
    let plain = try Program.stubble("generate", "A.swift", "--output", "-", "--all-protocols", in: folder)
    #expect(plain.output.hasPrefix("// Generated by stubble") && !plain.output.contains("///"))
    for kind in ["spy", "stubs", "mock"] {
      let run = try Program.stubble(
        "generate", "A.swift", "--output", "-", "--all-protocols", "--kind", kind, "--documentation",
        "--header", "Ours.\n\n//swiftlint:disable all", in: folder)
      #expect(run.output.hasPrefix("// Ours.\n//\n//swiftlint:disable all\n\n// Generated by stubble"))
      let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let documented = zip(lines, lines.dropFirst()).filter {
        $0.0.hasPrefix("///") || $0.0.hasPrefix("* Of")
      }
      .map(\.1)
      let name = [
        "spy": "class ServiceSpy", "stubs": "class StubbableService", "mock": "final class MockService",
      ]
      let initializer = kind == "mock" ? "init(x: Int) {}" : "required init(x: Int) {"
      #expect(
        Set(documented) == [
          "/// - Note: Slowly.", (name[kind] ?? "") + ": Service {", "func load(id: Int) -> Int {",
          "subscript(index: Int) -> String {", initializer,
        ])
      for text in ["Not documentation", "Not of this", "licence"] { #expect(!run.output.contains(text)) }
      #expect(run.output.contains("  /** Makes one.\n   * Of a number. */\n"))
    }
  }

  @Test("writes to standard output what it would write to a file")
  func printed() throws {
    let folder = try folder()
    _ = try Program.stubble("generate", "Sources", "--output", "Out.swift", "--all-protocols", in: folder)
    let run = try Program.stubble("generate", "Sources", "--output", "-", "--all-protocols", in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "stubble: 3 doubles with 4 requirements, written\n")
    #expect(try run.outputBytes == folder.bytes(of: "Out.swift"))
    #expect(!FileManager.default.fileExists(atPath: folder["-"]))
    let wrong = try Program.stubble("generate", "Sources", "--output", "-", "--protocol", "Q", in: folder)
    #expect(wrong.status == 1 && wrong.output == "" && wrong.errors.hasSuffix("nothing was written\n"))
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = try Program.run(
      "/bin/sh", ["-c", "\(Program.stubbleInShell) generate Sources --output - >/dev/full"], in: folder.path)
    #expect(full.status == 1)
    #expect(
      full.errors == """
        standard output: error: cannot write: No space left on device
        standard output: note: make room on the disk, and run the command again
        stubble: nothing was written

        """)
  }

  @Test("takes protocols by name and all of them, with what they inherit from other files")
  func selected() throws {
    let folder = try folder()
    _ = try Program.stubble(
      "generate", "Sources", "--output", "Out.swift", "--protocol", "Other", "--kind", "stubs",
      "--condition", "DEBUG", in: folder)
    let text = try folder.text(of: "Out.swift")
    #expect(text.contains("#if DEBUG\n"))
    #expect(text.contains("  class StubbableOther: Other {"))
    #expect(text.contains("func base()"))
    let all = try Program.stubble(
      "generate", "Sources", "--output", "Out.swift", "--all-protocols", in: folder)
    #expect(all.status == 0)
    #expect(try !folder.text(of: "Out.swift").contains("Hidden"))
  }

  @Test(
    "says which protocol may be meant",
    arguments: [("Basse", "did you mean 'Base'?"), ("View", "name a protocol")])
  func unknownProtocols(name: String, expected: String) throws {
    let ran = try Program.stubble("generate", "--protocol", name, "--output", "-", in: try folder())
    #expect(ran.status == 1 && ran.errors.contains(expected), "\(ran.errors)")
  }

  @Test("leaves out what the test target has already")
  func doublesWrittenByHand() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.testedManifest,
      "Sources/App/App.swift": "protocol A { func f() }\nprotocol B { func g() }\n",
      "Tests/AppTests/Mocks.swift": "final class MockA {}\n",
      "Tests/OtherTests/Mocks.swift": "class MockB {}\n",
    ])
    let command = [
      "generate", "Sources", "--all-protocols", "--kind", "mock", "--output", "Tests/AppTests/D.swift",
    ]
    for _ in 1...2 {
      let ran = try Program.stubble(command, in: folder)
      #expect(ran.status == 0)
      #expect(
        ran.errors.contains("there is a type 'MockA' already in Tests/AppTests/Mocks.swift"), "\(ran.errors)")
      let text = try folder.text(of: "Tests/AppTests/D.swift")
      #expect(!text.contains("class MockA") && text.contains("class MockB"))
    }
  }

  @Test("states the levels of imports beside others of its module that do")
  func statedImports() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.testedManifest,
      "Sources/App/App.swift": "protocol A: Sendable { func f() }\n",
      "Sources/App/Date.swift": "internal import Foundation\n", "Tests/AppTests/Tests.swift": "",
    ])
    for (output, text) in [
      ("Sources/App", "internal import Foundation"), ("Tests/AppTests", "import Foundation"),
    ] {
      let path = output + "/Doubles.swift"
      let ran = try Program.stubble(
        "generate", "Sources/App/App.swift", "--all-protocols", "--output", path, in: folder)
      #expect(ran.status == 0, "\(ran.errors)")
      #expect(try folder.text(of: path).contains("\n\(text)\n"))
    }
  }

  @Test("declares the lock once if the other files of the module are known")
  func sharedLock() throws {
    let sources = ["Sources/App/App.swift": "protocol A { func f() }\nprotocol B { func g() }\n"]
    let command = ["generate", "Sources", "--all-protocols", "--output", "Tests/AppTests/D.swift"]
    let others = [nil, "private class LockedValue {}", "class LockedValue {}"]
    for (other, name) in zip(others, ["LockedValue", "LockedValue", "LockedStorage"]) {
      let folder = try TemporaryFolder(
        sources.merging(["Package.swift": Self.testedManifest, "Tests/AppTests/O.swift": other ?? ""]) { $1 })
      #expect(try Program.stubble(command, in: folder).status == 0)
      let text = try folder.text(of: "Tests/AppTests/D.swift")
      #expect(text.ranges(of: "\nprivate final class \(name)<Value>").count == 1)
    }
    let folder = try TemporaryFolder(sources)
    let elsewhere = Array(command.dropLast()) + ["D.swift"]
    #expect(try Program.stubble(elsewhere, in: folder).status == 0)
    let text = try folder.text(of: "D.swift")
    #expect(text.ranges(of: "\n  private final class LockedValue<Value>").count == 2)
  }

  @Test("looks into other files for the types that protocols use")
  func otherFiles() throws {
    let folder = try TemporaryFolder([
      "A.swift":
        "protocol P { func f(_ body: Handler) }\nextension Outer { protocol Q { func g() -> Inner } }\n",
      "B.swift": "typealias Handler = Action\n", "C.swift": "typealias Action = (Int) -> Void\n",
      "D.swift": "extension Outer { struct Inner {} }\n", "E.swift": "enum Outer {}\n",
      "F.swift": "struct Unrelated { typealias Element = () -> Void }\n",
    ])
    let run = try Program.stubble("generate", ".", "--output", "Out.swift", "--all-protocols", in: folder)
    #expect(run.status == 0)
    let text = try folder.text(of: "Out.swift")
    // A closure that does not escape is not recorded.
    #expect(text.contains("var fClosure: ((Handler) -> Void)?\n"))
    #expect(!text.contains("fReceivedBody"))
    #expect(text.contains("class QSpy: Outer.Q {"))
    #expect(text.contains("func g() -> Outer.Inner {"))
  }

  @Test(
    "looks into other files for declarations that hide what doubles use",
    arguments: [
      ("enum Error: Swift.Error { case none }", "(any Swift.Error)?"), ("struct Int {}", ": Swift.Int"),
      ("struct Outer { enum Error: Swift.Error { case none } }", "(any Error)?"),
    ])
  func hidingDeclarations(declaration: String, expected: String) throws {
    let folder = try TemporaryFolder([
      "A.swift": "// @Spyable\nprotocol P { func f() throws }\n", "B.swift": declaration + "\n",
    ])
    let run = try Program.stubble("generate", ".", "--output", "-", in: folder)
    #expect(run.output.contains(expected), "\(run.output)")
    #expect(try Program.stubble("apply", ".", in: folder).status == 0)
    #expect(try folder.text(of: "A.swift").contains(expected))
  }

  @Test("--check says whether the file is up to date, and writes nothing")
  func check() throws {
    let folder = try folder()
    #expect(
      try Program.stubble("generate", "Sources", "--output", "Out.swift", "--check", in: folder).status == 1)
    #expect(try folder.snapshot().keys.contains("Out.swift") == false)
    #expect(try Program.stubble("generate", "Sources", "--output", "Out.swift", in: folder).status == 0)
    #expect(
      try Program.stubble("generate", "Sources", "--output", "Out.swift", "--check", in: folder).status == 0)
    try folder.write(Self.source + "\n// @Mockable\nprotocol New {}\n", to: "Sources/A.swift")
    #expect(
      try Program.stubble("generate", "Sources", "--output", "Out.swift", "--check", in: folder).status == 1)
  }

  @Test(
    "--check says in diagnostics which file is out of date",
    arguments: [
      ("github", "::error file=Out.swift::the doubles are out of date"),
      ("xcode", "/Out.swift: error: the doubles are out of date"),
      ("json", "\"message\": \"the doubles are out of date\""),
    ].rows)
  func checkReports(row: Row<(String, String)>) throws {
    let folder = try folder()
    let check = ["generate", "Sources", "--output", "Out.swift", "--check", "--diagnostics", row.value.0]
    #expect(try Program.stubble("generate", "Sources", "--output", "Out.swift", in: folder).status == 0)
    let current = try Program.stubble(check, in: folder)
    #expect(current.status == 0 && !(current.errors + current.output).contains("out of date"))
    try folder.write(Self.source + "\n// @Mockable\nprotocol New {}\n", to: "Sources/A.swift")
    let stale = try Program.stubble(check, in: folder)
    #expect(stale.status == 1)
    #expect((stale.errors + stale.output).contains(row.value.1), "\(stale.errors)\(stale.output)")
  }

  @Test("writes nothing after an error")
  func writesNothingAfterAnError() throws {
    let folder = try folder()
    let unknown = try Program.stubble(
      "generate", "Sources", "--output", "Out.swift", "--protocol", "Nobody", in: folder)
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("there is no protocol 'Nobody' in the files given"))
    let usage = try Program.stubble("generate", "Sources", in: folder)
    #expect(usage.status == 2)
    #expect(usage.errors.contains("no file to write to"))
    #expect(try folder.snapshot().keys.contains("Out.swift") == false)
  }
}
