@propertyWrapper struct Metered<Value> {
    private var value: Value
    private(set) var writes = 0
    var wrappedValue: Value { get { value } set { value = newValue; writes += 1 } }
    var projectedValue: Int { writes }
    init(wrappedValue: Value) { value = wrappedValue }
}
@Stubbable @MainActor
final class Ledger {
    @Metered static var keys = ["a"]
    @Metered var keys = ["b", "c"]
    #if !EMBEDDED
    @Metered var names = [1]
    #endif
    static func summary() -> String {
        keys.append("d")
        return "\(keys.count) \(Self._keys.writes) \(Self.$keys) \(Ledger._keys.writes)"
    }
    func summary() -> String {
        #if !EMBEDDED
        names.append(2)
        keys.append("e")
        return "\(names.count) \($names) \(_names.writes) \(keys.count) \(_keys.writes) \(Self.$keys)"
        #else
        return ""
        #endif
    }
}
