import Foundation
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// The example in the README compiles, as it is, in every kind of test.
@Suite struct ReadmeExampleTests {
  @Test(arguments: [5, 6], DefaultIsolation.allCases)
  func compilesInEveryTest(mode: Int, isolation: DefaultIsolation) throws {
    let files = ["Service.swift": try Self.service(isolation), "Tests.swift": try Self.tests(isolation)]
    let flags =
      Compiler.laterPasses + Library.searchPath
      + (isolation == .mainActor ? ["-default-isolation", "MainActor"] : [])
    #expect(try Compiler.diagnostics(about: files, mode: mode, flags: flags) == "")
  }

  /// The statements of the README in each kind of test, and a stub that captures a variable.
  private static func tests(_ isolation: DefaultIsolation) throws -> String {
    let statements = try block("Snapshots/examples/readme/use.swift: stubs")
    let capture = """
      var cities: [String] = []
      service._fetchTemperature = { city in
        cities.append(city)
        return 3
      }
      print(try service.report(for: "Oslo"), cities)

      """
    func test(_ declaration: String) -> String {
      "\(declaration)() async throws {\n\(statements)\(capture)}\n"
    }
    // On the main actor by default, the class and its closures are there, too, and so are the tests.
    let elsewhere = """
      \(test("nonisolated func elsewhere"))
      actor Isolated {
        \(test("func onAnActor"))
      }
      final class ServiceTests: XCTestCase {
        \(test("func testService"))
      }

      """
    return """
      import Testing
      import XCTest

      \(test("@Test @MainActor func onTheMainActor"))
      \(test("@Test func asItIs"))
      nonisolated final class ServiceTestsOnTheMainActor: XCTestCase {
        \(test("@MainActor func testService"))
      }
      \(isolation == .mainActor ? "" : elsewhere)
      """
  }

  /// The class of the README with its stubs.
  private static func service(_ isolation: DefaultIsolation) throws -> String {
    let source = try block("Snapshots/examples/readme/input.swift")
    let file = SourceFile(
      path: "Service.swift", source: Array(source.utf8),
      settings: CompilerSettings(defaultIsolation: isolation))
    let project = Project(files: [file], selection: Selection(), users: [])
    return String(decoding: render(project.plans()[0].edits, in: file.tree, layout: .lines), as: UTF8.self)
  }

  /// The code below a comment in the README.
  private static func block(_ title: String) throws -> String {
    let text = try String(contentsOf: Repository.readme, encoding: .utf8)
    return String(text[try #require(ReadmeTests.block(titled: title, in: text), "no block \(title)")])
  }
}
