import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// Members that are like requirements, and whether the compiler still derives something for them.
@Suite struct DerivedConformancesTests {
  @Test(
    arguments: [
      ("func encode(to encoder: Encoder) {}", false), ("func encode(to encoder: any Encoder) {}", false),
      ("func encode(to encoder: some Encoder) {}", true), ("func encode(to e: any Swift.Encoder) {}", false),
      ("func encode<E: Encoder>(to encoder: E) {}", true), ("func encode<E>(to encoder: E) {}", false),
      ("func encode<E>(to encoder: E) where E: Encoder {}", true),
      ("func encode(to encoder: Alias) {}", false),
      ("func encode(to encoder: inout Encoder) {}", true), ("func encode(to text: String) {}", true),
      ("func encode(to box: Box<Encoder>) {}", true), ("func encode(to rows: [Encoder]) {}", true),
      ("func encode(into encoder: Encoder) {}", true), ("func encode(to encoder: Encoder) async {}", true),
      ("func encode(to encoder: Encoder) -> Int { 1 }", true), ("func encode(to encoder: Out) {}", true),
    ].rows)
  func isEncoded(row: Row<(String, Bool)>) {
    let (member, isExpected) = row.value
    let index = index(
      of: "struct S: Encodable { var a = 1; \(member) }; typealias Alias = Encoder; typealias Out = Int")
    #expect(DerivedCoding.isNeeded(index.types.keys[0], index: index) == isExpected)
  }

  @Test(
    arguments: [
      ("var hashValue: Int { 1 }", false), ("func hash(into hasher: inout Hasher) {}", false),
      ("static var hashValue: Int { 1 }", true), ("func hashValue(of text: String) -> Int { 1 }", true),
      ("func hash(of text: String) {}", true), ("func hash() -> Int { 1 }", true),
      ("static func hash(into hasher: inout Hasher) {}", true),
      ("func hash(into list: inout [Int]) {}", true),
      ("func hash(into hasher: inout H) {}; typealias H = Hasher", false),
    ].rows)
  func isHashed(row: Row<(String, Bool)>) {
    let (member, isExpected) = row.value
    let index = index(of: "struct S: Hashable { var a = 1; \(member) }")
    #expect(DerivedConformances.needsHashing(index.types.keys[0], index: index) == isExpected)
  }

  /// A declaration in an extension with other constraints than the conformance may be the witness or not.
  @Test(
    arguments: [
      ("extension Named where ID == Int { static func == (a: Self, b: Self) -> Bool { true } }", true),
      ("extension Named where Self: Hashable { static func == (a: Self, b: Self) -> Bool { true } }", false),
      ("extension Named where Self: Codable { static func == (a: Self, b: Self) -> Bool { true } }", true),
      ("extension Named { static func == (a: Self, b: Self) -> Bool { true } }", false),
      ("extension S where T == Int { static func == (a: Self, b: Self) -> Bool { true } }", true),
      ("extension S where T: Hashable { static func == (a: S, b: S) -> Bool { true } }", false),
      ("extension S { static func == (a: S, b: S) -> Int { 1 } }", false), ("", false),
    ].rows)
  func mayHaveAWitness(row: Row<(String, Bool)>) {
    let index = index(
      of: """
        struct S<T>: Named { var id: T }; protocol Named { associatedtype ID; var id: ID { get } }
        extension S: Hashable where T: Hashable {}; \(row.value.0)
        """)
    #expect(DerivedConformances.isUncertain(for: index.types.keys[0], index: index) == row.value.1)
  }

  /// What an alias means implies what it does, wherever the alias is declared.
  @Test(arguments: ["P", "P1", "P2", "Names.P3", "P4", "Key"].rows)
  func areDerivedForAliases(row: Row<String>) {
    let index = index(
      of: """
        struct S: \(row.value) { var a = 1 }
        protocol P: Hashable {}
        typealias P1 = P; typealias P2 = P1; typealias P4 = Sendable & P2; typealias Key = Hashable
        enum Names { typealias P3 = P }
        """)
    #expect(DerivedConformances.host(of: ["Equatable"], type: index.types.keys[0], index: index) != nil)
  }

  /// A protocol implies what it does where another file, or another type, has a declaration of its name.
  @Test(
    arguments: [
      ("", true), ("private protocol Hashable {}", true), ("enum Outer { class Hashable {} }", true),
      ("protocol Hashable {}", false), ("struct Outer { typealias Hashable = Int }", true),
      ("private typealias Hashable = Sendable", true),
    ].rows)
  func areImplied(row: Row<(String, Bool)>) {
    let index = TypeIndex(files: [
      SourceFile(path: "a.swift", source: Array("struct S: Hashable { var a = 1 }".utf8)),
      SourceFile(path: "b.swift", source: Array(row.value.0.utf8)),
    ])
    #expect(index.conformances(of: index.types.keys[0]).contains("Equatable") == row.value.1)
  }

  /// An `==` at file scope is that of the types which it compares, by whatever names.
  @Test(
    arguments: [
      ("func == (a: S, b: S) -> Bool { true }", false),
      ("func == (a: Alias, b: Alias) -> Bool { true }", false),
      ("func == (a: S, b: Int) -> Bool { true }", true), ("func == (a: O.S, b: O.S) -> Bool { true }", true),
      ("func == <T: P>(a: T, b: T) -> Bool { true }", false),
      ("func == <T>(a: T, b: T) -> Bool { true }", false),
      ("func == <T>(a: T, b: T) -> Bool where T: P { true }", false),
      ("func == <T: Q>(a: T, b: T) -> Bool { true }", true),
      ("func == <T: P>(a: T, b: T) -> Bool where T: Q { true }", true),
      ("func == <T: P, U: P>(a: T, b: U) -> Bool { true }", true),
    ].rows)
  func isEqualByGlobal(row: Row<(String, Bool)>) {
    let (global, isExpected) = row.value
    let index = index(
      of: """
        struct S: P, Equatable { var a = 1 }; enum O { struct S {} }; typealias Alias = S
        protocol P {}; protocol Q {}
        \(global)
        """)
    #expect(DerivedConformances.needsEquality(index.types.keys[0], index: index) == isExpected)
  }

  private func index(of source: String) -> TypeIndex {
    TypeIndex(files: [SourceFile(path: "input.swift", source: Array(source.utf8))])
  }
}
