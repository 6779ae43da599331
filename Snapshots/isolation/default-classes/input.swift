nonisolated final class Sand { var grains = 2; init() {} }
@Stubbable
class Pipe {
    let id: Int
    let name = "pipe"
    let sand: Sand
    let made = Pipe.next()
    var flow = 1
    var sum: Int = 0 { didSet { print("sum", oldValue) } }
    lazy var late: [Int] = [flow]
    weak var next: Pipe?
    nonisolated let key: String
    nonisolated(unsafe) var loose = 3
    init(id: Int) { self.id = id; sand = Sand(); key = "k\(id)"; flow = id }
    deinit { print("deinit", id, name, flow, sum) }
    static func next() -> Int { 9 }
    func run() -> Int { flow + made }
    nonisolated func text() -> String { "\(id) \(name) \(key) \(loose) \(made)" }
    func load() async throws -> Int { flow }
    nonisolated func read() async -> String { text() }
    @concurrent func far() async -> String { text() }
}
@Stubbable
final class Bend: Pipe {
    var angle = 90
    override func run() -> Int { super.run() + angle }
    override nonisolated func text() -> String { "bend " + super.text() }
}
/// Its initializer is the compiler's.
@Stubbable
final class Valve { var isOpen = false; var turns: Int?; weak var pipe: Pipe?; func turn() { isOpen.toggle() } }
func makeValve() -> Valve { .init() }
let valves: @Sendable () -> Valve = { Valve() }
@Stubbable
final class Token: Sendable {
    let value: Int
    let parts: [String] = ["a"]
    nonisolated init(value: Int) { self.value = value }
    func isolated() -> Int { value }
}
@Stubbable
final class Locked: @unchecked Sendable, nonisolated Hashable {
    let id: Int
    nonisolated init(id: Int) { self.id = id }
    nonisolated static func == (a: Locked, b: Locked) -> Bool { a.id == b.id }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
nonisolated func outside(_ pipe: Pipe, _ token: Token) -> String { "\(pipe.id) \(pipe.name) \(pipe.key) \(token.value) \(token.parts)" }
nonisolated func tokens() -> Int { Set([Locked(id: 1), Locked(id: 1)]).count + Token(value: 2).value }

@Stubbable
class Tapped {
    var onTap: (@MainActor () -> Void)?
    var onEnd: (@Sendable () -> Void)? = nil
    var payload: (any Sendable)?
    init(payload: Int) { self.payload = payload }
    func tap() -> Bool {
        onTap?()
        onEnd?()
        return payload != nil
    }
}
