import StubbleRewriter
import TestSupport
import Testing

@Suite("Names of a spy's trackers") struct SpyNameTests {
  private func hasNames(_ source: String, _ names: [String]) -> Bool {
    let text = doubles(of: source).string
    return names.allSatisfy { text.contains("var \($0)CallsCount") }
  }

  @Test(
    "begin with the function's name and labels, and its types where that is not enough",
    arguments: [
      ("func display(text: String, name: Int)", ["displayTextName"]),
      ("func display(_ text: String)", ["display"]),
      ("func `default`(for x: Int)", ["defaultFor"]),
      (
        "func compute(value: Int) -> Bool; func compute(value: String?) -> [Int]",
        ["computeValueIntBool", "computeValueOptionalStringArrayInt"]
      ),
      (
        "func set(_ a: inout Int, of: Set<Int?>); func set(_ a: Int, of: [String: Int])",
        ["setOfSetIntOptional", "setOfDictionaryStringInt"]
      ),
      (
        "func process(handler: @escaping () -> Void); func process(handler: any Error)",
        ["processHandlerescapingVoid", "processHandleranyError"]
      ),
      (
        "func find(in: [[String?]?]) -> [Int?]??; func find(in: Int)",
        ["findInArrayArrayStringOptionalOptionalOptionalOptionalArrayIntOptional", "findInInt"]
      ),
      (
        "func merge(_ a: Int, with: (x: Int, Bool)) -> (); func merge(_ b: Int, with: Calendar . Unit) -> Void",
        ["mergeWithxIntBool", "mergeWithCalendarUnitVoid"]
      ),
      (
        "func run(job: @escaping @Sendable (Int) async throws -> Bool); func run(job: A & B)",
        ["runJobescapingSendableIntBool", "runJobAB"]
      ),
      (
        "func put(item: inout [Int]); func put(item: some P2); func put(item: consuming Array < Int >)",
        ["putIteminoutArrayInt", "putItemsomeP2", "putItemconsumingArrayInt"]
      ),
      (
        "func pick<T>(from: [T]) -> T; func pick<T>(from: Result<T, any Error>) -> T?",
        ["pickFromArrayTT", "pickFromResultTanyErrorOptionalT"]
      ),
      ("func f(_ a: Int); func f(_ a: String)", ["fInt", "fString"]),
      ("func f(_ a: String); func f(_ a: @autoclosure () -> String)", ["fString", "fAutoclosureString"]),
      ("func f(); func f(a: Int) async; func f(a: Int) throws", ["f", "fAIntAsync", "fAIntThrows"]),
      ("func f() -> Int; func f() async -> Int; func g()", ["fInt", "fIntAsync", "g"]),
    ].rows)
  func names(row: Row<(String, [String])>) {
    let (members, names) = row.value
    #expect(hasNames("protocol P { \(members) }", names))
  }

  @Test("of a protocol's own functions do not depend on what it inherits")
  func inheritance() {
    let source = "protocol A { func f(x: Int) }\nprotocol B: A { func f(x: String) }"
    let text = doubles(of: source).string
    #expect(text.contains("var fXCallsCount"))
    #expect(text.contains("var fXIntCallsCount"))
  }

  @Test(
    "and their types are those that a test can set and ask for",
    arguments: [
      ("func f(a: Int?)", "fAReceivedA: Int?"),
      ("func f(a b: (String, Int))", "fAReceivedB: (String, Int)?"),
      ("func f(a: any P2)", "fAReceivedA: (any P2)?"),
      ("func f(a: (some P2)?)", "fAReceivedA: (any P2)?"),
      ("func f(a: @escaping () -> Void)", "fAReceivedA: (() -> Void)?"),
      ("func f(a: @escaping (() -> Void)) ", "fAReceivedA: (() -> Void)?"),
      ("func f<T>(a: [T])", "fAReceivedA: [Any]?"),
      ("associatedtype ExecutorJob; func f(a: ExecutorJob)", "fAReceivedA: ExecutorJob?"),
      ("func f(a: Int, _ b: (x: Int, UInt?)?)", "fAReceivedArguments: (a: Int, b: (x: Int, UInt?)?)?"),
      ("func f(a: Int, _ b: any P2)", "fAReceivedInvocations: [(a: Int, b: any P2)]"),
      ("func f() -> Int", "fReturnValue: Int!"),
      ("func f() -> Int?", "fReturnValue: Int?"),
      ("func f() -> Int!", "fReturnValue: Int!"),
      ("func f() -> any P2", "fReturnValue: (any P2)!"),
      ("func f() -> (any P2)?", "fReturnValue: (any P2)?"),
      ("func f() -> () -> Void", "fReturnValue: (() -> Void)!"),
      ("func f<T>(a: T) -> [T]", "fAReturnValue: [Any]!"),
      ("func f(a: inout Int?) async throws -> Int!", "fAClosure: ((inout Int?) async throws -> Int?)?"),
      ("func f(a: @autoclosure () -> Int)", "fAClosure: ((@autoclosure () -> Int) -> Void)?"),
      ("func f() throws", "fThrowableError: (any Error)?"),
      ("func f() throws(E)", "fThrowableError: E?"),
      ("var f: any P2 { get }", "underlyingF: (any P2)!"),
      ("var f: Int! { get }", "f: Int!"),
    ].rows)
  func types(row: Row<(String, String)>) {
    let (members, tracker) = row.value
    let text = doubles(of: "protocol P { \(members) }").string
    #expect(["\n", " {\n"].contains { text.contains("var " + tracker + $0) })
  }
}
