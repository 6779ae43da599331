@Stubbable
final class MarkedUses: @unchecked Sendable {
    nonisolated(unsafe) var total = 1
    nonisolated(unsafe) var count = 2
    nonisolated(unsafe) static var made = 0
    unowned(unsafe) let owner: AnyObject
    @unsafe var risk = 3
    init(owner: AnyObject) { unsafe self.owner = owner }
    func sum() -> Int { unsafe total + risk }
    func doubled() -> Int { count * 2 }
    static func next() -> Int {
        unsafe made += 1
        return unsafe made
    }
}
