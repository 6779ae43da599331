import StubbleRewriter
import TestSupport
import Testing

/// The members in extensions of other modules' types, which a selection of all types does not include.
@Suite struct UnselectedMembersTests {
  @Test(
    arguments: [
      ("extension Date { func f() {}; static var x: Int { 1 } }", ["f()", "x"]),
      ("extension [String] { var x: Int { 1 } }", ["x"]),
      ("extension Unknown { init(x: Int) {} }", ["init(x:)"]),
      ("import Kit; struct Item {}; extension API.Item { func f() {} }", ["f()"]),
      ("extension Date { enum Inner {}; typealias X = Int }", []),
      ("enum Own {}; extension Own { func f() {} }", []),
    ].rows)
  func areReported(row: Row<(String, [String])>) {
    let (source, members) = row.value
    let all = Rewritten("import Foundation; \(source)", selection: .init(allTypes: true)).plan.members
    #expect(all.map(\.member) == members)
    #expect(all.allSatisfy { $0.variables.isEmpty && $0.reason?.hasPrefix("its type is declared") == true })
    let named = Rewritten("import Foundation; \(source)", selection: .init(typeNames: ["Date"])).plan.members
    #expect(named.isEmpty)
  }
}
