// @Stubbable
final class BoxKeeper: Sendable {
    private let first = SafeBox(1)
    private let second = SafeBox<Int>(2)
    let third = OpenBox<Int>(content: 3)
    let fourth = OpenBox(content: 4)
    func sum() -> Int { first.withLock { $0 } + second.withLock { $0 } + third.content + fourth.content }
}
