import TestSupport
import Testing

@testable import StubbleCLI

/// Files that may name what a property wrapper makes of `items` or `in`, found by their bytes.
@Suite struct MentionedWrappersTests {
  private static let names = Set(["items", "in", "raw name"].map { Name($0.utf8) })

  @Test(
    arguments: [
      "s.$items", "$items", "f($items.x)", "S(items: 1)", "S(a, items: x)", "S(\n  items : 1)", "S(`in`: 1)",
      "willSet(keyPath: \\.items)", "f(\\S.items)", "f(\\S.a.items)", "f(\\.`in`)", "// $items",
      "s.`$raw name`", "`$items`", "S(`raw name`: 1)", "f(\\.`raw name`)", "f(\\S.`a b`.`raw name`)",
    ].rows)
  func areFound(row: Row<String>) { let source = row.value; #expect(Self.areFound(in: source)) }

  @Test(
    arguments: [
      "", "$", ":", "\\", "s.items", "_items", "$0.items", "$itemset", "items: Int", "var items: [Int]",
      "(item: 1)", "$raw name", "`raw name`", "`$raw names`", "S(`raw`: 1)", "S(raw name: 1)", "f(\\.`raw)",
      "`: 1",
      "a ? items : 1", "f(\\.items.count)", "f(\\.itemset)", "\"\\(items)\"",
    ].rows)
  func areNotFound(row: Row<String>) { let source = row.value; #expect(!Self.areFound(in: source)) }

  private static func areFound(in source: String) -> Bool {
    Array(source.utf8).withUnsafeBytes { MentionedWrappers.areFound(in: $0, among: NameFilter(names)) }
  }
}
