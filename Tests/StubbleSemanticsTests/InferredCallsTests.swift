import TestSupport
import Testing

@testable import StubbleSemantics

/// Values of calls, chains and subscripts, whose types follow from what they are applied to. The compiler must infer the
/// same types.
@Suite struct InferredCallsTests {
  private typealias Rows = [(value: String, type: String)]

  private static let chains: Rows = [
    ("node.next?.count", "Int?"), ("node.next?.next", "Node?"), ("node.make()?.next?.count", "Int?"),
    ("thing?.size ?? 3", "Int"), ("Thing.load()?.first?.size", "Int?"), ("(node.next?.next)?.count", "Int?"),
    ("node.next?.names.first", "String?"), ("node.next?.names[0].count", "Int?"), ("Int?.none", "Int?"),
    ("Optional(1)!", "Int"), ("(Optional(Int.max)!)", "Int"), ("Optional(Optional(1))!", "Int?"),
    ("Heir().part", "Owner.Part"), ("Heir().parts()", "[Owner.Part]"),
    ("MaybeInt(3)!", "Int"), ("Maybe<Int>.none", "Int?"),
    ("Outcome<Int>.success(1)", "Result<Int, any Error>"),
    ("Box<Int>.Inner<String>(t: 1, u: \"a\").u", "String"),
    ("Box<Int>.Inner(t: 1, u: 2)", "Box<Int>.Inner<Int>"), ("Optional(node)!.count", "Int"),
    ("Optional([1])!", "[Int]"),
    ("Int(\"1\")!", "Int"),
    ("node.next?.next?.next == nil", "Bool"), ("node.next.map { $0.count }", "Int?"),
    ("node.next.flatMap { $0.next }", "Node?"), ("node.next.map(\\.count)", "Int?"),
    ("(node.next?.count, 1)", "(Int?, Int)"), ("flag ? node : nil", "Node?"), ("flag ? nil : 1", "Int?"),
    ("flag ? node.next : nil", "Node?"), ("[1, 2][0]", "Int"), ("node.names[0]", "String"),
    ("node.names[1...]", "ArraySlice<String>"), ("[\"a\"][0].count", "Int"),
    ("[\"a\": 1][\"b\", default: 0]", "Int"),
    ("node.pair.1", "String"), ("node.pair.first", "Int"), ("Optional(3)", "Int?"),
    ("Result<Int, any Error>.success(3)", "Result<Int, any Error>"),
    ("if flag { 1 } else { 2 }", "Int"), ("if flag { 1 } else if flag { 2 } else { 3 }", "Int"),
    ("switch flag { case true: \"a\"; default: \"b\" }", "String"), ("#line", "Int"), ("#fileID", "String"),
  ]

  private static let functions: Rows = [
    ("made(1)", "Thing"), ("made(named: 1)", "Thing"), ("configured(Node()) { $0.count = 2 }", "Node"),
    ("configured(Thing(size: 1)) { thing in thing.size = 2 }", "Thing"), ("same(node)", "Node"),
    ("same(3)", "Int"), ("same(\"a\")", "String"), ("pair(1, \"a\")", "(Int, String)"),
    ("loaded(Thing.self)", "Thing?"), ("list(of: node, 2)", "[Node]"), ("list(of: [1], 2)", "[[Int]]"),
    ("node.value(Int.self)", "Int?"), ("Thing(size: 1).same(2.5)", "Double"),
    ("Thing.other(\"a\")", "String"),
    ("applied { 2 }", "Int"), ("kept { node }", "Node"), ("lazily(3)", "Int"),
    ("lazily(node.names)", "[String]"), ("applied { node }", "Node"), ("changed(1) { \"\\($0)\" }", "String"),
    ("changed(node) { $0.names }", "[String]"), ("changed(node) { n in n.next }", "Node?"),
    ("{ true }", "() -> Bool"), ("{ return node }", "() -> Node"), ("{ (n: Int) in n + 1 }", "(Int) -> Int"),
    ("{ [node] in node.count }", "() -> Int"), ("{ (_: Int) -> Int? in nil }", "(Int) -> Int?"),
    ("{ @Sendable in 1 }", "@Sendable () -> Int"),
    ("changed(node) { (n: Node) -> Int in let c = n.count; return c }", "Int"),
    ("read(node, \\.count)", "Int"),
    ("read(node, \\.names.count)", "Int"), ("sum(of: [1], [2])", "[Int]"), ("first(in: [node])", "Node"),
    ("first(in: \"abc\")", "Character"), ("identified(Thing(size: 1))", "Thing"),
    ("named(shape)", "any Shape"), ("counted { 1 }", "Thing"), ("counted { 1 }.same(2)", "Int"),
    ("keyed()", "Keyed.Value"),
  ]

  private static let closures: Rows = [
    ("{ let n = node; return n.count }()", "Int"), ("{ let n = [1, 2]; return n.count }()", "Int"),
    ("{ let a = \"a\"; return a + \"b\" }()", "String"),
    ("{ let n: Node? = node; return n?.names }()", "[String]?"),
    ("{ let n = node; let names = n.names; return names[0] }()", "String"),
    ("{ var n = Thing(size: 1); n.size = 2; return n }()", "Thing"),
    ("{ let n = 1.5, m = n; return m }()", "Double"),
    ("{ let n = node; return { n.count } }()", "() -> Int"),
    ("{ let n = node; return n.names.map { $0.count } }()", "[Int]"),
    ("{ guard flag else { fatalError() }; return node }()", "Node"),
  ]

  private static let types: Rows = [
    ("Box<Int>.made()", "Box<Int>?"), ("Box<Int>.just(3)", "Box<Int>"), ("Box.just(3)", "Box<Int>"),
    ("Box(3).value", "Int"), ("Box(3).list", "[Int]"), ("Box(node).get().count", "Int"),
    ("Box(\"a\").value.count", "Int"), ("Box(3).map { _ in \"a\" }", "Box<String>"),
    ("Box(node).map(\\.next)", "Box<Node?>"), ("Box<Int>.none", "Box<Int>"), ("Box(3).own", "Box<Int>?"),
    ("Tree<Int>.leaf(1)", "Tree<Int>"), ("Tree<Int>.none", "Tree<Int>"), ("Tree<Int>.made", "Int"),
    ("Box(of: [1])", "Box<Int>"), ("Box(of: [\"a\": 1].keys)", "Box<String>"),
    ("Box(made: { node })", "Box<Node>"),
    ("Box(shapes: [Thing(size: 1)])", "Box<any Shape>"),
    ("Wrapped.shared.number", "Int"), ("Wrapped.shared.text", "String"),
    ("Box.zero", "Box<Int>"), ("Box.empty", "Box<String>"), ("Box.repeated(3)", "Box<String>"),
    ("Box.zero.value", "Int"),
  ]

  private static let collections: Rows = [
    ("\"a\".enumerated().reversed()", "[(offset: Int, element: Character)]"),
    ("AnySequence([1])", "AnySequence<Int>"), ("AnyCollection(\"a\")", "AnyCollection<Character>"),
    ("repeatElement(1.5, count: 2)", "Repeated<Double>"), ("[\"a\"].indices", "Range<Int>"),
    ("7.quotientAndRemainder(dividingBy: 2)", "(quotient: Int, remainder: Int)"),
    ("[1, 2.5].max()", "Double?"), ("[Double]().first ?? (Double(\"1\") ?? 1)", "Double"),
    ("[1: \"a\"][2] ?? \"b\"", "String"), ("[1].first ?? (Int(\"1\") ?? 2)", "Int"),
    ("[1, 2].map { $0 + 1 }", "[Int]"), ("[1, 2].map { \"\\($0)\" }", "[String]"),
    ("Kind.allCases.map { $0.size }", "[Int]"), ("Kind.allCases.map(\\.name)", "[String]"),
    ("Kind.allCases.map(\\.size).max()", "Int?"), ("Kind.allCases.filter { $0 == .a }", "[Kind]"),
    ("Kind.allCases.sorted { $0.size < $1.size }", "[Kind]"),
    ("Kind.allCases.first { $0.size == 1 }", "Kind?"),
    ("Kind.allCases.reduce(0) { $0 + $1.size }", "Int"), ("Kind.allCases.flatMap { [$0.size] }", "[Int]"),
    ("Kind.allCases.compactMap { Optional($0.size) }", "[Int]"), ("Kind.allCases.randomElement()", "Kind?"),
    ("[node.next].compactMap { $0 }", "[Node]"), ("Set(Kind.allCases.map(\\.name))", "Set<String>"),
    ("(0..<5).map { Thing(size: $0) }", "[Thing]"), ("(0...5).map { _ in Node() }", "[Node]"),
    ("(1...3).reversed()", "ReversedCollection<ClosedRange<Int>>"), ("[3, 1].sorted()", "[Int]"),
    ("Array([3, 1].reversed())", "[Int]"), ("[\"a\"].joined(separator: \",\")", "String"),
    ("[\"a\"].joined()", "String"), ("[[1], [2]].joined()", "FlattenSequence<[[Int]]>"),
    ("\"a b\".split(separator: \" \")", "[Substring]"), ("\"abc\".prefix(2)", "Substring"),
    ("\"abc\".first", "Character?"), ("\"abc\".filter { $0 == \"a\" }", "String"),
    ("\"abc\".map { $0 }", "[Character]"),
    ("[1, 2].dropFirst()", "ArraySlice<Int>"), ("[1, 2].firstIndex(of: 2)", "Int?"),
    ("[1].shuffled()", "[Int]"),
    ("[\"a\": 1].map { $0.value }", "[Int]"), ("[\"a\": 1].map { key, value in key }", "[String]"),
    ("[\"a\": 1].mapValues { $0 + 1 }", "[String: Int]"),
    ("[\"a\": 1].filter { $0.value > 0 }", "[String: Int]"),
    ("[\"a\": 1].keys.sorted()", "[String]"), ("[\"a\": 1].values.max()", "Int?"),
    ("[\"a\": 1].sorted { $0.key < $1.key }", "[(key: String, value: Int)]"),
    ("Set([1]).filter { $0 > 0 }", "Set<Int>"), ("Set([1]).map { $0 }", "[Int]"),
    ("Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, $0.size) })", "[Kind: Int]"),
    ("Dictionary(grouping: Kind.allCases) { $0.size }", "[Int: [Kind]]"),
    ("Dictionary(grouping: Kind.allCases, by: \\.name)", "[String: [Kind]]"),
    ("[1].enumerated().map { $0.offset }", "[Int]"), ("[\"a\"].enumerated().map { $1 }", "[String]"),
    ("zip([1], [\"a\"]).map { $1 }", "[String]"), ("zip([1], [\"a\"])", "Zip2Sequence<[Int], [String]>"),
    ("Array(zip([1], [\"a\"]))", "[(Int, String)]"), ("stride(from: 0, to: 10, by: 2)", "StrideTo<Int>"),
    ("[[1], [2]].map { $0.map { $0 + 1 } }", "[[Int]]"), ("[[1]].map { $0.reduce(0) { $0 + $1 } }", "[Int]"),
    ("[1, 2].reduce(0, +)", "Int"), ("[Special()].reduce(Special(), ++)", "Special"),
    ("[\"a\"].reduce(\"\", +)", "String"), ("[2.5].reduce(0.0, *)", "Double"),
    ("[1].chunks(of: 2)", "[[Int]]"), ("[1].chunks(of: 2).first", "[Int]?"), ("[\"a\"].second()", "String?"),
    ("[\"a\": 1].second()", "(key: String, value: Int)?"), ("\"abc\".second()", "Character?"),
    ("[node].middle?.count", "Int?"),
    ("[1].grouped { \"\\($0)\" }", "[String: [Int]]"), ("node.next.or(node)", "Node"),
    ("node.next.list", "[Node]"),
    ("Set([1]).second()", "Int?"),
    ("Swift.Array([1])", "Swift.Array<Int>"), ("abs(-3)", "Int"), ("2.5.rounded()", "Double"),
    ("AsyncStream<Int>.makeStream().stream", "AsyncStream<Int>"),
    (
      "AsyncStream.makeStream(of: Int.self)",
      "(stream: AsyncStream<Int>, continuation: AsyncStream<Int>.Continuation)"
    ),
  ]

  private static let foundation: Rows = [
    ("60.minutes", "TimeInterval"), ("-60.minutes", "TimeInterval"), ("60.minutes * 2", "TimeInterval"),
    ("3.half()", "Double"),
    ("[1, 2].map(String.init)", "[String]"), ("[1.5].map(Int.init)", "[Int]"),
    ("[\"1\"].map(Int.init)", "[Int?]"),
    ("3.twice", "Int"), ("Box(()).value", "()"), ("UInt8(ascii: \"a\")", "UInt8"),
    ("1.5.bitPattern", "UInt64"),
    ("URL(string: \"a\")?.host", "String?"),
    ("FileManager.default.temporaryDirectory.appending(path: \"a\")", "URL"),
    ("FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]", "URL"),
    ("Bundle.main.infoDictionary", "[String: Any]?"), ("Calendar.current.shortMonthSymbols[0]", "String"),
    ("try? JSONEncoder().encode(3)", "Data?"), ("Data().base64EncodedString()", "String"),
    ("try! JSONDecoder().decode(Thing.self, from: Data())", "Thing"),
    ("\"a b\".components(separatedBy: \" \")", "[String]"),
    ("URLComponents(string: \"a\")?.queryItems", "[URLQueryItem]?"),
    ("Notification.Name(rawValue: \"a\")", "Notification.Name"),
    ("Notification.Name(\"a\").rawValue", "String"),
    ("configured(DateFormatter()) { $0.dateFormat = \"y\" }", "DateFormatter"),
    ("Thread().then { $0.name = \"y\" }", "Thread"), ("Thread.produced()", "Thread"),
    ("Progress(totalUnitCount: 1).itself().number()", "Int"), ("Titled().then { _ in }", "Titled"),
    ("[1].then { $0 = [] }", "[Int]"), ("[1].number()", "Int"),
    ("\" a\".trimmingCharacters(in: .whitespaces)", "String"),
    ("\"a\".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)", "String?"),
    ("\"a b\".components(separatedBy: .whitespaces)", "[String]"),
    ("DateFormatter().string(from: Date())", "String"), ("ISO8601DateFormatter().date(from: \"a\")", "Date?"),
    ("Measurement(value: 1, unit: UnitLength.meters).converted(to: .feet)", "Measurement<UnitLength>"),
  ]

  /// What the compiler gives another type, or what may have one.
  private static let others = [
    "(\"a\" + \"b\").enlarged(.big)", "Tree.leaf(1)", "Tree.action(1)", "built { 1 }",
    "Lines().filter { _ in true }", "Lines().map { $0 }",
    "Lines().first { _ in true }",
    "[1].reduce(0) { $0 + Double($1) }", "equal(1, 2.5)", "Box(1, where: { $0 > 1.5 })", "fraction(1)",
    "node.next?.next!.count", "Special()[0]", "[Special()].averages { 2 }",
    "changed(1) { let n = $0; return n }", "flag ? 1 : 2.5", "[1].mean",
    "[\"1\"].map(Character.init)", "{ [node = 1] in node }", "{ let n = 1; return n }", "{ throw Missing() }",
    "{ guard let node = thing else { fatalError() }; return node }()",
    "{ let node = unknown(); return node }()",
    "{ for node in [1] { print(node) }; let thing = node; do { let node = 1; _ = node }; return thing }()",
    "{ if case let node? = thing { _ = node }; return node }()",
    "{ do { try failing() } catch { print(error) }; return error }()",
    "AnySequence([1].lazy)", "AnyIterator([1].makeIterator())",
    "Numbers().dropFirst()", "Numbers().prefix(1)", "Numbers().drop { $0 > 1 }",
    "[1].enumerated().dropFirst()",
    "[1].enumerated().reversed()", "\"a\".withCString { strlen($0) }", "HeirOfGeneric().part", "Heir().list",
    "Maybe.some(1)", "IntBox.Inner(t: 1, u: 2)",
    "[2.5].reduce(0, +)", "[[1, 2.5][0]].first", "[([1, 2.5])].last", "([1, 2.5], 1).0.first",
    "[1, 2.5].dropFirst().first",
    "[\"a\": 1, \"b\": 2.5].keys.first", "[2.5, Double(\"1\") ?? 1].first", "[[1, 2.5]].flatMap { $0 }",
    "[2.5].first ?? (Double(\"1\") ?? 1)", "[\"a\": 2.5][\"a\"] ?? (Double(\"1\") ?? 1)",
    "[Float(1)].first ?? (Float(\"1\") ?? 1.5)", "[Double(\"1\") ?? 1].first ?? Double(\"1\")!",
    "[[2.5]].first ?? [1, 2.5]", "(flag ? nil : [2.5].first) ?? (Double(\"1\") ?? 1)",
  ]

  @Test func haveTheTypesThatTheyReallyHave() throws {
    let rows = Self.chains + Self.functions + Self.closures + Self.types + Self.collections + Self.foundation
    for (value, type) in rows { #expect(inferred(value) == type, "\(value)") }
    let claims = rows.enumerated().map { place, row in
      "func claim\(place)() { let value = \(row.value); needsSame(Box(value), Box<\(row.type)>.self) }"
    }
    let uses = Self.others.enumerated().map { "func use\($0)() { let value = \($1); _ = value }" }
    let program = [Self.declarations] + claims + uses + ["func needsSame<A>(_: Box<A>, _: Box<A>.Type) {}"]
    let errors = try Compiler.errors(in: program.joined(separator: "\n"))
    #expect(errors == [])
  }

  @Test(arguments: others.rows) func areNotGuessed(row: Row<String>) {
    #expect(inferred(row.value) == nil)
  }

  /// Values inside of values, `@` for the next one, each of which is asked for its type only a few times.
  @Test(
    arguments: [
      ("[@].first!", "1", "Int"), ("[@][0]", "1", "Int"), ("same(@)", "1", "Int"), ("(@ + 1)", "1", "Int"),
      ("if flag { @ } else { 2 }", "1", "Int"), ("Box(@).value", "1", "Int"),
      ("changed(1) { _ in @ }", "1", "Int"),
      ("[1].map { $0 + @.count }", "[1]", "[Int]"), ("Box.just(@).get()", "1", "Int"),
      ("pair(@, 1).0", "1", "Int"),
      ("{ @ }()", "1", "Int"),
      ("missing(@)", "1", nil), ("[@].missing", "1", nil), ("node.next?.missing(@)?.first", "1", nil),
    ] as [(String, String, String?)])
  func areInferredInLinearTime(form: String, innermost: String, type: String?) {
    let value = (0..<24).reduce(innermost) { value, _ in form.replacing("@", with: value) }
    #expect(inferred(value) == type)
  }

  private func inferred(_ value: String) -> String? {
    inferredType(ofXIn: "\(Self.declarations)\nlet x = \(value)")
  }

  private static let declarations = """
    import Foundation
    final class Node {
      var next: Node?; var count = 1; let names = ["a"]; let pair = (first: 1, second: "a")
      func make() -> Node? { nil }; func value<T>(_ type: T.Type) -> T? { nil }
    }
    protocol Shape {}; struct Missing: Error {}; typealias MaybeInt = Int?; typealias IntBox = Box<Int>
    typealias Maybe<T> = T?; typealias Outcome<T> = Result<T, any Error>
    class Owner { class Part {}; typealias List = [Int] }; class GenericOwner<T> { struct Part {} }
    class Heir: Owner { var part = Part(); func parts() -> [Part] { [] }; var list: List = [] }
    class HeirOfGeneric: GenericOwner<Int> { var part = Part() }
    struct Numbers: RandomAccessCollection { var startIndex = 0, endIndex = 1; subscript(i: Int) -> Double { 1 } }
    struct Thing: Codable, Shape, Identifiable {
      var size: Int; var id: Int { size }; static func load() -> [Thing]? { nil }
      func same<T>(_ x: T) -> T { x }; static func other<T>(_ x: T) -> T { x }
    }
    struct Box<V> {
      var value: V; init(_ value: V) { self.value = value }
      init<S: Sequence>(of values: S) where S.Element == V { fatalError() }
      init(made: () -> V) { value = made() }; init(_ value: V, where: (V) -> Bool) { self.value = value }
      init(shapes: [any Shape]) where V == any Shape { fatalError() }
      static func made() -> Box<V>? { nil }; static func just(_ v: V) -> Box<V> { Box(v) }
      func map<U>(_ f: (V) -> U) -> Box<U> { Box<U>(f(value)) }; var list: [V] { [value] }; func get() -> V { value }
      static var none: Box { fatalError() }; var own: Box? { self }; struct Inner<U> { var t: V; var u: U }
    }
    enum Kind: CaseIterable { case a, b; var size: Int { 1 }; var name: String { "" } }
    extension Sequence {
      func second() -> Element? { nil }; func grouped<K: Hashable>(_ key: (Element) -> K) -> [K: [Element]] { [:] }
    }
    struct Tag: ExpressibleByStringLiteral {
      enum Size { case big }; init(stringLiteral text: String) {}; func enlarged(_ size: Size) -> Tag { self }
      static func + (a: Tag, b: Tag) -> Tag { a }
    }
    extension String { enum Case { case upper }; func enlarged(_ letters: Case) -> String { self } }
    extension Array { func chunks(of n: Int) -> [[Element]] { [] }; var middle: Element? { nil } }
    extension Optional { func or(_ x: Wrapped) -> Wrapped { self ?? x }; var list: [Wrapped] { [] } }
    extension Collection where Element == Int { var mean: Double { 0 } }
    infix operator ++; extension Special { static func ++ (a: Special, b: Special) -> Special { a } }
    @resultBuilder enum Builder { static func buildBlock(_ n: Int) -> String { "" } }
    func built<T>(@Builder _ body: () -> T) -> T { body() }
    struct Lines: Sequence, IteratorProtocol { mutating func next() -> String? { nil } }
    enum Tree<T> { case leaf(T), none; static var made: Int { 1 }; static var action: (T) -> T { { $0 } } }
    struct Special { subscript(place: Int) -> String { "" } }
    extension Array where Element == Special { func averages(_ f: () -> Int) -> [Int] { [] } }
    extension Array { func averages<T>(_ f: () -> T) -> T { f() } }
    extension TimeInterval { var minutes: TimeInterval { self * 60 }; var twice: Double { self * 2 } }
    extension Double { func half() -> Double { self / 2 } }; extension Int { var twice: Int { self * 2 } }
    @propertyWrapper struct Stored<V> {
      var wrappedValue: V; init(wrappedValue: V) { self.wrappedValue = wrappedValue }
    }
    final class Wrapped { nonisolated(unsafe) static let shared = Wrapped(); @Stored var number = 1; @Stored var text: String = "" }
    nonisolated(unsafe) let node = Node(); let thing: Thing? = nil; let flag = true; let shape: any Shape = Thing(size: 1)
    func made(_ size: Int) -> Thing { Thing(size: size) }; func made(named size: Int) -> Thing { Thing(size: size) }
    func configured<T>(_ value: T, _ body: (inout T) throws -> Void) rethrows -> T { value }
    func same<T>(_ x: T) -> T { x }; func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
    func loaded<T: Decodable>(_ type: T.Type) -> T? { nil }; func list<T>(of x: T, _ count: Int) -> [T] { [x] }
    func kept<T>(_ body: @escaping @Sendable () -> T) -> T { body() }
    func lazily<T>(_ body: @autoclosure @escaping () -> T) -> T { body() }
    func applied<T>(_ body: () -> T) -> T { body() }; func changed<T, U>(_ x: T, _ f: (T) -> U) -> U { f(x) }
    func read<R, V>(_ root: R, _ path: KeyPath<R, V>) -> V { root[keyPath: path] }
    func unknown() -> some Shape { Thing(size: 1) }; func failing() throws {}; let error = 1
    func sum<T>(of lists: [T]...) -> [T] { [] }; func first<S: Sequence>(in values: S) -> S.Element { fatalError() }
    func identified<T>(_ x: T) -> T where T: Identifiable { x }; func equal<T>(_ a: T, _ b: T) -> T { a }
    func counted<T>(@Builder _ body: () -> T) -> Thing { Thing(size: 1) }
    protocol Then {}; extension NSObject: Then {}; extension Array: Then {}; final class Titled: Operation, @unchecked Sendable {}
    extension Then where Self: Any { func then(_ f: (inout Self) -> Void) -> Self { self } }
    extension Then where Self: AnyObject { func then(_ f: (Self) -> Void) -> Self { self } }
    extension Then {
      func itself() -> Self { self }; func number() -> Int { 1 }; static func produced() -> Self { fatalError() }
    }
    extension Box where V == Int { static var zero: Box { Box(0) } }
    extension Box where V == String {
      static var empty: Self { Box("") }; static func repeated(_ count: Int) -> Self { Box("") }
    }
    protocol Key { associatedtype Value; static var first: Value { get } }
    struct Keyed: Key { static var first: [Int] { [] } }; func keyed() -> Keyed.Value { [] }
    func fraction<T: FloatingPoint>(_ x: T) -> T { x }; func named<T: Shape>(_ x: T) -> any Shape { x }
    """
}
