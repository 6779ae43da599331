import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// Whether a program can observe that an initial value is evaluated twice.
struct RepeatedValueTests {
  private static let source = """
    nonisolated(unsafe) var count = 0
    var counted: Int { count += 1; return count }
    var fixed: Int { 3 }
    enum Mode {
      case fast(Int)
      static func medium(_ rate: Int) -> Mode { .fast(rate) }
      static func counted() -> Mode { count += 1; return .fast(count) }
    }
    struct Plain { var value = 1 }
    struct Loud { init() { count += 1 } }
    struct Telling { init() { count = count + 1 } }
    struct Storing { var value: Int; init(_ given: Int) { value = given } }
    enum Kind { case counted }
    struct Hiding { var value: Int; init(counted: Int) { value = counted } }
    struct Reading { var value: Int; init(given: Int) { value = counted } }
    extension Int { static func next() -> Int { count += 1; return count } }
    extension Int { static var fresh: Int { count += 1; return count } }
    extension String { init(unique prefix: String) { count += 1; self = prefix } }
    extension String { var traced: String { count += 1; return self } }
    struct Amount { static func + (a: Amount, b: Amount) -> Amount { count += 1; return a } }
    func + (a: Plain, b: Plain) -> Plain { count += 1; return a }
    struct Around { var loud = Loud() }
    struct First { var second: Second? = Second() }
    struct Second { var first: First? = First(); var plain = Plain() }
    struct Third { var fourth: Fourth? = Fourth() }
    struct Fourth { var third: Third? = Third(); var loud = Loud() }
    protocol Measured {}
    extension Measured { var size: Int { count += 1; return count }; var measure: Int { size } }
    #if QUIET
    enum Choice { case a; static func made() -> Choice { .a } }
    #else
    enum Choice { case a; static func made() -> Choice { count += 1; return .a } }
    #endif
    """

  /// The values are asked for one after the other, so that each answer meets what is known from those before.
  private static let rows: [(String, Bool)] = [
    ("Telling()", false), ("Storing(1)", true), ("Int.fresh", false), ("String(unique: \"a\")", false),
    ("String(1)", true), ("\"a\".traced", false), ("Plain() + Plain()", false), ("1 + 2", true),
    ("1", true), ("fixed", true), ("counted", false), ("[fixed, counted]", false), ("{ counted }", true),
    ("Mode.fast(1)", true), ("Mode.medium(2)", true), ("Mode.medium(counted)", false),
    ("Mode.counted()", false),
    ("Plain()", true), ("Loud()", false), ("Around()", false), ("Around(loud: Loud())", false),
    ("First()", true), ("Second()", true), ("Third()", false), ("Fourth()", false), ("Third()", false),
    ("[First(), Third()]", false), ("First()", true), ("Plain(value: fixed)", true),
    ("Choice.a", true), ("Choice.made()", false), ("unknown()", false),
    ("Kind.counted", true), ("[Kind.counted]", true), ("Plain.counted", false), ("Hiding(counted: 1)", true),
    ("Reading(given: 1)", false), ("\\Plain.value", true),
    ("MemoryLayout<Plain>.size", true), ("UInt8(MemoryLayout<Plain>.size)", true), ("Plain().measure", false),
  ]

  /// Declarations whose types say what their values are made by.
  private static let typedRows: [(String, Bool)] = [
    (": Kind = .counted", true), (": Kind? = .counted", true), (": Plain = .counted", false),
    (": Plain = .init()", true), (": Int = .next()", false), (": Loud = .init()", false),
    (": (Plain, Plain) = (.init(), .init())", true),
    (": (a: Plain, Loud) = (a: .init(), .init())", false), (": (Plain, Int)? = (.init(), 1)", false),
  ]

  @Test func knowsWhichValuesAreRepeatable() throws {
    let rows = Self.rows.map { (" = " + $0.0, $0.1) } + Self.typedRows
    let values = rows.map { "let value\($0.0)\n" }.joined()
    let file = SourceFile(path: "a.swift", source: Array((Self.source + "\n" + values).utf8))
    let index = TypeIndex(files: [file])
    let bindings = file.tree.root.children.compactMap(VariableDecl.init).flatMap(\.bindings)
    for (binding, row) in zip(bindings.suffix(rows.count), rows) {
      let value = try #require(binding.initializer?.content)
      var repeated = RepeatedValues(index: index)
      let isRepeatable = repeated.isRepeatable(
        value, for: binding.type, in: Scope(modules: .unknown, path: ""))
      #expect(isRepeatable == row.1, "\(row.0)")
    }
  }
}
