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
      ("text.lowercased()", "String"), ("text.split(separator: \",\")", "[Substring]"),
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
    return inferredType(ofXIn: source)
  }

  /// What extensions add in another module is internal to it, or seen here.
  @Test(
    arguments: [
      ("extension Int { static var own: String { \"\" } }", "Int.own", "Int"),
      ("public extension Int { static var own: String { \"\" } }", "Int.own", nil),
      ("extension Int { public static var own: String { \"\" } }", "Int.own", nil),
      (
        "extension Array { init(repeating: Int, count: Int) { self = [] } }", "Array(repeating: 1, count: 1)",
        "[Int]"
      ),
      (
        "extension Array { public init(repeating: Int, count: Int) { self = [] } }",
        "Array(repeating: 1, count: 1)", nil
      ),
    ] as [(String, String, String?)])
  func areOfTheModulesThatSeeThem(other: String, value: String, type: String?) {
    let own = "import Other; extension Int { static var own: Int { 1 } }; let x = \(value)"
    #expect(inferred([(other, "Other"), (own, "App")]) == type)
  }

  /// What an extension adds to a class or a protocol, all that inherit from it have.
  @Test(
    arguments: [
      ("UILabel().flexible", "UILabel"), ("UILabel().plain", "UIView"), ("UILabel().named(1)", "UILabel"),
      ("UIView().flexible", "UIView"), ("UIView().titled", nil), ("Label().flexible", "Label"),
      ("Label().plain", "UIView"), ("Label().own", "Int"), ("Label().named(1).flexible", "Label"),
      ("Label().titled", "Label"), ("[1].size", "Int"), ("\"a\".size", "Int"), ("[\"a\"].joinedText", nil),
      ("Label().listed", "[Label]"), ("UILabel().unseen", nil), ("Label().missing", nil),
    ] as [(String, String?)])
  func areInherited(value: String, type: String?) {
    let source = """
      import UIKit
      extension UIView {
        var flexible: Self { self }; var plain: UIView { self }; func named(_ n: Int) -> Self { self }
        var listed: [Self] { [self] }
      }
      extension UILabel { var titled: Self { self } }; class Label: UILabel { var own: Int { 1 } }
      extension Collection { var size: Int { 1 } }
      extension Unseen { var unseen: Unseen { self } }; extension UIView { var unseen: Self { self } }
      extension Collection where Element == String { var joinedText: String { "" } }
      let x = \(value)
      """
    #expect(inferred([(source, "App")]) == type)
  }

  /// What a protocol of another module declares, with `Self` for the type that conforms to it.
  @Test(
    arguments: [
      ("Flags.a.union(Flags.b)", "Flags"), ("Flags.a.union(.b)", "Flags"), ("Flags.a.isEmpty", "Bool"),
      ("Flags.a.union([.b]).contains(.a)", "Bool"), ("Bits().subtracting(Bits())", "Bits"),
      ("Set([1]).union([2])", "Set<Int>"), ("CharacterSet.alphanumerics.union(.whitespaces)", "CharacterSet"),
      ("Numbers().filter { $0 > 1 }", "Numbers"), ("[1].filter { $0 > 1 }", "[Int]"),
      ("Marked(\"a\").union(Marked(\"b\"))", "String"),
    ])
  func areOfProtocolsOfOtherModules(value: String, type: String) {
    let source = """
      import Foundation
      struct Flags: OptionSet { let rawValue: Int; static let a = Flags(rawValue: 1), b = Flags(rawValue: 2) }
      struct Bits: SetAlgebra {}; struct Numbers: RangeReplaceableCollection {}
      struct Marked: SetAlgebra { init(_ s: String) {}; func union(_ other: Self) -> String { "" } }
      let x = \(value)
      """
    #expect(inferred([(source, "App")]) == type)
  }

  /// A type of another module is known where the file imports it.
  @Test(
    arguments: [
      ("import Core", "Log.make(1)", "Logger"), ("import Core", "Log.part", "Log.Part"),
      ("import Core", "Log.hidden", nil), ("", "Log.make(1)", nil),
      ("import struct Core.Log", "Log.make(1)", nil),
      ("import Core", "Log.inner", nil), ("@testable import Core", "Log.make(1)", "Logger"),
    ] as [(String, String, String?)])
  func areOfOtherModules(imports: String, value: String, type: String?) {
    let core = """
      public struct Logger { enum Inner { public struct Part {} } }; struct Hidden {}
      public enum Log {
        public struct Part {}; public static var part: Part { Part() }; static var hidden: Hidden { Hidden() }
        public static func make(_ n: Int) -> Logger { Logger() }; public static var inner: Logger.Inner.Part { f() }
      }
      """
    #expect(inferred([(core, "Core"), ("\(imports)\nlet x = \(value)", "App")]) == type)
  }

  private func inferred(_ sources: [(text: String, module: String)]) -> String? {
    let files = sources.map {
      SourceFile(
        path: "\($0.module).swift", source: Array($0.text.utf8), modules: ModuleSet(Module(name: $0.module)))
    }
    let scope = Scope(modules: ModuleSet(Module(name: "App")), path: "")
    let inference = TypeInference(index: TypeIndex(files: files), scope: scope)
    let bindings = files.flatMap { $0.tree.nodes(ofKind: .patternBinding).compactMap(PatternBinding.init) }
    return bindings.last { $0.name == "x" }?.initializer?.content.flatMap(inference.type(of:))?.description
  }
}
