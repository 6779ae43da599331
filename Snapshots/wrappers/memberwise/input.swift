@propertyWrapper struct Once<Value> {
    var wrappedValue: Value { get { value } nonmutating set { print("set", newValue) } }
    private let value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    var projectedValue: String { "once \(value)" }
}
@propertyWrapper struct Linked<Value> {
    var wrappedValue: Value
    init(to value: Value) { wrappedValue = value }
}
@Stubbable
struct Sheet {
    let title: String
    @Once private var isOpen = false
    @Once private var text: String?
    @Linked(to: 5) private var level: Int
    static func made() -> Sheet { Sheet(title: "made") }
    func show() -> String { isOpen = true; return "\(title) \(isOpen) \($isOpen) \(text ?? "-") \(level)" }
}
@Stubbable
struct Card {
    let title: String
    @Once var isFaceUp = false
    @Once var rank = 3
    @Once var suit: String
    func show() -> String { rank = 4; return "\(title) \(isFaceUp) \(rank) \(suit)" }
}
