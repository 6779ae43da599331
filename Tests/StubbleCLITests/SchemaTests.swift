import Foundation
import StubbleRewriter
import Testing

@testable import StubbleCLI

@Suite struct ConfigurationSchemaTests {
  private func schema() throws -> JSONNode { try JSONReader.read(Array(Schema.config.document.text.utf8)) }

  private func isRead(_ text: String) -> Bool {
    (try? Configuration.read(Array(text.utf8), path: ".stubble.json", folder: "/")) != nil
  }

  @Test func schemaAndReaderKnowTheSameKeys() throws {
    let names = try #require(try schema().members?["properties"]?.members).keys
    #expect(Set(names) == Set(Configuration.Key.allCases.map(\.rawValue)))
    #expect(names.count == 14)
  }

  /// Every key with values of every shape: what the schema allows is read, and nothing else is.
  @Test func schemaAndReaderAgree() throws {
    let keys = try #require(try schema().members?["properties"]?.members).keys + ["pathes", "version", ""]
    let values = [
      "null", "true", "false", "0", "1", "-1", "1.5", "2.0", "\"\"", "\"lines\"", "\"expanded\"", "\"wide\"",
      "\"MainActor\"", "[]",
      "[\"a\"]", "[\"a\", 1]", "[[]]", "{}", "[{}]", "[{ \"name\": \"A\" }]",
      "[\"A\", { \"name\": \"B\", \"calls\": true }]",
      "[{ \"name\": \"A\", \"calls\": 1 }]", "[{ \"name\": \"A\", \"access\": \"public\" }]",
      "[{ \"name\": \"A\", \"access\": \".public\" }]", "[{ \"name\": \"A\", \"layout\": \"lines\" }]",
      "\"open\"", "[{ \"output\": \"a.swift\" }]", "[{ \"output\": \"a.swift\", \"kind\": \"fake\" }]",
      "[{ \"output\": \"a.swift\", \"kind\": \"mock\", \"testable\": [\"App\"], \"allProtocols\": true }]",
      "[{ \"kind\": \"mock\" }]", "[{ \"output\": \"a.swift\", \"paths\": \"Sources\" }]",
    ]
    var accepted: Set<String> = []
    for key in keys {
      for value in values {
        let text = "{ \"\(key)\": \(value) }"
        let problems = SchemaChecker.problems(of: try JSONReader.read(Array(text.utf8)), in: try schema())
        #expect(isRead(text) == problems.isEmpty, "\(text) \(problems)")
        if problems.isEmpty { accepted.insert(key) }
      }
    }
    #expect(accepted == Set(Configuration.Key.allCases.map(\.rawValue)))
    for text in ["{}", "[]", "null", "\"paths\""] {
      let problems = SchemaChecker.problems(of: try JSONReader.read(Array(text.utf8)), in: try schema())
      #expect(isRead(text) == problems.isEmpty, "\(text)")
    }
  }

  /// What 'init' writes, and a file that names the schema for an editor.
  @Test func filesOfProjects() throws {
    let folder = try TemporaryFolder()
    #expect(try Program.stubble("init", "--quiet", in: folder).status == 0)
    for text in [
      try folder.text(of: ".stubble.json"), "{ \"$schema\": \"stubble.schema.json\", \"jobs\": 2 }",
    ] {
      #expect(SchemaChecker.problems(of: try JSONReader.read(Array(text.utf8)), in: try schema()) == [])
      #expect(isRead(text))
    }
  }
}

@Suite struct DocumentSchemaTests {
  private let service = "@Stubbable final class Service {\n  func fetch() -> Int { 1 }\n}\n"

  /// Runs that together show every key, state and severity.
  private func documents() throws -> [JSONNode] {
    let folder = try TemporaryFolder([
      "In/a.swift": service, "In/b.swift": service, "In/plain.swift": "",
      "Bad/a.swift": "@Stubbable enum Bad {}\n",
      "Bad/b.swift": "class A {\n  @StubbableProperty var x = make()\n}\n",
      "Left/a.swift":
        "@Stubbable class A {\n  func f() -> some P { 1 }\n}\n@Stubbable struct S { var x = 1 }\n"
        + "let size = MemoryLayout<S>.size\n",
      "Names/a.swift": "@Stubbable class A {\n  var _f = 1\n  func f() {}\n}\n",
      "Protocols/a.swift": "@Spyable protocol P { func f() }\n",
    ])
    func run(_ words: String...) throws -> JSONNode {
      let ran = try Program.stubble(words + ["--diagnostics", "json"], in: folder)
      let document = try JSONReader.read(ran.outputBytes)
      #expect(document.members?["exitStatus"]?.text == nil && ran.errors == "", "\(words)")
      return document
    }
    var documents = [
      try run("apply", "--check", "--diff", "In"), try run("apply", "In"), try run("status", "In"),
      try run("apply", "Bad"), try run("apply", "nowhere"), try run("status", "--explain", "Left"),
      try run("status", "--explain", "Names"), try run("status", "--explain", "Bad"),
      try run("generate", "Protocols", "--output", "Doubles.swift"),
      try run("generate", "Protocols", "--output", "Doubles.swift", "--protocol", "Q"), try run("init"),
    ]
    let applied = try folder.text(of: "In/a.swift")
    try folder.write(applied.replacingOccurrences(of: "_fetch", with: "_fetched"), to: "In/a.swift")
    try folder.write(
      try folder.text(of: "In/b.swift").replacingOccurrences(of: "/*stubble>*/", with: ""), to: "In/b.swift")
    documents.append(try run("revert", "In"))
    documents.append(try run("status", "In"))
    return documents
  }

  @Test func documentsAreAsTheSchemaSays() throws {
    let schema = try JSONReader.read(Array(Schema.diagnostics.document.text.utf8))
    let documents = try documents()
    for document in documents { #expect(SchemaChecker.problems(of: document, in: schema) == []) }
    let shown = documents.reduce(into: Set<String>()) { $0.formUnion(SchemaChecker.keys(in: $1)) }
    // No run has a fix-it where no file is concerned.
    let known = SchemaChecker.keys(of: schema).filter { !$0.hasPrefix(".diagnostics[].fixIts[]") }
    #expect(known.subtracting(shown) == [])
  }

  /// A checker that sees nothing would find nothing.
  @Test func theCheckerSees() throws {
    let schema = try JSONReader.read(Array(Schema.diagnostics.document.text.utf8))
    func problems(_ text: String) throws -> Set<String> {
      Set(SchemaChecker.problems(of: try JSONReader.read(Array(text.utf8)), in: schema))
    }
    #expect(
      try problems(
        """
        { "version": 2, "command": "apply", "exitStatus": 0, "written": 1, "files": [], "more": 1,
          "diagnostics": [{ "path": null, "severity": "bad", "message": null, "line": 0, "column": 1.5,
            "offset": null, "length": -1, "notes": [{}], "fixIts": {} }] }
        """) == [
          ".version: 2.0", ".written: not [\"boolean\"]", ".more: unknown",
          ".diagnostics[].severity: 'bad'", ".diagnostics[].message: not [\"string\"]",
          ".diagnostics[].line: 0.0 is too small", ".diagnostics[].column: not [\"integer\", \"null\"]",
          ".diagnostics[].length: -1.0 is too small", ".diagnostics[].notes[]: no message",
          ".diagnostics[].notes[]: no line", ".diagnostics[].notes[]: no column",
          ".diagnostics[].notes[]: no offset", ".diagnostics[].notes[]: no length",
          ".diagnostics[].fixIts: not [\"array\"]",
        ])
  }

  /// The commands that may print a document are those that the schema names.
  @Test func commandsOfDocuments() throws {
    let schema = try JSONReader.read(Array(Schema.diagnostics.document.text.utf8))
    let names = schema.members?["properties"]?.members?["command"]?.members?["enum"]?.elements.compactMap(
      \.text)
    #expect(names == ["apply", "revert", "generate", "status", "init"])
  }
}
