import Foundation
import TestSupport
import Testing

@testable import StubbleCLI

/// The commands that build with an overlay. A `swift` of our own says what it was given.
@Suite struct OverlayCommandTests {
  private let folder: TemporaryFolder
  private static let service = "@Stubbable final class Service {\n  func fetch() -> Int { 1 }\n}\n"

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift":
        "let package = Package(targets: [.target(name: \"Net\"), .testTarget(name: \"NetTests\")])\n",
      "Sources/Net/Service.swift": Self.service, "Tests/NetTests/a.swift": "class Plain { func f() {} }\n",
      "bin/swift":
        "#!/bin/sh\nfor word; do printf '<%s> ' \"$word\"; done; echo \"at $PWD\"; exit ${SWIFT_STATUS:-0}\n",
    ])
    try folder.setMode(0o755, of: "bin/swift")
  }

  private func stubble(_ words: [String], in place: String = "", environment: [String: String] = [:]) throws
    -> Program
  {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Program.run(
      Program.stubble, words, in: place.isEmpty ? folder.path : folder[place],
      environment: ["PATH": folder["bin"] + ":" + path].merging(environment) { $1 })
  }

  private func words(_ words: String...) -> String { words.map { "<\($0)> " }.joined() }

  private var flags: String {
    let scratch = folder[".build/stubble"]
    return words("--scratch-path", scratch, "-Xswiftc", "-vfsoverlay", "-Xswiftc", scratch + "/overlay.yaml")
  }

  @Test(arguments: ["test", "build"]) func thePackageManagerGetsTheFlags(command: String) throws {
    let before = try folder.snapshot()
    let ran = try stubble([
      command, "--filter", "X", "--type", "Plain", "--enable-code-coverage", "--", "--exclude",
    ])
    #expect(
      ran.output == words(command) + flags + words("--filter", "X", "--enable-code-coverage", "--exclude")
        + "at \(folder.path)\n")
    #expect(ran.errors == "stubble: overlay of 2 files, updated\n")
    #expect(try folder.snapshot().filter { !$0.key.hasPrefix(".build/") } == before)
  }

  /// Flags that the package manager passes on to the compiler count as the options for the same settings do.
  @Test(
    arguments: [
      ([], false), (["-Xswiftc", "-default-isolation", "-Xswiftc", "MainActor"], true),
      (["-Xswiftc", "-default-isolation=MainActor"], true), (["--default-isolation", "MainActor"], true),
      (
        ["-Xswiftc", "-default-isolation", "-Xswiftc", "MainActor", "--default-isolation", "nonisolated"],
        false
      ),
      (["-Xcc", "-default-isolation=MainActor"], false),
    ].rows)
  func flagsForTheCompilerCount(row: Row<([String], Bool)>) throws {
    let source = "// @Stubbable\nactor A { func f() {} }\n// @Stubbable\nclass B { static func g() {} }\n"
    try folder.write(source, to: "Sources/Net/Service.swift")
    #expect(try stubble(["build"] + row.value.0).status == 0)
    let copies = try folder.snapshot().filter {
      $0.key.hasSuffix("Service.swift") && $0.key.hasPrefix(".build")
    }
    #expect(copies.count == 1)
    let text = copies.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("_StubbleStub<@MainActor () -> Void>") == row.value.1, "\(text)")
  }

  /// Packages that the manifest has by a path are read wherever they are, and those that they have.
  @Test func packagesBesideThePackageAreRead() throws {
    func manifest(_ dependency: String) -> String {
      "let package = Package(dependencies: [.package(path: \"\(dependency)\")], targets: [.target(name: \"T\"), .testTarget(name: \"U\"), .plugin(name: \"P\")])\n"
    }
    let beside = try TemporaryFolder([
      "A/Sources/T/a.swift": Self.service, "B/Sources/T/b.swift": Self.service,
      // No target has these, or only one that tests the package.
      "A/Samples/a.swift": Self.service, "B/Tests/U/b.swift": Self.service,
    ])
    try beside.write(manifest("../B"), to: "A/Package.swift")
    try beside.write(manifest("../A"), to: "B/Package.swift")
    try folder.write(manifest(beside["A"]), to: "Package.swift")
    #expect(try stubble(["test"]).errors == "stubble: overlay of 3 files, updated\n")
    try folder.write("{ \"paths\": [\"Sources\"] }\n", to: ".stubble.json")
    #expect(try stubble(["test"]).errors == "stubble: overlay of 3 files, up to date\n")
    try folder.write(
      "{ \"paths\": [\"Sources\"], \"exclude\": [\"\(beside["B"])\"] }\n", to: ".stubble.json")
    #expect(try stubble(["test"]).errors == "stubble: overlay of 2 files, updated\n")
  }

  /// A search of the package's folder finds neither hidden packages nor ignored ones.
  @Test func packagesOutOfTheSearchAreRead() throws {
    let manifest = "let package = Package(targets: [.target(name: \"T\")])\n"
    for place in [".hidden/A", "Ignored/B", "Found/C"] {
      try folder.write(manifest, to: place + "/Package.swift")
      try folder.write(Self.service, to: place + "/Sources/T/S.swift")
    }
    try folder.write("", to: ".git/HEAD")
    try folder.write("Ignored\n", to: ".gitignore")
    let dependencies = [".hidden/A", "Ignored/B", "Found/C"].map { ".package(path: \"\($0)\")" }
    try folder.write(
      "let package = Package(dependencies: [\(dependencies.joined(separator: ", "))], targets: [.target(name: \"Net\")])\n",
      to: "Package.swift")
    #expect(try stubble(["test"]).errors == "stubble: overlay of 4 files, updated\n")
  }

  /// Who may not read a source may not read its copy.
  @Test func copiesAreAsPrivateAsTheirSources() throws {
    func modes() throws -> Set<UInt32> {
      let copies = try folder.snapshot().keys.filter { $0.contains(".applied/") && $0.hasSuffix(".swift") }
      return Set(try copies.map { try System.status(of: folder[$0]).mode })
    }
    try folder.setMode(0o600, of: "Sources/Net/Service.swift")
    _ = try stubble(["overlay", "--output", "out"])
    #expect(try modes() == [0o600])
    try folder.setMode(0o644, of: "Sources/Net/Service.swift")
    _ = try stubble(["overlay", "--output", "out"])
    #expect(try modes() == [0o644])
  }

  @Test func aMissingPackageIsAnErrorBeforeAnythingIsWritten() throws {
    let ran = try stubble(["build", "--package-path", "nosuch"])
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix("nosuch: error: there is no Package.swift in this folder\n"))
    #expect(!System.isFolder(folder["nosuch"]) && !System.isFolder(folder[".build"]))
  }

  @Test func aForeignOverlayNamesWhatThePackageManagerTakes() throws {
    try folder.write("garbage", to: ".build/stubble/overlay.yaml")
    let ran = try stubble(["test"])
    #expect(ran.status == 1)
    #expect(ran.errors.contains("'--scratch-path'") && !ran.errors.contains("--output"))
    try folder.write("garbage", to: "out/overlay.yaml")
    #expect(try stubble(["overlay", "--output", "out"]).errors.contains("'--output'"))
    try folder.write("", to: ".build/stubble/overlay.yaml")
    let all = try stubble(["test", "--all-types", "--scratch-path", "other"])
    #expect(all.errors.contains("; name their types with '--type' to select them"))
  }

  @Test func aMisspelledOptionIsNotPassedOn() throws {
    let ran = try stubble(["test", "--typ", "S"])
    #expect(ran.status == 2)
    #expect(ran.errors.contains("unknown option '--typ' for 'test'\n"))
    #expect(ran.errors.contains("did you mean '--type'?"))
    #expect(
      try stubble(["build", "--layout=lines"]).errors.contains("unknown option '--layout' for 'build'"))
    #expect(!System.isFolder(folder[".build"]))
    #expect(try stubble(["test", "--", "--typ"]).output.contains("<--typ>"))
    let options = [
      "--target", "--traits", "--skip", "--sdk", "--triple", "--parallel", "--toolchain", "--product",
    ]
    for option in options { #expect(try stubble(["test", option, "x"]).output.contains("<\(option)>")) }
  }

  /// The package manager knows the files of a linked folder by the link.
  @Test func linkedFoldersAreMapped() throws {
    try folder.write(Self.service, to: "Shared/T/S.swift")
    try folder.link("Sources/T", to: "../Shared/T")
    try folder.link("Sources/Net/loop", to: "..")
    let ran = try stubble(["overlay", "--output", "out"])
    #expect(ran.errors == "stubble: overlay of 2 files, updated\n")
    let overlay = try folder.text(of: "out/overlay.yaml")
    #expect(overlay.contains("\"\(folder["Sources/T/S.swift"])\""))
    #expect(overlay.contains("\"\(folder["Shared/T/S.swift"])\""))
  }

  @Test func warnsOfLinksThatLeadElsewhere() throws {
    let other = try TemporaryFolder(["S.swift": Self.service])
    let deep = try TemporaryFolder(["One/Two/S.swift": Self.service])
    let empty = try TemporaryFolder(["One/Two/S.txt": ""])
    try folder.link("Sources/Net/Other", to: other.path)
    try folder.link("Sources/Net/Deep", to: deep.path)
    try folder.link("Sources/Net/Empty", to: empty.path)
    let ran = try stubble(["overlay", "--output", "out"])
    for (name, isNamed) in ["Other": true, "Deep": true, "Empty": false] {
      let warning = "Sources/Net/\(name): warning: this symbolic link leads to a folder that is not searched"
      #expect(ran.errors.contains(warning) == isNamed, "\(name)")
    }
    try System.removeFile(folder["Sources/Net/Deep"])
    let named = try stubble(["overlay", "Sources", "Sources/Net/Other", "--output", "out"])
    #expect(!named.errors.contains("warning"))
    #expect(try folder.text(of: "out/overlay.yaml").contains("\"\(folder["Sources/Net/Other/S.swift"])\""))
  }

  #if os(Linux)
    /// A command that waits for the one that started it would never end.
    @Test func doesNotWaitForWhoStartedIt() throws {
      let ran = try stubble(["run", "--overlay", "--", "sh", "-c", "\(Program.stubbleInShell) test; exit 3"])
      #expect(ran.status == 3)
      #expect(ran.errors.contains(", which started this command\n"))
    }
  #endif

  @Test func endsAsThePackageManagerDid() throws {
    #expect(try stubble(["test"], environment: ["SWIFT_STATUS": "7"]).status == 7)
    try folder.write("#!/bin/sh\nkill -TERM $$\n", to: "bin/swift")
    let ran = try stubble(["test"])
    #expect(ran.wasKilled && ran.status == 15)
  }

  @Test func quietIsQuiet() throws {
    for word in ["-q", "--quiet"] {
      let ran = try stubble(["build", word])
      #expect(ran.errors == "")
      #expect(ran.output.hasSuffix(words(word) + "at \(folder.path)\n"))
    }
  }

  @Test func afterAnErrorNothingIsBuilt() throws {
    try folder.write("@Stubbable enum Bad {}\n", to: "Sources/Net/Bad.swift")
    let ran = try stubble(["test"])
    #expect(ran.status == 1 && ran.output == "")
  }

  @Test func findsThePackage() throws {
    #expect(
      try stubble(["build"], in: "Sources/Net").output == words("build") + flags
        + "at \(folder["Sources/Net"])\n")
    for word in [["--package-path", ".."], ["--package-path=.."]] {
      #expect(try stubble(["build"] + word, in: "bin").output.hasPrefix(words("build") + flags))
    }
    let outside = try TemporaryFolder(["a.swift": ""])
    let ran = try Program.stubble("test", in: outside)
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix("error: there is no Package.swift here, or in a folder above\n"))
  }

  /// A configuration is that of the package, wherever the command is run.
  @Test func readsTheConfigurationOfThePackage() throws {
    try folder.write("{ \"types\": [\"Plain\"], \"paths\": [\"Tests\"] }", to: ".stubble.json")
    let ran = try stubble(["build", "--package-path", ".."], in: "bin")
    #expect(ran.errors == "stubble: overlay of 1 file, updated\n")
    #expect(try folder.text(of: ".build/stubble/overlay.yaml").contains("Tests/NetTests/a.swift"))
  }

  @Test func aScratchPathOfTheUsersOwn() throws {
    let file = folder["other/overlay.yaml"]
    let own = words("build", "-Xswiftc", "-vfsoverlay", "-Xswiftc", file)
    #expect(
      try stubble(["build", "--scratch-path", "other"]).output == own + words("--scratch-path", "other")
        + "at \(folder.path)\n")
    #expect(try stubble(["build", "--scratch-path=other"]).output.hasPrefix(own))
    #expect(FileManager.default.fileExists(atPath: file))
  }

  // MARK: run --overlay

  private func run(_ options: String..., command: String...) throws -> Program {
    try stubble(["run", "--overlay", "--quiet"] + options + ["--"] + command)
  }

  @Test func anyCommandGetsTheFlags() throws {
    let file = folder[".build/stubble/overlay.yaml"]
    let script = "echo \"$STUBBLE_SWIFT_FLAGS\"; cat Sources/Net/Service.swift"
    #expect(try run(command: "sh", "-c", script).output == "-vfsoverlay \(file)\n" + Self.service)
    #expect(try run(command: "echo", "a", "{}", "{}b").output == "a -vfsoverlay \(file) {}b\n")
    #expect(try run(command: "swift", "test", "{}").output == words("test") + flags + "at \(folder.path)\n")
    #expect(try run("--flags", "swiftpm", command: "echo", "{}").output.hasPrefix("--scratch-path"))
    #expect(
      try run("--output", "a b", command: "sh", "-c", "echo \"$STUBBLE_SWIFT_FLAGS\"").output
        == "-vfsoverlay '\(folder["a b"])/overlay.yaml'\n")
    #expect(try run(command: "sh", "-c", "exit 9").status == 9)
    #expect(try run(command: "no-such-command").status == 127)
  }

  /// While something is built, nobody else changes what it is built from.
  @Test func aSecondRunWaits() throws {
    let script = "\(Program.stubbleInShell) overlay Sources; exit 0"
    let ran = try stubble(["run", "--overlay", "--", "sh", "-c", script])
    #expect(ran.errors.contains("error: in use by"))
  }

  // MARK: Flags

  @Test func flagsForEachTool() {
    let target = OverlayFolder("/a b")
    #expect(BuildTool.swiftc.text(for: target) == "-vfsoverlay '/a b/overlay.yaml'")
    #expect(
      BuildTool.swiftpm.text(for: target)
        == "--scratch-path '/a b' -Xswiftc -vfsoverlay -Xswiftc '/a b/overlay.yaml'")
    #expect(
      BuildTool.xcodebuild.text(for: OverlayFolder("/a"))
        == "'OTHER_SWIFT_FLAGS=$(inherited) -vfsoverlay /a/overlay.yaml' SWIFT_ENABLE_EXPLICIT_MODULES=NO")
    let lsp = try? JSONReader.read(Array(BuildTool.sourceKitLSP.text(for: target).utf8))
    #expect(lsp?.members?["swiftPM"]?.members?["scratchPath"]?.text == "/a b/index-build")
    #expect(ShellWord.quoted("it's") == "'it'\\''s'")
    #expect(ShellWord.quoted("") == "''")
    #expect(ShellWord.quoted("-a_b/c.d") == "-a_b/c.d")
    #expect(ShellWord.quoted("a=b") == "a=b")
  }

  // MARK: init

  @Test func initWritesWhatItFinds() throws {
    let ran = try Program.stubble("init", in: folder)
    #expect(ran.status == 0)
    #expect(ran.errors == "stubble: wrote .stubble.json\n")
    #expect(try folder.text(of: ".stubble.json") == "{\n  \"paths\": [\n    \"Sources/Net\"\n  ]\n}\n")
    #expect(try Program.stubble("status", in: folder).status == 0)
    #expect(try Program.stubble("init", in: folder).errors == "stubble: .stubble.json is up to date\n")
  }

  /// The sources of local packages outside of the folder are in each overlay, whatever paths are configured.
  @Test func overlaysContainLocalDependencies() throws {
    let source = "// @Stubbable\nclass A { func f() {} }\n"
    let folder = try TemporaryFolder([
      "App/Package.swift": """
      let package = Package(
        name: "App", dependencies: [.package(path: Context.packageDirectory + "/../Core")],
        targets: [.target(name: "App")])
      """, "App/Sources/App/A.swift": source,
      "Core/Package.swift": "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])",
      "Core/Sources/Core/B.swift": source,
    ])
    func overlay() throws -> String {
      #expect(try Program.run(Program.stubble, ["overlay"], in: folder["App"]).status == 0)
      return try folder.text(of: "App/.build/stubble/overlay.yaml")
    }
    #expect(try overlay().contains("Core/Sources/Core/B.swift"))
    #expect(try Program.run(Program.stubble, ["init"], in: folder["App"]).status == 0)
    #expect(try overlay().contains("Core/Sources/Core/B.swift"))
    let unknown = try folder.text(of: "App/Package.swift").replacing(
      "Context.packageDirectory", with: "there()")
    try folder.write(unknown, to: "App/Package.swift")
    let ran = try Program.run(Program.stubble, ["overlay"], in: folder["App"])
    #expect(ran.errors.contains("warning: cannot determine the folder of this dependency"))
  }

  @Test func initChangesNoFileThatExists() throws {
    try folder.write("{ }", to: ".stubble.json")
    try folder.write("{ }", to: ".sourcekit-lsp/config.json")
    let ran = try Program.stubble("init", "--editor", in: folder)
    #expect(ran.status == 0)
    #expect(
      ran.errors.contains(
        "note: .stubble.json exists and was left as it is; '--force' replaces it with\n    {\n"))
    #expect(ran.errors.contains("note: .sourcekit-lsp/config.json exists"))
    #expect(try folder.text(of: ".stubble.json") + folder.text(of: ".sourcekit-lsp/config.json") == "{ }{ }")
    #expect(try Program.stubble("init", "--editor", "--force", in: folder).status == 0)
    #expect(try folder.text(of: ".stubble.json").contains("Sources/Net"))
    #expect(
      try folder.text(of: ".sourcekit-lsp/config.json")
        == (try Program.stubble("overlay", "--flags", "sourcekit-lsp", in: folder).output))
    #expect(try folder.text(of: ".build/stubble/overlay.yaml").contains("Service.swift"))
  }

  /// The file is written, not another one in its place.
  @Test func initWritesThroughLinksAndKeepsTheMode() throws {
    try folder.write("{ }", to: "shared.json")
    try folder.setMode(0o600, of: "shared.json")
    try folder.link(".stubble.json", to: "shared.json")
    #expect(try Program.stubble("init", "--force", in: folder).status == 0)
    #expect(try folder.text(of: "shared.json").contains("Sources/Net"))
    #expect(try folder.mode(of: "shared.json") == 0o600)
    #expect(try System.status(of: folder[".stubble.json"], followingLinks: false).kind == .link)
  }

  @Test func initBreaksNoHardLink() throws {
    try folder.write("{ }", to: "other.json")
    try FileManager.default.linkItem(atPath: folder["other.json"], toPath: folder[".stubble.json"])
    let ran = try Program.stubble("init", "--force", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains(".stubble.json: error: the file has 2 hard links"))
    #expect(try folder.text(of: ".stubble.json") == "{ }")
  }

  /// What cannot be read is there all the same.
  @Test func whatCannotBeReadIsNotReplaced() throws {
    for name in [".sourcekit-lsp/config.json", ".build/stubble/overlay.yaml"] {
      try folder.makeFolder(Path.folder(of: name))
      try? FileManager.default.removeItem(atPath: folder[name])
      try folder.link(name, to: "nowhere")
      let ran = try Program.stubble("init", "--editor", in: folder)
      #expect(ran.status == 1)
      #expect(ran.errors.contains("\(name): error: cannot open: "))
      #expect(ran.errors.contains("it is a symbolic link to a file that does not exist"))
      #expect(try System.status(of: folder[name], followingLinks: false).kind == .link)
      try FileManager.default.removeItem(atPath: folder[name])
      if System.user == 0 { continue }
      try folder.write("mine", to: name)
      try folder.setMode(0, of: name)
      #expect(try Program.stubble("init", "--editor", in: folder).errors.contains("Permission denied"))
      try folder.setMode(0o600, of: name)
      #expect(try folder.text(of: name) == "mine")
      try FileManager.default.removeItem(atPath: folder[name])
    }
  }

  @Test func initSaysWhatToIgnore() throws {
    try folder.makeFolder(".git")
    #expect(try Program.stubble("init", in: folder).errors.contains("note: add .build/ to .gitignore"))
    try folder.write(".build\n", to: ".gitignore")
    #expect(!(try Program.stubble("init", in: folder).errors.contains("gitignore")))
    #expect(
      try Program.stubble("init", "--editor", in: folder).errors.contains(
        "note: add .sourcekit-lsp/ to .gitignore"))
  }

  @Test func nothingIsWrittenWhereThereIsNoClone() throws {
    let before = try folder.snapshot()
    let ran = try Program.stubble("init", "--git", "--editor", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix("error: this folder is not in a git work tree\n"))
    #expect(try folder.snapshot() == before)
  }

  @Test func gitAloneWritesNoFileOfTheProject() throws {
    try #require(try Program.run("/usr/bin/env", ["git", "init", "-q"], in: folder.path).status == 0)
    #expect(try Program.stubble("init", "--git", in: folder).status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder[".stubble.json"]))
    #expect(try Program.stubble("init", "--git", "--editor", in: folder).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder[".stubble.json"]))
  }

  @Test(
    arguments: [
      (
        "Package.swift",
        "let package = Package(targets: [.executableTarget(name: \"B\", path: \"Code\"), .target(name: \"A\")])",
        "Code, Sources/A"
      ),
      (
        "Package.swift",
        "var targets = [Target]()\ntargets.append(.target(name: \"B\", path: \"Code\"))\ntargets.append(.target(name: \"A\"))\nlet package = Package(targets: targets)",
        "Sources, Code"
      ),
      ("Sources/a.swift", "", "Sources"), ("a.swift", "", "."),
    ].rows) func initFindsTargets(row: Row<(String, String, String)>) throws
  {
    let (name, text, paths) = row.value
    let folder = try TemporaryFolder([name: text, "Code/b.swift": ""])
    if name == "Package.swift" { try folder.write("", to: "Sources/A/a.swift") }
    _ = try Program.stubble("init", in: folder)
    let configuration = try Configuration.read(
      try folder.bytes(of: ".stubble.json"), path: "", folder: "/"
    ).configuration
    #expect(configuration.paths.joined(separator: ", ") == paths)
  }
}
