// @Stubbable
@_fixed_layout public final class FixedNode: @unchecked Sendable {
    public var value: Int
    public init(_ value: Int) { self.value = value }
    public func twice() -> Int { 2 * value }
    public static func zero() -> FixedNode { FixedNode(0) }
}
// @Stubbable
@_fixed_layout open class FixedPlain {
    public let number = 3
    public init() {}
    open func half() -> Int { number / 2 }
}
extension FixedPlain { public func third() -> Int { number / 3 } }
