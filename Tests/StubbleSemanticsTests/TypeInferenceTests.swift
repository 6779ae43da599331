import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// An initial value, and the type that it says of itself.
@Suite struct TypeInferenceTests {
  @Test(
    arguments: [
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
      ("x as? Int", "Int?"), ("x as! [Int]", "[Int]"), ("x[\"a\"]! as! () -> Void", "() -> Void"),
      ("x as? [String: Any]", "[String: Any]?"),
      ("(1, 2)", "(Int, Int)"), ("(a: 1, b: \"x\")", "(a: Int, b: String)"), ("[(1, true)]", "[(Int, Bool)]"),
      ("[(Int, Value)]()", "[(Int, Value)]"), ("[Int: (Value, Int?)]()", "[Int: (Value, Int?)]"),
      ("Int32(61)", "Int32"), ("Double(-1)", "Double"), ("_Key()", "_Key"), ("Value.shared", "Value"),
      ("Value.count", "Int"), ("Outer.Inner.first", "Outer.Inner"),
      ("Int(\"1\")", "Int?"), ("Int32(AF_INET)", "Int32?"), ("Int(\"1\", radix: 16)", "Int?"),
      ("CommandLine.arguments", "[String]"), ("ContinuousClock.now", "ContinuousClock.Instant"),
      ("Failable()!", "Failable"), ("try! Value()", "Value"), ("try? Value()", "Value?"),
      ("try? Int(\"1\")", "Int?"), ("(try? Value()) ?? Value()", "Value"), ("Int(reading: 1)", "Int?"),
      ("{ () -> Int in 1 }()", "Int"),
      ("Value.nested", "Value.Part"), ("Value.worn", "Value.Part"), ("Value.all", "Set<Int>"),
      ("Value.onActor", "Value"), ("Value.alias", "Value.Parts"),
      ("Value().part", "Int"),
      ("Value.nested.value", "Value?"), ("Value.nested.value!", "Value"),
      ("#/[a-z]+/#", "Regex<Substring>"), ("#/\\(\\d(?:a|b)?/#", "Regex<Substring>"),
      ("#/(a)(?<name>b)+/#", "Regex<(Substring, Substring, name: Substring)>"),
      ("#/(a)?(b)*?(c){2}(d){0,3}/#", "Regex<(Substring, Substring?, Substring?, Substring, Substring?)>"),
      ("#/(a|[(])((b)|c)/#", "Regex<(Substring, Substring, Substring, Substring?)>"),
      ("#/x(a)|y/#", "Regex<(Substring, Substring?)>"),
      ("#/(?:(a)(b))?/#", "Regex<(Substring, Substring?, Substring?)>"),
      ("#/\n  [a-z]+(?:b)  # c\n/#", "Regex<Substring>"), ("#/\n  (?>a)b\n/#", "Regex<Substring>"),
      ("[[1], []]", "[[Int]]"), ("[nil, 1]", "[Int?]"), ("[\"a\": [], \"b\": [1.5]]", "[String: [Double]]"),
      ("[1: nil, 2: [:], 3: [1: 2]]", "[Int: [Int: Int]?]"),
      ("SIMD2<Int>.zero", "SIMD2<Int>"), ("SIMD3<Float>.one", "SIMD3<Float>"),
      ("SIMD2(0.1, 0.2)", "SIMD2<Double>"), ("SIMD3(1, 2, 3)", "SIMD3<Int>"),
      ("SIMD4<Float>()", "SIMD4<Float>"),
      ("SIMD2(x: 1.5, y: 2.5)", "SIMD2<Double>"),
    ].rows)
  func saysItsType(row: Row<(String, String)>) {
    let (value, type) = row.value
    #expect(inferred(value) == type)
  }

  @Test(
    arguments: [
      ("Raw.one", "Raw"), ("Raw.two(1)", "Raw"), ("[Raw.one, .two(1)]", "[Raw]"),
      ("[Raw.one, Raw.one]", "[Raw]"),
      ("[Value.shared, .shared]", "[Value]"), ("Value.make()", "Value"), ("Value.make().part", "Int"),
      ("Value.shared.copy(1)", "Value"), ("Value.parts()", "[Value.Part]"),
      ("function(1)", "Int"), ("Upper(1)", "String"), ("Value.generic(1)", "Int"),
      ("global", "Int"), ("numbers", "[Int]"), ("table[1]", "Value?"), ("Coded.one.rawValue", "Int"),
      ("Keyed.one.rawValue", "String"),
      ("Coded(rawValue: 1)", "Coded?"),
      ("Coded.allCases", "[Coded]"), ("Coded.allCases.count", "Int"), ("[() -> Value]()", "[() -> Value]"),
      ("[Int: (a: Int, Value)]()", "[Int: (a: Int, Value)]"),
      ("[(Int) throws -> Int]()", "[(Int) throws -> Int]"), ("numbers.count", "Int"),
      ("\"a\".bytes", "[UInt8]"),
      ("\"a\".bytes.count", "Int"), ("\"a\".isEmpty", "Bool"), ("table[1]!", "Value"),
      ("Value.self", "Value.Type"), ("Coded.self", "Coded.Type"), ("Int.self", "Int.Type"),
      ("Box<Int>.self", "Box<Int>.Type"), ("[Value.self]", "[Value.Type]"),
      ("Failable()", "Failable?"), ("Either(text: 1)", "Either?"), ("Failable() ?? Failable()!", "Failable"),
      ("{ if flag { return 1 }; return 2 }()", "Int"),
      ("{ guard flag else { return \"a\" }; let x = \"b\"; return x }()", "String"),
      ("(global as Any) as? [Int] ?? []", "[Int]"), ("(global as Any) as? [Int: Int] ?? [:]", "[Int: Int]"),
      ("Optional([1]) ?? []", "[Int]"),
      ("Raw.Upper", "Raw"), ("made_t()", "Int"), ("try! throwing()", "Value"), ("Title.Count.zero", "Int"),
    ].rows)
  func followsFromDeclarations(row: Row<(String, String)>) {
    let (value, type) = row.value
    #expect(inferred(value) == type)
  }

  @Test(
    arguments: [
      ("1 + 2", "Int"), ("64 / 8", "Int"), ("1 << 10", "Int"), ("60 * 1.5", "Double"), ("-1 + 2", "Int"),
      ("Int32(1) + 2", "Int32"), ("1 + Int32(2)", "Int32"), ("2 * Double(1)", "Double"),
      ("\"a\" + \"b\"", "String"),
      ("global * 2 - numbers.count", "Int"), ("UInt8.max", "UInt8"), ("Int.max - 1", "Int"),
      ("Double.pi", "Double"),
      ("MemoryLayout<Value>.size", "Int"), ("max(1, global)", "Int"),
      ("MemoryLayout<Value>.size + max(MemoryLayout<Int>.size, 8)", "Int"),
      ("CInt(\"1\")", "CInt?"), ("CInt(1)", "CInt"), ("Float64(\"1\")", "Float64?"),
      ("CLong(\"1\")", "CLong?"),
      ("UnicodeScalar(32)!", "UnicodeScalar"), ("UnicodeScalar(UInt8(32))", "UnicodeScalar"),
      ("CUnsignedInt.max", "CUnsignedInt"),
      ("Set([1, 2])", "Set<Int>"), ("Set(numbers)", "Set<Int>"), ("Set<_>(numbers)", "Set<Int>"),
      ("Dictionary<_, _>(uniqueKeysWithValues: [(1, 1)])", "[Int: Int]"), ("Array(Value.all)", "[Int]"),
      ("ArraySlice(numbers)", "ArraySlice<Int>"), ("Int32(global)", "Int32"),
      ("Int32(SOCK_STREAM)", "Int32"), ("Int32(SOCK_STREAM.rawValue)", "Int32"),
      ("UInt32(O_RDWR | O_CREAT)", "UInt32"), ("in_addr()", "in_addr"),
      ("Glibc.in_addr(s_addr: Glibc.in_addr_t(0))", "Glibc.in_addr"), ("yaml_parser_t()", "yaml_parser_t"),
      ("max(\"a\", \"b\")", "String"), ("Array(repeating: 0, count: 3)", "[Int]"),
      ("ContiguousArray(repeating: Value(), count: 1)", "ContiguousArray<Value>"),
      ("Array(\"a\")", "[Character]"),
      ("Array(\"a\".utf8)", "[UInt8]"), ("Array(1...3)", "[Int]"), ("[1] + numbers", "[Int]"),
      ("[Raw.one] + [.one]", "[Raw]"), ("[.one, .two(1)] + [Raw.one]", "[Raw]"),
      ("numbers.first", "Int?"), ("[Value.shared].last", "Value?"),
      ("table.keys", "Dictionary<Int, Value>.Keys"),
      ("Duration.seconds(1)", "Duration"), ("ContinuousClock().now", "ContinuousClock.Instant"),
      (
        "AsyncStream<Value>.makeStream()",
        "(stream: AsyncStream<Value>, continuation: AsyncStream<Value>.Continuation)"
      ),
      ("[pollfd]()", "[pollfd]"), ("numbers[0]", "Int"), ("[Value.shared][0]", "Value"),
    ].rows)
  func followsFromTheStandardLibrary(row: Row<(String, String)>) {
    let (value, type) = row.value
    #expect(inferred(value) == type)
  }

  @Test(
    arguments: [
      ("!flag", "Bool"), ("!(1 > 2)", "Bool"), ("1 == 2", "Bool"), ("a && !b || c", "Bool"),
      ("a is Int", "Bool"), ("1 < 2 as Int", "Bool"), ("a as Any == 2.5 as Double", "Bool"),
      ("a && b as Bool", "Bool"), ("1 + 2 as UInt8", "UInt8"), ("a as? Int ?? 4", "Int"),
      ("a ? b as Int : c as Int", "Int"), ("1...2 as ClosedRange<UInt8>", "ClosedRange<UInt8>"),
      ("global + 1 > 2 && numbers.isEmpty", "Bool"), ("a ?? b !== c", "Bool"),
      ("1...3", "ClosedRange<Int>"), ("0..<numbers.count", "Range<Int>"), ("0.5...2", "ClosedRange<Double>"),
      ("0..<global + 1", "Range<Int>"), ("1...", "PartialRangeFrom<Int>"),
      ("...3", "PartialRangeThrough<Int>"),
      ("..<3.5", "PartialRangeUpTo<Double>"), ("UInt8(1)...9", "ClosedRange<UInt8>"),
      ("a ? 1 : 2", "Int"), ("a > b ? \"x\" : c ? \"y\" : \"z\"", "String"), ("a ? 1 + 2 : 3 * 4", "Int"),
      ("Int.random(in: 1...3)", "Int"), ("Double.random(in: 0..<1)", "Double"), ("Bool.random()", "Bool"),
      ("{ (x: Int) -> Int in x }", "(Int) -> Int"), ("{ () -> Void in }", "() -> Void"),
      ("numbers.map(String.init)", "[String]"), ("numbers.map(Double.init)", "[Double]"),
      ("sqrt(2.0)", "Double"), ("(1 + sqrt(5.0)) / 2", "Double"), ("floor(Float(1))", "Float"),
      ("sqrt(2)", nil), ("4.isMultiple(of: 2)", "Bool"), ("~UInt64(0) / 0xFF", "UInt64"), ("~0", "Int"),
      ("{}", "() -> Void"), ("{ (x: Int) in }", "(Int) -> Void"), ("{ f(); g(); return }", "() -> Void"),
      ("{ (x: Int) in if x > 1 { return }; f() }", "(Int) -> Void"),
      ("{ for x in y { f(x) } }", "() -> Void"),
      ("stride(from: 0, to: 9, by: 2)", "StrideTo<Int>"),
      ("stride(from: 0.5, through: 9.5, by: 1)", "StrideThrough<Double>"),
      ("Array(stride(from: 0, to: 9, by: 2))", "[Int]"),
      ("\"a\"...\"b\"", "ClosedRange<String>"), ("\"a\"...", "PartialRangeFrom<String>"),
      ("\"a\".hashValue", "Int"), ("\"a\".startIndex", "String.Index"), ("UInt8(1).nonzeroBitCount", "Int"),
      ("[1, -2, UInt8.max]", "[UInt8]"), ("[1, Double.pi]", "[Double]"),
      ("[1: Float.pi, 2: 0.5]", "[Int: Float]"),
      ("Value.action", "() -> Void"), ("[Value.action]", "[() -> Void]"), ("Value.done", "Done?"),
      ("Value.loads", "[@Sendable (_ part: inout Value.Part, Int...) async throws(Missing) -> Value.Part]"),
      (
        "{ [a] (_ x: inout [Int], y: Value?) async throws -> String in try await f() }",
        "(inout [Int], Value?) async throws -> String"
      ),
      ("{ @Sendable (x: Int) -> Int? in nil }", "@Sendable (Int) -> Int?"),
      ("table[1] ?? Value()", "Value"), ("table[1] ?? .shared", "Value"), ("table[1] ?? table[2]", "Value?"),
      ("table[1] ?? table[2] ?? .make()", "Value"), ("Int32(\"1\") ?? 2", "Int32"),
      ("Double(\"1\") ?? 0.5", "Double"), ("{ let v = Value(); return v }()", "Value"),
      ("{ let v: Value? = nil; f(); return v }()", "Value?"), ("{ 1 }()", "Int"),
      ("{ let v = Value.make(); v.part = 2; return v }()", "Value"), ("{ f(); return Value(1) }()", "Value"),
      ("{ let v = 1; return Value(v) }()", "Value"), ("{ let v = 1; return Box(v) }()", nil),
      ("{ let v = 1; return Box<Int>(v) }()", "Box<Int>"),
      ("{ let v = 1; let w = Value(v); return w }()", "Value"),
      ("{ let w = Value(); let v = w; return v }()", "Value"),
      ("{ func make_t() -> Value { Value() }; return make_t() }()", nil),
      ("{ let v = 1; return \"\\(v)\" }()", "String"),
      ("{ let v = \"a\"; let w = \"\\(v)b\"; return w }()", "String"),
      ("#selector(Value.copy)", "Selector"), ("#selector(getter: Value.part)", "Selector"),
      ("#keyPath(Value.part)", "String"), ("#unknown(1)", nil),
    ] as [(String, String?)])
  func followsFromOperatorsAndClosures(value: String, type: String?) {
    #expect(inferred(value) == type)
  }

  @Test(
    "follows from initializers that are named as functions",
    arguments: [
      ("texts.compactMap(Int.init)", "[Int]"), ("texts.map(Double.init)", "[Double?]"),
      ("texts.compactMap(URL.init(string:))", "[URL]"), ("texts.map(URL.init(fileURLWithPath:))", "[URL]"),
      ("texts.map(Character.init)", nil), ("[1.5].map(Int.init(exactly:))", "[Int?]"),
      ("[1].map(Row.init)", "[Row]"), ("[1].map(Row.init(_:))", "[Row]"),
      ("texts.compactMap(Row.init(text:))", "[Row]"), ("Int(\"3\").map(Row.init)", "Row?"),
      ("[1].map(Checked.init)", "[Checked?]"), ("Int(\"3\").flatMap(Checked.init)", "Checked?"),
      ("[true].map(Row.init)", nil), ("[1].map(Generic.init)", nil),
      ("[1].map(Generic<Int>.init)", "[Generic<Int>]"),
      ("texts.compactMap(Suit.init)", "[Suit]"), ("texts.map(Suit.init(rawValue:))", "[Suit?]"),
      ("[1].map(Made.init)", "[Made]"), ("[1].map(Heir.init)", nil), ("[1].map(Named.init)", nil),
      ("[1].map(Part.init)", "[Part]"), ("[1].map(Both.init)", "[Both]"), ("texts.map(Both.init)", "[Both?]"),
    ] as [(String, String?)])
  func followsFromNamesOfInitializers(value: String, type: String?) {
    let context = """
      import Foundation
      let texts = ["a"]; struct Row { init(_ x: Int) {} }; extension Row { init?(text: String) { nil } }
      struct Checked { init?(_ x: Int) { nil } }; struct Generic<T> { init(_ x: T) {} }; struct Part { var x: Int }
      struct Both { init(_ x: Int) {}; init?(_ x: String) { nil } }
      enum Suit: String, CaseIterable { case a }; class Made { init(_ x: Int) {} }; class Heir: Made {}
      protocol Nameable {}; extension Nameable { init?(_ x: Int) { nil } }; struct Named: Nameable { var x: Int }
      """
    #expect(inferred(value, besides: context) == type)
  }

  /// Operators of a module that is not visible do not concern what is declared where one can see it.
  @Test(
    arguments: [
      "!(1 > 2)", "global == 2", "Title(1) == \"a\"", "!Flag(true)", "numbers == [1] && !true",
      "Int(\"1\") != nil", "global == .max", "Kind.a == .b && nil == Int(\"1\")", "!(Kind.a == .made(1))",
    ].rows)
  func isTruthBesidesUnknownModules(row: Row<String>) {
    let others =
      "import Queries; typealias Title = String; typealias Flag = Bool; let global = 1; let numbers = [1]"
      + "; enum Kind { case a, b; static func made(_ x: Int) -> Kind { .a } }"
    #expect(inferred(row.value, besides: others) == "Bool")
  }

  @Test(
    arguments: [
      ("2 * 3", "Int", "func * (a: String, b: Int) -> String { a }"),
      ("Int.max * 3", "Int", "func * <T>(a: [T], b: Int) -> [T] { a }"),
      ("[1][0]", "Int", "extension Collection { subscript(safe i: Index) -> Element? { nil } }"),
      ("-Int.max", "Int", "prefix func - (a: String) -> String { a }"),
      ("1...2", "ClosedRange<Int>", "extension String { static func ... (a: Self, b: Self) -> Int { 1 } }"),
      ("\"a\" + \"b\"", "String", "func + (a: (Int, Int), b: (Int, Int)) -> Int { 1 }"),
      ("CGRect.zero", "CGRect", "import CoreGraphics; extension LayoutPriority { static let zero = 1 }"),
      (
        "NSPasteboard.PasteboardType(rawValue: \"a\")", "NSPasteboard.PasteboardType",
        "import AppKit"
      ),
      (
        "NotificationCenter.default.publisher(for: name)", "NotificationCenter.Publisher",
        "import Combine; import Foundation"
      ),
      (
        "PassthroughSubject<Int, Never>().eraseToAnyPublisher()", "AnyPublisher<Int, Never>",
        "import Combine"
      ),
      (
        "CurrentValueSubject<[Int], Never>([]).eraseToAnyPublisher().eraseToAnyPublisher()",
        "AnyPublisher<[Int], Never>", "import Combine"
      ),
      (
        "Memory.allocate(capacity: 1)", "Memory",
        """
        #if os(Windows)
        typealias Memory = UnsafeMutablePointer<Lock>
        #else
        typealias Memory = UnsafeMutablePointer<Int>
        #endif
        """
      ),
      ("OSAllocatedUnfairLock()", "OSAllocatedUnfairLock<()>", "import os"),
      ("CACurrentMediaTime() + 1", "CFTimeInterval", "import QuartzCore"),
      ("CFAbsoluteTimeGetCurrent() - 1", "CFAbsoluteTime", "import Foundation"),
      ("Locale.preferredLanguages.first", "String?", "import Foundation"),
      ("UUID().uuidString.replacingOccurrences(of: \"-\", with: \"\")", "String", "import Foundation"),
      ("try? FileManager.default.contentsOfDirectory(atPath: \"/\")", "[String]?", "import Foundation"),
      ("ProcessInfo.processInfo.operatingSystemVersion.majorVersion", "Int", "import Foundation"),
      ("Angle.degrees(45)", "Angle", "import SwiftUI"),
      (
        "FileManager.default", "FileManager",
        "import Foundation; protocol Defaulted { static var `default`: Self { get } }"
      ),
      (
        "world.make(1)", "[Int]",
        "struct World { var make: @Sendable (Int) throws -> [Int] }; let world = World()"
      ),
      ("World.list()", "[Int]?", "enum World { static var list: (() -> [Int]?) = { nil } }"),
      ("World.kind", "Any.Type?", "enum World { static var kind: Any.Type? = nil }"),
      ("World.values", "[Any]", "enum World { static var values: [Any] = [] }"),
    ].rows)
  func followsInSpiteOfOtherDeclarations(row: Row<(String, String, String)>) {
    let (value, type, others) = row.value
    #expect(inferred(value, besides: others) == type)
  }

  @Test(
    arguments: [
      ("1 == 2", "func == (a: Int, b: Int) -> String { \"\" }"),
      ("[1][0]", "extension Array { subscript(i: Int) -> String { \"\" } }"),
      ("1 * 2", "func * (a: Int, b: Int) -> String { \"\" }"),
      ("1 + 2", "func + <T>(a: T, b: T) -> String { \"\" }"),
      ("-Int.max", "extension Int { static prefix func - (a: Self) -> String { \"\" } }"),
      ("CGRect.zero", "import CoreGraphics; extension CGRect { static let zero = 1 }"),
      ("!a", "prefix func ! (a: Int) -> Int { a }"),
      ("1 < 2", "extension Int { static func < (a: Int, b: Int) -> Int { a } }"),
      ("a || b", "struct Q { static func || (a: Q, b: Q) -> Q { a } }"),
      ("1...2", "func ... (a: Int, b: Int) -> [Int] { [] }"), ("true", "struct Bool {}"),
      ("!a", "struct Bool {}; enum Swift {}"),
      ("Int.random(in: 1...2)", "extension Int { static func random(in r: Self) -> String { \"\" } }"),
      ("URL(string: \"a\")", "import Foundation; extension URL { init(string: String) { fatalError() } }"),
      ("1", "typealias IntegerLiteralType = Double"), ("a == 2", "import Queries; struct Scope {}"),
      ("!a", "import Queries; struct Scope {}"), ("Query(1) == 2", "import Queries; struct Scope {}"),
      ("!Query(1)", "import Queries; struct Scope {}"),
      ("[Query(1)] == 2", "import Queries; struct Scope {}"),
      ("!flag && a", "import Queries; struct Scope {}"), ("NSMakeRange(0, 1)", "import Foundation"),
      ("NSStringFromClass(Value.self)", "import Foundation"),
      ("_CFThreadKeyCreate()", "import CoreFoundation"),
      (
        "Memory.max",
        """
        #if os(Windows)
        typealias Memory = UInt64
        #else
        typealias Memory = Lock
        #endif
        """
      ),
      ("CGPathCreateMutable()", "import CoreGraphics"), ("MTLCreateSystemDefaultDevice()!", "import Metal"),
      (
        "World.make(1)",
        "enum World { static var make: (Int) -> Int; static func make(_ n: Double) -> [Int] }"
      ),
      (
        "Data.shared",
        "import Foundation; protocol Shared { associatedtype V; static var shared: V { get } }; extension Data: Shared {}"
      ),
      ("Int.max(1)", "protocol P {}; extension P { static func max(_ n: Int) -> String { String() } }"),
      ("await World.make()", "enum World { static var make: () async -> [Int] }"),
      ("World.make()", "enum World { static var make: (() -> [Int])? }"),
      ("Calendar.current.startOfDay(for: .init())", "import Foundation; struct Date {}"),
      ("FileManager.default.temporaryDirectory", "import Foundation; struct URL {}"),
      ("try? JSONEncoder().encode(1)", "import Foundation; struct Data {}"),
      ("_Concurrency.Task { 1 }", "struct Task {}"), ("Swift.Optional(1)", "struct Optional {}"),
    ].rows)
  func doesNotFollowWhereDeclarationsChangeIt(row: Row<(String, String)>) {
    let (value, declaration) = row.value
    let type = inferred(value, besides: declaration)
    #expect(type == (declaration == "struct Bool {}" ? "Swift.Bool" : nil))
  }

  @Test(
    arguments: [
      "make()", "other", ".member", "Value.missing",
      "Box.shared", "Value.part",
      "Box.self", "Shape.self", "Unknown.self", "Hashable.self", "numbers.self", "Array.self", "Unique.self",
      "nil", "[]", "[:]", "[1, \"a\"]", "[0.5, Int.max]", "[1, Optional(2)]", "[.one]", "[Raw.one, .missing]",
      "[Raw.one, .two]", "Raw.two", "[Raw.one] + [.missing]", "[.one] + [.one]", "Raw.one + [.one]",
      "Raw.Upper(1)", "Value.overloaded(1)", "Value.hidden",
      "Value.opaque", "Value.wrapped", "Value.forced", "Int(title)", "Int(\"1\" as Title)",
      "ContiguousArray(numbers)", "Value.shared?.part", "Unique()",
      "Value.unique()",
      "circle", "tangled", "function", "Int32(SOCK_OTHER)", "fork()",
      "Glibc.make()", "nfds_t(1)", "1 ++++ 2", "1 % \"a\"", "[1] + [0.5]",
      "true + false", "max(1, \"b\")", "table[1, 2]", "numbers[0...1]!", "Set(Box<Int>())",
      "\"a\".missing", "\"a\".guarded", "Int.missing", "Value.Part.max",
      "a ? 1 : \"x\"", "a = 1", "!!flag", "1 <=> 2", "Int.random", "Box()",
      "{ x -> Int in x }", "{ (x: Int) -> Int in try f(x) }",
      "[\"1\"].map(Int.init)", "[true].map(Double.init)",
      "[UInt8.max].first ?? 1", "[1: 2.5][1] ?? 1", "[Float.pi, 1].first",
      "{ f(); return 1 }", "{ f(); if a { return b } }", "{ if a { f() } else { g() } }", "{ try f(); g() }",
      "stride(from: 0, to: 1, by: 0.5)", "stride(from: 0, to: 1, by: step)",
      "Array(stride(from: 0, to: 1, by: 0.5))",
      "{ () -> Int in await f() }",
      "{ @MainActor () -> Int in 1 }", "{ (x: Int...) -> Int in 1 }", "{ () -> some P in 1 }",
      "f(1) |> g == 2",
      "Box(1)", "await f()", "Either(1)", "{ if flag { return 1 }; return 0.5 }()",
      "{ if flag { return nil }; return 1 }()",
      "{ if a { return b }; let b = Value(); return b }()",
      "{ struct Value {}; let v = Value(); return v }()", "{ let v = f(); return v }()",
      "{ let v = Value(); g(v) }()",
      "table[1] ?? nil", "table[1] ?? .part", "table[1] ?? 1", "Int(\"1\") ?? 0.5", "global ?? 1",
      "(1, x)", "Shape()", "UnicodeScalar(32)", "a ? 1 : 2 as UInt8", "x ?? 1 as Int",
      "Bool(1)", "Self()", "Coded.one.raw", "Raw.allCases", "Raw.one.rawValue", "Raw(rawValue: 1)",
      "#/(?i)(a)/#", "#/\n  (a)\n/#", "#/[]a](b)/#", "#/\\Q(\\E/#", "[[]]", "[nil]", "[[1], [:]]",
      "[Value.alias, .all, nil]",
      "\\.count", "-x",
      "Array(1.5...2)", "[0.5, 1].last", "self",
      "[1] as Set", "[1] as Set<_>", "[[_]([1])]", "Optional<_>.some(1)",
    ].rows)
  func doesNotSayIts(row: Row<String>) {
    let value = row.value
    #expect(inferred(value) == nil)
  }

  @Test(
    arguments: [
      ("NSLocalizedString(\"a\", comment: \"\")", "String"), ("FileManager.default", "FileManager"),
      ("UserDefaults.standard", "UserDefaults"), ("Calendar.current", "Calendar"), ("Date.now", "Date"),
      ("NotificationCenter.default", "NotificationCenter"), ("URL(string: \"a\")", "URL?"),
      ("UserDefaults(suiteName: \"a\")", "UserDefaults?"),
      ("Bundle.main", "Bundle"),
      ("ProcessInfo.processInfo.environment", "[String: String]"), ("UUID().uuidString", "String"),
      ("Date().timeIntervalSince1970", "TimeInterval"), ("NSURL(string: \"a\")", "NSURL?"),
      ("NSDictionary(contentsOfFile: \"a\")", "NSDictionary?"), ("NSArray()", "NSArray"),
      ("Notification.Name(rawValue: \"a\")", "Notification.Name"), ("Date()..<Date()", "Range<Date>"),
      ("CGRect.zero", "CGRect"),
      ("NSNotification.Name(\"a\")", "NSNotification.Name"),
      ("CharacterSet.whitespaces.inverted", "CharacterSet"), ("CharacterSet.symbols", "CharacterSet"),
      ("Character(\"a\").asciiValue", "UInt8?"), ("Character(\"a\").unicodeScalars.first?.value", "UInt32?"),
      ("\"a\".unicodeScalars.map { $0.value }", "[UInt32]"), ("Thread.current", "Thread"),
      ("FileManager.default.temporaryDirectory.appendingPathComponent(\"a\")", "URL"),
      ("TimeZone(identifier: \"UTC\") ?? .current", "TimeZone"), ("NSTemporaryDirectory()", "String"),
      ("ProcessInfo.processInfo.environment[\"A\"] ?? \"b\"", "String"),
      ("FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]", "URL"),
      ("FileManager.default.temporaryDirectory.appending(path: \"a\")", "URL"),
      ("FileHandle.standardError", "FileHandle"),
      ("UnsafeRawPointer(bitPattern: 8)", "UnsafeRawPointer?"),
      ("try! Regex<Substring>(\"a\")", "Regex<Substring>"), ("UIView()", "UIView"),
      ("NSPageSize()", "Int"), ("NSMaxRange(a)", "Int"), ("NSMinX(a)", "CGFloat"),
      ("NSData(contentsOfFile: \"a\")", "NSData?"), ("NSMutableData(length: 1)", "NSMutableData?"),
      ("NSMutableData(contentsOfFile: \"a\")", "NSMutableData?"),
      ("NSURLComponents(string: \"a\")", "NSURLComponents?"),
      ("NSArray(contentsOfFile: \"a\")", "NSArray?"),
      ("NSMutableArray(contentsOfFile: \"a\")", "NSMutableArray?"),
      ("ComparisonResult.orderedSame", "ComparisonResult"),
      ("ComparisonResult(rawValue: 1)", "ComparisonResult?"),
      ("DateFormatter.Style.short", "DateFormatter.Style"),
      ("DateFormatter.Style(rawValue: 1)", "DateFormatter.Style?"),
      ("String.Encoding.utf8", "String.Encoding"), ("Calendar.Component.day", "Calendar.Component"),
      ("JSONDecoder.DateDecodingStrategy.iso8601", "JSONDecoder.DateDecodingStrategy"),
      ("JSONEncoder.OutputFormatting.sortedKeys", "JSONEncoder.OutputFormatting"),
      ("FileManager.SearchPathDirectory.cachesDirectory", "FileManager.SearchPathDirectory"),
    ].rows)
  func followsFromFoundation(row: Row<(String, String)>) {
    let (value, type) = row.value
    #expect(inferred(value, besides: "import Foundation") == type)
    let own = "func NSLocalizedString(_ a: String, comment: String) -> Int { 1 }"
    if value.hasPrefix("NSLocalized") {
      #expect(inferred(value, besides: "import Foundation; \(own)") == nil)
    }
  }

  @Test(arguments: ["DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "Formatter"])
  func followsFromWhereFoundationIsNamed(type: String) {
    let made = "protocol Made {}; extension Made { static func make() -> \(type) { \(type)() } }"
    let other = "import Foundation; \(made); struct Formats: Made {}"
    #expect(inferred("Formats.make()", besides: other) == type)
  }

  /// What may be generic, or may fail, by the declarations of a module.
  @Test(
    arguments: [
      ("Regex(\"a\")", "Swift"), ("Int128(\"1\")!.size", "Swift"), ("SIMD8(1, 2)", "Swift"),
      ("IteratorSequence(numbers)", "Swift"), ("UTF8.CodeUnit(\"1\")", "Swift"),
      ("Unicode.UTF8.CodeUnit(\"1\")", "Swift"), ("Int.Magnitude(\"1\")", "Swift"),
      ("OneOrMore(\"a\")", "RegexBuilder"),
      ("NSHomeDirectoryForUser(nil)", "Foundation"), ("KeyPathComparator(\\Value.part)", "Foundation"),
      ("DateFormatter(coder: a)", "Foundation"), ("BehaviorRelay(value: 1)", "RxCocoa"),
      ("MutableProperty(1)", "ReactiveSwift"),
    ].rows)
  func doesNotSayItsWhatAModuleLeavesOpen(row: Row<(String, String)>) {
    let (value, module) = row.value
    #expect(inferred(value, besides: "import \(module)") == nil)
  }

  @Test(
    arguments: [
      ("ReplaySubject<Bool>.create(bufferSize: 1)", "ReplaySubject<Bool>"),
      ("ReplaySubject<[Own]>.createUnbounded()", "ReplaySubject<[Own]>"),
      ("ReplayRelay<Int?>.create(bufferSize: 1)", "ReplayRelay<Int?>"),
      ("ReplaySubject.create(bufferSize: 1)", nil),
    ].rows)
  func replaySubjectsAreMadeByFunctions(row: Row<(String, String?)>) {
    let (value, type) = row.value
    #expect(inferred(value, besides: "import RxSwift; import RxRelay; struct Own {}") == type)
  }

  /// Initializers that may fail wherever they are declared: of what an alias means, of extensions of known types, and of the
  /// protocols that these conform to.
  @Test(
    arguments: [
      ("Own(\"a\")", "Own?"), ("Alias(\"a\")", "Alias?"), ("Alias()", "Alias"),
      ("[Alias(\"a\")]", "[Alias?]"),
      ("[Int](failing: 1)", nil), ("[Int](repeating: 1, count: 2)", "[Int]"), ("Array<Int>(failing: 1)", nil),
      ("[String: Int](failing: 1)", nil), ("[String: Int](minimumCapacity: 1)", "[String: Int]"),
      ("Int?(failing: 1)", nil), ("Int(roman: \"I\")", "Int?"), ("String(json: \"\")", "String?"),
      ("Case(raw: 1)", nil),
      ("UnsafePointer<Int>(bitPattern: 8)", nil), ("UnsafeMutablePointer<Int>(bitPattern: 8)", nil),
      ("UnicodeScalar(\"a\")", "UnicodeScalar"), ("UnicodeScalar(\"\\u{1F600}\")", "UnicodeScalar"),
      ("UnicodeScalar(\"ab\")", "UnicodeScalar?"), ("Scalar(\"a\")", "Scalar"), ("Scalar(\"ab\")", "Scalar?"),
      ("NSDecimalAdd(a, b, c, d)", nil), ("NSRectToCGRect(a)", nil),
    ].rows)
  func maySayThatTheyFail(row: Row<(String, String?)>) {
    let (value, type) = row.value
    let own = """
      struct Own { init() {}; init?(_ text: String) { return nil } }
      typealias Alias = Own; typealias Scalar = Unicode.Scalar; typealias Numbers = [Int]
      extension Numbers { init?(failing: Int) { return nil } }
      extension [String: Int] { init?(failing: Int) { return nil } }
      extension Optional { init?(failing: Int) { return nil } }
      extension BinaryInteger { init?(roman: String) { return nil } }
      extension Decodable { init?(json: String) { return nil } }
      extension RawRepresentable { init?(raw: Int) { return nil } }
      enum Case: String { case a }
      """
    #expect(inferred(value, besides: "import Foundation\n\(own)") == type)
  }

  /// A method that is not declared with the labels of a call has an unknown result.
  @Test(
    arguments: [
      ("ByteCountFormatter().string(fromByteCount: 1)", "String"),
      ("ByteCountFormatter().string(for: 1)", nil),
      ("DateFormatter().string(from: Date())", "String"), ("DateFormatter().string(for: 1)", nil),
    ].rows)
  func haveTheLabelsOfTheirDeclarations(row: Row<(String, String?)>) {
    #expect(inferred(row.value.0, besides: "import Foundation") == row.value.1)
  }

  /// Of a module that nothing is known of, `T()` says what it makes, and so do the initializers of Objective-C.
  @Test(
    arguments: [
      ("Widget()", "Widget"), ("Widget.init()", "Widget"), ("ABWidget(1)", "ABWidget"), ("Value(1)", "Value"),
      ("String(1)", "String"), ("Widget(1)", nil), ("Widget.Part(1)", nil), ("Widget.init(1)", nil),
      ("Widget { 1 }", nil), ("Widget(1)!", "Widget"), ("[Widget(1)]", nil), ("try! Widget(1)", nil),
    ].rows)
  func doesNotGuessWhatUnknownModulesDeclare(row: Row<(String, String?)>) {
    let (value, type) = row.value
    let own = "struct Value { init(_ x: Int) {} }"
    #expect(inferred(value, besides: "import Unknown; \(own)") == type)
    if value.hasPrefix("Widget("), !value.hasSuffix("!") {
      #expect(inferred(value, besides: "import Foundation; \(own)") == "Widget")
    }
  }

  /// Values that programs for the command line have in common.
  @Test(
    arguments: [
      ("CommandConfiguration(abstract: \"a\")", "CommandConfiguration"), ("FilePath(\"a\")", "FilePath"),
      ("FilePath(\"a\").appending(\"b\").string", "String"),
      ("FilePath.Component(\"a\")", "FilePath.Component"),
      ("FilePath.Component(numbers.description)", "FilePath.Component?"),
      ("Tag(\"a\")", "Tag"), ("Tag(numbers.description)", "Tag?"),
      ("Unicode.Scalar(\"a\")", "Unicode.Scalar"),
      ("Int(\"1\")", "Int?"),
    ] as [(String, String?)])
  func followsFromPackages(value: String, type: String?) {
    let own = """
      struct Tag: ExpressibleByStringLiteral { init?(_ text: String) {}; init(stringLiteral text: String) {} }
      """
    #expect(inferred(value, besides: "import ArgumentParser; import SystemPackage; \(own)") == type)
  }

  /// A number is made of a number, and may be of a text: what nobody knows says neither.
  @Test(
    arguments: [
      ("Double(Unseen.value)", nil), ("Float(unseen)", nil), ("Int(unseen)", nil), ("Double(1)", "Double"),
      ("CGFloat(unseen)", "CGFloat"), ("URL(string: unseen)", "URL?"), ("Double(Int.max)", "Double"),
      ("UInt64(Int64.max)", "UInt64"), ("Double(MemoryLayout<Int>.size)", "Double"), ("Int.size", "Int"),
      ("Double([1].count)", "Double"), ("Float(\"a\".count)", "Float"), ("Double(unseen ?? 1)", nil),
      ("[1].first", "Int?"), ("Int(\"1\")", "Int?"), ("Double(\"1\")", "Double?"),
    ] as [(String, String?)])
  func followsFromArgumentsThatAreKnown(value: String, type: String?) {
    let own = """
      func max(_ a: Value, _ b: Value) -> Value { a }; struct Value {}
      extension Array { func max(_ n: Int) -> Int { 3 }; var size: Int { 1 }; static var size: Int { 1 } }
      extension Optional where Wrapped: Collection { var count: Int? { self?.count } }
      extension TimeInterval { static var size: Int { 1 } }; extension Numeric { static var size: Int { 1 } }
      """
    #expect(inferred(value, besides: "import Foundation; \(own)") == type)
  }

  /// What visible extensions add to another module's type, by whatever name they extend it.
  @Test(
    arguments: [
      ("Date.epoch", "Date"), ("Date.epoch.days", "Int"), ("Date.day(1)", "Date"), ("Date.maybe(1)", "Date?"),
      ("Notification.Name.done", "Notification.Name"), ("Notification.Name.other", "Notification.Name"),
      ("Date(text: \"a\")", "Date?"), ("Date(text: \"a\") ?? Date()", "Date"),
      ("Date(text: \"a\") ?? .epoch", "Date"), ("Date(either: 1)", nil), ("Meters(\"1\")", "Meters?"),
      ("Meters(\"1\") ?? 0", "Meters"),
      ("Meters(text: 1)", "Meters?"), ("Double(text: 1)", "Double?"), ("Meters(1)", "Meters"),
      ("Date.hidden", nil), ("Date.now", nil), ("Date.distantPast", "Date"), ("\"a\".contains(1)", nil),
      ("Own(json: 1)", "Own?"), ("Own()", "Own"), ("UUID(\"a\")", nil), ("UUID([1].count)", "UUID?"),
      ("[Int].ones", nil), ("String.names", "[String]"),
    ] as [(String, String?)])
  func followsFromExtensionsOfForeignTypes(value: String, type: String?) {
    let own = """
      extension Date {
        static let epoch = Date(timeIntervalSince1970: 0); static func day(_ n: Int) -> Date { Date() }
        static func maybe(_ n: Int) -> Self? { nil }; var days: Int { 1 }; init?(text: String) { self.init() }
        init?(either: Int) { self.init() }; init(either: String) { self.init() }
        private static var hidden: Hidden { Hidden() }; private struct Hidden {}; static var now: String { "" }
        static var distantPast: Self { Self() }
      }
      extension Notification.Name { static let done = Notification.Name("a"), other = Self("b") }
      extension UUID { init?(_ text: String) { self.init() }; init?(_ n: Int) { self.init() } }
      typealias Meters = Double; extension Meters { init?(text: Int) { self = 1 } }
      extension String { func contains(_ n: Int) -> Int { n }; static var names: [String] { [] } }
      extension Decodable { init?(json: Int) { return nil } }; struct Own: Codable { init() {} }
      extension Array where Element == Int { static var ones: [Int] { [] } }
      """
    #expect(inferred(value, besides: "import Foundation; \(own)") == type)
  }

  /// What a module of which nothing is known may add to a type has labels that no known initializer has.
  @Test(
    arguments: [
      ("Date(iso: \"2020\")", nil), ("Int(hex: \"ff\")", nil), ("Data(hex: \"ff\")", nil),
      ("UIColor(hex: 1)", nil),
      ("Date(iso: \"2020\")!", "Date"), ("String(format: \"%d %d\", 1, 2)", "String"),
      ("Color(hex: 1)", "Color"),
      ("Date(timeIntervalSinceReferenceDate: 1)", "Date"),
      ("DateComponents(year: 1, day: 2)", "DateComponents"),
      ("UIStackView(arrangedSubviews: [])", "UIStackView"), ("Own(iso: 1)", "Own"), ("Date(own: 1)", "Date"),
      ("URLRequest(url: a, timeoutInterval: 1)", "URLRequest"), ("UInt8(bitPattern: 1)", "UInt8"),
      ("Dictionary<Int, Int>(minimumCapacity: 1)", "[Int: Int]"), ("Thread { f() }", "Thread"),
      ("timespec(tv_sec: 1, tv_nsec: 2)", "timespec"), ("NSError(code: 1, text: \"a\")", "NSError"),
      ("DispatchQueue(label: \"a\", qos: .utility, attributes: .concurrent)", "DispatchQueue"),
      ("DispatchQueue(label: \"a\", target: .main)", "DispatchQueue"), ("DispatchQueue(name: \"a\")", nil),
    ] as [(String, String?)])
  func doesNotKnowInitializersOfUnknownModules(value: String, type: String?) {
    let own = """
      struct Own { init(iso: Int) {} }; extension Date { init(own: Int) { self.init() } }
      extension NSError { convenience init(domain: String? = nil, code: Int, text: String) { self.init() } }
      """
    #expect(inferred(value, besides: "import UIKit; import SwiftUI; import Unknown; \(own)") == type)
    if let name = value.split(separator: "(").first.map(String.init), type == nil {
      #expect(inferred(value, besides: "import UIKit; import SwiftUI; \(own)") == name)
    }
  }

  @Test(
    arguments: [
      ("UIColor.systemRed", "UIColor"), ("UIEdgeInsets.zero", "UIEdgeInsets"), ("CGSize.zero", "CGSize"),
      ("UIDevice.current", "UIDevice"), ("UIImage(named: \"a\")", "UIImage?"), ("Color.red", "Color"),
      ("UIView().frame", "CGRect"), ("UIView().superview", "UIView?"),
      ("CGFloat.zero", "CGFloat"), ("UIColor.red.withAlphaComponent(0.5)", "UIColor"),
      ("UIView().nextFocus", nil), ("UIFont.preferredFont(forTextStyle: .body)", "UIFont"),
      ("UIFont.systemFont(ofSize: 12)", "UIFont"), ("UIScreen.main.bounds.width", "CGFloat"),
      ("UIApplication.willTerminateNotification", "Notification.Name"), ("UIDevice.current.name", "String"),
      ("UIImage(named: \"a\")!.withTintColor(.red)", "UIImage"), ("CGLineCap.round", "CGLineCap"),
      ("CGAffineTransform.identity", "CGAffineTransform"), ("Font.system(size: 1, weight: .bold)", "Font"),
      ("Font.title.bold()", "Font"), ("Animation.easeIn(duration: 1).delay(2)", "Animation"),
      ("EdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 3)", "EdgeInsets"), ("Image(\"a\")", "Image"),
      ("Color.red.opacity(0.5)", "Color"), ("UIView.AnimationOptions.curveLinear", "UIView.AnimationOptions"),
      (
        "Timer.publish(every: 1, on: .main, in: .common).autoconnect()",
        "Publishers.Autoconnect<Timer.TimerPublisher>"
      ),
      ("UIDevice.current.userInterfaceIdiom == .pad", "Bool"), ("-Double.pi", "Double"),
      ("-CGFloat.pi", "CGFloat"),
      ("DispatchQueue.global(qos: .utility)", "DispatchQueue"), ("DispatchQueue.global()", "DispatchQueue"),
      ("UserDefaults.standard.string(forKey: \"a\")", "String?"), ("DispatchTime.now()", "DispatchTime"),
      ("Date().addingTimeInterval(-60)", "Date"), ("\"a\".data(using: .utf8)", "Data?"),
      ("UIColor.red.cgColor", "CGColor"),
      ("UIBackgroundTaskIdentifier.invalid", "UIBackgroundTaskIdentifier"),
      ("UIInterfaceOrientationMask.allButUpsideDown", "UIInterfaceOrientationMask"),
      ("URL.cachesDirectory.appendingPathComponent(\"a\")", "URL"),
      ("FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)", "[URL]"),
      ("Alignment.center", "Alignment"), ("Edge.Set.all", "Edge.Set"),
      ("Font.TextStyle.title", "Font.TextStyle"),
      ("EditMode.inactive", "EditMode"), ("PresentationDetent.height(3)", "PresentationDetent"),
      ("Text(\"a\")", "Text"), ("UIView().layer", "CALayer"), ("UIScreen.main.nativeScale", "CGFloat"),
      ("UIBezierPath(rect: .zero).cgPath", "CGPath"), ("Just(1)", "Just<Int>"),
      ("Just(1).eraseToAnyPublisher()", "AnyPublisher<Int, Never>"),
    ].rows)
  func followsFromFrameworks(row: Row<(String, String?)>) {
    let (value, type) = row.value
    #expect(inferred(value, besides: "import SwiftUI; import UIKit") == type)
  }

  /// A call with labels is none of a variable, and a type may begin with a small letter.
  @Test(
    arguments: [
      ("Value.mock", "", "Value"), ("Value.mock(kind: 2)", "", "Value"), ("Value.mock(2)", "", nil),
      ("Value.mock", "struct Callable { func callAsFunction(kind: Int) -> Int { kind } }", "Value"),
      ("iOSTabs.shared", "", "iOSTabs"), ("iOSTabs()", "", "iOSTabs"), ("iOSTabs().count", "", "Int"),
      ("iOSTabs()", "extension Owner { static func iOSTabs() -> Int { 1 } }", "Int"), ("iPadTabs()", "", nil),
    ] as [(String, String, String?)])
  func labelsAndSmallLetters(value: String, besides: String, type: String?) {
    let own = """
      final class Value { static let mock = mock(kind: 1); static func mock(kind: Int) -> Value { Value() } }
      class iOSTabs { static let shared = iOSTabs(); var count = 1 }
      """
    #expect(inferred(value, besides: own + "\n" + besides) == type)
  }

  /// The arguments of a generic type follow from those of the only initializer that the call may mean.
  @Test(
    arguments: [
      ("Box(0)", "struct Box<T> { init(_ t: T) {} }", "Box<Int>"),
      ("Box(t: \"a\")", "struct Box<T> { let t: T }", "Box<String>"),
      ("Box(Value())", "final class Box<T> { init(_ t: consuming T) {}; init(of t: T) {} }", "Box<Value>"),
      (
        "Box([Value]())", "class Box<T> { init(_ t: @autoclosure () throws -> T) rethrows {} }",
        "Box<[Value]>"
      ),
      ("Box(t: 1, n: 2)", "struct Box<T> { let t: T; var n = 0 }", "Box<Int>"),
      ("Box(t: 1, all: [2.5])", "struct Box<T> { let t: T; var all = [T]() }", nil),
      ("Box(1, 2.5)", "struct Box<A, B> { init(_ a: A, _ b: B) {} }", "Box<Int, Double>"),
      ("Box(1, 2)", "struct Box<A> { init(_ a: A, _ b: A) {} }", "Box<Int>"),
      ("Box(1, 2.5)", "struct Box<A> { init(_ a: A, _ b: A) {} }", nil),
      ("Around.Box(true)", "enum Around { struct Box<T> { init(_ t: T) {} } }", "Around.Box<Bool>"),
      ("Box(1)", "struct Box<T: Hashable> { init(_ t: T) {} }", "Box<Int>"),
      ("Box(1)", "struct Box<T: FloatingPoint> { init(_ t: T) {} }", nil),
      ("Box(Value())", "struct Box<T: Unknown> { init(_ t: T) {} }", "Box<Value>"),
      ("Box(1)", "struct Box<T> { init(_ t: T) {}; init(_ t: T?) {} }", nil),
      (
        "Box(1)", "struct Box<T> { init(_ t: T) {} }; extension Box where T == Double { init(_ t: T) {} }",
        nil
      ),
      ("Box(1)", "struct Box<T> { init?(_ t: T) {} }", nil),
      ("Box()", "struct Box { init() {}; init?(_ list: [Int]) {} }", "Box"),
      ("Box(1, 2)", "struct Box { init(_ a: Int, _ b: Int, c: Int = 0) {}; init?(_ t: String) {} }", "Box"),
      ("Box(1)", "struct Box { init(_ a: Int) {}; init?(_ t: String) {} }", "Box"),
      ("Box(a)", "struct Box { init(_ a: Int) {}; init?(_ t: String) {} }; let a = b", nil),
      ("Box(\"a\")", "struct Box { init(_ a: Int) {}; init?(_ t: String) {} }", nil),
      ("Box(\"a\")", "struct Box { init(_ a: Character) {}; init?(_ t: String) {} }", nil),
      ("Box(0.5)", "struct Box { init(_ a: Double) {}; init?(_ t: Int) {} }", "Box"),
      ("Box(1)", "struct Box { init(_ a: Int) {}; init?(_ t: Double) {} }", nil),
      ("Box(1)", "struct Box { init(_ a: Double) {}; init?<T: Collection>(_ t: T) {} }", "Box"),
      ("Box(1)", "struct Box { init(_ a: Double) {}; init?<T: Hashable>(_ t: T) {} }", nil),
      ("Box(1)", "struct Box { init(_ a: Int) {}; init?(_ t: AnyHashable) {} }", nil),
      ("Box(1)", "struct Box { init(_ a: Int) {}; init?(_ t: TimeInterval) {} }", nil),
      (
        "Box(1)",
        """
        struct Box { init(_ a: Int) {}; init?(_ t: String) {} }
        extension String: ExpressibleByIntegerLiteral { public init(integerLiteral value: Int) { self = "" } }
        """, nil
      ),
      ("Box { 1 }", "struct Box { init(of: Int = 1) {}; init?(_ f: () -> Int) {} }", "Box?"),
      ("Box { 1 }", "struct Box { init(_ f: () -> Int) {}; init?(value: Value) {} }", "Box"),
      ("Box { 1 }", "struct Box { init(_ f: () -> Int) {}; init?(a: Value, f: () -> Int) {} }", "Box"),
      (
        "Box { 1 }", "struct Box { init(f: () -> Int) {}; init?(f: Make) {} }; typealias Make = () -> Int",
        nil
      ),
      ("Box { 1 } g: { 2 }", "struct Box { init(_ f: () -> Int) {}; init?(a: Unknown, b: Unknown) {} }", nil),
      ("Box(1)", "struct Box<T> { init(_ t: T?) {} }", "Box<Int>"),
      ("Box(1)", "struct Box<T> { init<U>(_ t: U) {} }", nil),
      ("Box(1)", "struct Box<T, U> { init(_ t: T) {} }", nil),
      ("Box(1) { $0 > 1 }", "struct Box<T> { init(_ t: T, f: (T) -> Bool) {} }", "Box<Int>"),
      ("Box(1, f: { $0 > 1.5 })", "struct Box<T> { init(_ t: T, f: (T) -> Bool) {} }", nil),
      (
        "Box(1)",
        "struct Box<T>: ExpressibleByIntegerLiteral { init(_ t: T) {}; init(integerLiteral: Int) {} }", nil
      ),
      ("Box(1)", "class Base<T> { init(_ t: T?) {} }; class Box<T>: Base<T> { init(_ t: T) {} }", nil),
      ("Box({ 1 })", "struct Box<T> { init(_ t: T) {} }", nil),
      ("Box(f: { 1 })", "struct Box<T> { let f: () -> T }", "Box<Int>"),
      ("Box(1)", "struct Box<T>: ~Copyable { init(_ t: T) {} }", nil),
      ("Box(1)", "struct Box<each T> { init(_ t: repeat each T) {} }", nil),
      ("Box(t: 1)", "struct Box<T> { @Wrapped var t: T }", nil),
    ] as [(String, String, String?)])
  func followsFromArgumentsOfInitializers(value: String, box: String, type: String?) {
    #expect(inferred(value, besides: "\(box); struct Value {}") == type)
  }

  /// The arguments of generic types of frameworks follow from those of their initializers, if these are known.
  @Test(
    arguments: [
      ("UIHostingController(rootView: a)", nil),
      ("UIHostingController(rootView: Own())", "UIHostingController<Own>"),
      ("OSAllocatedUnfairLock(initialState: [Own]())", "OSAllocatedUnfairLock<[Own]>"),
      ("OSAllocatedUnfairLock(uncheckedState: false)", "OSAllocatedUnfairLock<Bool>"),
      ("OSAllocatedUnfairLock(initialState: ())", "OSAllocatedUnfairLock<()>"),
      ("CurrentValueSubject(1)", nil),
      ("Button(\"a\") {}", nil), ("VStack { Text(\"a\") }", nil),
      ("Publishers.Merge(a, b)", nil),
      ("UICollectionView.CellRegistration { _, _, _ in }", nil),
      ("NSDiffableDataSourceSnapshot<Int, Int>()", "NSDiffableDataSourceSnapshot<Int, Int>"),
      ("NavigationPath()", "NavigationPath"), ("Gradient(colors: [])", "Gradient"),
      ("FetchDescriptor(sortBy: [])", nil),
      ("UIHostingController<Own>(rootView: a)", "UIHostingController<Own>"), ("Label(text: 1)", "Label"),
    ].rows)
  func genericTypesOfFrameworks(row: Row<(String, String?)>) {
    let (value, type) = row.value
    let own =
      "import SwiftUI; import UIKit; import SwiftData; import os; struct Own {}; struct Label { init(text: Int) {} }"
    #expect(inferred(value, besides: own) == type)
  }

  /// Inside a generic type, the types in it need no arguments.
  @Test(
    arguments: [
      ("Part.one", "Box", "Part"), ("Part.one", "Box.Inner", "Part"), ("Part.shared", "Box", "Part"),
      ("Box.Part.one", "Box", "Box.Part"), ("Box.Part.one", "", nil), ("Box<Int>.Part.one", "", nil),
      ("Own.one", "Own", "Own"), ("Own.one", "Box", nil), ("Box.Deep.Part.one", "Box", nil),
    ].rows)
  func knowsTypesInGenericOnes(row: Row<(String, String, String?)>) {
    let (value, path, type) = row.value
    let declarations = """
      struct Box<T> {
        enum Part { case one; static let shared: Self = .one }
        struct Inner {}
        enum Deep { enum Part { case one } }
      }
      enum Own<T> { case one }
      """
    #expect(inferred(value, besides: declarations, in: path) == type)
  }

  /// `Self` is the type around the value, also as the base of another name.
  @Test(
    arguments: [
      ("Self.Part()", "Box", "Box.Part"), ("[Self.Part]()", "Box", "[Box.Part]"),
      ("[Self.Part()]", "Box", "[Box.Part]"),
      ("Self.Part.shared", "Box", "Box.Part"), ("Self.Part.made()", "Box", "Int"),
      ("Self.Mode.on", "Box", "Box.Mode"),
      ("Self.Mode.self", "Box", "Box.Mode.Type"), ("Self.Part?.none", "Box", "Box.Part?"),
      ("Self.Upper(1)", "Box", "Int"), ("Self.Part(1)", "Box", "Box.Part?"),
      ("Self.Part(1)!", "Box", "Box.Part"), ("Self.Index()", "Generic", "Generic.Index"),
      ("Self.Index()", "Outer.Inner", "Outer.Inner<T>.Index"), ("Self.Index(1)", "Outer.Inner", nil),
      ("Outer.Inner<Int>.Index(1)", "Box", nil),
    ].rows)
  func knowsTypesInOwnOne(row: Row<(String, String, String?)>) {
    let (value, path, type) = row.value
    let declarations = """
      struct Box { static func Upper(_ i: Int) -> Int { i }; enum Mode { case on } }
      extension Box { struct Part { init() {}; init?(_ i: Int) {}; static let shared = Part(); static func made() -> Int { 1 } } }
      struct Generic<T> { struct Index {} }
      enum Outer { struct Inner<T> {} }
      extension Outer.Inner { struct Index { init() {}; init?(_ i: Int) {} } }
      """
    #expect(inferred(value, besides: declarations, in: path) == type)
  }

  /// Inside a generic type, its name needs no arguments.
  @Test(
    arguments: [
      ("Box()", "Box", "Box"), ("Box(1)", "Box.Inner", "Box"), ("[Box()]", "Box", "[Box]"),
      ("Box.self", "Box", "Box.Type"), ("Box()", "Owner", nil), ("Box(1)", "Owner", nil),
      ("Pair()", "Box", nil),
      ("Box.first", "Owner", "Box<Int>"), ("Box.made", "Owner", nil), ("Box<Int>.made", "Owner", "Box<Int>"),
    ].rows)
  func knowsGenericTypesInside(row: Row<(String, String, String?)>) {
    let (value, path, type) = row.value
    let declarations = """
      struct Box<T> { init(_ n: Int = 1) {}; struct Inner {}; static var made: Box { Box() } }
      extension Box where T == Int { static let first = Box(1) }; struct Pair<T> {}
      """
    #expect(inferred(value, besides: declarations, in: path) == type)
  }

  /// Functions of the types around, and members of instances, which a lazy value can name.
  @Test(
    arguments: [
      ("make()", "Value"), ("make(1)", "Value"), ("count()", "Int"), ("self.count()", "Int"),
      ("self.size", "Int?"),
      ("size", "Int?"), ("outer()", "Int"), ("parse(\"1\")", nil), ("both()", nil), ("any()", nil),
      ("global()", "Int"), ("action()", "Int"), ("self", nil), ("self.make()", nil), ("self.missing", nil),
    ].rows)
  func followsFromFunctionsOfTypesAround(row: Row<(String, String?)>) {
    let (value, type) = row.value
    let declarations = """
      struct Value {}; func global() -> Int { 1 }
      struct Outer {
        static func outer() -> Int { 1 }
        struct Owner {
          static func make(_ i: Int = 1) -> Value { Value() }; static func make(_ s: String) -> Value { Value() }
          func count() -> Int { 1 }; var size: Int?; static func both() -> Int { 1 }; func both() -> Int { 1 }
          static func parse(_ s: String) -> Int { 1 }; static func parse(_ i: Int) -> Value { Value() }
          func any<T>() -> T { fatalError() }; var action: () -> Int { { 1 } }
        }
      }
      """
    #expect(inferred(value, besides: declarations, in: "Outer.Owner") == type)
  }

  /// An alias of a type is not that of its literals.
  @Test func keepsTheTypeOfLiterals() {
    #expect(inferred("\"a\"", besides: "struct Text { typealias StringLiteralType = Character }") == "String")
    #expect(inferred("\"a\"", besides: "typealias StringLiteralType = Character") == nil)
  }

  /// Who sees a value that is private to a file sees its type, unless that is private to another type.
  @Test func knowsTypesOfTheFile() {
    let types = "private struct Part {}; private typealias Piece = Part; enum Kind { private struct Inner {}"
    let values = "fileprivate static let part = Part(), piece = Piece(), inner = Inner() }"
    #expect(inferred("Kind.part", besides: "\(types); \(values)") == "Part")
    #expect(inferred("Kind.piece", besides: "\(types); \(values)") == "Piece")
    #expect(inferred("Kind.inner", besides: "\(types); \(values)") == nil)
  }

  /// A function of the standard library is hidden by members of the types around only, and by visible globals.
  @Test(
    arguments: [
      ("struct Other { static func max(_ n: Int) -> String { \"\" } }", "Int"),
      ("extension Array { func max(_ n: Int) -> Int { 3 } }", "Int"),
      ("protocol Other { func max() -> Int }", "Int"),
      ("extension Owner { static func max(_ a: Int, _ b: Int) -> String { \"\" } }", "String"),
      ("func max(_ a: Other, _ b: Other) {}; struct Other {}", nil),
      ("extension Owner: Codable {}; extension Decodable { static func max() {} }", nil),
      ("extension Owner: Unseen {}; extension Unseen { static func max() {} }", nil),
      ("extension Owner: Codable {}", "Int"),
    ] as [(String, String?)])
  func followsFromFunctionsThatNothingHides(declaration: String, type: String?) {
    #expect(inferred("max(1, 2)", besides: declaration) == type)
  }

  /// What is private to another file, or internal to another module, hides no function.
  @Test(
    arguments: [
      ("private func max(_ n: Int) {}", "A", true), ("func max(_ n: Int) {}", "A", false),
      ("func max(_ n: Int) {}", "B", true), ("public func max(_ n: Int) {}", "B", false),
      ("private(set) var max: Maximum", "A", false),
    ].rows)
  func followsFromFunctionsThatNoOtherFileHides(row: Row<(String, String, Bool)>) {
    let (declaration, module, isKnown) = row.value
    let files = [
      SourceFile(path: "a.swift", source: Array("import B; let x = max(1, 2)".utf8), modules: "A"),
      SourceFile(
        path: "b.swift", source: Array(declaration.utf8), modules: ModuleSet(Module(name: module))),
    ]
    let inference = TypeInference(index: TypeIndex(files: files), scope: Scope(modules: "A", path: ""))
    let binding = files[0].tree.nodes(ofKind: .patternBinding).compactMap(PatternBinding.init).first
    let type = binding?.initializer?.content.flatMap(inference.type(of:))
    #expect((type?.description == "Int") == isKnown)
  }

  /// Who sees a value of another module sees its type, unless that is internal there.
  @Test(arguments: [("public", true), ("package", true), ("internal", false)].rows)
  func knowsTypesOfOtherModules(row: Row<(String, Bool)>) {
    let (access, isKnown) = row.value
    let declarations = "\(access) final class Made { package static let shared = Made() }"
    let files = [
      SourceFile(path: "a.swift", source: Array("import B; let x = Made.shared".utf8), modules: "A"),
      SourceFile(path: "b.swift", source: Array(declarations.utf8), modules: "B"),
    ]
    let inference = TypeInference(index: TypeIndex(files: files), scope: Scope(modules: "A", path: ""))
    let binding = files[0].tree.nodes(ofKind: .patternBinding).compactMap(PatternBinding.init).first
    #expect((binding?.initializer?.content.flatMap(inference.type(of:)) == .named("Made")) == isKnown)
  }

  /// A type of an unknown module has the same name in another scope, unless a type around may have a member with that
  /// name.
  @Test(
    arguments: [
      ("enum Made { static func make() -> Unseen }", "Unseen"),
      ("enum Made { static func make() -> [Unseen.Part?] }", "[Unseen.Part?]"),
      ("struct Made: Hashable { static func make() -> Unseen }", "Unseen"),
      ("class Made: Other { static func make() -> Unseen }", nil),
      ("enum Made { static func make() -> Unseen }; extension Owner: Other {}", nil),
      ("protocol P { associatedtype Unseen }; struct Made: P { static func make() -> Unseen }", nil),
      ("struct Made: Sequence { static func make() -> Element }", nil),
    ] as [(String, String?)])
  func knowsTypesOfUnknownModules(declarations: String, type: String?) {
    #expect(inferred("Made.make()", besides: declarations) == type)
  }

  /// The imports of the file that names a type of an unknown module, and those of the one with the value.
  @Test(
    arguments: [
      ("import B", "import B", true), ("import B", "import B; import C", true), ("import B", "", false),
      ("import B; import C", "import B", false), ("import CoreData", "import Foundation", false),
      ("#if os(iOS)\nimport B\n#endif\n", "import B", true),
      ("import B", "#if os(iOS)\nimport B\n#endif\n", false),
      ("", "", true),
    ].rows)
  func knowsTypesOfUnknownModulesInOtherFiles(row: Row<(String, String, Bool)>) {
    let (imports, importsHere, isKnown) = row.value
    let declarations = "\(imports); enum Made { static let shared: Unseen = make() }"
    let files = [
      SourceFile(path: "a.swift", source: Array("\(importsHere); let x = Made.shared".utf8), modules: "A"),
      SourceFile(path: "b.swift", source: Array(declarations.utf8), modules: "A"),
    ]
    let inference = TypeInference(index: TypeIndex(files: files), scope: Scope(modules: "A", path: ""))
    let binding = files[0].tree.nodes(ofKind: .patternBinding).compactMap(PatternBinding.init).first
    #expect((binding?.initializer?.content.flatMap(inference.type(of:)) == .named("Unseen")) == isKnown)
  }

  /// Objects of Apple's frameworks that services keep.
  @Test(
    arguments: [
      ("NSPersistentContainer(name: \"A\").viewContext", "CoreData", "NSManagedObjectContext"),
      (
        "NSPersistentCloudKitContainer(name: \"A\").newBackgroundContext()", "CoreData",
        "NSManagedObjectContext"
      ),
      ("ModelContext(container)", "SwiftData", "ModelContext"),
      ("UNUserNotificationCenter.current()", "UserNotifications", "UNUserNotificationCenter"),
      ("WCSession.default", "WatchConnectivity", "WCSession"),
      ("MPRemoteCommandCenter.shared()", "MediaPlayer", "MPRemoteCommandCenter"),
      ("PHPhotoLibrary.shared()", "Photos", "PHPhotoLibrary"),
      ("BGTaskScheduler.shared", "BackgroundTasks", "BGTaskScheduler"),
      ("NSStatusBar.system.statusItem(withLength: 1)", "AppKit", "NSStatusItem"),
      ("UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 1))", "UIKit", "UIFont"),
      ("DCDevice.current", "DeviceCheck", "DCDevice"), ("NSApplication.shared", "AppKit", "NSApplication"),
    ].rows)
  func followsFromServicesOfFrameworks(row: Row<(String, String, String)>) {
    let (value, module, type) = row.value
    #expect(inferred(value, besides: "import \(module)") == type)
  }

  /// The type of a static property's value, with a declaration before it.
  private func inferred(_ value: String, besides declaration: String, in path: String = "Owner") -> String? {
    let source = "\(declaration)\nstruct Owner { static let x = \(value) }"
    return inferredType(ofXIn: source, inside: path)
  }

  private func inferred(_ value: String) -> String? {
    let context = """
      import Glibc
      struct Value {
        static let shared = Value(); static let count: Int = 1; static let nested = Part(); var part = 1
        static let all: Set<Int> = []; struct Part { var value: Value? }; static let alias: Parts = []
        typealias Parts = [Part]; func copy(_ i: Int) -> Self { self }; static func make() -> Self { Value() }
        static func parts() -> [Part] { [] }; static func overloaded(_ i: Int) -> Int { i }
        static func overloaded(_ s: String) -> String { s }; static func generic<T>(_ t: T) -> T { t }
        static let hidden = Hidden(); private struct Hidden {}; static let action: () -> Void = {}
        static var loads: [@Sendable (_ part: inout Part, Int...) async throws(Missing) -> Part] { [] }; static let done: Done? = nil
        static var opaque: some Any { 1 }; @Wrapper static var wrapped = 1; @Wrapper static var worn: Part = 1; static var forced: Int! = 1
        static func unique() -> Unique { Unique() }; @MainActor static let onActor = Value()
      }
      typealias Done = (Int) -> Void; struct Missing: Error {}; typealias Title = String; let title: Title = "1"; extension Title { typealias Count = Int }; extension ContiguousArray { init(_ a: [Int]) { self = [] } }
      struct Unique: ~Copyable {}; let circle = tangled; let tangled = circle; let AF_INET = "2"
      let global = 1, numbers = [1, 2]; let table: [Int: Value] = [:]; func function(_ i: Int) -> Int { i }
      func Upper(_ i: Int) -> String { "" }; func made_t() -> Int { 1 }; func throwing() throws -> Value { Value() }
      extension String { var bytes: [UInt8] { [] } }; extension Array where Element == Int { var sum: Int { 0 } }
      extension Collection where Element == Character { var guarded: Int { 0 } }
      extension Int { init?(reading: Int) { self = 1 } }
      enum Outer { struct Inner { static let first: Self = Inner() } }; struct Box<T> { static var shared: Int { 1 } }
      enum Raw { case one, two(Int), Upper }; enum Coded: Int, CaseIterable { case one }; enum Keyed: Title { case one }; struct Failable { init?() {} }; struct Either { init?(_ x: Int) { nil }; init(_ x: String) {}; init?(text: Int) { nil } }; let flag = true; protocol Shape {}; let x = \(value)
      """
    return inferredType(ofXIn: context)
  }
}
