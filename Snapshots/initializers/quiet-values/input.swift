enum QuietMode: Equatable { case fast(Int), slow
    static func medium(_ rate: Int) -> QuietMode { .fast(rate / 2) }
    static func counted() -> QuietMode { quietCount += 1; return .slow }
}
nonisolated(unsafe) var quietCount = 0
struct CountedSize { var size: Int { quietCount += 1; return quietCount } }
public struct QuietLimit { var top: Int; init(_ top: Int) { self.top = top } }

// @Stubbable
public struct QuietPool {
    @usableFromInline var keepAlive: Int?
    var idle: Duration = .seconds(30)
    var mode: QuietMode = .fast(3)
    var other = QuietMode.medium(8)
    var limit: QuietLimit = .init(5)
    var width = UInt16(MemoryLayout<QuietLimit>.size)
    func total() -> Int { limit.top }
}
// @Stubbable
public struct QuietCounter {
    @usableFromInline var keepAlive: Int?
    var mode: QuietMode = .counted()
}
public struct QuietMachine {
    public let hasKeepAlive: Bool
    @inlinable public init(pool: QuietPool, counter: QuietCounter) {
        hasKeepAlive = pool.keepAlive != nil && counter.keepAlive != nil
    }
}
