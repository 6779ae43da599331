private typealias OwnReply = Int
private typealias OwnAmount = (String) -> Int

// @Stubbable
struct ReplyCounter: Equatable {
    fileprivate var reply: OwnReply = 3
    func twice() -> Int { 2 * reply }
}

// @Stubbable
final class AmountMeter {
    fileprivate var amount: OwnAmount = { $0.count }
    func measure(_ text: String) -> Int { amount(text) }
}
