// @Stubbable
@_fixed_layout public class InlinedCell<Value: Sendable> {
    @usableFromInline let value: Value
    public init(_ value: Value) { self.value = value }
}
extension InlinedCell {
    @_transparent public func load() -> Value { value }
    @_transparent public func load(or other: InlinedCell) -> Value { other.load() }
    public var current: Value { @_transparent get { value } }
}
// @Stubbable
@_fixed_layout public final class InlinedFlag {
    public init() {}
}
extension InlinedFlag {
    @_alwaysEmitIntoClient @_transparent public func test(_ bit: Int) -> Bool { bit == 1 }
    @_alwaysEmitIntoClient public func testTwice(_ bit: Int) -> Bool { test(bit) && Self().test(bit) }
}
