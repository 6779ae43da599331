import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleCLI

/// Paths that look the same and are not: `é` as two scalars and as one. And paths in which `String` finds no slash, since
/// that is one `Character` with what the next name begins with.
@Suite struct PathTests {
  private static let two = "e\u{301}"
  private static let one = "\u{E9}"
  private static let service = "@Stubbable final class Service { func fetch() -> Int { 1 } }\n"
  private static let other = "@Stubbable final class Other { func fetch() -> Int { 1 } }\n"

  @Test func keysAreBytes() {
    #expect(PathKey(Self.one) != PathKey(Self.two))
    #expect([Self.one, Self.two, Self.one].pathKeys.count == 2)
    #expect([Self.one, Self.two].pathKeys.sorted().map(\.path.utf8.count) == [3, 2])
    #expect((Self.two + "/a").hasPathPrefix(Self.two + "/"))
    #expect(!(Self.two + "/a").hasPathPrefix(Self.one + "/"))
  }

  /// A name that begins with a combining mark.
  private static let marked = "\u{301}a"

  @Test func slashesAreBytes() throws {
    #expect(PathKey(Path.join("/b/\(Self.marked)", "../c")) == PathKey("/b/c"))
    #expect(PathKey(Path.join("/b", "/\(Self.marked)")) == PathKey("/\(Self.marked)"))
    #expect(Path.withSlash("\u{600}/") == "\u{600}/")
    let folder = try TemporaryFolder()
    try System.createFolders(folder["b/\(Self.marked)/c"])
    #expect(System.isFolder(folder["b/\(Self.marked)/c"]))
  }

  @Test(arguments: ["apply", "revert", "status --check", "run -- true"])
  func aFolderThatWasRemovedIsAnError(command: String) throws {
    let folder = try TemporaryFolder()
    let script = "mkdir gone; cd gone; rmdir ../gone; exec \(Program.stubbleInShell) \(command)"
    let ran = try Program.run("/bin/sh", ["-c", script], in: folder.path)
    #expect(ran.status == 1)
    #expect(
      ran.errors == """
        error: the current folder does not exist any more
        note: go to a folder that exists, and run the command again

        """)
  }

  @Test func cutsBytes() {
    let path = "/b/\(Self.marked)/c"
    #expect(Path.relative(path, to: "/b").map(String.init).map(PathKey.init) == PathKey("\(Self.marked)/c"))
    #expect(Path.relative(path, to: "/b/") == Path.relative(path, to: "/b"))
    #expect(Path.relative(path, to: path) == nil)
    #expect(Path.relative("/bc", to: "/b") == nil)
    #expect(Path.relative(path, to: "/").map { Path.names(in: $0).count } == 3)
    #expect(Path.names(in: "//b/\(Self.marked)/") == ["b", Self.marked[...]])
  }

  @Test func foldersOfTargetsAreShownByBytes() throws {
    let manifest = """
      let package = Package(name: "P", targets: [.target(name: "A", path: "\(Self.marked)")])

      """
    let folder = try TemporaryFolder(["Package.swift": manifest, "\(Self.marked)/A.swift": ""])
    #expect(
      Modules.sourceFolders(ofPackageIn: folder.path).folders.pathKeys == [Self.marked].pathKeys)
  }

  @Test func gitIgnoresByBytes() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "\(Self.marked)/.gitignore": "/b/Made.swift\n",
      "\(Self.marked)/b/Made.swift": "", "\(Self.marked)/b/A.swift": "",
    ])
    let found = Discovery.find([folder["\(Self.marked)/b"]], excluding: [])
    #expect(found.files.pathKeys == [folder["\(Self.marked)/b/A.swift"]].pathKeys)
  }

  @Test(
    arguments: [
      ("/a", "b/c", "/a/b/c"), ("/a/", "./b//c/.", "/a/b/c"), ("/a/b", "../c", "/a/c"),
      ("/a", "/b/../c", "/c"),
      ("/a", "", "/a"), ("/", "../..", "/"),
    ].rows) func joins(row: Row<(String, String, String)>)
  {
    let (folder, path, whole) = row.value
    #expect(Path.join(folder, path) == whole)
  }

  @Test func goesUp() {
    #expect(Path.upward(from: "/a/b") == ["/a/b", "/a", "/"])
    #expect(Path.upward(from: "/a/") == ["/a", "/"])
    #expect(Path.upward(from: "/") == ["/"])
    #expect(["a", "/a", "b/a"].map(Path.folder) == [".", "/", "b/"])
    #expect(["a", "a/", "/"].map(Path.withSlash) == ["a/", "a/", "/"])
  }

  #if os(Linux)
    /// Such a path cannot be passed on to compilers, nor to other commands.
    @Test func theCurrentFolderMustBeUTF8() throws {
      let folder = try TemporaryFolder([:])
      let script = """
        folder=$(printf 'a\\377'); mkdir "$folder"; cd "$folder"
        echo '@Stubbable class A { func f() {} }' >A.swift; \(Program.stubbleInShell) apply
        """
      let ran = try Program.run("/bin/sh", ["-c", script], in: folder.path)
      #expect(ran.status == 1)
      #expect(ran.errors.hasPrefix("error: the path of the current folder is not UTF-8\n"))
    }
  #endif

  @Test func temporaryFilesHaveTheirNames() {
    for name in ["a/.B.swift.stubble-47.new", "a/.B.swift.stubble-47-2.swap"] {
      #expect(TemporaryName.file(of: name) == "a/B.swift")
    }
    for name in [
      "B.swift.stubble-47.new", ".B.swift.stubble-.new", ".B.swift.stubble-\u{664}.new",
      ".B.swift.stubble-47-.new", ".B.swift.stubble--2.new", ".B.swift-2.new", "..stubble-4-2.new",
    ] {
      #expect(!TemporaryName.isOne(name))
    }
  }

  #if os(Linux)
    @Test(arguments: [("\(two).swift", "\(one).swift"), ("\(two)/A.swift", "\(one)/A.swift")])
    func bothFilesAreRewritten(names: (String, String)) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.service, to: names.0)
      try folder.write(Self.other, to: names.1)
      func texts() throws -> [String] { [try folder.text(of: names.0), try folder.text(of: names.1)] }
      let applied = try Program.stubble("apply", in: folder)
      #expect(applied.errors == "stubble: applied to 2 files\n")
      for text in try texts() { #expect(text.contains("/*<stubble")) }
      #expect(try Program.stubble("status", in: folder).errors == "stubble: 2 files applied\n")
      #expect(try Program.stubble("revert", in: folder).errors == "stubble: reverted 2 files\n")
      #expect(try texts() == [Self.service, Self.other])
    }

    @Test func bothFilesAreInAnOverlay() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.service, to: "\(Self.two).swift")
      try folder.write(Self.other, to: "\(Self.one).swift")
      let ran = try Program.stubble("overlay", "--output", "out", in: folder)
      #expect(ran.errors == "stubble: overlay of 2 files, updated\n")
      let overlay = try #require(Overlay(text: try folder.bytes(of: "out/overlay.yaml")))
      #expect(overlay.copies.count == 2)
    }

    @Test func allTypesLeaveTheRightTests() throws {
      let folder = try TemporaryFolder()
      try folder.write("final class Service { func fetch() -> Int { 1 } }\n", to: "\(Self.one)/A.swift")
      try folder.write("final class Check { func run() {} }\n", to: "\(Self.two)/Tests/A.swift")
      let ran = try Program.stubble("apply", "--all-types", Self.one, Self.two, in: folder)
      #expect(ran.errors.contains("skips 1 test file"))
      #expect(try folder.text(of: "\(Self.one)/A.swift").contains("/*<stubble"))
      #expect(!(try folder.text(of: "\(Self.two)/Tests/A.swift")).contains("/*<stubble"))
    }
  #endif
}
