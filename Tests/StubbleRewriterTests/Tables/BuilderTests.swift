import StubbleRewriter
import StubbleSemantics
import TestSupport
import Testing

/// Bodies that a result builder transforms which is not visible, and values that are read from the source.
@Suite struct BuilderTests {
  @Test(
    arguments: [
      "Row(1); Row(2)", "let a = 1; Row(a)", "Row(1); Row(2).bold(3)", "row { 1 }; row { 2 }",
      "Row(1); \"text\"",
      "for i in 1...3 { Row(i) }", "if flag { Row(1) }", "Row(1); if flag { Row(2) } else { row(3) }",
      "Row(1); switch flag { case true: Row(2); case false: row(3) }", "Row(1); Row { return 1 }",
      "Row(1); rows",
      "\n#if DEBUG\n Row(1); Row(2)\n#endif\n", "\n#if DEBUG\n Row(1)\n#else\n let a = 1; Row(a)\n#endif\n",
      "\n#if DEBUG\n Row(1)\n#else\n Row(1); Row(2)\n#endif\n",
      "\n#if DEBUG\n Row(1)\n#else\n if flag { Row(2) }\n#endif\n",
    ].rows)
  func isLeft(row: Row<String>) {
    for member in ["var rows: [Row] { \(row.value) }", "func rows() -> [Row] { \(row.value) }"] {
      #expect(reason(member)?.hasPrefix("its body has no 'return'") == true, "\(member)")
    }
  }

  @Test(
    arguments: [
      "[Row(1)]", "Row(1)", "row { 1 }", "let a = 1; return [Row(a)]", "print(1); fatalError()",
      "if flag { [Row(1)] } else { [] }", "print(1); unknown(\"why\")", "log.print(1); log.fatal(2)",
      "for i in 1...3 { if flag { return [Row(i)] } }; return []", "while true { step() }",
      "if flag { return [] } else { fail() }", "switch flag { case true: return []; case false: return [] }",
      "step(); throw Failure()", "do { return [] }",
      "\n#if DEBUG\n [Row(1)]\n#else\n step(); return []\n#endif\n",
      "\n#if DEBUG\n fatalError()\n#else\n step(); return []\n#endif\n",
      "\n#if DEBUG\n [Row(1)]\n#else\n step(); fatalError()\n#endif\n",
      "\n#if DEBUG\n #error(\"a\")\n#else\n step(); return []\n#endif\n",
    ].rows)
  func isStubbed(row: Row<String>) {
    #expect(reason("func rows() throws -> [Row] { \(row.value) }") == nil)
  }

  @Test func isLeftIfACallMayNotReturn() {
    let body = "\n#if DEBUG\n fail()\n#else\n step(); return 1\n#endif\n"
    let types = "struct A { func fail() -> Int { 1 } }; struct B { var number: Int { \(body) } }"
    #expect(reasons(types) == [nil, nil])
    #expect(reasons("\(types); func fail() -> Never { fatalError() }")[1] != nil)
  }

  @Test(arguments: ["Row(1); Row(2)", "for i in 1...3 { Row(i) }", "if flag { Row(1) }"].rows)
  func isStubbedWithoutResult(row: Row<String>) {
    #expect(reason("func show() { \(row.value) }") == nil)
    #expect(reason("func show() -> Shown { \(row.value) }; typealias Shown = Void") == nil)
  }

  @Test(
    arguments: [
      ("SwiftUI", "struct T: View { var body: Text { Text(\"a\") } }", "@ViewBuilder"),
      (
        "SwiftUI", "struct T: ButtonStyle { func makeBody(configuration: Configuration) -> Text { f() } }",
        "@ViewBuilder"
      ),
      ("SwiftUI", "struct T: View { var body: some View { Text(\"a\") } }", "the opaque type"),
      (
        "ComposableArchitecture",
        "@Reducer struct T: Reducer { var body: Reduce<State, Action> { Reduce { f() } } }",
        "@ReducerBuilder<State, Action>"
      ),
      ("TipKit", "struct T: Tip { var options: [Option] { MaxDisplayCount(1) } }", "@Tips.OptionsBuilder"),
      (
        "AppIntents", "struct T: OpenIntent { static let title: LocalizedStringResource = \"a\" }",
        "'AppIntent' requires"
      ),
      (
        "AppIntents",
        "struct T {}; extension T: AppIntent { static var description: IntentDescription? { nil } }",
        "'AppIntent' requires"
      ),
      (
        "AppIntents", "protocol P: AppEntity {}; struct T: P { static var defaultQuery = Q() }",
        "'AppEntity' requires"
      ),
      (
        "AppIntents", "struct T: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { f() } }",
        "'AppShortcutsProvider' requires"
      ),
    ].rows)
  func isLeftBecauseOfRequirement(row: Row<(String, String, String)>) {
    #expect(reasons("import \(row.value.0); \(row.value.1)").first??.contains(row.value.2) == true)
  }

  @Test(
    arguments: [
      "import SwiftUI; struct T: View { var header: Text { Text(\"a\") } }",
      "import SwiftUI; struct T { var body: Text { Text(\"a\") } }",
      "import SwiftUI; protocol View {}; struct T: View { var body: Text { Text(\"a\") } }",
      "import AppIntents; struct T: AppIntent { static let shared = 1; var title = 2; func description() {} }",
      "struct T: AppIntent { static let title = \"a\" }",
    ].rows)
  func isNoRequirement(row: Row<String>) {
    #expect(reasons(row.value).allSatisfy { $0 == nil })
  }

  @Test(
    arguments: [
      ("RealmSwift", "class T: Object { @objc dynamic var name = \"a\" }", "the module of 'Object'"),
      (
        "RealmSwift", "class B: EmbeddedObject {}; class T: B { @objc dynamic var name = 1 }",
        "the module of 'EmbeddedObject'"
      ),
      ("HandyJSON", "struct T: HandyJSON { var name: String? }", "the module of 'HandyJSON'"),
      (
        "KakaJSON", "protocol P: Convertible {}; struct T: P { let name = 1 }", "the module of 'Convertible'"
      ),
    ].rows)
  func isLeftBecauseOfItsName(row: Row<(String, String, String)>) {
    #expect(reasons("import \(row.value.0); \(row.value.1)").first??.hasPrefix(row.value.2) == true)
  }

  @Test(
    arguments: [
      "import RealmSwift; class T: Object { func f() {}; static var a = 1; var b: Int { 1 } }",
      "class T: Object { var name = 1 }", "import RealmSwift; class T { var name = 1 }",
    ].rows)
  func isNotFoundByItsName(row: Row<String>) {
    #expect(reasons(row.value).allSatisfy { $0 == nil })
  }

  private func reason(_ member: String) -> String? {
    reasons("import Lists; struct Page: Listed { \(member) }")[0]
  }

  private func reasons(_ source: String) -> [String?] {
    Rewritten(source, selection: Selection(allTypes: true)).plan.members.map(\.reason)
  }
}
