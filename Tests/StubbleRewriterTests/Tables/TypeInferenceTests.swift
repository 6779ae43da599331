import StubbleSyntax
import Testing

@testable import StubbleRewriter

/// An initial value, and the type that it says of itself.
@Suite struct TypeInferenceTests {
  @Test(arguments: [
    ("1", "Int"), ("-1", "Int"), ("0xff", "Int"), ("1.5", "Double"), ("-1e3", "Double"), ("true", "Bool"),
    ("\"text\"", "String"), ("\"a\\(1)\"", "String"), ("#\"raw\"#", "String"), ("(1)", "Int"),
    ("[1, 2]", "[Int]"), ("[\"a\"]", "[String]"), ("[1, -2, 2.5]", "[Double]"),
    ("[\"a\": 1, \"b\": 0.5]", "[String: Double]"), ("[[1], [2]]", "[[Int]]"),
    ("[\"a\": 1]", "[String: Int]"),
    ("[\"a\": [1.5]]", "[String: [Double]]"),
    ("Value()", "Value"), ("Value.init()", "Value"), ("Outer.Inner()", "Outer.Inner"),
    ("Unknown()", "Unknown"),
    ("Array<Int>()", "[Int]"), ("Dictionary<Int, Array<Int>>()", "[Int: [Int]]"),
    ("1 as Optional<Int>", "Int?"),
    ("Array<Box<Int>>(repeating: x, count: 1)", "[Box<Int>]"),
    ("[Int]()", "[Int]"), ("[String: Int]()", "[String: Int]"), ("Set<Int>()", "Set<Int>"),
    ("[Int?]()", "[Int?]"),
    ("Box<Int>()", "Box<Int>"), ("Box<Int>(1)", "Box<Int>"), ("String(1)", "String"),
    ("1 as Double", "Double"), ("nil as Int?", "Int?"), ("[] as [Int]", "[Int]"),
    ("(1, 2)", "(Int, Int)"), ("(a: 1, b: \"x\")", "(a: Int, b: String)"), ("[(1, true)]", "[(Int, Bool)]"),
    ("[(Int, Value)]()", "[(Int, Value)]"), ("[Int: (Value, Int?)]()", "[Int: (Value, Int?)]"),
    ("Int32(61)", "Int32"), ("Double(-1)", "Double"), ("_Key()", "_Key"), ("Value.shared", "Value"),
    ("Value.count", "Int"), ("Outer.Inner.first", "Outer.Inner"),
    ("Failable()!", "Failable"), ("try! Value()", "Value"), ("{ () -> Int in 1 }()", "Int"),
  ])
  func saysItsType(value: String, type: String) {
    #expect(inferred(value) == type)
  }

  @Test(arguments: [
    "make()", "other", ".member", "Value.nested", "Value.missing", "Box.shared", "Value.all", "Value.part",
    "nil", "[]", "[:]", "[1, \"a\"]", "1 + 2",
    "a ? 1 : 2", "Box()",
    "Box(1)", "Failable()", "Int(\"1\")", "await f()", "{ 1 }()", "{ 1 }", "x as? Int", "(1, x)", "Shape()",
    "Bool(1)", "Self()", "Raw(rawValue: 1)",
    "\\.count", "-x", "!flag",
    "Array(1...2)", "Value().part", "try? Value()", "self", "Optional(1)",
  ])
  func doesNotSayIts(value: String) {
    #expect(inferred(value) == nil)
  }

  private func inferred(_ value: String) -> String? {
    let context = """
      struct Value {
        static let shared = Value(); static let count: Int = 1; static let nested = Part(); var part = 1
        static let all: Set<Int> = []; struct Part {}
      }
      enum Outer { struct Inner { static let first: Self = Inner() } }; struct Box<T> { static var shared: Int { 1 } }
      enum Raw: Int { case one }; struct Failable { init?() {} }; protocol Shape {}; let x = \(value)
      """
    let file = SourceFile(path: "input.swift", source: Array(context.utf8))
    let inference = TypeInference(index: TypeIndex(files: [file]), scope: Scope(module: "", path: ""))
    let binding = file.tree.nodes(ofKind: .patternBinding).last
    return binding?.child(.initializerClause)?.content.flatMap(inference.type(of:))
  }
}
