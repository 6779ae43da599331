import StubbleSyntax
import Testing

@testable import StubbleSemantics

/// What extensions add to types of other modules, as initial values.
@Suite struct AddedMembersTests {
  @Test(
    arguments: [
      ("CommandLine.value(for: \"-o\")", "String?"), ("ProcessInfo.mode", "Int"),
      ("MemoryLayout<Int>.pages()", "Int"),
      ("[Int].sum()", nil), ("text.bytes", "[UInt8]"), ("text.count(of: 1)", "Double"),
      ("text.hasPrefix(\"a\", from: 1)", "Int"),
      // The module declares the name as well.
      ("text.hasPrefix(\"a\")", nil), ("Int.random(in: 1...2)", nil), ("text.count", "Int"),
      ("text.lowercased()", "String"), ("text.split(separator: \",\")", nil),
      // Functions of one name that differ by their labels.
      ("Own.made(a: 1)", "Int"), ("Own.made(b: 1)", "String"), ("Own.made(c: 1)", nil),
      ("Own.made { 1 }", nil),
      ("Own.listed(1, 2, last: 3)", "Own"), ("Own.listed()", "Int"),
      // No argument for a variadic parameter.
      ("Own.listed(last: 3)", "Own"),
    ] as [(String, String?)])
  func haveTypesWhereNothingElseIsMeant(value: String, type: String?) {
    #expect(inferred(value) == type)
  }

  private func inferred(_ value: String) -> String? {
    let source = """
      import Foundation
      extension CommandLine { static func value(for name: String) -> String? { nil } }
      extension ProcessInfo { static let mode = 1 }; extension MemoryLayout { static func pages() -> Int { 1 } }
      extension Array where Element == Int { static func sum() -> Int { 0 } }
      extension String {
        var bytes: [UInt8] { [] }; func hasPrefix(_ n: Int) -> Int { n }; func count(of n: Int) -> Double { 0 }
        func hasPrefix(_ n: String, from: Int) -> Int { 1 }
        func lowercased(by: Int) -> String { self }; func split(by n: Int) -> Int { n }
      }
      extension Int { static func random(in range: ClosedRange<Int>) -> String { "" } }
      struct Own {
        static func made(a: Int) -> Int { a }; static func made(b: Int) -> String { "" }
        static func listed(_ numbers: Int..., last: Int, more: Int = 1) -> Self { Own() }
        static func listed() -> Int { 1 }
      }
      let text: String = "a"; let x = \(value)
      """
    let file = SourceFile(path: "input.swift", source: Array(source.utf8))
    let inference = TypeInference(index: TypeIndex(files: [file]), scope: Scope(modules: .unknown, path: ""))
    let binding = file.tree.nodes(ofKind: .patternBinding).compactMap(PatternBinding.init).last {
      $0.name == "x"
    }
    return binding?.initializer?.content.flatMap(inference.type(of:))?.description
  }
}
