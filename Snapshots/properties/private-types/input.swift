private struct Hidden: Equatable { var n = 1 }

class KeepsHidden {
    @StubbableProperty private var inferred = Hidden()
    @StubbableProperty private var typed: Int = Hidden().n
    @StubbableFunction func inBody() -> Int { let hidden: Hidden = Hidden(n: 4); return hidden.n + inferred.n + typed }
    @StubbableFunction private func inSignature(_ hidden: Hidden) -> Hidden { hidden }
    @StubbableFunction func inDefault(_ n: Int = [Hidden]().count) -> Int { n }
    func all() -> Int { inSignature(Hidden(n: 2)).n }
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
