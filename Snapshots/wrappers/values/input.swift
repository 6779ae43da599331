final class Cell<Value> { var value: Value; init(_ value: Value) { self.value = value } }
@propertyWrapper struct Kept<Value> {
    private let cell: Cell<Value>
    init(wrappedValue: Value) { cell = Cell(wrappedValue) }
    var wrappedValue: Value { get { cell.value } nonmutating set { cell.value = newValue } }
    var projectedValue: () -> Value { { cell.value } }
}
@propertyWrapper final class Held<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Fixed<Value> {
    let wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(_ type: Value.Type) where Value == String { wrappedValue = "\(type)" }
}
@propertyWrapper struct Counted<Value: Hashable & Codable>: Hashable, Codable {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@Stubbable
struct Screen {
    @Kept private var isOpen = false
    @Held private var title: String = "a"
    @Fixed private var size = 3
    @Fixed(String.self) var name: String
    init() {}
    init(open: Bool) { isOpen = open; _size = Fixed(wrappedValue: 4) }
    func toggle() { isOpen.toggle(); isOpen = !isOpen; title += "b"; title.append("c"); isOpen = !isOpen }
    func text() -> String { "\(isOpen) \($isOpen()) \(title) \(size) \(name)" }
}
@Stubbable
struct Tag: Hashable, Codable {
    @Counted var id: Int
    @Counted var label = "l"
    var weight: Int
    init(id: Int, weight: Int) { self.id = id; self.weight = weight }
}
