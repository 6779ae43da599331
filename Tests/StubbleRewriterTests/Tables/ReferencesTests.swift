import StubbleSemantics
import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleRewriter

/// An initializer of a class with the stubbed property `x`, and what becomes of it.
@Suite struct ReferencesTests {
  @Test(
    arguments: [
      ("init() { x = 1 }", "init() { _x = 1 }"),
      ("init() { self.x = 1 }", "init() { self._x = 1 }"),
      ("init(x: Int) { self.x = x }", "init(x: Int) { self._x = x }"),
      ("init(_ x: Int) { self.x = x + x }", "init(_ x: Int) { self._x = x + x }"),
      ("init(x y: Int) { x = y }", "init(x y: Int) { _x = y }"),
      ("init() { x = 1; y = x + 1 }", "init() { _x = 1; y = _x + 1 }"),
      ("init() { let x = 2; y = x; self.x = x }", "init() { let x = 2; y = x; self._x = x }"),
      ("init() { y = x; let x = 2; y = x }", "init() { y = _x; let x = 2; y = x }"),
      ("init() { let z = x, x = z; y = x }", "init() { let z = _x, x = z; y = x }"),
      ("init(_x: Int) { x = _x }", "init(_x: Int) { self._x = _x }"),
      ("init(a _x: Int) { self.x = _x }", "init(a _x: Int) { self._x = _x }"),
      ("init() { y = x; let _x = 2; y = x }", "init() { y = _x; let _x = 2; y = self._x }"),
      ("init() { for _x in 1...x { f(x) }; f(x) }", "init() { for _x in 1..._x { f(self._x) }; f(_x) }"),
      ("init() { let _x = 2; if let x { f(x) } }", "init() { let _x = 2; if let x = self._x { f(x) } }"),
      ("init() { x += 1 }", "init() { _x += 1 }"),
      ("init() { x.add(1) }", "init() { _x.add(1) }"),
      ("init() { self.x.y.z = 1 }", "init() { self._x.y.z = 1 }"),
      ("init() { other.x = 1 }", "init() { other.x = 1 }"),
      ("init() { f(x: x) }", "init() { f(x: _x) }"),
      ("init() { f(x:) }", "init() { f(x:) }"),
      ("init() { print(\"\\(x)\") }", "init() { print(\"\\(_x)\") }"),
      ("init() { swap(&x, &y) }", "init() { swap(&_x, &y) }"),
      ("init() { if let x { f(x) } }", "init() { if let x = _x { f(x) } }"),
      ("init() { if let x = x { f(x) } else { f(x) } }", "init() { if let x = _x { f(x) } else { f(_x) } }"),
      (
        "init() { guard let x else { return f(x) }; f(x) }",
        "init() { guard let x = _x else { return f(_x) }; f(x) }"
      ),
      ("init() { while let x = g() { f(x) }; f(x) }", "init() { while let x = g() { f(x) }; f(_x) }"),
      ("init() { for x in x { f(x) } }", "init() { for x in _x { f(x) } }"),
      ("init() { for case (x, let y) in l { f(y) } }", "init() { for case (_x, let y) in l { f(y) } }"),
      (
        "init() { for i in 0..<x where x > i { x = i } }",
        "init() { for i in 0..<_x where _x > i { _x = i } }"
      ),
      (
        "init() { switch x { case 1: x = 2; default: break } }",
        "init() { switch _x { case 1: _x = 2; default: break } }"
      ),
      ("init() { switch y { case let x: f(x) } }", "init() { switch y { case let x: f(x) } }"),
      (
        "init() { if case .some(let x) = y { f(x) }; f(x) }",
        "init() { if case .some(let x) = y { f(x) }; f(_x) }"
      ),
      (
        "init() { do { try f() } catch let x { g(x) }; g(x) }",
        "init() { do { try f() } catch let x { g(x) }; g(_x) }"
      ),
      ("init() { do { let x = 1; f(x) }; f(x) }", "init() { do { let x = 1; f(x) }; f(_x) }"),
      ("init() { y = { x } }", "init() { y = { x } }"),
      ("init() { y = { self.x } }", "init() { y = { self.x } }"),
      ("init() { func g() { x = 1 }; g() }", "init() { func g() { x = 1 }; g() }"),
      ("init() { func x() {}; x() }", "init() { func x() {}; x() }"),
      ("init() { struct S { var x = 1 } }", "init() { struct S { var x = 1 } }"),
      ("init() { defer { x = 1 } }", "init() { defer { _x = 1 } }"),
      ("init() { y = \\Self.x }", "init() { y = \\Self.x }"),
      ("init() { (x, y) = (1, x) }", "init() { (_x, y) = (1, _x) }"),
      ("init() { y = x ? x : -x }", "init() { y = _x ? _x : -_x }"),
      ("init() { `x` = 1 }", "init() { _x = 1 }"),
      ("deinit { f(x) }", "deinit { f(_x) }"),
      ("convenience init(a: Int) { self.init(); x = a }", "convenience init(a: Int) { self.init(); _x = a }"),
      ("func f() { x = 1 }", "func f() { x = 1 }"),
    ].rows)
  func meanTheStorage(row: Row<(String, String)>) {
    let (member, expected) = row.value
    let rewritten = Rewritten("class A { @StubbableProperty var x: Int; var y: Any; \(member) }")
    #expect(rewritten.messages == [])
    #expect(rewritten.text(of: member) == expected)
  }

  /// Before language mode 6, a `defer` statement accesses properties as a local function does, so that overrides run.
  @Test(
    arguments: [
      (
        5, "override var x: Int { didSet {} }", "defer { x += self.x }; x = 1",
        "defer { x += self.x }; _x = 1"
      ),
      (5, "override var y: Any { didSet {} }", "defer { x = 2 }; x = 1", "defer { _x = 2 }; _x = 1"),
      (6, "override var x: Int { didSet {} }", "defer { x = 2 }; x = 1", "defer { _x = 2 }; _x = 1"),
    ].rows)
  func inDefer(row: Row<(Int, String, String, String)>) {
    let (mode, override, code, expected) = row.value
    let rewritten = Rewritten(
      "class A { @StubbableProperty var x: Int; var y: Any; init() { \(code) } }; class B: A { \(override) }",
      settings: CompilerSettings(languageMode: LanguageMode(number: mode)))
    #expect(rewritten.text(of: code) == expected)
  }

  /// A method may have the name of a property. What calls have no labels, and what else names it, may mean the property.
  @Test(
    arguments: [
      ("var x: Int; func x(for y: Int) {}", "init() { x = 1; x(for: x) }", "init() { _x = 1; x(for: _x) }"),
      ("var x: Int", "init() { self.x(for: self.x) }", "init() { self.x(for: self._x) }"),
      ("var x = 1; func x(_ y: Int) {}", "init() { x(2) }", "init() { x(2) }"),
      ("var x: () -> Void; func x(_ y: Int) {}", "init() { x() }", "init() { _x() }"),
      ("var x: Action", "init() { x(1) }", "init() { _x(1) }"),
      (
        "var x: Action; struct Action { func callAsFunction(n: Int) {} }", "init() { x(n: 1) }",
        "init() { _x(n: 1) }"
      ),
      ("var x: Int = 1 { didSet { x(for: x) } }", "x(for: x)", "x(for: _x)"),
    ].rows)
  func areNoCallsOfMethods(row: Row<(String, String, String)>) {
    let (members, code, expected) = row.value
    let rest = members.contains(code) ? "" : code
    let rewritten = Rewritten("class A { @StubbableProperty \(members); \(rest) }")
    #expect(rewritten.text(of: code) == expected)
  }

  @Test(
    arguments: [
      ("didSet { f(x) }", "didSet { f(_x) }"), ("didSet { x = oldValue }", "didSet { _x = oldValue }"),
      ("willSet { f(newValue, self.x) }", "willSet { f(newValue, self._x) }"),
      ("didSet(x) { f(x, self.x) }", "didSet(x) { f(x, self._x) }"),
      ("didSet { f { x } }", "didSet { f { x } }"),
    ].rows)
  func insideObserversToo(row: Row<(String, String)>) {
    let (observer, expected) = row.value
    let rewritten = Rewritten("class A { @StubbableProperty var x: Int = 1 { \(observer) } }")
    #expect(rewritten.messages == [])
    #expect(rewritten.text(of: observer) == expected)
  }

  /// What is known of packages says which functions ask for the name of their caller.
  @Test(
    arguments: [
      ("import Logging\nlet l = Logger(label: \"\")", "l.info(\"a\")", "l.info(\"a\", function: \"x\")"),
      (
        "import Logging\nlet l: Logger? = nil", "l?.log(level: .info, \"a\", line: 1)",
        "l?.log(level: .info, \"a\", function: \"x\", line: 1)"
      ),
      (
        "import Logging", "Logger(label: \"\").error(\"a\", metadata: [:])",
        "Logger(label: \"\").error(\"a\", metadata: [:], function: \"x\")"
      ),
      ("import CocoaLumberjackSwift", "DDLogInfo(\"a\")", "DDLogInfo(\"a\", function: \"x\")"),
      (
        "import SwiftyBeaver\nlet l = SwiftyBeaver.self", "l.debug(\"a\", context: 1)",
        "l.debug(\"a\", function: \"x\", context: 1)"
      ),
      ("import os\nlet l = Logger()", "l.info(\"a\")", "l.info(\"a\")"),
      (
        "import Logging\nstruct Logger { func info(_: String) {} }\nlet l = Logger()", "l.info(\"a\")",
        "l.info(\"a\")"
      ),
    ].rows)
  func nameTheirCaller(row: Row<(String, String, String)>) {
    let (context, call, expected) = row.value
    let rewritten = Rewritten(
      context + "\nclass A { @StubbableProperty var x: Int = 1 { didSet { \(call) } } }")
    #expect(rewritten.messages == [])
    #expect(rewritten.text(of: call) == expected)
  }

  /// The compiler allows only one of two declarations of a name; until it is asked, both may be there.
  @Test(
    arguments: [
      "@State var x = false; @State var x = true; var b: Binding<Bool> { $x }",
      "@State var x = false; var x = 1; var b: Binding<Bool> { $x }; init() { x = 2; _x = .init() }",
      "var x = 1; var x = 2; init() { self.x = 3 }", "var x: Int; let x: Int; init() { x = 3; self.x = 4 }",
      "lazy var x = 1; lazy var x = 2; func f() { x = 3 }", "static var x = 1; static var x = 2",
      "var x = 1; func f() { x = 2 }; func f() { x = 3 }", "var x: Int; init() { x = 1 }; init() { x = 2 }",
      "let x = 1; var x: Int { 2 }", "subscript(i: Int) -> Int { i }; subscript(i: Int) -> Int { i }",
      "enum E {}; enum E {}; var x: E", "var x = 1 { didSet { x = 2 } }; var x = 3 { didSet { x = 4 } }",
    ].rows, ["struct", "class", "actor"])
  func declaredTwice(row: Row<String>, keyword: String) {
    let source = Array("import SwiftUI\n\(keyword) A { \(row.value) }".utf8)
    let tree = SyntaxTree(parsing: source)
    #expect(reversibilityFault(of: apply(to: tree, selection: Selection(allTypes: true)), from: tree) == nil)
  }
}
