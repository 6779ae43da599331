import StubbleRewriter
import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleCLI

@Suite struct ScanTests {
  /// The search agrees with the plain way at every place and length.
  @Test func findsLettersWhereverTheyStand() {
    for needle in ["tubb", "Stubbable", "/*<stubble", "ab"] {
      let search = ByteSearch(needle)
      for length in 0..<80 {
        for place in 0...length {
          var text = Array(repeating: UInt8(ascii: "b"), count: length)
          text.insert(contentsOf: needle.utf8, at: place)
          #expect(text.withUnsafeBytes { search.firstMatch(in: $0, from: 0) } == place)
          #expect(text.dropLast(length - place + 1).withUnsafeBytes { search.isFound(in: $0) } == false)
        }
      }
    }
  }

  @Test func dismissesWhatDoesNotConcernUs() {
    func fires(_ trigger: Trigger, _ text: String) -> Bool { Array(text.utf8).withUnsafeBytes(trigger.fires) }
    #expect(fires(.annotations, "@Stubbable class A {}"))
    #expect(fires(.annotations, "// @StubbableFunction"))
    #expect(fires(.annotations, "x/*<stubble y"))
    #expect(fires(.annotations, "x/*stubble>*/"))
    #expect(!fires(.annotations, "stubble, tubby"))
    for word in ["@Mockabel", "@mockable", "@Mockble", "@spyable", "@Spyble", "@Spayable"] {
      #expect(fires(.annotations, "// \(word)\nprotocol P {}"), "\(word)")
      #expect(!fires(.annotations, "  /// \(word)\nprotocol P {}"), "\(word)")
    }
    #expect(
      !fires(
        .annotations, "@Model class A {}; @MockedProtocols protocol P {}; @Spy let a = 1; @Mocked let b = 1"
      ))
    #expect(!fires(.markers, "@Stubbable class A {}"))
    #expect(fires(.markers, "/*stubble>"))
    #expect(fires(.everything, ""))
  }

  @Test(
    arguments: [
      ("protocol P {}", true), ("public protocol P2: Q", true), ("protocol\n `class`<A>", true),
      ("protocol P\n  where Self: Q", true), ("protocol P /* it */ {}", true),
      ("protocol `Raw name` {", true), ("protocol`P`{}", true), ("protocol/**/P {}", true),
      ("protocol `Raw {\n", false),
      ("struct T: ~Copyable {}", true),
      ("// the protocol that it speaks", false), ("let protocolP: Int", false), ("protocols P {", false),
      ("protocol", false), ("xprotocol P {", false), ("protocol P", false), ("", false),
    ].rows)
  func dismissesWhatDeclaresNoProtocol(row: Row<(String, Bool)>) {
    let (text, isFound) = row.value
    #expect(Array(text.utf8).withUnsafeBytes(Trigger.protocols.fires) == isFound)
  }

  /// Several words at once are found where each is found alone.
  @Test func findsWordsWhereverTheyStand() {
    // Some have a pair of bytes in common, one begins with the rare sign, and one is longer than what is compared first.
    let words = ["struct", "actor", "#function", "@at", "ab", ".init", "typealias"]
    let search = WordSearch(words)
    for (index, word) in words.enumerated() {
      for length in 0..<80 {
        for place in 0...length {
          var text = Array(repeating: UInt8(ascii: "b"), count: length)
          text.insert(contentsOf: word.utf8, at: place)
          var found: [[Int]] = []
          text.withUnsafeBytes { search.forEachMatch(in: $0) { found.append([$0, $1]) } }
          #expect(found == [[index, place]])
        }
      }
    }
  }
}
