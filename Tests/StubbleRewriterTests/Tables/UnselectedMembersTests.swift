import StubbleRewriter
import StubbleSemantics
import TestSupport
import Testing

/// The members in extensions of other modules' types, which a selection of all types does not include.
@Suite struct UnselectedMembersTests {
  @Test(
    arguments: [
      ("extension Date { func f() {}; static var x: Int { 1 } }", ["f()", "x"]),
      ("extension [String] { var x: Int { 1 } }", ["x"]),
      ("extension Unknown { init(x: Int) {} }", ["init(x:)"]),
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

  /// The first name of a path is that of a module of the project only if it is declared, or if none is.
  @Test(arguments: [("App", "its type is declared elsewhere"), ("", nil)].rows)
  func maySpareModules(row: Row<(String, String?)>) {
    let (module, reason) = row.value
    let source = "import Kit; struct Item {}; extension API.Item { func f() {} }"
    let file = SourceFile(
      path: "a.swift", source: Array(source.utf8), modules: ModuleSet(Module(name: module)))
    let plan = Project(files: [file], selection: Selection(allTypes: true)).plans()[0]
    #expect(plan.members.first?.reason?.hasPrefix(reason ?? "none") == reason.map { _ in true })
  }
}
