import Testing

@testable import StubbleCLI

@Suite struct PacketTests {
  /// A reader over bytes, which come in pieces.
  private func reader(_ bytes: [UInt8], piece: Int = .max) -> PacketReader {
    var rest = bytes[...]
    return PacketReader { (buffer) throws(SystemError) in
      let part = rest.prefix(min(piece, buffer.count))
      buffer.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }

  /// The packets as text, `|` for a flush, or the error.
  private func read(_ text: String, piece: Int = .max) -> String {
    let reader = reader(Array(text.utf8), piece: piece)
    var result = ""
    do throws(ConversationError) {
      while true {
        switch try reader.next() {
        case .data(let bytes): result += "<" + String(decoding: bytes, as: UTF8.self) + ">"
        case .flush: result += "|"
        case .end: return result
        }
      }
    } catch { return error.message }
  }

  @Test(arguments: [
    ("", ""), ("0000", "|"), ("0004", "<>"), ("0005a", "<a>"), ("0006a\n0000", "<a\n>|"),
    ("000Aabcdef", "<abcdef>"), ("000aabcdef00000005x", "<abcdef>|<x>"),
    ("0", "the input ends in the middle of a packet"), ("000", "the input ends in the middle of a packet"),
    ("0006a", "the input ends in the middle of a packet"),
    ("fff0", "the input ends in the middle of a packet"),
    ("0001", "'0001' is not the length of a packet"), ("0002", "'0002' is not the length of a packet"),
    ("0003", "'0003' is not the length of a packet"), ("fff1", "'fff1' is not the length of a packet"),
    ("ffff", "'ffff' is not the length of a packet"), ("+005a", "'+005' is not the length of a packet"),
    ("-001", "'-001' is not the length of a packet"), ("00\u{1}5", "'00?5' is not the length of a packet"),
    ("class A {}", "'clas' is not the length of a packet"), ("é05a", "'??05' is not the length of a packet"),
  ])
  func readsPackets(text: String, expected: String) {
    for piece in [1, 2, 3, 5, 7, .max] { #expect(read(text, piece: piece) == expected) }
  }

  @Test(
    arguments: [
      ("0000", []), ("0006a\n0005b0000", ["a", "b"]), ("0006\n\n0000", ["\n"]), ("", nil),
    ] as [(String, [String]?)])
  func readsLists(text: String, expected: [String]?) throws {
    #expect(try reader(Array(text.utf8)).list() == expected)
  }

  @Test func listsAreBounded() {
    let endless = reader(Array(String(repeating: "0005a", count: 100_000).utf8))
    #expect(throws: ConversationError("a list has too many lines")) { try endless.list() }
    let cut = reader(Array("0005a".utf8))
    #expect(throws: ConversationError("the input ends in the middle of a list")) { try cut.list() }
  }

  @Test func contentIsBounded() throws {
    let text = Array("0007abc0007def00000005x0000".utf8)
    #expect(try reader(text).content(limit: 6) == Array("abcdef".utf8))
    let small = reader(text)
    #expect(try small.content(limit: 5) == nil)
    #expect(try small.list() == ["x"])
    #expect(throws: ConversationError("the input ends in the middle of a file")) {
      try reader(Array("0005a".utf8)).content(limit: 5)
    }
  }

  /// What the writer sends.
  private func written(_ body: (inout PacketWriter) throws -> Void) throws -> [UInt8] {
    var sent: [UInt8] = []
    var writer = PacketWriter { (bytes) throws(SystemError) in sent += bytes }
    try body(&writer)
    try writer.send()
    return sent
  }

  @Test func writesPackets() throws {
    let bytes = try written {
      $0.list(["status=success"])
      try $0.content(Array("abc".utf8))
      $0.list([])
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "0013status=success\n00000007abc00000000")
  }

  @Test(arguments: [0, 1, 65_515, 65_516, 65_517, 131_032, 1_000_000])
  func contentOfAnySizeComesBack(size: Int) throws {
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
    let bytes = try written { try $0.content(content) }
    #expect(bytes.count == size + 4 * ((size + 65_515) / 65_516) + 4)
    for piece in [1_000, 65_520, .max] {
      #expect(try reader(bytes, piece: piece).content(limit: size) == content)
    }
  }

  @Test(arguments: [
    ("stubble", "stubble"), ("/usr/local/bin/stubble", "/usr/local/bin/stubble"), ("/a b/s", "'/a b/s'"),
    ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("", "''"), ("ä", "'ä'"),
  ])
  func quotesForTheShell(word: String, quoted: String) throws {
    #expect(ShellWord.quoted(word) == quoted)
    #expect(ShellWord.first(of: quoted + " git-filter") == (word.isEmpty ? nil : word))
    let ran = try Program.run("/bin/sh", ["-c", "printf %s " + quoted], in: "/")
    #expect(ran.output == word)
  }

  @Test(arguments: ["\"/a b/s\" x", "$STUBBLE x", "'/a", ""])
  func doesNotGuessWhatAShellWouldRead(command: String) {
    #expect(ShellWord.first(of: command) == nil)
  }
}
