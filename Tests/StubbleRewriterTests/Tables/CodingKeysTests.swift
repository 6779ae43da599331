import TestSupport
import Testing

@testable import StubbleRewriter

/// What a type that is not visible, after the colon of another, asks of that one.
@Suite struct CodingKeysTests {
  @Test(arguments: [
    ("Content", true), ("Codable", true), ("FormatStyle", true), ("View", false), ("XCTestCase", false),
    ("UIView", false), ("NSObject", false), ("UInteger", true), ("Hashable", false), ("Sendable", false),
  ])
  func haveKeys(inherited: String, areGiven: Bool) {
    let source = "import SwiftUI; import UIKit; import XCTest; final class C: \(inherited) { var a = 1 }"
    let plan = Rewritten(source, selection: Selection(allTypes: true)).plan
    #expect(plan.edits.contains { $0.text.contains("CodingKeys") } == areGiven)
  }

  /// Keys inside of '#if' cannot be written out: whatever stores something is as it was, if they may be asked for.
  @Test(
    arguments: [
      ("import M; struct C: Command {\n#if A\nvar a = 1\n#endif\nvar b = 2; func f() {} }", true),
      ("import M; final class C: Command {\n#if A\nvar a = 1\n#endif\nvar b = 2; func f() {} }", true),
      ("import M; struct C: Command { var b = 2; func f() {} }", false),
      (
        "import M; struct A<CodingKeys> { struct C: Command { var b: [CodingKeys] = []; func f() {} } }", true
      ),
      (
        "import M; struct A<CodingKeys> { struct C: Hashable { var b: [CodingKeys] = []; func f() {} } }",
        false
      ),
      ("import M; class C: Base {\n#if A\nvar a = 1\n#endif\nvar b = 2; override func f() {} }", false),
      ("import M; class C: Base, P {\n#if A\nvar a = 1\n#endif\nvar b = 2; override func f() {} }", true),
      ("import UIKit; final class C: UIView {\n#if A\nvar a = 1\n#endif\nvar b = 2; func f() {} }", false),
      // Nothing is derived for what stores what is never coded.
      (
        "import M; class C: Command {\n#if A\nvar a = 1\n#endif\nvar b: () -> Int = { 1 }; func f() {} }",
        false
      ),
      (
        "import M; class C: Command {\n#if A\nvar a = 1\n#endif\nweak var b: P?; func f() {} }; protocol P {}",
        false
      ),
      (
        "import M; class C: Command {\n#if A\nvar a = 1\n#endif\nvar b: [D] = []; func f() {} }; class D {}",
        false
      ),
      (
        "import M; class C: Command {\n#if A\nvar a = 1\n#endif\nvar b: D?; func f() {} }; class D: Codable {}",
        true
      ),
      (
        "import M; class C: Command {\n#if A\nvar a = 1\n#endif\nvar b: D?; func f() {} }; class D: Q {}",
        true
      ),
      (
        "import M; class C: Command {\n#if A\nvar a: P?\n#endif\nvar b = 1; func f() {} }; protocol P {}",
        true
      ),
      (
        "import M; import UIKit; class C: UIView, Command {\n#if A\nvar a = 1\n#endif\nvar b: UIView?; func f() {} }",
        false
      ),
      ("struct C {\n#if A\nvar a = 1\n#endif\nvar b = 2; func f() {} }", false),
    ].rows)
  func storageUnderConditions(row: Row<(String, Bool)>) {
    let (source, isKept) = row.value
    let text = Rewritten(source, selection: Selection(allTypes: true)).text
    #expect(text.contains("static var _f") == isKept, "\(text)")
    #expect(text.contains("_getB") != isKept)
  }

  /// The raw type is that of the standard library.
  @Test func keysBesideOtherStrings() {
    let source =
      "struct String {}; @Stubbable struct A: Codable { var a: Int; enum CodingKeys: CodingKey { case a } }"
    #expect(Rewritten(source).text.contains("enum CodingKeys: Swift.String, CodingKey"))
  }

  /// A switch over keys that have other names now gets a default, others do not.
  @Test(
    arguments: [
      ("switch key { case .a: 1; case .b: 2 }", true),
      ("switch key {\ncase .a, .b: 1\n}", true),
      ("switch key { case A.CodingKeys.a: 1; case .b: 2 }", true),
      ("switch key { case .a?: 1; case .b?: 2; case nil: 3 }", true),
      ("switch key { case (.a, true), (.a, false): 1; case (.b, _): 2 }", true),
      ("switch key {\n#if A\ncase .a: 1\n#endif\ncase .b: 2\n}", true),
      ("switch key { case .a: 1; case .b where key == .b: 2; case _ where true: 3 }", true),
      ("switch key { case .a: 1; case .b: 2; default: 3 }", false),
      ("switch key { case .a: 1; case .b: 2; case _: 3 }", false),
      ("switch key { case .a: 1; case .b: 2; case let other: 3 }", false),
      ("switch key { case (.a, .b): 1; case (_, let x): 3 }", false),
      ("switch key { case .a: 1; case .c: 2 }", false),
      ("switch key { case .a(1): 1; case .b(let x): 2 }", false),
      ("switch self { case .a: 1; case .b: 2 }", false),
    ].rows)
  func switchesOverKeys(row: Row<(String, Bool)>) {
    let (text, haveDefault) = row.value
    let source = """
      @Stubbable struct A: Codable { var a: Int; var b: Int; enum CodingKeys: String, CodingKey { case a, b } }
      func f() { \(text) }
      """
    #expect(Rewritten(source).text.contains("default: Swift.fatalError() }") == haveDefault)
  }
}
