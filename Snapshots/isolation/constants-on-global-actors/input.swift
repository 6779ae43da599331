struct Label: Equatable { var name: String; var n = 1 }
enum Switch { case on, off }
@MainActor final class Pane { var x = 1; init() {} }
final class Plain { var x = 1 }
@MainActor @Stubbable
final class Window: Identifiable, Hashable {
    let id: Int
    let tag = Label(name: "t")
    let mode: Switch? = .on
    let child = Pane()
    let other = Plain()
    let list: [String: [Label]] = [:]
    let pair: [2 of Int] = [3, 4]
    var count = 0
    init(id: Int) { self.id = id; count = id }
    nonisolated static func == (a: Window, b: Window) -> Bool { a.id == b.id }
    nonisolated func hash(into h: inout Hasher) { h.combine(id) }
    nonisolated func text() -> String { "\(id) \(tag.name) \(mode == .on) \(list.count) \(pair[1])" }
    nonisolated func kid() -> Pane { child }
}
class Piece {
    @MainActor @StubbableProperty let key: String
    @MainActor @StubbableProperty let fixed: Int = 4
    nonisolated init(key: String) { self.key = key }
    func text() -> String { key + "\(fixed)" }
}
@MainActor @Stubbable
struct Line {
    var title: String
    var count = 1
    let fixed: Int
    var watched: Int = 5 { didSet { print("watched", oldValue) } }
    nonisolated init(title: String) { self.title = title; fixed = 3 }
    nonisolated func text() -> String { "\(title) \(count) \(fixed)" }
}
actor Worker2 {
    @MainActor @StubbableProperty let name: String = "act"
    nonisolated func text() -> String { name }
}
