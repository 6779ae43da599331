final class NotSendable { var n = 1 }

@Stubbable
actor Counter {
    var count: Int = 0
    let id: Int
    var list: [Int] = []
    init(id: Int) { self.id = id; count = id; list.append(count) }
    init() async { id = 0; count = 1 }
    func increment() -> Int { count += 1; return count }
    func increment(by n: Int) async throws -> Int { count += n; return count }
    nonisolated func constant() -> Int { 5 }
    nonisolated var name: String { "counter \(id)" }
    func pass(_ object: NotSendable) -> Int { object.n }
    static func make() -> Counter { Counter(id: 9) }
    var computed: Int { count * 2 }
    var waiting: Int { get async { count } }
    func setList(_ new: [Int]) { list = new }
}
