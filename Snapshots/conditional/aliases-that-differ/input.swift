#if os(Windows)
typealias LookupAction<Output> = (Int, Output?) -> Int
typealias LookupResult<Output> = Output?
#else
typealias LookupAction<Output> = (Int, Output) -> Int
typealias LookupResult<Output> = [Output]
#endif

// @Stubbable
struct Lookup<Key> {
    var key: Key
    func find<Output>(_ output: Output, by action: LookupAction<Output>) -> Int { action(1, output) }
    func all<Output>(_ found: LookupResult<Output>) -> LookupResult<Output> { found }
    func own(by action: LookupAction<Key>) -> Int { action(2, key) }
}

extension Lookup where Key: Equatable {
    func equal(by action: LookupAction<Key>) -> Int { action(3, key) }
}
