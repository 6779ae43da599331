struct Coupon: ~Copyable { var number = 1 }
struct Envelope<Content: ~Copyable>: ~Copyable { var content: Content }
extension Envelope: Copyable where Content: Copyable {}
typealias Voucher = Coupon
typealias Perhaps<Value: ~Copyable> = Value?

// @Stubbable(calls: true)
class Counter {
    func check(_ coupon: borrowing Coupon, times: Int) -> Int { coupon.number * times }
    func redeem(_ coupon: consuming Voucher?, times: Int, for name: String) {}
    func stamp(_ coupon: inout Coupon) { coupon.number += 1 }
    func look(_ coupon: borrowing Perhaps<Voucher>, times: Int) -> Int { times }
    func finish(_ result: borrowing Result<Coupon, any Error>, times: Int) {}
    func open(_ closed: borrowing Envelope<Coupon>, _ letter: Envelope<Int>) -> Int { letter.content }
    func sum(_ numbers: Span<Int>?, times: Int) -> Int { times }
    func point(at coupon: UnsafePointer<Coupon>?, times: Int) -> Int { times }
    func apply(_ change: @escaping (inout Coupon) -> Void, times: Int) -> Int { times }
    func describe(_ text: borrowing String, times: Int) -> String { copy text }
    func collect(_ numbers: consuming [Int]) -> [Int] { numbers }
    func swapParts(of pair: consuming (Int, Int), times: Int) -> (Int, Int) { (pair.1, pair.0) }
}

// @Stubbable(calls: true)
struct Ledger: ~Copyable {
    var total = 0
    func isBefore(_ other: borrowing Self, by days: Int) -> Bool { total + days < other.total }
}

// @Stubbable(calls: true)
class Tray<Content: ~Copyable> {
    func put(_ content: consuming Content, at place: Int) -> Int { place }
}
