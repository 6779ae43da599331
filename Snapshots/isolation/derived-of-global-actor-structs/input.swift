enum Shade: Hashable { case grey(Int), black }
class Ink: Hashable {
    let name: String
    init(name: String) { self.name = name }
    static func == (a: Ink, b: Ink) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
@MainActor protocol Drawn {}
@MainActor @Stubbable
struct Stroke: Hashable {
    let width: Int
    var name = "stroke"
    var shade: Shade = .black
}
@Stubbable
struct Drawing: Drawn, Equatable {
    let strokes: [Stroke]
    let title: String
    nonisolated func text() -> String { title }
}
@globalActor actor DeskActor { static let shared = DeskActor() }
@DeskActor @Stubbable
struct DeskEntry: Hashable, Sendable {
    let id: Int
    var name: String
    nonisolated init(id: Int, name: String) { self.id = id; self.name = name }
}
@MainActor @Stubbable
struct Sheet: @preconcurrency Equatable {
    let ink: Ink
    var size = 4
}
