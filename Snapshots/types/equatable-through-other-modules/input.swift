import Foundation

/// What its protocol, of another module, asks for is derived: `Hashable`, `Codable`.
@Stubbable
struct Steps: DiscreteFormatStyle {
    var unit: String
    var width: Int = 1
    func format(_ value: Int) -> String { "\(value * width) \(unit)" }
    func discreteInput(before input: Int) -> Int? { input - 1 }
    func discreteInput(after input: Int) -> Int? { input + 1 }
    @StubbableFunction(calls: true) mutating func widen(by more: Int) { width += more }
}

/// What its protocol asks for has nothing to do with it, as far as the file tells.
@Stubbable
public struct Anything: CustomPlaygroundDisplayConvertible {
    public var value: Any
    private var secret: Secret?
    public init(_ value: Any) { self.value = value }
    public var playgroundDescription: Any { value }
    private func reveal() -> Secret? { secret }
    private struct Secret {}
}

@Stubbable
@frozen public struct Tag<Value: Hashable & Codable & Sendable>: DiscreteFormatStyle {
    @usableFromInline var value: Value
    public func format(_ other: Int) -> Value { value }
    public func discreteInput(before input: Int) -> Int? { nil }
    @inlinable public func discreteInput(after input: Int) -> Int? { input }
}

/// Both are written by hand.
@Stubbable
struct ByHand: DiscreteFormatStyle {
    var factor: Int
    func format(_ value: Int) -> Int { value * factor }
    func discreteInput(before input: Int) -> Int? { nil }
    func discreteInput(after input: Int) -> Int? { nil }
    static func == (a: Self, b: Self) -> Bool { a.factor == b.factor }
    func hash(into hasher: inout Hasher) { hasher.combine(factor) }
}
