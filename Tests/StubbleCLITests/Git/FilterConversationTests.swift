import Foundation
import StubbleRewriter
import Testing

@testable import StubbleCLI

/// What the built program answers git.
@Suite struct FilterConversationTests {
  private let folder: TemporaryFolder
  private let applied: [UInt8]

  init() throws {
    folder = try TemporaryFolder(["a.swift": Repository.service])
    _ = try Program.stubble("apply", in: folder)
    applied = try folder.bytes(of: "a.swift")
  }

  /// What a side says: lists of lines and pieces of content.
  private func said(_ body: (inout PacketWriter) throws -> Void) throws -> [UInt8] {
    var sent: [UInt8] = []
    var writer = PacketWriter { (bytes) throws(SystemError) in sent += bytes }
    try body(&writer)
    try writer.send()
    return sent
  }

  private static func greet(_ writer: inout PacketWriter) {
    writer.list(["git-filter-client", "version=2"])
    writer.list(["capability=clean", "capability=smudge", "capability=delay"])
  }

  private static func beGreeted(_ writer: inout PacketWriter) {
    writer.list(["git-filter-server", "version=2"])
    writer.list(["capability=clean", "capability=smudge"])
  }

  private func filter(_ input: [UInt8]) throws -> Program {
    try Program.run(Program.stubble, ["git-filter"], in: folder.path, input: input)
  }

  @Test func answersOneRequestAfterAnother() throws {
    let large = [UInt8](repeating: 0x61, count: 200_000) + [0, 0xFF, 0x0D, 0x0A]
    let service = Array(Repository.service.utf8)
    let requests: [(command: String, content: [UInt8], answer: [UInt8])] = [
      ("clean", applied, service), ("smudge", applied, applied), ("clean", [], []), ("clean", large, large),
      ("smudge", large, large), ("clean", service, service), ("smudge", [], []),
    ]
    let ran = try filter(
      said { writer in
        Self.greet(&writer)
        for request in requests {
          writer.list(["command=\(request.command)", "pathname=Sources/a = b.swift", "can-delay=1"])
          try writer.content(request.content)
        }
      })
    #expect(ran.status == 0)
    #expect(ran.errors == "")
    let expected = try said { writer in
      Self.beGreeted(&writer)
      for request in requests {
        writer.list(["status=success"])
        try writer.content(request.answer)
        writer.list([])
      }
    }
    #expect(ran.outputBytes == expected)
  }

  @Test func refusesOneFileAndAnswersTheNext() throws {
    let damaged = Array("var x = 1\nvar y = 2 /*<stubble*/\n".utf8)
    let edited = Array(
      String(decoding: applied, as: UTF8.self).replacingOccurrences(of: "_fetch", with: "_x").utf8)
    let ran = try filter(
      said { writer in
        Self.greet(&writer)
        for (name, content) in [("d.swift", damaged), ("it's.swift", edited), ("a.swift", applied)] {
          writer.list(["command=clean", "pathname=" + name])
          try writer.content(content)
        }
      })
    #expect(ran.status == 0)
    #expect(ran.errors.contains("d.swift:2:11: error: this region is not closed\n"))
    #expect(ran.errors.contains("it's.swift:2:24: error: generated code was edited or copied here\n"))
    #expect(ran.errors.contains("discard it with 'stubble revert --force 'it'\\''s.swift''"))
    let expected = try said { writer in
      Self.beGreeted(&writer)
      writer.list(["status=error"])
      writer.list(["status=error"])
      writer.list(["status=success"])
      try writer.content(Array(Repository.service.utf8))
      writer.list([])
    }
    #expect(ran.outputBytes == expected)
  }

  @Test func offersWhatGitKnows() throws {
    let ran = try filter(
      said {
        $0.list(["git-filter-client", "version=1", "version=2", "version=42"])
        $0.list(["capability=clean", "capability=future"])
      })
    #expect(ran.status == 0)
    #expect(
      try ran.outputBytes
        == said {
          $0.list(["git-filter-server", "version=2"])
          $0.list(["capability=clean"])
        })
  }

  private static let hello = "0016git-filter-client\n000eversion=2\n0000"
  private static let abilities = "0015capability=clean\n0000"

  @Test(arguments: [
    ("", "this is not git's filter protocol"),
    ("0000", "this is not git's filter protocol"),
    ("000bfilter\n0000", "this is not git's filter protocol"),
    ("class A {}", "'clas' is not the length of a packet"),
    ("0016git-filter-client\n000eversion=1\n0000", "git does not offer version 2 of its filter protocol"),
    ("0016git-filter-client\n", "the input ends in the middle of a list"),
    (hello + "00", "the input ends in the middle of a packet"),
    (hello + abilities + "0000", "a request of git has no command"),
    (hello + abilities + "0011pathname=a.b\n0000", "a request of git has no command"),
    (hello + abilities + "0012command=clean\n0000", "a request of git names no file"),
    (
      hello + abilities + "0021command=list_available_blobs\n0000",
      "git asks for 'list_available_blobs', which was not agreed on"
    ),
    (
      hello + abilities + "0012command=clean\n000fpathname=a\n0000000ax",
      "the input ends in the middle of a packet"
    ),
    (
      hello + abilities + "0012command=clean\n000fpathname=a\n00000005x",
      "the input ends in the middle of a file"
    ),
  ])
  func saysWhatItCannotAnswer(input: String, message: String) throws {
    let ran = try filter(Array(input.utf8))
    #expect(ran.status == 1)
    #expect(!ran.wasKilled)
    #expect(
      ran.errors
        == "error: git-filter: \(message)\nnote: 'stubble init --git' sets the filter up\n")
  }

  @Test(arguments: [hello, hello + abilities]) func theEndOfTheInputIsTheEnd(input: String) throws {
    let ran = try filter(Array(input.utf8))
    #expect(ran.status == 0)
    #expect(ran.errors == "")
  }

  // MARK: revert -

  @Test func restoresStandardInput() throws {
    let texts: [[UInt8]] = [
      applied, Array(Repository.service.utf8), [], [0xFF, 0, 0x0D, 0x0A],
      Array("let s = \"/*<stubble*/\"\n".utf8),
    ]
    for text in texts {
      let ran = try Program.run(Program.stubble, ["revert", "-"], in: folder.path, input: text)
      #expect(ran.status == 0)
      #expect(ran.errors == "")
      #expect(ran.outputBytes == restore(text).original)
    }
  }

  @Test func refusesWhatWasEditedUnlessForced() throws {
    let edited = String(decoding: applied, as: UTF8.self).replacingOccurrences(of: "_fetch", with: "_x")
    let refused = try Program.stubble("revert", "-", in: folder, input: edited)
    #expect(refused.status == 1)
    #expect(refused.outputBytes.isEmpty)
    #expect(refused.errors.hasPrefix("<stdin>:2:24: error: generated code was edited or copied here\n"))
    let forced = try Program.stubble("revert", "-", "--force", in: folder, input: edited)
    #expect(forced.status == 0)
    #expect(forced.output == Repository.service)
    let damaged = try Program.stubble("revert", "--force", "-", in: folder, input: "/*<stubble*/")
    #expect(damaged.status == 1)
    #expect(damaged.outputBytes.isEmpty)
  }
}
