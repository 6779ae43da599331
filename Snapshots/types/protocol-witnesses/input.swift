protocol Store {
    associatedtype Key
    var count: Int { get set }
    func load(_ key: Key) async throws -> Int
    init()
    static func make() -> Self
    subscript(key: Key) -> Int { get }
}
@Stubbable
final class MemoryStore: Store {
    var count: Int = 0
    func load(_ key: String) async throws -> Int { count += 1; return key.count }
    required init() {}
    static func make() -> MemoryStore { MemoryStore() }
    subscript(key: String) -> Int { key.count * 2 }
}
@Stubbable
struct ValueStore: Store {
    var count: Int = 0
    func load(_ key: Int) throws -> Int { key }
    static func make() -> ValueStore { ValueStore() }
    subscript(key: Int) -> Int { key }
}
