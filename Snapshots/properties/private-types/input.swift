private struct Hidden: Equatable { var n = 1 }
private struct HiddenError: Error {}

class KeepsHidden {
    @StubbableProperty private var inferred = Hidden()
    @StubbableProperty private var typed: Int = Hidden().n
    @StubbableFunction func inBody() -> Int { let hidden: Hidden = Hidden(n: 4); return hidden.n + inferred.n + typed }
    @StubbableFunction private func inSignature(_ hidden: Hidden) -> Hidden { hidden }
    @StubbableFunction func inDefault(_ n: Int = [Hidden]().count) -> Int { n }
    @StubbableProperty private var thrown: Int { get throws(HiddenError) { throw HiddenError() } }
    func all() -> Int { inSignature(Hidden(n: 2)).n + ((try? thrown) ?? 5) }
}

@Stubbable
struct Rows {
    private var cache = Cache()
    func count() -> Int { cache.row.count + helper(cache.row) }
    mutating func add() { cache.row.append(1) }
}
private extension Rows {
    final class Cache { var row: Row = [] }
    typealias Row = [Int]
    func helper(_ row: Row) -> Int { row.count }
}

struct Pool {}
extension Pool {
    private struct State { var uses = 1 }
    private typealias States = [State]
    @Stubbable
    struct Connections {
        private var all: [State] = []
        fileprivate(set) var limit = 2
        private func first() -> State? { all.first }
        private func some(_ states: States) -> Int { states.count }
        mutating func add() -> Int { all.append(State()); return some(all) + (first()?.uses ?? 0) }
        @Stubbable
        struct Waiting {
            private var next: State = State()
            func uses() -> Int { next.uses }
        }
    }
}

@Stubbable
final class Clocks {
    #if OTHER_CLOCK
    private typealias Moment = Double
    private static func start() -> Moment { 0.5 }
    #else
    private typealias Moment = Int
    private static func start() -> Moment { 5 }
    private var last: Moment = 3
    #endif
    func text() -> String { "\(Clocks.start())" }
}
