@propertyWrapper final class Guarded<Value> {
    private var value: Value
    private(set) var changes = 0
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { value }
        _modify { changes += 1; yield &value }
    }
    var projectedValue: Int { changes }
}
@propertyWrapper struct Padded<Value> {
    private let guarded: Guarded<Value>
    init(wrappedValue: Value) { guarded = Guarded(wrappedValue: wrappedValue) }
    var wrappedValue: Value {
        _read { yield guarded.wrappedValue }
        nonmutating _modify { yield &guarded.wrappedValue }
    }
}
@Stubbable
final class Journal {
    @Guarded private var _entries: [String] = []
    @Guarded var limit = 2
    var entries: [String] { _entries }
    func add(_ entry: String) { if _entries.count < limit { _entries.append(entry) } }
    func copy() -> Journal {
        let copy = Journal()
        copy._entries = entries
        copy.limit += 1
        return copy
    }
    func changes() -> Int { $_entries }
}
@Stubbable
struct Page {
    @Padded var lines = 1
    func fill() { lines += 1; lines = lines * 2 }
}
