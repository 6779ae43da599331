@propertyWrapper struct Watched<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: String { "watched \(wrappedValue)" }
}
@propertyWrapper struct Seen<Value> {
    @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Seen<Value>>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set { owner[keyPath: storage].value = newValue }
    }
}
@propertyWrapper struct Spent {
    private var value = 0
    var wrappedValue: Int { mutating get { value += 1; return value } }
}
@Stubbable
class Station {
    @Watched var elsewhere = 1
    @Watched var inSubclass = 2
    @Watched var inFunction = 3
    @Watched private var own = 4
    @Seen var seen = 5
    @Spent var spent: Int
    private var _own2 = 6
    private func parameter(@Watched _ inParameter: Int) -> String { $inParameter }
    @Watched var inParameter = 7
    func text() -> String {
        @Watched var inFunction = "local"
        let parts = "\($inFunction)\(own)"
        return "\(parts) \($own) \(self.$own) \(_own2) \(parameter(inParameter)) \(seen) \(spent)"
    }
}
final class Substation: Station { func more() -> String { "\($inSubclass)" } }
struct Reader { let station: Station; @Watched var own = "mine"; func text() -> String { station.$elsewhere + $own } }
