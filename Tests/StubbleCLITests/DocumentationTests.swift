import Foundation
import Testing

@testable import StubbleCLI

/// No command line is shown to users that stubble would not understand.
@Suite struct DocumentationTests {
  /// A command line as a document shows it, without the program's name.
  struct ShownLine: CustomStringConvertible {
    var file: String
    var text: String
    /// In a sentence, where a command may be named without all that it needs.
    var isProse: Bool

    var description: String { "\(file): stubble \(text)" }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func documents() throws -> [(name: String, text: String)] {
    let articles = root.appendingPathComponent("Sources/Stubble/Stubble.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: articles.path).filter {
      $0.hasSuffix(".md")
    }
    let files =
      [root.appendingPathComponent("README.md")] + names.sorted().map(articles.appendingPathComponent)
    return try files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  // MARK: What is shown

  private static func lines(of text: String, in file: String) -> [ShownLine] {
    var lines: [ShownLine] = []
    var fence: String?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.dropFirst(3)) : nil
      } else if fence == "swift" {
        continue
      } else if fence != nil || line.hasPrefix("    ") {
        lines += code(line).map { ShownLine(file: file, text: $0, isProse: false) }
      } else {
        lines += spans(of: line).flatMap(code).map { ShownLine(file: file, text: $0, isProse: true) }
      }
    }
    return lines
  }

  /// The code in a line of text.
  private static func spans(of line: String) -> [String] {
    line.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// What follows the program's name, where it is a command.
  private static func code(_ line: String) -> [String] {
    let line = line.prefix(upTo: line.range(of: " #")?.lowerBound ?? line.endIndex)
    return line.ranges(of: "stubble ").compactMap { range in
      let before = line[..<range.lowerBound].last
      return before == nil || " ('\"".contains(before ?? "x") ? String(line[range.upperBound...]) : nil
    }
  }

  /// The words up to where the command ends, without marks of what may be left out.
  private static func words(of text: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for letter in text {
      switch letter {
      case "\"": isQuoted.toggle()
      case "'", ")", ";", "<", ">",
        "|" where words.last == "", "&" where words.last == "":
        if !isQuoted { return clean(words) }
        words[words.count - 1].append(letter)
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(letter)
      }
    }
    return clean(words)
  }

  private static func clean(_ words: [String]) -> [String] {
    words.map { $0.filter { !"[]…".contains($0) } }.filter { !$0.isEmpty }
  }

  // MARK: What is understood

  private func understand(_ shown: ShownLine) throws(UsageError) {
    var words = Self.words(of: shown.text)
    let name = words.isEmpty ? "" : words.removeFirst()
    // Choices and COMMAND mean each of many.
    let index = words.firstIndex { $0.contains("|") || $0 == "COMMAND" && shown.text.hasPrefix("help") }
    if let index {
      let choices =
        words[index] == "COMMAND"
        ? Command.allCases.map(\.rawValue) : words[index].components(separatedBy: "|")
      for choice in choices {
        try parse(name, words[..<index] + [choice] + words[(index + 1)...], shown.isProse)
      }
    } else {
      try parse(name, words, shown.isProse)
    }
  }

  private func parse(_ name: String, _ words: [String], _ isProse: Bool) throws(UsageError) {
    guard let command = Command(rawValue: name) else {
      throw UsageError(message: "no command '\(name)'", hint: "")
    }
    var words = words
    if isProse {
      if command == .run, !words.contains("--") { words += ["--", "swift", "test"] }
      if command == .generate, !words.contains("--output") { words += ["--output", "Doubles.swift"] }
    }
    _ = try Arguments.parse(command, words)
  }

  @Test func everyCommandLineIsUnderstood() throws {
    let lines = try Self.documents().flatMap { Self.lines(of: $0.text, in: $0.name) }
    for line in lines { #expect(throws: Never.self, "\(line)") { try understand(line) } }
    let shown = Set(lines.filter { !$0.isProse }.compactMap { Self.words(of: $0.text).first })
    #expect(
      shown == [
        "status", "test", "run", "overlay", "generate", "build", "init", "help", "completions", "revert",
      ])
    let named = Set(lines.filter(\.isProse).compactMap { Self.words(of: $0.text).first })
    #expect(
      named.isSuperset(of: ["apply", "revert", "run", "test", "expand", "generate", "status", "init", "help"])
    )
  }

  /// Options that a text names by themselves.
  @Test func everyOptionExists() throws {
    let spans = try Self.documents().flatMap { $0.text.components(separatedBy: "\n") }
      .filter { !$0.hasPrefix("    ") && !$0.hasPrefix("```") }.flatMap(Self.spans)
    let options = Set(
      spans.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != " " && $0 != "=" }) })
    #expect(options.subtracting(Flag.allCases.map(\.spelling)).isEmpty)
    #expect(options.isSuperset(of: ["--check", "--force", "--type", "--all-types", "--flags"]))
  }

  @Test func anArticleListsTheCommands() throws {
    let article = try #require(try Self.documents().first { $0.name == "CommandLine.md" }).text
    let list = article.components(separatedBy: "<!-- stubble help: commands -->\n```\n").last?
      .components(separatedBy: "\n```").first
    #expect(list == Help.general.components(separatedBy: "\n\n")[2])
  }

  /// A reader of documents that finds nothing would find no mistake.
  @Test func readsDocuments() {
    let text = """
      Say `stubble run` and `stubble status --check`; `x`.

          PATH=x stubble apply "a b" && stubble revert    # stubble nothing
          swiftc $(stubble overlay A --output B) C; cp x/stubble y

      ```swift
      stubble apply
      ```
      ```sh
        - run: stubble test [PATH…] | cat
      ```
      """
    let lines = Self.lines(of: text, in: "")
    #expect(lines.map(\.isProse) == [true, true, false, false, false, false])
    #expect(
      lines.map { Self.words(of: $0.text) } == [
        ["run"], ["status", "--check"], ["apply", "a b"], ["revert"], ["overlay", "A", "--output", "B"],
        ["test", "PATH"],
      ])
    for wrong in [
      "aply", "apply --chek", "run swift", "completions bash|tcsh", "help COMMANDS", "generate A",
    ] {
      #expect(throws: UsageError.self, "\(wrong)") {
        try understand(ShownLine(file: "", text: wrong, isProse: false))
      }
    }
  }
}
