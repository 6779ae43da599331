import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI
import StubbleSemantics

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws(FileDiagnostics) -> Configuration {
    try Configuration.read(Array(text.utf8), path: ".stubble.json", folder: "/").configuration
  }

  /// The error as people see it, without the line and the caret.
  private func error(_ text: String) -> String {
    do throws(FileDiagnostics) {
      _ = try read(text)
      return "no error"
    } catch {
      let printer = DiagnosticText(format: .text, isColored: false, currentFolder: "")
      return String(printer.text(of: error.diagnostics).prefix { $0 != "\n" })
    }
  }

  @Test func readsAllKeys() throws {
    let configuration = try read(
      """
      { "paths": ["Sources", "App\\u0073"], "exclude": [],
        "types": ["A.B", { "calls": true, "name": "C", "statics": false }],
        "allTypes": true, "access": "public", "sendable": false, "calls": true, "layout": "expanded", "defaultIsolation": "MainActor", "jobs": 2 }
      """)
    var ofType = Annotation.Options()
    ofType.calls = true
    let isSet = ofType.set("statics", to: "false")
    #expect(isSet)
    var options = Annotation.Options()
    options.access = .public
    options.sendable = false
    options.calls = true
    #expect(
      configuration
        == Configuration(
          folder: "/", paths: ["Sources", "Apps"], types: ["A.B": Annotation.Options(), "C": ofType],
          options: options, allTypes: true, layout: .expanded, defaultIsolation: .mainActor, jobs: 2))
    #expect(try read("{}") == Configuration(folder: "/"))
  }

  @Test func refusesWhatIsNotUTF8() {
    let text = Array("{\n\"paths\": [\"a".utf8) + [0xFF] + Array("\"]}".utf8)
    #expect(throws: FileDiagnostics.self) { try Configuration.read(text, path: ".stubble.json", folder: "/") }
  }

  @Test func errorsHaveTheirPlace() throws {
    #expect(error("{\n  \"pathes\": []\n}") == ".stubble.json:2:3: error: unknown key 'pathes'")
    #expect(error("{\"jobs\": 0}") == ".stubble.json:1:10: error: expected a positive integer")
    for number in ["0x10", "01", "-inf", "1.", "1e", "+1", "-", "1_000"] {
      #expect(error("{\"jobs\": \(number)}") == ".stubble.json:1:10: error: '\(number)' is not a value")
    }
    for number in ["2", "2.0", "20e-1", "0.2E+1"] { #expect(try read("{\"jobs\": \(number)}").jobs == 2) }
    #expect(error("{\"jobs\": 1.5}") == ".stubble.json:1:10: error: expected a positive integer")
    #expect(
      error("{\"types\": [\"A\", 1]}")
        == ".stubble.json:1:17: error: expected a string or an object with a name")
    #expect(error("{\"types\": \"A\"}") == ".stubble.json:1:11: error: expected an array of types")
    #expect(error("{\"types\": [{}]}") == ".stubble.json:1:12: error: expected \"name\"")
    #expect(error("{\"types\": [{\"names\": \"A\"}]}") == ".stubble.json:1:13: error: unknown key 'names'")
    #expect(
      error("{\"types\": [{\"name\": \"A\", \"calls\": 1}]}")
        == ".stubble.json:1:35: error: expected true or false")
    #expect(error("{\"types\": [\"A\", \"A\"]}") == ".stubble.json:1:17: error: duplicate type 'A'")
    #expect(
      error("{\"types\": [{\"name\": \"A\", \"calls\": true, \"calls\": true}]}")
        == ".stubble.json:1:41: error: duplicate key 'calls'")
    #expect(error("{\"allTypes\": 1}") == ".stubble.json:1:14: error: expected true or false")
    #expect(
      error("{\"layout\": \"wide\"}") == ".stubble.json:1:12: error: expected \"lines\" or \"expanded\"")
    #expect(
      error("{\"defaultIsolation\": 1}")
        == ".stubble.json:1:22: error: expected \"nonisolated\" or \"MainActor\"")
    #expect(
      error("{\"modules\": {\"A\": \"a\", \"A\": \"b\"}}") == ".stubble.json:1:24: error: duplicate key 'A'")
    #expect(error("{\"jobs\": 1, \"jobs\": 2}") == ".stubble.json:1:13: error: duplicate key 'jobs'")
    #expect(
      error("{\"doubles\": [{\"output\": \"A\", \"testable\": [\"1x\"]}]}")
        == ".stubble.json:1:43: error: expected the name of a module")
    #expect(
      error("{\"doubles\": [{\"output\": \"../A\"}, {\"output\": \"A\"}, {\"output\": \".//A\"}]}")
        == ".stubble.json:1:51: error: duplicate output './/A'")
    for output in ["", "-"] {
      #expect(
        error("{\"doubles\": [{\"output\": \"\(output)\"}]}")
          == ".stubble.json:1:25: error: expected the path of a file")
    }
    #expect(error("{\"paths\": [\"A\", \"\"]}") == ".stubble.json:1:17: error: expected a path")
    for pattern in ["", "./", "/", "!", "  "] {
      #expect(error("{\"exclude\": [\"\(pattern)\"]}") == ".stubble.json:1:14: error: expected a pattern")
    }
    #expect(error("{\"types\": [\"\"]}") == ".stubble.json:1:12: error: expected the name of a type")
    for value in ["[]", "3", "\"\"", "[\"\"]", "[\"A\", 1]"] {
      #expect(
        error("{\"modules\": {\"A\": \(value)}}")
          == ".stubble.json:1:19: error: expected a folder, or an array of folders")
    }
    #expect(error("[]") == ".stubble.json:1:1: error: expected an object")
    #expect(error("") == ".stubble.json:1:1: error: expected a value")
    #expect(error("{\"jobs\" 1}") == ".stubble.json:1:9: error: expected ':'")
    #expect(error("{\"jobs\": 1,}") == ".stubble.json:1:12: error: expected a key in double quotes")
    #expect(error("{\"jobs\": 1") == ".stubble.json:1:11: error: expected ',' or '}'")
    #expect(error("{} {}") == ".stubble.json:1:4: error: unexpected text after the end of the document")
    #expect(error("{\"types\": [\"A\n\"]}") == ".stubble.json:1:12: error: control character in a string")
    #expect(error("{\"types\": [\"\\x\"]}") == ".stubble.json:1:13: error: invalid escape sequence")
    #expect(error("{\"types\": [\"\\ud800\"]}") == ".stubble.json:1:13: error: invalid Unicode escape")
    #expect(error("{\"types\": [tru]}") == ".stubble.json:1:12: error: 'tru' is not a value")
    #expect(error(String(repeating: "[", count: 200)) == ".stubble.json:1:101: error: nested too deeply")
  }

  @Test func aMarkOfTheEncodingMayComeFirst() throws { #expect(try read("\u{FEFF}{}") == read("{}")) }

  /// What is wrong with a value by its meaning is said at its place.
  @Test(
    arguments: [
      (
        "{ \"paths\": [\"a.swift\", \"nosuch\"] }",
        ":1:24: error: 'nosuch': cannot open: No such file or directory"
      ),
      (
        "{ \"types\": [\"Nope\"], \"paths\": [\".\"] }",
        ":1:13: warning: no class, struct or actor is called 'Nope'"
      ),
      (
        "{ \"exclude\": [\"nomatch\"], \"paths\": [\".\"] }",
        ":1:15: warning: no file or folder matches 'nomatch'"
      ),
      (
        "{ \"modules\": { \"A\": \"nosuch\" } }",
        ":1:21: error: there is no folder 'nosuch' for the module 'A'"
      ),
      ("{ \"modules\": { \"A\": [\"S\", \"nosuch\"] } }", ":1:27: error: there is no folder 'nosuch'"),
    ].rows)
  func meaningsHavePlaces(row: Row<(String, String)>) throws {
    let folder = try TemporaryFolder([".stubble.json": row.value.0, "a.swift": "", "S/b.swift": ""])
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.errors.contains(".stubble.json" + row.value.1), "\(ran.errors)")
    let below = try Program.run(Program.stubble, ["apply"], in: folder["S"])
    #expect(below.errors.contains(folder[".stubble.json"] + row.value.1.prefix(8)), "\(below.errors)")
  }

  /// Files are applied before a folder is renamed that the configuration still names; its modules do not matter then.
  @Test func revertNeedsNoModules() throws {
    let folder = try TemporaryFolder(["A.swift": "final class A { func f() {} }\n"])
    #expect(try Program.stubble("apply", "--all-types", in: folder).status == 0)
    try folder.write("{ \"modules\": { \"A\": \"nosuch\" } }", to: ".stubble.json")
    let ran = try Program.stubble("revert", ".", in: folder)
    #expect(ran.status == 0, "\(ran.errors)")
    #expect(try folder.text(of: "A.swift") == "final class A { func f() {} }\n")
  }

  @Test func aLinkToNowhereIsAnError() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.link(".stubble.json", to: "nowhere.json")
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 1)
    #expect(ran.errors.contains(".stubble.json: error: cannot open: No such file or directory"))
  }

  /// What `init` writes for the targets of a package.
  @Test(
    arguments: [
      (".target(name: \"A\"), .target(name: b)", "Sources/A, Sources/B"),
      (".target(name: \"A\"), module(\"C\")", "Sources"), (".target(name: \"A\")] + more + [", "Sources"),
      (".target(name: \"A\"), .target(name: names[0])", "Sources"),
      (".target(name: \"A\"), .testTarget(name: \"ATests\")", "Sources/A"),
      (
        ".target(name: \"A\")], dependencies: [.package(path: \"Core\"), .package(path: \"../Other\")",
        "Core/Sources/Core, Sources/A"
      ),
      (".target(name: \"A\")], dependencies: [.package(path: \"Odd\")", "Odd, Sources/A"),
    ].rows)
  func initNamesTargetsInPlainSight(row: Row<(String, String)>) throws {
    let folder = try TemporaryFolder([
      "Package.swift": "let b = \"B\"\nlet package = Package(name: \"P\", targets: [\(row.value.0)])\n",
      "Core/Package.swift":
        "let package = Package(name: \"Core\", targets: [.target(name: \"Core\"), .testTarget(name: \"CoreTests\")])\n",
      "Core/Sources/Core/c.swift": "", "Core/Tests/CoreTests/t.swift": "",
      "Odd/Package.swift": "let package = Package(name: \"Odd\", targets: odd)\n",
      "Sources/A/a.swift": "", "Sources/B/b.swift": "", "Sources/C/c.swift": "", "Tests/ATests/t.swift": "",
    ])
    #expect(try Program.stubble("init", in: folder).status == 0)
    let text = try folder.bytes(of: ".stubble.json")
    let paths = try Configuration.read(text, path: "", folder: "").configuration.paths
    #expect(paths.joined(separator: ", ") == row.value.1)
  }

  @Test func initReplacesWhatItCannotReadIfForced() throws {
    let folder = try TemporaryFolder([".stubble.json": "not JSON"])
    #expect(try Program.stubble("init", in: folder).status == 1)
    #expect(try folder.text(of: ".stubble.json") == "not JSON")
    #expect(try Program.stubble("init", "--force", in: folder).status == 0)
    #expect(try folder.text(of: ".stubble.json").contains("\"paths\""))
  }
}
