func exercise<S: Store>(_ store: S, _ key: S.Key) async throws -> [Int] {
    var store = store
    store.count += 1
    return [try await store.load(key), store.count, store[key]]
}
print(try await exercise(MemoryStore.make(), "abc"), try await exercise(ValueStore(), 5), ValueStore.make().count, MemoryStore().count)
#if STUBS
let memory = MemoryStore()
memory._load = { _ in 100 }
memory._getSubscript = { _ in 200 }
print(try await exercise(memory, "abc"))
var valueStore = ValueStore()
valueStore._load = { $0 * 10 }
print(try await exercise(valueStore, 5))
#endif
