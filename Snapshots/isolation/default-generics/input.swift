nonisolated final class Rubble { let n = 5; init() {} }
@Stubbable
struct Pair<A, B: Sendable> {
    var a: A
    let b: B
    var n = 1
    func text() -> String { "\(a) \(b) \(n)" }
    nonisolated func free() -> Int { n }
    func map<C>(_ make: (A) -> C) -> Pair<C, B> { Pair<C, B>(a: make(a), b: b) }
}
@Stubbable
final class Cache<Key: Hashable, Value> {
    let limit: Int
    var values: [Key: Value] = [:]
    init(limit: Int) { self.limit = limit }
    subscript(key: Key) -> Value? { get { values[key] } set { values[key] = newValue } }
    func value(for key: Key, make: () -> Value) -> Value { values[key] ?? make() }
    static func name() -> String { "cache" }
}
@Stubbable
struct Wrapper<T>: Sendable { let value: T; var count = 0 }
extension Wrapper: Equatable where T: Equatable {}
nonisolated func second(_ pair: Pair<Rubble, Int>) -> Int { pair.b + pair.n + pair.free() }
nonisolated func limit(_ cache: Cache<Int, Rubble>) -> Int { cache.limit }
nonisolated func count(_ wrapper: Wrapper<Rubble>) -> Int { wrapper.count }
