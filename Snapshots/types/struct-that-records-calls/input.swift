@Stubbable(calls: true)
struct RecordedName {
    var name = "r"
    func note(_ n: Int) -> Int { n }
    mutating func store(_ n: Int) { name += "\(n)" }
    static func make(_ n: Int) -> RecordedName { RecordedName(name: "\(n)") }
}

struct RecordedGauge: Hashable, Codable, Sendable {
    var level: Int
    @StubbableFunction(calls: true) func read(_ unit: String, times: Int = 1) -> Int { level * times }
}

@Stubbable(calls: true)
struct RecordedShelf<Item> {
    let items: [Item]
    func first(where accepts: (Item) -> Bool, or other: Item) -> Item { items.first(where: accepts) ?? other }
    func all() async throws -> [Item] { items }
}

// @Stubbable(calls: true)
@MainActor struct RecordedPanel {
    func show(_ title: String) -> String { title }
    nonisolated func size(_ scale: Int) -> Int { scale }
}

struct RecordedTicket: ~Copyable {
    @StubbableFunction(calls: true) borrowing func price(_ people: Int) -> Int { people * 3 }
    @StubbableFunction(calls: true) consuming func use(_ day: Int) -> Int { day }
}

struct RecordedDegrees: AdditiveArithmetic {
    static var zero: RecordedDegrees { RecordedDegrees(degrees: 0) }
    var degrees: Int
    static func + (a: RecordedDegrees, b: RecordedDegrees) -> RecordedDegrees { RecordedDegrees(degrees: a.degrees + b.degrees) }
    static func - (a: RecordedDegrees, b: RecordedDegrees) -> RecordedDegrees { RecordedDegrees(degrees: a.degrees - b.degrees) }
    @StubbableFunction(calls: true) func shown(_ unit: String) -> String { "\(degrees) \(unit)" }
}

@Stubbable(calls: true)
@frozen public struct RecordedLayout {
    public init() {}
    public func measure(_ n: Int) -> Int { n }
}
