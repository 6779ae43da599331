import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// Types that are spelled differently, and whether they mean the same.
@Suite struct CanonicalTypesTests {
  @Test(
    arguments: [
      ("Int?", "Optional<Int>"), ("Int?", "Swift.Optional<Swift.Int>"), ("Int?", "Int!"), ("(Int)?", "Int?"),
      ("[Int]", "Array<Int>"), ("[[Int]]", "Swift.Array<[Int]>"), ("[Int: Key]", "Dictionary<Int, Key>"),
      ("Int", "Number"), ("[Int]", "[Number]"), ("(Int, Int)", "Twice<Int>"), ("Int?", "Maybe<Number>"),
      ("()", "Void"), ("()", "Swift.Void"), ("(Int) -> ()", "(_ a: Int) -> Void"), ("() -> Void", "Action"),
      ("(Int) throws -> Void", "(Int) throws(any Error) -> Void"),
      ("(Int) -> Void", "(Int) throws(Never) -> Void"),
      ("any A & B", "any B & A"), ("`Int`", "Int"), ("Outer.Key", "Outer.`Key`"), ("borrowing Int", "Int"),
      ("@escaping () -> Void", "() -> Void"), ("Name", "Outer.Key"), ("Circle", "Circle"),
    ].rows)
  func areTheSame(row: Row<(String, String)>) {
    #expect(canonical(row.value.0) == canonical(row.value.1))
  }

  @Test(
    arguments: [
      ("Int", "Int?"), ("inout Int", "Int"), ("@Sendable () -> Void", "() -> Void"), ("Key", "Outer.Key"),
      ("(a: Int, b: Int)", "(Int, Int)"), ("() async -> Void", "() -> Void"), ("[Int]", "Set<Int>"),
    ].rows)
  func areDifferent(row: Row<(String, String)>) {
    #expect(canonical(row.value.0) != canonical(row.value.1))
  }

  /// Returns the canonical spelling of a type.
  private func canonical(_ type: String) -> TypeRef? {
    let source = """
      typealias Number = Int; typealias Twice<T> = (T, T); typealias Maybe<T> = T?; typealias Action = (() -> Void)
      struct Key {}; enum Outer { struct Key {} }; typealias Name = Outer.Key; typealias Circle = [Circle]
      func f(_ x: \(type)) {}
      """
    let file = SourceFile(path: "a.swift", source: Array(source.utf8))
    let parameter = file.tree.nodes(ofKind: .parameter).last.flatMap(Parameter.init)
    return parameter?.type.map {
      TypeIndex(files: [file]).canonical(TypeRef($0), from: Scope(modules: .unknown, path: ""))
    }
  }
}
