import StubbleSyntax
import Testing

@testable import StubbleSemantics

/// Types as values: what is read is printed again, spaced as formatters space it.
struct TypeRefTests {
  @Test(arguments: [
    "Int", "Set<Int>", "Outer.Inner<A, B>.C", "Int?", "Int!", "[Int]", "[String: [Int]]", "[3 of Int]", "()",
    "(Int)",
    "(a: Int, _ b: String)", "() -> Void", "(Int, inout String) async throws(E) -> [Int]", "((Int) -> Void)?",
    "any P", "some P & Q", "(any P)?", "any (P & Q).Type", "(any P).Type", "any P.Type", "P.Protocol",
    "A & B",
    "@escaping @Sendable () -> Void", "@MainActor (Int...) -> Void", "sending T",
    "repeat each T", "~Copyable", "InlineArray<3, Int>", "Pack<>", "Self", "`default`.Type",
    "Array<Int>.Index",
    "@isolated(any) () async -> Void", "nonisolated(nonsending) () async -> Void", "(A) -> (B) -> C",
  ])
  func printsWhatItReads(_ text: String) {
    #expect(TypeRef(text: text)?.description == text)
  }

  @Test(arguments: [
    ("[ String:Int ]", "[String: Int]"), ("( A ,B )", "(A, B)"), ("Set< Int >", "Set<Int>"), ("A&B", "A & B"),
    ("()->()", "() -> Void"), ("(Int)  ->  /* c */  Int?", "(Int) -> Int?"), ("inout  T", "inout T"),
  ])
  func spacesAsFormattersDo(_ text: String, _ printed: String) {
    #expect(TypeRef(text: text)?.description == printed)
  }

  @Test(arguments: ["", "1", "Int Int", "[Int", "func", "a +"])
  func isNilForWhatIsNoType(_ text: String) {
    #expect(TypeRef(text: text) == nil)
  }

  @Test(arguments: [
    ("T", "Int"), ("[T]", "[Int]"), ("(T) -> T.Element", "(Int) -> Int.Element"), ("U<T?>", "U<Int?>"),
    ("A.T", "A.T"),
    ("inout T", "inout Int"), ("[3 of T]", "[3 of Int]"), ("[2 of [3 of T?]]", "[2 of [3 of Int?]]"),
  ])
  func substitutesNames(_ text: String, _ result: String) {
    #expect(TypeRef(text: text)?.substituting(["T": .named("Int")]).description == result)
  }

  @Test(arguments: [
    ("Array<Int>", "[Int]"), ("Optional<() -> Void>", "(() -> Void)?"),
    ("Dictionary<A, Optional<B>>", "[A: B?]"),
    ("Int!", "Int?"), ("some P", "any P"), ("(some P).Type", "any P.Type"),
    ("(some P & Q).Type", "any (P & Q).Type"),
    ("Self", "Outer.Model"), ("[Self]", "[Outer.Model]"), ("Array<Int>.Index", "Array<Int>.Index"),
    ("Optional<Self>.A.B", "Optional<Outer.Model>.A.B"),
    ("Swift.Array<Int>", "Swift.Array<Int>"),
  ])
  func isSpelledForClosures(_ text: String, _ result: String) {
    let spelling = TypeSpelling(selfName: TypeRef(path: "Outer.Model"))
    #expect(TypeRef(text: text).map(spelling.spelled)?.description == result)
  }

  @Test(arguments: [
    ("Void", true), ("()", true), ("Swift.Void", true), ("(Void)", true), ("Int", false),
    ("(Int, Int)", false),
  ])
  func knowsVoid(_ text: String, _ isVoid: Bool) {
    #expect(TypeRef(text: text)?.isVoid == isVoid)
  }

  @Test(
    arguments: [
      ("Int?", "Int"), ("Optional<Int>", "Int"), ("(Int?)", "Int"), ("inout Int!", "Int"), ("Int", nil),
      ("[Int?]", nil),
    ] as [(String, String?)])
  func knowsOptionals(_ text: String, _ wrapped: String?) {
    #expect(TypeRef(text: text)?.wrapped?.description == wrapped)
  }

  @Test(
    arguments: [
      ("() -> Void", "@escaping () -> Void"), ("@Sendable () -> Void", "@escaping @Sendable () -> Void"),
      ("nonisolated(nonsending) () async -> Int", "nonisolated(nonsending) @escaping () async -> Int"),
      ("sending @MainActor () -> Int", "sending @escaping @MainActor () -> Int"),
    ])
  func writesSpecifiersBeforeAttributes(_ text: String, _ escaping: String) {
    #expect(TypeRef(text: text)?.modified(by: [.escaping]).description == escaping)
  }
}
