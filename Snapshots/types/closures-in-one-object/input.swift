@Stubbable
struct GatheredPoint: Hashable, Codable {
    var x = 1
    var y: Int
    func sum() -> Int { x + y }
    mutating func move(by distance: Int) { x += distance }
}

@Stubbable
struct GatheredBox<Value> {
    var value: Value
    var list: [Value] = []
    var count: Int { list.count }
    subscript(place: Int) -> Value { list[place] }
    func itself() -> Self { self }
}

@Stubbable
@MainActor
struct GatheredView {
    var title = "title"
    nonisolated func kind() -> Int { 5 }
    func load() async throws -> String { title }
    var length: Int { title.count }
}

@Stubbable
struct GatheredMessage: Sendable {
    let id: Int
    var text: String
    func shown() -> String { text }
    private func hidden() -> Int { 1 }
    func useHidden() -> Int { hidden() }
}

@Stubbable
struct GatheredPair {
    var first = 1
    func both() -> Int { first }
}

@Stubbable
struct GatheredToken: ~Copyable {
    var number = 1
    func read() -> Int { number }
    func twice() -> Int { 2 * number }
    consuming func spend() -> Int { number }
}

@Stubbable
public struct GatheredTool {
    public init() {}
    public func one() -> Int { 1 }
    func two() -> Int { 2 }
    #if STUBS
    func three() -> Int { 3 }
    #endif
}

extension GatheredTool {
    func four() -> Int { 4 }
}
