@Stubbable
struct Ticket: ~Copyable {
    var number: Int = 1
    func show() {}
    consuming func tear() { discard self }
    deinit {}
    static func issue() -> Int { 1 }
}
struct Receipt: ~Copyable {
    @StubbableFunction func show() {}
    init(_ other: consuming Receipt) { self = other }
}
struct View: ~Escapable {
    @StubbableFunction func show() {}
    @_lifetime(immortal) init() {}
}
struct Parts: ~Copyable {
    @StubbableProperty var left = 1
    consuming func split() -> Int { left }
}
struct Holder {
    @StubbableFunction func lend<T: ~Copyable>(_ value: borrowing T) {}
}
struct Box<Element: ~Copyable>: ~Copyable {}
extension Box {
    @StubbableFunction mutating func move(from other: inout Box<Element>, _ element: Element) {}
    @StubbableFunction func copy() -> Box<Element> { Box() }
}
final class Guarded {
    @StubbableProperty let lock = Mutex<Int>(1)
}
