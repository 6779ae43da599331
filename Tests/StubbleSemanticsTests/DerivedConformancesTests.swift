import StubbleSyntax
import Testing

@testable import StubbleSemantics

/// Members that are like requirements, and whether the compiler still derives something for them.
@Suite struct DerivedConformancesTests {
  @Test(
    arguments: [
      ("func encode(to encoder: Encoder) {}", false), ("func encode(to encoder: any Encoder) {}", false),
      ("func encode(to encoder: some Encoder) {}", false), ("func encode(to e: any Swift.Encoder) {}", false),
      ("func encode<E: Encoder>(to encoder: E) {}", false), ("func encode(to encoder: Alias) {}", false),
      ("func encode(to encoder: inout Encoder) {}", true), ("func encode(to text: String) {}", true),
      ("func encode(to box: Box<Encoder>) {}", true), ("func encode(to rows: [Encoder]) {}", true),
      ("func encode(into encoder: Encoder) {}", true),
    ].rows)
  func isEncoded(row: Row<(String, Bool)>) {
    let (member, isExpected) = row.value
    let index = index(of: "struct S: Encodable { var a = 1; \(member) }; typealias Alias = Encoder")
    #expect(DerivedCoding.isNeeded(index.types.keys[0], index: index) == isExpected)
  }

  @Test(
    arguments: [
      ("var hashValue: Int { 1 }", false), ("func hash(into hasher: inout Hasher) {}", false),
      ("static var hashValue: Int { 1 }", true), ("func hashValue(of text: String) -> Int { 1 }", true),
      ("func hash(of text: String) {}", true), ("func hash() -> Int { 1 }", true),
    ].rows)
  func isHashed(row: Row<(String, Bool)>) {
    let (member, isExpected) = row.value
    let index = index(of: "struct S: Hashable { var a = 1; \(member) }")
    #expect(DerivedConformances.needsHashing(index.types.keys[0], index: index) == isExpected)
  }

  private func index(of source: String) -> TypeIndex {
    TypeIndex(files: [SourceFile(path: "input.swift", source: Array(source.utf8))])
  }
}
