import Foundation
import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI

/// The program as its users meet it.
@Suite struct CommandTests {
  private let service = "@Stubbable final class Service {\n  func fetch() -> Int { 1 }\n}\n"

  @Test(
    arguments: [
      (["@nosuch"], 1, "nosuch: error: cannot open: "), (["--timing", "."], 1, ".: error: cannot read: "),
      (["--timing", "nosuch"], 1, "nosuch: error: cannot open: "),
      (["--jobs=4", "--errors", "--", "--a.swift"], 0, ""),
      (
        ["--tre", "a"], 2, "stubble: error: unknown option '--tre' for 'syntax'\nstubble: note: did you mean "
      ),
    ].rows)
  func syntaxSaysWhatItMisses(row: Row<([String], Int32, String)>) throws {
    let (words, status, message) = row.value
    let folder = try TemporaryFolder(["--a.swift": ""])
    let ran = try Program.stubble(["syntax"] + words, in: folder)
    #expect(ran.status == status)
    #expect(ran.errors.hasPrefix(message), "\(ran.errors)")
  }

  @Test func reportsWrongUsageAndPrintsHelp() throws {
    let folder = try TemporaryFolder()
    #expect(try Program.stubble(in: folder).status == 2)
    #expect(
      try Program.stubble("aply", in: folder).errors
        == "stubble: error: unknown command 'aply'\nstubble: note: did you mean 'apply'?\n")
    #expect(try Program.stubble("apply", "--chek", in: folder).status == 2)
    for command in Command.allCases {
      let help = try Program.stubble(command.rawValue, "--help", in: folder)
      #expect(help.status == 0)
      #expect(help.output == Help.text(of: command))
    }
  }

  /// The diagnostic of a file that does not exist.
  private static func missing(_ path: String) -> String {
    "\(path): error: cannot open: No such file or directory\n"
      + "\(path): note: check the path, which is relative to the current folder\n"
  }

  @Test func missingPathsAreErrors() throws {
    let folder = try TemporaryFolder(["a.swift": service])
    let missing = Self.missing("b.swift")
    let summaries = ["apply": "", "revert": "stubble: nothing to revert\n", "status": ""]
    for (command, summary) in summaries {
      let ran = try Program.stubble(command, "a.swift", "b.swift", in: folder)
      #expect(ran.status == 1)
      #expect(ran.errors == missing + summary)
    }
    #expect(try folder.text(of: "a.swift") == service)
  }

  /// Nobody asked to apply anything to the tests, but what they measure must not change.
  @Test func testsOfThePackageMayMeasureItsTypes() throws {
    let folder = try TemporaryFolder([
      "Package.swift":
        "let package = Package(targets: [.target(name: \"A\"), .testTarget(name: \"ATests\")])\n",
      "Sources/A/a.swift": "struct Measured { var x = 1 }\nstruct Other { var x = 1 }\n",
      "Tests/ATests/a.swift": "struct Own { var y = 1 }\nlet size = MemoryLayout<Measured>.size\n",
    ])
    let status = try Program.stubble("status", "--explain", "--all-types", "Sources", in: folder)
    #expect(
      status.output.contains(
        "Measured.x: stubbed: Measured._getX: () -> Int, Measured._setX: (Int) -> Void (static, for all instances: the code at a.swift:2"
      ))
    #expect(status.output.contains("Other.x: stubbed"))
    #expect(!status.output.contains("Own"))
  }

  @Test func saysWhichStubsNoOtherFileCanSet() throws {
    let folder = try TemporaryFolder([
      "a.swift": """
      private enum State { case on }
      private class Hidden { func f() {}; struct Inner { func g() {} } }
      class A { private var state = State.on; private func h() {} }
      class B {
        // @StubbableFunction(access: .private)
        func i() {}
      }

      """
    ])
    let status = try Program.stubble("status", "--explain", "--all-types", in: folder)
    for line in [
      "Hidden.f(): stubbed: _f: () -> Void (no other file can set it: 'Hidden' is private)",
      "Hidden.Inner.g(): stubbed: _g: () -> Void (no other file can set it: 'Hidden' is private)",
      "(State) -> Void (no other file can set it: its type names a private declaration)",
      "A.h(): stubbed: _h: () -> Void\n",
      "B.i(): stubbed: _i: () -> Void (no other file can set it: 'private' is the requested access level)",
    ] {
      #expect(status.output.contains(line))
    }
  }

  @Test func saysWhyCallsAreNotRecorded() throws {
    let folder = try TemporaryFolder(["a.swift": "@frozen public struct A { public func f() {} }\n"])
    let status = try Program.stubble("status", "--explain", "--all-types", "--calls", in: folder)
    #expect(
      status.output.contains(
        "A.f(): stubbed: _f: () -> Void (its calls are not recorded: a '@frozen' struct "))
    #expect(!status.errors.contains("note: "))
  }

  /// What property wrappers make of properties may be named in the command's other files and the package's tests.
  @Test func otherFilesMayNameWhatWrappersMake() throws {
    let wrapper =
      "@propertyWrapper struct Kept { var wrappedValue: Int; var projectedValue: Int { 1 } }\n"
    let properties = ["a", "b", "c", "d"].map { "  @Kept var \($0) = 1\n" }.joined()
    let folder = try TemporaryFolder([
      "Package.swift":
        "let package = Package(targets: [.target(name: \"A\"), .testTarget(name: \"ATests\")])\n",
      "Sources/A/a.swift": wrapper + "@Stubbable struct S {\n" + properties
        + "  @Kept private(set) var e = 1\n}\n",
      "Sources/A/f.swift": "\nfunc f(_ s: S) -> Int { s.$a + s.$e }\n",
      "Tests/ATests/a.swift": "func g(_ s: S) -> Int { s.$b }\n",
      "Tests/ATests/b.swift": "let s = S(c: 3)\n",
    ])
    for option in ["--calls", "--all-types"] {
      let output = try Program.stubble("status", "--explain", option, "Sources", in: folder).output
      #expect(output.contains("S.a: left: '$a' is named in f.swift:2, "))
      #expect(output.contains("S.b: left: '$b' is named in a.swift:1, "))
      #expect(output.contains("S.c: stubbed"))
      #expect(output.contains("S.d: stubbed"))
      #expect(output.contains("S.e: left: '$e' is named in f.swift:2, "))
    }
  }

  /// What the command's other files and the package's tests change in part stays stored, though nothing in them is
  /// to be stubbed.
  @Test func otherFilesMayChangePartsOfWhatIsStored() throws {
    let folder = try TemporaryFolder([
      "Package.swift":
        "let package = Package(targets: [.target(name: \"A\"), .testTarget(name: \"ATests\")])\n",
      "Sources/A/a.swift":
        "@Stubbable struct S { var a = [1], b = 2, c = [3], d = 4, e = 5, f = 6, g = 7 }\n",
      "Sources/A/f.swift": "\nfunc f(_ s: inout S) { s.a.removeAll { $0 == s.b } }\n",
      "Sources/A/g.swift": "func g(_ s: inout S) { s.e += s.a[0] }\n",
      "Tests/ATests/a.swift": "func h(_ s: inout S) {\n  swap(&s.c[0], &s.d)\n}\n",
      "Tests/ATests/b.swift": "extension S { mutating func f() { swap(&f, &g) } }\n",
    ])
    let annotated = try Program.stubble("status", "--explain", "Sources", in: folder)
    let all = try Program.stubble("status", "--explain", "--all-types", "Sources", in: folder)
    for output in [annotated.output, all.output] {
      #expect(output.contains("S.a: left: it is changed together with another property in f.swift:2, "))
      #expect(output.contains("S.b: left: it is changed together with another property in f.swift:2, "))
      #expect(output.contains("S.c: left: it is changed together with another property in a.swift:2, "))
      #expect(output.contains("S.d: left: it is changed together with another property in a.swift:2, "))
      #expect(output.contains("S.e: stubbed"))
      #expect(output.contains("S.f: left: it is changed together with another property"))
    }
  }

  @Test func checkWritesNothing() throws {
    let folder = try TemporaryFolder(["a.swift": service, "b.swift": ""])
    let check = try Program.stubble("apply", "--check", in: folder)
    #expect(check.status == 1)
    #expect(check.output == "a.swift\n")
    #expect(try folder.text(of: "a.swift") == service)
    #expect(try Program.stubble("revert", "--check", in: folder).status == 0)
    #expect(try Program.stubble("apply", in: folder).status == 0)
    #expect(try Program.stubble("apply", "--check", in: folder).status == 0)
    #expect(try Program.stubble("revert", "--check", in: folder).status == 1)
    #expect(try Program.stubble("status", "--check", "--quiet", in: folder).status == 1)
    #expect(try Program.stubble("status", in: folder).output == "a.swift: applied\n")
  }

  /// The same options give the same text, so that a file is partly applied only if they are not given again.
  @Test(arguments: [
    "class A { func f() {} } --all-types", "@Stubbable class A {\n  func f() {}\n} --layout=expanded",
  ])
  func statusSaysThatItTakesOptions(line: String) throws {
    let option = String(line.drop { $0 != "-" })
    let folder = try TemporaryFolder(["a.swift": line.prefix { $0 != "-" } + "\n"])
    #expect(try Program.stubble("apply", option, in: folder).status == 0)
    let bare = try Program.stubble("status", in: folder)
    #expect(bare.output == "a.swift: partly applied\n")
    #expect(bare.errors.contains("if that was applied with options, give them to 'status' too"))
    let same = try Program.stubble("status", option, in: folder)
    #expect(same.output == "a.swift: applied\n" && !same.errors.contains("partly applied"))
  }

  @Test func saysWhatItDid() throws {
    let folder = try TemporaryFolder(["a.swift": "", "b.swift": "struct B {}\n", "c.swift": "class C {}\n"])
    func expect(_ arguments: String, _ words: String) throws {
      let ran = try Program.stubble(arguments.split(separator: " ").map(String.init), in: folder)
      #expect(ran.errors == "stubble: \(words)\n")
    }
    try expect("apply", "nothing to apply")
    let source = "@Stubbable final class Service {\n  var value = 1\n}\n"
    for name in ["a.swift", "b.swift"] { try folder.write(source, to: name) }
    try expect("apply --diff", "would apply to 2 files")
    try expect("apply a.swift", "applied to 1 file")
    try expect("apply a.swift", "1 file is up to date")
    try expect("apply", "applied to 1 file")
    try expect("apply", "2 files are up to date")
    try expect("apply --check --layout expanded", "would bring 2 files up to date")
    try expect("apply --layout expanded b.swift", "brought 1 file up to date")
    try folder.write(source, to: "d.swift")
    try folder.write(
      folder.text(of: "a.swift").replacingOccurrences(of: "@Stubbable", with: "@Other"), to: "a.swift")
    try expect("apply --force --diff", "would apply to 1 file, bring 1 file up to date, revert 1 file")
    try expect("apply --force", "applied to 1 file, brought 1 file up to date, reverted 1 file")
    try expect("revert --check", "would revert 2 files")
    try expect("revert", "reverted 2 files")
    try expect("revert", "nothing to revert")
  }

  @Test(
    arguments: [
      ("apply", "", "::error file=a.swift::stubble is not applied to this file\n"),
      ("apply --layout expanded", "apply", "::error file=a.swift::the stubs of this file are out of date\n"),
      ("revert", "apply", "::error file=a.swift::stubble is applied to this file\n"),
    ].rows)
  func checkNamesTheFilesThatItWouldChange(row: Row<(String, String, String)>) throws {
    let (command, before, diagnostic) = row.value
    let folder = try TemporaryFolder(["a.swift": service])
    if before == "apply" { #expect(try Program.stubble("apply", in: folder).status == 0) }
    let words = command.split(separator: " ").map(String.init) + ["--check", "--diagnostics", "github"]
    let ran = try Program.stubble(words, in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix(diagnostic), "\(ran.errors)")
  }

  @Test func statusSpeaksToGitHub() throws {
    let folder = try TemporaryFolder(["a.swift": service])
    #expect(try Program.stubble("apply", in: folder).status == 0)
    let ran = try Program.stubble("status", "--check", "--quiet", "--diagnostics", "github", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix("::error file=a.swift::stubble is applied to this file\n"))
  }

  @Test func diffWritesNothing() throws {
    let folder = try TemporaryFolder(["a.swift": service])
    let diff = try Program.stubble("apply", "--diff", in: folder)
    #expect(diff.status == 0)
    #expect(
      diff.output.hasPrefix("--- a.swift\n+++ a.swift\n@@ -1,3 +1,4 @@\n-@Stubbable final class Service {\n"))
    #expect(try folder.text(of: "a.swift") == service)
  }

  @Test func oneErrorAndNothingIsWritten() throws {
    let folder = try TemporaryFolder(["a.swift": service, "b.swift": "@Stubbable enum Bad {}\n"])
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix("b.swift:1:1: error: "))
    #expect(ran.errors.hasSuffix("stubble: nothing was written\n"))
    #expect(try folder.text(of: "a.swift") == service)
  }

  @Test func aRevertThatFailsSaysWhatItDid() throws {
    let folder = try TemporaryFolder(["a.swift": service, "b.swift": service, "c.swift": service])
    #expect(try Program.stubble("apply", in: folder).status == 0)
    try folder.setMode(0o444, of: "b.swift")
    let ran = try Program.stubble("revert", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.hasPrefix("b.swift: error: the file is read-only\n"))
    #expect(ran.errors.hasSuffix("stubble: reverted 2 files: a.swift, c.swift; left as they are: b.swift\n"))
    #expect(try folder.text(of: "a.swift") == service)
    #expect(try folder.text(of: "b.swift") != service)
    #expect(try Program.stubble("revert", in: folder).errors.hasSuffix("stubble: nothing was written\n"))
  }

  @Test func whatCannotBeFoundKeepsNothingElseFromBeingReverted() throws {
    let folder = try TemporaryFolder(["a.swift": service])
    #expect(try Program.stubble("apply", in: folder).status == 0)
    let missing = Self.missing("b.swift")
    let status = try Program.stubble("status", "a.swift", "b.swift", in: folder)
    #expect((status.status, status.output, status.errors) == (1, "a.swift: applied\n", missing))
    let applied = try Program.stubble("apply", "a.swift", "b.swift", in: folder)
    #expect((applied.status, applied.errors) == (1, missing))
    let reverted = try Program.stubble("revert", "a.swift", "b.swift", in: folder)
    #expect((reverted.status, reverted.errors) == (1, missing + "stubble: reverted 1 file\n"))
    #expect(try folder.text(of: "a.swift") == service)
  }

  @Test func expandReadsStandardInput() throws {
    let folder = try TemporaryFolder(["a.swift": service])
    let fromFile = try Program.stubble("expand", "a.swift", in: folder)
    let fromInput = try Program.stubble("expand", "-", in: folder, input: service)
    #expect(fromFile.status == 0)
    #expect(fromFile.output == fromInput.output)
    #expect(fromFile.output.contains("_fetch"))
    #expect(!fromFile.output.contains("<stubble"))
  }

  /// Line breaks of generated code are those of the file, and a line that holds only an annotation goes as a whole.
  @Test func generatedLinesEndAsOthersDo() throws {
    let source = "class A {\r\n  @StubbableFunction\r\n  func f() -> Int { 1 }\r\n}\r\n"
    let folder = try TemporaryFolder(["a.swift": source])
    let expanded = try Program.stubble("expand", "a.swift", in: folder).output
    #expect(expanded.utf8.count { $0 == 10 } == expanded.utf8.count { $0 == 13 })
    #expect(expanded.hasPrefix("class A {\r\n  func f() -> Int {"))
    #expect(try Program.stubble("apply", "--layout", "expanded", in: folder).status == 0)
    let applied = try folder.bytes(of: "a.swift")
    #expect(applied.count { $0 == 10 } > 4 && applied.count { $0 == 10 } == applied.count { $0 == 13 })
    #expect(try Program.stubble("revert", in: folder).status == 0)
    #expect(try folder.text(of: "a.swift") == source)
  }

  /// No memory is allocated for a file that is too large. A sparse file takes no room on the disk.
  @Test func aFileMayBeLargerThanATreeCanRepresent() throws {
    let folder = try TemporaryFolder(["a.swift": service, "b.swift": ""])
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder["b.swift"]))
    try file.truncate(atOffset: 1 << 42)
    try file.close()
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 1)
    #expect(
      ran.errors.hasPrefix(
        "b.swift: error: cannot read: File too large\nb.swift: note: leave out files of more than 2 GB"))
    #expect(try folder.text(of: "a.swift") == service)
  }

  /// Where the system limits the size of files, the limit is an error like a full disk.
  @Test func aFileMayBeTooLarge() throws {
    let folder = try TemporaryFolder(["a.swift": service])
    let script = "(ulimit -f 0; \(Program.stubbleInShell) apply 2>&1) | cat"
    let ran = try Program.run("/bin/sh", ["-c", script], in: folder.path)
    #expect(ran.output.hasPrefix("a.swift: error: cannot write a temporary file next to it: File too large"))
    #expect(try folder.text(of: "a.swift") == service)
  }

  @Test func configurationFile() throws {
    let folder = try TemporaryFolder([
      ".stubble.json": "{ \"paths\": [\"In\"], \"exclude\": [\"*Skip.swift\"] }", "In/a.swift": service,
      "In/bSkip.swift": service, "Out/c.swift": service,
    ])
    #expect(try Program.stubble("apply", "--check", in: folder).output == "In/a.swift\n")
    #expect(try Program.stubble("apply", "--check", "Out", in: folder).output == "Out/c.swift\n")
    try folder.write("{ \"pahts\": [] }", to: ".stubble.json")
    let wrong = try Program.stubble("apply", in: folder)
    #expect(wrong.status == 1)
    #expect(
      wrong.errors
        == ".stubble.json:1:3: error: unknown key 'pahts'\n{ \"pahts\": [] }\n  ^~~~~~~\n.stubble.json:1:3: note: did you mean 'paths'?\n"
    )
  }

  @Test func revertsWithoutConfiguration() throws {
    let folder = try TemporaryFolder(["a.swift": service, ".stubble.json": "{}"])
    #expect(try Program.stubble("apply", in: folder).status == 0)
    try folder.write("{ \"pahts\": [] }", to: ".stubble.json")
    let refused = try Program.stubble("revert", in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.hasSuffix("without the configuration\n"))
    #expect(try Program.stubble("revert", ".", in: folder).status == 0)
    #expect(try folder.text(of: "a.swift") == service)
  }

  /// What a configuration excludes may have been applied before it did.
  @Test(arguments: ["a.swift", "In", "In/*"].rows)
  func revertsWhatTheConfigurationExcludes(row: Row<String>) throws {
    let folder = try TemporaryFolder(["In/a.swift": service, "In/Deep/b.swift": service])
    #expect(try Program.stubble("apply", in: folder).status == 0)
    try folder.write("{ \"exclude\": [\"\(row.value)\"] }", to: ".stubble.json")
    let status = try Program.stubble("status", "--check", in: folder)
    #expect(status.status == 1)
    #expect(status.output.contains("In/a.swift"))
    #expect(try Program.stubble("revert", in: folder).status == 0)
    #expect(try folder.text(of: "In/a.swift") == service)
    #expect(try folder.text(of: "In/Deep/b.swift") == service)
    #expect(try Program.stubble("status", "--check", in: folder).status == 0)
  }

  /// The nearest file counts, in a git work tree none above its top.
  @Test func configurationOfAFolderAbove() throws {
    let folder = try TemporaryFolder([
      ".stubble.json": "{ \"paths\": [\"A/In\"], \"exclude\": [\"bSkip.swift\"] }", "A/In/a.swift": service,
      "A/In/bSkip.swift": service, "A/Other/c.swift": service, "B/.stubble.json": "{}", "B/d.swift": service,
      "Tree/.git/HEAD": "", "Tree/Deep/e.swift": service,
    ])
    let table: [(at: String, found: String)] = [
      ("A", folder["A/In/a.swift"]), ("A/Other", folder["A/In/a.swift"]), ("B", "d.swift"),
      ("Tree/Deep", "e.swift"), ("Tree", "Deep/e.swift"),
    ]
    for (place, found) in table {
      let ran = try Program.run(Program.stubble, ["apply", "--check"], in: folder[place])
      #expect(ran.output == found + "\n", "\(place)")
    }
    try folder.write("{ \"paths\": [\"Deep/../Deep\"] }", to: "Tree/.stubble.json")
    let ran = try Program.run(Program.stubble, ["apply", "--check"], in: folder["Tree/Deep"])
    #expect(ran.output == folder["Tree/Deep/../Deep/e.swift"] + "\n")
  }

  /// The type that an annotated extension extends is in a file without annotation.
  @Test func typesAreFoundInOtherFiles() throws {
    let files = [
      "A.swift": "final class A {}\n",
      "B.swift": "extension A {\n  @StubbableFunction func f() -> Int { 1 }\n}\n",
      "C.swift": "struct C {}\n",
    ]
    let folder = try TemporaryFolder(files)
    #expect(try Program.stubble("apply", "--check", in: folder).output == "A.swift\nB.swift\n")
    #expect(try Program.stubble("apply", in: folder).status == 0)
    #expect(try folder.text(of: "A.swift").contains("_f"))
    #expect(try Program.stubble("apply", "--check", in: folder).output == "")
    // Without its reason the region of the other file goes.
    try folder.write("extension A {}\n", to: "B.swift")
    #expect(try Program.stubble("apply", "--verbose", in: folder).output == "A.swift\n")
    #expect(try folder.text(of: "A.swift") == files["A.swift"])
  }

  @Test func superclassesAreFoundInOtherFiles() throws {
    let folder = try TemporaryFolder([
      "A.swift": "@Stubbable class A: B {\n  override func f() {}\n}\n", "B.swift": "class B: C {}\n",
      "C.swift": "class C {\n  func f() {}\n  @StubbableFunction func g() {}\n}\n",
    ])
    #expect(try Program.stubble("apply", in: folder).status == 0)
    #expect(try Program.stubble("apply", "--check", in: folder).output == "")
    #expect(try Program.stubble("revert", "--verbose", in: folder).output == "A.swift\nC.swift\n")
  }

  @Test func typesFromOutside() throws {
    let folder = try TemporaryFolder(["a.swift": "struct S { func f() {} }\n"])
    #expect(try Program.stubble("apply", "--check", in: folder).status == 0)
    #expect(try Program.stubble("apply", "--check", "--type", "S", in: folder).status == 1)
    #expect(try Program.stubble("apply", "--check", "--all-types", in: folder).status == 1)
  }

  @Test func theDocument() throws {
    let folder = try TemporaryFolder([
      "a.swift": service, "b.swift": "@Stubbable enum Bad {}\n", "c.swift": "",
    ])
    let ran = try Program.stubble("apply", "--diagnostics", "json", "--check", in: folder)
    #expect(ran.errors == "")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(ran.output.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    #expect(document["command"] as? String == "apply")
    #expect(document["exitStatus"] as? Int == 1)
    #expect(document["written"] as? Bool == false)
    #expect((document["diagnostics"] as? [Any])?.count == 0)
    let files = try #require(document["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["a.swift", "b.swift"])
    #expect(files.map { $0["state"] as? String } == ["applied", "original"])
    #expect(files.map { $0["changed"] as? Bool } == [true, false])
    let region = try #require((files[0]["regions"] as? [[String: Any]])?.first)
    #expect(region["line"] as? Int == 1)
    #expect(region["column"] as? Int == 1)
    #expect(region["offset"] as? Int == 0)
    #expect(region["original"] as? String == "@Stubbable")
    let member = try #require((files[0]["members"] as? [[String: Any]])?.first)
    #expect(member["type"] as? String == "Service")
    #expect(member["member"] as? String == "fetch()")
    #expect(member["names"] as? [String] == ["_fetch"])
    #expect(member["line"] as? Int == 2)
    #expect(member["reason"] is NSNull)
    let diagnostic = try #require((files[1]["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["severity"] as? String == "error")
    #expect(diagnostic["line"] as? Int == 1)
    #expect(diagnostic["notes"] is [Any] && diagnostic["fixIts"] is [Any])
  }

  @Test func theDocumentOfAFailure() throws {
    let ran = try Program.stubble("apply", "nowhere", "--diagnostics=json", in: TemporaryFolder())
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(ran.output.utf8)) as? [String: Any])
    let diagnostic = try #require((document["diagnostics"] as? [[String: Any]])?.first)
    #expect(ran.status == 1)
    #expect(diagnostic["path"] as? String == "nowhere")
    #expect(diagnostic["message"] as? String == "cannot open: No such file or directory")
    #expect(diagnostic["line"] is NSNull)
  }

  @Test func explainsWhatIsStubbed() throws {
    let folder = try TemporaryFolder([
      "a.swift": "@Stubbable class A {\n  func f() {}\n  deinit {}\n}\n",
      "b.swift": "@StubbableFunction func g() {}\n",
    ])
    let ran = try Program.stubble("status", "--explain", in: folder)
    #expect(ran.status == 0)
    #expect(ran.output.hasPrefix("a.swift: original\n  2:8: A.f(): stubbed: _f: () -> Void\n"))
    #expect(ran.output.hasSuffix("b.swift: original\n  1:25: g(): stubbed: _g: () -> Void\n"))
  }

  @Test func aFullDeviceIsAnError() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try TemporaryFolder(["a.swift": service])
    let ran = try Program.run(
      "/bin/sh", ["-c", "\(Program.stubbleInShell) expand a.swift >/dev/full"], in: folder.path)
    #expect(ran.status == 1)
    #expect(ran.errors == "stubble: error: cannot write: No space left on device\n")
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder(["A/a.swift": ""])
    let ran = try Program.stubble("expand", "A", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors == "A: error: cannot read: Is a directory\nA: note: this is a folder; name a file\n")
  }
}
