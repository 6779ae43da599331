import StubbleRewriter
import StubbleSyntax
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
    #expect(!fires(.markers, "@Stubbable class A {}"))
    #expect(fires(.markers, "/*stubble>"))
    #expect(fires(.everything, ""))
  }

  @Test(
    arguments: [
      ("protocol P {}", true), ("public protocol P2: Q", true), ("protocol\n `class`<A>", true),
      ("protocol P\n  where Self: Q", true), ("protocol P /* it */ {}", true),
      ("struct T: ~Copyable {}", true),
      ("// the protocol that it speaks", false), ("let protocolP: Int", false), ("protocols P {", false),
      ("protocol", false), ("xprotocol P {", false), ("protocol P", false), ("", false),
    ].rows)
  func dismissesWhatDeclaresNoProtocol(row: Row<(String, Bool)>) {
    let (text, isFound) = row.value
    #expect(Array(text.utf8).withUnsafeBytes(Trigger.protocols.fires) == isFound)
  }

  /// Whether a file with the second text is looked into for one with the first.
  private func concerns(_ text: String, _ other: String) -> Bool {
    var interest = Interest()
    interest.add(SyntaxTree(parsing: Array(text.utf8)))
    return Array(other.utf8).withUnsafeBytes { DeclaredNames(in: $0) }.concern(interest)
  }

  @Test func knowsWhichFilesToLookInto() {
    let text = "class A: B, Outer.P { var x: Alias = 0 }\nextension E.Inner {}\n"
    for other in [
      "extension A {}", "public extension  A: P {", "extension Module.A {", "extension `A` {}", "class B {",
      "protocol P {",
      "struct E {", "final actor Inner {", "typealias Alias = Int", "/**/class\n\tB",
    ] {
      #expect(concerns(text, other), "\(other)")
    }
    for other in [
      "class A {}", "extension B {}", "typealias Other = Int", "superclass B", "extensionA", "class",
      "class ", "let x: B",
    ] {
      #expect(!concerns(text, other), "\(other)")
    }
  }
}
