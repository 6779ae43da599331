@Stubbable
public final class Inlined {
    @inlinable public func f() -> Int { 1 }
    @inlinable public init() {}
    @usableFromInline func g() -> Int { 2 }
    @inline(never) func h() -> Int { 3 }
    @discardableResult public func i() -> Int { 4 }
}

@Stubbable
public struct InlinedPair {
    public let first: Int, second: String
    public var low = 1, high = 2
    @inlinable public init(_ first: Int, _ second: String) {
        self.first = first
        self.second = second
    }
    @inlinable public func text() -> String { "\(first)\(second)\(low)\(high)" }
}
