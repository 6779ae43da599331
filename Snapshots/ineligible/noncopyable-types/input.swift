import Synchronization
@Stubbable
struct Ticket: ~Copyable {
    var number: Int = 1
    func show() {}
    consuming func tear() { discard self }
    deinit {}
    static func issue() -> Int { 1 }
}
struct Holder {
    @StubbableFunction func lend<T: ~Copyable>(_ value: borrowing T) {}
}
struct Parts: ~Copyable {
    @StubbableProperty var left = 1
    consuming func split() -> Int { left }
}
final class Guarded {
    @StubbableProperty let lock = Mutex<Int>(1)
}
struct View: ~Escapable {
    @StubbableProperty var left: Int
    @StubbableFunction consuming func drop() { discard self }
    @_lifetime(immortal) init() {}
}
struct Lender {
    @StubbableFunction func lend(_ value: borrowing some ~Copyable) {}
}
final class Keeper {
    @StubbableProperty let parts = Parts()
    @StubbableProperty let ticket = Keeper.issue()
    @StubbableProperty let kept = Optional<Ticket>(Ticket())
    @StubbableProperty var spare: Swift.Optional<Ticket> = nil
    @StubbableProperty var first, last: Ticket
    init() { (first, last) = (Ticket(), Ticket()) }
    static func issue() -> Ticket { Ticket() }
}
