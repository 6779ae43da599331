private typealias OwnReply = (Int) -> String
private typealias OwnAmount = Int?

// @Stubbable
struct ReplyCaller {
    fileprivate var reply: OwnReply
    fileprivate var amount: OwnAmount
    func answer(_ number: Int) -> String { reply(number + (amount ?? 0)) }
}

extension ReplyCaller {
    static func counting(from amount: Int) -> ReplyCaller { ReplyCaller(reply: { "called \($0)" }, amount: amount) }
}
