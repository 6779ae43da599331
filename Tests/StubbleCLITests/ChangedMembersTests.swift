import TestSupport
import Testing

@testable import StubbleCLI

/// Files that may change a member `items` or `it em` while other code runs, found by their bytes.
@Suite struct ChangedMembersTests {
  private static let names = Set(["items", "it em"].map { Name($0.utf8) })

  @Test(
    arguments: [
      "swap(&s.items, &s.b)", "swap(&s.a.items.x, &s.b)", "f(&$0.items[0])", "s.items.sort { $0 < s.b }",
      "s.items.removeAll(where: f)", "s.items[0]!.sort { $0 < s.b }", "s.items\n  .sort { $0 < s.b }",
      "s.items[1, default: s.b] += 1", "s.items?.append(s.b)", "s.items ?= s.b", "s.items <- { s.b }",
      "s.items <<<= s.b", "s.items >>>> s.b", "s.items << s.b", "s.items >> s.b", "s.items ⇄ s.b",
      "s.items ± s.b",
      "s.items +⇄ s.b", "s.items .<> s.b", "s.items /* a */ <> s.b", "s.items // a\n  .sort { $0 < s.b }",
      "self.s.items.sort { s.b < $0 }", "s.`it em`.sort { $0 < s.b }", "// s.items.sort {",
      "s\n  .items.sort { s.b < $0 }", "f().items.sort() { s.b < $0 }", "s.items.append(b)",
    ].rows)
  func areFound(row: Row<String>) { let source = row.value; #expect(Self.areFound(in: source)) }

  @Test(
    arguments: [
      "", "items.sort { b < $0 }", "self.items.sort { self.b < $0 }", "swap(&self.items, &self.b)",
      "s.items += s.b",
      "s.items = s.b", "s.items == s.b", "s.items // a\nf()", "s.items //", "s.items /", "f(s.items)",
      "if s.items { f() }", "for x in s.items { f() }",
      "s.itemset?.x()",
      "s.items[0] = 1", "s.items.count + 1", "s.items, &s.b", "a && s.items", "s.items.", "s.items[",
      "s.items",
      "case .items? = x", "Store.items.sort { s.b }", "s.items.append(1)", "s.items.append(",
      "s.items.sort()",
    ].rows)
  func areNotFound(row: Row<String>) { let source = row.value; #expect(!Self.areFound(in: source)) }

  private static func areFound(in source: String) -> Bool {
    NameFilter(names).containsAny(of: Array(source.utf8).withUnsafeBytes(ChangedMembers.names))
  }
}
