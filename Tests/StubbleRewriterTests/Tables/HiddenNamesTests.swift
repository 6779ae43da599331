import StubbleRewriter
import TestSupport
import Testing

/// Inferred types whose names mean something else where they would be written.
@Suite struct HiddenNamesTests {
  @Test(
    arguments: [
      ("class A: Base { var x = 1 }", "Swift.Int"),
      ("class A: Base { var x = [1: true] }", "[Swift.Int: Bool]"),
      ("class A: Base { var x = Calendar.current.timeZone }", nil),
      ("class A: Base { var x = Foundation.TimeZone.current }", "Foundation.TimeZone"),
      ("struct A: Dated { var x = 1.5; func date() -> Int { 1 } }", "Swift.Double"),
      ("struct A: Dated { var x = UUID(); func date() -> Int { 1 } }", "UUID"),
      ("struct A: View { struct Double {}; @ScaledMetric private var x = 1 }", "Swift.Double"),
      ("struct A: View { enum ColorScheme {}; @Environment(\\.colorScheme) private var x }", nil),
      ("struct A: View { @Environment(\\.colorScheme) private var x }", "ColorScheme"),
      ("class A: Other { var x = 1 }", "Int"),
    ].rows)
  func areNotWritten(row: Row<(String, String?)>) {
    let (declaration, type) = row.value
    let source = """
      import Foundation; import SwiftUI
      class Other {}
      class Base { typealias Int = String; typealias TimeZone = Other }
      protocol Dated { associatedtype Date; func date() -> Date }
      extension Dated { typealias Double = Other }
      \(declaration)
      """
    let rewritten = Rewritten(source, selection: .init(typeNames: ["A"]))
    let found = rewritten.plan.members.first?.variables.first?.type
    #expect(type.map { found?.hasSuffix("-> \($0)") == true } ?? (found == nil))
  }
}
