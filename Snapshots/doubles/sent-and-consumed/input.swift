final class Parcel {
    var weight = 1
}
struct Ticket: ~Copyable {
    var number = 1
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Carrier {
    func carry(_ parcel: sending Parcel)
    func carryLater(_ parcel: sending Parcel, _ action: sending @escaping () -> Void) async
    func fetch() async -> sending Parcel
    func find(_ number: Int) -> sending Parcel?
    func redeem(_ ticket: consuming Ticket)
    func show(_ ticket: borrowing Ticket) -> Int
    func keep<T>(_ value: consuming T, _ number: Int)
    func look<T>(_ value: borrowing T)
    func note(_ value: consuming some Hashable)
    func read(_ value: borrowing some Hashable)
    func raise(_ value: inout some Hashable)
}
