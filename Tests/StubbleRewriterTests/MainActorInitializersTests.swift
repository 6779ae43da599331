import Foundation
import StubbleRewriter
import StubbleSemantics
import StubbleSyntax
import Testing

/// Memberwise initialisers where the main actor is the default and the compiler does not ask, as in language mode 5, where
/// initial values are made.
@Suite struct MainActorInitializersTests {
  private static let source = """
    struct Point { var x = 1, y = 2 }
    final class Model { var count = 1 }
    struct One { var point = Point(); var number = 1 }
    struct Two { var point: Point = Point(), model = Model(); let id: Int; var number = 3 }
    struct Free { var point = Point(x: 4); var number = 1 }
    nonisolated func make(_ model: Model) -> Int {
      Two(point: Point(x: 1), model: model, id: 1).id + One(point: Point(x: 1)).number + Free(number: 2).number
    }
    @main struct Main {
      static func main() {
        print(One(), One(number: 3), One(point: Point(x: 4), number: 5), One(point: Point(x: 7)))
        print(Two(id: 1).point, Two(point: Point(x: 3), id: 2).point, Two(model: Model(), id: 3, number: 8).number)
        print([1, 2].map { Two(id: $0).id }, make(Model()), Free().point)
      }
    }
    """
  private static let printed = """
    One(point: main.Point(x: 1, y: 2), number: 1) One(point: main.Point(x: 1, y: 2), number: 3) \
    One(point: main.Point(x: 4, y: 2), number: 5) One(point: main.Point(x: 7, y: 2), number: 1)
    Point(x: 1, y: 2) Point(x: 3, y: 2) 8
    [1, 2] 4 Point(x: 4, y: 2)

    """

  @Test func areThereForEachValueThatIsLeftOut() throws {
    let settings = CompilerSettings(defaultIsolation: .mainActor, languageMode: 5)
    let file = SourceFile(path: "main.swift", source: Array(Self.source.utf8), settings: settings)
    let plan = Project(files: [file], selection: Selection(allTypes: true)).plans()[0]
    let properties = [
      "One.point", "One.number", "Two.point", "Two.model", "Two.id", "Two.number", "Free.point",
    ]
    let text = String(decoding: renderClean(plan.edits, in: file.tree, layout: .lines), as: UTF8.self)
    for property in properties {
      let name = property.split(separator: ".")[1]
      #expect(text.contains("_get" + name.prefix(1).uppercased() + name.dropFirst()))
    }
    try withTemporaryFolder { folder in
      try Data(text.utf8).write(to: folder.appendingPathComponent("Applied.swift"))
      func run(_ words: String) throws -> Command.Result {
        let log = folder.appendingPathComponent("log")
        return try Command(words.split(separator: " ").map(String.init), in: folder, log: log).finish()
      }
      let flags = "-parse-as-library -swift-version 5 -default-isolation MainActor -module-name main"
      let compiled = try run("swiftc \(flags) Applied.swift -o main")
      #expect(compiled.succeeded && !compiled.output.contains("warning:"), "\(compiled.output)")
      #expect(try run("./main").output == Self.printed)
    }
  }
}
