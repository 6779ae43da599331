import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// What the conditions of `#if` say of one another.
@Suite struct BuildConditionsTests {
  @Test(
    arguments: [
      ("A", "A", true), ("A && B", "A", true), ("A", "A || B", true), ("A", "B", false),
      ("A || B", "A", false),
      ("os(iOS)", "!os(macOS)", true), ("os(OSX)", "os(macOS)", true), ("!os(macOS)", "os(iOS)", false),
      ("os(iOS)", "canImport(Darwin)", true), ("os(iOS) || os(tvOS)", "canImport(ObjectiveC)", true),
      ("os(iOS) || os(Linux)", "canImport(Darwin)", false), ("!os(Linux)", "canImport(Darwin)", false),
      ("os(iOS) || os(tvOS)", "!os(macOS)", true), ("!(os(iOS) || os(tvOS))", "!os(iOS)", true),
      ("os(Linux)", "!canImport(UIKit)", true), ("canImport(UIKit)", "canImport(Darwin)", true),
      ("os(Linux)", "!canImport(SwiftData)", true), ("canImport(WatchKit)", "!os(Linux)", true),
      ("os(Linux)", "!canImport(CoreFoundation)", false), ("canImport(UIKit)", "!canImport(AppKit)", false),
      ("canImport(AppKit)", "os(macOS)", false),
      ("!canImport(Darwin)", "!os(iOS)", true), ("_runtime(_ObjC)", "!os(Linux)", true),
      ("targetEnvironment(macCatalyst)", "os(iOS)", true), ("targetEnvironment(simulator)", "os(iOS)", false),
      ("os(iOS)", "!targetEnvironment(macCatalyst)", false),
      ("os(Linux)", "!targetEnvironment(simulator)", true),
      ("os(macOS)", "!targetEnvironment(macCatalyst)", true),
      ("compiler(>=6.3)", "compiler(>=6.2)", true), ("compiler(>=6.2)", "compiler(>=6.2.1)", false),
      ("compiler(<6.2)", "compiler(<6.3)", true), ("swift(>=6.2)", "compiler(>=6.2)", false),
      ("A", "compiler(>=5.5)", true), ("A", "swift(>=5.10)", true), ("A", "swift(>=6)", false),
      ("A", "compiler(>=6.0) && swift(>=5)", true), ("A", "compiler(>=6.1)", false),
      ("A", "canImport(UIKit, _version: 1)", false), ("A", "compiler(>=x)", false), ("A", "os()", false),
    ].rows)
  func imply(row: Row<(String, String, Bool)>) throws {
    let (given, other, implies) = row.value
    #expect(try conditions(given).implies(conditions(other)) == implies)
  }

  @Test(
    arguments: [
      ("A", "!A", true), ("A", "B", false), ("os(iOS)", "os(macOS)", true), ("os(iOS)", "os(iOS)", false),
      ("os(iOS) || os(tvOS)", "os(macOS)", true), ("os(iOS) || os(macOS)", "os(macOS)", false),
      ("canImport(UIKit)", "os(Linux)", true), ("canImport(UIKit)", "canImport(AppKit)", false),
      ("!compiler(>=5.5)", "compiler(>=5.5)", true), ("compiler(>=6.3)", "compiler(<6.2)", true),
    ].rows)
  func exclude(row: Row<(String, String, Bool)>) throws {
    let (one, other, exclude) = row.value
    #expect(try conditions(one).excludes(conditions(other)) == exclude)
    #expect(try conditions(other).excludes(conditions(one)) == exclude)
  }

  /// Some build compiles none of the clauses, unless they are all that there are.
  @Test(
    arguments: [
      (["A", "!A"], true), (["A", "B"], false), (["os(iOS)", "!os(iOS)"], true),
      (["os(iOS)", "os(macOS)"], false),
      (["canImport(Darwin)", "os(Linux)"], false),
      (["compiler(>=5.5)"], true), (["!compiler(>=5.5)"], false),
      (["canImport(Darwin)", "!canImport(ObjectiveC)"], true),
    ].rows)
  func areExhaustive(row: Row<([String], Bool)>) throws {
    #expect(try BuildConditions.areExhaustive(row.value.0.map(conditions)) == row.value.1)
  }

  private func conditions(_ text: String) throws -> BuildConditions {
    let tree = SyntaxTree(parsing: Array("#if \(text)\nvar x = 1\n#endif\n".utf8))
    return BuildConditions(around: try #require(tree.nodes(ofKind: .variableDecl).first))
  }
}
