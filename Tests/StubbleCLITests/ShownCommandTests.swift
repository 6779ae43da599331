import Foundation
import TestSupport
import Testing

@testable import StubbleCLI

/// Every command line that the README or an article shows in a block of its own is run: here, or by what the list names.
@Suite struct ShownCommandTests {
  enum Way {
    /// Run here in a throw-away folder, after the lines above it; then a condition of the shell must hold.
    case here(String)
    /// Run by a script or test, which contains the line.
    case by(String)
    /// The content of `.stubble.json`, with which stubble must select types of these names here.
    case configuration
    /// Text for a manifest, or a drawing.
    case noCommand
  }

  private static let script = Way.by("scripts/prove-documents")
  private static let completion = Way.by("Tests/StubbleCLITests/CompletionTests.swift")
  private static let plugin = Way.by("scripts/prove-plugin")

  static let ways: [String: Way] = [
    // The archive and `sudo` are ours, and the folder is not the system's. `scripts/release` tries the real program.
    "tar -xzf stubble-0.1.0-x86_64-unknown-linux-gnu.tar.gz":
      .here("[ -x stubble-0.1.0-x86_64-unknown-linux-gnu/stubble ]"),
    "sudo cp stubble-0.1.0-x86_64-unknown-linux-gnu/stubble /usr/local/bin/":
      .here("[ \"$(usr/local/bin/stubble version)\" = \"stubble \(Help.version)\" ]"),
    "swift package stubble test": plugin,
    "swift package stubble status --check": plugin,
    "swift build -c release --product stubble": script,
    "swift build -c release --static-swift-stdlib -Xswiftc -static-executable --product stubble": script,
    ".build/release/stubble test --package-path Snapshots/demo": script,
    "stubble test": script,
    "stubble test --filter RosterTests --enable-code-coverage": script,
    "stubble build -c release": script,
    "stubble run --overlay -- swift test {}": script,
    "stubble run --overlay --flags swiftpm -- make test": script,
    // There is no Xcode on Linux: an `xcodebuild` of ours says whether the sources are applied.
    "stubble run -- xcodebuild test -scheme App": .here("grep -qx 'applied: test -scheme App' printed"),
    "scripts/demo": .by(".github/workflows/tests.yml"),
    "swift test": .by(".ci/run"),
    "scripts/check": .by(".ci/run"),
    "stubble overlay Sources --output Stubs --objects path/to/objects":
      .here("grep -q Sources/Service.swift Stubs/overlay.yaml && [ ! -e path/to/objects/Service.o ]"),
    "flags=$(stubble overlay Sources --output Stubs) && eval \"swiftc $flags Sources/*.swift\"": .here(
      "[ \"$(./main)\" = 2 ]"),
    "stubble init --editor": .here("grep -q vfsoverlay .sourcekit-lsp/config.json"),
    "stubble help --schema config >stubble.schema.json": .here("grep -q allTypes stubble.schema.json"),
    "stubble help --schema diagnostics": .here("grep -q severity printed"),
    "eval \"$(stubble completions bash)\"": completion,
    "source <(stubble completions zsh)": completion,
    "stubble completions fish | source": completion,
    "stubble help --man >/usr/local/share/man/man1/stubble.1":
      .here("grep -q '^.TH' usr/local/share/man/man1/stubble.1"),
    "stubble generate Sources --output Tests/AppTests/Doubles.swift --all-protocols --kind spy":
      .here("grep -q 'class LoaderSpy' Tests/AppTests/Doubles.swift"),
    #"{ "types": ["RosterService", { "name": "Clock", "calls": true, "statics": false }], "sendable": true }"#:
      .configuration,
    "dependencies: [.package(path: \"../stubble\")],": .noCommand,
    "dependencies: [.product(name: \"Stubble\", package: \"stubble\")],": .noCommand,
    "bytes ─lex, parse→ tree ─index→ semantic model ─expand→ plan ─render→ applied bytes ─prove→ disk":
      .noCommand,
    "applied bytes ─lex→ regions ─restore→ original bytes": .noCommand,
  ]

  /// Blocks for people to paste into files, and what runs them.
  static let recipes: [String: (file: String, text: String)] = [
    "xcode": ("Tests/StubbleCLITests/RecipeTests.swift", "recipes(\"xcode\")"),
    "xcode settings": ("Tests/StubbleCLITests/RecipeTests.swift", "recipes(\"xcode settings\")"),
    "github": ("Tests/StubbleCLITests/RecipeTests.swift", "[\"github\", \"gitlab\"]"),
    "gitlab": ("Tests/StubbleCLITests/RecipeTests.swift", "[\"github\", \"gitlab\"]"),
    "pre-commit": ("Tests/StubbleCLITests/RecipeTests.swift", "recipes(\"pre-commit\")"),
    "pre-commit configuration": ("scripts/prove-hooks", "- id: $hook"),
  ]

  // MARK: What is shown

  struct Block {
    var file: String
    /// What the comment above a fence says.
    var title: String?
    var lines: [String] = []
  }

  /// The indented blocks and those between fences, without Swift code, comments of the shell and blank lines.
  static func blocks(of text: String, in file: String) -> [Block] {
    var blocks: [Block] = []
    var fence: String?
    var isIndented = false
    var title: String?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        fence = fence == nil ? line : nil
        if fence != nil { blocks.append(Block(file: file, title: title)) }
      } else if let fence {
        if fence != "```swift" { blocks[blocks.count - 1].lines += code(line) }
      } else if line.hasPrefix("    ") {
        if !isIndented { blocks.append(Block(file: file)) }
        blocks[blocks.count - 1].lines += code(line)
      }
      isIndented = fence == nil && line.hasPrefix("    ")
      title = line.hasPrefix("<!-- ") ? String(line.dropFirst(5).dropLast(4)) : nil
    }
    return blocks
  }

  private static func code(_ line: String) -> [String] {
    let code = line.prefix(upTo: line.range(of: " #")?.lowerBound ?? line.endIndex)
    let words = code.trimmingCharacters(in: .whitespaces)
    return words.isEmpty ? [] : [words]
  }

  private static func blocks() throws -> [Block] {
    try DocumentationTests.documents().flatMap { blocks(of: $0.text, in: $0.name) }
  }

  private static func unmarked() throws -> [Block] { try blocks().filter { $0.title == nil } }

  // MARK: What is run

  @Test func everyLineIsRunSomewhere() throws {
    let shown = try Self.unmarked().flatMap(\.lines)
    #expect(Set(shown).subtracting(Self.ways.keys) == [], "nothing runs these")
    #expect(Set(Self.ways.keys).subtracting(shown) == [], "nothing shows these")
    for (line, way) in Self.ways {
      guard case .by(let file) = way else { continue }
      #expect(Self.contains(try Self.text(of: file), command: line), "\(file) does not run: \(line)")
    }
  }

  @Test func everyMarkedBlockIsCompared() throws {
    let titles = Set(try Self.blocks().compactMap(\.title))
    let recipes = titles.filter { $0.hasPrefix("recipe: ") }.map { String($0.dropFirst(8)) }
    #expect(Set(recipes) == Set(Self.recipes.keys))
    for (file, text) in Self.recipes.values {
      #expect(try Self.text(of: file).contains(text), "\(file) does not run: \(text)")
    }
    // The others are no command lines: `ReadmeTests` and `DocumentationTests` write or compare them.
    let others = titles.filter { !$0.hasPrefix("recipe: ") }
    #expect(others.allSatisfy { $0.hasPrefix("Snapshots/examples/readme") || $0 == "stubble help: commands" })
  }

  @Test func linesDoWhatTheySay() throws {
    var count = 0
    for block in try Self.unmarked() {
      let folder = try project()
      for line in block.lines {
        if case .configuration? = Self.ways[line] { try selects(line, in: block.file) }
        guard case .here(let condition)? = Self.ways[line] else { continue }
        count += 1
        let command = line.replacing("/usr/local", with: folder["usr/local"])
        let ran = try shell("{ \(command)\n} >printed && \(condition)", in: folder)
        #expect(ran.status == 0, "\(block.file): \(line)\n\(ran.errors)")
      }
    }
    #expect(count > 10)
  }

  private func selects(_ configuration: String, in file: String) throws {
    let folder = try TemporaryFolder([
      ".stubble.json": configuration,
      "Sources/Types.swift":
        "final class RosterService {\n  func f() {}\n}\nfinal class Clock {\n  func g() {}\n}\n",
    ])
    let ran = try Program.stubble("apply", in: folder)
    #expect(ran.status == 0, "\(file): \(configuration)\n\(ran.errors)")
    let text = try folder.text(of: "Sources/Types.swift")
    #expect(text.contains("_f:") && text.contains("_g:") && text.contains("_gCalls"), "\(file): \(text)")
  }

  /// A folder with sources, one of which needs stubs, an archive, and programs that are not at hand or not for tests.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Sources/Service.swift": """
      // @Stubbable
      final class Service {
        func fetch() -> Int { 1 }
      }
      protocol Loader { func load() }

      """,
      "Sources/main.swift": "let service = Service()\nservice._fetch = { 2 }\nprint(service.fetch())\n",
      "path/to/objects/App-OutputFileMap.json": "", "path/to/objects/Service.o": "",
      "Tests/AppTests/Tests.swift": "",
      "bin/sudo": "#!/bin/sh\nexec \"$@\"\n",
      "bin/xcodebuild": "#!/bin/sh\ngrep -q '<stubble' Sources/Service.swift && echo \"applied: $*\"\n",
      "archive/stubble-0.1.0-x86_64-unknown-linux-gnu/stubble":
        "#!/bin/sh\nexec \(Program.stubbleInShell) \"$@\"\n",
    ])
    try folder.write(
      "{ \"\(folder["Sources/Service.swift"])\": { \"object\": \"\(folder["path/to/objects/Service.o"])\" } }",
      to: "path/to/objects/App-OutputFileMap.json")
    for name in ["bin/sudo", "bin/xcodebuild", "archive/stubble-0.1.0-x86_64-unknown-linux-gnu/stubble"] {
      try folder.setMode(0o755, of: name)
    }
    for name in ["usr/local/bin", "usr/local/share/man/man1"] { try folder.makeFolder(name) }
    let name = "stubble-0.1.0-x86_64-unknown-linux-gnu"
    let packed = try shell("tar -C archive -czf \(name).tar.gz \(name)", in: folder)
    try #require(packed.status == 0, "\(packed.errors)")
    return folder
  }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Program {
    let tools = URL(fileURLWithPath: Program.stubble).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Program.run(
      "/bin/sh", ["-c", script], in: folder.path,
      environment: ["PATH": folder["bin"] + ":" + tools + ":" + path])
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOf: DocumentationTests.root.appendingPathComponent(file), encoding: .utf8)
  }

  /// A command line is there as a whole: what follows is the end of a line or a quotation, or goes to the shell.
  static func contains(_ text: String, command: String) -> Bool {
    text.components(separatedBy: "\n").contains { line in
      guard !line.hasPrefix("#") else { return false }
      return line.ranges(of: command).contains { range in
        let rest = line[range.upperBound...]
        return rest.isEmpty || ["'", "\"", ";", " >", " 2>"].contains { rest.hasPrefix($0) }
      }
    }
  }

  @Test(
    arguments: [
      ("run 'stubble test' x", true), ("  stubble test >log", true), ("- stubble test", true),
      ("stubble test --filter A", false), ("# stubble test", false), ("stubble tests", false),
    ].rows)
  func findsCommands(row: Row<(String, Bool)>) {
    #expect(Self.contains("a\n" + row.value.0 + "\nb", command: "stubble test") == row.value.1)
  }

  @Test func readsBlocks() {
    let text = """
      Text.

          a b    # why
          c

      - Item:

            d

      <!-- recipe: e -->
      ```sh
      f
      ```

      ```
      g
      ```
      ```swift
      h
      ```
      """
    let blocks = Self.blocks(of: text, in: "")
    #expect(blocks.map(\.lines) == [["a b", "c"], ["d"], ["f"], ["g"], []])
    #expect(blocks.map(\.title) == [nil, nil, "recipe: e", nil, nil])
  }
}
