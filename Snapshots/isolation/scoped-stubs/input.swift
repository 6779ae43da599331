// @Stubbable(calls: true)
struct ScopedClock {
    static func now() -> Int { 1 }
    static func later(by seconds: Int) -> Int { now() + seconds }
}

enum ScopedLimits {
    // @StubbableProperty
    static let most = 10
    static func describe<Value>(_ value: Value) -> String { "\(value) of \(most)" }
}

// @Stubbable(calls: true)
struct ScopedPool<Value> {
    static func size(of values: [Value]) -> Int { values.count }
}

// @Stubbable(calls: true)
@MainActor final class ScopedScreen {
    static func scale() -> Int { 2 }
    let size = 3
    func title(_ number: Int) -> String { "original \(number)" }
    func load(_ number: Int) async -> Int { number + size }
}

// @Stubbable
final class ScopedService: Sendable {
    func fetch(_ number: Int) async throws -> Int { number }
    func count(_ number: Int) -> Int { number + more() }
    func more() -> Int { 0 }
}

// @Stubbable
actor ScopedCounter {
    func next() -> Int { 1 }
}

// @Stubbable
class ScopedBase {
    class func name() -> String { "base" }
}

// @Stubbable
final class ScopedDerived: ScopedBase {
    override class func name() -> String { "derived of " + super.name() }
    static func own() -> String { "own" }
}

// @StubbableFunction
func scopedGreeting(_ name: String) -> String { "Hello, \(name)" }
struct ScopedFailure: Error {}
